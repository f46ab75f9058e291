"""Where commands tell what they have found, and the statuses they end with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from audio_yahtzee.messages import Items, Value, sentences

if TYPE_CHECKING:
    from audio_yahtzee.house import House

ALL_WELL = 0
"""Exit status."""
FAILED = 1
"""Exit status: what was asked for cannot be had."""
INTERRUPTED = 130
"""Exit status: stopped by Control C, as shells say it."""


@dataclass(frozen=True, slots=True)
class Terminal:
    """Where a command tells what it has found."""

    house: House
    write: Callable[[str], None]
    """Takes one line, without its end."""
    complain: Callable[[str], None]
    """The same, for what went wrong, and for what is not the answer."""
    watched: bool = False
    """Whether somebody sees or hears the latter at once, so that progress is told there."""

    def tell(self, value: Value) -> None:
        """Write `value` as a line of whole sentences, in the player's language."""
        self.write(self.house.words(value if isinstance(value, Items) else sentences(value)))

    def remark(self, value: Value) -> None:
        """Tell what is not the answer itself."""
        self.complain(self.house.words(value))
