"""How a cell's pays are laid over the hands of many cards with few operations."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from audio_yahtzee.strategy.exact.lattice import Floats, KeepLattice
    from audio_yahtzee.strategy.exact.pays import Classes, Pay
    from audio_yahtzee.strategy.exact.side import Side

LONGEST = 16
"""Hands worked on at once, that what is reckoned in between stays in the processor's caches."""


class Rise(NamedTuple):
    """So many dice of a face, or more, pay at least this, whatever the others show."""

    row: int
    """For the count and the face: see `counted_rows`."""
    place: int
    """Which of the cell's raws."""


@dataclass(frozen=True, eq=False)
class Layout:
    """The pays of one cell over all hands."""

    base: int
    """Which of the raws the least hand pays: it is taken for granted, then come those that pay more."""
    used: list[int]
    """Which raws hands pay, in rising order."""
    above: tuple[slice, ...]
    """The hands that pay more than the least."""
    single: int | None
    """What all of these pay, if it is the same."""
    rises: tuple[Rise, ...] | None
    """All there is to say of a cell that pays the most that any one face brings; None for others."""


@dataclass(frozen=True, eq=False)
class Laid:
    """A cell with the layout of its pays."""

    place: int
    """Its place on its side of the card."""
    pay: Pay
    classes: Classes
    layout: Layout
    scores: Floats
    """What every hand pays, multiplied: a column."""
    is_watched: bool
    """Whether it matters later what was written there."""


def laid(lattice: KeepLattice, side: Side, *, first: bool) -> tuple[Laid, ...]:
    """Return the cells of a side with their pays on the first roll of a turn, or later."""
    return tuple(
        Laid(
            place,
            pay,
            pay.classes(first=first),
            layout(lattice, pay.classes(first=first)),
            pay.points[pay.classes(first=first)][:, None],
            any(side.watch.bits(pay.cell, raw) for raw in pay.raws),
        )
        for place, pay in enumerate(side.pays)
    )


def layout(lattice: KeepLattice, classes: Classes) -> Layout:
    """Return how the pays of one cell lie over the hands."""
    used = np.unique(classes).tolist()
    edges = np.flatnonzero(np.diff(classes != used[0], prepend=False, append=False)).tolist()
    above = tuple(
        slice(start, min(start + LONGEST, stop))
        for begin, stop in zip(edges[::2], edges[1::2], strict=True)
        for start in range(begin, stop, LONGEST)
    )
    return Layout(used[0], used, above, used[1] if len(used) == 2 else None, _rises(lattice, classes))


def counted_rows(lattice: KeepLattice) -> int:
    """Return how many rows there are for counts and faces: all faces for no dice, then for one, and so on."""
    return (lattice.count + 1) * lattice.faces


def _rises(lattice: KeepLattice, classes: Classes) -> tuple[Rise, ...] | None:
    """Return what the count of each face pays for itself; None where that does not say what hands pay."""
    together = np.zeros_like(classes)
    rises: list[Rise] = []
    for face in range(1, lattice.faces + 1):
        counts = lattice.counts[:, face - 1]
        least = np.array([classes[counts == count].min() for count in range(lattice.count + 1)])
        if (np.diff(least) < 0).any():
            return None
        np.maximum(together, least[counts], out=together)
        steps = zip(least.tolist(), least[1:].tolist(), strict=False)
        rises += [
            Rise(count * lattice.faces + face - 1, place)
            for count, (before, place) in enumerate(steps, start=1)
            if place > before
        ]
    return tuple(sorted(rises)) if (together == classes).all() else None


class Step(NamedTuple):
    """Multisets with some dice of their highest face, and the same without these."""

    target: slice
    source: slice
    row: int
    """The row for the count and the face."""


@cache
def steps(lattice: KeepLattice) -> tuple[Step, ...]:
    """Return how all multisets are built from none, the highest face last, so that each is made once."""
    return tuple(_steps(lattice))


def _steps(lattice: KeepLattice) -> Iterator[Step]:
    for block in lattice.blocks[1:]:
        rows: defaultdict[tuple[int, int], list[int]] = defaultdict(list)
        for row in range(block.start, block.stop):
            dice = lattice.multisets[row]
            rows[dice[-1], dice.count(dice[-1])].append(row)
        for (face, count), made in rows.items():
            source = lattice.index[lattice.multisets[made[0]][:-count]]
            targets, sources = slice(made[0], made[-1] + 1), slice(source, source + len(made))
            yield Step(targets, sources, count * lattice.faces + face - 1)
