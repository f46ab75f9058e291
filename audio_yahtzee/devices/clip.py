"""A piece of sound in memory, as synthesisers make it and mixers take it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Clip:
    """Mono sound."""

    samples: bytes
    """Signed 16-bit little-endian, one channel."""
    rate: int
    """Samples a second."""

    @property
    def seconds(self) -> float:
        """How long it sounds."""
        return len(self.samples) / 2 / self.rate
