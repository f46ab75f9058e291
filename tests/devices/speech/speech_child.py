"""Runs speech in a process of its own, on SDL's disk driver, and returns what a listener would have heard."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass

import numpy as np

RATE = 44_100
BUFFER = 512
LOUD = 0.01

_PRELUDE = """
import json, os, sys, time
from audio_yahtzee.devices.speech.chain import open_speech
from audio_yahtzee.devices.speech.port import Utterance

out = os.environ["SDL_DISKAUDIOFILE"]
speech = open_speech("espeak")
marks = {}

def frame():
    return os.stat(out).st_size // 4

def mark(name):
    marks[name] = frame()

def say(text, language="en-US", **manner):
    speech.speak(Utterance(text, language, **{"rate": 180, **manner}))

def pump():
    speech.pump()
    time.sleep(0.002)

def finish():
    while speech.is_speaking:
        pump()

def listen(seconds):
    end = frame() + seconds * 44100
    while frame() < end:
        pump()
"""
_CODA = """
listen(0.3)
speech.close()
import pygame
pygame.mixer.quit()
print(json.dumps(marks))
"""


@dataclass(frozen=True)
class Heard:
    """What came out of the output."""

    sound: np.ndarray
    """Left and right, full scale 1."""
    marks: dict[str, int]
    """Frames that had come out when the script called `mark`."""

    def first_loud(self, start):
        """Return the first audible frame from `start` on."""
        return start + int(np.argmax(np.abs(self.sound[start:, 0]) > LOUD))

    def last_loud(self, end):
        """Return the last audible frame before `end`."""
        return int(np.flatnonzero(np.abs(self.sound[:end, 0]) > LOUD)[-1])

    def peak(self, start, end):
        """Return the loudest sample in the frames from `start` to `end`."""
        return float(np.max(np.abs(self.sound[start:end]), initial=0.0))


def hear(folder, script, *, in_real_time=False):
    """Return what `script` lets hear; about ten times faster than real time unless asked for."""
    out = folder / "out.raw"
    speed = {} if in_real_time else {"SDL_DISKAUDIODELAY": "1"}
    environment = {**os.environ, "SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(out), **speed}
    output = run(_PRELUDE + script + _CODA, environment)
    sound = np.fromfile(out, "<i2").reshape(-1, 2) / 32_768
    return Heard(sound, json.loads(output))


def run(script, environment=None):
    """Return what `script`, run by a Python that takes warnings for errors, prints."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", script],
        capture_output=True,
        text=True,
        timeout=60,
        env=environment,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert not done.stderr, done.stderr
    return done.stdout
