"""What keeps a locale whole: everything is compared with the English one but the words themselves."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from audio_yahtzee.language.book import Book, Facts, exact_and_named
from audio_yahtzee.language.entries import UnwritableError, fault
from audio_yahtzee.language.syntax import VALUE, levels, line_of
from audio_yahtzee.language.wording import Spoken, plain
from audio_yahtzee.language.writer import LEVELS, cldr_locale
from audio_yahtzee.messages import Message, Verbosity, message

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from fluent.syntax import ast

    from audio_yahtzee.language.entries import Entry
    from audio_yahtzee.language.locale import Locale

_CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})
# Whole numbers a game of dice can come to; "many" of a language that begins at a million is not among them.
_COUNTS = range(10_000)
# A choice with this many exact numbers is a table of words (faces, ordinals) and needs no plural forms.
_TABLE = 3
_LEFTOVER_WORDS = 3
_SWALLOWED = re.compile(r"\*?\[ *[\w.-]+ *\]", re.ASCII)
_WORD = re.compile(r"[^\W\d_]\S*")


def check_locale(locale: Locale, english: Locale) -> tuple[Message, ...]:
    """Return all that is wrong with `locale`, each with file and line; `english` may be the same.

    Syntax, names, values, levels, plural forms, swallowed variants, leftover English, excuses that excuse
    nothing, and messages that cannot be said, say nothing, or say more at a briefer level.
    """
    return (*locale.faults(), *_Check(locale, english).faults())


class _Check:
    def __init__(self, locale: Locale, english: Locale) -> None:
        self._locale = locale
        self._entries = locale.entries
        self._is_english = locale.tag.partition("-")[0] == "en"
        self._book = Book(locale.entries)
        self._english = self._book if locale is english else Book(english.entries)
        self._english_entries = english.entries
        self._needed = _needed_categories(locale.meta.cldr or locale.tag)
        self._excused: set[tuple[str, str]] = set()

    def faults(self) -> Iterator[Message]:
        there = self._book.messages
        for name in (name for name in self._english.messages if name not in self._entries):
            where = self._english_entries[name]
            # It belongs into the file that has the name of the English one.
            file = self._locale.folders[0] / where.file.name
            yield fault(file, 1, message("check.missing", name=name, line=where.line))
        for name, item in there.items():
            entry = self._entries[name]
            if name not in self._english.messages:
                yield fault(entry.file, entry.line, message("check.not_english", name=name))
                continue
            theirs = levels(self._english.messages[name])
            yield from self._levels(name, entry, set(levels(item)), set(theirs))
            for level, pattern in levels(item).items():
                facts = self._book.facts(pattern)
                yield from self._choices(entry, facts)
                if level in theirs:
                    yield from self._against_english(name, entry, facts, theirs[level])
        for name, item in there.items():
            if item.value is not None:
                yield from self._renders(name)
        yield from self._idle_excuses()

    def _levels(self, name: str, entry: Entry, ours: set[str], theirs: set[str]) -> Iterator[Message]:
        for level in sorted(ours - set(LEVELS[Verbosity.FULL])):
            yield fault(entry.file, entry.line, message("check.unknown_level", name=name, level=level))
        for level in sorted((ours - theirs) & set(LEVELS[Verbosity.FULL])):
            yield fault(entry.file, entry.line, message("check.extra_level", name=name, level=level))
        if VALUE not in ours:
            yield fault(entry.file, entry.line, message("check.no_brief", name=name))
        missing = sorted(theirs - ours - {VALUE})
        if missing and not self._excuse("fewer_levels", name):
            for level in missing:
                yield fault(entry.file, entry.line, message("check.missing_level", name=name, level=level))

    def _choices(self, entry: Entry, facts: Facts) -> Iterator[Message]:
        for text in facts.in_variants:
            if found := _SWALLOWED.search(text.value):
                problem = message("check.swallowed_variant", variant=found[0])
                yield fault(entry.file, line_of(entry, text), problem)
        for select in facts.selects:
            for category in self._lacking(select):
                problem = message("check.missing_plural", name=entry.name, category=category)
                yield fault(entry.file, line_of(entry, select), problem)

    def _lacking(self, select: ast.SelectExpression) -> list[str]:
        numbers, words = exact_and_named(select)
        if len(numbers) >= _TABLE or not words <= _CATEGORIES or (words == {"other"} and not numbers):
            return []
        return sorted(name for name, counts in self._needed.items() if name not in words and counts - numbers)

    def _against_english(
        self, name: str, entry: Entry, facts: Facts, english: ast.Pattern
    ) -> Iterator[Message]:
        theirs = self._english.facts(english)
        whole = levels(self._english.messages[name]).values()
        known = set().union(*(self._english.facts(pattern).used for pattern in whole))
        for value in sorted(facts.used - known):
            yield fault(entry.file, entry.line, message("check.unknown_value", name=name, value=value))
        for value in sorted(theirs.printed - facts.used):
            yield fault(entry.file, entry.line, message("check.missing_value", name=name, value=value))
        if not self._is_english:
            originals = {_squeezed(text) for text in theirs.texts}
            for text in facts.texts:
                same = _squeezed(text) in originals and len(_WORD.findall(text.value)) >= _LEFTOVER_WORDS
                if same and not self._excuse("same_as_english", name):
                    problem = message("check.english_left", name=name, text=text.value.strip())
                    yield fault(entry.file, line_of(entry, text), problem)

    def _excuse(self, kind: str, name: str) -> bool:
        """Return whether meta.yaml gives a reason for this, and remember that it was needed."""
        self._excused.add((kind, name))
        return name in getattr(self._locale.meta, kind)

    def _idle_excuses(self) -> Iterator[Message]:
        file = self._locale.folders[-1] / "meta.yaml"
        for kind in ("same_as_english", "fewer_levels"):
            for name in getattr(self._locale.meta, kind):
                if (kind, name) not in self._excused:
                    yield fault(file, 1, message("check.idle_excuse", name=name, kind=kind))

    def _renders(self, name: str) -> Iterator[Message]:
        entry = self._entries[name]
        whole = [self._book.facts(pattern) for pattern in levels(self._book.messages[name]).values()]
        for values in _samples(whole):
            try:
                texts = [self._locale.writer.write(name, verbosity, values) for verbosity in Verbosity]
            except UnwritableError as error:
                problem = message("check.unwritable", name=name, reason=str(error))
            else:
                lengths = [len(plain(text).strip()) for text in texts]
                if 0 in lengths:
                    problem = message("check.silent", name=name)
                elif lengths != sorted(lengths):
                    problem = message("check.not_brief", name=name)
                else:
                    continue
            # One example is enough: the other values mostly tell the same.
            yield fault(entry.file, entry.line, problem)
            return


def _needed_categories(cldr: str) -> dict[str, set[int]]:
    """Return the plural categories that counts fall into, each with those counts."""
    plural = cldr_locale(cldr).plural_form
    needed: dict[str, set[int]] = {}
    for count in _COUNTS:
        needed.setdefault(plural(count), set()).add(count)
    return needed


def _samples(whole: list[Facts]) -> Iterator[Mapping[str, int | Spoken]]:
    """Yield values for a message such that each of its variants is chosen at least once."""
    keys: dict[str, set[str | int]] = {}
    for facts in whole:
        for name in facts.used:
            keys.setdefault(name, set()).update(facts.keys.get(name, ()))
    base: dict[str, int | Spoken] = {name: _sample(found) for name, found in keys.items()}
    yield base
    for name, found in keys.items():
        counted = not {key for key in found if isinstance(key, str)} - _CATEGORIES
        for key in sorted(found, key=str):
            if isinstance(key, int):
                yield base | {name: key}
            elif not counted:
                yield base | {name: Spoken(key, key)}
        if counted and found:
            yield from (base | {name: count} for count in (0, 1, 2, 5, 21, 22, 100))


def _sample(keys: set[str | int]) -> int | Spoken:
    return Spoken("x", "x") if not keys or {key for key in keys if isinstance(key, str)} - _CATEGORIES else 11


def _squeezed(text: ast.TextElement) -> str:
    return " ".join(text.value.split()).casefold()
