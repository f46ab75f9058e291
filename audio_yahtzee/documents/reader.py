"""YAML text -> a tree in which every key and value knows its line and column.

It is read event by event rather than loaded: nesting, repetition by alias and size are bounded before
anything is built, a key given twice is refused, and only `true` and `false` are booleans (a bare `no` is
Norwegian, and a version such as 1.10 stays text).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NoReturn

import yaml

from audio_yahtzee.documents.faults import Faults, Place
from audio_yahtzee.documents.text import MAX_BYTES, Unreadable, text_of, unprintable
from audio_yahtzee.messages import Message, message

if TYPE_CHECKING:
    from pathlib import Path

    from yaml._yaml import Mark as CMark

MAX_DEPTH = 12
MAX_NODES = 20_000
"""Values in a file, counting everything an alias repeats."""

_INTEGER = re.compile(r"[-+]?[0-9]{1,9}")
_CONSTANTS: Mapping[str, bool | None] = {"true": True, "false": False, "null": None, "~": None, "": None}


@dataclass(frozen=True, slots=True)
class Scalar:
    """A single value: as written in `text`, as meant in `value`."""

    place: Place
    text: str
    value: str | int | bool | None


@dataclass(frozen=True, slots=True)
class Listing:
    """A list of values."""

    place: Place
    items: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """A mapping, in the order of the file, with the places of its keys."""

    place: Place
    entries: Mapping[str, Node]
    keys: Mapping[str, Place]


Node = Scalar | Listing | Table


def read(path: Path, faults: Faults) -> Node | None:
    """Return the tree of the file at `path`; None, with the reason in `faults`, if there is none."""
    file = str(path)
    try:
        return _parse(text_of(path, MAX_BYTES), file, faults)
    except Unreadable as unreadable:
        faults.add(unreadable.place, unreadable.what)
        return None


def _marked(mark: yaml.Mark | CMark | None, file: str) -> Place:
    assert mark is not None  # noqa: S101 -- this parser marks everything; only its type says otherwise
    return Place(file, mark.line + 1, mark.column + 1)


def _parse(text: str, file: str, faults: Faults) -> Node | None:
    builder = _Builder(file, faults)
    try:
        for event in yaml.parse(text, Loader=yaml.CSafeLoader):
            builder.take(event)
    except yaml.MarkedYAMLError as error:
        faults.add(_marked(error.problem_mark, file), message("document.syntax", problem=error.problem or ""))
        return None
    if builder.root is None:
        faults.add(Place(file), message("document.empty"))
    return builder.root


@dataclass(slots=True)
class _Open:
    """A list or mapping whose end has not been read yet."""

    place: Place
    anchor: str | None
    nodes_before: int
    is_table: bool
    children: list[Node] = field(default_factory=list)


@dataclass(slots=True)
class _Builder:
    file: str
    faults: Faults
    root: Node | None = None
    _stack: list[_Open] = field(default_factory=list)
    _anchors: dict[str, tuple[Node, int]] = field(default_factory=dict)
    _nodes: int = 0
    _documents: int = 0

    def take(self, event: yaml.Event) -> None:
        """Build on with the next event of the parser."""
        place = _marked(event.start_mark, self.file)
        match event:
            case yaml.DocumentStartEvent():
                self._documents += 1
                if self._documents > 1:
                    self._refuse(place, message("document.second_document"))
            case yaml.ScalarEvent():
                self._check_tag(event, place)
                self._check_signs(event, place)
                self._add(_scalar(event, place), event.anchor, 1)
            case yaml.AliasEvent():
                self._add_alias(event.anchor or "", place)
            case yaml.CollectionStartEvent():
                self._check_tag(event, place)
                self._enter(place, event)
            case yaml.CollectionEndEvent():
                self._leave()
            case _:
                pass  # The stream's bounds say nothing about rules.

    def _refuse(self, place: Place, what: Message) -> NoReturn:
        raise Unreadable(place, what)

    def _check_tag(self, event: yaml.ScalarEvent | yaml.CollectionStartEvent, place: Place) -> None:
        if event.tag is not None:
            self.faults.add(place, message("document.tag", tag=event.tag))

    def _check_signs(self, event: yaml.ScalarEvent, place: Place) -> None:
        """Refuse what text in quotes can hold by escapes, and no file as it is."""
        what = unprintable(event.value)
        if what is not None:
            self.faults.add(place, what)

    def _enter(self, place: Place, event: yaml.CollectionStartEvent) -> None:
        if len(self._stack) == MAX_DEPTH:
            self._refuse(place, message("document.too_deep", limit=MAX_DEPTH))
        is_table = isinstance(event, yaml.MappingStartEvent)
        self._stack.append(_Open(place, event.anchor, self._nodes, is_table))

    def _leave(self) -> None:
        ended = self._stack.pop()
        node = self._table(ended) if ended.is_table else Listing(ended.place, tuple(ended.children))
        weight = self._nodes - ended.nodes_before + 1
        self._add(node, ended.anchor, 1, repeats=weight)

    def _add_alias(self, anchor: str, place: Place) -> None:
        if anchor not in self._anchors:
            self._refuse(place, message("document.unknown_alias", name=anchor))
        node, weight = self._anchors[anchor]
        self._add(node, None, weight)

    def _add(self, node: Node, anchor: str | None, nodes: int, repeats: int = 1) -> None:
        self._nodes += nodes
        if self._nodes > MAX_NODES:
            self._refuse(node.place, message("document.too_much", limit=MAX_NODES))
        if anchor is not None:
            self._anchors[anchor] = node, repeats
        if self._stack:
            self._stack[-1].children.append(node)
        else:
            self.root = node

    def _table(self, ended: _Open) -> Table:
        entries: dict[str, Node] = {}
        keys: dict[str, Place] = {}
        for key, value in zip(ended.children[::2], ended.children[1::2], strict=True):
            if not isinstance(key, Scalar):
                self.faults.add(key.place, message("document.key_is_no_text"))
            elif key.text in entries:
                first = keys[key.text].line
                self.faults.add(key.place, message("document.duplicate_key", key=key.text, first=first))
            else:
                entries[key.text] = value
                keys[key.text] = key.place
        return Table(ended.place, entries, keys)


def _scalar(event: yaml.ScalarEvent, place: Place) -> Scalar:
    text: str = event.value
    is_plain = event.implicit[0]
    if is_plain and text in _CONSTANTS:
        return Scalar(place, text, _CONSTANTS[text])
    if is_plain and _INTEGER.fullmatch(text):
        return Scalar(place, text, int(text))
    return Scalar(place, text, text)
