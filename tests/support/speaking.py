"""Synthetic voices that say phrases into files, for tests of recognition."""

import shutil
import subprocess
from pathlib import Path

NATURAL = ("flite:awb", "flite:kal", "flite:rms", "flite:slt", "festival:kal_diphone", "festival:ked_diphone")
FORMANT = {
    "en": ("espeak:en-us@150", "espeak:en-gb@150", "espeak:en-us+f3@140"),
    "sv": ("espeak:sv@150", "espeak:sv+m3@140", "espeak:sv+f2@150", "espeak:sv+m1@145"),
}
PROGRAMS = {"flite": "flite", "festival": "text2wave", "espeak": "espeak-ng"}


def has(voice: str) -> bool:
    """Whether the program of `voice` is installed."""
    return shutil.which(PROGRAMS[voice.partition(":")[0]]) is not None


def say(text: str, voice: str, path: Path) -> Path:
    """Let `voice` say `text` into the WAV file at `path`."""
    program, _, name = voice.partition(":")
    match program:
        case "flite":
            command = ["flite", "-voice", name, "-t", text, "-o", str(path)]
        case "festival":
            command = ["text2wave", "-eval", f"(voice_{name})", "-o", str(path)]
        case _:
            name, _, speed = name.partition("@")
            command = ["espeak-ng", "-v", name, "-s", speed or "150", "-w", str(path), text]
    subprocess.run(command, check=True, capture_output=True, input=text.encode())
    return path
