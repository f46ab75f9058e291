"""One side of a card: some of its cells, and what is written in them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from audio_yahtzee.strategy.exact.status import NEVER, Status
from audio_yahtzee.strategy.exact.watch import ZERO

if TYPE_CHECKING:
    from audio_yahtzee.game.card import Card
    from audio_yahtzee.strategy.exact.pays import Pay
    from audio_yahtzee.strategy.exact.watch import Watch

Counts = tuple[int, ...]
"""How many entries each cell of a side can still take."""


@dataclass(frozen=True, eq=False)
class Side:
    """Some cells of a card under one rule set."""

    pays: tuple[Pay, ...]
    """What hands pay in each."""
    keys: tuple[int, ...]
    """The place of each in the order of play."""
    times: int
    watch: Watch

    @cached_property
    def ways(self) -> tuple[tuple[bool, ...], ...]:
        """For each cell, whether a zero may be written there (False), points (True), or either."""
        return tuple(tuple({raw != 0 for raw in pay.raws}) for pay in self.pays)

    @property
    def blank(self) -> Counts:
        """What is open on a blank card."""
        return (self.times,) * len(self.pays)

    def counts(self, card: Card) -> Counts:
        """Return what is open on `card`."""
        return tuple(self.times - len(card.points(pay.cell)) for pay in self.pays)

    def bits(self, card: Card) -> int:
        """Return the bits that the entries of `card` on this side have set."""
        bits = 0
        for pay in self.pays:
            for raw in card.points(pay.cell):
                bits |= self.watch.bits(pay.cell, raw)
        return bits

    def allowed(self, counts: Counts) -> tuple[int, ...]:
        """Return which of the open cells the order of play allows, if it allows any on this side."""
        lowest = self._lowest(counts)
        return tuple(place for place, count in enumerate(counts) if count and self.keys[place] == lowest)

    def may_earn(self, counts: Counts, bits: int) -> bool:
        """Tell whether extras may be earned, as far as this side can say."""
        cells = zip(counts, self.pays, strict=True)
        is_filled = not any(count and pay.cell.box == self.watch.jackpot for count, pay in cells)
        return is_filled and not (self.watch.zero_bars and bits & ZERO)

    def status(self, counts: Counts, bits: int, since: Counts) -> Status:
        """Return the facts when so much is open, and `since` was open when play began."""
        filled = [key for key, count, before in zip(self.keys, counts, since, strict=True) if count < before]
        return Status(
            jackpot_is_open=any(
                count and pay.cell.box == self.watch.jackpot
                for count, pay in zip(counts, self.pays, strict=True)
            ),
            bits=bits,
            lowest_open=self._lowest(counts),
            highest_filled=max(filled, default=-1),
        )

    def _lowest(self, counts: Counts) -> int:
        return min((key for key, count in zip(self.keys, counts, strict=True) if count), default=NEVER)


def one_less(counts: Counts, place: int) -> Counts:
    """Return what is open once an entry is made at `place`."""
    return (*counts[:place], counts[place] - 1, *counts[place + 1 :])
