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

            return Whisper(models / "whisper")
        case Engine.VOSK:
            from audio_yahtzee.devices.hearing.vosk import Vosk  # noqa: PLC0415 -- the same

            return Vosk(models / "vosk" / language.partition("-")[0])
        case _:
            assert_never(engine)
