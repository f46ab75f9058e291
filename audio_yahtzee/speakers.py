"""The voices that a listener can choose from, by names that tell them apart."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from audio_yahtzee.devices.speech.languages import choose_voice
from audio_yahtzee.devices.speech.port import Utterance
from audio_yahtzee.messages import Value, message
from audio_yahtzee.session.offer import Speaker

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audio_yahtzee.devices.speech.port import Voice

_SCRIPT = re.compile(r"-[A-Z][a-z]{3}\b")


def speakers(voices: Sequence[Voice], language: str) -> tuple[Speaker, ...]:
    """Return those of `voices` that read `language`, without the one that reads it unasked.

    Those of the same accent come first. A voice of another script is for text that the game does not write.
    """
    if not voices:
        return ()
    usual = choose_voice(voices, Utterance("", language)).voice
    fitting = [voice for voice in voices if _primary(voice.language) == _primary(language)]
    # Where a language has one accent only, that need not be said of every voice.
    has_accents = len({voice.language for voice in fitting}) > 1
    nearest_first = sorted(fitting, key=lambda voice: voice.language != usual.language)
    return tuple(
        Speaker(voice.id, _name(voice, has_accents=has_accents))
        for voice in nearest_first
        if voice != usual and not _SCRIPT.search(voice.language)
    )


def _name(voice: Voice, *, has_accents: bool) -> Value:
    if not voice.timbre:
        return voice.name
    accent = message("voices.accent", tag=voice.language.lower(), name=voice.name)
    if voice.timbre == "own":
        return accent
    timbre = message("voices.timbre", timbre=voice.timbre)
    return message("voices.varied", timbre=timbre, accent=accent) if has_accents else timbre


def _primary(tag: str) -> str:
    return tag.lower().replace("_", "-").partition("-")[0]
