"""The best recogniser that a player has for the language at hand, and another where it cannot hear."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from typing import TypeVar

from audio_yahtzee.devices.hearing.engines import Engine, model_of, recogniser_of
from audio_yahtzee.devices.hearing.models import checked
from audio_yahtzee.devices.hearing.port import Heard, Recogniser, RecogniserUnavailable, Vocabulary
from audio_yahtzee.messages import Message, message

T = TypeVar("T")

Tell = Callable[[Message], None]
"""Tells the player something; called on whatever thread recognises."""

_BEST_FIRST = (Engine.WHISPER, Engine.VOSK, Engine.SPHINX)
_PACKAGES = {Engine.WHISPER: "faster_whisper", Engine.VOSK: "vosk", Engine.SPHINX: "pocketsphinx"}


def provided(models: Path, language: str) -> tuple[Engine, ...]:
    """Return the engines to try for `language`, the best first: those with a folder of models, and Sphinx."""
    found = ((engine, model_of(engine, models, language)) for engine in _BEST_FIRST)
    return tuple(engine for engine, model in found if model is None or model.is_dir())


def missing(engine: Engine, models: Path, language: str) -> Message | None:
    """Return what `engine` lacks to hear `language`, with its cure; None where it has everything.

    Nothing is loaded, but the sums of a model's files are looked at.
    """
    package = _PACKAGES[engine]
    if find_spec(package) is None:
        if engine is Engine.SPHINX:
            return message("hearing.no_sphinx")
        return message("hearing.no_package", package=package.replace("_", "-"))
    model = model_of(engine, models, language)
    try:
        if model is not None:
            checked(model)
    except RecogniserUnavailable as unavailable:
        return unavailable.reason
    return None


class BestOf:
    """A recogniser that is the best of several; one that cannot hear is told once, and the next one hears."""

    def __init__(self, models: Path, tell: Tell, asked: Engine | None = None) -> None:
        """Load nothing yet.

        `models` is the player's folder of models; `asked` goes before whatever has one there.
        """
        self._models = models
        self._tell = tell
        self._asked = asked
        self._known: dict[tuple[Engine, Path | None], Recogniser] = {}
        self._failed: set[tuple[Engine, Path | None]] = set()
        self._last: Recogniser | None = None

    @property
    def name(self) -> str:
        """Return the id of the one that hears; that of Sphinx before any did."""
        return Engine.SPHINX if self._last is None else self._last.name

    def prepare(self, vocabulary: Vocabulary) -> None:
        """Make ready the best one that can be had for the language of `vocabulary`."""
        self._by_best(vocabulary, lambda recogniser: recogniser.prepare(vocabulary))

    def recognise(self, pcm: bytes, vocabulary: Vocabulary) -> tuple[Heard, ...]:
        """Return what may have been said, the likeliest first, as the best one hears it."""
        return self._by_best(vocabulary, lambda recogniser: recogniser.recognise(pcm, vocabulary))

    def _by_best(self, vocabulary: Vocabulary, do: Callable[[Recogniser], T]) -> T:
        language = vocabulary.lexicon.tag
        asked = () if self._asked is None else (self._asked,)
        engines = dict.fromkeys((*asked, *provided(self._models, language)))
        keys = [(engine, model_of(engine, self._models, language)) for engine in engines]
        left = [key for key in keys if key not in self._failed] or keys[-1:]
        for key, after in pairwise(left):
            try:
                return self._done(key, language, do)
            except RecogniserUnavailable as unavailable:
                self._failed.add(key)
                self._known.pop(key, None)
                told = message("recogniser.instead", engine=key[0], other=after[0], reason=unavailable.reason)
                self._tell(told)
        return self._done(left[-1], language, do)

    def _done(self, key: tuple[Engine, Path | None], language: str, do: Callable[[Recogniser], T]) -> T:
        if key not in self._known:
            self._known[key] = recogniser_of(key[0], self._models, language)
        done = do(self._known[key])
        self._last = self._known[key]
        return done


class BestAtFirst:
    """Makes recognisers: the best that there is, and Sphinx alone once that one has crashed or hung."""

    def __init__(self, models: Path, tell: Tell, asked: Engine | None = None) -> None:
        """See `BestOf`."""
        self._best: Recogniser | None = BestOf(models, tell, asked)
        self._models = models

    def __call__(self) -> Recogniser:
        """Return a recogniser, another each time."""
        made, self._best = self._best, None
        return recogniser_of(Engine.SPHINX, self._models, "") if made is None else made
