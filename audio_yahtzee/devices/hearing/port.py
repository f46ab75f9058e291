"""The port of every recogniser: what the game asks of it, and nothing about how it hears."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

from audio_yahtzee.controls.phrases.context import Context
from audio_yahtzee.controls.phrases.grammar import Network
from audio_yahtzee.controls.phrases.lexicon import Lexicon
from audio_yahtzee.controls.phrases.understanding import Ambiguous, NotAllowed, Phrases, Unclear, Understood
from audio_yahtzee.messages import Message

ALIKE = 0.7
"""From this confidence on, what was heard may be asked about ("Did you mean …?"), and where a key was held to
talk, acted upon. Below it, nothing was understood.
"""


@dataclass(frozen=True, slots=True)
class Heard:
    """One thing that may have been said."""

    text: str
    confidence: float
    """0 … 1."""
    certain: bool = False
    """Whether it may be acted upon wherever it came from."""


@dataclass(frozen=True)
class Vocabulary:
    """What may be said now, and what it would mean."""

    lexicon: Lexicon
    phrases: Phrases
    context: Context

    @cached_property
    def network(self) -> Network:
        """What may be said now, word for word."""
        return self.lexicon.network(self.context)

    def means(self, text: str) -> Hashable:
        """Return what `text` means now, to be compared with what another does; None if it is no phrase."""
        match self.phrases.understand(text, self.context):
            case Understood(meanings) | NotAllowed(meanings):
                return meanings
            case Ambiguous(choices, guessed=False):
                return choices
            case Ambiguous() | Unclear():
                return None


class RecogniserUnavailable(Exception):  # noqa: N818 -- reads as the fact it states
    """This engine cannot hear here. `reason` is for the player."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.id)
        self.reason = reason


class Recogniser(Protocol):
    """An engine that makes words of speech. All calls come from one thread, and each takes its time."""

    @property
    def name(self) -> str:
        """A stable id, such as "sphinx"."""
        ...

    def prepare(self, vocabulary: Vocabulary) -> None:
        """Make ready to hear `vocabulary`; what follows is heard sooner for it.

        Raises `RecogniserUnavailable` where that cannot be.
        """
        ...

    def recognise(self, pcm: bytes, vocabulary: Vocabulary) -> tuple[Heard, ...]:
        """Return what may have been said in `pcm`, the likeliest first; empty if nothing was.

        `pcm` is one phrase, in samples as source.RATE tells. Raises `RecogniserUnavailable` where nothing can
        be heard at all.
        """
        ...
