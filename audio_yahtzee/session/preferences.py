"""What one listener prefers. Values only: where they are kept is a device's affair."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from enum import StrEnum

from audio_yahtzee.controls.intents import DiceStyle
from audio_yahtzee.messages import Verbosity
from audio_yahtzee.narration.cues import Kind, Side
from audio_yahtzee.narration.listening import RollReport

RATES = (80, 600)
"""The slowest and the fastest speech, in words a minute."""


VOLUME_STEP = 10
"""Per cent. Speech is never softer than one step: it must be able to say how to turn it up."""

LONGEST_NAME = 30
"""Characters of a player's name."""


class Pace(StrEnum):
    """How opponents wait for the listener."""

    SPOKEN = "spoken"
    """Until what they did has been said."""
    PAUSE = "pause"
    """A second and a half after each thing they do."""
    AT_ONCE = "at_once"
    """Not at all."""


class Coached(StrEnum):
    """What the coach says unasked."""

    OFF = "off"
    """Nothing."""
    COSTS = "costs"
    """After a turn, what it cost, where that is a point or more."""
    TURNS = "turns"
    """After each turn, how it was."""
    TRAINING = "training"
    """Asks after each roll what the player would do, and grades it before it is done."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """A listener's language, voice, loudness, keys and manner of being told."""

    language: str = "en"
    verbosity: Verbosity = Verbosity.NORMAL
    rate: int = 200
    """Words a minute."""
    voice: str = ""
    """A voice's id; empty for the usual one. It reads its own language only."""
    side: Side = Side.MIDDLE
    """Where speech is heard, unless all is mono."""
    speech_volume: int = 100
    """Per cent."""
    effects_volume: int = 100
    """Per cent."""
    mono: bool = False
    dice_style: DiceStyle = DiceStyle.POSITION
    report: RollReport = RollReport.HAND
    pace: Pace = Pace.SPOKEN
    muted: frozenset[Kind] = frozenset()
    """Kinds of message that are not spoken. The history keeps them."""
    coached: Coached = Coached.OFF
    pack: str = "wood"
    """The sound pack's name."""
    microphone: str = ""
    """What the system calls it; empty for its usual one."""


OF_THE_TABLE = frozenset(("pack", "microphone"))
"""What is the same for all who sit at one computer."""
OWN = tuple(field.name for field in fields(Preferences) if field.name not in OF_THE_TABLE)
"""What each player may have in their own way."""


def followed(own: Preferences, before: Preferences, now: Preferences) -> Preferences:
    """Return a player's `own` preferences after those of all have changed from `before` to `now`.

    What they had like all others they have so still.
    """
    changes = {
        name: getattr(now, name)
        for name in (*OWN, *OF_THE_TABLE)
        if name in OF_THE_TABLE or getattr(own, name) == getattr(before, name)
    }
    return replace(own, **changes)
