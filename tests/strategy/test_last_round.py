"""The last round: the competitor's chances against every way to play, tried one by one."""

import random
from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import combinations, product

import pytest

from audio_yahtzee.game import Card, Entry, Roll, Score, apply, dice_to_roll, start
from audio_yahtzee.game.card import Cell
from audio_yahtzee.game.dice import at
from audio_yahtzee.game.legality import outcomes
from audio_yahtzee.game.scoring import Hand
from audio_yahtzee.language.catalogue import Catalogue
from audio_yahtzee.resources import folder
from audio_yahtzee.strategy.cast import Cast
from audio_yahtzee.strategy.characters import Level
from audio_yahtzee.strategy.estimate import Estimate
from audio_yahtzee.strategy.last_round import LastRound
from audio_yahtzee.strategy.payouts import Payouts

CATALOGUE = Catalogue(folder("locales"))


def full(rules, points, *left):
    """Return a card on which all but the boxes `left` are filled, with `points` in the first of them."""
    cells = [cell for cell in Card(rules).cells() if cell.box not in left]
    entries = tuple(Entry(cell, points if number == 0 else 0) for number, cell in enumerate(cells))
    return Card(rules, entries)


def table(rules, *cards, dice=(), **facts):
    begun = start(rules, len(cards)).state
    seats = tuple(replace(seat, card=card) for seat, card in zip(begun.seats, cards, strict=True))
    return replace(begun, seats=seats, dice=dice, **facts)


@pytest.fixture(scope="module")
def crag(family):
    return family.get("crag")


@pytest.fixture(scope="module")
def last_round(crag):
    return LastRound(Payouts(crag))


@pytest.fixture(scope="module")
def competitor(crag):
    return Cast(crag, Estimate(crag))


def tried(rules, card, worth, dice, rolls_left):
    """Return the best mean of `worth`, of the final total, over all ways to go on: the slow way."""

    @cache
    def value(dice, rolls_left):
        paid = outcomes(card, Hand(dice))
        best = max(worth(card.total + outcome.gain) for outcome in paid.values())
        if not rolls_left:
            return best
        for size in range(len(dice)):
            for kept in set(combinations(dice, size)):
                rolls = list(product(range(1, rules.dice.faces + 1), repeat=len(dice) - size))
                worths = [value(tuple(sorted(kept + rolled)), rolls_left - 1) for rolled in rolls]
                best = max(best, sum(worths) / len(worths))
        return best

    return value(tuple(sorted(dice)), rolls_left)


def beats(target):
    return lambda total: 1.0 if total > target else 0.5 if total == target else 0.0


@pytest.mark.parametrize("box", ["sixes", "thirteen", "crag", "odd_straight"])
@pytest.mark.parametrize("dice", [(6, 6, 1), (2, 3, 4), (1, 3, 6)])
@pytest.mark.parametrize("needs", [6, 12, 18, 26])
def test_whoever_is_last_has_the_best_chance_there_is(box, dice, needs, crag, last_round):
    mine, theirs = full(crag, 0, box), full(crag, needs)
    state = table(crag, theirs, mine, player=1, dice=dice, roll_number=1, rolls_left=1)
    found = last_round.best(state)
    assert found.chance == pytest.approx(tried(crag, mine, beats(needs), dice, 1), abs=1e-5)
    assert found.needs == needs + 1


def test_a_shared_win_counts_half(crag, last_round):
    state = table(
        crag, full(crag, 20), full(crag, 8, "sixes"), player=1, dice=(6, 6, 1), rolls_left=0, roll_number=2
    )
    assert last_round.best(state).chance == pytest.approx(0.5, abs=1e-5)
    assert last_round.best(state).command == Score(Cell("sixes"))


def test_those_who_play_later_are_taken_to_play_for_points(crag, last_round):
    """Whoever keeps all fours has the best mean there is, and so many fours how often."""
    mine, theirs = full(crag, 20, "thirteen"), full(crag, 10, "fours")
    state = table(crag, mine, theirs, player=0, dice=(6, 6, 1), roll_number=1, rolls_left=1)
    totals = spread_of_fours(10)
    assert sum(totals.values()) == pytest.approx(1)

    def worth(total):
        below = sum(chance for other, chance in totals.items() if other < total)
        return below + totals.get(total, 0) / 2

    assert last_round.best(state).chance == pytest.approx(tried(crag, mine, worth, (6, 6, 1), 1), abs=1e-5)
    assert last_round.best(state).needs is None


def spread_of_fours(base):
    """Return how likely each total is for whoever keeps all fours, with three dice and two rolls."""
    chance = 1 - (5 / 6) ** 2
    ways = Counter({0: 1, 1: 3, 2: 3, 3: 1})
    return {base + 4 * n: ways[n] * chance**n * (1 - chance) ** (3 - n) for n in range(4)}


def test_it_is_no_last_round_while_anybody_has_two_boxes_left_or_nobody_else_plays(crag, last_round):
    facts = {"dice": (6, 6, 1), "roll_number": 1, "rolls_left": 1}
    assert last_round.best(table(crag, full(crag, 0, "sixes"), **facts)) is None
    assert (
        last_round.best(table(crag, full(crag, 0, "sixes"), full(crag, 0, "ones", "twos"), **facts)) is None
    )
    assert last_round.best(table(crag, full(crag, 0, "ones", "sixes"), full(crag, 0), **facts)) is None


def test_the_competitor_dares_what_points_alone_would_not(crag, competitor):
    """Only a third six wins."""
    state = table(
        crag, full(crag, 17), full(crag, 0, "sixes"), player=1, dice=(6, 6, 1), roll_number=1, rolls_left=1
    )
    decision = competitor.decide(Level.COMPETITOR, state)
    assert at(state.dice, decision.command.kept) == (6, 6)
    assert CATALOGUE.text(decision.reason, "en") == "Needs 18 to win"
    assert CATALOGUE.text(decision.reason, "sv") == "Behöver 18 för att vinna"
    judged = competitor.judge(Level.COMPETITOR, replace(state, kept=(0, 1)), Roll())
    assert CATALOGUE.text(judged.reason, "en") == "17 percent to win"
    assert judged.loss == 0


@pytest.mark.long
def test_the_competitor_wins_more_last_rounds_than_the_perfect_player(family):
    rules = family.get("yatzy")
    cast = Cast(rules, Estimate(rules))
    wins = dict.fromkeys((Level.PERFECT, Level.COMPETITOR), 0.0)
    for level in wins:
        for seed in range(1500):
            chance = random.Random(seed)
            state = table(rules, full(rules, 20 + seed % 8), full(rules, 0, "chance"), player=1, rolls_left=3)
            while not state.is_over:
                command = cast.decide(level, state).command
                count = len(dice_to_roll(state)) if isinstance(command, Roll) else 0
                state = apply(state, command, tuple(chance.randint(1, 6) for _ in range(count))).state
            mine, other = state.seats[1].card.total, state.seats[0].card.total
            wins[level] += 1.0 if mine > other else 0.5 if mine == other else 0.0
    assert wins[Level.COMPETITOR] > 1.02 * wins[Level.PERFECT]
