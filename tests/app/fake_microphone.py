"""Microphones in the place of SDL's, and of sounddevice's: what they do is told by a script.

They go eight times as fast as real ones.
"""

from __future__ import annotations

import importlib
import random
import sys
import threading
import warnings
from pathlib import Path
from types import ModuleType, SimpleNamespace

from audio_yahtzee.devices.hearing import best, engines, recognising
from audio_yahtzee.devices.hearing.port import Heard

CHUNK = 512
PACE = 0.004
"""Seconds from one chunk to the next."""


class Wire:
    """What the microphones hear."""

    def __init__(self):
        self.names = ["Built-in"]
        self.now = "room"
        """What comes: "room", "dead" (zeros), "gone" (nothing at all)."""
        self.refuses = ""
        """What the system says to whoever would open one."""
        self.asked = []
        self.open = 0
        self._speech = b""
        noise = random.Random(4)
        self._room = bytes(noise.randrange(0, 256) if n % 2 == 0 else 0 for n in range(2 * CHUNK))

    def say(self, pcm):
        """Let `pcm` be said into the open microphone, with a quiet moment before and after."""
        self._speech = self._room * 8 + pcm + self._room * 30

    @property
    def is_said(self):
        return not self._speech

    def chunk(self):
        if self.now == "gone":
            return b""
        if self.now == "dead":
            return bytes(2 * CHUNK)
        said, self._speech = self._speech[: 2 * CHUNK], self._speech[2 * CHUNK :]
        return said.ljust(2 * CHUNK, b"\0") if said else self._room


class Device:
    """An open microphone; see pygame._sdl2.audio.AudioDevice."""

    deviceid = 0
    wire: Wire

    def __init__(self, *, callback, **asked):
        self.wire.asked.append(asked)
        if self.wire.refuses:
            raise importlib.import_module("pygame").error(self.wire.refuses)
        self._callback = callback
        self._closed = threading.Event()
        self.wire.open += 1
        threading.Thread(target=self._run, daemon=True).start()

    def pause(self, paused):
        """Nothing comes through while paused; SDL would begin so."""

    def close(self):
        self._closed.set()
        self.wire.open -= 1

    def _run(self):
        while not self._closed.wait(PACE):
            samples = self.wire.chunk()
            if samples:
                self._callback(self, samples)


def plug_in():
    """Put fakes in the place of SDL's microphones; return what they hear."""
    # SpeechRecognition loads modules that are to leave the standard library.
    warnings.filterwarnings("ignore", category=DeprecationWarning)
    audio = importlib.import_module("pygame._sdl2.audio")
    wire = Wire()
    audio.AudioDevice = type("Device", (Device,), {"wire": wire})
    audio.get_audio_device_names = lambda _: list(wire.names)
    return wire


def plug_into_sounddevice(wire, rate):
    """Put a sounddevice in its place that has one microphone, of `rate` samples a second."""
    module = ModuleType("sounddevice")
    module.PortAudioError = type("PortAudioError", (Exception,), {})
    module.default = SimpleNamespace(device=(0, 1))
    device = {"name": "Line", "max_input_channels": 1, "default_samplerate": float(rate)}
    module.query_devices = lambda number=None: [device] if number is None else device

    class RawInputStream(Device):
        def __init__(self, *, callback, **asked):
            self.start = lambda: None
            super().__init__(callback=lambda _, samples: callback(samples, CHUNK, None, None), **asked)

    RawInputStream.wire = wire
    module.RawInputStream = RawInputStream
    sys.modules["sounddevice"] = module


class Engine:
    """A recogniser that does what `acts` say, one for each phrase: a text to be heard, "crash" or "hang"."""

    name = "sphinx"

    def __init__(self, acts):
        self._acts = acts

    def prepare(self, vocabulary):
        """Need nothing."""

    def recognise(self, pcm, vocabulary):
        act = self._acts.pop(0)
        if act == "crash":
            raise OSError("disk error")
        if act == "hang":
            threading.Event().wait()
        return (Heard(act, 1.0, certain=True),)


def put_in_engine(*acts, patience=12.0):
    """Let recognisers do what `acts` say; return what is still to be done of it.

    One that takes `patience` seconds is taken to have hung.
    """
    left = list(acts)
    best.recogniser_of = lambda *_: Engine(left)
    recognising.PATIENCE = patience
    return left


def take_out_engine():
    """Let the best recogniser there is hear again."""
    best.recogniser_of = engines.recogniser_of


def speech(path):
    """Return the speech in the file at `path`, raw as a microphone gives it."""
    return Path(path).read_bytes()
