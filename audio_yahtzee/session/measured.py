"""How loud the microphone hears, as a player is told of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Loudness(StrEnum):
    """What is to be thought of a level at which somebody speaks."""

    MUTED = "muted"
    SOFT = "soft"
    GOOD = "good"
    LOUD = "loud"


@dataclass(frozen=True, slots=True)
class Measured:
    """How loud it was for a moment."""

    loudness: Loudness
    note: int
    """From 1, the softest speech, to 10, too loud; 0 for what is no more than a room."""
