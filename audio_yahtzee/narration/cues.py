"""Cues: what a listener is to hear. Messages are not yet words, sounds are not yet files."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from audio_yahtzee.messages import Message


class Category(StrEnum):
    """The kind of news: histories and switches go by it."""

    DICE = "dice"
    SCORES = "scores"
    OTHERS = "others"
    SYSTEM = "system"


class Priority(IntEnum):
    """When a message is spoken."""

    NORMAL = 0
    """After all that waits."""
    NEXT = 1
    """Before all that waits, after the sentence being spoken."""
    NOW = 2
    """At once: what is being spoken and what waits are dropped."""


@dataclass(frozen=True, slots=True)
class Say:
    """Speak one message."""

    message: Message
    category: Category = Category.SYSTEM
    priority: Priority = Priority.NORMAL
    spelled: bool = False
    """Letter by letter."""
    may_be_dropped: bool = False
    """Once newer news of the kind waits, this need not be spoken; the history has it all the same."""


@dataclass(frozen=True, slots=True)
class Play:
    """Play one sound of the pack."""

    sound: str
    """A cue id of the sound pack, such as `dice.roll.3`."""
    pan: float = 0.0
    """Where it is heard: -1 left … 1 right, equal power."""
    delay: float = 0.0
    """Seconds after the other cues given with it."""


Cue = Say | Play
