"""The last step of every sound: cut to what can be heard, brought to its loudness, kept under full scale."""

from __future__ import annotations

import numpy as np

from audio_yahtzee.devices.sound import loudness
from audio_yahtzee.devices.sound.generator.modal import RATE, Signal, frames

_KNEE = 0.5
_CEILING = 0.76
"""About -2.4 dBFS: what OGG's coding adds on sharp edges stays under -1."""

_NEAR = 0.02
"""LU from the aim at which the search for a gain ends."""

_FADE = 0.012
_FLOOR = 10 ** (-52 / 20)


def mastered(sound: Signal, lufs: float) -> Signal:
    """Return `sound` without its inaudible end, at `lufs` integrated loudness, no peak over -1 dBFS."""
    return _levelled(_trimmed(sound), lufs)


def _trimmed(sound: Signal) -> Signal:
    """Return `sound` until it has fallen 52 dB under its peak, faded to nothing."""
    loud = np.max(np.abs(sound.reshape(len(sound), -1)), axis=1)
    last = int(np.flatnonzero(loud > _FLOOR * np.max(loud))[-1])
    kept = sound[: min(len(sound), last + frames(_FADE))].copy()
    fade = frames(_FADE)
    ramp = 0.5 + 0.5 * np.cos(np.linspace(0, np.pi, fade))
    kept[-fade:] = (kept[-fade:].T * ramp).T
    return kept


def _levelled(sound: Signal, lufs: float) -> Signal:
    """Return `sound` at `lufs`: limiting lowers it a little, so the gain is found in a few steps."""
    gain, missing = 1.0, lufs - loudness.integrated(sound, RATE)
    while abs(missing) > _NEAR:
        gain *= 10 ** (missing / 20)
        missing = lufs - loudness.integrated(_limited(sound * gain), RATE)
    return _limited(sound * gain)


def _limited(sound: Signal) -> Signal:
    """Return `sound` with what passes the knee bent softly towards the ceiling."""
    size = np.abs(sound)
    room = _CEILING - _KNEE
    bent = _KNEE + room * np.tanh(np.maximum(size - _KNEE, 0) / room)
    return np.where(size > _KNEE, np.sign(sound) * bent, sound)
