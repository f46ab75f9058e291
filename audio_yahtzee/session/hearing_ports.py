"""The port of the microphone: what the session asks of it, and all that it may tell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from audio_yahtzee.messages import Message
from audio_yahtzee.session.measured import Measured

if TYPE_CHECKING:
    from audio_yahtzee.controls.phrases.context import Context


@dataclass(frozen=True, slots=True)
class Heard:
    """What a player may have said."""

    text: str
    alikeness: int = 100
    """How much alike, of 100, the ways in which it was recognised are."""
    is_certain: bool = True
    """Whether they all mean the same, so that it may be acted on."""


@dataclass(frozen=True, slots=True)
class Opened:
    """The microphone is open: one may speak."""


@dataclass(frozen=True, slots=True)
class Closed:
    """The microphone is closed."""

    notice: Message | None = None
    """Why, where nobody asked for it."""
    is_unsaid: bool = False
    """Whether it was opened for a phrase, and none was said."""


@dataclass(frozen=True, slots=True)
class Thinking:
    """Something was said, and is being recognised."""


@dataclass(frozen=True, slots=True)
class Recognised:
    """What may have been said, the likeliest first; empty where it was no speech."""

    heard: tuple[Heard, ...]


@dataclass(frozen=True, slots=True)
class Noticed:
    """Something about the microphone or the recogniser that the player should know."""

    notice: Message


Sound = Opened | Closed | Thinking | Recognised | Noticed | Measured


class Hearing(Protocol):
    """A microphone, and what recognises speech in it. No call waits for either."""

    @property
    def is_listening(self) -> bool:
        """Whether it has been asked to listen, and to nothing else since."""
        ...

    @property
    def has_heard(self) -> bool:
        """Whether anybody has spoken since the microphone was opened."""
        ...

    def listen(self, *, hands_free: bool) -> None:
        """Open the microphone for one phrase, or for all that is said until `stop`."""
        ...

    def measure(self) -> None:
        """Open the microphone to tell how loud it hears, until `stop`; nothing is recognised."""
        ...

    def release(self) -> None:
        """Take it that the key of the microphone was let go.

        What was said while it was held is complete; if nothing was, the phrase yet to come ends by itself.
        """
        ...

    def finish(self) -> None:
        """Recognise what was said so far, and close the microphone."""
        ...

    def stop(self) -> None:
        """Close the microphone; what was being said is lost."""
        ...

    def expect(self, language: str, context: Context) -> None:
        """Recognise what makes sense in `context` from now on."""
        ...

    def poll(self) -> Sequence[Sound]:
        """Return what has happened since the last time, in its order."""
        ...
