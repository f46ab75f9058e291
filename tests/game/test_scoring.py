"""What a hand pays in a box, and why; where a joker goes and what it pays there."""

from dataclasses import replace

import pytest
from table_talk import card_with

from audio_yahtzee.game import Card, Cell, Hand, Why, outcomes
from audio_yahtzee.game.scoring import claimable, is_jackpot

UPPER_FULL = "ones=3 twos=6 threes=9 fours=12 fives=15 sixes=12"
LOWER_FULL = "three_of_a_kind=0 four_of_a_kind=0 full_house=0 small_straight=0 large_straight=0 chance=9"


def hand_of(text, **circumstances):
    return Hand(tuple(map(int, text.split())), **circumstances)


def paid(card, dice, **circumstances):
    """Return the points of each box that may be chosen."""
    found = outcomes(card, hand_of(dice, **circumstances))
    return {str(cell): result.points for cell, result in found.items()}


def one(card, dice, cell, **circumstances):
    return outcomes(card, hand_of(dice, **circumstances))[Cell.parse(cell)]


def test_a_result_tells_the_dice_that_made_it_so(family):
    card = Card(family.get("yahtzee"))
    met, unmet = one(card, "3 3 3 1 6", "three_of_a_kind"), one(card, "3 3 3 1 6", "full_house")
    assert (met.points, met.why, met.matched) == (16, Why.MET, (3, 3, 3))
    assert (unmet.points, unmet.why, unmet.matched) == (0, Why.UNMET, ())


def test_additions_come_on_top_of_a_pattern_that_is_met(family):
    card = Card(family.get("kismet"))
    assert one(card, "3 3 3 6 6", "full_house").points == 21 + 15
    assert one(card, "3 3 3 3 6", "four_of_a_kind").points == 18 + 25
    assert one(card, "3 3 3 2 6", "four_of_a_kind").points == 0


def test_the_first_roll_pays_more_where_the_rules_say_so(family):
    card = Card(family.get("generala"))
    assert one(card, "2 3 4 5 6", "straight", first_roll=True).points == 25
    assert one(card, "2 3 4 5 6", "straight", first_roll=False).points == 20
    assert one(card, "2 3 4 4 6", "straight", first_roll=True).points == 0


@pytest.mark.parametrize(
    ("dice", "box", "first_roll", "wins"),
    [
        ("2 2 2 2 2", "generala", True, True),
        ("2 2 2 2 2", "generala", False, False),
        ("2 2 2 2 3", "generala", True, False),
        ("2 2 2 2 2", "four_of_a_kind", True, False),
    ],
)
def test_only_the_winning_pattern_on_the_first_roll_wins_at_once(family, dice, box, first_roll, wins):
    assert one(Card(family.get("generala")), dice, box, first_roll=first_roll).wins is wins


@pytest.mark.parametrize(
    ("filled", "points", "why"),
    [("", 0, Why.NEEDS), ("generala=0", 0, Why.NEEDS), ("generala=50", 100, Why.MET)],
)
def test_a_box_may_need_points_in_another(family, filled, points, why):
    result = one(card_with(family.get("generala"), filled), "5 5 5 5 5", "double_generala")
    assert (result.points, result.why) == (points, why)


def test_what_needs_another_box_is_unmet_first_of_all(family):
    result = one(Card(family.get("generala")), "5 5 5 5 4", "double_generala")
    assert result.why is Why.UNMET


def test_the_bonus_comes_with_the_entry_that_reaches_it_and_not_again(family):
    rules = family.get("yahtzee")
    at_62 = card_with(rules, "twos=6 threes=9 fours=12 fives=20 sixes=15")
    assert one(at_62, "1 2 2 2 2", "ones").bonus == 35
    assert one(at_62, "1 2 2 2 2", "ones").gain == 1 + 35
    assert one(at_62, "1 2 2 2 2", "chance").bonus == 0
    at_63 = card_with(rules, "twos=6 threes=9 fours=12 fives=20 sixes=16")
    assert one(at_63, "1 2 2 2 2", "ones").bonus == 0


def test_a_higher_tier_brings_the_difference(family):
    card = card_with(family.get("kismet"), "sixes=30 fives=25 fours=12")
    assert one(card, "3 3 1 1 2", "threes").bonus == 55 - 35


def test_a_column_multiplies_points_bonus_and_extra_alike(family):
    card = card_with(
        family.get("triple-yahtzee"),
        "yahtzee=50 yahtzee@2=50 yahtzee@3=50 sixes@3=30 fives@3=20",
    )
    result = one(card, "4 4 4 4 4", "fours@3")
    assert (result.raw, result.points, result.bonus, result.extra) == (20, 60, 105, 300)
    assert result.gain == 465


# Jokers of the official rules.


@pytest.mark.parametrize(
    ("filled", "extra"),
    [("", 0), ("yahtzee=0", 0), ("yahtzee=50", 100)],
)
def test_an_extra_asks_for_points_in_the_jackpot_box(family, filled, extra):
    result = one(card_with(family.get("yahtzee"), filled), "4 4 4 4 4", "fours")
    assert (result.extra, result.earns_extra) == (extra, extra > 0)


def test_stage_one_of_a_joker_is_the_box_of_its_face_alone(family):
    assert paid(card_with(family.get("yahtzee"), "yahtzee=0"), "4 4 4 4 4") == {"fours": 20}


def test_stage_two_is_any_lower_box_which_it_satisfies(family):
    card = card_with(family.get("yahtzee"), "yahtzee=50 fours=12 chance=22")
    assert paid(card, "4 4 4 4 4") == {
        "three_of_a_kind": 20,
        "four_of_a_kind": 20,
        "full_house": 25,
        "small_straight": 30,
        "large_straight": 40,
    }
    why = {box: one(card, "4 4 4 4 4", box).why for box in ("full_house", "three_of_a_kind")}
    assert why == {"full_house": Why.JOKER_PAYS, "three_of_a_kind": Why.MET}


def test_stage_three_is_a_zero_in_an_upper_box(family):
    card = card_with(family.get("yahtzee"), f"yahtzee=50 fours=12 {LOWER_FULL}")
    assert set(paid(card, "4 4 4 4 4")) == {"ones", "twos", "threes", "fives", "sixes"}
    result = one(card, "4 4 4 4 4", "sixes")
    assert (result.points, result.why, result.extra) == (0, Why.JOKER_ZERO, 100)


def test_a_joker_with_no_cell_in_any_stage_binds_nobody(family):
    official = family.get("yahtzee")
    rules = replace(official, joker=replace(official.joker, place=("match",)))
    card = card_with(rules, "yahtzee=50 fours=12")
    assert len(paid(card, "4 4 4 4 4")) == 11
    result = one(card, "4 4 4 4 4", "full_house")
    assert (result.points, result.why, result.extra) == (0, Why.UNMET, 100)


def test_the_joker_of_other_dice_is_none(family):
    card = card_with(family.get("yahtzee"), "yahtzee=50 fours=12")
    assert paid(card, "4 4 4 4 3")["full_house"] == 0
    assert len(paid(card, "4 4 4 4 3")) == 11


def test_a_free_joker_pays_only_once_its_match_box_is_used(family):
    rules = family.get("yahtzee-free-joker")
    unused, used = card_with(rules, "yahtzee=50"), card_with(rules, "yahtzee=50 fours=8")
    assert paid(unused, "4 4 4 4 4")["large_straight"] == 0
    assert paid(unused, "4 4 4 4 4")["sixes"] == 0
    assert paid(used, "4 4 4 4 4")["large_straight"] == 40


def test_a_joker_may_ask_for_points_rather_than_a_filled_box(family):
    rules = family.get("dice-world-yatzy")
    assert len(paid(card_with(rules, "yahtzee=0"), "4 4 4 4 4")) == 12
    assert paid(card_with(rules, "yahtzee=50"), "4 4 4 4 4") == {"fours": 20}


def test_extras_may_be_limited(family):
    card = card_with(family.get("yahtzee-one-bonus"), "yahtzee=50")
    assert one(card, "4 4 4 4 4", "fours").extra == 100
    again = card.write(Cell("fours"), 20, extra=True)
    assert one(again, "5 5 5 5 5", "fives").extra == 0
    assert set(paid(again, "5 5 5 5 5")) == {"fives"}


@pytest.mark.parametrize(
    ("claimed", "extra", "cells"),
    [(True, 100, {"fours"}), (False, 0, 12), (None, 0, 12)],
)
def test_a_claim_brings_the_extra_and_the_duties_of_the_joker(family, claimed, extra, cells):
    card = card_with(family.get("double-yahtzee"), "yahtzee=50")
    found = paid(card, "4 4 4 4 4", claimed=claimed)
    assert (set(found) if claimed else len(found)) == cells
    assert one(card, "4 4 4 4 4", "fours", claimed=claimed).extra == extra


@pytest.mark.parametrize(
    ("rules", "filled", "dice", "expected"),
    [
        ("double-yahtzee", "yahtzee=50", "4 4 4 4 4", True),
        ("double-yahtzee", "yahtzee=50", "4 4 4 4 5", False),
        ("double-yahtzee", "yahtzee=0", "4 4 4 4 4", False),
        ("yahtzee", "yahtzee=50", "4 4 4 4 4", False),
        ("yatzy", "yatzy=50", "4 4 4 4 4", False),
    ],
)
def test_only_an_optional_extra_that_is_due_can_be_claimed(family, rules, filled, dice, expected):
    assert claimable(card_with(family.get(rules), filled), hand_of(dice)) is expected


def test_without_extras_no_hand_is_a_jackpot_that_could_be_a_further_one(family):
    assert is_jackpot(Card(family.get("yahtzee")), (4, 4, 4, 4, 4))
    assert not is_jackpot(Card(family.get("yatzy")), (4, 4, 4, 4, 4))


def test_a_further_kismet_counts_though_its_extra_is_worth_nothing(family):
    result = one(card_with(family.get("kismet"), "kismet=70"), "4 4 4 4 4", "fours")
    assert (result.earns_extra, result.extra) == (True, 0)


def test_upper_boxes_full_of_nothing_take_any_lower_box(family):
    card = card_with(family.get("yahtzee"), f"yahtzee=0 {UPPER_FULL}")
    assert paid(card, "1 1 1 1 1")["small_straight"] == 30
    assert one(card, "1 1 1 1 1", "small_straight").extra == 0
