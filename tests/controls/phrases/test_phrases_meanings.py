"""Meanings as values, and the dice they speak of."""

import pytest

from audio_yahtzee.controls.phrases.meaning import Meaning, Meant, Portion, meaning, of_portions


def test_two_meanings_are_one_whatever_the_order_of_their_slots():
    assert meaning(Meant.SCORE, box="fives", column=2) == meaning(Meant.SCORE, column=2, box="fives")
    assert len({meaning(Meant.ROLL), Meaning(Meant.ROLL)}) == 1


@pytest.mark.parametrize(
    ("portions", "text"),
    [
        ((Portion(4),), "keep.faces face=4"),
        ((Portion(4, 2),), "keep.faces count=2 face=4"),
        ((Portion(4, 2), Portion(6, 1)), "keep.faces faces=4 4 6"),
        ((Portion(4), Portion(6, 2)), "keep.faces faces=4* 6 6"),
    ],
)
def test_dice_by_their_faces_are_written_and_read_alike(portions, text):
    said = of_portions(Meant.KEEP_FACES, portions)
    assert str(said) == text
    assert said.portions == portions


def test_slots_are_read_as_what_they_hold():
    said = meaning(Meant.KEEP_POSITIONS, positions="2 4")
    assert said.positions == (2, 4)
    assert said.portions == ()
    assert said.box is None
    assert said.number("positions") is None
    assert meaning(Meant.SCORE, box="fives").box == "fives"
    assert meaning(Meant.ROLL).positions == ()
