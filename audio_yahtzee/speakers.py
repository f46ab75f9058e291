"""The voices that a listener can choose from, by names that tell them apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audio_yahtzee.devices.speech.languages import choose_voice
from audio_yahtzee.devices.speech.port import Utterance
from audio_yahtzee.messages import Value, message
from audio_yahtzee.session.offer import Speaker

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audio_yahtzee.devices.speech.port import Voice


def speakers(voices: Sequence[Voice], language: str) -> tuple[Speaker, ...]:
    """Return those of `voices` that read `language`, without the one that reads it unasked."""
    if not voices:
        return ()
    usual = choose_voice(voices, Utterance("", language)).voice
    fitting = [voice for voice in voices if _primary(voice.language) == _primary(language)]
    # Where a language has one accent only, that need not be said of every voice.
    has_accents = len({voice.language for voice in fitting}) > 1
    return tuple(
        Speaker(voice.id, _name(voice, has_accents=has_accents)) for voice in fitting if voice != usual
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
