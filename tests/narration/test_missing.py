"""What dice lack for a pattern, for patterns and dice of any kind."""

import pytest
from support.wording import text

from audio_yahtzee.game import Card, Cell, Hand, RuleSet
from audio_yahtzee.game.events import BoxScored
from audio_yahtzee.game.ruleset import Box, DiceSpec, Scoring, Section, Want
from audio_yahtzee.game.scoring import outcome
from audio_yahtzee.messages import sentences
from audio_yahtzee.narration.explaining import explained
from audio_yahtzee.narration.missing import missing

COLORS = ("black", "red", "green", "green", "red", "black")

MISSES = [
    (Want(kinds=(3,)), "12345", "No two are equal.", "Inga är lika."),
    (
        Want(kinds=(3,)),
        "11223",
        "Only two twos or two ones are equal.",
        "Bara två tvåor eller två ettor är lika.",
    ),
    (Want(kinds=(3, 2)), "44444", "All five are fours.", "Alla fem är fyror."),
    (
        Want(kinds=(3, 2)),
        "44442",
        "Only three fours, no pair of another face.",
        "Bara tre fyror, inget par med andra ögon.",
    ),
    (Want(kinds=(4, 1)), "33321", "Only three threes are equal.", "Bara tre treor är lika."),
    (
        Want(kinds=(2, 2), distinct=False),
        "44421",
        "Only two fours, no further pair.",
        "Bara två fyror, inget par till.",
    ),
    (
        Want(kinds=(2, 2, 2)),
        "555566",
        "Only two sixes and two fives, no pair of another face.",
        "Bara två sexor och två femmor, inget par med andra ögon.",
    ),
    (
        Want(kinds=(1, 1, 1)),
        "11122",
        "Only a two and a one, no die of another face.",
        "Bara en tvåa och en etta, ingen tärning med andra ögon.",
    ),
    (
        Want(run=4),
        "23566",
        "Only two, three, five and six, with a four missing.",
        "Bara två, tre, fem och sex, en fyra saknas.",
    ),
    (
        Want(run=5),
        "23455",
        "Only two, three, four and five, with a one or a six missing.",
        "Bara två, tre, fyra och fem, en etta eller en sexa saknas.",
    ),
    (Want(run=5), "11255", "Only one and two are in a row.", "Bara ett och två är i följd."),
    (Want(run=2), "11333", "No two are in a row.", "Inga är i följd."),
    (
        Want(set=(1, 3, 5)),
        "22446",
        "A one, a three and a five are missing.",
        "En etta, en trea och en femma saknas.",
    ),
    (Want(total=13), "66222", "The sum is 18.", "Summan är 18."),
    (Want(kinds=(2,), total=13), "12346", "No two are equal, the sum is 16.", "Inga är lika, summan är 16."),
    (
        Want(same_color=True),
        "11622",
        "Two ones and a six in black, two twos in red.",
        "Två ettor och en sexa i svart, två tvåor i rött.",
    ),
    (
        Want(kinds=(2, 2), same_color=True),
        "11226",
        "Two ones in black, two twos in red.",
        "Två ettor i svart, två tvåor i rött.",
    ),
    (Want(kinds=(2, 2), same_color=True), "12345", "No two are equal.", "Inga är lika."),
]


@pytest.mark.parametrize(("want", "dice", "english", "swedish"), MISSES)
def test_the_nearest_miss_is_told(want, dice, english, swedish):
    told = missing(want, tuple(map(int, dice)), DiceSpec(len(dice), colors=COLORS))
    assert (text(told), text(told, "sv")) == (english, swedish)


def why(box, dice):
    """Return what is said of `dice` in a box of a game that has no other."""
    rules = RuleSet("own", (box,), (Section("upper"),))
    card = Card(rules)
    result = outcome(card, Cell(box.id), Hand(dice), None)
    event = BoxScored(0, Cell(box.id), dice, result, card.write(Cell(box.id), result.raw))
    return text(sentences(*explained(event, rules)))


def test_a_face_that_is_missing_still_brings_what_comes_on_top():
    box = Box("ones", "upper", Want(face=1), Scoring.MATCHED, add=5)
    assert why(box, (2, 2, 3, 4, 6)) == (
        "In ones only ones count, and there are none: two twos, a six, a four and a three. "
        "It pays 5 on top. Together 5."
    )


def test_a_box_that_any_dice_meet_says_so_though_it_names_a_face():
    fixed = Box("ones", "upper", Want(face=1), Scoring.FIXED, points=7)
    assert why(fixed, (2, 2, 3, 4, 6)) == "Ones takes any dice and pays 7 points."
    everything = Box("ones", "upper", Want(face=1), Scoring.ALL)
    assert why(everything, (2, 2, 2, 2, 6)) == "Ones takes any dice: four twos and a six add up to 14."
