"""A rule set as fitted play sees it: all cells in one row, and every way to fill one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from audio_yahtzee.game.card import Cell
    from audio_yahtzee.game.ruleset import RuleSet, Tier
    from audio_yahtzee.strategy.exact.frame import Frame
    from audio_yahtzee.strategy.exact.pays import Pay
    from audio_yahtzee.strategy.exact.watch import Watch

Numbers = NDArray[np.intp]


@dataclass(frozen=True, eq=False)
class Part:
    """A section in one column that may earn a bonus."""

    section: str
    column: int
    multiplier: int
    tiers: tuple[Tier, ...]
    cells: tuple[int, ...]
    """Which of the cells belong to it."""
    most: NDArray[np.float64]
    """What each of these pays at best."""
    every: float
    """What all of them pay at best."""
    dice: int


@dataclass(frozen=True, eq=False)
class Sheet:
    """The cells of one rule set, numbered; each has a row for each number of points it may hold."""

    frame: Frame
    pays: tuple[Pay, ...]
    keys: Numbers
    """For each cell its place in the order of play."""

    @property
    def rules(self) -> RuleSet:
        """The rule set whose cells these are."""
        return self.frame.rules

    @property
    def watch(self) -> Watch:
        """What of a card's past matters besides."""
        return self.frame.free.watch

    @cached_property
    def number(self) -> dict[Cell, int]:
        """Cells by what they are."""
        return {pay.cell: place for place, pay in enumerate(self.pays)}

    @cached_property
    def first_row(self) -> tuple[int, ...]:
        """The first row of each cell, and the end of the last."""
        ends = np.cumsum([len(pay.raws) for pay in self.pays]).tolist()
        return (0, *ends)

    @cached_property
    def box_of(self) -> Numbers:
        """For each cell, which of the boxes it is one of."""
        boxes = {box.id: place for place, box in enumerate(self.rules.boxes)}
        return np.array([boxes[pay.cell.box] for pay in self.pays], dtype=np.intp)

    @cached_property
    def jackpot_cells(self) -> Numbers:
        """The cells that must be filled before a jackpot is a further one."""
        return np.array(
            [place for place, pay in enumerate(self.pays) if pay.cell.box == self.watch.jackpot],
            dtype=np.intp,
        )

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """The parts of a card that may earn bonuses."""
        rules = self.rules
        found = []
        for section in rules.sections:
            for column, multiplier in enumerate(rules.columns if section.bonus else ()):
                cells = tuple(
                    place
                    for place, pay in enumerate(self.pays)
                    if pay.cell.column == column and rules.by_id[pay.cell.box].section == section.id
                )
                if cells:
                    most = np.array([float(self.pays[place].raws[-1]) for place in cells])
                    every = float(most.sum()) * rules.times
                    made = Part(
                        section.id, column, multiplier, section.bonus, cells, most, every, rules.dice.count
                    )
                    found.append(made)
        return tuple(found)

    @cached_property
    def part_of(self) -> tuple[int | None, ...]:
        """For each cell, which of the parts it belongs to."""
        found: list[int | None] = [None] * len(self.pays)
        for number, part in enumerate(self.parts):
            for place in part.cells:
                found[place] = number
        return tuple(found)

    def bits(self, place: int) -> tuple[int, ...]:
        """Return the bits that each of the raws of a cell sets; see Watch."""
        pay = self.pays[place]
        return tuple(self.watch.bits(pay.cell, raw) for raw in pay.raws)


def sheet(frame: Frame) -> Sheet:
    """Return the cells of the rule set of `frame`."""
    sides = frame.grouped, frame.free
    keys = [key for side in sides for key in side.keys]
    return Sheet(frame, (*frame.grouped.pays, *frame.free.pays), np.array(keys, dtype=np.intp))
