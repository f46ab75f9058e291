"""Vosk, where a player has it and a folder of a language's model."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from audio_yahtzee.controls.phrases.grammar import Network
from audio_yahtzee.devices.hearing.loudness import evened
from audio_yahtzee.devices.hearing.models import believed, checked
from audio_yahtzee.devices.hearing.port import Heard, RecogniserUnavailable, Vocabulary
from audio_yahtzee.devices.hearing.source import RATE
from audio_yahtzee.messages import message

if TYPE_CHECKING:
    from vosk import Model

UNKNOWN = "[unk]"
"""Stands for whatever is none of the words."""


class Vosk:
    """A recogniser with a model that is loaded once, from a folder: without one, Vosk would fetch its own."""

    def __init__(self, folder: Path) -> None:
        """Take the model in `folder`; it is loaded when it is first needed."""
        self._folder = folder
        self._model: Model | None = None
        self._network: Network | None = None
        self._said: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """Return "vosk"."""
        return "vosk"

    def prepare(self, vocabulary: Vocabulary) -> None:
        """Load the model, if that is not done, and note what may be said."""
        self._phrases(vocabulary)

    def recognise(self, pcm: bytes, vocabulary: Vocabulary) -> tuple[Heard, ...]:
        """Return what may have been said, the likeliest first."""
        speech = evened(pcm)
        if not speech:
            return ()
        model = self._loaded()
        from vosk import KaldiRecognizer  # noqa: PLC0415 -- as below

        said = self._phrases(vocabulary)
        if not said:
            return ()
        recogniser = KaldiRecognizer(model, RATE, json.dumps([*said, UNKNOWN], ensure_ascii=False))
        recogniser.SetWords(True)  # noqa: FBT003 -- it takes no name
        recogniser.AcceptWaveform(speech)
        heard = json.loads(recogniser.FinalResult())
        sure = [float(word["conf"]) for word in heard.get("result", ())]
        if not sure or UNKNOWN in heard["text"]:
            return ()
        return believed(heard["text"], sum(sure) / len(sure), vocabulary.means)

    def _phrases(self, vocabulary: Vocabulary) -> tuple[str, ...]:
        """Return what may be said now, from which Vosk learns how words follow one another.

        That is some sentences, and every word by itself; without those that the model has not, of each of
        which Vosk would complain on the terminal.
        """
        model, network = self._loaded(), vocabulary.network
        if self._network != network:
            known = {word for word in network.words if model.vosk_model_find_word(word) >= 0}
            said = [text for text in vocabulary.lexicon.sentences if network.accepts(text)]
            self._said = tuple(text for text in (*said, *sorted(known)) if known.issuperset(text.split()))
            self._network = network
        return self._said

    def _loaded(self) -> Model:
        if self._model is None:
            try:
                from vosk import Model, SetLogLevel  # noqa: PLC0415 -- optional, and heavy
            except ImportError as error:
                raise RecogniserUnavailable(message("hearing.no_package", package="vosk")) from error
            SetLogLevel(-1)
            path = checked(self._folder)
            try:
                self._model = Model(model_path=str(path))
            except Exception as error:  # Vosk raises nothing finer
                raise RecogniserUnavailable(message("hearing.broken_model", path=str(path))) from error
        return self._model
