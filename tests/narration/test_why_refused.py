"""The rule behind every refusal, in whole sentences."""

from dataclasses import replace

import pytest
from support.cards import state
from support.sitting import shipped
from support.wording import text

from audio_yahtzee.game import Cell, Claim, Keep, Phase, Reason, Roll, Score, legal
from audio_yahtzee.messages import sentences
from audio_yahtzee.narration.reasons import why_refused

FOURS = (4, 4, 4, 4, 4)


def table(name, dice=(2, 2, 5, 6, 1), filled="", **more):
    return state(shipped()[name], dice, cards=(filled,), **more)


def used_up(name, rolls, dice=(2, 2, 5, 6, 1)):
    return replace(table(name, dice, rolls_left=0), roll_number=rolls)


NO_JOKER = state(replace(shipped()["double-yahtzee"], joker=None), FOURS, cards=("yahtzee=50 fours=12",))

REFUSED = {
    "no rolls left": (
        used_up("yahtzee", 3),
        Roll(),
        "A turn has up to 3 rolls, and all are used: now a box must be filled.",
        "En tur har upp till 3 kast, och alla är använda: nu måste en ruta fyllas.",
    ),
    "no rolls left of two": (
        used_up("crag", 2, (1, 2, 3)),
        Keep((0,)),
        "A turn has up to 2 rolls, and all are used: now a box must be filled.",
        "En tur har upp till 2 kast, och alla är använda: nu måste en ruta fyllas.",
    ),
    "no saved rolls left": (
        used_up("maxi-yatzy", 5, (2, 2, 5, 6, 1, 1)),
        Roll(),
        "This turn had 5 rolls, 2 of them saved, and all are used: now a box must be filled.",
        "Den här turen hade 5 kast, varav 2 sparade, och alla är använda: nu måste en ruta fyllas.",
    ),
    "all dice kept": (
        table("yahtzee", kept=(0, 1, 2, 3, 4)),
        Roll(),
        "Kept dice are not rolled, and all 5 are kept. 2 rolls are left for what is released.",
        "Sparade tärningar slås inte, och alla 5 är sparade. 2 kast är kvar för det som släpps.",
    ),
    "before the roll": (
        table("yahtzee", ()),
        Score(Cell("fours")),
        "A turn begins with a roll: until then there are no dice to keep or to score.",
        "En tur börjar med ett kast: dessförinnan finns inga tärningar att spara eller skriva.",
    ),
    "no such die": (
        table("yahtzee"),
        Keep((7,)),
        "Dice are counted from the left, from 1 to 5.",
        "Tärningarna räknas från vänster, från 1 till 5.",
    ),
    "no such box": (
        table("yahtzee"),
        Score(Cell("sevens")),
        "The card has 13 boxes, and none of them is sevens.",
        "Kortet har 13 rutor, och ingen av dem är sevens.",
    ),
    "box filled": (
        table("yahtzee", filled="twos=6"),
        Score(Cell("twos")),
        "Each box is filled once, and twos holds 6.",
        "Varje ruta fylls en gång, och tvåor har 6.",
    ),
    "box filled four times": (
        table("balut", filled="fours=8 fours=12 fours=0 fours=16"),
        Score(Cell("fours")),
        "Each box is filled 4 times, and fours holds 8, 12, 0 and 16.",
        "Varje ruta fylls 4 gånger, och fyror har 8, 12, 0 och 16.",
    ),
    "cell filled": (
        table("triple-yahtzee", filled="twos=6 twos@2=4"),
        Score(Cell("twos", 1)),
        "Each box is filled once, and twos, second column holds 4.",
        "Varje ruta fylls en gång, och tvåor, andra kolumnen har 4.",
    ),
    "from the top down": (
        table("yatzy-forced", filled="ones=1"),
        Score(Cell("fives")),
        "Boxes are filled from the top down: next is twos, and fives comes later.",
        "Rutorna fylls uppifrån och ned: näst på tur är tvåor, och femmor kommer senare.",
    ),
    "section after section": (
        table("yatzy-half-forced", filled="ones=1 twos=4 threes=9 fours=8"),
        Score(Cell("chance")),
        "The upper section is filled first, in any order: fives or sixes. Chance is in the lower section.",
        "Övre delen fylls först, i vilken ordning som helst: femmor eller sexor. Chans hör till nedre delen.",
    ),
    "joker for its own face": (
        table("yahtzee", FOURS, "yahtzee=0"),
        Score(Cell("full_house")),
        (
            "A further yahtzee is a joker, since yahtzee is filled. "
            "As a joker it would pay 25 in full house. But fours is still open, so it must go there."
        ),
        (
            "Ännu en yahtzee är en joker, eftersom yahtzee är ifylld. Som joker skulle den ge 25 i kåk. "
            "Men fyror är fortfarande öppen, så den ska stå där."
        ),
    ),
    "joker for the lower section": (
        table("yahtzee", FOURS, "yahtzee=50 fours=12"),
        Score(Cell("ones")),
        (
            "A further yahtzee is a joker, since yahtzee is filled. "
            "Fours is filled, so it goes in an open lower box."
        ),
        (
            "Ännu en yahtzee är en joker, eftersom yahtzee är ifylld. "
            "Fyror är ifylld, så den ska stå i en öppen ruta i nedre delen."
        ),
    ),
    "joker of the lower section first": (
        table("yahtzee-1956", FOURS, "yahtzee=50"),
        Score(Cell("fours")),
        "A further yahtzee is a joker, since yahtzee is filled. It goes in an open lower box.",
        (
            "Ännu en yahtzee är en joker, eftersom yahtzee är ifylld. "
            "Den ska stå i en öppen ruta i nedre delen."
        ),
    ),
    "joker in columns": (
        table("triple-yahtzee", FOURS, "yahtzee=50 yahtzee@2=0 yahtzee@3=50 fours=8"),
        Score(Cell("fives")),
        (
            "A further yahtzee is a joker, since yahtzee is filled. "
            "Fours, second and third column is still open, so it must go there."
        ),
        (
            "Ännu en yahtzee är en joker, eftersom yahtzee är ifylld. "
            "Fyror, andra och tredje kolumnen är fortfarande öppen, så den ska stå där."
        ),
    ),
    "a claim first": (
        table("double-yahtzee", FOURS, "yahtzee=50 fours=12"),
        Score(Cell("chance")),
        (
            "A further yahtzee, and yahtzee holds 50: 100 extra may be claimed or passed up. "
            "Claimed, it goes in an open lower box; passed up, it may go in any open box."
        ),
        (
            "Ännu en yahtzee, och yahtzee har 50: det går att ta 100 extra eller avstå. "
            "Med extrapoängen ska kastet skrivas i en öppen ruta i nedre delen, "
            "utan dem i vilken öppen ruta som helst."
        ),
    ),
    "a claim first, where there is no joker": (
        NO_JOKER,
        Score(Cell("sixes")),
        "A further yahtzee, and yahtzee holds 50: 100 extra may be claimed or passed up.",
        "Ännu en yahtzee, och yahtzee har 50: det går att ta 100 extra eller avstå.",
    ),
    "claimed already": (
        table("double-yahtzee", FOURS, "yahtzee=50", claimed=True),
        Claim(claimed=False),
        "The extra was claimed in this turn, and the answer holds for the whole turn.",
        "Extrapoängen är tagna i den här turen, och svaret gäller hela turen.",
    ),
    "passed up already": (
        table("double-yahtzee", FOURS, "yahtzee=50", claimed=False),
        Claim(claimed=True),
        "The extra was passed up in this turn, and the answer holds for the whole turn.",
        "Det blev nej till extrapoängen i den här turen, och svaret gäller hela turen.",
    ),
    "nothing to claim in this game": (
        table("yahtzee-plain"),
        Claim(claimed=True),
        "This game has no extra that could be claimed.",
        "Det här spelet har inga extrapoäng att ta.",
    ),
    "nothing to claim by hand": (
        table("yahtzee"),
        Claim(claimed=True),
        "An extra is counted by itself here: nothing has to be claimed.",
        "Extrapoäng räknas av sig själva här: de behöver inte tas.",
    ),
    "nothing to claim for these dice": (
        table("double-yahtzee", (4, 4, 4, 4, 1), "yahtzee=50"),
        Claim(claimed=True),
        "An extra is for a further yahtzee, which needs all five dice equal: only four fours are equal.",
        "Extrapoäng ges för ännu en yahtzee, som kräver alla fem tärningarna lika: bara fyra fyror är lika.",
    ),
    "nothing to claim for the first": (
        table("double-yahtzee", FOURS),
        Claim(claimed=True),
        "No extra: yahtzee is still open.",
        "Inga extrapoäng: yahtzee är fortfarande öppen.",
    ),
    "nothing to claim after a zero": (
        table("double-yahtzee", FOURS, "yahtzee=0"),
        Claim(claimed=True),
        "No extra: yahtzee holds a zero.",
        "Inga extrapoäng: yahtzee har en nolla.",
    ),
    "in a roll-off": (
        table("double-yahtzee", (), phase=Phase.ROLL_OFF),
        Score(Cell("fours")),
        (
            "The cards are full. Those who are tied roll all dice once, the highest sum wins, "
            "and nothing is kept or written."
        ),
        (
            "Korten är fulla. De som ligger lika slår alla tärningar en gång, högst summa vinner, "
            "och inget sparas eller skrivs."
        ),
    ),
    "after a winning roll": (
        table("generala", (), "generala=50", phase=Phase.OVER),
        Roll(),
        "The game is over because one roll has won it at once.",
        "Partiet är slut eftersom ett kast vann det direkt.",
    ),
}


@pytest.mark.parametrize("case", REFUSED.values(), ids=REFUSED)
@pytest.mark.parametrize("language", ["en", "sv"])
def test_the_rule_behind_a_refusal_is_told(case, language):
    laid, command, english, swedish = case
    refusal = legal(laid).refusal(command)
    assert text(sentences(*why_refused(refusal, laid)), language) == {"en": english, "sv": swedish}[language]


def test_every_reason_is_among_them():
    refused = {legal(laid).refusal(command).reason for laid, command, _, _ in REFUSED.values()}
    assert refused == set(Reason)
