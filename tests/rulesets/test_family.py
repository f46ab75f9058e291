"""The golden figures of the rules: what the best cards add up to, and how likely patterns are."""

from functools import cache
from itertools import combinations, combinations_with_replacement, product

import pytest

from audio_yahtzee.game import Card, Cell, Roll, Score, apply, start
from audio_yahtzee.game.patterns import match
from audio_yahtzee.game.ruleset import DiceSpec, Want
from audio_yahtzee.game.scoring import Hand, outcome

BEST = {
    "yahtzee": 375, "yahtzee-free-joker": 375, "dice-world-yatzy": 375, "multiple-yahtzees": 375,
    "yahtzee-1956": 375, "yahtzee-one-bonus": 375, "yams-matched": 327, "yatzy": 374, "yatzy-forced": 374,
    "yatzy-half-forced": 374, "yatzy-lenient": 378, "triple-yaht-c": 2250, "triple-yahtzee": 2250,
    "maxi-yatzy": 649, "maxi-yatzy-tactic": 599, "balut": 812, "yacht": 297, "generala": 345, "crag": 244,
    "cheerio": 258, "kismet": 565,
}  # fmt: skip


def best_card(rules, *, first_roll=False):
    """Return a card with the most that each cell can hold on its own."""
    hands = list(combinations_with_replacement(range(1, rules.dice.faces + 1), rules.dice.count))
    card = Card(rules)
    for cell in card.cells():
        needs = rules.by_id[cell.box].needs
        before = Card(rules) if needs is None else Card(rules).write(Cell(needs), 1)
        most = max(outcome(before, cell, Hand(hand, first_roll=first_roll), None).raw for hand in hands)
        for _ in range(rules.times):
            card = card.write(cell, most)
    return card


@pytest.mark.parametrize(("identifier", "total"), BEST.items(), ids=BEST)
def test_the_best_card_without_extras(family, identifier, total):
    assert best_card(family.get(identifier)).total == total


def test_the_best_generala_is_made_on_first_rolls(family):
    assert best_card(family.get("generala"), first_roll=True).total == 360


def test_the_best_balut_is_29_game_points(family):
    assert best_card(family.get("balut")).game_points == 29


BEST_WITH_EXTRAS = {
    "yahtzee": 1575, "yahtzee-free-joker": 1575, "dice-world-yatzy": 1575, "multiple-yahtzees": 1575,
    "yahtzee-1956": 1435, "yahtzee-one-bonus": 475, "triple-yaht-c": 8880, "triple-yahtzee": 9450,
}  # fmt: skip


@pytest.mark.parametrize(("identifier", "total"), BEST_WITH_EXTRAS.items(), ids=BEST_WITH_EXTRAS)
def test_a_game_of_nothing_but_five_of_a_kind(family, identifier, total):
    rules = family.get(identifier)
    stages = ("yahtzee", "lower", "upper") if identifier == "yahtzee-1956" else ("yahtzee", "upper", "lower")

    def turn(cell):
        box = rules.by_id[cell.box]
        return stages.index(box.id if box.id == "yahtzee" else box.section)

    state = start(rules).state
    for cell in sorted(state.card.cells(), key=turn):
        face = rules.by_id[cell.box].want.face or 6
        state = apply(state, Roll(), (face,) * 5).state
        state = apply(state, Score(cell)).state
    assert state.is_over
    assert state.card.total == total


PATTERNS = {
    "a pair": (Want(kinds=(2,)), 7056, None),
    "two different pairs": (Want(kinds=(2, 2)), 2100, 0.742419),
    "three equal": (Want(kinds=(3,)), 1656, 0.743195),
    "four equal": (Want(kinds=(4,)), 156, 0.290794),
    "a house": (Want(kinds=(3, 2)), 300, 0.362883),
    "a run of four": (Want(run=4), 1200, 0.615442),
    "a run of five": (Want(run=5), 240, 0.261095),
    "exactly 1 to 5": (Want(set=(1, 2, 3, 4, 5)), 120, 0.196829),
    "five equal": (Want(kinds=(5,)), 6, 347897 / 7558272),
}
FIVE = DiceSpec()


@pytest.mark.parametrize(("want", "rolls"), [case[:2] for case in PATTERNS.values()], ids=PATTERNS)
def test_how_many_of_all_rolls_meet_a_pattern(want, rolls):
    assert sum(match(want, dice, FIVE) is not None for dice in product(range(1, 7), repeat=5)) == rolls


def keeps(hand):
    return {kept for size in range(6) for kept in combinations(hand, size)}


@pytest.mark.parametrize(
    ("want", "chance"),
    [(want, chance) for want, _, chance in PATTERNS.values() if chance],
    ids=[name for name, case in PATTERNS.items() if case[2]],
)
def test_how_likely_a_turn_meets_a_pattern_when_it_is_played_for(want, chance):
    @cache
    def after(kept, rolls_left):
        """Return the chance once `kept` is kept and the rest rolled, with `rolls_left` after that."""
        if len(kept) < 5:
            return sum(after(tuple(sorted((*kept, face))), rolls_left) for face in range(1, 7)) / 6
        if match(want, kept, FIVE) is not None:
            return 1.0
        return (
            max(after(again, rolls_left - 1) for again in keeps(kept) if len(again) < 5)
            if rolls_left
            else 0.0
        )

    assert after((), 2) == pytest.approx(chance, abs=5e-7)


def test_boxes_of_maxi_yatzy_stand_in_card_order(family):
    assert " ".join(box.id for box in family.get("maxi-yatzy").boxes) == (
        "ones twos threes fours fives sixes one_pair two_pairs three_pairs three_of_a_kind four_of_a_kind "
        "five_of_a_kind small_straight large_straight full_straight hut house tower chance maxi_yatzy"
    )


def test_all_28_rule_sets_are_sound(family):
    assert family.faults == ()
    assert len(family.ids) == 28
    assert {name: len(members) for name, members in family.families.items()} == {
        "yahtzee": 16,
        "yatzy": 6,
        "relatives": 6,
    }
