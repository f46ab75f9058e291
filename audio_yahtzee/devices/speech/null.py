"""Silence as a real device: nothing is heard, and still things wait for as long as speech would last."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from audio_yahtzee.devices.speech.port import Utterance, Voice

_SECONDS_A_MINUTE = 60


class NullSpeech:
    """A `Speech` that says nothing, in the time that saying it would take."""

    name = "none"

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._silent_at = clock()

    def voices(self) -> Sequence[Voice]:
        """Return no voice."""
        return ()

    def speak(self, utterance: Utterance) -> None:
        """Be busy for as long as `utterance` would last at its rate."""
        words = len(utterance.text.split())
        begin = max(self._silent_at, self._clock())
        self._silent_at = begin + words * _SECONDS_A_MINUTE / max(1, utterance.rate)

    def stop(self) -> None:
        """Be busy no more."""
        self._silent_at = self._clock()

    @property
    def is_speaking(self) -> bool:
        """Whether a voice would still be speaking."""
        return self._clock() < self._silent_at

    def pump(self) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Be busy no more."""
        self.stop()
