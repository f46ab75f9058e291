"""How well words fit speech, compared with whatever sounds it may be made of.

A grammar finds the words that are likest; only what sounds there are tells whether they are like it at all.
Source: Rose and Paul, "A hidden Markov model based keyword recognition system", 1990.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from audio_yahtzee.controls.phrases.grammar import network_of
from audio_yahtzee.controls.phrases.pronouncing import ARPABET, Pronunciations
from audio_yahtzee.devices.hearing.decoders import SEARCH, decoder, path, set_grammar

if TYPE_CHECKING:
    from pocketsphinx import Decoder

OPEN: Mapping[str, object] = {"beam": 0.0, "pbeam": 0.0, "wbeam": 0.0}
"""Nothing is left behind, however bad it looks for a while: with little to choose from, that is soon done."""
BY_WORDS: Mapping[str, object] = {"bestpath": False, "silprob": 0.3, **OPEN}
BY_SOUNDS: Mapping[str, object] = {"lw": 2.0, **OPEN}

_AT_ONCE = 3
"""Phones in a word that is made up."""
_FEWEST = 10
"""Frames of 10 ms that any word takes."""


class Fit(NamedTuple):
    """Which of some texts is likest, and how well it fits."""

    text: str
    """Empty where none is in the speech at all."""
    likely: float
    """The logarithm, in nats for 10 ms of it, of how much likelier the text is than mere sounds: below 0."""


class Fitting:
    """Tells how well texts fit speech."""

    def __init__(self, words: Mapping[str, Pronunciations]) -> None:
        """Know `words`."""
        self._made_up = _made_up()
        self._by_words = decoder({**words, **self._made_up}, BY_WORDS)
        self._by_sounds = sounds()

    def fit(self, speech: bytes, texts: tuple[str, ...]) -> Fit:
        """Return which of `texts` fits `speech` best, and how well."""
        # A likelihood is one among the sounds that are followed, so let these be all there are here as well.
        set_grammar(self._by_words, network_of(texts), tuple(self._made_up))
        found = path(self._by_words, speech)
        anything = path(self._by_sounds, speech)
        if not found.text or not anything.text:
            return Fit("", float("-inf"))
        return Fit(found.text, (found.likely - anything.likely) / max(found.frames, _FEWEST))


def sounds() -> Decoder:
    """Return a decoder that hears mere phones, in any order."""
    made = decoder({}, BY_SOUNDS)
    made.add_allphone_file(SEARCH, None)
    made.activate_search(SEARCH)
    return made


def _made_up() -> dict[str, Pronunciations]:
    """Return words of no language in which every phone is."""
    phones = sorted(ARPABET)
    return {f"#{at}": (" ".join(phones[at : at + _AT_ONCE]),) for at in range(0, len(phones), _AT_ONCE)}
