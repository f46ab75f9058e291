"""Games of people, played side by side: what they do is worth less now and then than what would be best."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from audio_yahtzee.strategy.exact.choosing import Chance, Options, Sense
from audio_yahtzee.strategy.fitted.playing import Games

if TYPE_CHECKING:
    from audio_yahtzee.strategy.fitted.backup import Backups, Turn
    from audio_yahtzee.strategy.fitted.playing import Ways
    from audio_yahtzee.strategy.fitted.worth import Floats, Numbers, Weights


class GamesWithSlips(Games):
    """Games in which choices are made as `chance` has it."""

    def __init__(self, backups: Backups, games: int, chance: Chance) -> None:
        super().__init__(backups, games, chance.source)
        self._chance = chance
        self._sense = Sense(backups.lattice, self.keeps)
        self._points = np.concatenate([pay.points for pay in backups.sheet.pays])

    def turn(self, turn: Turn, later: Weights, astray: Floats | None = None) -> tuple[Numbers, Floats]:  # noqa: ARG002 -- see Chance
        """See Games."""
        size = self.cards.size
        most = self.backups.sheet.rules.rolls - 1 + self.cards.saved
        left = np.minimum(most, len(turn.rolled))
        over = most - left
        hands = self.rolled(np.zeros(size, dtype=np.intp))
        rows = np.zeros(size, dtype=np.intp)
        extra, earns = np.zeros(size), np.zeros(size, dtype=np.bool_)
        is_first = np.ones(size, dtype=np.bool_)
        going = np.arange(size)
        while len(going):
            ways = self.ways(turn, going, hands[going], is_first[going])
            options = self._options(turn, going, hands[going], left[going], ways, later)
            chosen = self._chance.chosen(hands[going], options, self._sense)
            keeps = options.keeps.shape[1]
            stops = chosen >= keeps
            at = chosen[stops] - keeps, np.flatnonzero(stops)
            done = going[stops]
            rows[done], extra[done], earns[done] = ways.rows[at], ways.extra[at], ways.earns[at]
            kept = self.keeps[hands[going[~stops]], chosen[~stops]]
            going = going[~stops]
            hands[going] = self.rolled(kept)
            left[going] -= 1
            is_first[going] = False
        return self.enter(rows, extra, earns, left + over)

    def _options(
        self, turn: Turn, going: Numbers, hands: Numbers, left: Numbers, ways: Ways, later: Weights
    ) -> Options:
        kept = self.keeps[hands]
        keeps = np.full(kept.shape, -np.inf)
        for rolls in np.unique(left[left > 0]).tolist():
            now = left == rolls
            worth = turn.rolled[rolls - 1][kept[now], going[now, None]]
            keeps[now] = np.where(self.is_keep[hands[now]], worth, -np.inf)
        saved = self.backups.worth_of_saved(left, later)
        pays = self._points[ways.rows] + ways.extra
        return Options(keeps, ways.worth.T + saved[:, None], pays.T)
