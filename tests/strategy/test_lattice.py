"""The keep lattice against the plainest possible count."""

from collections import Counter
from functools import cache
from itertools import combinations, product
from math import isclose, prod

import pytest

from audio_yahtzee.strategy.lattice import lattice

SMALL = [(1, 6), (2, 4), (3, 3), (3, 6)]


def odd_worth(dice):
    """A worth without any pattern that a mistake could hide in."""
    return prod(face + place for place, face in enumerate(dice)) % 17


def brute_force(count, faces, rolls, saved=0):
    """Return the function (dice, rolls left) -> worth of the best play, over ordered dice."""

    @cache
    def best(dice, left):
        worth = odd_worth(dice) + saved * left
        if not left:
            return worth
        keeps = {kept for size in range(count) for kept in combinations(dice, size)}
        return max(worth, *(rolled_up(kept, left - 1) for kept in keeps))

    @cache
    def rolled_up(kept, left):
        throws = list(product(range(1, faces + 1), repeat=count - len(kept)))
        return sum(best(tuple(sorted(kept + throw)), left) for throw in throws) / len(throws)

    return best, rolled_up


@pytest.mark.parametrize(("count", "faces"), SMALL)
@pytest.mark.parametrize("saved", [0, 1.5])
def test_every_hand_and_keep_is_worth_what_brute_force_finds(count, faces, saved):
    dice = lattice(count, faces)
    best, rolled_up = brute_force(count, faces, 3, saved)
    layers = dice.turn([odd_worth(hand) for hand in dice.hands], 2, saved)
    for left, layer in enumerate(layers, start=1):
        for place, hand in enumerate(dice.hands, start=dice.first_hand):
            assert isclose(layer.best[place], best(hand, left))
        for place, kept in enumerate(dice.multisets[: dice.first_hand]):
            assert isclose(layer.rolled[place], rolled_up(kept, left - 1))


@pytest.mark.parametrize(("count", "faces"), SMALL)
def test_the_best_keep_is_part_of_the_hand_and_worth_the_best(count, faces):
    dice = lattice(count, faces)
    (layer,) = dice.turn([odd_worth(hand) for hand in dice.hands], 1)
    for place, hand in enumerate(dice.hands, start=dice.first_hand):
        keep = dice.best_keep(layer, place)
        assert Counter(dice.multisets[keep]) <= Counter(hand)
        assert layer.rolled[keep] == layer.best[place]


@pytest.mark.parametrize(("count", "faces"), SMALL)
def test_the_chances_of_the_hands_at_the_end_give_the_mean(count, faces):
    dice = lattice(count, faces)
    worth = [float(odd_worth(hand)) for hand in dice.hands]
    chances = dice.chances(dice.turn(worth, 2))
    assert isclose(sum(chances), 1)
    mean = sum(chance * value for chance, value in zip(chances, worth, strict=True))
    assert isclose(mean, dice.mean(worth, 3))
    assert isclose(mean, brute_force(count, faces, 3)[1]((), 2))


@pytest.mark.parametrize(
    ("met", "chance"),
    [
        (lambda dice: len(set(dice)) == 1, 347897 / 7558272),
        (lambda dice: max(Counter(dice).values()) >= 4, 0.290794),
        (lambda dice: sorted(Counter(dice).values()) == [2, 3], 0.362883),
        (lambda dice: dice == (1, 2, 3, 4, 5), 0.196829),
    ],
)
def test_a_turn_played_for_one_thing_reaches_it_as_often_as_the_golden_figures_say(met, chance):
    dice = lattice(5, 6)
    assert isclose(dice.mean([float(met(hand)) for hand in dice.hands], 3), chance, abs_tol=5e-7)
