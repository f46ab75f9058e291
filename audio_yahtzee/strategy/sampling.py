"""How games end that stand at some card and are played on at their best, sampled. Loads numpy."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from audio_yahtzee.game.card import Card
from audio_yahtzee.strategy.exact.compiled import written
from audio_yahtzee.strategy.exact.simulation import Simulation
from audio_yahtzee.strategy.exact.table import Table

if TYPE_CHECKING:
    from audio_yahtzee.game.card import Entry
    from audio_yahtzee.game.state import State
    from audio_yahtzee.strategy.last_round import Totals

GAMES = 2_000
"""So many are played, in a quarter of a second at most: a chance is right within two in a hundred or so."""
SEED = 5
"""The same question has the same answer."""
MOST_KEPT = 64
"""Cards whose endings are remembered."""


class Sampling:
    """Samples the endings of games by one table; see prospects.Sample."""

    def __init__(self, table: Table) -> None:
        """`table` is one of rules under which no rolls are saved for later turns."""
        self._table = table
        self._endings = lru_cache(maxsize=MOST_KEPT)(self._sampled)

    def __call__(self, state: State) -> Totals | None:
        """Return how likely each final total of the player in turn is, whose turn has not begun."""
        return self._endings(state.card.entries, state.card.extras)

    def _sampled(self, entries: tuple[Entry, ...], extras: tuple[int, ...]) -> Totals | None:
        card = Card(self._table.rules, entries, extras)
        place = self._table.place(card)
        if place is None:
            return None
        left = self._table.rules.turns - len(entries)
        begun = replace(self._table.compiled, start=(place.node, place.group), turns=left)
        games = Simulation(replace(self._table, compiled=begun)).play(GAMES, SEED)
        totals, counts = np.unique(np.rint(games.scores).astype(int) + written(card), return_counts=True)
        return {int(total): int(count) / GAMES for total, count in zip(totals, counts, strict=True)}
