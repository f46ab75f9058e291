"""What open boxes pay, as it is told: best first, by box where there are columns, zeros last."""

from dataclasses import replace

import pytest
from support.cards import state
from support.sitting import shipped
from support.wording import text

from audio_yahtzee.controls.keymap import key_name
from audio_yahtzee.game import Cell, Phase, preview
from audio_yahtzee.messages import Verbosity
from audio_yahtzee.narration import paying
from audio_yahtzee.narration.columns import Moved

YAHTZEE = shipped()["yahtzee"]
HAND = (2, 2, 5, 6, 1)
ALL_BUT_SIXES = " ".join(f"{box.id}=0" for box in YAHTZEE.boxes if box.id != "sixes")


def test_previews_begin_with_the_best_and_end_with_the_zeros():
    table = state(YAHTZEE, HAND, cards=("full_house=25 small_straight=30 large_straight=40 yahtzee=50",))
    assert text(paying.previews(table, best=True)) == (
        "Best: chance 16, sixes 6, fives 5, twos 4, ones 1. "
        "Nothing in threes, fours, three of a kind, four of a kind."
    )


def test_previews_where_every_box_pays_have_no_zeros_to_tell():
    table = state(YAHTZEE, (6, 6, 6, 6, 6), cards=(ALL_BUT_SIXES,))
    assert text(paying.previews(table, best=True)) == "Best: sixes 30."


def test_previews_where_nothing_pays_say_so():
    table = state(YAHTZEE, HAND, cards=("ones=1 twos=2 fives=5 sixes=6 chance=5 full_house=0",))
    assert text(paying.previews(table, best=True)) == (
        "Nothing in threes, fours, three of a kind, four of a kind, small straight, large straight, yahtzee."
    )
    assert text(paying.previews(table, best=True), verbosity=Verbosity.BRIEF) == "Nothing."


def test_previews_count_the_bonus_that_a_box_would_bring():
    table = state(YAHTZEE, (6, 6, 6, 6, 1), cards=("ones=3 twos=6 threes=9 fours=12 fives=15",))
    assert text(paying.previews(table, best=True)).startswith("Best: sixes 24 plus 35, three of a kind 25,")


def test_previews_in_card_order_tell_extras_and_what_a_joker_forbids():
    table = state(YAHTZEE, (6, 6, 6, 6, 6), cards=("yahtzee=50 sixes=18 ones=3 twos=6 threes=9 fours=12",))
    assert text(paying.previews(table, best=False)) == (
        "Fives not allowed, three of a kind 30 plus 100, four of a kind 30 plus 100, full house 25 plus 100, "
        "small straight 30 plus 100, large straight 40 plus 100, chance 30 plus 100."
    )


def previewed(rules, dice, filled="", *, best=True, **wording):
    return text(paying.previews(state(rules, dice, cards=(filled,)), best=best), **wording)


ALL_BUT_THREES = " ".join(
    f"{box.id}@{column}=0" for box in YAHTZEE.boxes if box.id != "threes" for column in (1, 2, 3)
).replace("@1", "")


def test_several_columns_are_told_by_box_with_the_raw_points_once(family):
    triple = family.get("triple-yaht-c")
    threes = (3, 3, 3, 1, 2)
    assert (
        previewed(triple, threes, ALL_BUT_THREES) == "Best: Threes 9: 27 in third, 18 in second, 9 in first."
    )
    assert previewed(triple, threes, ALL_BUT_THREES, language="sv") == (
        "Bäst: Treor 9: 27 i tredje, 18 i andra, 9 i första."
    )
    assert previewed(triple, threes, ALL_BUT_THREES, verbosity=Verbosity.BRIEF) == "Threes 27 in third."
    one_left = f"{ALL_BUT_THREES} threes=3 threes@2=3"
    assert previewed(triple, threes, one_left) == "Best: Threes, third column: 9, counts 27."
    assert previewed(triple, threes, one_left, verbosity=Verbosity.BRIEF) == "Threes, third column: 27."


def test_the_bonus_that_a_box_would_bring_is_told_for_its_column(family):
    others = "ones@2=5 twos@2=10 fours@2=20 fives@2=25"
    filled = dict(entry.split("=") for entry in f"{ALL_BUT_THREES} {others}".split())
    of_it = " ".join(f"{cell}={points}" for cell, points in filled.items())
    assert previewed(family.get("triple-yaht-c"), (3, 3, 3, 1, 2), of_it) == (
        "Best: Threes 9: 18 plus 70 in second, 27 in third, 9 in first."
    )


def test_zeros_of_several_columns_are_told_by_box(family):
    told = previewed(family.get("triple-yahtzee"), (1, 1, 2, 4, 6))
    assert told.endswith(
        "Nothing in threes, fives, three of a kind, four of a kind, full house, small straight, "
        "large straight, yahtzee."
    )


def test_in_card_order_columns_are_told_from_the_first_and_briefly_by_the_best(family):
    triple = family.get("triple-yaht-c")
    told = previewed(triple, (3, 3, 3, 1, 2), best=False)
    assert told.startswith("Ones 1: 1 in first, 2 in second, 3 in third. Twos 2: 2 in first,")
    assert "Fours 0. Fives 0. Sixes 0." in told
    brief = previewed(triple, (3, 3, 3, 1, 2), best=False, verbosity=Verbosity.BRIEF)
    assert brief.startswith("Ones 3 in third. Twos 6 in third. Threes 27 in third. Fours 0.")


def test_columns_that_pay_alike_are_put_together(family):
    twin = replace(family.get("yahtzee"), columns=(1, 1))
    filled = " ".join(f"{box.id}=0 {box.id}@2=0" for box in twin.boxes if box.id != "threes")
    assert previewed(twin, (3, 3, 3, 1, 2), filled) == "Best: Threes 9, first and second column."


def test_in_card_order_columns_that_a_joker_forbids_are_told_by_box(family):
    triple = family.get("triple-yahtzee")
    jackpots = "yahtzee=50 yahtzee@2=50 yahtzee@3=50 fours=8 fours@2=8"
    told = previewed(triple, (4, 4, 4, 4, 4), jackpots, best=False)
    assert told.startswith(
        "Ones not allowed. Twos not allowed. Threes not allowed. Fours, third column: 20, counts"
    )


@pytest.mark.parametrize(
    ("moved", "expected"),
    [
        (Moved.THERE, "Threes, third column: 9, counts 27."),
        (Moved.ROW, "Threes: 9, counts 27, third column."),
        (Moved.COLUMN, "Third column: 9, counts 27."),
    ],
)
def test_walking_says_what_has_changed(family, moved, expected):
    table = state(family.get("triple-yaht-c"), (3, 3, 3, 1, 2))
    line = next(line for line in preview(table) if line.cell == Cell("threes", 2))
    assert text(paying.moved_to(line, table.card, moved)) == expected


def test_a_box_to_be_filled_again_says_how_often_but_not_among_all_others(family):
    table = state(family.get("balut"), (4, 4, 4, 1, 2), cards=("fours=8 fours=12",))
    fours = next(line for line in preview(table) if line.cell == Cell("fours"))
    assert text(paying.what_it_pays(fours, table.card)) == "Fours 12, 2 of 4 left."
    told = previewed(family.get("balut"), (4, 4, 4, 1, 2), "fours=8 fours=12")
    assert told.startswith("Best: choice 15, fours 12.")


def test_served_points_are_told_while_they_are_to_be_had(family):
    generala = family.get("generala")
    assert previewed(generala, (1, 2, 3, 4, 5)).startswith("Best: straight 25, served, fives 5")
    again = replace(state(generala, (1, 2, 3, 4, 5)), roll_number=2)
    assert text(paying.previews(again, best=True)).startswith("Best: straight 20, fives 5")
    assert previewed(generala, (5, 5, 5, 5, 5)).startswith("Best: generala wins at once,")
    assert previewed(generala, ()) == (
        "Roll first. On the first roll more is paid for straight, full house and four of a kind, "
        "and generala wins at once."
    )
    assert previewed(generala, (), "generala=0") == (
        "Roll first. On the first roll more is paid for straight, full house and four of a kind."
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
    assert text(paying.previews(state(YAHTZEE, phase=phase), best=True)) == expected


def test_a_zero_is_asked_about_only_where_points_are_to_be_had():
    enter = key_name("enter")
    table = state(YAHTZEE, HAND)
    asked = paying.would_score_nothing(table, Cell("threes"), enter)
    assert text(asked) == "Threes would score nothing. Press Enter again to write a zero."
    assert paying.would_score_nothing(table, Cell("twos"), enter) is None
    hopeless = state(YAHTZEE, HAND, cards=("ones=1 twos=2 fives=5 sixes=6 chance=5",))
    assert paying.would_score_nothing(hopeless, Cell("threes"), enter) is None
    filled = state(YAHTZEE, HAND, cards=("threes=9",))
    assert paying.would_score_nothing(filled, Cell("threes"), enter) is None


def test_boxes_with_nothing_but_the_extra_are_told_together(family):
    rest = "ones=0 twos=0 threes=0 fives=0 sixes=0"
    told = previewed(family.get("kniffel-bonus"), (4, 4, 4, 4, 4), f"yahtzee=50 fours=16 {rest}")
    assert told == (
        "Best: three of a kind 20 plus 50, four of a kind 20 plus 50, chance 20 plus 50. "
        "Only 50 extra in full house, small straight, large straight."
    )
    struck = previewed(family.get("yams"), (4, 4, 4, 4, 4), f"yahtzee=50 {rest}", language="sv")
    assert struck.startswith("Bara 100 extra i fyror, tretal, fyrtal, kåk,")


def test_an_extra_does_not_hide_that_the_box_itself_gets_nothing(family):
    enter = key_name("enter")
    cards = ("yahtzee=50 fours=16",)
    further = state(family.get("kniffel-bonus"), (4, 4, 4, 4, 4), cards=cards)
    assert paying.would_score_nothing(further, Cell("full_house"), enter) is not None
    assert paying.would_score_nothing(further, Cell("chance"), enter) is None
    struck = state(family.get("yams"), (4, 4, 4, 4, 4), cards=cards)
    assert paying.would_score_nothing(struck, Cell("full_house"), enter) is None


def test_a_zero_in_the_only_box_is_asked_about_while_one_may_roll(family):
    enter = key_name("enter")
    forced = state(family.get("yatzy-forced"), (2, 2, 3, 4, 5))
    assert text(paying.would_score_nothing(forced, Cell("ones"), enter)).startswith(
        "Ones would score nothing."
    )
    last = replace(forced, rolls_left=0)
    assert paying.would_score_nothing(last, Cell("ones"), enter) is None


@pytest.mark.parametrize(
    ("rules", "dice", "filled", "expected"),
    [
        ("yatzy-forced", (1, 1, 3, 4, 5), "", "Enter writes 2 in ones."),
        ("yatzy-forced", (2, 2, 3, 4, 5), "", "Enter writes a zero in ones."),
        ("yahtzee", (4, 4, 4, 4, 4), "yahtzee=50", "Enter writes 20 plus 100 in fours."),
    ],
)
def test_where_one_box_may_be_filled_the_key_and_the_box_are_told(family, rules, dice, filled, expected):
    table = state(family.get(rules), dice, cards=(filled,))
    assert text(paying.only_choice(table, key_name("enter"))) == expected


def test_a_win_that_is_the_only_choice_is_told_as_one(family):
    rules = family.get("generala")
    filled = " ".join(f"{box.id}=0" for box in rules.boxes if box.id != "generala")
    table = state(rules, (5, 5, 5, 5, 5), cards=(filled,))
    assert text(paying.only_choice(table, key_name("enter"))) == "Enter writes generala and wins at once."


def test_where_several_boxes_may_be_filled_none_is_told():
    assert paying.only_choice(state(YAHTZEE, HAND), key_name("enter")) is None
    assert paying.only_cell(state(YAHTZEE)) is None
