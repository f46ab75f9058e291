"""Sentences as people at a table say them, and what is meant."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audio_yahtzee.controls.phrases.understanding import Understood
from tests.support.phrasing import anything, phrases

ENGLISH = {
    "roll": "roll",
    "Roll the dice.": "roll",
    "roll the others": "roll",
    "keep two fours": "keep.faces count=2 face=4",
    "keep the fours": "keep.faces face=4",
    "keep both fours": "keep.faces count=2 face=4",
    "keep all the fours": "keep.faces face=4",
    "keep a two": "keep.faces count=1 face=2",
    "keep the two": "keep.faces count=1 face=2",
    "keep the two twos": "keep.faces count=2 face=2",
    "hold the two fours": "keep.faces count=2 face=4",
    "keep 2 4s": "keep.faces count=2 face=4",
    "keep 3 3 5": "keep.faces faces=3 3 5",
    "keep two fours and a six": "keep.faces faces=4 4 6",
    "keep the fours and the two sixes": "keep.faces faces=4* 6 6",
    "keep the ones, twos and threes": "keep.faces faces=1* 2* 3*",
    "keep two fours and a four": "keep.faces count=3 face=4",
    "keep only the fives": "keep.only face=5",
    "keep everything but the two": "keep.except face=2",
    "keep everything except the two and the threes": "keep.except faces=2* 3*",
    "everything but a two": "keep.except count=1 face=2",
    "I'll keep all of the fours": "keep.faces face=4",
    "okay, roll": "roll",
    "keep the one, the three and the five": "keep.faces faces=1 3 5",
    "keep the six too": "keep.faces count=1 face=6",
    "throw away the two": "release.faces count=1 face=2",
    "roll the twos again": "reroll.faces face=2",
    "roll the other three dice": "roll",
    "put it in the fours box": "score box=fours",
    "zero in ones": "score box=ones",
    "no, dice two": "correct positions=2",
    "what would I get for threes": "ask.preview_box box=threes",
    "how many points do I have": "ask.standing",
    "what did the computer roll": "ask.last_turn",
    "keep dice two and four": "keep.positions positions=2 4",
    "keep dice 4 and 2": "keep.positions positions=2 4",
    "keep die number three": "keep.positions positions=3",
    "keep the first and third dice": "keep.positions positions=1 3",
    "keep the first three": "keep.first count=3",
    "keep the last two dice": "keep.last count=2",
    "keep everything": "keep.all",
    "keep nothing": "keep.none",
    "release the six": "release.faces count=1 face=6",
    "release dice one": "release.positions positions=1",
    "reroll the twos": "reroll.faces face=2",
    "reroll dice two": "reroll.positions positions=2",
    "reroll everything": "reroll.all",
    "threes": "score box=threes",
    "score threes": "score box=threes",
    "Write it in the full-house, please": "score box=full_house",
    "small straight": "score box=small_straight",
    "strike chance": "score box=chance",
    "yes": "yes",
    "no": "no",
    "number four": "choose number=4",
    "the second one": "choose number=2",
    "never mind": "cancel",
    "take that back": "undo",
    "redo": "redo",
    "no, the fives": "correct face=5",
    "no, two fives": "correct count=2 face=5",
    "no, chance": "correct box=chance",
    "what do I have": "ask.dice",
    "what can I score?": "ask.preview",
    "what would threes give": "ask.preview_box box=threes",
    "my card": "ask.card",
    "who's winning": "ask.standing",
    "rolls left": "ask.turn",
    "how far to the bonus": "ask.bonus",
    "what\N{RIGHT SINGLE QUOTATION MARK}s open": "ask.open",
    "what can I say": "ask.say",
    "say that again": "ask.repeat",
    "explain": "ask.explain",
    "what should I do": "ask.advice",
    "why": "ask.why",
    "what are my chances": "ask.chances",
    "will I win": "ask.chances",
    "how did I play": "ask.review",
    "my mistakes": "ask.review",
    "train me": "training",
    "stop training": "training",
    "last turn": "ask.last_turn",
    "my records": "ask.records",
    "high scores": "ask.records",
    "highscores": "ask.records",
    "are my dice fair": "ask.fairness",
    "are these dice loaded": "ask.fairness",
    "unfinished games": "ask.unfinished",
    "show me my saved games": "ask.unfinished",
    "load a game": "ask.unfinished",
    "slower": "slower",
    "faster": "faster",
    "louder": "louder",
    "softer": "quieter",
    "help": "help",
    "menu": "menu",
    "new game": "new_game",
    "quit": "leave",
    "hush": "hush",
    "keep the fours and roll": "keep.faces face=4 + roll",
    "keep the fours, roll": "keep.faces face=4 + roll",
    "keep the fours roll": "keep.faces face=4 + roll",
    "keep two fours and a six and then roll again": "keep.faces faces=4 4 6 + roll",
    "release the six and keep the fours and roll": "release.faces count=1 face=6 + keep.faces face=4 + roll",
    "undo, then keep the fives": "undo + keep.faces face=5",
}

SWEDISH = {
    "slå": "roll",
    "slå om": "roll",
    "kasta tärningarna": "roll",
    "behåll två fyror": "keep.faces count=2 face=4",
    "behåll fyrorna": "keep.faces face=4",
    "spara alla fyror": "keep.faces face=4",
    "behåll båda fyrorna": "keep.faces count=2 face=4",
    "behåll de två sexorna": "keep.faces count=2 face=6",
    "behåll en tvåa": "keep.faces count=1 face=2",
    "behåll femman": "keep.faces count=1 face=5",
    "behåll två fyror och en sexa": "keep.faces faces=4 4 6",
    "behåll ettorna tvåorna och treorna": "keep.faces faces=1* 2* 3*",
    "behåll 2 4:or": "keep.faces count=2 face=4",
    "behåll 3 3 5": "keep.faces faces=3 3 5",
    "behåll bara sexorna": "keep.only face=6",
    "behåll allt utom tvåan": "keep.except face=2",
    "allt utom tvåan": "keep.except face=2",
    "behåll alla utom tvåan och trean": "keep.except faces=2* 3*",
    "spara ettan, trean och femman": "keep.faces faces=1 3 5",
    "behåll de båda fyrorna": "keep.faces count=2 face=4",
    "jag vill behålla fyrorna": "keep.faces face=4",
    "sätt noll på yatzy": "score box=yahtzee",
    "slå om resten": "roll",
    "spara dom två fyrorna": "keep.faces count=2 face=4",
    "behåll sexan också": "keep.faces count=1 face=6",
    "jag sparar fyrorna": "keep.faces face=4",
    "jag tar kåken": "score box=full_house",
    "en nolla på ettorna": "score box=ones",
    "slå de tre andra": "roll",
    "nej, tärning två": "correct positions=2",
    "hur många poäng har jag": "ask.standing",
    "klarar jag bonusen": "ask.bonus",
    "vad slog datorn": "ask.last_turn",
    "behåll tärning två och fyra": "keep.positions positions=2 4",
    "behåll första och tredje tärningen": "keep.positions positions=1 3",
    "behåll de tre första": "keep.first count=3",
    "behåll de två sista tärningarna": "keep.last count=2",
    "behåll alla": "keep.all",
    "behåll inget": "keep.none",
    "släpp sexan": "release.faces count=1 face=6",
    "släpp tärning ett": "release.positions positions=1",
    "slå om tvåorna": "reroll.faces face=2",
    "slå om tärning två": "reroll.positions positions=2",
    "slå om allt": "reroll.all",
    "treor": "score box=threes",
    "skriv det på treor": "score box=threes",
    "kåken": "score box=full_house",
    "lilla stegen": "score box=small_straight",
    "triss": "score box=three_of_a_kind",
    "tretal": "score box=three_of_a_kind",
    "stryk chansen": "score box=chance",
    "ja": "yes",
    "nej": "no",
    "nummer fyra": "choose number=4",
    "den andra": "choose number=2",
    "avbryt": "cancel",
    "jag ångrar mig": "undo",
    "gör om": "redo",
    "nej, femmorna": "correct face=5",
    "nej, chansen": "correct box=chance",
    "vad har jag": "ask.dice",
    "vad kan jag skriva?": "ask.preview",
    "vad ger kåken": "ask.preview_box box=full_house",
    "mitt kort": "ask.card",
    "hur står det": "ask.standing",
    "hur många slag har jag kvar": "ask.turn",
    "hur långt till bonusen": "ask.bonus",
    "vad är kvar": "ask.open",
    "vad kan jag säga": "ask.say",
    "säg det igen": "ask.repeat",
    "förklara": "ask.explain",
    "vad ska jag göra": "ask.advice",
    "varför": "ask.why",
    "vilka chanser har jag": "ask.chances",
    "vinner jag": "ask.chances",
    "hur spelade jag": "ask.review",
    "mina misstag": "ask.review",
    "träna mig": "training",
    "mina resultat": "ask.records",
    "topplistan": "ask.records",
    "mitt bästa resultat": "ask.records",
    "sluta träna": "training",
    "förra turen": "ask.last_turn",
    "är mina tärningar rättvisa": "ask.fairness",
    "är tärningarna riggade": "ask.fairness",
    "ofärdiga partier": "ask.unfinished",
    "sparade spel": "ask.unfinished",
    "fortsätt ett annat parti": "ask.unfinished",
    "långsammare": "slower",
    "snabbare": "faster",
    "högre": "louder",
    "tystare": "quieter",
    "hjälp": "help",
    "meny": "menu",
    "nytt spel": "new_game",
    "avsluta": "leave",
    "tyst": "hush",
    "behåll fyrorna och slå": "keep.faces face=4 + roll",
    "spara båda fyrorna och sexan, slå": "keep.faces faces=4 4 6 + roll",
    "ångra och behåll femmorna": "undo + keep.faces face=5",
}

OTHER_RULES = [
    ("en", "triple-yahtzee", "threes in the third column", "score box=threes column=3"),
    ("en", "triple-yahtzee", "threes", "score box=threes"),
    ("sv", "triple-yahtzee", "treor i tredje kolumnen", "score box=threes column=3"),
    ("sv", "triple-yahtzee", "skriv kåken i kolumn två", "score box=full_house column=2"),
    ("en", "maxi-yatzy", "keep six fours", "keep.faces count=6 face=4"),
    ("sv", "maxi-yatzy", "kåk", "score box=hut"),
    ("sv", "maxi-yatzy", "huset", "score box=house"),
    ("en", "yacht", "small straight", "score box=little_straight"),
    ("sv", "balut", "stegen", "score box=straight"),
    ("en", "double-yahtzee", "claim it", "claim.yes"),
    ("sv", "double-yahtzee", "avstå bonusen", "claim.no"),
    ("en", "kismet", "full house same color", "score box=full_house_same_color"),
    ("en", "kismet", "full house", "score box=full_house"),
]


def heard(tag, text, rules="yahtzee"):
    understanding = phrases(tag).understand(text, anything(rules))
    assert isinstance(understanding, Understood), understanding
    return " + ".join(map(str, understanding.meanings))


@pytest.mark.parametrize(("text", "meant"), ENGLISH.items())
def test_english_as_it_is_spoken_is_understood(text, meant):
    assert heard("en", text) == meant


@pytest.mark.parametrize(("text", "meant"), SWEDISH.items())
def test_swedish_as_it_is_spoken_is_understood(text, meant):
    assert heard("sv", text) == meant


@pytest.mark.parametrize(("tag", "rules", "text", "meant"), OTHER_RULES)
def test_boxes_and_columns_of_other_games_are_understood(tag, rules, text, meant):
    assert heard(tag, text, rules) == meant


@pytest.mark.parametrize(
    ("tag", "text"),
    [
        ("en", "roll dice two"),  # too like "hold dice two"
        ("en", "keep seven fours"),
        ("en", "keep the sevens"),
        ("en", "keep dice six"),
        ("en", "keep three fours and three fives"),
        ("en", "keep dice one and threes"),
        ("en", "threes in the second column"),
        ("en", "fivesome"),
        ("en", ""),
        ("en", " ,.!"),
        ("sv", "behåll sju fyror"),
        ("sv", "treor i andra kolumnen"),
        ("sv", "slå tärning två"),
    ],
)
def test_what_cannot_be_on_this_table_is_no_phrase(tag, text):
    assert not isinstance(phrases(tag).understand(text, anything()), Understood)


@pytest.mark.parametrize("text", ["keep two fours " * 500, "and " * 300, "keep the " + "fours and " * 40])
def test_endless_sentences_are_looked_at_in_part_only(text):
    assert not isinstance(phrases("en").understand(text, anything()), Understood)


WORDS = (
    *("keep", "the", "two", "fours", "fives", "roll", "and", "then", "no", "dice", "one", "but", "all"),
    *("(", "{box}", "<dice>", "|", "[", ",", "*", "4s"),
)


@given(st.one_of(st.text(max_size=40), st.lists(st.sampled_from(WORDS), max_size=9).map(" ".join)))
def test_nothing_that_is_typed_breaks_understanding(text):
    understanding = phrases("en").understand(text, anything())
    for said in getattr(understanding, "choices", ()) or [getattr(understanding, "meanings", ())]:
        assert all(phrases("en").phrase((each,), anything().card) for each in said)
