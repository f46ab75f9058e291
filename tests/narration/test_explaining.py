"""Why a result was so, and why something is not possible."""

from dataclasses import replace

import pytest
from support.cards import scored
from support.sitting import shipped
from support.wording import text

from audio_yahtzee.game import Cell, Claim, Keep, Reason, Roll, Score, Why
from audio_yahtzee.game.refusal import Refusal
from audio_yahtzee.narration.explaining import explained
from audio_yahtzee.narration.refusals import refused
from audio_yahtzee.narration.suggesting import suggested

YAHTZEE = shipped()["yahtzee"]


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (
            scored(YAHTZEE, "twos", 4, matched=(2, 2)),
            "Twos is the sum of all twos: 4 for two twos.",
        ),
        (
            scored(YAHTZEE, "threes", 0),
            ("Threes is the sum of all threes, and there were none: two twos, a six, a five and a one."),
        ),
        (
            scored(YAHTZEE, "full_house", 0, why=Why.UNMET),
            (
                "Full house wants 3 equal and 2 equal, of different faces. Two twos, a six, a five and a one "
                "are not that, so it got nothing."
            ),
        ),
        (
            scored(YAHTZEE, "full_house", 25, why=Why.JOKER_PAYS),
            "A further yahtzee was a joker: it counted as full house and paid 25.",
        ),
        (
            scored(YAHTZEE, "fours", 0, why=Why.JOKER_ZERO),
            "A further yahtzee had to go somewhere: with no better box open, fours got a zero.",
        ),
    ],
)
def test_a_result_is_explained_by_the_rule_that_made_it(event, expected):
    assert [text(line) for line in explained(event, YAHTZEE)] == [expected]


def test_bonus_and_extra_that_came_with_a_result_are_explained_too():
    plain = scored(YAHTZEE, "sixes", 24, matched=(6, 6, 6, 6))
    event = replace(plain, outcome=replace(plain.outcome, bonus=35, extra=100))
    assert [text(line) for line in explained(event, YAHTZEE)][1:] == [
        "With it the upper bonus was reached: 35 more.",
        "A further yahtzee brings 100 extra.",
    ]


def test_a_box_that_needs_another_says_which(family):
    generala = family.get("generala")
    event = scored(generala, "double_generala", 0, why=Why.NEEDS)
    assert [text(line) for line in explained(event, generala)] == [
        "Double generala pays only once generala holds points, so it got nothing."
    ]


TWOS, FIVES = Cell("twos"), Cell("fives")
REFUSED = {
    Reason.GAME_OVER: (Refusal(Reason.GAME_OVER), "The game is over."),
    Reason.ROLL_FIRST: (Refusal(Reason.ROLL_FIRST), "Roll first."),
    Reason.NO_ROLLS_LEFT: (Refusal(Reason.NO_ROLLS_LEFT), "No rolls left: choose a box."),
    Reason.ALL_DICE_KEPT: (
        Refusal(Reason.ALL_DICE_KEPT),
        "All dice are kept: release one to roll, or choose a box.",
    ),
    Reason.NO_SUCH_DIE: (Refusal(Reason.NO_SUCH_DIE, position=6), "There is no die 7: there are 5."),
    Reason.NO_SUCH_BOX: (Refusal(Reason.NO_SUCH_BOX, cell=Cell("sevens")), "No box sevens."),
    Reason.BOX_FILLED: (Refusal(Reason.BOX_FILLED, cell=TWOS), "Twos is filled already, with 6."),
    Reason.OUT_OF_ORDER: (
        Refusal(Reason.OUT_OF_ORDER, cell=FIVES, cells=(TWOS,)),
        "Fives cannot be filled yet: this turn it is twos.",
    ),
    Reason.JOKER_GOES_ELSEWHERE: (
        Refusal(Reason.JOKER_GOES_ELSEWHERE, cell=TWOS, cells=(FIVES, Cell("chance"))),
        "A joker may not go in twos: it must go in fives or chance.",
    ),
    Reason.CLAIM_FIRST: (
        Refusal(Reason.CLAIM_FIRST),
        "A further yahtzee: first claim the extra or pass it up.",
    ),
    Reason.NOTHING_TO_CLAIM: (Refusal(Reason.NOTHING_TO_CLAIM), "Nothing to claim."),
    Reason.CLAIM_IS_MADE: (Refusal(Reason.CLAIM_IS_MADE), "That is answered already."),
    Reason.ROLL_OFF: (Refusal(Reason.ROLL_OFF), "The roll-off takes a roll only."),
}


@pytest.mark.parametrize("reason", list(Reason))
def test_every_refusal_says_why(reason, a_table):
    refusal, expected = REFUSED[reason]
    assert text(refused(refusal, a_table)) == expected


@pytest.mark.parametrize(
    ("command", "kept", "expected"),
    [
        (Roll(), (), "I would roll all dice."),
        (Roll(), (0, 1), "I would keep two twos and roll."),
        (Keep(()), (0, 1), "I would roll all dice."),
        (Keep((3,)), (), "I would keep a six."),
        (Score(FIVES), (), "I would take fives."),
        (Claim(claimed=True), (), "I would claim the extra."),
        (Claim(claimed=False), (), "I would pass it up."),
    ],
)
def test_advice_is_a_sentence(command, kept, expected, a_table):
    assert text(suggested(command, replace(a_table, kept=kept))) == expected


def test_outcomes_have_no_reason_that_is_not_explained(family):
    generala = family.get("generala")
    said = {text(explained(scored(generala, "double_generala", 0, why=why), generala)[0]) for why in Why}
    assert len(said) == len(Why)
