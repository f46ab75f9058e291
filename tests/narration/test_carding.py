"""Cards as they are walked: lines, sums, what is open."""

from dataclasses import replace

import pytest
from support.cards import card, state
from support.sitting import shipped
from support.wording import text

from audio_yahtzee.game import Cell, preview
from audio_yahtzee.game.ruleset import Order
from audio_yahtzee.messages import Verbosity
from audio_yahtzee.narration import carding
from audio_yahtzee.narration.columns import Moved

YAHTZEE = shipped()["yahtzee"]
HAND = (2, 2, 5, 6, 1)
ALL_BUT_SIXES = " ".join(f"{box.id}=0" for box in YAHTZEE.boxes if box.id != "sixes")


def test_open_boxes_are_counted_and_named():
    assert text(carding.open_boxes(card(YAHTZEE, ALL_BUT_SIXES))) == "1 open: sixes."
    assert text(carding.open_boxes(card(YAHTZEE, f"{ALL_BUT_SIXES} sixes=0"))) == "No box is open."


def test_a_line_of_a_card_has_the_box_first(family):
    pays = {line.cell: line for line in preview(state(YAHTZEE, HAND))}
    twos = Cell("twos")
    assert text(carding.card_line(card(YAHTZEE), twos, None)) == "Twos: open."
    assert text(carding.card_line(card(YAHTZEE), twos, pays[twos])) == "Twos 4, open."
    assert text(carding.card_line(card(YAHTZEE, "twos=6"), twos, None)) == "Twos 6."
    balut = card(family.get("balut"), "fours=8 fours=12")
    assert text(carding.card_line(balut, Cell("fours"), None)) == "Fours 8, 12, 2 more to fill."


def test_sections_and_totals_add_up():
    upper, lower = YAHTZEE.sections
    filled = card(YAHTZEE, "fours=20 fives=25 sixes=24 chance=8")
    assert text(carding.section_line(filled, upper, 0)) == "Upper 69, bonus 35."
    assert text(carding.section_line(filled, lower, 0)) == "Lower 8."
    assert text(carding.total_line(filled)) == "Total 112."
    with_extra = filled.write(Cell("ones"), 1, extra=True)
    assert text(carding.total_line(with_extra)) == "Total 213, with one extra."


def test_an_extra_without_points_is_not_in_the_total(family):
    kismet = card(family.get("kismet")).write(Cell("yarborough"), 30, extra=True)
    assert text(carding.total_line(kismet)) == "Total 30."


@pytest.mark.parametrize(
    ("cell", "moved", "expected"),
    [
        ("threes@3", Moved.THERE, "Threes, third column: 9, counts 27."),
        ("threes@3", Moved.ROW, "Threes: 9, counts 27, third column."),
        ("threes@3", Moved.COLUMN, "Third column: 9, counts 27."),
        ("threes", Moved.COLUMN, "First column: 6."),
        ("threes@2", Moved.ROW, "Threes: open, second column."),
        ("chance@2", Moved.COLUMN, "Second column: 16, counts 32, open."),
        ("chance", Moved.THERE, "Chance, first column: 16, open."),
    ],
)
def test_a_card_with_columns_says_what_has_changed(family, cell, moved, expected):
    table = state(family.get("triple-yahtzee"), HAND, cards=("threes=6 threes@3=9",))
    lines = {line.cell: line for line in preview(table) if line.cell.box != "threes"}
    where = Cell.parse(cell)
    assert text(carding.card_line(table.card, where, lines.get(where), moved)) == expected


def test_a_brief_walk_says_least(family):
    triple = card(family.get("triple-yahtzee"), "threes@3=9")
    told = carding.card_line(triple, Cell("threes", 2), None, Moved.ROW)
    assert text(told, verbosity=Verbosity.BRIEF) == "Threes: 27."
    assert text(told, "sv") == "Treor: 9, räknas som 27, tredje kolumnen."


def test_sums_of_several_columns_are_told_by_column(family):
    triple = card(family.get("triple-yahtzee"), "threes=6 threes@3=9")
    upper = triple.rules.sections[0]
    assert text(carding.section_line(triple, upper, 2, Moved.ROW)) == "Upper 9, bonus 0, third column."
    assert text(carding.section_line(triple, upper, 2, Moved.COLUMN)) == "Third column: upper 9, bonus 0."
    assert text(carding.column_line(triple, 2, Moved.COLUMN)) == "Third column: sum 27."
    assert text(carding.row_line(triple, "threes")) == "Threes: 6, open, 9."


def test_open_boxes_are_put_together_by_the_columns_they_are_open_in(family):
    triple = card(family.get("triple-yahtzee"), "twos=4 fours=8 fours@2=8 fours@3=8 sixes@3=6")
    assert text(carding.open_boxes(triple)) == (
        "34 open. Ones, threes, fives, three of a kind, four of a kind, full house, small straight, "
        "large straight, yahtzee and chance in all columns. Twos in the second and third column. "
        "Sixes in the first and second column."
    )


def test_open_boxes_are_put_together_by_how_often_they_are_to_be_filled(family):
    balut = card(family.get("balut"), "fours=8 fours=12 fives=5")
    assert text(carding.open_boxes(balut)) == (
        "7 open. Fours, 2 of 4 left. Fives, 3 of 4 left. "
        "Sixes, straight, full house, choice and balut, 4 of 4 left."
    )


def test_a_box_filled_in_part_says_what_it_would_get(family):
    table = state(family.get("balut"), (4, 4, 1, 2, 3), cards=("fours=8 fours=12",))
    line = next(line for line in preview(table) if line.cell.box == "fours")
    assert text(carding.card_line(table.card, line.cell, line)) == "Fours 8, 12, 2 more to fill, now 8."


def test_open_boxes_in_a_forced_order_say_which_is_in_turn(family):
    half = card(family.get("yatzy-half-forced"), "ones=1 twos=2 threes=3 fours=4")
    assert text(carding.open_boxes(half)).startswith(
        "11 open. Now: fives, sixes. Later: one pair, two pairs,"
    )
    table = state(half.rules, HAND)
    line = next(line for line in preview(table) if line.cell.box == "chance")
    assert text(carding.card_line(table.card, line.cell, line)) == "Chance: open, later."


def test_a_total_that_is_ranked_by_game_points_has_them(family):
    assert text(carding.total_line(card(family.get("balut"), "balut=45"))) == "Total 45, 0 game points."


def test_open_boxes_in_columns_and_in_order_are_told_sentence_by_sentence(family):
    listed = replace(family.get("triple-yahtzee"), order=Order.LISTED)
    filled = " ".join(f"{box.id}=0 {box.id}@2=0 {box.id}@3=0" for box in listed.boxes[:11])
    assert text(carding.open_boxes(card(listed, f"{filled} yahtzee@3=0"))) == (
        "5 open. Now: Yahtzee in the first and second column. Later: Chance in all columns."
    )
