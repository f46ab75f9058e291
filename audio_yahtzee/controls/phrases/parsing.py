"""Sentence -> meanings, by a language's templates and a card's names; not whether they make sense now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import cast

from hassil import Intents, TextSlotList, recognize_all
from hassil.intents import Intent, IntentData

from audio_yahtzee.controls.phrases.book import BOX, COMMA, EITHER, Phrasebook, most_of
from audio_yahtzee.controls.phrases.context import Card
from audio_yahtzee.controls.phrases.meaning import (
    KEEPS,
    Meaning,
    Meant,
    Portion,
    Slot,
    meaning,
    of_portions,
)

BEFORE_ANOTHER = KEEPS | {Meant.UNDO, Meant.CORRECT}
"""What another command may follow in the same breath."""
AFTER_ANOTHER = KEEPS | {Meant.ROLL}
"""What may follow. No score: whoever names a face after "and" means dice."""


@dataclass(frozen=True, slots=True)
class Parse:
    """One way to understand a sentence."""

    meanings: tuple[Meaning, ...]
    by_shared_name: bool = False
    """Whether a box is meant by a name that other boxes have, too."""
    is_listened_for: bool = True
    """Whether it is more than something that may be typed."""


class Parser:
    """Understands the sentences of one language about one card."""

    def __init__(self, book: Phrasebook, card: Card) -> None:
        """Make the templates of `book` ready for `card`."""
        self.book = book
        self.card = card
        self._listened_for = {s.text for templates in book.intents.values() for s in templates.say}
        intents = {}
        for intent, templates in book.intents.items():
            data = IntentData(sentence_texts=[sentence.text or "" for sentence in templates.all])
            intents[intent.value] = Intent(intent.value, [data])
        lists = {name: TextSlotList.from_tuples(options) for name, options in book.lists.items()}
        lists[BOX] = TextSlotList.from_tuples(book.box_options(card), allow_template=False)
        self._intents = Intents(book.tag, intents, dict(lists), dict(book.rules), list(book.skip))

    def parse(self, words: Sequence[str]) -> tuple[Parse, ...]:
        """Return all ways to understand `words`, as one command or else as several in one breath."""
        return tuple(dict.fromkeys(self._one(words))) or tuple(dict.fromkeys(self._several(words)))

    def _one(self, words: Sequence[str]) -> Iterator[Parse]:
        text = " ".join(word for word in words if word != COMMA)
        if not text:
            return
        for result in recognize_all(text, self._intents, language=self.book.tag):
            slots = [(entity.name, cast("Slot", entity.value)) for entity in result.entities_list]
            sentence = result.intent_sentence
            is_listened_for = sentence is not None and sentence.text in self._listened_for
            for parse in parses_of(Meant(result.intent.name), slots, self.card):
                yield replace(parse, is_listened_for=is_listened_for)

    def _several(self, words: Sequence[str]) -> Iterator[Parse]:
        for left, right in self._splits(words):
            after = [parse for parse in self._one(right) if _can_follow(parse)]
            before = self.parse(left) if after else ()
            joined = [
                Parse(first.meanings + second.meanings)
                for first in before
                if first.meanings[-1].intent in BEFORE_ANOTHER
                for second in after
            ]
            if joined:
                yield from joined
                return

    def _splits(self, words: Sequence[str]) -> Iterator[tuple[Sequence[str], Sequence[str]]]:
        """Yield `words` parted where another command may begin, the last place first."""
        for place in range(len(words) - 1, 0, -1):
            for joiner in (*self.book.joiners, COMMA):
                parts = joiner.split()
                end = place + len(parts)
                if list(words[place:end]) == parts and end < len(words):
                    yield words[:place], words[end:]
                    break
        # "Keep the fours, roll" is heard without its comma.
        for place in range(len(words) - 1, max(0, len(words) - 3), -1):
            yield words[:place], words[place:]


def _can_follow(parse: Parse) -> bool:
    """Return whether a command can come in the same breath after another.

    What may be typed leaves verbs out: "and two fours" goes on with the command before.
    """
    intent = parse.meanings[0].intent
    return intent is Meant.ROLL or (intent in AFTER_ANOTHER and parse.is_listened_for)


def parses_of(intent: Meant, slots: Iterable[tuple[str, Slot]], card: Card) -> Iterator[Parse]:
    """Yield what `intent` means with `slots` in the order in which they were said.

    Nothing where `card` has no such face, place or column, or not as many dice.
    """
    filled = _fill(slots, card)
    if filled is None:
        return
    if filled.portions:
        yield Parse((of_portions(intent, merged(filled.portions)),))
    elif filled.boxes:
        for box in filled.boxes:
            yield Parse((meaning(intent, box=box, **filled.named),), filled.by_shared_name)
    else:
        yield Parse((meaning(intent, **filled.named),))


@dataclass(slots=True)
class _Filled:
    """Slots, sorted by what they are about."""

    named: dict[str, Slot] = field(default_factory=dict)
    portions: list[Portion] = field(default_factory=list)
    positions: set[int] = field(default_factory=set)
    boxes: list[str] = field(default_factory=list)
    by_shared_name: bool = False
    count: int | None = None
    """A number that waits for the face it belongs to."""

    def take(self, name: str, number: int) -> None:
        """Take the next slot that holds a number."""
        match name:
            case "face":
                self.portions.append(Portion(number, self.count))
                self.count = None
            case "one" | "digit":
                self.portions.append(Portion(number, 1))
            case "count":
                self.count = number
            case "position":
                self.positions.add(number)
            case _:
                self.named[name] = number


def _fill(slots: Iterable[tuple[str, Slot]], card: Card) -> _Filled | None:
    """Return `slots` sorted; None where `card` has no such face, place or column, or not as many dice."""
    filled = _Filled()
    for name, value in slots:
        if name == BOX:
            filled.boxes = [box for box in str(value).split(EITHER) if box]
            filled.by_shared_name = EITHER in str(value)
        elif int(value) > most_of(name, card):
            return None
        else:
            filled.take(name, int(value))
    if filled.count is not None:
        filled.named["count"] = filled.count
    if filled.positions:
        filled.named["positions"] = " ".join(map(str, sorted(filled.positions)))
    dice = sum(portion.count or 0 for portion in filled.portions)
    return None if dice > card.dice else filled


def merged(portions: Iterable[Portion]) -> tuple[Portion, ...]:
    """Return `portions` with each face once: "two fours and a four" are three of them."""
    counts: dict[int, int | None] = {}
    for portion in portions:
        before = counts.get(portion.face, 0)
        counts[portion.face] = None if before is None or portion.count is None else before + portion.count
    return tuple(Portion(face, count) for face, count in counts.items())
