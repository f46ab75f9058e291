"""What every way to fill a cell brings, on many cards side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from audio_yahtzee.strategy.fitted.worth import hoped, saved_facts

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from audio_yahtzee.strategy.fitted.cards import Cards
    from audio_yahtzee.strategy.fitted.worth import Facts, Floats, Numbers, Weights


class Offers:
    """Reckons what entries bring under one rule set: points, and what the card is worth afterwards."""

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self._sheet = facts.sheet
        self._points = [pay.points for pay in self._sheet.pays]
        self._raws = [np.array(pay.raws) for pay in self._sheet.pays]
        self._bits = [np.array(self._sheet.bits(place)) for place in range(len(self._sheet.pays))]

    def rows(self, cards: Cards, later: Weights) -> Floats:
        """Return what each of the raws of each cell brings, a row for each, a column for each card.

        `later` weighs the cards that follow. Rolls saved are left out; minus infinity stands where an entry
        may not be made.
        """
        sheet, weights = self._sheet, self._named(later)
        may_be = cards.allowed(sheet)
        base = self._without_each(cards, weights)
        hopes = self._hoped(cards, weights["parts"])
        total = sum(hopes, start=np.zeros(cards.size))
        rows = np.empty((sheet.first_row[-1], cards.size))
        for place, points in enumerate(self._points):
            part = sheet.part_of[place]
            out = rows[sheet.first_row[place] : sheet.first_row[place + 1]]
            out[:] = points[:, None] + base[place] + total
            if part is not None:
                out += self._hoped_after(cards, place, float(weights["parts"][part])) - hopes[part]
            self._add_flags(out, cards, place, weights["flags"])
            out[:, ~may_be[place]] = -np.inf
        return rows

    def saved(self, saved: Numbers, later: Weights) -> Floats:
        """Return what it is worth to have rolls saved for the turn that follows."""
        weights = later.all[self._facts.slices["saved"]]
        if not len(weights):
            return np.zeros(len(saved))
        worth: Floats = (weights[:, None] * saved_facts(saved, later.level)).sum(axis=0)
        return worth

    def _named(self, later: Weights) -> dict[str, Floats]:
        return {name: later.all[where] for name, where in self._facts.slices.items()}

    def _without_each(self, cards: Cards, weights: dict[str, Floats]) -> Floats:
        """Return what open cells are worth once each has an entry less: a row for each."""
        facts, sheet = self._facts, self._sheet
        counts, times = cards.counts, sheet.rules.times
        boxes = facts.open_by_box(counts)
        by_cell = _sums(weights["cells"], len(counts), times)
        cell = np.take_along_axis(by_cell, counts, axis=1)
        total = weights["all"][0] + cell.sum(axis=0)
        # Where nothing is open nothing is read that counts: such cells are not to be filled.
        base = np.take_along_axis(by_cell, np.maximum(counts - 1, 0), axis=1) - cell
        if len(sheet.rules.columns) > 1:
            by_box = _sums(weights["boxes"], len(boxes), facts.entries)
            box = np.take_along_axis(by_box, boxes, axis=1)
            total = total + box.sum(axis=0)
            base += (np.take_along_axis(by_box, np.maximum(boxes - 1, 0), axis=1) - box)[sheet.box_of]
        whole: Floats = base + total
        return whole

    def _hoped(self, cards: Cards, weights: Floats) -> list[Floats]:
        """Return what the bonuses of each part are worth as things stand."""
        return [
            weight * hoped(part, points, self._facts.outlook(part, cards.counts))
            for part, points, weight in zip(self._sheet.parts, cards.points, weights, strict=True)
        ]

    def _hoped_after(self, cards: Cards, place: int, weight: float) -> Floats:
        """Return what the bonuses of a cell's part are worth after each of its raws."""
        number = self._sheet.part_of[place]
        assert number is not None  # noqa: S101 -- it is asked for cells of a part only
        part = self._sheet.parts[number]
        points = cards.points[number][None] + self._raws[place][:, None]
        return weight * hoped(part, points, self._facts.outlook(part, cards.counts, place))

    def _add_flags(self, out: Floats, cards: Cards, place: int, weights: Floats) -> None:
        if not len(weights):
            return
        is_filled = self._is_filled_after(cards, place)
        bits = self._bits[place]
        for bit in np.unique(bits).tolist():
            worth = (weights[:, None] * self._facts.flags(is_filled, cards.bits | bit)).sum(axis=0)
            out[bits == bit] += worth

    def _is_filled_after(self, cards: Cards, place: int) -> NDArray[np.bool_]:
        jackpots = self._sheet.jackpot_cells
        still = cards.counts[jackpots].sum(axis=0)
        filled: NDArray[np.bool_] = still <= (1 if place in jackpots else 0)
        return filled


def _sums(weights: Floats, rows: int, most: int) -> Floats:
    """Return for each row what 0, 1, … up to `most` entries left are worth together."""
    steps = weights.reshape(rows, most)
    return np.concatenate([np.zeros((rows, 1)), np.cumsum(steps, axis=1)], axis=1)
