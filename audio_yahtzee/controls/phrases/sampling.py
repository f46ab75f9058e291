"""Sentences drawn from the templates with what they mean: for tests, for the recogniser, for practice."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hassil import Alternative, Expression, Group, ListReference, RuleReference, TextChunk

from audio_yahtzee.controls.phrases.book import EITHER, Phrasebook
from audio_yahtzee.controls.phrases.context import Context, Last
from audio_yahtzee.controls.phrases.meaning import KEEPS, Meaning, Meant, Slot
from audio_yahtzee.controls.phrases.parsing import parses_of

_HOW_OFTEN_CHAINED = 0.1
_TRIES = 50
"""As often a sentence of one meaning is drawn before it is taken that none of them makes sense."""


class _DeadEnd(Exception):  # noqa: N818 -- a way back to the next try, never seen outside this module
    """A list has no entry on this card."""


def sample(
    book: Phrasebook, context: Context, count: int, seed: int = 0, *, typed: bool = True
) -> Iterator[tuple[str, tuple[Meaning, ...]]]:
    """Yield `count` sentences that make sense in `context`, each with what it means.

    Every meaning is drawn equally often, then its templates. Without `typed`, only what is listened for.
    Nothing where nothing can be said.
    """
    draw = _Sampler(book, context, Random(seed), typed=typed)
    for _ in range(count):
        drawn = draw.sentence()
        if drawn is None:
            return
        yield drawn


class _Sampler:
    def __init__(self, book: Phrasebook, context: Context, random: Random, *, typed: bool) -> None:
        self._book = book
        self._context = context
        self._random = random
        self._typed = typed
        self._intents = tuple(intent for intent in book.intents if intent in context.intents)

    def sentence(self) -> tuple[str, tuple[Meaning, ...]] | None:
        """Return a sentence and what it means; None where nothing can be said."""
        while self._intents:
            intent = self._random.choice(self._intents)
            command = self._command(intent)
            if command is None:
                # Its lists have nothing that this card has, as columns where there is one.
                self._intents = tuple(other for other in self._intents if other is not intent)
                continue
            text, said = command
            chained = intent in KEEPS and Meant.ROLL in self._intents and self._book.joiners
            is_chained = chained and self._random.random() < _HOW_OFTEN_CHAINED
            joiner = self._random.choice(self._book.joiners) if is_chained else ""
            roll = self._command(Meant.ROLL) if is_chained else None
            if roll is not None:
                return f"{text} {joiner} {roll[0]}", (said, roll[1])
            if self._is_plain(text, said):
                return text, (said,)
        return None

    def _is_plain(self, text: str, said: Meaning) -> bool:
        """Return whether the context alone tells `said` from what else `text` could mean."""
        if said.intent is Meant.CORRECT:
            # A face and its box have the same name.
            return (said.box is not None) == (self._context.last is Last.SCORE)
        return self._context.asks or said.intent is not Meant.CHOOSE or text not in self._book.shared

    def _command(self, intent: Meant) -> tuple[str, Meaning] | None:
        templates = self._book.intents[intent]
        for _ in range(_TRIES):
            sentence = self._random.choice(templates.all if self._typed else templates.say)
            slots: list[tuple[str, Slot]] = []
            try:
                text = " ".join(self._walk(sentence.expression, slots).split())
            except _DeadEnd:
                continue
            for parse in parses_of(intent, slots, self._context.card):
                if not parse.by_shared_name and self._context.allows(parse.meanings[0]):
                    return text, parse.meanings[0]
        return None

    def _walk(self, expression: Expression, slots: list[tuple[str, Slot]]) -> str:
        match expression:
            case TextChunk():
                return expression.original_text
            case ListReference():
                options = [
                    option
                    for option in self._book.options(expression, self._context.card)
                    if EITHER not in str(option[1])
                ]
                if not options:
                    raise _DeadEnd
                text, value = self._random.choice(options)
                slots.append((expression.slot_name, value))
                return text
            case RuleReference():
                return self._walk(self._book.rules[expression.rule_name].expression, slots)
            case Alternative():
                return self._walk(self._random.choice(expression.items), slots)
            case Group():
                return "".join(self._walk(item, slots) for item in expression.items)
            case _:
                raise TypeError(f"expected a part of a template, got {expression!r}")
