"""Modal synthesis: a struck body rings in a few sines, each dying at its own pace.

What strikes it is heard too: a burst of noise while the two touch. Both are softened by the contact
itself, a smooth push rather than a needle: the longer it lasts, the fewer high tones it can excite.
The method is that of J.-M. Adrien and of K. van den Doel and D. K. Pai ("The sounds of physical
shapes", 1998); all figures are our own, tuned by ear and by spectrum.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

RATE = 44100
"""Samples a second of everything the generator makes."""

Signal = NDArray[np.float64]
"""Mono sound: frames; stereo sound: frames x 2. Full scale is 1."""

_SIXTY_DB = float(np.log(1000.0))


@dataclass(frozen=True, slots=True)
class Mode:
    """One way in which a body rings."""

    frequency: float
    """Hertz."""
    gain: float
    decay: float
    """Seconds until it has died by 60 dB."""


def frames(seconds: float) -> int:
    """Return how many samples last `seconds`."""
    return round(seconds * RATE)


def clock(seconds: float) -> Signal:
    """Return the time in seconds of each sample of `seconds`."""
    return np.arange(frames(seconds)) / RATE


def dying(seconds: float, decay: float) -> Signal:
    """Return an envelope that starts at 1 and falls by 60 dB in `decay` seconds."""
    return np.exp(-_SIXTY_DB / decay * clock(seconds))


def ring(modes: Iterable[Mode], seconds: float) -> Signal:
    """Return the free ringing of `modes` after an ideal blow at time 0."""
    time = clock(seconds)
    sound = np.zeros(len(time))
    for mode in modes:
        audible = min(len(time), frames(mode.decay * 1.2) + 1)
        part = time[:audible]
        angle = 2 * np.pi * mode.frequency * part
        sound[:audible] += mode.gain * np.exp(-_SIXTY_DB / mode.decay * part) * np.sin(angle)
    return sound


def pulse(contact: float) -> Signal:
    """Return the push of a contact of `contact` seconds: a raised cosine of area 1."""
    push = np.hanning(max(3, frames(contact) + 2))[1:-1]
    return np.asarray(push / np.sum(push))


def strike(
    modes: Sequence[Mode],
    seconds: float,
    contact: float,
    noise: tuple[float, float],
    rng: np.random.Generator,
) -> Signal:
    """Return `seconds` of a body struck once; `noise` is the burst's gain and its 60 dB decay in seconds."""
    gain, decay = noise
    sound = ring(modes, seconds)
    burst = dying(min(seconds, decay * 1.2), decay)
    sound[: len(burst)] += gain * burst * rng.standard_normal(len(burst))
    return np.convolve(sound, pulse(contact))[: len(sound)]


def band(sound: Signal, low: float, high: float) -> Signal:
    """Return `sound` with what lies under `low` and over `high` Hz taken away at about 12 dB an octave."""
    size = _fast_size(len(sound) + frames(0.25))
    frequency = np.fft.rfftfreq(size, 1 / RATE)
    keep = 1 / (1 + (frequency / high) ** 4)
    if low > 0:
        keep = keep * frequency**2 / (frequency**2 + low**2)
    spectrum = np.fft.rfft(sound, size, axis=0)
    shaped = spectrum * (keep if sound.ndim == 1 else keep[:, None])
    return np.fft.irfft(shaped, size, axis=0)[: len(sound)]


def panned(sound: Signal, pan: float) -> Signal:
    """Return mono `sound` as stereo at `pan` (-1 left … 1 right), equal power."""
    angle = (pan + 1) * np.pi / 4
    return np.outer(sound, [np.cos(angle), np.sin(angle)])


def layered(parts: Sequence[tuple[float, Signal]]) -> Signal:
    """Return the sum of `parts`, each a start in seconds and a sound; all mono or all stereo."""
    length = max(frames(start) + len(sound) for start, sound in parts)
    total = np.zeros((length, *parts[0][1].shape[1:]))
    for start, sound in parts:
        first = frames(start)
        total[first : first + len(sound)] += sound
    return total


def in_room(sound: Signal, wet: float, decay: float, rng: np.random.Generator) -> Signal:
    """Return `sound` with a little of the room it was made in, `decay` seconds long at `wet` of its level.

    Each channel gets a reverberation of its own, which is what makes a room wide.
    """
    length = frames(decay)
    stereo = sound.reshape(len(sound), -1)
    total = len(stereo) + length
    size = _fast_size(total)
    shape = dying(decay, decay)[:, None] * rng.standard_normal((length, stereo.shape[1]))
    shape[: frames(0.006)] = 0
    echo = band(shape, 250, 4200)
    echo /= np.sqrt(np.sum(echo**2, axis=0))
    heard = np.fft.irfft(np.fft.rfft(stereo, size, axis=0) * np.fft.rfft(echo, size, axis=0), size, axis=0)
    heard = heard[:total] * wet
    heard[: len(stereo)] += stereo
    return heard.reshape(total, *sound.shape[1:])


def _fast_size(length: int) -> int:
    """Return the power of two, at least `length`, that makes the Fourier transform quick."""
    return 1 << (length - 1).bit_length()
