"""What a part of a card shows to the other part: enough to say which rules hold for the whole of it."""

from __future__ import annotations

from typing import NamedTuple

NEVER = 1 << 30
"""A place in the order of play behind all others."""


class Status(NamedTuple):
    """Facts about some cells of a card, or about all."""

    jackpot_is_open: bool
    bits: int
    """See Watch."""
    lowest_open: int
    """The first place in the order of play at which a cell is open; NEVER where none is."""
    highest_filled: int
    """The last place at which a cell has been filled; -1 where none has."""

    def __or__(self, other: Status) -> Status:
        """Return the facts about the cells of both."""
        return Status(
            self.jackpot_is_open or other.jackpot_is_open,
            self.bits | other.bits,
            min(self.lowest_open, other.lowest_open),
            max(self.highest_filled, other.highest_filled),
        )

    @property
    def is_in_order(self) -> bool:
        """Whether play in order can lead here."""
        return self.highest_filled <= self.lowest_open
