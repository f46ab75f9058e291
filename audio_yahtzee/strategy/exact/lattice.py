"""The keep lattice in slices: every roll and every choice of dice to keep, for many cards side by side.

Rows are multisets of dice, in blocks by size; within a block their largest dice are compared first. Adding
one die of a face then moves whole runs of rows to whole runs of rows, so that a reroll is a few hundred
additions and maxima of slices. Columns are cards. Five dice of six faces: 462 rows, 377 runs.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from audio_yahtzee.game.dice import Faces, grouped

Floats = NDArray[np.float64]


class Run(NamedTuple):
    """Rows that become other rows when a die is added to each."""

    source: slice
    target: slice


@dataclass(frozen=True, eq=False)
class KeepLattice:
    """All multisets of up to `count` dice of `faces` faces (two at least)."""

    count: int
    faces: int
    multisets: tuple[Faces, ...]
    """Each in rising order: one for each row."""
    index: dict[Faces, int]
    blocks: tuple[slice, ...]
    """The rows of each size, from no dice to full hands."""
    runs: tuple[tuple[tuple[Run, ...], ...], ...]
    """For each size below full, for each face from 1: the runs that add a die of it."""
    chances: Floats
    """How likely each full hand is when all dice are rolled."""

    @cached_property
    def counts(self) -> NDArray[np.intp]:
        """How many dice of each face every full hand has: a row for each hand."""
        hands = np.array(self.hands)
        return np.stack([(hands == face).sum(axis=1) for face in range(1, self.faces + 1)], axis=1)

    @property
    def hands(self) -> tuple[Faces, ...]:
        """The full hands, in the order of the rows of the last block."""
        return self.multisets[self.blocks[-1]]

    def row_of(self, dice: Faces) -> int:
        """Return the row of a multiset of dice, given in any order."""
        return self.index[tuple(sorted(dice))]


@cache
def keep_lattice(count: int, faces: int) -> KeepLattice:
    """Return the lattice of `count` dice of `faces` faces, made once."""
    every = range(1, faces + 1)
    sizes = [
        sorted(combinations_with_replacement(every, size), key=lambda dice: dice[::-1])
        for size in range(count + 1)
    ]
    multisets = tuple(dice for size in sizes for dice in size)
    index = {dice: row for row, dice in enumerate(multisets)}
    ends = np.cumsum([len(size) for size in sizes]).tolist()
    blocks = tuple(slice(end - len(size), end) for end, size in zip(ends, sizes, strict=True))
    runs = tuple(tuple(tuple(_runs(size, face, index)) for face in every) for size in sizes[:-1])
    return KeepLattice(
        count, faces, multisets, index, blocks, runs, np.array([_chance(dice, faces) for dice in sizes[-1]])
    )


def _runs(size: list[Faces], face: int, index: dict[Faces, int]) -> list[Run]:
    """Return the longest runs of rows of one size that stay together when a die of `face` is added."""
    runs: list[Run] = []
    for dice in size:
        source, target = index[dice], index[tuple(sorted((*dice, face)))]
        if runs and (runs[-1].source.stop, runs[-1].target.stop) == (source, target):
            last = runs.pop()
            runs.append(Run(slice(last.source.start, source + 1), slice(last.target.start, target + 1)))
        else:
            runs.append(Run(slice(source, source + 1), slice(target, target + 1)))
    return runs


def _chance(dice: Faces, faces: int) -> float:
    ways = factorial(len(dice)) // prod(factorial(count) for _, count in grouped(dice))
    return float(ways / faces ** len(dice))


class Workspace:
    """The rows of a lattice for `width` cards, worked on in place."""

    def __init__(self, lattice: KeepLattice, width: int) -> None:
        self.width = width
        self.rows: Floats = np.zeros((len(lattice.multisets), width))
        self.hands = self.rows[lattice.blocks[-1]]
        """The rows of full hands."""
        self.spare: Floats = np.empty_like(self.hands)
        """Room for as many rows, free for use between two calls."""
        self._chances = lattice.chances
        self._share = 1 / lattice.faces
        self._down = [self._sums(lattice, size) for size in reversed(range(lattice.count))]
        self._up = [
            [(self.rows[run.source], self.rows[run.target]) for runs in faces for run in runs]
            for faces in lattice.runs
        ]

    def _sums(self, lattice: KeepLattice, size: int) -> tuple[list[tuple[Floats, Floats, Floats]], Floats]:
        """Return the additions that make the rows of `size` of those with one die more, and these rows."""
        first, second, *more = lattice.runs[size]
        # The runs of the two lowest faces have the same sources: that is where the order of rows is finest.
        sums = [
            (self.rows[one.target], self.rows[two.target], self.rows[one.source])
            for one, two in zip(first, second, strict=True)
        ]
        for runs in more:
            sums += [(self.rows[run.source], self.rows[run.target], self.rows[run.source]) for run in runs]
        return sums, self.rows[lattice.blocks[size]]

    def roll(self) -> None:
        """Give every multiset that is no full hand the mean of what may follow when it is rolled up."""
        add, share = np.add, self._share
        for sums, rows in self._down:
            for one, two, out in sums:
                add(one, two, out=out)
            np.multiply(rows, share, out=rows)

    def choose(self, *, anew: bool = True) -> None:
        """Give every multiset the best of itself and all its parts.

        Unless `anew`, only full hands have changed since it was last done.
        """
        best = np.maximum
        for moves in self._up if anew else self._up[-1:]:
            for part, whole in moves:
                best(whole, part, out=whole)

    def mean(self) -> Floats:
        """Return for each card the mean of the full hands when all dice are rolled."""
        mean: Floats = np.einsum("h,hl->l", self._chances, self.hands)
        return mean


class Single:
    """The rows of a lattice for one card: fewer calls, each of them with an index."""

    def __init__(self, lattice: KeepLattice) -> None:
        self._blocks = lattice.blocks
        every = range(1, lattice.faces + 1)
        self._above = [
            np.array([[lattice.row_of((*dice, face)) for face in every] for dice in lattice.multisets[block]])
            for block in lattice.blocks[:-1]
        ]
        self._below = [
            np.array([_parts(lattice, dice) for dice in lattice.multisets[block]])
            for block in lattice.blocks[1:]
        ]
        self._share = 1 / lattice.faces

    def rolled(self, hands: Floats) -> Floats:
        """Return for each multiset the mean of the worth of `hands` that may follow when it is rolled up."""
        rows: Floats = np.empty(self._blocks[-1].stop)
        rows[self._blocks[-1]] = hands
        for block, above in zip(self._blocks[-2::-1], self._above[::-1], strict=True):
            rows[block] = rows[above].sum(axis=1) * self._share
        return rows

    def best(self, rolled: Floats, stop: Floats) -> Floats:
        """Return for each full hand the best of stopping, worth `stop`, and of keeping a part of it."""
        rows = rolled.copy()
        rows[self._blocks[-1]] = stop
        for block, below in zip(self._blocks[1:], self._below, strict=True):
            np.maximum(rows[block], rows[below].max(axis=1), out=rows[block])
        return rows[self._blocks[-1]]


def _parts(lattice: KeepLattice, dice: Faces) -> list[int]:
    """Return the rows of a multiset without each of its dice, one row for each die."""
    return [lattice.index[dice[:gone] + dice[gone + 1 :]] for gone in range(len(dice))]


@cache
def single(count: int, faces: int) -> Single:
    """Return the lattice of `count` dice of `faces` faces for one card, made once."""
    return Single(keep_lattice(count, faces))
