"""Choices in many games at once: which dice to keep, which cell to fill."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from audio_yahtzee.strategy.exact.writing import Boxes, Writing

if TYPE_CHECKING:
    from audio_yahtzee.strategy.exact.lattice import Floats, KeepLattice
    from audio_yahtzee.strategy.exact.playing import Playing
    from audio_yahtzee.strategy.exact.table import Table

Numbers = NDArray[np.intp]


class Chance(NamedTuple):
    """Dice and slips: a choice that costs as much as `temperature` is e times as rare as the best."""

    source: np.random.Generator
    temperature: float

    def chosen(self, values: Floats) -> Numbers:
        """Return which column of each row is chosen; minus infinity is never."""
        if self.temperature:
            values = values / self.temperature + self.source.gumbel(size=values.shape)
        chosen: Numbers = values.argmax(axis=1)
        return chosen


class Chooser:
    """Plays a turn of many games under one table."""

    def __init__(self, table: Table) -> None:
        self._rolls = table.rules.rolls
        self._lattice = table.compiled.frame.lattice
        self._first_hand = self._lattice.blocks[-1].start
        self._keeps, self._is_keep = keeps_of(self._lattice)
        self._more = one_more(self._lattice)
        self._writing = Writing(table)

    def turn(
        self, games: Playing, which: Numbers, column: Numbers, rolled: list[Floats], chance: Chance
    ) -> None:
        """Play a turn of those of `games` that are in `which`, and write what comes of it.

        `rolled` is what every multiset is worth when it is rolled up with one roll left, with two, and so on;
        `column` is where each game's card stands in it.
        """
        rows = self._roll(np.zeros(len(which), dtype=np.intp), chance)
        waiting = np.arange(len(which))
        for left in range(self._rolls - 1, -1, -1):
            now = which[waiting]
            hands = rows[waiting] - self._first_hand
            boxes = self._writing.boxes(
                games.node[now], games.group[now], hands, first=left == self._rolls - 1
            )
            if not left:
                self._write(games, now, boxes, chance.chosen(boxes.values))
                return
            kept = self._keeps[hands]
            worth = np.where(self._is_keep[hands], rolled[left - 1][kept, column[waiting, None]], -np.inf)
            chosen = chance.chosen(np.concatenate([worth, boxes.values], axis=1))
            ways = worth.shape[1]
            stops = chosen >= ways
            self._write(games, now[stops], boxes.of(stops), chosen[stops] - ways)
            rolls = ~stops
            waiting = waiting[rolls]
            rows[waiting] = self._roll(kept[rolls, chosen[rolls]], chance)

    def _write(self, games: Playing, now: Numbers, boxes: Boxes, chosen: Numbers) -> None:
        at = np.arange(len(now)), chosen
        games.node[now] = boxes.node[at]
        games.group[now] = boxes.group[at]
        games.points[now] += boxes.points[at]
        games.jackpots[now] |= boxes.is_jackpot[at]
        games.extras[now] += boxes.earns[at]

    def _roll(self, rows: Numbers, chance: Chance) -> Numbers:
        """Return the full hands to which dice are rolled up."""
        faces = chance.source.integers(self._lattice.faces, size=(self._lattice.count, len(rows)))
        for face in faces:
            rows = self._more[rows, face]
        return rows


def keeps_of(lattice: KeepLattice) -> tuple[Numbers, NDArray[np.bool_]]:
    """Return the rows of the keeps of every hand, all dice excepted, and which of them there are."""
    found = []
    for dice in lattice.hands:
        kept: set[tuple[int, ...]] = {()}
        for die in dice:
            kept |= {(*part, die) for part in kept}
        found.append(sorted(lattice.index[part] for part in kept if len(part) < len(dice)))
    most = max(map(len, found))
    rows = np.array([keeps + [0] * (most - len(keeps)) for keeps in found], dtype=np.intp)
    return rows, np.array([[place < len(keeps) for place in range(most)] for keeps in found])


def one_more(lattice: KeepLattice) -> Numbers:
    """Return the row of each multiset with a die of each face more; full hands stay as they are."""
    every = range(1, lattice.faces + 1)
    return np.array(
        [
            [row if len(dice) == lattice.count else lattice.row_of((*dice, face)) for face in every]
            for row, dice in enumerate(lattice.multisets)
        ],
        dtype=np.intp,
    )
