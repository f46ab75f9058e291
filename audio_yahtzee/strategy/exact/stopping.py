"""What every hand is worth when it is written now, for many cards side by side.

The best cell of each hand, the points it pays and what the card is worth afterwards. What the least hand of a
cell brings goes into all hands first; with it come the cells that pay the most that any one face brings, as
boxes of faces and of equal dice do: these are built up face by face. Then come the others, row by row; then
further jackpots, which have rules of their own.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from audio_yahtzee.strategy.exact.filling import Laid, counted_rows, steps
from audio_yahtzee.strategy.exact.jokers import Jokers

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from audio_yahtzee.strategy.exact.compiled import Compiled, Segment
    from audio_yahtzee.strategy.exact.lattice import Floats, Workspace


class Part(NamedTuple):
    """A segment, and the columns of the workspace in which it is solved."""

    segment: Segment
    start: int
    stop: int


class _Offer(NamedTuple):
    """What a cell brings on some cards, still to be laid over the hands."""

    cell: Laid
    columns: slice
    rows: Floats
    """A row for each of the raws; or one for all, to which points are added: then what the least hand brings
    has been taken for granted."""


class _Offers:
    """Takes what cells bring: what goes into all hands at once, and what is laid over them later."""

    def __init__(self, counted: int, width: int) -> None:
        self.lowest: Floats = np.full(width, -np.inf)
        """What the least hand brings in the best cell."""
        self.counted: Floats = np.full((counted, width), -np.inf)
        """What counts of faces bring."""
        self.has_counted = False
        self.others: list[_Offer] = []

    def nothing(self, columns: slice, rows: Floats) -> None:
        """Take what a cell brings in which every hand pays nothing."""
        lowest = self.lowest[columns]
        np.maximum(lowest, rows, out=lowest)

    def take(self, columns: slice, cell: Laid, rows: Floats) -> None:
        """Take what `cell` brings; `rows` as in _Offer."""
        laid, points = cell.layout, cell.pay.points
        has_row_each = rows.ndim == 2
        is_rising = not has_row_each or _is_rising(rows[laid.used])
        if is_rising:
            self.nothing(columns, rows[laid.base] if has_row_each else rows + points[laid.base])
        if not is_rising or laid.rises is None:
            self.others.append(_Offer(cell, columns, rows))
            return
        self.has_counted = True
        for row, place in laid.rises:
            counted = self.counted[row, columns]
            np.maximum(counted, rows[place] if has_row_each else rows + points[place], out=counted)


def _is_rising(rows: Floats) -> bool:
    return bool((rows[1:] >= rows[:-1]).all())


class Stopping:
    """The worth of hands under one rule set, on the first roll of a turn or on later ones."""

    def __init__(self, compiled: Compiled, *, first: bool) -> None:
        self._group, self._free_nodes = compiled.group, compiled.free
        frame = compiled.frame
        self._lattice, self._watch = frame.lattice, frame.free.watch
        self._grouped, self._free = frame.laid(first=first)
        self._points = np.concatenate([cell.pay.points for cell in self._grouped])[:, None]
        self._jokers = Jokers(compiled, first=first)

    def fill(
        self, work: Workspace, parts: Sequence[Part], values: Floats, *, claimed: bool | None = None
    ) -> None:
        """Write into the hands of `work` what they are worth on the cards of `parts`.

        `values` is what every card is worth afterwards, by free node and group node; `claimed` what has been
        said in this turn to whether an extra is claimed. The other rows of `work` are used up.
        """
        after = self._grouped_after(parts, values, work.width)
        offers = _Offers(counted_rows(self._lattice), work.width)
        everywhere = slice(0, parts[-1].stop)
        for cell in self._grouped:
            if cell.pay.needs is None:
                offers.take(everywhere, cell, after[self._group.rows[cell.place], everywhere])
        for part in parts:
            self._offer(part, after, values, offers)
        self._build(work, offers)
        for offer in _joined(offers.others):
            _lay(offer, work.hands[:, offer.columns])
        for segment, start, stop in parts:
            columns = slice(start, stop)
            self._jokers.fill(work.hands[:, columns], segment, values, claimed=claimed)

    def _grouped_after(self, parts: Sequence[Part], values: Floats, width: int) -> Floats:
        """Return what each of the raws of each grouped cell brings.

        It is minus infinity where the cell may not be filled.
        """
        after = np.full((len(self._points), width), -np.inf)
        for segment, start, stop in parts:
            if segment.grouped:
                following = self._group.after[:, segment.where]
                after[:, start:stop] = values[segment.node].take(following)
        after += self._points
        return after

    def _offer(self, part: Part, after: Floats, values: Floats, offers: _Offers) -> None:
        """Offer what the cells bring that differ from part to part."""
        segment, columns = part.segment, slice(part.start, part.stop)
        bits = segment.status.bits
        for cell in self._grouped if segment.grouped else ():
            if cell.pay.needs is None:
                continue
            rows = after[self._group.rows[cell.place], columns]
            if self._watch.is_met(cell.pay.needs, bits):
                offers.take(columns, cell, rows)
            else:
                offers.nothing(columns, rows[cell.pay.place_of[0]])
        for place in self._free_nodes.allowed[segment.node] if segment.free else ():
            cell = self._free[place]
            if not self._watch.is_met(cell.pay.needs, bits):
                offers.nothing(columns, self._written(segment, cell, 0, values))
            elif cell.is_watched:
                rows = np.stack([self._written(segment, cell, raw, values) for raw in cell.pay.raws])
                offers.take(columns, cell, rows + cell.pay.points[:, None])
            else:
                offers.take(columns, cell, self._written(segment, cell, cell.pay.raws[0], values))

    def _written(self, segment: Segment, cell: Laid, raw: int, values: Floats) -> Floats:
        """Return what cards are worth once `raw` points are written in a free cell."""
        node = self._free_nodes.after(segment.node, cell.place, scored=raw != 0, earns=False)
        worth: Floats = values[node][segment.where]
        return worth

    def _build(self, work: Workspace, offers: _Offers) -> None:
        """Write into the hands what the least hand brings, or what counts of faces do where that is more."""
        if not offers.has_counted:
            work.hands[:] = offers.lowest
            return
        faces, counted = self._lattice.faces, offers.counted
        for start in range(faces, len(counted) - faces, faces):
            more = counted[start + faces : start + 2 * faces]
            np.maximum(more, counted[start : start + faces], out=more)
        work.rows[0] = offers.lowest
        for target, source, row in steps(self._lattice):
            np.maximum(work.rows[source], counted[row], out=work.rows[target])


def _joined(offers: list[_Offer]) -> Iterator[_Offer]:
    """Yield the offers of each cell, those of one row on neighbouring cards as one."""
    for _, of_cell in groupby(sorted(offers, key=lambda offer: offer.cell.place), lambda offer: offer.cell):
        waiting: list[_Offer] = []
        for offer in of_cell:
            if offer.rows.ndim == 2:
                yield offer
                continue
            if waiting and waiting[-1].columns.stop != offer.columns.start:
                yield _whole(waiting)
                waiting = []
            waiting.append(offer)
        if waiting:
            yield _whole(waiting)


def _whole(offers: list[_Offer]) -> _Offer:
    columns = slice(offers[0].columns.start, offers[-1].columns.stop)
    return _Offer(offers[0].cell, columns, np.concatenate([offer.rows for offer in offers]))


def _lay(offer: _Offer, hands: Floats) -> None:
    """Raise `hands` to what a cell brings."""
    cell, _, rows = offer
    if rows.ndim == 2:
        np.maximum(hands, rows.take(cell.classes, axis=0), out=hands)
        return
    single = cell.layout.single
    alike = None if single is None else rows + cell.pay.points[single]
    for stretch in cell.layout.above:
        found = hands[stretch]
        np.maximum(found, cell.scores[stretch] + rows if alike is None else alike, out=found)
