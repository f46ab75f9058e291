"""The small print of writing: capitals, ends of sentences, and pieces that are nobody's to change.

While a text is put together, its pieces carry marks of the private use area. They tell a name or a path,
which stays as it is, from a message inside a message, which takes a capital where a sentence begins.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

VERBATIM = "\ue000"
NESTED = "\ue001"
_SLOT = "\ue002"

_MARKS = str.maketrans("", "", VERBATIM + NESTED + _SLOT)
_SLOTS = re.compile(f"{_SLOT}([^{_SLOT}]+){_SLOT}")
_CLOSING = "\"'”\N{RIGHT SINGLE QUOTATION MARK}»)]"
_SENTENCE_START = re.compile(
    rf"(?:^{NESTED}*|[.!?…][{re.escape(_CLOSING)}]*\s+{NESTED}+)[\"'“„«»(\[¿¡{NESTED}]*(?=[^\W\d_])"
)
_WRAPPED = re.compile(r"[ \t]*\n\s*")
# Letters whose capital depends on the language (Unicode's SpecialCasing.txt; the Dutch ij is one letter).
_CAPITALS = {"tr": {"i": "İ"}, "az": {"i": "İ"}, "nl": {"ij": "IJ"}}


@dataclass(frozen=True, slots=True)
class Spoken:
    """A piece that a message prints as it is, and may choose its words by.

    The key of a nested message is the part of its id after the first dot, so that a language can say
    "{ $box -> [ones] … }"; that of a string is the string.
    """

    text: str
    key: str


def slot(name: str) -> str:
    """Return what stands in a text where the piece `name` is to come."""
    return f"{_SLOT}{name}{_SLOT}"


def filled(text: str, pieces: Mapping[str, str]) -> str:
    """Return `text` with `pieces` in their slots."""
    return _SLOTS.sub(lambda found: pieces[found[1]], text)


def capitalised(text: str, tag: str) -> str:
    """Return `text` with a capital at its start, and where a nested message starts a sentence."""
    special = _CAPITALS.get(tag.partition("-")[0], {})
    pieces = []
    done = 0
    for start in _SENTENCE_START.finditer(text):
        at = start.end()
        letters = next((letters for letters in special if text.startswith(letters, at)), text[at])
        # title(), as a capital at the start of a word need not be the capital of headlines ("ǆ", Georgian).
        pieces += [text[done:at], special.get(letters, letters.title())]
        done = at + len(letters)
    return "".join(pieces) + text[done:]


def ended(text: str) -> str:
    """Return `text` with a full stop, unless it ends in punctuation already or is empty."""
    bare = plain(text).rstrip(_CLOSING)
    return text if not bare or bare[-1] in ".!?…:;," else f"{text}."


def unwrapped(text: str) -> str:
    """Return `text` with the line breaks of its source file as spaces."""
    return _WRAPPED.sub(" ", text)


def plain(text: str) -> str:
    """Return `text` without marks, ready to be spoken."""
    return text.translate(_MARKS)
