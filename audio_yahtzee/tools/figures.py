"""What the commands about exact play share: the terminal they tell on, their progress, their numbers."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING

from audio_yahtzee.messages import Items, Message, Value, message, sentences

if TYPE_CHECKING:
    from audio_yahtzee.house import House

ALL_WELL = 0
"""Exit status."""
FAILED = 1
"""Exit status: what was asked for cannot be had of this game."""
MISUSED = 2
"""Exit status: what was asked about does not exist."""
INTERRUPTED = 130
"""Exit status: stopped by Control C."""
OFTEN = 2.0
"""Seconds between two lines of progress: they are read out."""


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


class Progress:
    """Tells on a terminal how much is done, now and then; on none nothing. Nobody gives up by it."""

    def __init__(self, terminal: Terminal, clock: Callable[[], float] = monotonic) -> None:
        self._terminal = terminal
        self._clock = clock
        self._next = clock() + OFTEN

    def __call__(self, done: float) -> bool:
        """Note that `done` of the work is done, from 0 to 1. Returns True."""
        if self._terminal.watched and done < 1 and self._clock() >= self._next:
            self._next = self._clock() + OFTEN
            self._terminal.remark(message("solving.progress", percent=int(100 * done)))
        return True


def decimal(number: float, places: int) -> Message:
    """Return `number`, which is not negative, with so many places behind the point, at least one."""
    scale = 10**places
    whole, fraction = divmod(math.floor(abs(number) * scale + 0.5), scale)
    return message("solving.decimal", whole=whole, fraction=f"{fraction:0{places}}")
