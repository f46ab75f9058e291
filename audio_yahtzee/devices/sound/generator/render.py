"""Renders the packs that ship: which recipe makes which cue, how loud, and into which file."""

from __future__ import annotations

import io
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING

import numpy as np
import soundfile

from audio_yahtzee.devices.sound.generator import dice, tunes
from audio_yahtzee.devices.sound.generator.colors import COLORS
from audio_yahtzee.devices.sound.generator.mastering import mastered
from audio_yahtzee.devices.sound.generator.modal import RATE, Signal
from audio_yahtzee.devices.sound.generator.ogg import with_serial

if TYPE_CHECKING:
    from pathlib import Path

VARIANTS = 5
"""Recordings of every throw and shake."""


class Level(Enum):
    """Integrated loudness of each class of sounds, in LUFS."""

    FANFARE = -16.0
    MELODY = -18.0
    ROLL = -20.0
    CLICK = -22.0


@dataclass(frozen=True, slots=True)
class Recipe:
    """How one cue is made."""

    cue: str
    level: Level
    make: Callable[[np.random.Generator], Signal]
    variants: int = 1

    def files(self) -> Iterator[tuple[str, int]]:
        """Yield name and number of each file of the cue: clicks as WAV, which start the soonest."""
        suffix = "wav" if self.level is Level.CLICK else "ogg"
        for number in range(1, self.variants + 1):
            yield (f"{self.cue}-{number}.{suffix}" if self.variants > 1 else f"{self.cue}.{suffix}"), number

    def render(self, pack: str, number: int) -> Signal:
        """Return variant `number` (from 1) of the cue for `pack`, always the same."""
        seed = zlib.crc32(f"{pack}/{self.cue}/{number}".encode())
        return mastered(self.make(np.random.default_rng(seed)), self.level.value)


def _rolls(surface: dice.Surface) -> tuple[Recipe, ...]:
    return tuple(
        Recipe(f"dice.roll.{count}", Level.ROLL, partial(_roll, count, surface), VARIANTS)
        for count in range(1, 7)
    )


def _roll(count: int, surface: dice.Surface, rng: np.random.Generator) -> Signal:
    return dice.roll(count, surface, rng)


def _single(level: Level, made: dict[str, tunes.Tune]) -> tuple[Recipe, ...]:
    return tuple(Recipe(cue, level, tune) for cue, tune in made.items())


PACKS: dict[str, tuple[str | None, tuple[Recipe, ...]]] = {
    "wood": (
        None,
        (
            *_rolls(dice.WOOD),
            Recipe("dice.shake", Level.ROLL, dice.shake, VARIANTS),
            Recipe("error", Level.ROLL, tunes.ERROR),
            *_single(Level.CLICK, tunes.CLICKS),
            *_single(Level.CLICK, COLORS),
            *_single(Level.MELODY, tunes.MELODIES),
            *_single(Level.MELODY, tunes.CHARTS),
            *_single(Level.FANFARE, tunes.FANFARES),
        ),
    ),
    "felt": ("wood", _rolls(dice.FELT)),
}
"""Each pack that ships: the pack it extends, and its recipes."""


def render(folder: Path) -> None:
    """Write every pack into a folder of its name under `folder`: the sounds and `pack.yaml`."""
    for name, (base, recipes) in PACKS.items():
        place = folder / name
        place.mkdir(parents=True, exist_ok=True)
        for recipe in recipes:
            for file, number in recipe.files():
                write(place / file, recipe.render(name, number))
        (place / "pack.yaml").write_text(_listing(name, base, recipes), encoding="utf-8", newline="\n")


def write(path: Path, sound: Signal) -> None:
    """Write `sound` to `path` as its suffix says: OGG Vorbis, or WAV of 16 bits."""
    if path.suffix == ".ogg":
        coded = io.BytesIO()
        soundfile.write(coded, sound, RATE, format="OGG", subtype="VORBIS")
        path.write_bytes(with_serial(coded.getvalue(), zlib.crc32(path.name.encode())))
    else:
        soundfile.write(path, sound, RATE, format="WAV", subtype="PCM_16")


def _listing(name: str, base: str | None, recipes: tuple[Recipe, ...]) -> str:
    lines = [
        f"# The sound pack {name!r}, written by audio_yahtzee.devices.sound.generator: change that instead.",
        "# cue: files (one is chosen each time, never the same twice running), gain in dB (0 or less).",
    ]
    if base is not None:
        lines.append(f"extends: {base}")
    lines.append("sounds:")
    lines += [
        f"  {recipe.cue}: {{files: [{', '.join(file for file, _ in recipe.files())}], gain: 0}}"
        for recipe in recipes
    ]
    return "\n".join(lines) + "\n"
