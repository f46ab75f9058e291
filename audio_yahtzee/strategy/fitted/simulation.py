"""Whole games by the thousand where no table is needed, or none can be: of greed, and by what was fitted.

Chances to win at once, and what an extra does to other players, are left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from audio_yahtzee.strategy.exact import simulation as exact
from audio_yahtzee.strategy.exact.choosing import Chance
from audio_yahtzee.strategy.exact.frame import frame
from audio_yahtzee.strategy.fitted.backup import weighing
from audio_yahtzee.strategy.fitted.greed import NOTHING, GreedyGames, won
from audio_yahtzee.strategy.fitted.playing import Games
from audio_yahtzee.strategy.fitted.sheet import sheet
from audio_yahtzee.strategy.fitted.slips import GamesWithSlips

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.strategy.fitted.fitting import Fit
    from audio_yahtzee.strategy.fitted.worth import Weights


class GreedySimulation:
    """Plays games of greedy players under one rule set."""

    def __init__(self, rules: RuleSet) -> None:
        self._sheet = sheet(frame(rules))

    def play(self, games: int, seed: int) -> exact.Games:
        """Return how `games` games go; the same for the same seed."""
        played = GreedyGames(self._sheet, games, np.random.default_rng(seed))
        return _played(played, [NOTHING] * self._sheet.rules.turns)


class FittedSimulation:
    """Plays games by one fit, to the last turn, which is exact: Fitted reckons some turns before it, too."""

    def __init__(self, fit: Fit) -> None:
        self._fit = fit
        self._backups = weighing(fit.facts)

    def play(self, games: int, seed: int, temperature: float = 0.0) -> exact.Games:
        """Return how `games` games go; see exact.Simulation.play."""
        chance = Chance(np.random.default_rng(seed), temperature)
        played = (
            GamesWithSlips(self._backups, games, chance)
            if temperature
            else Games(self._backups, games, chance.source)
        )
        return _played(played, self._fit.weights[-2::-1])


def _played(games: Games, weights: Sequence[Weights]) -> exact.Games:
    """Play `games` to their end; `weights` weigh what follows each turn."""
    backups = games.backups
    box = backups.sheet.rules.jackpot
    is_jackpot = np.array([pay.cell.box == box for pay in backups.sheet.pays])
    jackpots = np.zeros(games.cards.size, dtype=np.bool_)
    for later in weights:
        cells, raws = games.turn(backups.turn(games.cards, later), later)
        jackpots |= is_jackpot[cells] & (raws != 0)
    bonuses = np.zeros(games.cards.size)
    for part, points in zip(backups.sheet.parts, games.cards.points, strict=True):
        bonuses += won(part, points)
    return exact.Games(games.points + bonuses, bonuses, jackpots, games.cards.extras)
