"""Which of a device's voices reads a language, and how near that comes to what was asked for."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from audio_yahtzee.devices.speech.port import Utterance, Voice

Token = TypeVar("Token")

_RELATIVES = {
    "nn": ("nb", "no", "da", "sv"),
    "nb": ("no", "nn", "da", "sv"),
    "no": ("nb", "nn", "da", "sv"),
    "da": ("nb", "no", "nn"),
    "sv": ("nb", "no", "nn"),
    "fo": ("is", "da"),
    "gl": ("pt", "es"),
    "ca": ("es",),
    "bs": ("hr", "sr"),
    "hr": ("bs", "sr"),
    "sr": ("bs", "hr"),
}
"""Languages whose voices a listener understands better than English rules on foreign words; nearest first."""

_USUAL_REGION = {"en": "us", "pt": "pt", "zh": "cn"}
"""The region meant where a tag names none; elsewhere it has the language's own name (sv-SE aside, de-DE)."""


_UNASKED = ("", "own")
"""The timbres of voices that may read what asks for no voice: there are many times as many others."""


class Nearness(IntEnum):
    """How well a voice fits a language; the higher, the worse."""

    SAME = 0
    """The language, in whatever region."""
    RELATIVE = 1
    """A language near it."""
    FOREIGN = 2
    """English, or what there is."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A voice for an utterance."""

    voice: Voice
    nearness: Nearness


def usable(found: Iterable[Token], describe: Callable[[Token], Voice]) -> list[tuple[Voice, Token]]:
    """Return what `describe` makes of each voice that a system has `found`, without those it cannot describe.

    Systems list broken voices as well as sound ones; one of them must not take the others along.
    """
    voices = []
    for token in found:
        # What a system's voice raises is its own: COM has exceptions that are no other's.
        with contextlib.suppress(Exception):
            voices.append((describe(token), token))
    return voices


def choose_voice(voices: Sequence[Voice], utterance: Utterance) -> Choice:
    """Return the voice of `voices` that reads `utterance`.

    A voice named by the utterance is taken, if there is one of that id and it speaks the language: text of
    another language than the listener's own (an English fallback) is read by a voice of that language.
    Otherwise the language in the same region, in another, its near relatives, English, and at last any voice.
    Raises ValueError when `voices` is empty.
    """
    if not voices:
        raise ValueError("there is no voice to choose from")
    wanted = utterance.language.lower().replace("_", "-")
    primary = wanted.partition("-")[0]
    for voice in voices:
        if voice.id == utterance.voice and _primary(voice) == primary:
            return Choice(voice, Nearness.SAME)
    for language, nearness in _attempts(wanted, primary):
        known = language.partition("-")[0]
        fitting = [voice for voice in voices if voice.timbre in _UNASKED and _primary(voice) == known]
        if fitting:
            return Choice(min(fitting, key=lambda voice: _distance(voice, language)), nearness)
    return Choice(voices[0], Nearness.FOREIGN)


def _attempts(wanted: str, primary: str) -> Iterator[tuple[str, Nearness]]:
    yield wanted, Nearness.SAME
    for relative in _RELATIVES.get(primary, ()):
        yield relative, Nearness.RELATIVE
    yield "en", Nearness.FOREIGN


def _primary(voice: Voice) -> str:
    return voice.language.lower().partition("-")[0]


def _distance(voice: Voice, language: str) -> tuple[bool, bool, int]:
    """Return a key that is the smaller, the better the voice's region fits `language`."""
    tag = voice.language.lower()
    primary, _, region = language.partition("-")
    usual = f"{primary}-{region or _USUAL_REGION.get(primary, primary)}"
    return tag != usual, tag != primary, tag.count("-")
