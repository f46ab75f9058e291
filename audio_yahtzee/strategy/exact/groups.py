"""The side of a card on which sections earn bonuses: subtotals that decide the same are one.

First all subtotals are found that play may lead to, from what is open at the start down to nothing. Then,
from nothing up, those are merged that pay the same bonuses in the end whatever is still written: a bonus
already won, one out of reach, and all that no open cell can tell apart.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from audio_yahtzee.strategy.exact.side import Counts, Side, one_less
from audio_yahtzee.strategy.exact.status import Status

if TYPE_CHECKING:
    from audio_yahtzee.strategy.exact.bonuses import Bonuses

Codes = NDArray[np.int64]
"""Subtotals and bits in one number each, in rising order; see Bonuses."""
Numbers = NDArray[np.intp]


class Range(NamedTuple):
    """Nodes side by side that share a status."""

    status: Status
    start: int
    stop: int


@dataclass(frozen=True, eq=False)
class Group:
    """All that this side may come to, in the order of how much is open."""

    side: Side
    bonuses: Bonuses
    size: int
    """How many nodes there are."""
    ranges: tuple[tuple[Range, ...], ...]
    """By how many entries are open: the nodes, none of them twice."""
    after: Numbers
    """The node that follows: a row for each of the raws of each cell, a column for each node.

    It is `size`, which is none, where the cell is not open or its turn has not come.
    """
    rows: tuple[slice, ...]
    """The rows of each cell."""
    is_open: NDArray[np.bool_]
    """A row for each cell, a column for each node."""
    worth: NDArray[np.float64]
    """What bonuses a node without open cells has earned, multiplied; for the first of the nodes only."""
    found: dict[Counts, tuple[Codes, Numbers]]
    """By what is open: every code that play may lead to, and its node."""

    @cached_property
    def every_range(self) -> tuple[Range, ...]:
        """All ranges, in the order of their nodes."""
        return tuple(found for ranges in self.ranges for found in ranges)

    @cached_property
    def range_numbers(self) -> Numbers:
        """For each node, which of all ranges it belongs to."""
        sizes = [found.stop - found.start for found in self.every_range]
        return np.repeat(np.arange(len(sizes)), sizes)

    def range_of(self, node: int) -> Range:
        """Return the range that `node` belongs to."""
        return self.every_range[int(self.range_numbers[node])]

    def following(self, place: int, raw: int, node: int) -> int:
        """Return the node that follows once `raw` points are written in a cell."""
        return int(self.after[self.rows[place].start + self.side.pays[place].place_of[raw], node])

    def allows(self, place: int, node: int) -> bool:
        """Tell whether a cell is open at `node`, and its turn has come."""
        return bool(self.after[self.rows[place].start, node] != self.size)

    def node(self, counts: Counts, code: int) -> int | None:
        """Return the node of a code; None where play does not lead there."""
        codes, numbers = self.found.get(counts, (None, None))
        if codes is None or numbers is None:
            return None
        place = int(np.searchsorted(codes, code))
        return int(numbers[place]) if place < len(codes) and codes[place] == code else None


def group(side: Side, bonuses: Bonuses, start: Counts, code: int, most: int) -> Group | None:
    """Return all that play may lead to from `start`, where `code` is written; None for more than `most`."""
    codes = _codes(side, bonuses, start, code, most)
    return None if codes is None else _Merger(side, bonuses, start, codes).merged()


def _codes(side: Side, bonuses: Bonuses, start: Counts, code: int, most: int) -> dict[Counts, Codes] | None:
    found: dict[Counts, Codes] = {}
    waiting: dict[Counts, list[Codes]] = {start: [np.array([code], dtype=np.int64)]}
    total = 0
    while waiting:
        following: defaultdict[Counts, list[Codes]] = defaultdict(list)
        for counts, parts in waiting.items():
            codes = np.unique(np.concatenate(parts))
            found[counts] = codes
            total += len(codes)
            if total > most:
                return None
            for place in side.allowed(counts):
                following[one_less(counts, place)].append(bonuses.written(codes, place).ravel())
        waiting = following
    return found


@dataclass(frozen=True, eq=False)
class _Block:
    """The nodes of one choice of open cells that share a status."""

    counts: Counts
    status: Status
    after: Numbers
    """As in Group, for these nodes only."""
    worth: NDArray[np.float64]


class _Merger:
    """Merges codes into nodes, from the cards with nothing open up."""

    def __init__(self, side: Side, bonuses: Bonuses, start: Counts, codes: dict[Counts, Codes]) -> None:
        self._side, self._bonuses, self._start, self._codes = side, bonuses, start, codes
        ends = np.cumsum([len(pay.raws) for pay in side.pays], dtype=np.intp).tolist()
        self._rows = tuple(slice(end - len(pay.raws), end) for end, pay in zip(ends, side.pays, strict=True))
        self._height = ends[-1] if ends else 0
        self._found: dict[Counts, tuple[Codes, Numbers]] = {}

    def merged(self) -> Group:
        by_level: defaultdict[int, list[Counts]] = defaultdict(list)
        for counts in self._codes:
            by_level[sum(counts)].append(counts)
        blocks: list[_Block] = []
        ranges: list[tuple[Range, ...]] = []
        size = 0
        for level in range(sum(self._start) + 1):
            made = [block for counts in sorted(by_level[level]) for block in self._blocks(counts)]
            made.sort(key=lambda block: block.status)
            ranges.append(tuple(_ranges(made, size)))
            size = self._number(made, size)
            blocks += made
        after = np.concatenate([block.after for block in blocks], axis=1)
        after[after < 0] = size
        return Group(
            self._side,
            self._bonuses,
            size,
            tuple(ranges),
            np.ascontiguousarray(after),
            self._rows,
            self._is_open(blocks),
            np.concatenate([block.worth for block in blocks[: len(ranges[0])]]),
            self._found,
        )

    def _blocks(self, counts: Counts) -> Iterator[_Block]:
        """Yield the nodes of `counts`, and note at which of them each code stands, still counted from 0."""
        codes = self._codes[counts]
        worth = self._bonuses.worth(codes) if not any(counts) else np.zeros(len(codes))
        bits = self._bonuses.bits(codes)
        after = self._after(counts, codes)
        shown = np.concatenate([bits[None], worth[None].astype(np.int64), after])
        unique, first, number = np.unique(shown, axis=1, return_index=True, return_inverse=True)
        self._found[counts] = (codes, number.reshape(-1).astype(np.intp))
        for value in np.unique(unique[0]).tolist():
            chosen = first[unique[0] == value]
            status = self._side.status(counts, value, self._start)
            yield _Block(counts, status, after[:, chosen], worth[chosen])

    def _after(self, counts: Counts, codes: Codes) -> Numbers:
        after = np.full((self._height, len(codes)), -1, dtype=np.intp)
        for place in self._side.allowed(counts):
            following, numbers = self._found[one_less(counts, place)]
            written = self._bonuses.written(codes, place)
            after[self._rows[place]] = numbers[np.searchsorted(following, written)]
        return after

    def _number(self, made: list[_Block], size: int) -> int:
        """Give the codes of blocks their nodes, from `size` up; return the next that is free."""
        places: defaultdict[Counts, list[int]] = defaultdict(list)
        for block in made:
            places[block.counts] += range(size, size + len(block.worth))
            size += len(block.worth)
        for counts, numbers in places.items():
            codes, number = self._found[counts]
            self._found[counts] = (codes, np.array(numbers, dtype=np.intp)[number])
        return size

    def _is_open(self, blocks: list[_Block]) -> NDArray[np.bool_]:
        open_now = [np.array(block.counts, dtype=np.int64)[:, None] > 0 for block in blocks]
        sizes = [len(block.worth) for block in blocks]
        return np.concatenate(
            [np.repeat(column, size, axis=1) for column, size in zip(open_now, sizes, strict=True)], axis=1
        )


def _ranges(blocks: list[_Block], start: int) -> Iterator[Range]:
    """Yield the ranges of sorted blocks, the first of which stands at `start`."""
    stop = start
    for place, block in enumerate(blocks):
        stop += len(block.worth)
        if place + 1 == len(blocks) or blocks[place + 1].status != block.status:
            yield Range(block.status, start, stop)
            start = stop
