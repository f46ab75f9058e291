"""What of a card's past its future depends on, besides points and open cells; and the order of cells."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from audio_yahtzee.game.card import Card
from audio_yahtzee.game.legality import in_order
from audio_yahtzee.game.ruleset import When

if TYPE_CHECKING:
    from audio_yahtzee.game.card import Cell
    from audio_yahtzee.game.ruleset import RuleSet

ZERO = 1
"""The bit that is set once a jackpot cell holds a zero."""


@dataclass(frozen=True)
class Watch:
    """Bits that entries set, and how many extras are counted."""

    jackpot: str | None
    """The box whose being filled matters to later turns; None where no extra and no joker does."""
    watches_zero: bool
    """Whether a zero in that box matters, too."""
    zero_bars: bool
    """Whether extras are earned only while there is none."""
    needed: tuple[str, ...]
    """Boxes that others need: the bit 2, 4, … is set once they hold points."""
    limit: int
    """Up to how many extras are counted; 0 where their number does not matter."""

    @property
    def width(self) -> int:
        """How many bits there are."""
        return 1 + len(self.needed)

    def bits(self, cell: Cell, raw: int) -> int:
        """Return the bits that `raw` points in `cell` set."""
        bits = ZERO if self.watches_zero and raw == 0 and cell.box == self.jackpot else 0
        if raw and cell.box in self.needed:
            bits |= self.needed_bit(cell.box)
        return bits

    def is_met(self, needs: str | None, bits: int) -> bool:
        """Tell whether the box `needs`, if there is one, holds points."""
        return needs is None or bool(bits & self.needed_bit(needs))

    def needed_bit(self, box: str) -> int:
        """Return the bit that is set once a box that others need holds points."""
        return 2 << self.needed.index(box)


def watch(rules: RuleSet) -> Watch:
    """Return what is to be watched under `rules`. What an extra does to other players is none of it."""
    extra, joker = rules.extra, rules.joker
    needed = tuple(sorted({box.needs for box in rules.boxes if box.needs is not None}))
    if extra is None or not (extra.bonus or joker):
        return Watch(None, watches_zero=False, zero_bars=False, needed=needed, limit=0)
    bars = extra.condition is When.SCORED
    watches = bars or (joker is not None and joker.condition is When.SCORED)
    return Watch(extra.box, watches, bars, needed, extra.limit or 0)


def order_keys(rules: RuleSet) -> dict[Cell, int]:
    """Return for each cell its place in the order of play: the open ones of the lowest may be filled."""
    keys: dict[Cell, int] = {}
    card = Card(rules)
    while not card.is_full:
        place = len(set(keys.values()))
        for cell in in_order(card):
            keys[cell] = place
            for _ in range(rules.times):
                card = card.write(cell, 0)
    return keys
