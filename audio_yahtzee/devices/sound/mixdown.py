"""The mixer without a device: adds up speech and effects on a clock of samples.

It places, ducks and clips as the live mixer does. numpy loads with this module: import it only where
something is to be recorded.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np
import soundfile
from numpy.typing import NDArray

from audio_yahtzee.devices.sound.levels import CENTRE, DUCKED, DUCKING_SECONDS, sides
from audio_yahtzee.devices.sound.output import RATE

if TYPE_CHECKING:
    from audio_yahtzee.devices.clip import Clip
    from audio_yahtzee.devices.sound.pack import Variant

Frames = NDArray[np.float32]
"""Stereo: frames x 2, full scale 1."""

_DECODED = 64
"""Sounds kept decoded."""


@dataclass(slots=True)
class _Track:
    """Something that sounds from `start` on, counted in frames since the beginning."""

    start: int
    frames: Frames

    @property
    def end(self) -> int:
        return self.start + len(self.frames)


class Mixdown:
    """Speech and effects on their way into one stereo stream, rendered as the clock goes on."""

    def __init__(self) -> None:
        self.position = 0
        """Frames rendered so far: the present."""
        self.volume = 1.0
        """Of effects, 0 … 1."""
        self.is_mono = False
        self.is_ducked = False
        """Whether effects are lowered though nothing is said here. They are lowered under speech anyhow."""
        self._effects: list[_Track] = []
        self._speech: list[_Track] = []
        self._ducking = 1.0
        self._decoded = lru_cache(_DECODED)(_decoded)

    @property
    def speech_end(self) -> int:
        """The frame at which all that was to be said will have been said; never before the present."""
        return max((track.end for track in self._speech), default=self.position)

    @property
    def effects_end(self) -> int:
        """The frame at which all effects will have faded; never before the present."""
        return max((track.end for track in self._effects), default=self.position)

    def add_speech(self, clip: Clip, volume: float, pan: float) -> None:
        """Say `clip` at `volume`, 0 … 1, and `pan`, -1 left … 1 right, after all that waits to be said."""
        voice: NDArray[np.float32] = np.frombuffer(clip.samples, "<i2").astype(np.float32) / np.float32(
            32_768
        )
        sound = _placed(_resampled(voice, clip.rate), pan) * np.float32(min(1.0, max(0.0, volume)))
        self._speech.append(_Track(self.speech_end, sound))

    def add_effect(self, variant: Variant, gain: float, pan: float, delay: float) -> None:
        """Play `variant` `delay` seconds from now, at `pan`, times `gain`.

        Raises `soundfile.LibsndfileError` when its file cannot be decoded.
        """
        sound = self._decoded(variant)
        if sound.shape[1] == 1 or pan != 0 or self.is_mono:
            middle = np.clip(sound.sum(axis=1) * (1.0 if sound.shape[1] == 1 else CENTRE), -1, 1)
            sound = _placed(middle, 0.0 if self.is_mono else pan)
        start = self.position + round(max(0.0, delay) * RATE)
        self._effects.append(_Track(start, sound * np.float32(gain)))

    def stop_effects(self) -> None:
        """End the effects that sound, and forget those to come."""
        self._effects.clear()

    def stop_speech(self) -> None:
        """End what is being said, and forget what waits."""
        self._speech.clear()

    def render(self, count: int) -> NDArray[np.int16]:
        """Return the next `count` frames as signed 16 bits (frames x 2), and move the clock on."""
        end = self.position + count
        edges = {edge for track in self._speech for edge in (track.start, track.end)}
        stops = sorted(edge for edge in edges if self.position < edge < end)
        parts = [self._stretch(stop) for stop in (*stops, end)]
        self._effects = [track for track in self._effects if track.end > end]
        self._speech = [track for track in self._speech if track.end > end]
        return np.concatenate(parts)

    def _stretch(self, end: int) -> NDArray[np.int16]:
        """Render up to frame `end`, within which speech neither starts nor ends."""
        start, self.position = self.position, end
        is_speaking = any(track.start <= start < track.end for track in self._speech)
        level = self._ducking_towards(DUCKED if is_speaking or self.is_ducked else 1.0, end - start)
        mixed = _sum(self._effects, start, end) * (level * np.float32(self.volume))[:, None]
        mixed += _sum(self._speech, start, end)
        return (np.clip(mixed, -1, 1) * 32_767).astype(np.int16)

    def _ducking_towards(self, target: float, count: int) -> NDArray[np.float32]:
        """Return the level of effects for `count` frames, on its way to `target`."""
        step = (1 - DUCKED) / (DUCKING_SECONDS * RATE)
        way: NDArray[np.float32] = np.arange(1, count + 1, dtype=np.float32) * np.float32(step)
        level: NDArray[np.float32]
        if target > self._ducking:
            level = np.minimum(np.float32(target), np.float32(self._ducking) + way)
        else:
            level = np.maximum(np.float32(target), np.float32(self._ducking) - way)
        if count:
            self._ducking = float(level[-1])
        return level


def _sum(tracks: list[_Track], start: int, end: int) -> Frames:
    """Return what `tracks` give from frame `start` to `end`."""
    total = np.zeros((end - start, 2), np.float32)
    for track in tracks:
        first, last = max(start, track.start), min(end, track.end)
        if first < last:
            total[first - start : last - start] += track.frames[first - track.start : last - track.start]
    return total


def _placed(mono: NDArray[np.float32], pan: float) -> Frames:
    """Return `mono` on both sides of `pan`, at equal power."""
    placed: Frames = mono[:, None] * np.array(sides(pan), np.float32)
    return placed


def _decoded(variant: Variant) -> NDArray[np.float32]:
    """Return the file's samples at our rate: frames x its own channels."""
    samples, rate = soundfile.read(variant.path, dtype="float32", always_2d=True)
    return np.stack([_resampled(channel, rate) for channel in samples.T], axis=1)


def _resampled(samples: NDArray[np.float32], rate: int) -> NDArray[np.float32]:
    """Return mono `samples` of `rate` at our rate, by way of their spectrum: no images, no dulling."""
    if rate == RATE or not len(samples):
        return samples
    length = round(len(samples) * RATE / rate)
    spectrum = np.fft.rfft(samples)
    scaled = np.fft.irfft(spectrum[: length // 2 + 1], length) * (length / len(samples))
    return np.asarray(scaled, np.float32)
