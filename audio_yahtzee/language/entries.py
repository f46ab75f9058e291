"""Cuts Fluent files into their messages without parsing them.

A whole locale parses in some 300 ms, a game says a few dozen of its messages: each is parsed when it is
first spoken. In Fluent a line that starts in the first column with `name =` always starts a message.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from audio_yahtzee.documents.files import listed
from audio_yahtzee.documents.text import MAX_BYTES, Unreadable, text_of
from audio_yahtzee.messages import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_START = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)


@dataclass(frozen=True, slots=True)
class Entry:
    """The source of one message or term, with the comments that follow it."""

    name: str
    """As the file writes it ("turn-rolled", "-game"); empty for what stands before the first message."""
    source: str
    file: Path
    line: int


class UnwritableError(Exception):
    """A message that a locale does not have, or not in a state to be said; the text tells why."""


def fault(file: Path, line: int, problem: Message) -> Message:
    """Return `problem` with the place it was found at; `line` counts from one."""
    return message("language.fault", file=str(file), line=line, problem=problem)


def read_text(file: Path) -> str | Message:
    """Return the text of a UTF-8 `file`, or the fault that keeps it from being read."""
    try:
        # Windows' line ends count as one here.
        return text_of(file, MAX_BYTES).replace("\r\n", "\n")
    except Unreadable as unreadable:
        return fault(file, unreadable.place.line or 1, unreadable.what)


def read_entries(folder: Path) -> tuple[dict[str, Entry], tuple[Message, ...]]:
    """Return the entries of all Fluent files in `folder` by name, and the faults found on the way.

    Of two entries with one name the first counts and the second is a fault.
    """
    entries: dict[str, Entry] = {}
    faults: list[Message] = []
    for file in listed(folder, "*.ftl"):
        text = read_text(file)
        if isinstance(text, Message):
            faults.append(text)
            continue
        for entry in _cut(text, file):
            # What precedes a file's first message has no name of its own to be found under.
            key = entry.name or str(file)
            first = entries.setdefault(key, entry)
            if first is not entry:
                where = message(
                    "language.defined_twice", name=entry.name, file=first.file.name, line=first.line
                )
                faults.append(fault(entry.file, entry.line, where))
    return entries, tuple(faults)


def _cut(text: str, file: Path) -> Iterator[Entry]:
    line = 1
    end = 0
    name = ""
    for start in _START.finditer(text):
        yield from _entry(name, text[end : start.start()], file, line)
        line += text.count("\n", end, start.start())
        end = start.start()
        name = start[1]
    yield from _entry(name, text[end:], file, line)


def _entry(name: str, source: str, file: Path, line: int) -> Iterator[Entry]:
    if source:
        yield Entry(name, source, file, line)
