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


Wanted = tuple[tuple[str, Slot], ...]
"""What a sentence has yet to name, in this order: slots, and what fills them."""


class Wording:
    """Puts meanings into the words of one language."""

    def __init__(self, book: Phrasebook, card: Card) -> None:
        """Take the words from `book` and the names of boxes that `card` has."""
        self._book = book
        self._card = card

    def phrase(self, said: Meaning) -> str:
        """Return the usual sentence for `said`; its id where no template can say it."""
        wanted = _wanted(said)
        for sentence in self._book.intents[said.intent].all:
            for text, slots in islice(self._sentences(sentence.expression, wanted), MOST_TRIED):
                if any(parse.meanings == (said,) for parse in parses_of(said.intent, slots, self._card)):
                    return " ".join(text.split())
        return said.intent

    def _sentences(self, expression: Expression, wanted: Wanted) -> Iterator[Said]:
        """Yield the sentences of a template that name only what is `wanted`, the shortest first."""
        match expression:
            case TextChunk():
                yield expression.original_text, ()
            case ListReference():
                yield from self._listed(expression, wanted)
            case RuleReference():
                yield from self._sentences(self._book.rules[expression.rule_name].expression, wanted)
            case Alternative():
                for branch in alternatives_of(expression):
                    yield from self._sentences(branch, wanted)
            case Group():
                yield from self._in_sequence(expression.items, wanted)
            case _:
                raise TypeError(f"expected a part of a template, got {expression!r}")

    def _in_sequence(self, items: list[Expression], wanted: Wanted) -> Iterator[Said]:
        if not items:
            yield "", ()
            return
        for text, slots in self._sentences(items[0], wanted):
            for more, further in self._in_sequence(items[1:], wanted[len(slots) :]):
                yield text + more, slots + further

    def _listed(self, reference: ListReference, wanted: Wanted) -> Iterator[Said]:
        """Yield how the next that is wanted is said, if it goes into the slot of `reference`."""
        if not wanted:
            return
        slot, value = wanted[0]
        if reference.slot_name not in {slot, *_ALSO.get(slot, ())}:
            return
        if slot == BOX:
            names = self._book.names_of(str(value), self._card)
        else:
            options = self._book.options(reference, self._card)
            names = tuple(text for text, known in options if known == value)
        yield from ((name, ((reference.slot_name, value),)) for name in names[:1])


_ALSO = {"one": ("digit",)}
"""Slots that say the same in another way."""


def _wanted(said: Meaning) -> Wanted:
    if said.positions:
        return tuple(("position", place) for place in said.positions)
    if not said.portions:
        return said.slots
    found: list[tuple[str, Slot]] = []
    for portion in said.portions:
        if portion.count == 1:
            found.append(("one", portion.face))
        else:
            found += [("count", portion.count)] if portion.count else []
            found.append(("face", portion.face))
    return tuple(found)
