"""Progress towards the bonus of a section, in points."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import erf, sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from audio_yahtzee.game.card import Card, Cell
    from audio_yahtzee.game.ruleset import Tier

SPREAD = 1.6
"""How many dice of its face, give or take, a box of a section gets away from pace."""


@dataclass(frozen=True)
class Progress:
    """What a point more or less means for the bonus of one section in one column.

    A box is on pace with the share of the threshold that it has in the section's highest points. How far the
    points written are above pace, against what chance may still bring in the open boxes, gives the odds of
    each tier.
    """

    tiers: tuple[Tier, ...]
    written: int
    """Points written so far."""
    left: int
    """The highest points that the open boxes can still bring."""
    left_squared: int
    """The same, the points of each box squared: chance spreads in proportion to its root."""
    every: int
    """The highest points of the whole section."""
    dice: int

    @property
    def hoped(self) -> float:
        """The bonus that may be hoped for as things stand; what is won already counts in full."""
        return self._hoped(self.written, self.left, self.left_squared)

    def after(self, points: int, most: int) -> float:
        """Return by how much `points`, in an open box that pays `most` at best, change what is hoped for."""
        left, squared = self.left - most, self.left_squared - most**2
        return self._hoped(self.written + points, left, squared) - self._hoped(
            self.written, self.left, self.left_squared
        )

    def wins(self, points: int) -> int:
        """Return by how much `points` change the bonus that is won already."""
        return self._won(self.written + points) - self._won(self.written)

    def _won(self, points: int) -> int:
        return next((tier.add for tier in reversed(self.tiers) if points >= tier.at), 0)

    def _hoped(self, points: int, left: int, squared: int) -> float:
        hoped = 0.0
        reached = 0
        for tier in self.tiers:
            more, reached = tier.add - reached, tier.add
            if points >= tier.at:
                hoped += more
            elif points + left >= tier.at:
                ahead = points - tier.at * (1 - left / self.every)
                hoped += more * (1 + erf(ahead * self.dice / (SPREAD * sqrt(2 * squared)))) / 2
        return hoped


def progress(card: Card, cell: Cell, most: Mapping[str, int]) -> Progress | None:
    """Return the progress of the section of `cell`, in its column; None where there is no bonus.

    `most` is what each box pays at best.
    """
    rules = card.rules
    section = next(part for part in rules.sections if part.id == rules.by_id[cell.box].section)
    if not section.bonus:
        return None
    boxes = {box.id for box in rules.boxes if box.section == section.id}
    left = [
        most[other.box]
        for other in card.open_cells()
        if other.column == cell.column and other.box in boxes
        for _ in range(rules.times - len(card.points(other)))
    ]
    return Progress(
        section.bonus,
        card.section_points(section.id, cell.column),
        sum(left),
        sum(points**2 for points in left),
        sum(most[box] for box in boxes) * rules.times,
        rules.dice.count,
    )
