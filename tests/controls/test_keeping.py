"""Which dice are kept after something said."""

import pytest

from audio_yahtzee.controls.kept import Missing, NoMatch
from audio_yahtzee.controls.phrases.keeping import TooFew, kept_after
from audio_yahtzee.controls.phrases.meaning import Meant, meaning

DICE = (2, 2, 5, 6, 2)


@pytest.mark.parametrize(
    ("said", "kept", "after"),
    [
        (meaning(Meant.KEEP_FACES, face=2), (), (0, 1, 4)),
        (meaning(Meant.KEEP_FACES, face=2, count=2), (), (0, 1)),
        (meaning(Meant.KEEP_FACES, face=2, count=2), (4,), (0, 4)),
        (meaning(Meant.KEEP_FACES, face=2, count=1), (0, 1, 3), (0, 3)),
        (meaning(Meant.KEEP_FACES, face=6), (0,), (0, 3)),
        (meaning(Meant.KEEP_FACES, faces="2 2 6"), (), (0, 1, 3)),
        (meaning(Meant.KEEP_ONLY, face=6), (0, 1), (3,)),
        (meaning(Meant.KEEP_EXCEPT, face=2), (0,), (2, 3)),
        (meaning(Meant.KEEP_POSITIONS, positions="1 3"), (4,), (0, 2, 4)),
        (meaning(Meant.KEEP_FIRST, count=3), (), (0, 1, 2)),
        (meaning(Meant.KEEP_LAST, count=2), (), (3, 4)),
        (meaning(Meant.KEEP_ALL), (), (0, 1, 2, 3, 4)),
        (meaning(Meant.KEEP_NONE), (1, 2), ()),
        (meaning(Meant.RELEASE_FACES, face=2), (0, 1, 2), (2,)),
        (meaning(Meant.RELEASE_FACES, face=2, count=1), (0, 1, 2), (0, 2)),
        (meaning(Meant.RELEASE_POSITIONS, positions="2"), (0, 1), (0,)),
        (meaning(Meant.REROLL_FACES, face=2), (), (2, 3)),
        (meaning(Meant.REROLL_FACES, face=2, count=2), (), (0, 2, 3)),
        (meaning(Meant.REROLL_POSITIONS, positions="3 4"), (), (0, 1, 4)),
        (meaning(Meant.REROLL_EXCEPT, face=2), (2,), (0, 1, 4)),
        (meaning(Meant.REROLL_ALL), (0,), ()),
        (meaning(Meant.CORRECT, face=5), (), (2,)),
        (meaning(Meant.CORRECT, positions="2 3"), (), (1, 2)),
        (meaning(Meant.KEEP_FACES, face=4), (), NoMatch(Missing.NO_FACE, 4)),
        (meaning(Meant.KEEP_FACES, face=5, count=2), (), TooFew((5,))),
        (meaning(Meant.KEEP_EXCEPT, face=1), (), NoMatch(Missing.NO_FACE, 1)),
        (meaning(Meant.RELEASE_FACES, face=6), (0,), NoMatch(Missing.NO_KEPT_FACE, 6)),
        (meaning(Meant.RELEASE_FACES, face=3), (0,), NoMatch(Missing.NO_FACE, 3)),
        (meaning(Meant.KEEP_POSITIONS, positions="2 6"), (), NoMatch(Missing.NO_DIE, 6)),
        (meaning(Meant.KEEP_LAST, count=6), (), NoMatch(Missing.NO_DIE, 6)),
        (meaning(Meant.RELEASE_POSITIONS, positions="6"), (), NoMatch(Missing.NO_DIE, 6)),
    ],
    ids=str,
)
def test_what_is_named_is_kept_or_let_go_and_the_rest_stays(said, kept, after):
    assert kept_after(said, DICE, kept) == after


def test_what_is_about_no_dice_is_refused():
    with pytest.raises(ValueError, match="roll"):
        kept_after(meaning(Meant.ROLL), DICE, ())
