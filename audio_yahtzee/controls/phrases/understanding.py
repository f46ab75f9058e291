"""What a sentence means in a context: the one door to the phrases of a language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from audio_yahtzee.controls.phrases.book import Phrasebook, words_in
from audio_yahtzee.controls.phrases.context import ANSWERS, Asked, Card, Context, Last
from audio_yahtzee.controls.phrases.examples import nearest_example, sayable
from audio_yahtzee.controls.phrases.guessing import Guesser
from audio_yahtzee.controls.phrases.meaning import Meaning, Meant, meaning
from audio_yahtzee.controls.phrases.parsing import Parse, Parser
from audio_yahtzee.controls.phrases.templates import load_phrasebook
from audio_yahtzee.controls.phrases.wording import Wording
from audio_yahtzee.documents.faults import Fault

Said = tuple[Meaning, ...]
"""One command, or several in one breath."""

LONGEST_HELP = 12
"""As many phrases answer "what can I say?"."""


@dataclass(frozen=True, slots=True)
class Understood:
    """Exactly this was said, and it makes sense now; whether the dice for it are there is not asked."""

    meanings: Said


@dataclass(frozen=True, slots=True)
class Ambiguous:
    """One of `choices` was said, or something like it: the game asks which."""

    choices: tuple[Said, ...]
    guessed: bool = False
    """Whether it was no phrase at all, so that even a single choice is asked about."""


@dataclass(frozen=True, slots=True)
class NotAllowed:
    """This was said, and cannot be done now; the table knows why. `example` can be."""

    meanings: Said
    example: str


@dataclass(frozen=True, slots=True)
class Unclear:
    """It was no phrase. `example` is one that would work now."""

    example: str


Understanding = Understood | Ambiguous | NotAllowed | Unclear


class Phrases:
    """Understands the sentences of one language."""

    def __init__(self, book: Phrasebook) -> None:
        """Understand what `book` says; each card is made ready when something is first said about it."""
        self.book = book
        self._ready: dict[Card, _Ready] = {}

    def understand(self, text: str, context: Context) -> Understanding:
        """Return what `text`, heard or typed, means in `context`."""
        ready = self._for(context.card)
        words = words_in(text, self.book)
        answer = _entry(words, context, self.book)
        if answer is not None:
            return Understood((answer,))
        parses = ready.parser.parse(words)
        found = _preferred(parses, context)
        if not found:
            guesses = ready.guesser.guesses(words, context) if words and not parses else ()
            if guesses:
                return Ambiguous(guesses, guessed=True)
            return self._refused(parses, context)
        if len(found) > 1:
            return Ambiguous(found)
        return Understood(_answered(found[0], context))

    def phrase(self, said: Said, card: Card) -> str:
        """Return the usual sentence for `said`: "keep the fours and roll"."""
        parts = [self._for(card).wording.phrase(each) for each in said]
        joiner = self.book.joiners[-1] if self.book.joiners else ","
        return f" {joiner} ".join(parts)

    def example(self, context: Context) -> str:
        """Return one phrase that would work now."""
        return self.phrase((nearest_example(context),), context.card)

    def examples(self, context: Context, most: int = LONGEST_HELP) -> tuple[str, ...]:
        """Return what can be said now, the commonest first."""
        said = sayable(context)[:most]
        return tuple(dict.fromkeys(self.phrase((each,), context.card) for each in said))

    def _refused(self, parses: Sequence[Parse], context: Context) -> NotAllowed | Unclear:
        example = self.example(context)
        # A bare "no" is chatter unless something was asked.
        meant = [parse for parse in parses if parse.meanings[0].intent not in ANSWERS]
        return NotAllowed(meant[0].meanings, example) if meant else Unclear(example)

    def _for(self, card: Card) -> _Ready:
        if card not in self._ready:
            self._ready[card] = _Ready(self.book, card)
        return self._ready[card]


class _Ready:
    """What is made once for a card, each part when it is first needed."""

    def __init__(self, book: Phrasebook, card: Card) -> None:
        self.parser = Parser(book, card)
        self.wording = Wording(book, card)

    @cached_property
    def guesser(self) -> Guesser:
        return Guesser(self.parser, self.wording)


def load_phrases(tag: str, folders: Sequence[Path]) -> tuple[Phrases, tuple[Fault, ...]]:
    """Return the phrases of the language `tag` from the first of `folders` that has its own, and all faults.

    Files with faults are set aside; without sound phrases of that language, English is understood.
    """
    book, faults = load_phrasebook(tag, folders)
    return Phrases(book), faults


def _preferred(parses: Sequence[Parse], context: Context) -> tuple[Said, ...]:
    """Return what of `parses` makes sense now, as far as one cannot be preferred to another."""
    found = [parse for parse in parses if all(map(context.allows, parse.meanings))]
    if not context.asks:
        # A number is a box before it is an answer to nothing.
        found = [parse for parse in found if parse.meanings[0].intent not in ANSWERS] or found
    # A name of its own goes before one that boxes share.
    found = [parse for parse in found if not parse.by_shared_name] or found
    if any(parse.meanings[0].intent is Meant.CORRECT for parse in found):
        by_box = context.last is Last.SCORE
        found = [parse for parse in found if (parse.meanings[0].box is not None) == by_box] or found
    in_question = [parse.meanings for parse in found if parse.meanings in context.choices]
    return tuple(dict.fromkeys(in_question or [parse.meanings for parse in found]))


def _answered(said: Said, context: Context) -> Said:
    """Return which of the choices that were asked about is meant by `said`; itself where none was."""
    if not context.choices or len(said) != 1:
        return said
    number = said[0].number("number")
    if said[0].intent is Meant.CHOOSE and number is not None:
        return context.choices[number - 1]
    if said[0].intent is Meant.YES and len(context.choices) == 1:
        return context.choices[0]
    return said


def _entry(words: Sequence[str], context: Context, book: Phrasebook) -> Meaning | None:
    """Return the choice of the entry of the open list that `words` name, in full or by their beginning."""
    if context.asked is not Asked.LIST or not words:
        return None
    labels = [words_in(entry, book) for entry in context.entries]
    exact = [number for number, label in enumerate(labels, 1) if label == list(words)]
    begun = [number for number, label in enumerate(labels, 1) if label[: len(words)] == list(words)]
    named = exact or begun
    return meaning(Meant.CHOOSE, number=named[0]) if len(named) == 1 else None
