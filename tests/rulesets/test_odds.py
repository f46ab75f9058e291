"""How often boxes get what they want: counted over all rolls, and exactly within a turn played for them."""

from fractions import Fraction
from functools import cache
from itertools import combinations, product

import pytest

from audio_yahtzee.game.patterns import match

PATTERNS = {
    "a pair or more": ("yatzy", "one_pair", 7056, None),
    "two different pairs": ("yatzy", "two_pairs", 2100, 0.742419),
    "three or more equal": ("yahtzee", "three_of_a_kind", 1656, 0.743195),
    "four or more equal": ("yahtzee", "four_of_a_kind", 156, 0.290794),
    "a house of two faces": ("yahtzee", "full_house", 300, 0.362883),
    "a run of four": ("yahtzee", "small_straight", 1200, 0.615442),
    "a run of five": ("yahtzee", "large_straight", 240, 0.261095),
    "exactly 1 to 5": ("yatzy", "small_straight", 120, 0.196829),
    "five equal": ("yahtzee", "yahtzee", 6, 0.046029),
}
"""The box of a rule set that wants it, how many of 7,776 rolls meet it, and the chance within three rolls."""
TURNS = {name: pattern for name, pattern in PATTERNS.items() if pattern[3] is not None}


def want_of(family, identifier, box):
    """Return a function that tells whether dice meet what a box wants."""
    rules = family.get(identifier)
    want = rules.by_id[box].want
    return lambda dice: match(want, dice, rules.dice) is not None


@pytest.mark.parametrize("pattern", PATTERNS.values(), ids=PATTERNS)
def test_how_many_of_all_rolls_meet_a_pattern(family, pattern):
    identifier, box, rolls, _ = pattern
    met = want_of(family, identifier, box)
    assert sum(met(dice) for dice in product(range(1, 7), repeat=5)) == rolls


def within_a_turn(met, rolls, *, count=5, faces=6):
    """Return the exact chance that the best play for a pattern meets it within `rolls` rolls."""
    # Whole numbers of cases, of all there are of the dice to be rolled now and of `count` in each roll left.
    # Fractions would be as exact, and slow.

    @cache
    def cases(kept, left):
        """Return in how many cases the pattern is met once `kept` is kept and the rest rolled."""
        if len(kept) < count:
            return sum(cases(tuple(sorted((*kept, face))), left) for face in range(1, faces + 1))
        if met(kept):
            return faces ** (count * left)
        if not left:
            return 0
        keeps = {again for size in range(count) for again in combinations(kept, size)}
        return max(cases(again, left - 1) * faces ** len(again) for again in keeps)

    return Fraction(cases((), rolls - 1), faces ** (count * rolls))


@pytest.mark.parametrize("pattern", TURNS.values(), ids=TURNS)
def test_how_likely_a_turn_meets_a_pattern_when_it_is_played_for(family, pattern):
    identifier, box, _, chance = pattern
    exact = within_a_turn(want_of(family, identifier, box), family.get(identifier).rolls)
    assert round(float(exact), 6) == chance


def test_five_equal_within_a_turn_is_exactly_one_fraction(family):
    met = want_of(family, "yahtzee", "yahtzee")
    assert within_a_turn(met, 3) == Fraction(347897, 7558272)
    # By hand: six of 7,776 rolls in one; and a coin thrown up to three times shows heads but once in eight.
    assert within_a_turn(met, 1) == Fraction(6, 7776)
    assert within_a_turn(lambda dice: dice == (2,), 3, count=1, faces=2) == Fraction(7, 8)
