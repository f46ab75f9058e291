"""What the commands about exact play share: their progress, and their numbers."""

from __future__ import annotations

import math
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

from audio_yahtzee.messages import Message, Value, message

if TYPE_CHECKING:
    from audio_yahtzee.tools.terminal import Terminal

VERY_LARGE = 10**12
"""From here on, the digits of a number are not told."""
OFTEN = 2.0
"""Seconds between two lines of progress: they are read out."""


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


def whole(number: int) -> Value:
    """Return `number` itself or, of a very large one, only how large: nobody listens to forty digits."""
    if number < VERY_LARGE:
        return number
    return message("solving.power_of_ten", exponent=len(str(number)) - 1)
