"""How effects are placed and lowered: one law, for the live mixer and for recordings."""

from __future__ import annotations

import math

DUCKED = 10 ** (-8 / 20)
"""What is left of effects while a voice speaks: 8 dB less."""

DUCKING_SECONDS = 0.06
"""How long going down or coming back takes; a step at once would click."""

CENTRE = math.sqrt(0.5)
"""Each side's part of a sound in the middle, and what turns left + right back into it: equal power."""


def sides(pan: float) -> tuple[float, float]:
    """Return the parts of left and right at `pan`, -1 left … 1 right: their squares always add up to 1."""
    angle = (min(1.0, max(-1.0, pan)) + 1) * math.pi / 4
    return math.cos(angle), math.sin(angle)


def towards(level: float, target: float, seconds: float) -> float:
    """Return the ducking `level` after `seconds` more on its way to `target`."""
    step = (1 - DUCKED) * seconds / DUCKING_SECONDS
    return min(target, level + step) if target > level else max(target, level - step)
