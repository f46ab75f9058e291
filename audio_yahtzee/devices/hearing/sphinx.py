"""PocketSphinx: hears every language with its English acoustic model, by a grammar and a trigram."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from audio_yahtzee.controls.phrases.grammar import Network, network_of
from audio_yahtzee.controls.phrases.lexicon import Lexicon
from audio_yahtzee.controls.phrases.pronouncing import Pronunciations
from audio_yahtzee.devices.hearing.agreement import believed, candidates
from audio_yahtzee.devices.hearing.decoders import SEARCH, decoder, path, set_grammar
from audio_yahtzee.devices.hearing.fitting import Fitting
from audio_yahtzee.devices.hearing.levels import is_steady
from audio_yahtzee.devices.hearing.loudness import evened
from audio_yahtzee.devices.hearing.port import Heard, Vocabulary
from audio_yahtzee.devices.hearing.trigram import trigram_of

if TYPE_CHECKING:
    from pocketsphinx import Decoder

BY_GRAMMAR: Mapping[str, object] = {
    # The lattice of a grammar grows beyond all bounds now and then, and hears worse.
    "bestpath": False,
    "silprob": 0.3,
    # As wide as the time allows: what a voice says a little unusually is left behind otherwise.
    "beam": 1e-60,
    "pbeam": 1e-60,
    "wbeam": 1e-40,
}
THOROUGH: Mapping[str, object] = {"beam": 1e-120, "pbeam": 1e-120, "wbeam": 1e-120}
BY_TRIGRAM: Mapping[str, object] = {}
"""What was found best on speech of many voices; the rest is as it comes."""


class Sphinx:
    """A recogniser that always works where its package is installed."""

    def __init__(self) -> None:
        """Load nothing yet: `prepare` does, or whatever is heard first."""
        self._by_grammar: Decoder | None = None
        self._by_trigram: Decoder | None = None
        self._fitting: Fitting | None = None
        self._lexicon: Lexicon | None = None
        self._network: Network | None = None

    @property
    def name(self) -> str:
        """Return "sphinx"."""
        return "sphinx"

    def prepare(self, vocabulary: Vocabulary) -> None:
        """Load the words of the language, and the grammar of what may be said now."""
        words = vocabulary.lexicon.words
        if self._by_grammar is None or self._lexicon is not vocabulary.lexicon:
            self._by_grammar = decoder(words, BY_GRAMMAR)
            self._by_trigram = decoder(words, BY_TRIGRAM)
            self._fitting = Fitting(words)
            _set_trigram(self._by_trigram, vocabulary.lexicon)
            self._lexicon, self._network = vocabulary.lexicon, None
        if self._network != vocabulary.network:
            set_grammar(self._by_grammar, vocabulary.network)
            self._network = vocabulary.network

    def recognise(self, pcm: bytes, vocabulary: Vocabulary) -> tuple[Heard, ...]:
        """Return what may have been said, the likeliest first."""
        self.prepare(vocabulary)
        # Both searches take the hiss of steady noise for the same short word.
        speech = b"" if is_steady(pcm) else evened(pcm)
        fitting = self._fitting
        if not speech or fitting is None:
            return ()
        found = candidates(_text(self._by_grammar, speech), _text(self._by_trigram, speech), vocabulary.means)
        return believed(found, lambda texts: fitting.fit(speech, texts))


class Aligner:
    """Tells how each word of speech was pronounced whose text is known."""

    def __init__(self, words: Mapping[str, Pronunciations]) -> None:
        """Know `words`, each with the ways that there are to pronounce it."""
        self._words = words
        self._decoder = decoder(words, {**BY_GRAMMAR, **THOROUGH})

    def ways_in(self, pcm: bytes, text: str) -> tuple[tuple[str, str], ...]:
        """Return the words of `text`, each as `pcm` says it; empty where that is something else."""
        speech = evened(pcm)
        set_grammar(self._decoder, network_of((text,)))
        if not speech or _text(self._decoder, speech) != text:
            return ()
        found = []
        for part in self._decoder.seg():
            word, _, number = part.word.rstrip(")").partition("(")
            if word in self._words:
                found.append((word, self._words[word][int(number or 1) - 1]))
        return tuple(found)


def _text(made: Decoder | None, speech: bytes) -> str:
    return "" if made is None else path(made, speech).text


def _set_trigram(made: Decoder, lexicon: Lexicon) -> None:
    with TemporaryDirectory(prefix="audio-yahtzee-") as folder:
        file = Path(folder) / "trigram.lm"
        file.write_text(trigram_of(lexicon.sentences, lexicon.words), encoding="utf-8")
        made.add_lm_file(SEARCH, str(file))
    made.activate_search(SEARCH)
