"""Several columns by keys: the list of boxes, the card and the boxes of the table, each walked as a grid."""

import pytest
from support.sitting import Sitting, press_of

from audio_yahtzee.controls.intents import Action, KeyPress
from audio_yahtzee.game import Cell

THREES = "33312"


@pytest.fixture
def triple(family):
    sitting = Sitting(family.get("triple-yaht-c"), dice=f"{THREES} 11111")
    sitting.press("r")
    return sitting


def test_the_list_has_an_entry_for_each_box_with_its_best_column_in_focus(triple):
    assert triple.press("e") == ["13 boxes.", "Three of a kind, third column: 12, counts 36."]
    assert triple.press("down") == ["Chance: 12, counts 36, third column."]
    assert triple.press("down") == ["Threes: 9, counts 27, third column."]
    assert triple.press("left") == ["Second column: 9, counts 18."]
    assert triple.press("down") == ["Twos: 2, counts 6, third column."]
    assert triple.press("up", "left") == ["First column: 9."]
    assert triple.press("left") == ["First column: 9."]
    assert triple.ear.sounds == ["menu.end"]
    assert triple.press("enter")[0] == "Threes, first column, 9."
    assert triple.state.card.points(Cell("threes", 0)) == (9,)


def test_letters_find_a_box_and_the_column_is_chosen_there(triple):
    triple.press("e")
    triple.session.press(KeyPress("text", "threes"))
    assert triple.ear.lines[-1] == "Threes: 9, counts 27, third column."
    assert triple.press("left", "enter")[0] == "Threes, second column: 9, counts 18."


def test_a_number_goes_to_a_box_and_enter_writes_it(triple):
    triple.press("e")
    triple.ear.batches.clear()
    triple.session.press(KeyPress("enter", entry=3))
    assert triple.ear.lines == [
        "Threes: 9, counts 27, third column.",
        "Enter writes it, Left and Right change the column.",
    ]
    triple.press("left")
    assert triple.press("enter")[0] == "Threes, second column: 9, counts 18."


def test_a_number_never_writes_where_there_is_a_column_to_choose(triple):
    triple.press("e")
    triple.session.press(KeyPress("enter", entry=1))
    triple.session.press(KeyPress("enter", entry=1))
    assert triple.state.card.entries == ()


def test_a_number_writes_at_once_where_one_column_is_left(triple):
    triple.press("e", "end", "enter", "enter")
    for column in (2, 3):
        triple.dice.faces = [1, 2, 3, 4, 6]
        triple.press("r", "e")
        triple.choose("chance")
        assert len(triple.state.card.entries) == column
    triple.dice.faces = [6, 6, 6, 6, 6]
    triple.press("r", "e")
    labels = [triple.session.words(choice.label) for choice in triple.mode.choices]
    place = next(number for number, label in enumerate(labels, start=1) if label.startswith("Chance"))
    triple.ear.batches.clear()
    triple.session.press(KeyPress("enter", entry=place))
    assert triple.ear.lines[0] == "Chance, first column, 30."


def test_a_zero_of_a_column_is_asked_about(triple):
    triple.press("e", "end")
    asked = "would score nothing. Press Enter again to write a zero."
    assert triple.press("enter") == [f"Yahtzee, first column {asked}"]
    assert triple.press("right") == ["Second column: 0."]
    assert triple.press("enter") == [f"Yahtzee, second column {asked}"]
    assert triple.press("enter")[0] == "Yahtzee, second column, nothing."


def test_the_card_is_walked_by_row_and_column(triple):
    assert triple.press("c") == ["Card of Anna, total 0.", "Ones, first column: 1, open."]
    assert triple.press("right") == ["Second column: 1, counts 2, open."]
    assert triple.press("down") == ["Twos: 2, counts 4, open, second column."]
    assert triple.press("end") == ["Total 0."]
    assert triple.press("up") == ["Sum 0, second column."]
    assert triple.press("right") == ["Third column: sum 0."]
    assert triple.press("up") == ["Lower 0, third column."]
    assert triple.press("home") == ["Ones: 1, counts 3, open, third column."]
    assert triple.press("enter")[0] == "Ones, third column: 1, counts 3."


def test_what_is_written_on_the_card_is_only_read_again(triple):
    triple.press("e", "down", "enter")
    triple.press("c", "right", "right", "end", "up", "up", "up")
    assert triple.press("enter") == ["Chance, third column: 12, counts 36."]
    assert triple.press("f1")[0].startswith(
        "17 boxes. Up and Down change the box, Left and Right the column,"
    )


def test_the_boxes_of_the_table_are_walked_by_row_and_column(triple):
    assert triple.press("tab") == ["Boxes. Ones, first column: 1, open."]
    assert triple.press("left") == ["First column: 1, open."]
    assert triple.ear.sounds == ["menu.end"]
    assert triple.press("right", "down") == ["Twos: 2, counts 4, open, second column."]
    assert triple.press("end") == ["Chance: 12, counts 24, open, second column."]
    assert triple.press("down") == ["Chance: 12, counts 24, open, second column."]
    assert triple.press("right") == ["Third column: 12, counts 36, open."]
    assert triple.press("right") == ["Third column: 12, counts 36, open."]
    assert triple.press("f1")[0].startswith(
        "Up and Down change the box, Left and Right the column, Enter writes it. E lists the boxes"
    )
    assert triple.press("home", "down", "down", "enter")[0] == "Threes, third column: 9, counts 27."


def test_another_place_of_a_row_is_listed_as_possible_only_where_there_is_one(triple):
    triple.press("e")
    assert triple.session.is_possible(Action.FOCUS_RIGHT)
    triple.press("escape", "c", "end")
    assert not triple.session.is_possible(Action.FOCUS_RIGHT)
    assert triple.session.is_possible(Action.FOCUS_UP)


def test_a_list_shows_all_columns_and_does_not_change_by_a_step(triple):
    triple.press("e")
    shown = triple.mode.question().entries
    assert triple.session.words(shown[2][0]) == "Threes 9: 27 in third, 18 in second, 9 in first"
    triple.session.press(press_of("left"))
    assert triple.mode.question().entries == shown
