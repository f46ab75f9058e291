"""Compares what the code says with what the English catalogue has: forgotten messages, values and ids."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from audio_yahtzee.language.book import Book
from audio_yahtzee.language.entries import fault
from audio_yahtzee.language.syntax import levels, references
from audio_yahtzee.messages import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from audio_yahtzee.language.locale import Locale


@dataclass(frozen=True, slots=True)
class _Call:
    """One `message("some.id", value=…)`."""

    name: str
    values: frozenset[str] | None
    """The values it gives; None where it passes on a mapping that cannot be read from here."""
    file: Path
    line: int


@dataclass(frozen=True, slots=True)
class _Mentions:
    calls: list[_Call] = field(default_factory=list)
    names: set[str] = field(default_factory=set)
    """Every string that could be a message id, dots as hyphens."""
    families: set[str] = field(default_factory=set)
    """What ids begin with that are put together: all messages that begin so are in use."""


def check_usage(english: Locale, package: Path) -> tuple[Message, ...]:
    """Return the messages that code below `package` says and English lacks, and those nobody says.

    A message counts as used when its id stands anywhere in the code as a string, or the id without its last
    part after a hyphen ("turn.started" for "turn.started-own"); when an f-string begins as it does, as in
    `message(f"box.{box.id}")`; or when another message refers to it. Values are compared where a call gives
    them by name.
    """
    mentions = _Mentions()
    for file in sorted(package.rglob("*.py")):
        _read(file, mentions)
    return (*_unwritten(english, mentions), *_unused(english, mentions))


def _unwritten(english: Locale, mentions: _Mentions) -> Iterator[Message]:
    book = Book(english.entries)
    for call in mentions.calls:
        if call.name not in book.messages:
            yield fault(call.file, call.line, message("check.not_written", name=call.name))
        elif call.values is not None:
            patterns = levels(book.messages[call.name]).values()
            wanted = set().union(*(book.facts(pattern).used for pattern in patterns))
            for value in sorted(wanted - call.values):
                problem = message("check.value_not_given", name=call.name, value=value)
                yield fault(call.file, call.line, problem)


def _unused(english: Locale, mentions: _Mentions) -> Iterator[Message]:
    book = Book(english.entries)
    referred = {name for item in book.parsed.values() for name in references(item)}
    families = tuple(mentions.families)
    for name in book.messages:
        if name not in mentions.names | referred and not name.startswith(families):
            entry = english.entries[name]
            yield fault(entry.file, entry.line, message("check.unused", name=name))


def _read(file: Path, mentions: _Mentions) -> None:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Constant(value=str(text)):
                mentions.names.add(_name(text))
                if "." in text:
                    mentions.families.add(f"{_name(text)}-")
            case ast.JoinedStr(values=[ast.Constant(value=str(start)), *_]) if "." in start:
                mentions.families.add(_name(start))
            case ast.Call(func=ast.Name(id="message"), args=[ast.Constant(value=str(text))]):
                mentions.calls.append(_Call(_name(text), _values(node.keywords), file, node.lineno))
            case _:
                pass


def _values(keywords: list[ast.keyword]) -> frozenset[str] | None:
    names = [keyword.arg for keyword in keywords]
    given = [name for name in names if name is not None]
    return frozenset(given) if len(given) == len(names) else None


def _name(identifier: str) -> str:
    return identifier.replace(".", "-")
