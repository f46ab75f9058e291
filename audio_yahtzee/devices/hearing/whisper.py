"""Whisper (faster-whisper), where a player has it and a folder of its model: better, but slower."""

from __future__ import annotations

from math import exp
from pathlib import Path
from typing import TYPE_CHECKING

from audio_yahtzee.devices.hearing.loudness import evened
from audio_yahtzee.devices.hearing.models import believed, checked
from audio_yahtzee.devices.hearing.port import Heard, RecogniserUnavailable, Vocabulary
from audio_yahtzee.devices.hearing.source import RATE
from audio_yahtzee.messages import message

if TYPE_CHECKING:
    from faster_whisper import WhisperModel

NO_SPEECH = 0.3
"""Silence is heard as "no"; what is this likely to be no speech is dropped."""
WINDOW = 10
"""Seconds that are listened to at a time; a phrase is never longer, and thirty take three times as long."""
SURE = 0.4
"""From this confidence on a phrase is acted upon. It is lower than that of others, for Whisper might have
heard any words there are: with its smallest model, none of what nobody meant came out as a phrase.
"""
_TOKENS = "tokenizer.json"
LONGEST_PROMPT = 200
"""Words told to the model; more would not fit."""


class Whisper:
    """A recogniser with a model that is loaded once, from a folder, never from the net."""

    def __init__(self, folder: Path) -> None:
        """Take the model in `folder`; it is loaded when it is first needed."""
        self._folder = folder
        self._model: WhisperModel | None = None

    @property
    def name(self) -> str:
        """Return "whisper"."""
        return "whisper"

    def prepare(self, vocabulary: Vocabulary) -> None:
        """Load the model, if that is not done."""
        self._loaded(vocabulary.lexicon.tag.partition("-")[0])

    def recognise(self, pcm: bytes, vocabulary: Vocabulary) -> tuple[Heard, ...]:
        """Return what may have been said, the likeliest first."""
        import numpy as np  # noqa: PLC0415 -- not before it is needed

        speech = evened(pcm)
        if not speech:
            return ()
        samples = np.frombuffer(speech, dtype="<i2").astype(np.float32) / 32768
        # Words, never sentences: those it would hear everywhere.
        prompt = ", ".join(sorted(vocabulary.network.words)[:LONGEST_PROMPT])
        language = vocabulary.lexicon.tag.partition("-")[0]
        segments, _ = self._loaded(language).transcribe(
            samples[: WINDOW * RATE],
            language=language,
            initial_prompt=prompt,
            condition_on_previous_text=False,
            without_timestamps=True,
            # What it does not understand it would try again up to five times, which takes seconds.
            temperature=0.0,
            chunk_length=WINDOW,
        )
        spoken = [segment for segment in segments if segment.no_speech_prob <= NO_SPEECH]
        if not spoken:
            return ()
        confidence = exp(sum(segment.avg_logprob for segment in spoken) / len(spoken))
        text = " ".join(segment.text for segment in spoken)
        return believed(text, confidence, vocabulary.means, SURE)

    def _loaded(self, language: str) -> WhisperModel:
        if self._model is None:
            try:
                from faster_whisper import WhisperModel  # noqa: PLC0415 -- optional, and heavy
            except ImportError as error:
                raise RecogniserUnavailable(
                    message("hearing.no_package", package="faster-whisper")
                ) from error
            path = checked(self._folder)
            if not (path / _TOKENS).is_file():
                # faster-whisper would ask the net for it, whatever it is told about local files.
                raise RecogniserUnavailable(message("hearing.broken_model", path=str(path / _TOKENS)))
            try:
                self._model = WhisperModel(
                    str(path), device="cpu", compute_type="int8", local_files_only=True
                )
            except Exception as error:  # its tokenizer raises nothing finer
                raise RecogniserUnavailable(message("hearing.broken_model", path=str(path))) from error
        if language not in self._model.supported_languages:
            # Some know English alone, and would hear English in everything.
            raise RecogniserUnavailable(
                message("hearing.no_language", path=str(self._folder), language=language)
            )
        return self._model
