"""Choices in many games at once: which dice to keep, which cell to fill."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from audio_yahtzee.strategy.exact.writing import Boxes, Writing
from audio_yahtzee.strategy.sense import HASTY, POOR, is_kept_by_people

if TYPE_CHECKING:
    from audio_yahtzee.strategy.exact.lattice import Floats, KeepLattice
    from audio_yahtzee.strategy.exact.playing import Playing
    from audio_yahtzee.strategy.exact.table import Table

Numbers = NDArray[np.intp]


class Chance(NamedTuple):
    """Dice and slips: a choice that costs as much as `temperature` is e times as rare as the best.

    Who makes slips makes those of people; see `sense.sensible`, which this does for many games at once.
    """

    source: np.random.Generator
    temperature: float

    def chosen(self, hands: Numbers, options: Options, sense: Sense) -> Numbers:
        """Return which column of each row is chosen: the keeps first, then the boxes."""
        if not self.temperature:
            best: Numbers = options.values.argmax(axis=1)
            return best
        values = sense.thought_of(hands, options) / self.temperature
        chosen: Numbers = (values + self.source.gumbel(size=values.shape)).argmax(axis=1)
        return chosen


class Options(NamedTuple):
    """What may be done: a row for each game; minus infinity is the worth of what may not be."""

    keeps: Floats
    """What keeps are worth; there may be no columns where no roll is left."""
    boxes: Floats
    """What ways to write are worth."""
    pays: Floats
    """What these pay now."""

    @property
    def values(self) -> Floats:
        """What all of them are worth."""
        return np.concatenate([self.keeps, self.boxes], axis=1)


class Sense:
    """What people would think of, in many games at once; see `sense.sensible`."""

    def __init__(self, lattice: KeepLattice, keeps: Numbers) -> None:
        """Note what people keep; `keeps` are the rows of the keeps of every hand: see `keeps_of`."""
        found = [
            [is_kept_by_people(lattice.multisets[row], dice) for row in rows]
            for dice, rows in zip(lattice.hands, keeps.tolist(), strict=True)
        ]
        self._is_kept = np.array(found)

    def thought_of(self, hands: Numbers, options: Options) -> Floats:
        """Return the values of `options`, with minus infinity for what nobody would do."""
        values = options.values
        loss = values.max(axis=1, keepdims=True) - values
        ways = options.keeps.shape[1]
        may_roll = (options.keeps > -np.inf).any(axis=1, keepdims=True)
        is_done = (loss[:, ways:] == 0).any(axis=1, keepdims=True)
        is_small = loss <= HASTY
        keeps = self._is_kept[hands][:, :ways] & (~is_done | is_small[:, :ways])
        pays = np.where(options.boxes > -np.inf, options.pays, 0.0)
        most = pays.max(axis=1, keepdims=True)
        boxes = np.where(is_small[:, ways:], (pays > 0) | (most == 0), ~may_roll & (pays >= POOR * most))
        return np.where(np.concatenate([keeps, boxes], axis=1) | (loss == 0), values, -np.inf)


class Chooser:
    """Plays a turn of many games under one table."""

    def __init__(self, table: Table) -> None:
        self._rolls = table.rules.rolls
        self._lattice = table.compiled.frame.lattice
        self._first_hand = self._lattice.blocks[-1].start
        self._keeps, self._is_keep = keeps_of(self._lattice)
        self._more = one_more(self._lattice)
        self._sense = Sense(self._lattice, self._keeps)
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
            kept = self._keeps[hands]
            worth = np.zeros((len(now), 0))
            if left:
                rolls_up = rolled[left - 1][kept, column[waiting, None]]
                worth = np.where(self._is_keep[hands], rolls_up, -np.inf)
            chosen = chance.chosen(hands, Options(worth, boxes.values, boxes.points), self._sense)
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
    """Return the rows of the keeps of every hand, all dice excepted, and which of them there are.

    Those of more dice come first: of equals, the first is chosen.
    """
    found = []
    for dice in lattice.hands:
        kept: set[tuple[int, ...]] = {()}
        for die in dice:
            kept |= {(*part, die) for part in kept}
        parts = sorted((part for part in kept if len(part) < len(dice)), key=lambda part: (-len(part), part))
        found.append([lattice.index[part] for part in parts])
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
