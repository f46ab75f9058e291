"""How cards come to be worth what they are: games against oneself, from which facts are weighed.

Cards are met by playing; what each is worth, a turn reckoned exactly says, from what the cards after it are
taken to be worth. So, from full cards back to blank ones, facts are weighed until they say the same as nearly
as they can. Games are then played anew by what was found: better play comes to other cards. Of all that was
found, what plays best is kept.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import comb, inf
from typing import TYPE_CHECKING

import numpy as np

from audio_yahtzee.strategy.bonus import SPREAD
from audio_yahtzee.strategy.exact.solver import Cancelled
from audio_yahtzee.strategy.fitted.backup import weighing
from audio_yahtzee.strategy.fitted.cards import blank
from audio_yahtzee.strategy.fitted.playing import Games
from audio_yahtzee.strategy.fitted.worth import MOST_SAVED, Facts, Usual, Weights

if TYPE_CHECKING:
    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.strategy.exact.solver import Progress
    from audio_yahtzee.strategy.fitted.cards import Cards
    from audio_yahtzee.strategy.fitted.sheet import Sheet
    from audio_yahtzee.strategy.fitted.worth import Floats

GAMES = 768
"""Games played in a pass."""
STEADY = GAMES // 2
"""The first of them: these hardly go astray."""
PASSES = 3
MOST_ASTRAY = 0.8
"""The share of entries made anywhere in the last of the games, in the others less, down to none.

Cards must be known, too, that good play seldom comes to, or it would not know what to avoid.
"""
MOST_WORK = 5_000_000
"""Hands weighed in cells, in all turns of a game: seven times what three columns of yahtzee take."""
SEED = 2026
LEAST_SPREAD = 1e-2
"""Facts that are nearly the same of all cards tell nothing."""
RIDGE = 1e-3
"""How much smaller weights are preferred: facts that always come together share what they are worth."""


def is_too_much(rules: RuleSet) -> bool:
    """Tell whether nobody would wait until a rule set is fitted, as with very many cells or dice."""
    dice = rules.dice
    hands = comb(dice.count + dice.faces - 1, dice.count)
    cells = len(rules.boxes) * len(rules.columns)
    return rules.turns * hands * (cells + dice.count * dice.faces) > MOST_WORK


@dataclass(frozen=True, eq=False)
class Fit:
    """What cards of one rule set are taken to be worth."""

    facts: Facts
    weights: tuple[Weights, ...]
    """For cards with 0, 1, … entries open."""


def fitted(sheet: Sheet, progress: Progress = lambda _: True) -> Fit:
    """Return what the cards of `sheet` are worth. Raises Cancelled when `progress` returns False."""
    source = np.random.default_rng(SEED)
    turns = sheet.rules.turns
    done = 0

    def go_on() -> None:
        nonlocal done
        if not progress(done / (3 * turns * PASSES)):
            raise Cancelled
        done += 1

    facts = Facts(sheet, _usual_at_first(sheet))
    fit = Fit(facts, tuple(_at_first(facts, level) for level in range(turns + 1)))
    best, most = fit, -inf
    for _ in range(PASSES):
        met, usual = _met(fit, source, go_on)
        facts = Facts(sheet, usual)
        backups = weighing(facts)
        weights = [facts.nothing_left()]
        for cards in met:
            go_on()
            weights.append(_weighed(facts, cards, backups.turn(cards, weights[-1]).mean, weights[-1]))
        fit = Fit(facts, tuple(weights))
        mean = float(scores_of(fit, GAMES, source, go_on).mean())
        if mean > most:
            best, most = fit, mean
    progress(1.0)
    return _sobered(best, most)


def _sobered(fit: Fit, mean: float) -> Fit:
    """Return `fit` when it says of a blank card what its games came to: `mean`.

    Each turn hopes for a little too much, as the best of many guesses always does. What choices are worth
    against one another stays the same.
    """
    facts, turns = fit.facts, len(fit.weights) - 1
    claimed = float((facts.of(blank(facts.sheet, 1))[:, 0] * fit.weights[-1].all).sum())
    less = np.zeros(facts.size)
    less[facts.slices["all"]] = (claimed - mean) / turns
    return Fit(facts, tuple(Weights(found - level * less, level) for found, level in fit.weights))


def scores_of(
    fit: Fit, games: int, source: np.random.Generator, go_on: Callable[[], None] = lambda: None
) -> Floats:
    """Return the final scores of games played by `fit`; `go_on` is called before each turn."""
    backups, facts = weighing(fit.facts), fit.facts
    played = Games(backups, games, source)
    for later in fit.weights[-2::-1]:
        go_on()
        played.turn(backups.turn(played.cards, later), later)
    # On full cards hopes are bonuses.
    scores: Floats = played.points + facts.of(played.cards)[facts.slices["parts"]].sum(axis=0)
    return scores


def _usual_at_first(sheet: Sheet) -> Usual:
    """Return what cells may bring: on pace for the first tier of a bonus."""
    means, spreads = np.ones(len(sheet.pays)), np.ones(len(sheet.pays))
    for part in sheet.parts:
        means[list(part.cells)] = part.most * part.tiers[0].at / part.every
        spreads[list(part.cells)] = part.most * SPREAD / part.dice
    return Usual(means, spreads**2)


def _at_first(facts: Facts, level: int) -> Weights:
    """Return weights to begin with: what a turn brings in each cell when it is played for that alone."""
    found = facts.nothing_left().all.copy()
    pays = facts.sheet.pays
    chances = facts.sheet.frame.lattice.chances
    usual = [2 * float((chances * pay.points[pay.later]).sum()) for pay in pays]
    found[facts.slices["cells"]] = np.repeat(usual, facts.sheet.rules.times)
    return Weights(found if level else facts.nothing_left().all, level)


def _met(fit: Fit, source: np.random.Generator, go_on: Callable[[], None]) -> tuple[list[Cards], Usual]:
    """Return the cards that games come to, with 1, 2, … entries open, and what cells brought in them."""
    sheet = fit.facts.sheet
    backups = weighing(fit.facts)
    games = Games(backups, GAMES, source)
    astray = np.linspace(0, MOST_ASTRAY, GAMES)
    tally = np.zeros((3, len(sheet.pays)))
    met = []
    for level in range(sheet.rules.turns, 0, -1):
        go_on()
        met.append(_saving(games.cards, source) if sheet.rules.carry else games.cards)
        later = fit.weights[level - 1]
        cells, raws = games.turn(backups.turn(games.cards, later), later, astray)
        steady = slice(0, STEADY)
        for row, worth in enumerate((np.ones(GAMES), raws, raws**2)):
            np.add.at(tally[row], cells[steady], worth[steady])
    means, squares = tally[1:] / np.maximum(tally[0], 1)
    return met[::-1], Usual(means, np.maximum(squares - means**2, LEAST_SPREAD))


def _saving(cards: Cards, source: np.random.Generator) -> Cards:
    """Return the cards with any number of rolls saved on every other one."""
    other = source.integers(0, MOST_SAVED + 1, size=cards.size)
    return replace(cards, saved=np.where(np.arange(cards.size) % 2, other, cards.saved))


def _weighed(facts: Facts, cards: Cards, worth: Floats, later: Weights) -> Weights:
    """Return weights by which the facts about `cards` add up to what these are worth, nearly.

    What `cards` do not tell is taken to be as with an entry less: `later`.
    """
    found = facts.of(cards)
    spread = found.std(axis=1)
    # A bonus hoped for counts as what it is: were it weighed, each turn would hope for more than the next.
    spread[facts.slices["parts"]] = 0
    varies = np.flatnonzero(spread > LEAST_SPREAD)
    apart = (found[varies] - found[varies].mean(axis=1)[:, None]) / spread[varies][:, None]
    weights = later.all.copy()
    missing = worth - (weights[:, None] * found).sum(axis=0)
    matrix = np.einsum("ib,jb->ij", apart, apart) / len(worth)
    aim = np.einsum("ib,b->i", apart, missing - missing.mean()) / len(worth)
    matrix[np.diag_indices_from(matrix)] += RIDGE
    weights[varies] += _solved(matrix, aim) / spread[varies]
    # What all are worth is seen best where play hardly goes astray.
    weights[0] += (worth - (weights[:, None] * found).sum(axis=0))[:STEADY].mean()
    return Weights(weights, later.level + 1)


def _solved(matrix: Floats, aim: Floats) -> Floats:
    """Return x for which `matrix` times x is `aim`; `matrix` is symmetric and positive definite.

    By elimination, for numpy's own way starts threads.
    """
    table = np.concatenate([matrix, aim[:, None]], axis=1)
    for row in range(len(table)):
        table[row, row:] /= table[row, row]
        table[row + 1 :, row:] -= table[row + 1 :, row, None] * table[None, row, row:]
    for row in range(len(table) - 1, 0, -1):
        table[:row, -1] -= table[:row, row] * table[row, -1]
    solution: Floats = table[:, -1]
    return solution
