"""Sound effects on pygame's mixer."""

from __future__ import annotations

import heapq
import itertools
import time
from array import array
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from audio_yahtzee.devices.sound.levels import CENTRE, DUCKED, sides, towards
from audio_yahtzee.devices.sound.output import (
    CHANNELS,
    RATE,
    SPEECH_CHANNEL,
    OutputWatch,
    load_pygame,
    open_output,
)
from audio_yahtzee.devices.sound.variety import Variety

if TYPE_CHECKING:
    from types import ModuleType

    import pygame

    from audio_yahtzee.devices.sound.pack import Pack, Variant

CACHE_BYTES = 16 * 1024 * 1024
"""Decoded sounds kept: about 95 seconds of stereo, many times the pack that ships."""

_FRAME = 4
"""Bytes of one moment of stereo at 16 bits."""
_FULL = 32_767


@dataclass(slots=True)
class _Sounding:
    """A channel at work, and how loud it is before ducking and the volume of all effects."""

    channel: pygame.mixer.Channel
    level: float


class MixerEffects:
    """An `Effects` on the mixer's free channels (never the one that belongs to speech).

    Sounds are decoded when first played. One in the middle is played as it is; for any other place it is
    mixed down and placed in its samples, at equal power, so that nothing done to the channel later can
    lose it.
    """

    def __init__(
        self, pack: Pack, *, random: Random | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Open the output. Raises `OutputUnavailable` where nothing can be played."""
        open_output()
        self._pygame: ModuleType = load_pygame()
        self._random = random
        self.use(pack)
        self._watch = OutputWatch(clock)
        self._cache = SoundCache(self._pygame, CACHE_BYTES)
        self._clock = clock
        self._free = [self._pygame.mixer.Channel(n) for n in range(CHANNELS) if n != SPEECH_CHANNEL]
        self._sounding: list[_Sounding] = []
        self._due: list[tuple[float, int, str, float]] = []
        self._order = itertools.count()
        self._volume = 1.0
        self._is_mono = False
        self._ducking = self._ducking_target = 1.0
        self._pumped = clock()
        self._is_closed = False

    def use(self, pack: Pack) -> None:
        """Take every sound that starts from now on from `pack`."""
        self._variety = Variety(pack, self._random)

    def play(self, sound: str, *, pan: float = 0.0, delay: float = 0.0) -> None:
        """Play the pack's `sound` `delay` seconds from now, `pan` -1 left … 1 right."""
        if self._is_closed:
            return
        if delay > 0:
            heapq.heappush(self._due, (self._clock() + delay, next(self._order), sound, pan))
        else:
            self._start(sound, pan)

    def duck(self, speaking: bool) -> None:  # noqa: FBT001 -- as the port has it
        """Lower the effects while a voice speaks; `pump` carries it out, within 60 ms."""
        self._ducking_target = DUCKED if speaking else 1.0

    def stop(self) -> None:
        """End all sounds now, and forget those to come."""
        self._due.clear()
        if self._is_open():
            for sounding in self._sounding:
                sounding.channel.stop()
        self._retire()

    def set_volume(self, volume: float) -> None:
        """Set the volume of effects, 0 … 1; what sounds now follows."""
        self._volume = min(1.0, max(0.0, volume))
        self._apply_levels()

    def set_mono(self, mono: bool) -> None:  # noqa: FBT001 -- as the port has it
        """Play everything that starts from now on in the middle."""
        self._is_mono = mono

    def pump(self) -> None:
        """Start the sounds that are due, and go on ducking. An output that has gone is opened again."""
        self._watch.is_there()
        now = self._clock()
        elapsed, self._pumped = now - self._pumped, now
        self._retire()
        if self._ducking != self._ducking_target:
            self._ducking = towards(self._ducking, self._ducking_target, elapsed)
            self._apply_levels()
        while self._due and self._due[0][0] <= now:
            _, _, sound, pan = heapq.heappop(self._due)
            self._start(sound, pan)

    def close(self) -> None:
        """End all sounds. The output stays open: speech may be using it."""
        if not self._is_closed:
            self.stop()
            self._is_closed = True

    def _start(self, cue: str, pan: float) -> None:
        chosen = self._variety.next(cue)
        if chosen is None or not self._is_open():
            return
        variant, gain = chosen
        is_placed = self._is_mono or pan != 0
        place = (0.0 if self._is_mono else pan) if is_placed else None
        # Stereo has its places, and a placed sound its sides, in the samples already.
        level = gain * (CENTRE if variant.channels == 1 and not is_placed else 1.0)
        try:
            sound = self._cache.sound(variant, place)
            channel = self._channel()
            # Noted before it plays, so that it is given back whatever happens.
            self._sounding.append(_Sounding(channel, level))
            channel.play(sound)
            channel.set_volume(level * self._volume * self._ducking)
        except (self._pygame.error, OSError):
            # A file or a device that has gone since: the game goes on by speech.
            return

    def _channel(self) -> pygame.mixer.Channel:
        """Return a channel at rest, or the one that has sounded longest."""
        self._retire()
        if not self._free:
            oldest = self._sounding.pop(0).channel
            self._free.append(oldest)
            oldest.stop()
        channel: pygame.mixer.Channel = self._free.pop()
        return channel

    def _retire(self) -> None:
        still = []
        for sounding in self._sounding:
            if self._is_open() and sounding.channel.get_busy():
                still.append(sounding)
            else:
                self._free.append(sounding.channel)
        self._sounding = still

    def _apply_levels(self) -> None:
        if self._is_open():
            for sounding in self._sounding:
                sounding.channel.set_volume(sounding.level * self._volume * self._ducking)

    def _is_open(self) -> bool:
        """Return whether the output is still there: a channel of a closed one crashes the process."""
        return self._pygame.mixer.get_init() is not None


class SoundCache:
    """Decoded and placed sounds, the longest unused dropped first when they grow over `limit` bytes."""

    def __init__(self, pygame_module: ModuleType, limit: int) -> None:
        self._pygame = pygame_module
        self._limit = limit
        self._sounds: OrderedDict[tuple[Variant, float | None], pygame.mixer.Sound] = OrderedDict()
        self.size = 0
        """Bytes kept."""

    def sound(self, variant: Variant, place: float | None) -> pygame.mixer.Sound:
        """Return `variant` decoded, mixed down and placed at `place` (None: as it is).

        Raises `pygame.error` or OSError when the file cannot be decoded.
        """
        key = (variant, place)
        if key in self._sounds:
            self._sounds.move_to_end(key)
            return self._sounds[key]
        sound: pygame.mixer.Sound
        if place is None:
            sound = self._pygame.mixer.Sound(str(variant.path))
        else:
            decoded = self.sound(variant, None).get_raw()
            sound = self._pygame.mixer.Sound(buffer=placed(decoded, variant.channels, place))
        self._sounds[key] = sound
        self.size += _bytes(sound)
        while self.size > self._limit and len(self._sounds) > 1:
            self.size -= _bytes(self._sounds.popitem(last=False)[1])
        return sound


def _bytes(sound: pygame.mixer.Sound) -> int:
    return round(sound.get_length() * RATE) * _FRAME


def placed(stereo: bytes, channels: int, pan: float) -> bytes:
    """Return `stereo` (16 bits, interleaved, native order) mixed down and placed at `pan`, at equal power.

    `channels` is what the sound had before it was decoded: a mono one comes as twice the same. Plain
    arithmetic on purpose: loading numpy would delay the first such sound more than this does.
    """
    frames = array("h", stereo)
    middle = frames[::2]
    if channels != 1:
        both = zip(middle, frames[1::2], strict=True)
        middle = array("h", [max(-_FULL, min(_FULL, int(CENTRE * (a + b)))) for a, b in both])
    left, right = sides(pan)
    frames[::2] = array("h", [int(left * sample) for sample in middle])
    frames[1::2] = array("h", [int(right * sample) for sample in middle])
    return frames.tobytes()
