"""Trees of a document as plain values, as JSON has them, and back: for what a program lays over a file."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, assert_never

from audio_yahtzee.documents.faults import Place
from audio_yahtzee.documents.reader import Listing, Node, Scalar, Table

if TYPE_CHECKING:
    from collections.abc import Sequence

Tree = dict[str, Any]
"""A mapping of plain values: text, whole numbers, true, false, None, lists, and mappings of the same."""


def plain(table: Table) -> Tree:
    """Return the values of `table` without their places."""
    return {key: _plain(node) for key, node in table.entries.items()}


def _plain(node: Node) -> object:
    match node:
        case Scalar():
            return node.value
        case Listing():
            return [_plain(item) for item in node.items]
        case Table():
            return plain(node)
        case _:
            assert_never(node)


def table_of(values: Mapping[str, object], path: str = "") -> Table:
    """Return `values` as a document's mapping. The place of each is its dotted path, below `path`."""
    place = Place(path)
    inner = {key: f"{path}.{key}" if path else key for key in values}
    entries = {key: _node(value, inner[key]) for key, value in values.items()}
    return Table(place, entries, {key: Place(inner[key]) for key in values})


def _node(value: object, path: str) -> Node:
    match value:
        case Mapping():
            return table_of(value, path)
        case list() | tuple():
            return _listing(value, path)
        case None:
            return Scalar(Place(path), "null", None)
        case bool():
            return Scalar(Place(path), str(value).lower(), value)
        case int():
            return Scalar(Place(path), str(value), value)
        case _:
            return Scalar(Place(path), str(value), str(value))


def _listing(values: Sequence[object], path: str) -> Listing:
    items = enumerate(values, start=1)
    return Listing(Place(path), tuple(_node(item, f"{path}[{number}]") for number, item in items))


def one_line(values: Mapping[str, object]) -> str:
    """Return `values` as JSON on one line, in their order; nothing for none."""
    return json.dumps(values, separators=(",", ":")) if values else ""


def parsed(line: str) -> Tree:
    """Return the values that `one_line` wrote as `line`. Raises ValueError for anything but a mapping."""
    try:
        found = json.loads(line) if line else {}
    except RecursionError as error:
        raise ValueError("values are nested too deep") from error
    if not isinstance(found, dict):
        raise ValueError(f"expected a mapping, got {line!r}")  # noqa: TRY004 -- the text is wrong, not a type
    return found
