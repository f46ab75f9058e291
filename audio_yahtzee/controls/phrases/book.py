"""A language's phrases, as read from its phrases.yaml: templates, lists and the names of boxes."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from audio_yahtzee.controls.phrases.context import Card
from audio_yahtzee.controls.phrases.meaning import Meant, Slot

if TYPE_CHECKING:
    from hassil import ListReference, Sentence

Option = tuple[str, Slot]
"""What is said for an entry of a list, in plain words, and the value that it stands for."""

BOX = "box"
"""The list of the boxes of the card, which no file holds: it is made for each card."""

ENGLISH = "en"
"""Understood where a language has no phrases of its own."""

EITHER = "|"
"""Stands before each of the ids of boxes that share a name."""

SLOTS = ("face", "one", "digit", "count", "position", "column", "number", BOX)
"""What a template may fill: all dice of a face, one of a face, the same by its number alone, …"""


LONGEST = 120
"""Characters of a sentence that are looked at; no sentence of a game is longer."""
COMMA = ","
_STRIPPED = '.!?;:"()[]{}<>|…“”„»«*'


@dataclass(frozen=True)
class Templates:
    """The sentences of one meaning; the first is the one that is taught."""

    say: tuple[Sentence, ...]
    """What is listened for."""
    type: tuple[Sentence, ...] = ()
    """What is understood, but sounds too much like something else to be listened for."""

    @property
    def all(self) -> tuple[Sentence, ...]:
        """All of them, those that are listened for first."""
        return self.say + self.type


@dataclass(frozen=True)
class Phrasebook:
    """All that may be said in one language."""

    tag: str
    intents: Mapping[Meant, Templates]
    rules: Mapping[str, Sentence]
    """What <name> in a template stands for."""
    lists: Mapping[str, tuple[Option, ...]]
    """What {name} in a template stands for."""
    boxes: Mapping[str, tuple[str, ...]]
    """What each box is called, its usual name first."""
    shared: Mapping[str, tuple[str, ...]]
    """What may be meant for several boxes."""
    skip: tuple[str, ...] = ()
    """What is left out wherever it stands."""
    joiners: tuple[str, ...] = ()
    """What stands between two commands in one breath, the longest first."""
    written: Mapping[str, str] | None = None
    """How words may be typed otherwise."""

    def box_options(self, card: Card) -> tuple[Option, ...]:
        """Return how the boxes of `card` are called; what they share has EITHER before each id."""
        found: dict[str, Slot] = {}
        for box in card.boxes:
            for name in self.names_of(box, card):
                found.setdefault(" ".join(words_in(name, self)), box)
        for name, boxes in self.shared.items():
            there = [box for box in boxes if box in card.boxes]
            if there:
                found.setdefault(name, EITHER + EITHER.join(there))
        return tuple(found.items())

    def names_of(self, box: str, card: Card) -> tuple[str, ...]:
        """Return what `box` of `card` is called, its usual name first.

        The rule set's own names come first, in this language or else in English; a box without any name is
        called by its id.
        """
        for tags in ({self.tag, self.tag.partition("-")[0]}, {ENGLISH}):
            own = [name for tag, known, name in card.names if known == box and tag in tags]
            if own or box in self.boxes:
                return tuple(dict.fromkeys((*own, *self.boxes.get(box, ()))))
        return (box.replace("_", " "),)

    def borrowed(self, card: Card) -> frozenset[str]:
        """Return the words of boxes that have no name in this language, only an English one."""
        own = {self.tag, self.tag.partition("-")[0]}
        named = {box for tag, box, _ in card.names if tag in own} | self.boxes.keys()
        names = (name for tag, box, name in card.names if tag == ENGLISH and box not in named)
        return frozenset(word for name in names for word in words_in(name, self))

    def options(self, reference: ListReference, card: Card) -> tuple[Option, ...]:
        """Return what may be said for a {list} of a template, as far as `card` goes."""
        if reference.list_name == BOX:
            return self.box_options(card)
        most = most_of(reference.slot_name, card)
        return tuple(option for option in self.lists[reference.list_name] if int(option[1]) <= most)


def most_of(slot: str, card: Card) -> int:
    """Return the highest number that makes sense in a slot; numbers begin at 1."""
    match slot:
        case "face" | "one" | "digit":
            return card.faces
        case "count" | "position":
            return card.dice
        case "column":
            # With one column there is nothing to be said of columns.
            return card.columns if card.columns > 1 else 0
        case _:
            return 99


def words_in(text: str, book: Phrasebook) -> list[str]:
    """Return the words of what was said or typed: in lower case, without punctuation but commas."""
    written = book.written or {}
    plain = (
        unicodedata.normalize("NFC", text[:LONGEST])
        .replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
        .casefold()
    )
    found: list[str] = []
    for token in plain.replace(COMMA, f" {COMMA} ").split():
        bare = token.strip(_STRIPPED)
        if token == COMMA or bare in written:
            found += written.get(bare, token).split()
        else:
            parts = bare.replace("-", " ").replace("_", " ").replace("/", " ").split()
            found += [word for part in parts for word in written.get(part, part).split()]
    return found


def words_of(texts: Iterable[str]) -> frozenset[str]:
    """Return all words in `texts`, in lower case."""
    return frozenset(word for text in texts for word in text.casefold().split())
