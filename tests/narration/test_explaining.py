"""Why something is not possible, and what would be wise, in a sentence."""

import pytest
from support.wording import text

from audio_yahtzee.game import Cell, Reason
from audio_yahtzee.game.refusal import Refusal
from audio_yahtzee.narration.refusals import refused

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
