"""Subtotals of sections in one number, and the bonuses they earn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from audio_yahtzee.game.card import Card
    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.strategy.exact.side import Side

Codes = NDArray[np.int64]


@dataclass(frozen=True, eq=False)
class Bonuses:
    """How the subtotals of some sections, and the bits of their cells, make a code: the bits come last."""

    side: Side
    parts: tuple[tuple[str, int], ...]
    """Section and column of every subtotal that may earn a bonus."""
    strides: tuple[int, ...]
    """What a point in each of them adds to a code."""
    sizes: tuple[int, ...]
    """How many different subtotals each may have."""
    earned: tuple[NDArray[np.float64], ...]
    """For each of them, the bonus of every subtotal, multiplied."""
    stride_of: tuple[int, ...]
    """For each cell of the side, what a point adds to a code; 0 where its section earns nothing."""

    def written(self, codes: Codes, place: int) -> Codes:
        """Return the codes once the cell at `place` is filled: a row for each of its raws."""
        pay, watch = self.side.pays[place], self.side.watch
        raws = np.array(pay.raws, dtype=np.int64) * self.stride_of[place]
        bits = np.array([watch.bits(pay.cell, raw) for raw in pay.raws], dtype=np.int64)
        return (codes[None] + raws[:, None]) | bits[:, None]

    def bits(self, codes: Codes) -> NDArray[np.int64]:
        """Return the bits of codes."""
        return codes & ((1 << self.side.watch.width) - 1)

    def worth(self, codes: Codes) -> NDArray[np.float64]:
        """Return the bonuses that codes have earned, multiplied."""
        worth = np.zeros(len(codes))
        for stride, size, earned in zip(self.strides, self.sizes, self.earned, strict=True):
            worth += earned[codes // stride % size]
        return worth

    def code(self, card: Card) -> int:
        """Return the code of what is written on `card`."""
        code = self.side.bits(card)
        for (section, column), stride in zip(self.parts, self.strides, strict=True):
            code += card.section_points(section, column) * stride
        return code


def bonuses(rules: RuleSet, side: Side, blank: Card) -> Bonuses:
    """Return how subtotals are told apart on `side`; `blank` is a card of `rules` with nothing written."""
    part_of = [(rules.by_id[pay.cell.box].section, pay.cell.column) for pay in side.pays]
    earning = {section.id for section in rules.sections if section.bonus}
    parts = tuple(dict.fromkeys(part for part in part_of if part[0] in earning))
    strides, sizes, earned = [], [], []
    stride = 1 << side.watch.width
    for part in parts:
        section, column = part
        most = sum(pay.raws[-1] for pay, where in zip(side.pays, part_of, strict=True) if where == part)
        cell = side.pays[part_of.index(part)].cell
        totals = range(most * rules.times + 1)
        multiplier = rules.columns[column]
        won = [blank.write(cell, points).section_bonus(section, column) * multiplier for points in totals]
        strides.append(stride)
        sizes.append(len(totals))
        earned.append(np.array(won, dtype=np.float64))
        stride *= len(totals)
    strides_by_part = dict(zip(parts, strides, strict=True))
    return Bonuses(
        side,
        parts,
        tuple(strides),
        tuple(sizes),
        tuple(earned),
        tuple(strides_by_part.get(part, 0) for part in part_of),
    )
