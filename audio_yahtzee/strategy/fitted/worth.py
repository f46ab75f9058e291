"""What cards are taken to be worth: a sum of plain facts about them, each weighed.

What is open counts by cell, and by how many cells of a box there are, for these are in one another's way.
Bonuses count by how likely they are, if every open cell brings what it usually does, give or take. Then come
further jackpots, needs that are met, and rolls saved.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from audio_yahtzee.strategy.exact.watch import ZERO

if TYPE_CHECKING:
    from audio_yahtzee.strategy.fitted.cards import Cards
    from audio_yahtzee.strategy.fitted.sheet import Part, Sheet

Floats = NDArray[np.float64]
Numbers = NDArray[np.intp]

STEEP = 1.7
"""With this factor, the logistic curve is the normal one within a hundredth."""
MOST_SAVED = 9
"""Rolls saved that make a difference: of more than these hardly any is ever missed."""
HALF = 0.5
SAVED = 3
"""Facts about rolls saved."""


class Weights(NamedTuple):
    """What each fact is worth, on cards with as many entries open."""

    all: Floats
    """For all facts, in the order of `Facts.of`."""
    level: int


class Outlook(NamedTuple):
    """What the open cells of a part bring, raw: an entry for each card."""

    most: Floats
    mean: Floats
    variance: Floats


class Usual(NamedTuple):
    """What play brings in each cell: mean and variance of its raw points."""

    means: Floats
    variances: Floats


@dataclass(frozen=True, eq=False)
class Facts:
    """The facts about cards of one rule set."""

    sheet: Sheet
    usual: Usual

    @property
    def entries(self) -> int:
        """How many entries a box can take, in all columns."""
        return self.sheet.rules.times * len(self.sheet.rules.columns)

    @cached_property
    def slices(self) -> dict[str, slice]:
        """Where facts of each kind stand."""
        sheet = self.sheet
        sizes = {
            "all": 1,
            "cells": len(sheet.pays) * sheet.rules.times,
            "boxes": len(sheet.rules.boxes) * self.entries if len(sheet.rules.columns) > 1 else 0,
            "parts": len(sheet.parts),
            "flags": (3 if sheet.watch.jackpot is not None else 0) + len(sheet.watch.needed),
            "saved": SAVED if sheet.rules.carry else 0,
        }
        ends = np.cumsum(list(sizes.values())).tolist()
        return {name: slice(end - size, end) for (name, size), end in zip(sizes.items(), ends, strict=True)}

    @property
    def size(self) -> int:
        """How many facts there are."""
        return int(self.slices["saved"].stop)

    def of(self, cards: Cards) -> Floats:
        """Return the facts about `cards`, one card to a column."""
        sheet, level = self.sheet, cards.level
        boxes = self.open_by_box(cards.counts)
        rows = [np.ones((1, cards.size)), steps(cards.counts, sheet.rules.times)]
        if len(sheet.rules.columns) > 1:
            rows.append(steps(boxes, self.entries))
        for part, points in zip(sheet.parts, cards.points, strict=True):
            rows.append(hoped(part, points, self.outlook(part, cards.counts))[None])
        rows.append(self.flags(cards.jackpot_is_filled(sheet), cards.bits))
        if sheet.rules.carry:
            rows.append(saved_facts(cards.saved, level))
        return np.concatenate(rows)

    def open_by_box(self, counts: Numbers) -> Numbers:
        """Return how many entries each box can still take."""
        boxes = np.zeros((len(self.sheet.rules.boxes), counts.shape[1]), dtype=np.intp)
        np.add.at(boxes, self.sheet.box_of, counts)
        return boxes

    def flags(self, is_filled: NDArray[np.bool_], bits: Numbers) -> Floats:
        """Return the facts about jackpots, of which all cells are filled or not, and about needs."""
        watch = self.sheet.watch
        rows = []
        if watch.jackpot is not None:
            may_earn = (bits & ZERO) == 0
            rows = [is_filled, may_earn, is_filled & may_earn]
        rows += [(bits & watch.needed_bit(box)) != 0 for box in watch.needed]
        return np.array(rows, dtype=np.float64).reshape(len(rows), len(bits))

    def outlook(self, part: Part, counts: Numbers, less: int | None = None) -> Outlook:
        """Return what a part still has before it; without an entry in the cell `less`."""
        cells = list(part.cells)
        still = counts[cells]
        if less is not None:
            still = still - (np.array(cells) == less)[:, None]
        return Outlook(
            (part.most[:, None] * still).sum(axis=0),
            (self.usual.means[cells, None] * still).sum(axis=0),
            np.maximum((self.usual.variances[cells, None] * still).sum(axis=0), 0),
        )

    def nothing_left(self) -> Weights:
        """Return the weights for full cards, which are worth the bonuses they have earned."""
        weights = np.zeros(self.size)
        weights[self.slices["parts"]] = 1
        return Weights(weights, 0)


def steps(counts: Numbers, most: int) -> Floats:
    """Return for each count whether it is 1 or more, 2 or more, and so on up to `most`."""
    at_least = np.arange(1, most + 1)[None, :, None]
    return (counts[:, None] >= at_least).astype(np.float64).reshape(-1, counts.shape[1])


def hoped(part: Part, points: Numbers, outlook: Outlook) -> Floats:
    """Return what bonuses a part that holds so many points may hope for, multiplied."""
    found = np.zeros(np.broadcast_shapes(points.shape, outlook.most.shape))
    spread = np.sqrt(outlook.variance) + 1e-9
    reached = 0
    for tier in part.tiers:
        more, reached = (tier.add - reached) * part.multiplier, tier.add
        # Points come in steps: half of one makes up for it.
        ahead = (points + outlook.mean - tier.at + HALF) / spread
        odds = 0.5 + 0.5 * np.tanh(STEEP / 2 * ahead)
        odds = np.where(points >= tier.at, 1.0, np.where(points + outlook.most < tier.at, 0.0, odds))
        found += more * odds
    return found


def saved_facts(saved: Numbers, level: int) -> Floats:
    """Return the facts about rolls saved for so many turns; nothing where none is left."""
    if not level:
        return np.zeros((SAVED, len(saved)))
    rolls = np.minimum(saved, MOST_SAVED).astype(np.float64)
    return np.stack([np.minimum(rolls, level), np.minimum(rolls, 3 * level), np.sqrt(rolls)])
