"""Parses one entry of a Fluent file. Importing this loads Fluent, so it waits until something is spoken."""

from __future__ import annotations

import re
import sys
from functools import cache
from itertools import accumulate
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from audio_yahtzee.documents.text import unprintable
from audio_yahtzee.language.entries import fault
from audio_yahtzee.messages import Message, message

if TYPE_CHECKING:
    from audio_yahtzee.language.entries import Entry

Parsed = ast.Message | ast.Term

VALUE = ""
"""What `levels` calls a message's value, beside the names of its attributes."""

MAX_DEPTH = 20
"""Braces and parentheses within one another: the deepest text that ships needs 3, and Fluent goes as deep as
Python lets it."""

_LITERAL = re.compile(r'\{\s*"[^"\n]*"\s*\}')
_BRACKETS = re.compile(r"[{}()]")
_ESCAPED = re.compile(r"\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{6})")


@cache
def _parser() -> FluentParser:
    return FluentParser(with_spans=True)


def parse(entry: Entry) -> tuple[Parsed | None, tuple[Message, ...]]:
    """Return the message or term that `entry` holds, if it can be understood, and every fault in it."""
    refused = _depth_fault(entry) or _escape_fault(entry)
    if refused is not None:
        return None, (refused,)
    found: Parsed | None = None
    faults: list[Message] = []
    for item in _parser().parse(entry.source).body:
        if isinstance(item, Parsed):
            found = item
        elif isinstance(item, ast.Junk):
            faults += (_syntax_fault(entry, note) for note in item.annotations)
    return found, tuple(faults)


def _depth_fault(entry: Entry) -> Message | None:
    brackets = _BRACKETS.findall(_LITERAL.sub("", entry.source))
    depths = accumulate(1 if bracket in "{(" else -1 for bracket in brackets)
    if max(depths, default=0) <= MAX_DEPTH:
        return None
    return fault(entry.file, entry.line, message("language.too_deep", limit=MAX_DEPTH))


def _escape_fault(entry: Entry) -> Message | None:
    """Return the fault of a sign that is written by its number, and could not stand in the file itself."""
    for escaped in _ESCAPED.finditer(entry.source):
        code = int(escaped[1] or escaped[2], 16)
        strange = unprintable(chr(code)) if code <= sys.maxunicode else None
        if strange is not None:
            return fault(entry.file, entry.line + entry.source.count("\n", 0, escaped.start()), strange)
    return None


def levels(parsed: Parsed) -> dict[str, ast.Pattern]:
    """Return the texts of `parsed`: its value, if it has one, and its attributes by name."""
    value = {} if parsed.value is None else {VALUE: parsed.value}
    return value | {attribute.id.name: attribute.value for attribute in parsed.attributes}


def references(parsed: Parsed) -> frozenset[str]:
    """Return the names of the messages and terms (with their hyphen) that `parsed` is built from."""
    finder = _References()
    finder.visit(parsed)
    return frozenset(finder.names)


def line_of(entry: Entry, node: ast.SyntaxNode) -> int:
    """Return the line of the file on which `node`, parsed from `entry`, begins."""
    return entry.line + entry.source.count("\n", 0, _start(node))


def _start(node: ast.SyntaxNode) -> int:
    span = node.span
    assert span is not None, "the parser was asked for spans"  # noqa: S101 - for mypy; a parser's promise
    return span.start


def _syntax_fault(entry: Entry, note: ast.Annotation) -> Message:
    expected = str(note.arguments[0]) if note.arguments else ""
    # A line that starts with a word is taken for a message's name; nobody meant it to be one.
    code = "E0002" if (note.code, expected) == ("E0003", "=") else note.code
    # What a message lacks is noticed where the next line begins: point at the line that lacks it.
    upto = entry.source[: _start(note)].rstrip()
    line = entry.line + upto.count("\n")
    return fault(entry.file, line, message("language.syntax", code=code, expected=expected))


class _References(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent names it
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - Fluent names it
        self.names.add(f"-{node.id.name}")
        self.generic_visit(node)
