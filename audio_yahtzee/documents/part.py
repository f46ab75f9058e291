"""Typed reading of a tree: each reader returns what was meant, or notes the fault and returns a stand-in.

A stand-in lets reading go on, so that all faults of a file are found; no rule set is made of one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, TypeVar, assert_never

from audio_yahtzee.documents.faults import Faults, Place, suggestion
from audio_yahtzee.documents.reader import Listing, Node, Scalar, Table
from audio_yahtzee.messages import Message, message

if TYPE_CHECKING:
    from collections.abc import Callable

Choice = TypeVar("Choice", bound=StrEnum)

_LONGEST_QUOTE = 40


@dataclass(frozen=True, slots=True)
class Part:
    """A value of the file: the dotted path that leads to it, itself, and where its faults go."""

    path: str
    node: Node
    faults: Faults

    @property
    def place(self) -> Place:
        """Where the value stands."""
        return self.node.place

    def fault(self, what: Message) -> None:
        """Note that `what` is wrong with this value."""
        self.faults.add(self.place, what)

    def wrong(self, right: Message) -> None:
        """Note that this value is of the wrong kind, and what kind would be `right`."""
        what = found(self.node)
        if self.path:
            self.fault(message("document.wrong", key=self.path, found=what, right=right))
        else:
            self.fault(message("document.wrong_whole", found=what, right=right))

    def unknown(self, known: Iterable[str]) -> None:
        """Note that this value names nothing that is `known`."""
        self.fault(
            message(
                "document.unknown",
                key=self.path,
                found=found(self.node),
                right=suggestion(self.raw, known),
            )
        )

    @property
    def raw(self) -> str:
        """The value as written, if it is a text or a number, else nothing: true and null are no names."""
        match self.node:
            case Scalar(value=None | bool()):
                return ""
            case Scalar(text=text):
                return text
            case _:
                return ""

    def integer(self, low: int, high: int, stand_in: int) -> int:
        """Return a whole number of `low` to `high`."""
        match self.node:
            case Scalar(value=int(value)) if not isinstance(value, bool) and low <= value <= high:
                return value
        self.wrong(message("document.right_number", low=low, high=high))
        return stand_in

    def boolean(self, *, stand_in: bool) -> bool:
        """Return true or false."""
        match self.node:
            case Scalar(value=bool(value)):
                return value
        self.wrong(message("document.right_boolean"))
        return stand_in

    def name(self, known: Iterable[str]) -> str | None:
        """Return one of the names `known`, or None."""
        names = tuple(known)
        if self.raw and self.raw in names:
            return self.raw
        self.unknown(names)
        return None

    def choice(self, choices: type[Choice], stand_in: Choice) -> Choice:
        """Return a member of the enumeration `choices`."""
        name = self.name(choices)
        return stand_in if name is None else choices(name)

    def words(self, most: int | None = None) -> str:
        """Return text that is not empty, on one line, such as a name; a number counts as the text it is.

        Of more than `most` signs, if given, it is a fault.
        """
        if self.raw.strip():
            if most is not None and len(self.raw) > most:
                self.fault(message("document.too_long", key=self.path, length=len(self.raw), most=most))
            return " ".join(self.raw.split())
        self.wrong(message("document.right_text"))
        return ""

    def items(self, most: int | None = None) -> tuple[Part, ...]:
        """Return the values of a list that is not empty; of more than `most`, if given, it is a fault."""
        if isinstance(self.node, Listing) and self.node.items:
            if most is not None and len(self.node.items) > most:
                self.too_many(len(self.node.items), most)
                return ()
            return tuple(
                Part(f"{self.path}[{number}]", node, self.faults)
                for number, node in enumerate(self.node.items, start=1)
            )
        self.wrong(message("document.right_list"))
        return ()

    def too_many(self, count: int, most: int) -> None:
        """Note that this value holds `count` others, and `most` could be used."""
        self.fault(message("document.too_many", key=self.path, count=count, most=most))

    def table(self) -> Mapping[str, Part]:
        """Return the values of a mapping by their keys, in the order of the file."""
        if isinstance(self.node, Table):
            return {key: self._child(key, node) for key, node in self.node.entries.items()}
        self.wrong(message("document.right_table"))
        return {}

    def fields(self, known: Iterable[str], required: Iterable[str] = ()) -> Mapping[str, Part]:
        """Return the values of a mapping of which every key is `known` and each `required` one is there."""
        names = tuple(known)
        parts = dict(self.table())
        for key in tuple(parts):
            if key not in names:
                self.unknown_key(key, names)
                del parts[key]
        if isinstance(self.node, Table):
            for key in required:
                if key not in parts:
                    self.fault(message("document.missing_key", key=self._path_of(key)))
        return parts

    def unknown_key(self, key: str, known: Iterable[str]) -> None:
        """Note that `key` of this mapping means nothing here."""
        what = message("document.unknown_key", key=self._path_of(key), right=suggestion(key, known))
        self.faults.add(self.place_of_key(key), what)

    def place_of_key(self, key: str) -> Place:
        """Return where `key` of this mapping stands."""
        return self.node.keys[key] if isinstance(self.node, Table) else self.place

    def _path_of(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def _child(self, key: str, node: Node) -> Part:
        return Part(self._path_of(key), node, self.faults)


NO_PARTS: Mapping[str, Part] = MappingProxyType({})
"""What a mapping that is left out holds."""

Read = TypeVar("Read")


def read(parts: Mapping[str, Part], key: str, reader: Callable[[Part], Read], default: Read) -> Read:
    """Return what `reader` makes of the value under `key`, or the schema's `default` if it is left out."""
    part = parts.get(key)
    return default if part is None else reader(part)


def found(node: Node) -> Message:
    """Return what `node` is, in a few words."""
    match node:
        case Listing():
            return message("document.found_list", count=len(node.items))
        case Table():
            return message("document.found_table")
        case Scalar(value=None):
            return message("document.found_nothing")
        case Scalar(value=str()):
            text = node.text if len(node.text) <= _LONGEST_QUOTE else node.text[:_LONGEST_QUOTE] + "…"
            return message("document.found_text", text=text)
        case Scalar():
            return message("document.found_value", value=node.text)
        case _:
            assert_never(node)
