"""Run as a program: renders the packs that ship."""

from __future__ import annotations

import sys
from pathlib import Path

from audio_yahtzee.devices.sound.generator.render import render
from audio_yahtzee.resources import folder

render(Path(sys.argv[1]) if len(sys.argv) > 1 else folder("sounds"))
