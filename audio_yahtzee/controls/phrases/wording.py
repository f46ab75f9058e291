"""Meaning -> sentence: how a player would say it, for examples and for "did you mean"."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from hassil import Alternative, Expression, Group, ListReference, RuleReference, TextChunk

from audio_yahtzee.controls.phrases.book import BOX, Phrasebook
from audio_yahtzee.controls.phrases.context import Card
from audio_yahtzee.controls.phrases.meaning import Meaning, Slot
from audio_yahtzee.controls.phrases.parsing import parses_of
from audio_yahtzee.controls.phrases.templates import alternatives_of

MOST_TRIED = 4000
"""Sentences of a template that are looked at."""

Said = tuple[str, tuple[tuple[str, Slot], ...]]
"""A sentence, and what fills its slots in the order in which it was said."""


class Wording:
    """Puts meanings into the words of one language."""

    def __init__(self, book: Phrasebook, card: Card) -> None:
        """Take the words from `book` and the names of boxes that `card` has."""
        self._book = book
        self._card = card

    def phrase(self, said: Meaning) -> str:
        """Return the usual sentence for `said`; its id where no template can say it."""
        most = _most_slots(said)
        for sentence in self._book.intents[said.intent].all:
            for text, slots in islice(self._sentences(sentence.expression, said, most), MOST_TRIED):
                # A box that shares a name with others is not meant by that name.
                if any(parse.meanings == (said,) for parse in parses_of(said.intent, slots, self._card)):
                    return " ".join(text.split())
        return said.intent

    def _sentences(self, expression: Expression, said: Meaning, most: int) -> Iterator[Said]:
        """Yield the sentences of a template that could mean `said` and fill at most `most` slots.

        The shortest ways come first.
        """
        match expression:
            case TextChunk():
                yield expression.original_text, ()
            case ListReference():
                yield from self._listed(expression, said) if most else ()
            case RuleReference():
                yield from self._sentences(self._book.rules[expression.rule_name].expression, said, most)
            case Alternative():
                for branch in alternatives_of(expression):
                    yield from self._sentences(branch, said, most)
            case Group():
                yield from self._in_sequence(expression.items, said, most)
            case _:
                raise TypeError(f"expected a part of a template, got {expression!r}")

    def _in_sequence(self, items: list[Expression], said: Meaning, most: int) -> Iterator[Said]:
        if not items:
            yield "", ()
            return
        for text, slots in self._sentences(items[0], said, most):
            for more, further in self._in_sequence(items[1:], said, most - len(slots)):
                yield text + more, slots + further

    def _listed(self, reference: ListReference, said: Meaning) -> Iterator[Said]:
        slot = reference.slot_name
        if slot == BOX:
            if said.box is not None and said.box in self._card.boxes:
                yield self._book.names_of(said.box, self._card)[0], ((BOX, said.box),)
            return
        wanted = _wanted(slot, said)
        taken: set[Slot] = set()
        for text, value in self._book.options(reference, self._card):
            if value in wanted and value not in taken:
                taken.add(value)
                yield text, ((slot, value),)


def _most_slots(said: Meaning) -> int:
    """Return how many slots the longest sentence that means `said` fills: count and face for some dice."""
    if said.portions:
        return sum(1 if portion.count is None else 2 for portion in said.portions)
    return len(said.positions) or len(said.slots)


def _wanted(slot: str, said: Meaning) -> frozenset[int]:
    """Return the numbers that may stand in a slot of a sentence that means `said`."""
    match slot:
        case "face" | "one" | "digit":
            return frozenset(portion.face for portion in said.portions)
        case "count":
            counts = (portion.count for portion in said.portions)
            return frozenset(count for count in (*counts, said.number("count")) if count is not None)
        case "position":
            return frozenset(said.positions)
        case _:
            number = said.number(slot)
            return frozenset() if number is None else frozenset((number,))
