"""Runs the program as a player does: in a process of its own, on an empty folder of the player's."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass

UNSPEAKABLE = re.compile(r"[\x00-\x09\x0b-\x1f\x7f\x9b]")
"""Control characters, escape sequences among them: none belongs into plain text."""


@dataclass(frozen=True)
class Done:
    """What a run left behind."""

    status: int
    out: str
    err: str

    @property
    def lines(self):
        """Return what was written, without what was typed."""
        return [line for line in self.out.splitlines() if not line.startswith("> ")]


class Program:
    """The program, with one player's own folder."""

    def __init__(self, folder):
        self.folder = folder

    def command(self, *arguments):
        """Return the command line."""
        return [
            sys.executable,
            "-W",
            "error",
            "-m",
            "audio_yahtzee",
            *arguments,
            "--data-dir",
            str(self.folder),
        ]

    def run(self, *arguments, typed="", **environment):
        """Return how the program ended; it must not have written what no player can read."""
        done = subprocess.run(
            self.command(*arguments),
            input=typed.encode() if isinstance(typed, str) else typed,
            capture_output=True,
            timeout=60,
            env=silent(**environment),
            check=False,
        )
        result = Done(done.returncode, decoded(done.stdout), decoded(done.stderr))
        for stream in (result.out, result.err):
            assert "Traceback" not in stream, stream
            assert not UNSPEAKABLE.search(stream), repr(stream)
        return result

    def text(self, *arguments, typed="", **environment):
        """Return how a game in plain text ended."""
        return self.run("--text", *arguments, typed=typed, **environment)


def decoded(output):
    """Return the output as text, line ends as they are here."""
    return output.decode("utf-8", "replace").replace("\r\n", "\n")


def silent(**environment):
    """Return an environment in which nothing is heard or seen, and nothing of this machine's language."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    devices = {"SDL_AUDIODRIVER": "dummy", "SDL_VIDEODRIVER": "dummy"}
    return {**kept, "PYTHONUTF8": "1", **devices, **environment}
