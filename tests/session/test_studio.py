"""The rule studio: rules of one's own made by ear, tried, undone, saved and played."""

import pytest
from support.sitting import catalogue, shipped
from support.workshop import in_studio, labels, with_workshop

from audio_yahtzee.controls.intents import KeyPress
from audio_yahtzee.devices.ear import WrittenEar
from audio_yahtzee.messages import Verbosity
from audio_yahtzee.session.setup import Setup

MENU = [
    "Play it",
    "Hear what it is now",
    "Dice, turns, bonus and joker",
    "Boxes",
    "Try some hands",
    "Undo the last change",
    "Save as",
    "Leave the studio",
]


@pytest.fixture
def studio(tmp_path):
    """Return a sitting in the studio, where the common rules are to be changed."""
    return in_studio(tmp_path)


def change(sitting, entry, setting, among="dice, turns"):
    """Change one thing; return what was said. The studio's menu is open before and after."""
    sitting.choose(among)
    sitting.choose(entry)
    heard = sitting.choose(setting)
    while labels(sitting) != MENU:
        sitting.press("escape")
    return heard


def test_the_menu_begins_with_playing(studio):
    assert studio.ear.lines[-2:] == ["Rule studio: Yahtzee.", "Play it."]
    assert labels(studio) == MENU
    studio.press("enter")
    assert studio.visit.played == shipped()["yahtzee"]


def test_what_holds_for_the_whole_game_is_one_list_each_entry_as_it_stands(studio):
    studio.choose("dice, turns")
    entries = labels(studio)
    assert {"Dice: 5", "Rolls a turn: 3", "Order of boxes: any", "Upper bonus: 35"} <= set(entries)
    assert not [entry for entry in entries if "full house" in entry], "what is about a box stands with it"


def test_a_change_is_chosen_from_all_there_are_and_said_with_its_effect(studio):
    studio.choose("dice, turns")
    assert studio.choose("rolls a turn") == ["Rolls a turn.", "3."]
    assert labels(studio) == ["1", "2", "3", "4", "5"]
    assert studio.choose("2") == ["2 rolls a turn, instead of 3."]
    assert "Rolls a turn: 2" in labels(studio)
    assert studio.press("escape") == ["Rule studio: Yahtzee, changed.", "Dice, turns, bonus and joker."]


def test_briefly_only_the_new_state_is_said(tmp_path):
    assert change(in_studio(tmp_path, verbosity=Verbosity.BRIEF), "rolls a turn", "2") == ["2."]


def test_what_is_so_already_may_be_chosen_and_is_nothing_to_undo(studio):
    assert change(studio, "rolls a turn", "3") == ["3."]
    assert studio.choose("undo") == ["Nothing to undo."]
    assert studio.ear.sounds == ["error"]


def test_changes_are_undone_one_by_one(studio):
    change(studio, "rolls a turn", "2")
    change(studio, "upper bonus", "50")
    assert studio.choose("undo") == ["Undone. Upper bonus: 35 points from 63, instead of 50 points from 63."]
    assert studio.choose("undo") == ["Undone. 3 rolls a turn, instead of 2."]
    assert studio.choose("undo") == ["Nothing to undo."]
    studio.choose("play it")
    assert studio.visit.played == shipped()["yahtzee"]


def test_a_box_is_given_other_points_and_can_be_taken_out(studio):
    studio.choose("boxes")
    studio.choose("full house")
    assert {"Five equal dice as full house: no", "Points: 25", "This box: kept"} <= set(labels(studio))
    studio.choose("points")
    assert studio.choose("30")[0].startswith("Full house pays 30 points, instead of 25 points.")
    studio.choose("this box")
    assert studio.choose("removed")[0].startswith("Without full house.")
    assert not [entry for entry in labels(studio) if entry.startswith("Full house")], "back at the boxes"
    assert labels(studio)[-1] == "Add a box"


def test_a_box_is_added_from_those_of_other_games(studio):
    studio.choose("boxes")
    studio.choose("add")
    heard = studio.choose("two pairs")
    assert heard == ["With two pairs: two pairs of different faces, pays the sum of those dice."]
    assert [entry for entry in labels(studio) if entry.startswith("Two pairs")]
    studio.press("escape")
    studio.choose("play it")
    assert "two_pairs" in studio.visit.played.by_id


def test_all_of_it_is_heard_what_differs_first(studio):
    studio.choose("hear")
    assert labels(studio)[:2] == ["Nothing is changed yet", "Yahtzee"]
    studio.press("escape")
    change(studio, "rolls a turn", "2")
    studio.choose("hear")
    assert labels(studio)[:3] == [
        "2 rolls a turn, instead of 3",
        "Yahtzee, changed",
        "5 dice, up to 2 rolls a turn, 13 turns",
    ]
    assert studio.press("enter") == ["2 rolls a turn, instead of 3."]


def test_a_typed_hand_is_paid_best_first_and_each_box_says_why(studio):
    studio.choose("try")
    heard = studio.type("3 3 3 5 5")
    assert heard == ["Three threes and two fives.", "Full house 25."]
    assert labels(studio)[:3] == ["Full house 25", "Three of a kind 19", "Chance 19"]
    why = "Full house needs three equal and a pair of another face: three threes and two fives."
    assert studio.press("enter")[0].startswith(why)
    assert studio.press("f1") == [f"{why} That pays 25 points."]
    assert studio.press("x")[0].startswith(why)


def test_a_jackpot_is_tried_as_a_further_one_too(studio):
    studio.choose("try")
    studio.type("44444")
    heard = studio.choose("the same, as a further")
    assert heard == ["The same, as a further yahtzee.", "Fours 20 plus 100."]
    assert len(labels(studio)) == 1, "the joker must go there"
    assert studio.press("x")[-1] == "A further yahtzee, and yahtzee holds 50: 100 extra."
    assert studio.press("escape")[0] == "Five fours."
    studio.press("escape")
    studio.type("33355")
    assert not [entry for entry in labels(studio) if "further" in entry]


def test_a_further_jackpot_is_tried_in_every_game_that_knows_one(tmp_path):
    for rules in ("double-yahtzee", "triple-yahtzee", "kismet", "yams"):
        studio = in_studio(tmp_path, rules)
        studio.choose("try")
        studio.type("44444")
        assert "".join(studio.choose("the same, as a further"))


def test_what_is_served_is_tried_too(tmp_path):
    studio = in_studio(tmp_path, "generala")
    studio.choose("try")
    assert studio.type("12345")[-1] == "Straight 20."
    assert studio.choose("the same, served")[-1] == "Straight 25, served."


def test_a_hand_is_paid_by_the_rules_as_they_have_become(studio):
    studio.choose("boxes")
    studio.choose("full house")
    studio.choose("points")
    studio.choose("35")
    studio.press("escape", "escape")
    studio.choose("try")
    assert studio.type("33355")[-1] == "Full house 35."


def test_dice_are_rolled_when_none_are_typed_and_another_hand_may_follow(tmp_path):
    studio = in_studio(tmp_path, dice="11111")
    studio.choose("try")
    assert studio.press("enter") == ["Five ones.", "Yahtzee 50."]
    assert studio.press("escape")[0].startswith("Type 5 dice, such as 1 2 3 4 5")
    assert studio.type("6,6,6,6,6") == ["Five sixes.", "Yahtzee 50."]
    studio.press("escape")
    assert studio.press("escape") == ["Rule studio: Yahtzee.", "Try some hands."]


@pytest.mark.parametrize("hand", ["3", "333555", "33357", "33350", ","])
def test_what_is_no_hand_is_refused(studio, hand):
    studio.choose("try")
    assert studio.type(hand) == ["Type 5 dice, each from 1 to 6."]
    assert studio.ear.sounds[-1] == "error"


def test_hands_are_tried_whatever_the_order_of_boxes_and_number_of_columns(tmp_path):
    for rules in ("yatzy-forced", "triple-yahtzee", "maxi-yatzy", "crag"):
        studio = in_studio(tmp_path, rules)
        studio.choose("try")
        studio.type("1" * (shipped()[rules].dice.count - 1) + "2")
        assert len(labels(studio)) == len(shipped()[rules].boxes)


def test_a_change_that_cannot_be_is_refused_and_nothing_is_lost(studio, monkeypatch):
    change(studio, "rolls a turn", "2")
    workshop = studio.session.offer.workshop
    faults = workshop.changed(shipped()["yahtzee"], {"turn": {"rolls": "many"}})
    monkeypatch.setattr(workshop, "changed", lambda *_: faults)
    studio.choose("dice, turns")
    studio.choose("dice:")
    heard = studio.choose("6")
    assert heard[0].startswith("It cannot become 6. ")
    assert studio.ear.sounds == ["error"]
    assert labels(studio)[0] == "2", "another number may be chosen"
    studio.press("escape")
    assert {"Dice: 5", "Rolls a turn: 2"} <= set(labels(studio))


def test_saved_rules_say_where_and_stand_among_the_games(tmp_path):
    studio = in_studio(tmp_path)
    change(studio, "rolls a turn", "2")
    assert studio.choose("save") == ["What are these rules called? Type a name, then press Enter."]
    place = tmp_path / "quick-dice.yaml"
    assert studio.type("Quick  dice") == [
        f"Quick dice saved. It stands among the games now. Its file is {place}."
    ]
    assert place.is_file()
    assert "quick-dice" in {rules.id for rules in studio.session.offer.rules}
    studio.choose("play it")
    assert (studio.visit.played.id, studio.visit.played.rolls) == ("quick-dice", 2)


def test_a_name_that_cannot_be_is_told_and_another_may_be_typed(tmp_path):
    studio = in_studio(tmp_path)
    change(studio, "rolls a turn", "2")
    studio.choose("save")
    studio.type("Quick dice")
    change(studio, "rolls a turn", "1")
    studio.choose("save")
    assert studio.type("quick dice") == ["There are rules called quick dice already. Choose another name."]
    assert studio.press("enter") == ["Rules need a name to be kept under."]
    assert studio.type("Quicker dice")[0].startswith("Quicker dice saved.")


def test_without_changes_the_studio_is_left_at_once(studio):
    studio.press("escape")
    assert studio.visit.has_left


def test_unsaved_changes_are_asked_for_once(studio):
    change(studio, "rolls a turn", "2")
    assert studio.choose("leave") == ["Leave the studio? What you changed would be lost.", "Stay."]
    assert studio.press("enter")[0] == "Rule studio: Yahtzee, changed."
    assert studio.press("escape")[-2:] == ["Leave the studio? What you changed would be lost.", "Stay."]
    assert studio.press("escape")[-2] == "Rule studio: Yahtzee, changed."
    studio.choose("leave")
    assert not studio.visit.has_left
    studio.choose("leave without")
    assert studio.visit.has_left


def test_leaving_may_save_first(studio):
    change(studio, "rolls a turn", "2")
    studio.choose("leave")
    assert studio.choose("save")[-1].startswith("What are these rules called?")
    studio.type("Quick dice")
    studio.choose("leave")
    assert studio.visit.has_left


def test_every_list_can_be_left(studio):
    for entry in MENU[1:5]:
        studio.choose(entry)
        studio.press("enter")
        for _ in range(4):
            if labels_or_none(studio) == MENU:
                break
            studio.press("escape")
        assert labels(studio) == MENU


def labels_or_none(sitting):
    return labels(sitting) if hasattr(sitting.mode, "choices") else None


def test_from_the_first_question_one_starts_from_any_game_and_comes_back_to_one_more(tmp_path):
    sitting = with_workshop(tmp_path, people=None)
    Setup(sitting.session, seats=("Anna",)).begin(language=False, dice_style=False)
    assert sitting.choose("make your own") == ["Which game do you start from?", "Yahtzee, 9 variants."]
    sitting.choose("kniffel")
    assert sitting.press("enter") == ["Rule studio: Kniffel.", "Play it."]
    change(sitting, "rolls a turn", "2")
    sitting.choose("save")
    sitting.type("Hastig")
    assert sitting.choose("leave") == ["Which game?", "Yahtzee, 9 variants."]
    sitting.choose("kniffel, 4")
    sitting.choose("hastig")
    assert sitting.choose("play") == ["Hastig. Anna.", "Anna, round 1."]
    assert sitting.session.game.rules.rolls == 2


def test_what_is_made_can_be_played_without_being_saved(tmp_path):
    sitting = with_workshop(tmp_path, people=None)
    Setup(sitting.session, seats=("Anna",)).begin(language=False, dice_style=False)
    sitting.choose("make your own")
    sitting.press("enter", "enter")
    change(sitting, "rolls a turn", "2")
    assert sitting.choose("play it") == [
        "Yahtzee, changed. Anna.",
        "Changed: 2 rolls a turn, instead of 3.",
        "Anna, round 1.",
    ]


def test_over_a_game_that_would_be_lost_playing_asks_first(tmp_path):
    anna = with_workshop(tmp_path, dice="22561")
    anna.press("r", "escape")
    anna.choose("make your own")
    anna.press("enter", "enter")
    change(anna, "rolls a turn", "2")
    assert anna.choose("play it") == ["New game? This one would be lost.", "Go on playing."]
    anna.press("enter")
    assert labels(anna) == MENU
    anna.press("escape")
    anna.choose("leave without")
    assert anna.ear.lines[-1] == "Anna, round 1 of 13, 2 rolls left."
    anna.press("escape")
    anna.choose("make your own")
    anna.press("enter", "enter")
    change(anna, "rolls a turn", "2")
    anna.choose("play it")
    anna.choose("play it")
    assert (anna.state.rules.rolls, anna.state.roll_number) == (2, 0)


def test_a_reader_is_asked_without_being_told_that_the_list_was_closed(tmp_path):
    read = []
    studio = in_studio(tmp_path)
    studio.session.listener.ear = WrittenEar(catalogue(), read.append)
    change(studio, "rolls a turn", "2")
    for asked in ("Leave the studio?", "Rule studio:", "Leave the studio?"):
        read.clear()
        studio.session.press(KeyPress("escape"))
        assert [line[: len(asked)] for line in read] == [asked]
