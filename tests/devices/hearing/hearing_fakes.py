"""A microphone that plays given samples, and a recogniser that hears what it is told."""

import queue
import threading
import time
from contextlib import contextmanager

from audio_yahtzee.devices.hearing.port import Heard
from audio_yahtzee.devices.hearing.source import RATE

SPEECH = (b"\x00\x20\x00\xe0" * 240) * 20
"""0.6 seconds that `is_loud` takes for speech."""
HUSH = b"\x30\x00" * 480
"""30 ms of a quiet room."""
DEAD = bytes(960)
"""30 ms of a muted microphone."""


def is_loud(frame):
    return max(frame) > 100


def judge():
    return is_loud


class Tape:
    """A source that plays its chunks one after the other; at the end of them `at_end` is played for ever."""

    SAMPLE_RATE = RATE
    SAMPLE_WIDTH = 2
    CHUNK = 480

    def __init__(self, *chunks, at_end=HUSH, rate=RATE):
        self.SAMPLE_RATE = rate
        self.given = queue.SimpleQueue()
        for chunk in chunks:
            self.give(chunk)
        self.at_end = at_end
        self.stream = self
        self.is_open = threading.Event()

    def give(self, chunk):
        for place in range(0, len(chunk), 960):
            self.given.put(chunk[place : place + 960])

    def read(self, size):
        try:
            found = self.given.get_nowait()
        except queue.Empty:
            time.sleep(0.001)
            found = self.at_end
        if isinstance(found, Exception):
            raise found
        return found

    @contextmanager
    def __call__(self):
        self.is_open.set()
        try:
            yield self
        finally:
            self.is_open.clear()


class Parrot:
    """A recogniser that returns what it is told, phrase by phrase; an exception is raised."""

    name = "parrot"

    def __init__(self, *heard):
        self.heard = list(heard)
        self.phrases = []
        self.prepared = []

    def prepare(self, vocabulary):
        self.prepared.append(vocabulary)

    def recognise(self, pcm, vocabulary):
        self.phrases.append(pcm)
        found = self.heard.pop(0) if self.heard else "roll"
        if isinstance(found, Exception):
            raise found
        if isinstance(found, threading.Event):
            found.wait(10)
            return ()
        return (Heard(found, 1.0, certain=True),)


def until(poll, wanted, seconds=5.0):
    """Poll until something of the type `wanted` has come; return all that came. Fails when it never does."""
    found = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found += poll()
        if any(isinstance(sound, wanted) for sound in found):
            return found
        time.sleep(0.002)
    raise AssertionError(f"no {wanted.__name__}: {found}")


def wait_for(condition, seconds=5.0):
    """Wait until `condition` holds; fail when it never does."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.002)
