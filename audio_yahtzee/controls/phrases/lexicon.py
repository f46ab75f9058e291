"""What a recogniser learns of a language before it listens: its words for one card.

It learns how they sound, and how they follow one another.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from audio_yahtzee.controls.phrases.book import Phrasebook, words_in
from audio_yahtzee.controls.phrases.context import Card, Context
from audio_yahtzee.controls.phrases.grammar import Network, grammar_of, whole
from audio_yahtzee.controls.phrases.pronouncing import Pronouncing, Pronunciations
from audio_yahtzee.controls.phrases.sampling import sample

SENTENCES = 3000
"""As many sentences tell how words follow one another."""


@dataclass(frozen=True)
class Lexicon:
    """The words of a language for one card; what is made of them is made once, so keep it."""

    book: Phrasebook = field(compare=False)
    card: Card = field(compare=False)
    pronouncing: Pronouncing
    english: Pronouncing | None = field(default=None, compare=False)
    """How names that are only there in English sound besides, to those who say them as English."""

    @property
    def tag(self) -> str:
        """The language."""
        return self.book.tag

    @cached_property
    def words(self) -> Mapping[str, Pronunciations]:
        """Every word that may ever be said about the card, with its pronunciations."""
        known = self.pronouncing.of_all(grammar_of(self.book, whole(self.card)).words)
        if self.english is None:
            return known
        foreign = self.english.of_all(self.book.borrowed(self.card))
        both = {word: (*known.get(word, ()), *ways) for word, ways in foreign.items()}
        return known | {word: tuple(dict.fromkeys(ways)) for word, ways in both.items()}

    @cached_property
    def unheard(self) -> tuple[str, ...]:
        """The names of the boxes, in card order, that have none which it is known how to pronounce."""
        found = []
        for box in self.card.boxes:
            names = self.book.names_of(box, self.card)
            if not any(self.words.keys() >= set(words_in(name, self.book)) for name in names):
                found.append(names[0])
        return tuple(found)

    @cached_property
    def sentences(self) -> tuple[str, ...]:
        """Sentences that may be said about the card; every meaning equally often, always the same."""
        context = whole(self.card)
        drawn = sample(self.book, context, SENTENCES, typed=False)
        return tuple(text.casefold() for text, _ in drawn)

    def network(self, context: Context) -> Network:
        """Return what may be said in `context`, as far as it is known how it sounds."""
        return grammar_of(self.book, context, self.words)
