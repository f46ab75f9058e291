"""PocketSphinx: hears every language with its English acoustic model, by a grammar and a trigram."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from audio_yahtzee.controls.phrases.grammar import Network, network_of
from audio_yahtzee.controls.phrases.lexicon import Lexicon
from audio_yahtzee.controls.phrases.pronouncing import Pronunciations
from audio_yahtzee.devices.hearing.agreement import agreed, judged
from audio_yahtzee.devices.hearing.loudness import evened
from audio_yahtzee.devices.hearing.port import Heard, RecogniserUnavailable, Vocabulary
from audio_yahtzee.devices.hearing.trigram import trigram_of
from audio_yahtzee.messages import message

if TYPE_CHECKING:
    from pocketsphinx import Decoder

_NAME = "said"

SETTINGS: Mapping[str, object] = {"cmn": "batch", "fwdflat": False, "loglevel": "FATAL"}
BY_GRAMMAR: Mapping[str, object] = {
    # The lattice of a grammar grows beyond all bounds now and then, and hears worse.
    "bestpath": False,
    "silprob": 0.3,
    # As wide as the time allows: what a voice says a little unusually is left behind otherwise.
    "beam": 1e-80,
    "pbeam": 1e-80,
    "wbeam": 1e-50,
}
THOROUGH: Mapping[str, object] = {"beam": 1e-120, "pbeam": 1e-120, "wbeam": 1e-120}
BY_TRIGRAM: Mapping[str, object] = {}
"""What was found best on speech of many voices; the rest is as it comes."""

_LIKELY = 1e-5
"""How likely each word of a grammar is. Were words cheap, many short ones would be heard in a long one."""


class Sphinx:
    """A recogniser that always works where its package is installed."""

    def __init__(self) -> None:
        """Load nothing yet: `prepare` does, or whatever is heard first."""
        self._by_grammar: Decoder | None = None
        self._by_trigram: Decoder | None = None
        self._judge: Decoder | None = None
        self._lexicon: Lexicon | None = None
        self._network: Network | None = None

    @property
    def name(self) -> str:
        """Return "sphinx"."""
        return "sphinx"

    def prepare(self, vocabulary: Vocabulary) -> None:
        """Load the words of the language, and the grammar of what may be said now."""
        if self._by_grammar is None or self._lexicon is not vocabulary.lexicon:
            self._by_grammar = _decoder(vocabulary.lexicon.words, BY_GRAMMAR)
            self._by_trigram = _decoder(vocabulary.lexicon.words, BY_TRIGRAM)
            self._judge = _decoder(vocabulary.lexicon.words, {**BY_GRAMMAR, **THOROUGH})
            _set_trigram(self._by_trigram, vocabulary.lexicon)
            self._lexicon, self._network = vocabulary.lexicon, None
        if self._network != vocabulary.network:
            _set_grammar(self._by_grammar, vocabulary.network)
            self._network = vocabulary.network

    def recognise(self, pcm: bytes, vocabulary: Vocabulary) -> tuple[Heard, ...]:
        """Return what may have been said, the likeliest first."""
        self.prepare(vocabulary)
        speech = evened(pcm)
        if not speech:
            return ()
        by_grammar, by_trigram = self.texts(speech)
        heard = agreed(by_grammar, by_trigram, vocabulary.means, likeness)
        if not heard or heard[0].certain or not by_trigram:
            return heard
        return judged(heard, self.better(speech, heard[0].text, by_trigram))

    def better(self, speech: bytes, *texts: str) -> str:
        """Return which of `texts` is most like `speech`.

        Both searches leave behind what looks bad for a while, and so may miss the best. With nothing to
        choose from but a few, none need be left behind.
        """
        if self._judge is None:
            return ""
        _set_grammar(self._judge, network_of(texts))
        return _text(self._judge, speech)

    def texts(self, speech: bytes) -> tuple[str, str]:
        """Return what the grammar and the trigram hear; empty if nothing."""
        return _text(self._by_grammar, speech), _text(self._by_trigram, speech)


class Aligner:
    """Tells how each word of speech was pronounced whose text is known."""

    def __init__(self, words: Mapping[str, Pronunciations]) -> None:
        """Know `words`, each with the ways that there are to pronounce it."""
        self._words = words
        self._decoder = _decoder(words, {**BY_GRAMMAR, **THOROUGH})

    def ways_in(self, pcm: bytes, text: str) -> tuple[tuple[str, str], ...]:
        """Return the words of `text`, each as `pcm` says it; empty where that is something else."""
        speech = evened(pcm)
        _set_grammar(self._decoder, network_of((text,)))
        if not speech or _text(self._decoder, speech) != text:
            return ()
        found = []
        for part in self._decoder.seg():
            word, _, number = part.word.rstrip(")").partition("(")
            if word in self._words:
                found.append((word, self._words[word][int(number or 1) - 1]))
        return tuple(found)


def _text(decoder: Decoder | None, speech: bytes) -> str:
    if decoder is None:
        return ""
    decoder.start_utt()
    decoder.process_raw(speech, full_utt=True)
    decoder.end_utt()
    heard = decoder.hyp()
    return "" if heard is None else heard.hypstr


def likeness(one: str, other: str) -> float:
    """Return how much alike two texts are, 0 … 1."""
    from rapidfuzz import fuzz  # noqa: PLC0415 -- not before it is needed

    return fuzz.ratio(one, other) / 100


def _decoder(words: Mapping[str, Pronunciations], settings: Mapping[str, object]) -> Decoder:
    try:
        from pocketsphinx import Decoder, get_model_path  # noqa: PLC0415 -- not before it is needed
    except ImportError as error:
        raise RecogniserUnavailable(message("hearing.no_sphinx")) from error
    decoder = Decoder(hmm=get_model_path("en-us/en-us"), lm=None, dict=None, **{**SETTINGS, **settings})
    for word, ways in words.items():
        for number, phones in enumerate(ways, 1):
            name = word if number == 1 else f"{word}({number})"
            decoder.add_word(name, phones, update=False)
    return decoder


def _set_trigram(decoder: Decoder, lexicon: Lexicon) -> None:
    with TemporaryDirectory(prefix="audio-yahtzee-") as folder:
        path = Path(folder) / "trigram.lm"
        path.write_text(trigram_of(lexicon.sentences, lexicon.words), encoding="utf-8")
        decoder.add_lm_file(_NAME, str(path))
    decoder.activate_search(_NAME)


def _set_grammar(decoder: Decoder, network: Network) -> None:
    end = len(network.follows)
    arcs: list[tuple[int, int, float, str] | tuple[int, int, float]] = [
        (node, after, _LIKELY, word)
        for node, follows in enumerate(network.follows)
        for word, after in follows
    ]
    arcs += [(node, end, 1.0) for node in sorted(network.ends)]
    decoder.add_fsg(_NAME, decoder.create_fsg(_NAME, 0, end, arcs))
    decoder.activate_search(_NAME)
