"""Whole games by the thousand, played from a table: the best choice each time, or one that may be worse.

All games make their turns together, those on the same card side by side. Chances to win at once, and what an
extra does to other players, are left out, as they are of the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from audio_yahtzee.strategy.exact.choosing import Chance, Chooser
from audio_yahtzee.strategy.exact.compiled import Segment
from audio_yahtzee.strategy.exact.lattice import Floats, Workspace
from audio_yahtzee.strategy.exact.playing import Playing
from audio_yahtzee.strategy.exact.solver import chunks
from audio_yahtzee.strategy.exact.stopping import Part, Stopping

if TYPE_CHECKING:
    from audio_yahtzee.strategy.exact.table import Table

Numbers = NDArray[np.intp]


@dataclass(frozen=True, eq=False)
class Games:
    """How many games for one went: an entry for each."""

    scores: Floats
    """Final scores."""
    bonuses: Floats
    """Points for bonuses of sections, multiplied."""
    jackpots: NDArray[np.bool_]
    """Whether the jackpot box, if there is one, holds points."""
    extras: Numbers
    """How many extras were earned."""


class Simulation:
    """Plays games of one table. Rules under which rolls are saved are not for it."""

    def __init__(self, table: Table) -> None:
        if table.rules.carry:
            raise ValueError("rules: expected ones under which no rolls are saved for later turns")
        self._table = table
        self._compiled = table.compiled
        self._lattice = table.compiled.frame.lattice
        self._stopping = Stopping(table.compiled, first=False)
        self._chooser = Chooser(table)

    def play(self, games: int, seed: int, temperature: float = 0.0) -> Games:
        """Return how `games` games go; the same for the same seed.

        Of what people would think of, a choice that costs as many points as `temperature` is e times as rare
        as the best; at 0 the best is made always. Where an extra may be claimed or not, `temperature` is 0:
        people decide about that first, and about the rest afterwards.
        """
        chance = Chance(np.random.default_rng(seed), temperature)
        state = Playing.begun(games, self._compiled.start)
        for _ in range(self._compiled.turns):
            self._turn(state, chance)
        bonuses = self._table.values[0, state.node, state.group]
        return Games(state.points + bonuses, bonuses, state.jackpots, state.extras)

    def _turn(self, state: Playing, chance: Chance) -> None:
        """Play a turn of every game."""
        width = self._compiled.group.size + 1
        cards, card_of = np.unique(state.node * width + state.group, return_inverse=True)
        by_card = np.argsort(card_of, kind="stable")
        ends = np.searchsorted(card_of[by_card], np.arange(len(cards) + 1))
        done = 0
        for parts in chunks(list(self._segments(cards))):
            size = parts[-1].stop
            games = by_card[ends[done] : ends[done + size]]
            rolled = self._rolled(parts)
            self._chooser.turn(state, games, card_of[games] - done, rolled, chance)
            done += size

    def _segments(self, cards: Numbers) -> Iterator[Segment]:
        """Yield the cards, given in rising order, in just that order."""
        nodes, groups = np.divmod(cards, self._compiled.group.size + 1)
        status = self._compiled.group.range_numbers[groups]
        edges = np.flatnonzero((np.diff(nodes) != 0) | (np.diff(status) != 0)) + 1
        for start, stop in zip([0, *edges.tolist()], [*edges.tolist(), len(cards)], strict=True):
            segment = self._compiled.segment(int(nodes[start]), int(groups[start]))
            yield segment._replace(where=groups[start:stop], size=int(stop - start))

    def _rolled(self, parts: list[Part]) -> list[Floats]:
        """Return what every multiset is worth when rolled up: with one roll left, two, and so on."""
        work = Workspace(self._lattice, parts[-1].stop)
        self._stopping.fill(work, parts, self._table.values[0])
        rolled = []
        for _ in range(self._table.rules.rolls - 1):
            work.roll()
            rolled.append(work.rows.copy())
            work.choose()
        return rolled
