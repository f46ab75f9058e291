"""What people say at a table without having been taught it."""

import pytest

from audio_yahtzee.controls.phrases.understanding import Understood
from tests.support.phrasing import anything, phrases

ENGLISH = {
    "one more roll": "roll",
    "roll once more": "roll",
    "roll all five": "reroll.all",
    "roll all the dice again": "reroll.all",
    "roll everything but the sixes": "reroll.except face=6",
    "reroll all except the twos and the six": "reroll.except faces=2* 6*",
    "lock the fours": "keep.faces face=4",
    "keep all three fours": "keep.faces count=3 face=4",
    "keep a single four": "keep.faces count=1 face=4",
    "keep the last die": "keep.last count=1",
    "keep 'em all": "keep.all",
    "don't keep the sixes": "release.faces face=6",
    "mark it as chance": "score box=chance",
    "I take the full house": "score box=full_house",
    "put zero on yahtzee": "score box=yahtzee",
    "scratch out the twos": "score box=twos",
    "three of the same": "score box=three_of_a_kind",
    "oops": "undo",
    "what's my roll": "ask.dice",
    "which ones are kept": "ask.dice",
    "what are my choices": "ask.preview",
    "what's full house worth": "ask.preview_box box=full_house",
    "what's on my card": "ask.card",
    "am I winning": "ask.standing",
    "which round are we in": "ask.turn",
    "how far am I from the bonus": "ask.bonus",
    "what's still open": "ask.open",
    "which commands are there": "ask.say",
    "what's the best move": "ask.advice",
    "I didn't catch that": "ask.repeat",
    "a bit slower": "slower",
    "wait": "hush",
    "I want a new game": "new_game",
    "bye": "leave",
    "settings": "menu",
    "take the bonus": "claim.yes",
}
SWEDISH = {
    "ett kast till": "roll",
    "slå en gång till": "roll",
    "slå om allt igen": "reroll.all",
    "slå om allt utom sexorna": "reroll.except face=6",
    "slå alla utom tvåorna och sexan": "reroll.except faces=2* 6*",
    "behåll alla tre fyrorna": "keep.faces count=3 face=4",
    "behåll ett par fyror": "keep.faces count=2 face=4",
    "behåll en enda fyra": "keep.faces count=1 face=4",
    "behåll den sista": "keep.last count=1",
    "behåll inte sexorna": "release.faces face=6",
    "räkna det som chans": "score box=chance",
    "det blir kåk": "score box=full_house",
    "jag vill ha kåk": "score box=full_house",
    "jag vill ha bonusen": "claim.yes",
    "stryk yatzyn": "score box=yahtzee",
    "offra ettorna": "score box=ones",
    "hoppsan": "undo",
    "vilka är behållna": "ask.dice",
    "vilka val har jag": "ask.preview",
    "vad är kåken värd": "ask.preview_box box=full_house",
    "vad har jag på kortet": "ask.card",
    "leder jag": "ask.standing",
    "vilken omgång är vi på": "ask.turn",
    "har jag fått bonusen": "ask.bonus",
    "vad finns kvar": "ask.open",
    "vilka kommandon finns det": "ask.say",
    "vad är bästa draget": "ask.advice",
    "jag hörde inte vad du sa": "ask.repeat",
    "lite långsammare": "slower",
    "vänta": "hush",
    "jag vill ha ett nytt spel": "new_game",
    "sluta spelet": "leave",
    "inställningar": "menu",
}
ELSEWHERE = [
    ("en", "triple-yahtzee", "fives, third column", "score box=fives column=3"),
    ("sv", "triple-yahtzee", "femmor kolumn tre", "score box=fives column=3"),
    ("en", "balut", "a balut", "score box=balut"),
    ("sv", "yatzy", "stryk yatzyn", "score box=yatzy"),
]
SAID = [
    *(("en", "yahtzee", *pair) for pair in ENGLISH.items()),
    *(("sv", "yahtzee", *pair) for pair in SWEDISH.items()),
    *ELSEWHERE,
]


@pytest.mark.parametrize(("language", "rules", "text", "meant"), SAID)
def test_what_was_never_taught_is_understood_too(language, rules, text, meant):
    understood = phrases(language).understand(text, anything(rules))
    assert isinstance(understood, Understood)
    assert [str(said) for said in understood.meanings] == [meant]
