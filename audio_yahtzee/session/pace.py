"""When an opponent does its next thing."""

from __future__ import annotations

from typing import assert_never

from audio_yahtzee.session.preferences import Pace

PAUSE = 1.5
"""Seconds between an opponent's actions at the pace PAUSE."""


class Pacer:
    """Keeps opponents at a pace at which they can be followed."""

    def __init__(self) -> None:
        self._last: float | None = None

    def rest(self, now: float | None = None) -> None:
        """Note that something was done `now`; None for a fresh start."""
        self._last = now

    def is_due(self, now: float, pace: Pace, *, speaking: bool) -> bool:
        """Tell whether the next thing may be done `now` (seconds on a steady clock)."""
        match pace:
            case Pace.AT_ONCE:
                return True
            case Pace.SPOKEN:
                return not speaking
            case Pace.PAUSE:
                if self._last is None:
                    self._last = now
                return now - self._last >= PAUSE
            case _:
                assert_never(pace)
