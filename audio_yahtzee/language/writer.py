"""Formats the messages of one locale with Fluent. Importing this loads Fluent and Babel."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from babel import Locale, UnknownLocaleError
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import ast

from audio_yahtzee.language.entries import UnwritableError
from audio_yahtzee.language.syntax import VALUE, levels, parse, references
from audio_yahtzee.language.wording import (
    VERBATIM,
    Spoken,
    capitalised,
    ended,
    filled,
    plain,
    slot,
    unwrapped,
)
from audio_yahtzee.messages import Joining, Verbosity

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from audio_yahtzee.language.entries import Entry

LEVELS = {
    Verbosity.BRIEF: (VALUE,),
    Verbosity.NORMAL: ("normal", VALUE),
    Verbosity.FULL: ("full", "normal", VALUE),
}
"""Where to look for a message's text, best first."""


class _Slot(FluentType):  # noqa: PLW1641 - Fluent compares values and hashes none
    """Keeps the place of a piece while Fluent works, which refuses pieces of more than 2,500 letters."""

    def __init__(self, name: str, key: str) -> None:
        self._name = name
        self._key = key

    def __eq__(self, other: object) -> bool:
        """Return whether the variant `other` of a choice is meant."""
        return other == self._key

    def format(self, locale: Locale) -> str:  # noqa: ARG002 - Fluent passes it
        """Return the mark that `filled` looks for."""
        return slot(self._name)


def cldr_locale(tag: str) -> Locale:
    """Return the CLDR data for `tag`, or the English where CLDR does not know it."""
    try:
        return Locale.parse(tag, sep="-")
    except (UnknownLocaleError, ValueError):
        return Locale.parse("en")


class Writer:
    """Writes the messages of one locale, parsing each when it is first asked for."""

    def __init__(self, tag: str, cldr: str, entries: Mapping[str, Entry]) -> None:
        """`tag` decides capitals, `cldr` plurals, lists and numbers."""
        self._tag = tag
        self._locale = cldr_locale(cldr)
        self._entries = entries
        self._bundle = FluentBundle([str(self._locale)], use_isolating=False)
        self._added: set[str] = set()
        # Message name and level of texts that keep the first letter they have.
        self._left_alone: set[tuple[str, str]] = set()

    def write(self, name: str, verbosity: Verbosity, values: Mapping[str, int | Spoken]) -> str:
        """Return the text of the message `name`, its marks (see `wording`) still in it.

        Raises UnwritableError when the locale lacks the message, it is broken, or `values` lacks a value.
        """
        self._add(name)
        if not self._bundle.has_message(name):
            raise UnwritableError(f"{self._tag} has no message {name!r} that can be understood")
        found = self._bundle.get_message(name)
        patterns = {VALUE: found.value, **found.attributes}
        there = ((level, pattern) for level in LEVELS[verbosity] if (pattern := patterns.get(level)))
        level, pattern = next(there, (VALUE, None))
        if pattern is None:
            raise UnwritableError(f"{self._tag} has no text for {name!r} at this verbosity")
        # Thousands are never set apart: "1,575" is read as two numbers by half of the voices.
        arguments = {
            key: fluent_number(value, useGrouping=False) if isinstance(value, int) else _Slot(key, value.key)
            for key, value in values.items()
        }
        try:
            text, errors = self._bundle.format_pattern(pattern, arguments)
        except RecursionError as error:
            # Fluent sees most circles itself, but not those of messages that are one reference each.
            raise UnwritableError(f"{self._tag}: {name!r} refers to itself") from error
        if errors:
            raise UnwritableError(f"{self._tag}: {name!r}: {errors[0]}")
        # CLDR's minus sign is not known to every voice; the hyphen is.
        text = unwrapped(str(text).replace("\N{MINUS SIGN}", "-"))
        text = filled(text, {key: value.text for key, value in values.items() if isinstance(value, Spoken)})
        return VERBATIM + text if (name, level) in self._left_alone else text

    def join(self, parts: Sequence[str], joining: Joining) -> str:
        """Return `parts` as one list in this language; sentences get their capitals and full stops."""
        match joining:
            case Joining.AND:
                return format_list(parts, "standard", self._locale)
            case Joining.OR:
                return format_list(parts, "or", self._locale)
            case Joining.COMMA:
                return ", ".join(parts)
            case Joining.SENTENCES:
                return " ".join(ended(capitalised(part, self._tag)) for part in parts if plain(part))
            case _:
                assert_never(joining)

    def _add(self, name: str) -> None:
        """Put a message, and all that it refers to, into the bundle."""
        waiting = [name]
        while waiting:
            wanted = waiting.pop()
            if wanted in self._added or wanted not in self._entries:
                continue
            self._added.add(wanted)
            parsed, _ = parse(self._entries[wanted])
            if parsed is not None:
                self._bundle.add_resource(ast.Resource([parsed]))
                opening = (level for level, pattern in levels(parsed).items() if _opens_with_literal(pattern))
                self._left_alone |= {(wanted, level) for level in opening}
                waiting += references(parsed)


def _opens_with_literal(pattern: ast.Pattern) -> bool:
    """Return whether a text starts with a quoted piece, not ours to change: `{ "audio-yahtzee" } demo`."""
    first = pattern.elements[0]
    return isinstance(first, ast.Placeable) and isinstance(first.expression, ast.StringLiteral)
