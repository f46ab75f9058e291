"""The engines that can be asked for by name."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import assert_never

from audio_yahtzee.devices.hearing.port import Recogniser


class Engine(StrEnum):
    """What can recognise speech."""

    SPHINX = "sphinx"
    """Always there; the others need their package and a folder with a model."""
    WHISPER = "whisper"
    VOSK = "vosk"


def model_of(engine: Engine, models: Path, language: str) -> Path | None:
    """Return where the model of `engine` for `language` belongs in the player's folder `models`.

    None for an engine that brings its own.
    """
    match engine:
        case Engine.SPHINX:
            return None
        case Engine.WHISPER:
            return _whisper_in(models)
        case Engine.VOSK:
            return _vosk_in(models, language)
        case _:
            assert_never(engine)


def recogniser_of(engine: Engine, models: Path, language: str) -> Recogniser:
    """Return a recogniser; it loads what it needs when it first hears something.

    `models` is the player's folder of models: `whisper` for all languages, `vosk/TAG` for each.
    """
    match engine:
        case Engine.SPHINX:
            from audio_yahtzee.devices.hearing.sphinx import Sphinx  # noqa: PLC0415 -- each engine is heavy

            return Sphinx()
        case Engine.WHISPER:
            from audio_yahtzee.devices.hearing.whisper import Whisper  # noqa: PLC0415 -- the same

            return Whisper(_whisper_in(models))
        case Engine.VOSK:
            from audio_yahtzee.devices.hearing.vosk import Vosk  # noqa: PLC0415 -- the same

            return Vosk(_vosk_in(models, language))
        case _:
            assert_never(engine)


def _whisper_in(models: Path) -> Path:
    return models / "whisper"


def _vosk_in(models: Path, language: str) -> Path:
    return models / "vosk" / language.partition("-")[0]
