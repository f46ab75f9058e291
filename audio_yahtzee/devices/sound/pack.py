"""Sound packs: which files a cue is, and how loud.

A pack is a folder with `pack.yaml` in it:

    extends: wood                     # optional: cues not named here are taken from that pack
    sounds:
      dice.keep: {files: [a.ogg, b.ogg], gain: -3}     # one of them each time; dB, 0 or less
      menu.move: tick.wav
      menu.end:                                        # nothing: explicitly silent

Without `extends` every cue must be named. A player's pack may bear the name of one that ships, and even
extend it.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from audio_yahtzee.documents.faults import DocumentError

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

DEFAULT_PACK = "wood"
"""The complete pack that ships; a broken one falls back to it."""

LISTING = "pack.yaml"

CUES = (
    *(f"dice.roll.{count}" for count in range(1, 7)),
    "dice.shake",
    "dice.keep",
    "dice.release",
    "turn.own",
    "turn.other",
    "score.own",
    "score.other",
    "score.zero",
    "bonus",
    "jackpot",
    "extra",
    "record",
    "error",
    "menu.move",
    "menu.end",
    "menu.open",
    "menu.close",
    "mic.open",
    "mic.heard",
    "mic.thinking",
    "mic.not_understood",
    "mic.closed",
    "game.start",
    "game.win",
    "game.lose",
    *(f"hand.face.{face}" for face in range(1, 11)),
    *(f"hand.kept.{face}" for face in range(1, 11)),
    *(f"chart.{tone}" for tone in range(1, 17)),
    *(f"hand.color.{color}" for color in ("black", "red", "green", "white", "blue", "yellow")),
)
"""The id of every sound of the game. A pack maps each to files or to silence."""


@dataclass(frozen=True, slots=True)
class Variant:
    """One recording of a cue."""

    path: Path
    channels: int
    """1 or 2. Mono is placed anywhere; stereo brings its own places and is heard as it is."""
    seconds: float


@dataclass(frozen=True, slots=True)
class PackedSound:
    """What a pack has for one cue."""

    variants: tuple[Variant, ...] = ()
    """None: silent."""
    gain: float = 0.0
    """Decibels, 0 or less."""

    @property
    def amplitude(self) -> float:
        """The gain as a factor, 0 … 1."""
        return float(10 ** (self.gain / 20))


_SILENT = PackedSound()


@dataclass(frozen=True, slots=True)
class Pack:
    """A loaded sound pack."""

    name: str
    sounds: Mapping[str, PackedSound]

    def sound(self, cue: str) -> PackedSound:
        """Return the sound of `cue`; the silent one where the pack has none."""
        return self.sounds.get(cue, _SILENT)

    def length(self, cue: str) -> float:
        """Return how long `cue` sounds, in seconds (its longest variant); 0 when it is silent."""
        return max((variant.seconds for variant in self.sound(cue).variants), default=0.0)


SILENT_PACK = Pack("silent", MappingProxyType({}))
"""A pack in which nothing is heard: where even the pack that ships cannot be read."""


class PackError(DocumentError):
    """A pack cannot be used; `faults` are all that was found in its listing, in order of place."""
