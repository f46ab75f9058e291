"""The seven primitives: which dice form a pattern."""

from collections import Counter

import pytest

from audio_yahtzee.game.patterns import _groups, match
from audio_yahtzee.game.ruleset import DiceSpec, Want

FIVE = DiceSpec()
COLOURED = DiceSpec(colors=("black", "red", "green", "green", "red", "black"))


def faces(text):
    return tuple(map(int, text.split()))


@pytest.mark.parametrize(
    ("want", "dice", "matched"),
    [
        (Want(), "3 1 6 6 2", "1 2 3 6 6"),
        (Want(face=4), "4 1 4 6 2", "4 4"),
        (Want(face=4), "1 1 2 6 2", ""),
        (Want(kinds=(2,)), "3 6 3 6 1", "6 6"),
        (Want(kinds=(3,)), "2 2 2 2 5", "2 2 2"),
        (Want(kinds=(3,)), "2 2 5 5 1", None),
        (Want(kinds=(2, 2)), "1 1 4 4 4", "1 1 4 4"),
        (Want(kinds=(2, 2)), "4 4 4 4 1", None),
        (Want(kinds=(2, 2), distinct=False), "4 4 4 4 1", "4 4 4 4"),
        (Want(kinds=(3, 2)), "5 2 5 2 5", "2 2 5 5 5"),
        (Want(kinds=(3, 2)), "5 5 5 5 5", None),
        (Want(kinds=(3, 2), distinct=False), "5 5 5 5 5", "5 5 5 5 5"),
        (Want(run=4), "3 4 5 6 3", "3 4 5 6"),
        (Want(run=4), "1 2 3 4 5", "2 3 4 5"),
        (Want(run=4), "1 2 3 5 6", None),
        (Want(run=5), "6 5 4 3 2", "2 3 4 5 6"),
        (Want(set=(1, 2, 3, 4, 5)), "5 4 3 2 1", "1 2 3 4 5"),
        (Want(set=(1, 2, 3, 4, 5)), "6 5 4 3 2", None),
        (Want(set=(1, 3, 5)), "1 3 5 5 5", "1 3 5"),
        (Want(total=13), "1 2 3 3 4", "1 2 3 3 4"),
        (Want(total=13), "1 2 3 3 5", None),
        (Want(kinds=(2,), total=13), "3 5 1 1 3", "3 3"),
        (Want(kinds=(2,), total=13), "1 2 3 4 5", None),
        (Want(face=2, kinds=(2,)), "2 2 5 5 1", "2 2 5 5"),
    ],
)
def test_dice_that_form_a_pattern(want, dice, matched):
    expected = None if matched is None else faces(matched)
    assert match(want, faces(dice), FIVE) == expected


@pytest.mark.parametrize(
    ("want", "dice", "matched"),
    [
        (Want(same_color=True), "1 6 1 6 6", "1 1 6 6 6"),
        (Want(same_color=True), "1 6 1 6 5", None),
        (Want(kinds=(2, 2), same_color=True, distinct=False), "3 3 4 4 6", "3 3 4 4"),
        (Want(kinds=(2, 2), same_color=True), "3 3 6 6 4", None),
        (Want(kinds=(2,), same_color=True), "1 1 5 5 2", "5 5"),
    ],
)
def test_colours_are_asked_of_the_dice_that_were_picked(want, dice, matched):
    expected = None if matched is None else faces(matched)
    assert match(want, faces(dice), COLOURED) == expected


def test_the_best_paying_of_several_choices_is_taken_with_six_dice():
    six = DiceSpec(count=6)
    assert match(Want(kinds=(3, 2)), faces("2 2 2 6 6 6"), six) == faces("2 2 6 6 6")
    assert match(Want(kinds=(2, 2)), faces("1 1 3 3 5 5"), six) == faces("3 3 5 5")


def test_runs_go_up_to_the_highest_face_of_the_die():
    ten = DiceSpec(count=4, faces=10)
    assert match(Want(run=4), faces("10 8 7 9"), ten) == faces("7 8 9 10")
    assert match(Want(run=4), faces("9 8 7 6"), DiceSpec(count=4, faces=8)) is None


@pytest.mark.parametrize("distinct", [True, False])
@pytest.mark.parametrize("kinds", [(1,) * 8, (2, 2, 1, 1), (4, 2, 2), (3, 3, 1)])
def test_a_choice_of_groups_is_looked_at_once_however_its_groups_are_named(kinds, distinct):
    """A file that asks for eight single dice would otherwise be checked for a quarter of a minute."""
    hand = ((1, 2), (2, 2), (3, 1), (5, 2), (6, 3), (8, 1), (9, 4), (10, 2))
    choices = Counter(tuple(sorted(choice.items())) for choice in _groups(kinds, hand, distinct=distinct))
    assert len(choices) <= choices.total() < 1.2 * len(choices)
