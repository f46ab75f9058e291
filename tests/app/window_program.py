"""Plays in the window, in a process of its own, and returns what a listener would have heard.

SDL's disk driver writes the sound into a file, at the pace of a real device or ten times as fast. A script
runs beside the game: it is a generator, and goes on by one step each time the game looks for keys.
"""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass

import numpy as np
from program import decoded, silent

RATE = 44_100
BUFFER = 512
LOUD = 0.01

_PRELUDE = """
import json, os, sys, time
import audio_yahtzee.app as app
import audio_yahtzee.cli as cli
from audio_yahtzee.devices.screen.window import Window
from audio_yahtzee.devices.screen.sdl import pygame

out = os.environ["SDL_DISKAUDIOFILE"]
marks, captions, stages = {}, [], []
stage_for, inputs, caption = app.stage_for, Window.inputs, Window.caption

def opened(*arguments):
    stages.append(stage_for(*arguments))
    return stages[-1]

def frame():
    return os.stat(out).st_size // 4 if os.path.isfile(out) else 0

def mark(name):
    marks[name] = frame()

def press(name, text=None):
    code = getattr(pygame, "K_" + name)
    facts = {"key": code, "scancode": getattr(pygame, "KSCAN_" + name.upper()), "mod": 0}
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, unicode="", **facts))
    if len(name) == 1:
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=name))
    pygame.event.post(pygame.event.Event(pygame.KEYUP, **facts))

def said(text):
    return any(text in line for line in captions)

def until(condition):
    for _ in range(6000):
        if condition():
            return
        yield
    raise AssertionError(f"it never came to be so; said: {captions}")

def quiet():
    return until(lambda: not stages[0].ear.is_busy)

def listen(seconds):
    end = frame() + seconds * 44100
    return until(lambda: frame() >= end)

def leave():
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    yield

def script():
"""
_CODA = """
steps = script()

def stepped(self, seconds):
    next(steps, None)
    return inputs(self, min(seconds, 0.01))

def heard(self, text):
    # A text is shown right before it is said.
    marks.setdefault("words", frame())
    captions.append(text)
    caption(self, text)

app.stage_for, Window.inputs, Window.caption = opened, stepped, heard
status = cli.main(sys.argv[1:])
pygame.mixer.quit()
print(json.dumps([status, marks, captions]))
"""


@dataclass(frozen=True)
class Heard:
    """A game in the window, as it was heard."""

    status: int
    marks: dict[str, int]
    """Frames that had come out when the script called `mark`; "words": before anything was said."""
    captions: list[str]
    sound: np.ndarray
    """The left side, full scale 1; both are alike where nothing is placed."""
    written: list[str]
    """Lines on standard output."""

    def first_loud(self, start):
        """Return the first audible frame from `start` on."""
        found = np.flatnonzero(np.abs(self.sound[start:]) > LOUD)
        assert len(found), "nothing was heard"
        return start + int(found[0])

    def peak(self, start, end):
        """Return the loudest sample in the frames from `start` to `end`."""
        return float(np.max(np.abs(self.sound[start:end]), initial=0.0))


def play(folder, script, *arguments, in_real_time=False, **environment):
    """Return what is heard when `script` plays with `arguments`."""
    folder.mkdir(parents=True, exist_ok=True)
    out = folder / "out.raw"
    speed = {} if in_real_time else {"SDL_DISKAUDIODELAY": "1"}
    devices = {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(out), **speed}
    body = "".join(f"    {line}\n" for line in script.strip().splitlines())
    done = subprocess.run(
        [
            *(sys.executable, "-X", "faulthandler", "-W", "error", "-c", _PRELUDE + body + _CODA),
            *(*arguments, "--data-dir", str(folder / "player")),
        ],
        capture_output=True,
        timeout=120,
        env=silent(**{**devices, **environment}),
        check=False,
    )
    err = decoded(done.stderr)
    assert done.returncode == 0, (done.returncode, err, done.stdout[-2000:])
    assert not err, err
    *written, result = decoded(done.stdout).splitlines()
    status, marks, captions = json.loads(result)
    sound = np.fromfile(out, "<i2") if out.is_file() else np.zeros(0, "<i2")
    return Heard(status, marks, captions, sound[::2] / 32_768, written)
