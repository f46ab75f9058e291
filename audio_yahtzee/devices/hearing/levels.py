"""How loud the microphone hears: in decibels, and as a player is told of it."""

from __future__ import annotations

from audio_yahtzee.devices.hearing.source import RATE
from audio_yahtzee.session.measured import Loudness, Measured

SILENT = -100.0
"""Decibels of nothing at all."""

MUTED = -75.0
"""Whatever is softer throughout comes from a microphone that is muted: no room is so quiet."""
_SOFT, _LOUD = -38.0, -6.0
_ROOM = -46.0
"""Whatever is softer is nobody who speaks."""
_STEADY = 5.0
"""Decibels between soft and loud moments. Measured: noise and held tones have up to 4, speech 8 and more."""
_HEARABLE = 25.0
"""Decibels below the loudest moment; what is softer is a pause, or silence around a recording."""
_NOTES = 10
"""As many notes tell a level, the last one for what is too loud."""


def decibels(pcm: bytes) -> float:
    """Return the level of 16 bit samples, 0 for the loudest there can be; SILENT where there is nothing."""
    import numpy as np  # noqa: PLC0415 -- not before it is needed

    samples = np.frombuffer(pcm[: len(pcm) // 2 * 2], dtype="<i2").astype(np.float64)
    power = float((samples**2).mean()) if len(samples) else 0.0
    return max(SILENT, float(10 * np.log10(power / 32768**2))) if power else SILENT


def is_steady(pcm: bytes) -> bool:
    """Return whether `pcm` is equally loud throughout, as a fan or a held tone is and speech never."""
    import numpy as np  # noqa: PLC0415 -- not before it is needed

    size = RATE // 20 * 2
    levels = np.array([decibels(pcm[at : at + size]) for at in range(0, len(pcm) - size + 1, size)])
    if not len(levels):
        return False
    soft, loud = np.percentile(levels[levels > levels.max() - _HEARABLE], (10, 90))
    return bool(loud - soft < _STEADY)


def loudness(level: float) -> Loudness:
    """Return what is to be thought of speech at `level`, the loudest tenth of a second in it."""
    if level < MUTED:
        return Loudness.MUTED
    if level < _SOFT:
        return Loudness.SOFT
    return Loudness.LOUD if level > _LOUD else Loudness.GOOD


def note_of(level: float) -> int:
    """Return the note that tells `level`: higher is louder; 0 where nobody speaks."""
    if level < _ROOM:
        return 0
    return min(_NOTES, 1 + int((level - _ROOM) / (_LOUD - _ROOM) * (_NOTES - 1)))


def measured(pcm: bytes) -> Measured:
    """Return how loud `pcm` is, samples as they are recognised, by the loudest tenth of a second in them."""
    level = loudest(pcm)
    return Measured(loudness(level), note_of(level))


def loudest(pcm: bytes) -> float:
    """Return the level of the loudest tenth of a second in `pcm`; SILENT where there is nothing."""
    size = RATE // 10 * 2
    return max((decibels(pcm[at : at + size]) for at in range(0, len(pcm), size)), default=SILENT)
