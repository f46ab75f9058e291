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
"""What a sentence has yet to name: kinds of slots, and what fills them."""

_KINDS = {"one": "face", "digit": "face", "position": "positions"}
"""Slots whose contents a meaning holds under another name."""


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
            for more, further in self._in_sequence(items[1:], _without(wanted, slots)):
                yield text + more, slots + further

    def _listed(self, reference: ListReference, wanted: Wanted) -> Iterator[Said]:
        slot = reference.slot_name
        kind = _KINDS.get(slot, slot)
        for value in dict.fromkeys(value for name, value in wanted if name == kind):
            if slot == BOX:
                names = self._book.names_of(str(value), self._card)[:1]
            else:
                options = self._book.options(reference, self._card)
                names = tuple(text for text, known in options if known == value)[:1]
            yield from ((name, ((slot, value),)) for name in names)


def _wanted(said: Meaning) -> Wanted:
    if not said.portions:
        places = (("positions", place) for place in said.positions)
        return (*places, *(item for item in said.slots if item[0] != "positions"))
    found: list[tuple[str, Slot]] = []
    for portion in said.portions:
        found.append(("face", portion.face))
        if portion.count is not None:
            found.append(("count", portion.count))
    return tuple(found)


def _without(wanted: Wanted, slots: Wanted) -> Wanted:
    left = list(wanted)
    for slot, value in slots:
        left.remove((_KINDS.get(slot, slot), value))
    return tuple(left)
