"""Keys that fill boxes: the one in focus, zeros asked about, taking back."""

from support.sitting import Sitting

from audio_yahtzee.session.focus import Zone


def test_enter_scores_the_box_in_focus(anna):
    assert anna.press("enter") == ["No box is in focus. E lists the boxes."]
    anna.press("tab", "down")
    assert anna.press("enter")[0] == "Twos, 4."
    assert anna.session.mode.focus.zone is Zone.DICE


def test_a_filled_box_is_refused_with_what_it_holds(anna):
    anna.press("tab", "down", "enter", "r", "tab", "down")
    assert anna.press("enter") == ["Twos is filled already, with 4."]
    assert anna.ear.sounds == ["error"]


def test_a_zero_where_points_were_to_be_had_is_asked_about_once(anna):
    anna.press("tab", "down", "down")
    assert anna.press("enter") == ["Threes would score nothing. Press Enter again to write a zero."]
    assert anna.state.card.entries == ()
    assert anna.press("enter")[0] == "Threes, nothing."


def test_the_question_about_a_zero_is_for_that_box_alone(anna):
    anna.press("tab", "down", "down", "enter", "down")
    assert anna.press("enter") == ["Fours would score nothing. Press Enter again to write a zero."]


def test_only_the_very_next_key_confirms_a_zero(anna):
    anna.press("tab", "down", "down", "enter", "t")
    assert anna.press("enter") == ["Threes would score nothing. Press Enter again to write a zero."]
    assert anna.press("enter")[0] == "Threes, nothing."


def test_after_another_roll_a_zero_is_asked_about_again(anna):
    anna.press("tab", "end", "up", "enter")
    anna.dice.faces = [2, 2, 5, 6, 1]
    anna.press("r")
    assert anna.press("enter")[0].startswith("Yahtzee would score nothing.")


def test_from_the_list_a_zero_is_asked_about_too(anna):
    anna.press("e", "end")
    assert anna.press("enter")[0].startswith("Yahtzee would score nothing. Press Enter again")
    assert anna.press("enter")[0] == "Yahtzee, nothing."


def test_where_nothing_pays_a_zero_is_written_without_a_question():
    sitting = Sitting(dice="66666 22222")
    for box in ("s", "y", "c", "three", "four", "full"):
        sitting.dice.faces = [6] * 5
        sitting.press("r", "e")
        sitting.choose({"s": "sixes", "y": "yahtzee", "c": "chance"}.get(box, box))
    sitting.dice.faces = [6, 6, 5, 5, 4]
    sitting.press("r")
    for box, points in (("fives", 10), ("fours", 4)):
        sitting.press("e")
        assert sitting.choose(box)[0] == f"{box.capitalize()}, {points}."
        sitting.dice.faces = [6, 6, 5, 5, 4]
        sitting.press("r")
    sitting.press("e")
    assert sitting.press("enter")[0].endswith(", nothing.")


def test_keeping_and_scoring_are_taken_back_and_redone(anna):
    anna.press("1", "2")
    assert anna.press("ctrl+z") == ["Taken back.", "A two kept; a six, a five, a two and a one."]
    assert anna.press("ctrl+y") == ["Keep a two."]
    anna.press("tab", "down", "enter")
    assert anna.press("ctrl+z") == ["Twos taken back.", "Two twos kept; a six, a five and a one."]
    assert anna.state.card.entries == ()
    assert anna.press("ctrl+y")[:1] == ["Twos, 4."]
    assert anna.press("ctrl+y") == ["Nothing was taken back."]


def test_in_swedish_what_is_taken_back_agrees_with_its_box():
    anna = Sitting(language="sv", dice="22561")
    anna.press("r", "e", "enter")
    assert anna.press("ctrl+z")[0] == "Tog tillbaka chans."


def test_a_roll_is_never_taken_back(anna):
    assert anna.press("ctrl+z") == ["A roll cannot be taken back."]
    assert Sitting().press("ctrl+z") == ["Nothing to take back."]


def test_what_was_taken_back_is_forgotten_once_something_else_is_done(anna):
    anna.press("1", "ctrl+z", "2")
    assert anna.press("ctrl+y") == ["Nothing was taken back."]


def test_the_other_players_score_is_taken_back_before_one_rolls(two):
    two.press("tab", "down", "enter")
    assert two.press("t") == ["Bertil, round 1 of 13, 3 rolls left."]
    assert two.press("ctrl+z")[0] == "Twos taken back."
    assert two.press("t") == ["Anna, round 1 of 13, 2 rolls left."]
    two.press("ctrl+y", "r")
    assert two.press("ctrl+z")[0].startswith("A roll cannot be taken back.")
