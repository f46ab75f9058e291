"""What is said, before it is words: a catalogue id and values.

Every room of the house may make a `Message`; only a listener's device turns one into text,
in that listener's language. It stands below all rooms so that none need know another.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType

_NOTHING: Mapping[str, Value] = MappingProxyType({})


class Verbosity(StrEnum):
    """How much a listener wants to hear; each level is a text of its own, brief first."""

    BRIEF = "brief"
    NORMAL = "normal"
    FULL = "full"


class Joining(StrEnum):
    """How a list is spoken: "a, b and c", "a, b or c", "a, b, c", or sentence after sentence."""

    AND = "and"
    OR = "or"
    COMMA = "comma"
    SENTENCES = "sentences"


@dataclass(frozen=True, slots=True)
class Items:
    """A list of values that each language joins in its own way."""

    values: tuple[Value, ...]
    joining: Joining = Joining.AND


@dataclass(frozen=True, slots=True)
class Message:
    """One thing to say.

    `id` is dotted, English and stable ("turn.rolled"); the locale file writes it with hyphens
    ("turn-rolled"). `values` fill the message's placeholders: a number, a verbatim string (a name, a
    path), another message (a box's name), or a list.
    """

    id: str
    values: Mapping[str, Value] = field(default_factory=lambda: _NOTHING)


Value = int | str | Message | Items


def message(identifier: str, /, **values: Value) -> Message:
    """Return the message `identifier` with `values` for its placeholders."""
    return Message(identifier, MappingProxyType(values))


def sentences(*parts: Value) -> Items:
    """Return `parts` as sentences to be said one after the other."""
    return Items(parts, Joining.SENTENCES)
