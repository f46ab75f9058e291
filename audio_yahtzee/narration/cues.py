"""Cues: what a listener is to hear. Messages are not yet words, sounds are not yet files."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import TYPE_CHECKING, assert_never

if TYPE_CHECKING:
    from audio_yahtzee.messages import Message


class Category(StrEnum):
    """The kind of news: histories and switches go by it."""

    DICE = "dice"
    SCORES = "scores"
    OTHERS = "others"
    SYSTEM = "system"


class Kind(StrEnum):
    """The kinds of message that a player may switch off one by one."""

    TURN = "turn"
    ROLLS_LEFT = "rolls_left"
    KEEP = "keep"
    COLOR = "color"
    PACE = "pace"
    TOTAL = "total"
    OPPONENT_TURN = "opponent_turn"
    OPPONENT_ROLL = "opponent_roll"
    OPPONENT_KEEP = "opponent_keep"
    OPPONENT_REASON = "opponent_reason"
    OPPONENT_TOTAL = "opponent_total"
    HINT = "hint"


class Priority(IntEnum):
    """When a message is spoken."""

    NORMAL = 0
    """After all that waits."""
    NEXT = 1
    """Before all that waits, after the sentence being spoken."""
    NOW = 2
    """At once: what is being spoken and what waits are dropped."""


class Side(StrEnum):
    """Where a listener hears the voice."""

    LEFT = "left"
    MIDDLE = "middle"
    RIGHT = "right"

    @property
    def pan(self) -> float:
        """The place: -1 left … 1 right. Never wholly on one side, which tires in headphones."""
        match self:
            case Side.LEFT:
                return -0.7
            case Side.MIDDLE:
                return 0.0
            case Side.RIGHT:
                return 0.7
            case _:
                assert_never(self)


@dataclass(frozen=True, slots=True)
class Manner:
    """How something is said to everybody, whatever they prefer; None is as they prefer it."""

    voice: str | None = None
    """A voice's id; "" for the usual one."""
    side: Side | None = None


@dataclass(frozen=True, slots=True)
class Say:
    """Speak one message."""

    message: Message
    category: Category = Category.SYSTEM
    priority: Priority = Priority.NORMAL
    spelled: bool = False
    """Letter by letter."""
    language: str | None = None
    """A language's tag, for what is said in that language to everybody: its own name."""
    manner: Manner | None = None
    """A voice or a side that lets itself be heard."""
    kind: Kind | None = None
    """What the player may switch off; None for what must be heard."""
    may_be_dropped: bool = False
    """Once newer news waits, this need not be spoken; the history has it all the same."""


@dataclass(frozen=True, slots=True)
class Play:
    """Play one sound of the pack."""

    sound: str
    """A cue id of the sound pack, such as `dice.roll.3`."""
    pan: float = 0.0
    """Where it is heard: -1 left … 1 right, equal power."""
    delay: float = 0.0
    """Seconds after the other cues given with it."""
    is_waited_for: bool = False
    """Whether speech given with it begins only when the sound has ended."""
    is_announced: bool = False
    """Whether words follow that tell what it tells: whoever reads needs none for the sound."""


Cue = Say | Play


def pan_of(place: int, dice: int) -> float:
    """Return where the die at `place` (from 0) of `dice` is heard: from -0.8 on the left to 0.8."""
    return 0.0 if dice < 2 else round(-0.8 + 1.6 * place / (dice - 1), 3)
