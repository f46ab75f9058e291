"""The port of every voice: what the game asks of a speech device, and nothing about how it speaks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from audio_yahtzee.messages import Message


@dataclass(frozen=True, slots=True)
class Voice:
    """A voice that can be asked for."""

    id: str
    name: str
    language: str
    """BCP 47 tag, such as "sv" or "en-GB"."""
    timbre: str = ""
    """Which of a device's known sounds it has: "own" for that of its accent itself, "f3" for a variant of
    espeak-ng's; empty where its name is a name, as people have them."""


@dataclass(frozen=True, slots=True)
class Utterance:
    """A text to be spoken in one language, in one manner."""

    text: str
    language: str
    voice: str | None = None
    """A voice's id; None for the device's best voice of the language."""
    rate: int = 200
    """Words a minute."""
    volume: float = 1.0
    """0 … 1."""
    pan: float = 0.0
    """-1 left … 1 right, where the device can place its voice."""


class SpeechUnavailable(Exception):  # noqa: N818 -- reads as the fact it states
    """This device cannot speak here. `reason` is for the player."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.id)
        self.reason = reason


class OutputLost(SpeechUnavailable):
    """Nothing can be heard for now, though the voice is well: it speaks again when the output is back."""


class Speech(Protocol):
    """A voice. All calls come from the game's one loop, and none of them waits for sound."""

    @property
    def name(self) -> str:
        """A stable id, such as "espeak" or "sapi"."""
        ...

    def voices(self) -> Sequence[Voice]:
        """Return the voices to be had."""
        ...

    def speak(self, utterance: Utterance) -> None:
        """Say `utterance` after all that was asked for before. The same text twice is said twice."""
        ...

    def stop(self) -> None:
        """Fall silent within one audio buffer, and forget what waits."""
        ...

    @property
    def is_speaking(self) -> bool:
        """Whether anything is being said or waits to be."""
        ...

    def pump(self) -> None:
        """Do a little work; the loop calls it every turn.

        Raises `SpeechUnavailable` when the device has failed for good; it is then replaced.
        Raises `OutputLost` for as long as the sound output is away; what was to be said must be asked for
        again after that.
        """
        ...

    def close(self) -> None:
        """Let the device go. Nothing is said any more; calling it again does nothing."""
        ...
