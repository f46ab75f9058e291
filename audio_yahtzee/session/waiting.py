"""While an opponent is not ready yet: that it thinks is said once, and tones rise as it gets on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audio_yahtzee.messages import message
from audio_yahtzee.narration.cues import Category, Play, Say
from audio_yahtzee.session.records_chart import TONES

if TYPE_CHECKING:
    from audio_yahtzee.messages import Value
    from audio_yahtzee.narration.cues import Cue

PATIENCE = 3.0
"""Seconds for which nobody asks why it is silent."""
EVERY = 2.0
"""Seconds from one tone to the next."""


class Waiting:
    """Tells those who wait for an opponent that the game goes on, and how far it has got."""

    def __init__(self) -> None:
        self._next: float | None = None
        self._is_said = False

    def rest(self) -> None:
        """Take it that nobody waits any more."""
        self._next = None
        self._is_said = False

    def heard(self, name: Value, done: float, now: float) -> tuple[Cue, ...]:
        """Return what is heard `now` (seconds on a steady clock) of the opponent `name`, who is not ready.

        `done` is how much of getting ready is done, from 0 to 1.
        """
        if self._next is None:
            self._next = now + PATIENCE
        if now < self._next:
            return ()
        self._next = now + EVERY
        tone = Play(f"chart.{1 + round((TONES - 1) * done)}")
        said = () if self._is_said else (Say(message("opponent.thinking", name=name), Category.OTHERS),)
        self._is_said = True
        return (tone, *said)
