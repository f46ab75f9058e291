"""The coach beside the player: a word after a turn, and the grade before each choice."""

import pytest
from support.sitting import Sitting

from audio_yahtzee.session.preferences import Coached

BEST = {"en": "Best play.", "sv": "Bästa spel."}
COST = {"en": "That cost ", "sv": "Det kostade "}


def seated(coached, dice="55521", rules="yahtzee", **facts):
    return Sitting(rules, dice=dice, coached=coached, **facts)


def write(sitting, box):
    sitting.press("e")
    return sitting.choose(box)


def test_nothing_is_said_unless_it_is_wanted():
    sitting = seated(Coached.OFF)
    sitting.press("r")
    heard = write(sitting, "ones")
    assert not any(line.startswith(COST["en"]) for line in heard)
    assert sitting.press("h")


@pytest.mark.parametrize(("language", "box"), [("en", "ones"), ("sv", "ettor")])
@pytest.mark.parametrize("coached", [Coached.COSTS, Coached.TURNS])
def test_a_turn_that_cost_something_is_commented_before_the_next_begins(coached, language, box):
    sitting = seated(coached, language=language)
    sitting.press("r")
    heard = write(sitting, box)
    told = next(place for place, line in enumerate(heard) if line.startswith(COST[language]))
    assert {"en": "Better after the first roll: keep three fives.", "sv": "spara tre femmor."}[
        language
    ] in heard[told]
    assert told > 0
    assert any("2" in line for line in heard[told + 1 :]), "round two begins after it"


def test_the_best_turn_is_told_only_where_each_is_to_be():
    for coached, is_told in ((Coached.TURNS, True), (Coached.COSTS, False)):
        sitting = seated(coached, dice="23456")
        sitting.press("r")
        assert (BEST["en"] in write(sitting, "large straight")) is is_told


def test_a_keep_that_cost_most_is_named_by_its_roll():
    sitting = seated(Coached.TURNS, dice="55521 4362 4362")
    sitting.press("r", "5", "r", "r")
    heard = write(sitting, "ones")
    assert any("Better after the first roll: keep three fives." in line for line in heard)


def test_training_asks_after_each_roll_what_would_be_kept_then_which_box():
    sitting = seated(Coached.TRAINING, dice="55521 11 11")
    assert sitting.press("r")[-1] == "What would you keep?"
    sitting.press("1", "2", "3")
    assert sitting.press("r")[-1] == "What would you keep?"
    assert sitting.press("r")[-1] == "Which box would you take?"


def test_the_best_choice_is_graded_and_done_at_once():
    sitting = seated(Coached.TRAINING)
    sitting.press("r", "1", "2", "3")
    heard = sitting.press("r")
    assert heard[0] == "Best."
    assert sitting.state.roll_number == 2


def test_a_dear_choice_is_held_up_once_and_then_done():
    sitting = seated(Coached.TRAINING)
    sitting.press("r", "5")
    held = sitting.press("r")
    assert held[0].startswith("Costs ")
    assert held[0].endswith("Better: keep three fives.")
    assert held[1] == "R again does it anyway."
    assert sitting.state.roll_number == 1
    sitting.press("d")
    sitting.press("r")
    assert sitting.state.roll_number == 2


def test_another_choice_after_a_dear_one_is_graded_anew():
    sitting = seated(Coached.TRAINING)
    sitting.press("r", "5", "r")
    sitting.press("5", "1", "2", "3")
    assert sitting.press("r")[0] == "Best."
    assert sitting.state.roll_number == 2


def test_a_zero_that_was_graded_is_not_asked_about_again():
    sitting = seated(Coached.TRAINING)
    sitting.press("r", "e")
    sitting.choose("sixes")
    assert sitting.state.card.entries == ()
    sitting.press("enter")
    graded = sitting.ear.lines
    assert graded[0].startswith("Costs ") or "again" in graded[0]
    sitting.press("enter")
    assert len(sitting.state.card.entries) == 1


def test_a_score_in_training_can_be_taken_back():
    sitting = seated(Coached.TRAINING, dice="23456")
    sitting.press("r")
    write(sitting, "large straight")
    assert len(sitting.state.card.entries) == 1
    sitting.press("ctrl+z")
    assert not sitting.state.card.entries


def test_it_is_chosen_in_the_menu():
    sitting = seated(Coached.OFF)
    sitting.press("escape")
    sitting.choose("coach")
    sitting.choose("training")
    assert sitting.session.preferences.coached is Coached.TRAINING
