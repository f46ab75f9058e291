"""Whole games by the hundred, played side by side by what cards are taken to be worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from audio_yahtzee.strategy.exact.choosing import keeps_of, one_more
from audio_yahtzee.strategy.fitted.backup import worths
from audio_yahtzee.strategy.fitted.cards import blank, written

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from audio_yahtzee.strategy.fitted.backup import Backups, Turn
    from audio_yahtzee.strategy.fitted.worth import Floats, Numbers, Weights


class Games:
    """Games under one rule set. Whoever stops on the first roll gets what that pays."""

    def __init__(self, backups: Backups, games: int, source: np.random.Generator) -> None:
        self._backups = backups
        self._source = source
        self._first_hand = backups.lattice.blocks[-1].start
        self._keeps, self._is_keep = keeps_of(backups.lattice)
        self._more = one_more(backups.lattice)
        self.cards = blank(backups.sheet, games)
        self.points: Floats = np.zeros(games)
        """Points written, multiplied, with extras; without bonuses of sections."""

    def turn(self, turn: Turn, later: Weights, astray: Floats | None = None) -> tuple[Numbers, Floats]:
        """Play the turn that all cards have before them, and return the cells filled, with their raw points.

        `later` weighs what follows the turn.

        `astray` is how likely each game is to make its entry in any cell; never unless given.
        """
        rules, size = self._backups.sheet.rules, self.cards.size
        most = rules.rolls - 1 + self.cards.saved
        left = np.minimum(most, len(turn.rolled))
        over = most - left
        hands = self._rolled(np.zeros(size, dtype=np.intp))
        is_first = np.ones(size, dtype=np.bool_)
        going = np.arange(size)
        while len(going):
            going = going[left[going] > 0]
            kept = self._keeps[hands[going]]
            worth = np.where(self._is_keep[hands[going]], 0.0, -np.inf)
            for rolls in np.unique(left[going]).tolist():
                now = left[going] == rolls
                worth[now] += turn.rolled[rolls - 1][kept[now], going[now, None]]
            chosen = worth.argmax(axis=1)
            stop = np.where(is_first[going], turn.first[hands[going], going], turn.stop[hands[going], going])
            stop = stop + self._backups.worth_of_saved(left[going], later)
            rolls_on = worth[np.arange(len(going)), chosen] > stop
            going, kept_now = going[rolls_on], kept[rolls_on, chosen[rolls_on]]
            hands[going] = self._rolled(kept_now)
            left[going] -= 1
            is_first[going] = False
        return self._write(turn, hands, is_first, left + over, astray)

    def _rolled(self, rows: Numbers) -> Numbers:
        """Return the full hands to which dice are rolled up."""
        lattice = self._backups.lattice
        for face in self._source.integers(lattice.faces, size=(lattice.count, len(rows))):
            rows = self._more[rows, face]
        hands: Numbers = rows - self._first_hand
        return hands

    def _write(
        self, turn: Turn, hands: Numbers, is_first: NDArray[np.bool_], left: Numbers, astray: Floats | None
    ) -> tuple[Numbers, Floats]:
        backups, size = self._backups, self.cards.size
        every = np.arange(size)
        rows = np.where(
            is_first,
            backups.hand_rows(self.cards, hands, first=True),
            backups.hand_rows(self.cards, hands, first=False),
        )
        worth = worths(rows, turn.rows, np.zeros(len(rows)))
        extra, earns = np.zeros(size), np.zeros(size, dtype=np.bool_)
        cells = self._chosen(worth, astray)
        rows, best = rows[cells, every], worth[cells, every]
        for first in (False, True):
            for which, ways in backups.jackpots[first].ways(self.cards, claimed=None):
                rolled = (is_first[which] == first) & np.isin(hands[which], [way.hand for way in ways])
                best[which[rolled]] = -np.inf
                for way in ways:
                    at = np.flatnonzero(rolled & (hands[which] == way.hand))
                    games = which[at]
                    found = worths(way.rows[:, at], turn.rows[:, games], way.extra)
                    cell = self._chosen(found, None if astray is None else astray[games])
                    value = found[cell, np.arange(len(at))]
                    better = value > best[games]
                    games, cell = games[better], cell[better]
                    best[games] = value[better]
                    rows[games] = way.rows[cell, at[better]]
                    extra[games], earns[games] = way.extra[cell], way.earns
        points = np.concatenate([pay.points for pay in backups.sheet.pays])
        self.points = self.points + points[rows] + extra
        saved = left if backups.sheet.rules.carry else np.zeros(size, dtype=np.intp)
        self.cards = written(backups.sheet, self.cards, rows, saved, earns)
        raws = np.array([float(raw) for pay in backups.sheet.pays for raw in pay.raws])
        return np.searchsorted(backups.sheet.first_row, rows, side="right") - 1, raws[rows]

    def _chosen(self, worth: Floats, astray: Floats | None) -> Numbers:
        """Return the best cell of each game, or any where it goes astray."""
        chosen: Numbers = worth.argmax(axis=0)
        if astray is None:
            return chosen
        any_cell = np.where(worth > -np.inf, self._source.random(worth.shape), -1).argmax(axis=0)
        return np.where(self._source.random(len(astray)) < astray, any_cell, chosen)
