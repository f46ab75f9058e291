"""A voice that writes down: for tests of ours, and of whoever builds on this package."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from audio_yahtzee.devices.speech.port import SpeechUnavailable, Voice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audio_yahtzee.devices.speech.port import Utterance
    from audio_yahtzee.messages import Message


@dataclass(frozen=True, slots=True)
class Stopped:
    """Speech was silenced, with `unsaid` utterances begun or waiting."""

    unsaid: int


class RecordingSpeech:
    """A `Speech` that keeps a log instead of speaking. One `pump()` ends one utterance."""

    name = "recording"

    def __init__(self, languages: Sequence[str] = ("en", "sv")) -> None:
        self._voices = tuple(Voice(tag, tag, tag) for tag in languages)
        self._waiting: list[Utterance] = []
        self._failure: SpeechUnavailable | None = None
        self.log: list[Utterance | Stopped] = []
        """Everything asked for, in order."""
        self.spoken: list[Utterance] = []
        """What was said to its end, in order."""
        self.is_closed = False

    @property
    def texts(self) -> list[str]:
        """Every text asked for, in order, whether or not it was said to its end."""
        return [entry.text for entry in self.log if not isinstance(entry, Stopped)]

    def fail(self, reason: Message) -> None:
        """Let the next `pump()` find the device broken."""
        self._failure = SpeechUnavailable(reason)

    def voices(self) -> Sequence[Voice]:
        """Return one voice a language."""
        return self._voices

    def speak(self, utterance: Utterance) -> None:
        """Write down `utterance`."""
        if self.is_closed or not utterance.text.strip():
            return
        self.log.append(utterance)
        self._waiting.append(utterance)

    def stop(self) -> None:
        """Write down the silence."""
        self.log.append(Stopped(len(self._waiting)))
        self._waiting.clear()

    @property
    def is_speaking(self) -> bool:
        """Whether anything waits for a `pump()`."""
        return bool(self._waiting)

    def pump(self) -> None:
        """End one utterance. Raises `SpeechUnavailable` after `fail()`."""
        if self._failure is not None:
            raise self._failure
        if self._waiting:
            self.spoken.append(self._waiting.pop(0))

    def close(self) -> None:
        """Say nothing any more."""
        self._waiting.clear()
        self.is_closed = True
