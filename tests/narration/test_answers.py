"""Answers to what a player asks of the table."""

from dataclasses import replace

import pytest
from support.cards import card, state
from support.sitting import shipped
from support.wording import text

from audio_yahtzee.controls.keymap import key_name
from audio_yahtzee.game import Cell, Phase, preview
from audio_yahtzee.messages import Verbosity
from audio_yahtzee.narration import answers
from audio_yahtzee.narration.listening import Listening

YAHTZEE = shipped()["yahtzee"]
HAND = (2, 2, 5, 6, 1)
ANNA = Listening(("Anna", "Bertil"), frozenset({0}))
ALL_BUT_SIXES = " ".join(f"{box.id}=0" for box in YAHTZEE.boxes if box.id != "sixes")
NO_DICE = "No dice yet: the first roll of the turn is still to come."


@pytest.mark.parametrize(
    ("kept", "expected"),
    [
        ((), "Two twos, a six, a five and a one, none kept."),
        ((0, 1), "Two twos kept; a six, a five and a one."),
        ((0, 1, 2, 3, 4), "Two twos, a six, a five and a one, all kept."),
    ],
)
def test_the_hand_is_told_by_faces_and_what_is_kept(kept, expected):
    assert text(answers.whole_hand(state(YAHTZEE, HAND, kept=kept))) == expected


def test_the_hand_by_place_names_each_kept_die():
    told = answers.hand_by_place(state(YAHTZEE, HAND, kept=(0, 3)))
    assert text(told) == "Two kept, two, five, six kept, one."


def test_before_the_roll_there_are_no_dice():
    table = state(YAHTZEE)
    assert text(answers.whole_hand(table)) == NO_DICE
    assert text(answers.hand_by_place(table)) == NO_DICE


def test_anothers_hand_tells_what_they_kept():
    assert text(answers.dice_of(HAND, (0, 1), YAHTZEE)) == "Two twos kept, of two, two, five, six, one."
    assert text(answers.dice_of(HAND, (), YAHTZEE)) == "Two twos, a six, a five and a one."


def test_previews_begin_with_the_best_and_end_with_the_zeros():
    table = state(YAHTZEE, HAND, cards=("full_house=25 small_straight=30 large_straight=40 yahtzee=50",))
    assert text(answers.previews(table, best=True)) == (
        "Best: chance 16, sixes 6, fives 5, twos 4, ones 1. "
        "Nothing in threes, fours, three of a kind, four of a kind."
    )


def test_previews_where_every_box_pays_have_no_zeros_to_tell():
    table = state(YAHTZEE, (6, 6, 6, 6, 6), cards=(ALL_BUT_SIXES,))
    assert text(answers.previews(table, best=True)) == "Best: sixes 30."


def test_previews_where_nothing_pays_say_so():
    table = state(YAHTZEE, HAND, cards=("ones=1 twos=2 fives=5 sixes=6 chance=5 full_house=0",))
    assert text(answers.previews(table, best=True)) == (
        "Nothing in threes, fours, three of a kind, four of a kind, small straight, large straight, yahtzee."
    )
    assert text(answers.previews(table, best=True), verbosity=Verbosity.BRIEF) == "Nothing."


def test_previews_count_the_bonus_that_a_box_would_bring():
    table = state(YAHTZEE, (6, 6, 6, 6, 1), cards=("ones=3 twos=6 threes=9 fours=12 fives=15",))
    assert text(answers.previews(table, best=True)).startswith("Best: sixes 24 plus 35, three of a kind 25,")


def test_previews_in_card_order_tell_extras_and_what_a_joker_forbids():
    table = state(YAHTZEE, (6, 6, 6, 6, 6), cards=("yahtzee=50 sixes=18 ones=3 twos=6 threes=9 fours=12",))
    assert text(answers.previews(table, best=False)) == (
        "Fives not allowed, three of a kind 30 plus 100, four of a kind 30 plus 100, full house 25 plus 100, "
        "small straight 30 plus 100, large straight 40 plus 100, chance 30 plus 100."
    )


def test_a_preview_of_a_multiplied_column_says_raw_and_counted_points(family):
    table = state(family.get("triple-yahtzee"), HAND)
    lines = text(answers.previews(table, best=False))
    assert lines.startswith(
        "Ones, first column 1, ones, second column 1, counts 2, ones, third column 1, counts 3"
    )


@pytest.mark.parametrize(
    ("phase", "expected"),
    [
        (Phase.TURN, "Roll first: without dice no box pays anything."),
        (Phase.ROLL_OFF, "The roll-off takes a roll only."),
        (Phase.OVER, "The game is over."),
    ],
)
def test_without_a_preview_the_reason_is_told(phase, expected):
    assert text(answers.previews(state(YAHTZEE, phase=phase), best=True)) == expected


@pytest.mark.parametrize(
    ("filled", "expected"),
    [
        ("", "Upper 0, on pace."),
        ("ones=3 twos=6", "Upper 9, on pace."),
        ("ones=5", "Upper 5, 2 above pace."),
        ("ones=2", "Upper 2, 1 below pace."),
        ("ones=0 twos=0 threes=0 fours=0 fives=0 sixes=0", "Upper 0, no bonus."),
        ("ones=5 twos=10 threes=15 fours=20 fives=13", "Upper 63, bonus of 35 won."),
        ("ones=5 twos=10 threes=15 fours=20 fives=12", "Upper 62, 17 above pace."),
    ],
)
def test_the_bonus_is_told_by_pace(filled, expected):
    assert text(answers.bonuses(card(YAHTZEE, filled))) == expected


def test_the_bonus_in_full_says_what_is_to_go():
    assert text(answers.bonuses(card(YAHTZEE, "ones=5")), verbosity=Verbosity.FULL) == (
        "Upper 5, 2 above pace, 58 to go for the bonus of 35."
    )


def test_a_bonus_over_other_boxes_than_faces_has_no_pace():
    boxes = tuple(replace(box, section="upper") for box in YAHTZEE.boxes)
    hybrid = replace(YAHTZEE, boxes=boxes, sections=YAHTZEE.sections[:1])
    assert text(answers.bonuses(card(hybrid, "chance=20"))) == "Upper 20, 43 to go for the bonus of 35."


def test_bonuses_of_several_columns_are_told_by_column(family):
    assert text(answers.bonuses(card(family.get("triple-yahtzee"), "ones=3 ones@2=5"))) == (
        "Column 1: upper 3, on pace. Column 2: upper 5, 2 above pace. Column 3: upper 0, on pace."
    )


def test_a_game_without_a_bonus_says_so(family):
    assert text(answers.bonuses(card(family.get("yacht")))) == "No bonus in this game."


def test_open_boxes_are_counted_and_named():
    assert text(answers.open_boxes(card(YAHTZEE, ALL_BUT_SIXES))) == "1 open: sixes."
    assert text(answers.open_boxes(card(YAHTZEE, f"{ALL_BUT_SIXES} sixes=0"))) == "No box is open."


def test_a_line_of_a_card_has_the_box_first(family):
    pays = {line.cell: line for line in preview(state(YAHTZEE, HAND))}
    twos = Cell("twos")
    assert text(answers.card_line(card(YAHTZEE), twos, None)) == "Twos: open."
    assert text(answers.card_line(card(YAHTZEE), twos, pays[twos])) == "Twos 4, open."
    assert text(answers.card_line(card(YAHTZEE, "twos=6"), twos, None)) == "Twos 6."
    balut = card(family.get("balut"), "fours=8 fours=12")
    assert text(answers.card_line(balut, Cell("fours"), None)) == "Fours 8, 12, 2 more to fill."


def test_sections_and_totals_add_up():
    upper, lower = YAHTZEE.sections
    filled = card(YAHTZEE, "fours=20 fives=25 sixes=24 chance=8")
    assert text(answers.section_line(filled, upper, 0)) == "Upper 69, bonus 35."
    assert text(answers.section_line(filled, lower, 0)) == "Lower 8."
    assert text(answers.total_line(filled)) == "Total 112."
    with_extra = filled.write(Cell("ones"), 1, extra=True)
    assert text(answers.total_line(with_extra)) == "Total 213, with one extra."


def test_an_extra_without_points_is_not_in_the_total(family):
    kismet = card(family.get("kismet")).write(Cell("yarborough"), 30, extra=True)
    assert text(answers.total_line(kismet)) == "Total 30."


@pytest.mark.parametrize(
    ("phase", "expected"),
    [
        (Phase.TURN, "Anna, round 1 of 13, 2 rolls left."),
        (Phase.ROLL_OFF, "Anna, roll-off."),
        (Phase.OVER, "The game is over."),
    ],
)
def test_whose_turn_it_is(phase, expected):
    table = state(YAHTZEE, HAND, cards=("", ""), phase=phase)
    assert text(answers.whose_turn(table, ANNA)) == expected


def test_the_standing_has_the_leader_first():
    table = state(YAHTZEE, cards=("ones=3", "ones=4"))
    assert text(answers.standing_short(table, ANNA)) == "Bertil 4, Anna 3."
    assert [text(line) for line in answers.standing_detail(table, ANNA)] == [
        "First: Bertil, 4 points, upper 4, 12 boxes open.",
        "Second: Anna, 3 points, upper 3, 12 boxes open.",
    ]


def test_a_zero_is_asked_about_only_where_points_are_to_be_had():
    enter = key_name("enter")
    table = state(YAHTZEE, HAND)
    asked = answers.would_score_nothing(table, Cell("threes"), enter)
    assert text(asked) == "Threes would score nothing. Press Enter again to write a zero."
    assert answers.would_score_nothing(table, Cell("twos"), enter) is None
    hopeless = state(YAHTZEE, HAND, cards=("ones=1 twos=2 fives=5 sixes=6 chance=5",))
    assert answers.would_score_nothing(hopeless, Cell("threes"), enter) is None
    filled = state(YAHTZEE, HAND, cards=("threes=9",))
    assert answers.would_score_nothing(filled, Cell("threes"), enter) is None
