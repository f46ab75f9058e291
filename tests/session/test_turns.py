"""Turns that are over are told as a whole, and walked roll by roll."""

import pytest
from support.sitting import Sitting


@pytest.fixture
def played():
    """Return a sitting after two turns of Anna and Bertil each: she kept two dice, then one more."""
    sitting = Sitting(people=("Anna", "Bertil"), dice="22561 343 55 66666 12345 11223")
    sitting.press("r", "1", "2", "r", "3", "r")
    sitting.choose_box = lambda box: (sitting.press("e"), sitting.choose(box))
    sitting.choose_box("chance")
    for box in ("sixes", "large", "ones"):
        sitting.press("r")
        sitting.choose_box(box)
    return sitting


def test_turns_are_walked_roll_by_roll_each_with_what_was_kept_for_it(played):
    assert played.press("shift+l") == ["Turns.", "Bertil, round 2: ones 2."]
    assert played.press("down", "down") == ["Bertil, round 1: sixes 30."]
    assert played.press("down") == ["Anna, round 1: chance 17."]
    assert played.press("right") == ["Two, two, five, six, one."]
    assert played.press("right") == ["Keep two twos. Three, four, three."]
    assert played.press("right") == ["Keep two twos and a three. Five, five."]
    assert played.press("right")[0].startswith("Chance, 17.")
    played.press("right")
    assert played.ear.sounds == ["menu.end"]
    assert played.press("left") == ["Keep two twos and a three. Five, five."]
    assert played.press("up") == ["Bertil, round 1: sixes 30."]
    assert played.press("down") == ["Anna, round 1: chance 17."]


def test_a_letter_goes_to_the_same_players_turn_before(played):
    played.press("shift+l")
    assert played.press("b") == ["Bertil, round 1: sixes 30."]
    assert played.press("b") == ["Bertil, round 2: ones 2."]
    assert played.press("a") == ["Anna, round 2: large straight 40."]
    assert played.press("a") == ["Anna, round 1: chance 17."]
    assert played.press("2") == ["Anna, round 2: large straight 40."]


def test_enter_tells_the_whole_turn_and_x_why_it_paid(played):
    played.press("shift+l")
    assert played.press("end", "enter")[:3] == [
        "Anna, round 1.",
        "Two, two, five, six, one.",
        "Keep two twos.",
    ]
    assert played.press("x") == ["Chance takes any dice: two fives, two twos and a three add up to 17."]
    assert played.press("escape") == ["Anna, round 3 of 13, 3 rolls left."]


def test_all_that_was_kept_is_told_again_not_only_the_last_die(played):
    assert played.press("l", "l", "l", "l")[2] == "Keep two twos."


def test_before_any_turn_is_over_it_is_said_so(anna):
    assert anna.press("shift+l") == ["No turn is finished yet."]


def test_while_turns_are_walked_opponents_wait_and_their_turns_are_there():
    sitting = Sitting(opponents=1)
    sitting.press("r", "e", "enter")
    sitting.let_opponents_play()
    assert sitting.press("shift+l")[1].startswith("Computer, round 1: ")
    assert sitting.press("right")[0].startswith("Computer rolls one")
    assert sitting.press("right")[0].startswith("Computer keeps two ones. Rolls 3 dice: ")


def test_the_last_turn_of_a_game_is_walked_without_its_ranking():
    sitting = Sitting("crag")
    sitting.play_to_the_end()
    assert sitting.press("shift+l")[1].startswith("Anna, round 13: ")
    while sitting.press("right") and "menu.end" not in sitting.ear.sounds:
        assert not any("final" in line.casefold() for line in sitting.ear.lines)


def test_help_says_how_in_swedish():
    sitting = Sitting(language="sv")
    sitting.press("r", "e", "enter", "shift+l")
    assert sitting.press("f1")[0].startswith("En tur. Vänster och Höger går kast för kast")
