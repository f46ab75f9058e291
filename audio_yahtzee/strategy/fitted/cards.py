"""Many cards side by side, as far as their future depends on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from audio_yahtzee.game.card import Card
    from audio_yahtzee.strategy.fitted.sheet import Sheet

Numbers = NDArray[np.intp]
Flags = NDArray[np.bool_]


@dataclass(frozen=True, eq=False)
class Cards:
    """Cards with as many entries open, one to a column."""

    counts: Numbers
    """How many entries each cell can still take: a row for each cell."""
    points: Numbers
    """Raw points in each part that may earn a bonus: a row for each part."""
    bits: Numbers
    """See Watch."""
    extras: Numbers
    """How many extras were earned."""
    saved: Numbers
    """Rolls saved for the turn that comes."""

    @property
    def size(self) -> int:
        """How many cards there are."""
        return len(self.bits)

    @property
    def level(self) -> int:
        """How many entries are open on each."""
        return int(self.counts[:, 0].sum())

    def take(self, which: Numbers | slice) -> Cards:
        """Return some of the cards."""
        return Cards(
            self.counts[:, which],
            self.points[:, which],
            self.bits[which],
            self.extras[which],
            self.saved[which],
        )

    def allowed(self, sheet: Sheet) -> Flags:
        """Return which cells the order of play allows: a row for each cell."""
        keys = np.where(self.counts > 0, sheet.keys[:, None], sheet.keys.max() + 1)
        return np.asarray((self.counts > 0) & (keys == keys.min(axis=0)))

    def jackpot_is_filled(self, sheet: Sheet) -> Flags:
        """Return on which cards all jackpot cells are filled."""
        return np.asarray(self.counts[sheet.jackpot_cells].sum(axis=0) == 0)


def blank(sheet: Sheet, size: int) -> Cards:
    """Return `size` cards on which nothing is written."""
    nothing = np.zeros(size, dtype=np.intp)
    return Cards(
        np.full((len(sheet.pays), size), sheet.rules.times, dtype=np.intp),
        np.zeros((len(sheet.parts), size), dtype=np.intp),
        nothing,
        nothing,
        nothing,
    )


def one(sheet: Sheet, card: Card, saved: int) -> Cards:
    """Return `card` alone, for whose next turn `saved` rolls are saved."""
    frame = sheet.frame
    counts = (*frame.grouped.counts(card), *frame.free.counts(card))
    points = [card.section_points(part.section, part.column) for part in sheet.parts]
    bits = frame.grouped.bits(card) | frame.free.bits(card)
    return Cards(
        np.array(counts, dtype=np.intp)[:, None],
        np.array(points, dtype=np.intp).reshape(-1, 1),
        np.array([bits]),
        np.array([len(card.extras)]),
        np.array([saved]),
    )


def written(sheet: Sheet, cards: Cards, rows: Numbers, saved: Numbers, earned: Flags) -> Cards:
    """Return the cards once points are written: for each card the row of a cell and its points.

    `saved` is how many rolls are saved then, `earned` on which cards an extra is earned with it.
    """
    raws = np.array([raw for pay in sheet.pays for raw in pay.raws])
    bits = np.array([bit for place in range(len(sheet.pays)) for bit in sheet.bits(place)])
    cells = np.searchsorted(sheet.first_row, rows, side="right") - 1
    parts = np.array([-1 if part is None else part for part in sheet.part_of])[cells]
    counts, points = cards.counts.copy(), cards.points.copy()
    every = np.arange(cards.size)
    counts[cells, every] -= 1
    counting = np.flatnonzero(parts >= 0)
    points[parts[counting], counting] += raws[rows[counting]]
    return Cards(counts, points, cards.bits | bits[rows], cards.extras + earned, saved)
