"""What may be written in many games at once, and what comes of it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from audio_yahtzee.strategy.exact.jokers import Jokers

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audio_yahtzee.strategy.exact.lattice import Floats
    from audio_yahtzee.strategy.exact.status import Status
    from audio_yahtzee.strategy.exact.table import Table

Numbers = NDArray[np.intp]
Flags = NDArray[np.bool_]

KNOWN = 65_536
"""Further jackpots whose ways are remembered."""


class Boxes(NamedTuple):
    """What may be written: a row for each game, a column for each way."""

    values: Floats
    """What is to come from here, the points of this included; minus infinity for what may not be written."""
    points: Floats
    """What it pays, multiplied, with extras."""
    node: Numbers
    """The free node that follows."""
    group: Numbers
    """The group node that follows."""
    is_jackpot: Flags
    """Whether it is points in the jackpot box."""
    earns: Flags
    """Whether it earns an extra."""

    def of(self, games: Flags) -> Boxes:
        """Return the rows of some games."""
        return Boxes(
            self.values[games],
            self.points[games],
            self.node[games],
            self.group[games],
            self.is_jackpot[games],
            self.earns[games],
        )


class Writing:
    """What may be written under one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._compiled = table.compiled
        self._group, self._free = table.compiled.group, table.compiled.free
        frame = table.compiled.frame
        self._watch = frame.free.watch
        self._cells = [(True, place, pay) for place, pay in enumerate(frame.grouped.pays)]
        self._cells += [(False, place, pay) for place, pay in enumerate(frame.free.pays)]
        self._is_further = np.zeros(len(frame.lattice.hands), dtype=np.bool_)
        self._is_further[list(frame.further.jackpots)] = True
        self._jokers = {first: Jokers(table.compiled, first=first) for first in (False, True)}
        self._ways = 2 if table.rules.extra is not None and table.rules.extra.claim_is_optional else 1
        grouped = [found.status for found in self._group.every_range]
        self._of_group = _facts(grouped, self._group.range_numbers)
        self._of_node = _facts(self._free.statuses, np.arange(len(self._free.statuses)))
        self._after = [self._followers(place) for place in range(len(frame.free.pays))]
        self._further = lru_cache(maxsize=KNOWN)(self._ways_of)

    def _followers(self, place: int) -> Numbers:
        """Return what follows each node when a free cell gets a zero, or points; -1 where it may not."""
        ways = self._free.side.ways[place]
        return np.array(
            [
                [
                    self._free.after(node, place, scored=scored, earns=False)
                    if scored in ways and place in allowed
                    else -1
                    for node, allowed in enumerate(self._free.allowed)
                ]
                for scored in (False, True)
            ]
        )

    def boxes(self, node: Numbers, group: Numbers, hands: Numbers, *, first: bool) -> Boxes:
        """Return what may be written in games whose cards stand at these nodes, with these hands.

        `first` tells whether the hands are from the first roll of a turn.
        """
        of_node, of_group = self._of_node, self._of_group
        keys = of_group.lowest_open[group], of_node.lowest_open[node]
        bits = of_group.bits[group] | of_node.bits[node]
        boxes = _empty(len(node), len(self._cells) * self._ways)
        for column, (is_grouped, place, pay) in enumerate(self._cells):
            classes = pay.classes(first=first)[hands]
            if pay.needs is not None:
                is_met = (bits & self._watch.needed_bit(pay.needs)) != 0
                classes = np.where(is_met, classes, pay.place_of[0])
            scored = np.array(pay.raws)[classes] != 0
            if is_grouped:
                after = node, self._group.after[self._group.rows[place].start + classes, group]
                may_be = keys[0] <= keys[1]
            else:
                after = self._after[place][scored.astype(np.intp), node], group
                may_be = (keys[1] <= keys[0]) & (after[0] >= 0)
            self._enter(boxes, column, may_be, pay.points[classes], after)
            boxes.is_jackpot[:, column] = scored & (pay.cell.box == self._table.rules.jackpot)
        is_filled = ~(of_group.jackpot_is_open[group] | of_node.jackpot_is_open[node])
        for game in np.flatnonzero(self._is_further[hands] & is_filled).tolist():
            ways = self._further(int(node[game]), int(group[game]), int(hands[game]), first)
            if ways:
                boxes.values[game] = -np.inf
            for way in ways:
                for whole, value in zip(boxes, way.entries, strict=True):
                    whole[game, way.column] = value
        return boxes

    def _enter(
        self, boxes: Boxes, column: int, may_be: Flags, points: Floats, after: tuple[Numbers, Numbers]
    ) -> None:
        values = self._table.values[0][after] + points
        boxes.values[:, column] = np.where(may_be, values, -np.inf)
        boxes.points[:, column] = points
        boxes.node[:, column], boxes.group[:, column] = after

    def _ways_of(self, node: int, group: int, hand: int, first: bool) -> tuple[_Way, ...]:  # noqa: FBT001 -- a key of the cache
        """Return the ways to write a further jackpot; none where it is a hand like others."""
        segment = self._compiled.segment(node, group)
        ways = []
        for number, options in enumerate(self._jokers[first].options(segment, group, hand)):
            for option in options:
                is_grouped, place, raw, points, earns = option
                column = place if is_grouped else place + len(self._compiled.frame.grouped.pays)
                after = self._free.after(node, None if is_grouped else place, scored=raw != 0, earns=earns)
                following = self._group.following(place, raw, group) if is_grouped else group
                value = float(self._table.values[0, after, following]) + points
                scored = raw != 0 and self._cells[column][2].cell.box == self._table.rules.jackpot
                entries = (value, points, after, following, scored, earns)
                ways.append(_Way(number * len(self._cells) + column, entries))
        return tuple(ways)


class _Way(NamedTuple):
    """One way to write a further jackpot."""

    column: int
    entries: tuple[float, float, int, int, bool, bool]
    """What is entered for it, in the order of Boxes."""


class _Facts(NamedTuple):
    """What nodes of one side show; see Status."""

    lowest_open: Numbers
    bits: Numbers
    jackpot_is_open: Flags


def _facts(statuses: Sequence[Status], numbers: Numbers) -> _Facts:
    """Return the facts about nodes whose statuses stand at `numbers`."""
    return _Facts(
        np.array([status.lowest_open for status in statuses])[numbers],
        np.array([status.bits for status in statuses])[numbers],
        np.array([status.jackpot_is_open for status in statuses])[numbers],
    )


def _empty(games: int, ways: int) -> Boxes:
    shape = (games, ways)
    return Boxes(
        np.full(shape, -np.inf),
        np.zeros(shape),
        np.zeros(shape, dtype=np.intp),
        np.zeros(shape, dtype=np.intp),
        np.zeros(shape, dtype=np.bool_),
        np.zeros(shape, dtype=np.bool_),
    )
