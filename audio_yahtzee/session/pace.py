"""When an opponent does its next thing."""

from __future__ import annotations

from typing import assert_never

from audio_yahtzee.session.preferences import Pace

BREATH = 0.4
"""Seconds of quiet at the pace SPOKEN, from the end of speech to an opponent's next action."""
PAUSE = 1.5
"""Seconds between an opponent's actions at the pace PAUSE."""


class Pacer:
    """Keeps opponents at a pace at which they can be followed."""

    def __init__(self) -> None:
        self._last: float | None = None
        self._quiet_since: float | None = None

    def rest(self, now: float | None = None) -> None:
        """Note that something was done `now`; None for a fresh start."""
        self._last = now
        self._quiet_since = None

    def is_due(self, now: float, pace: Pace, *, speaking: bool) -> bool:
        """Tell whether the next thing may be done `now` (seconds on a steady clock)."""
        match pace:
            case Pace.AT_ONCE:
                return True
            case Pace.SPOKEN:
                if speaking or self._quiet_since is None:
                    self._quiet_since = None if speaking else now
                return not speaking and now - (self._quiet_since or now) >= BREATH
            case Pace.PAUSE:
                if self._last is None:
                    self._last = now
                return now - self._last >= PAUSE
            case _:
                assert_never(pace)
