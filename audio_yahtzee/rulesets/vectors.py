"""Vector files: what a rule set must pay, line by line, checked against the rule sets of a library.

A file is CSV with the columns `ruleset,filled,dice,box,points,bonus`:

* `filled` is the card before: `box=points` joined by `;`, a column as `box@2`, raw points, a box repeated
  where it takes several entries; and flags: `@extra=n` extras earned so far (`@extra@3=n` in that column),
  `@roll=1` for a hand made on the first roll, `@claim=0` or `@claim=1`.
* `dice` is the hand, joined by `-`. `box` is where it goes, or `final` for the card's total, without dice.
* `points` is what the entry is worth after the column's multiplier, or `illegal`, or `win`.
* `bonus` is 0, or parts joined by `+`: `extra:100`, or a section and by how much its bonus changes, such as
  `upper:35`; for `final` it may be `rank:n`, the game points.
"""

from __future__ import annotations

import csv
import re
from dataclasses import dataclass, replace
from io import StringIO
from typing import TYPE_CHECKING

from audio_yahtzee.documents.faults import Fault, suggestion
from audio_yahtzee.documents.text import Unreadable, text_of
from audio_yahtzee.game import Card, Cell, Hand, outcomes
from audio_yahtzee.messages import Message, message
from audio_yahtzee.rulesets.errors import RuleSetError
from audio_yahtzee.rulesets.library import Library, UnknownRuleSet

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from audio_yahtzee.game import RuleSet

COLUMNS = ("ruleset", "filled", "dice", "box", "points", "bonus")
"""The first line of a vector file."""

FINAL = "final"

MAX_BYTES = 16 * 1024 * 1024
"""Some 300,000 lines."""

_POINTS = re.compile(r"-?[0-9]{1,6}|illegal|win")
_BONUS = re.compile(r"0|[a-z_]+:-?[0-9]{1,6}(\+[a-z_]+:-?[0-9]{1,6})*")
_ENTRY = re.compile(r"([a-z][a-z0-9_]*(?:@[0-9]{1,3})?)=([0-9]{1,6})")
_EXTRA = re.compile(r"@extra(?:@([1-9][0-9]?))?=([0-9]{1,3})")
_FLAG = re.compile(r"@(roll|claim)=([0-9])")


@dataclass(frozen=True, slots=True)
class Result:
    """The outcome of one line. `expected` and `got` are written as in the file: points, a space, bonus."""

    line: int
    """Counted from 1, the heading included; 0 for the file as a whole."""
    expected: str = ""
    got: str = ""
    problem: Message | None = None
    """What is wrong, to be shown with its line; None when all is well."""

    @property
    def is_ok(self) -> bool:
        """Whether the rule set pays what the line says."""
        return self.problem is None


class _Malformed(Exception):  # noqa: N818 -- a way out of one line, never seen outside this module
    def __init__(self, said: Message) -> None:
        super().__init__(said.id)
        self.said = said


def run(path: Path, library: Library) -> Iterator[Result]:
    """Yield a result for every line of the file at `path`, blank ones apart, in the order of the file.

    A line that is malformed, or whose rule set is missing or broken, fails like one that is wrong. A file
    that cannot be read, or has another heading, is one failure.
    """
    try:
        text = text_of(path, MAX_BYTES)
    except Unreadable as unreadable:
        where = unreadable.place
        fault = Fault(where.file, where.line, where.column, unreadable.what)
        yield Result(where.line, problem=fault.located())
        return
    reader = csv.reader(StringIO(text, newline=""))
    line = 1
    try:
        if tuple(next(reader, ())) != COLUMNS:
            yield _failure(line, message("rulesets.vector_heading", columns=",".join(COLUMNS)))
            return
        for row in reader:
            line = reader.line_num
            if row:
                yield _check(line, row, library)
    except csv.Error as error:
        yield _failure(line + 1, message("rulesets.vector_csv", problem=str(error)))


def _failure(line: int, problem: Message) -> Result:
    return Result(line, problem=message("rulesets.vector_fault", line=line, problem=problem))


def _check(line: int, row: list[str], library: Library) -> Result:
    if len(row) != len(COLUMNS):
        return _failure(line, message("rulesets.vector_columns", found=len(row), right=len(COLUMNS)))
    vector = _Vector(*row)
    try:
        rules = library.get(vector.ruleset)
        expected = vector.expected()
        got = vector.got(rules)
    except _Malformed as malformed:
        problem = malformed.said
    except UnknownRuleSet as unknown:
        problem = unknown.message
    except RuleSetError as broken:
        problem = message("rulesets.vector_broken", id=vector.ruleset, fault=broken.faults[0].located())
    else:
        if got == expected:
            return Result(line, expected, got)
        mismatch = message(
            "rulesets.vector_mismatch",
            line=line,
            rules=vector.ruleset,
            box=vector.box,
            dice=vector.dice,
            expected=expected,
            got=got,
        )
        return Result(line, expected, got, mismatch)
    return _failure(line, problem)


@dataclass(frozen=True, slots=True)
class _Vector:
    """One line, its columns as text."""

    ruleset: str
    filled: str
    dice: str
    box: str
    points: str
    bonus: str

    def expected(self) -> str:
        """Return what the line says must come out. Raises _Malformed."""
        if not _POINTS.fullmatch(self.points):
            raise _Malformed(message("rulesets.vector_points", found=self.points))
        if not _BONUS.fullmatch(self.bonus):
            raise _Malformed(message("rulesets.vector_bonus", found=self.bonus))
        return f"{self.points} {'+'.join(sorted(self.bonus.split('+')))}"

    def got(self, rules: RuleSet) -> str:
        """Return what the rules make of the line. Raises _Malformed where it does not fit them."""
        card, first_roll, claimed = self._before(rules)
        if self.box == FINAL:
            if self.dice:
                raise _Malformed(message("rulesets.vector_final_dice"))
            rank = f"rank:{card.game_points}" if self.bonus.startswith("rank:") else "0"
            return f"{card.total} {rank}"
        hand = Hand(self._hand(rules), first_roll=first_roll, claimed=claimed)
        cell = _cell(self.box, card)
        outcome = outcomes(card, hand).get(cell)
        if outcome is None:
            return "illegal 0"
        section = rules.by_id[cell.box].section
        parts = {"extra": outcome.extra, section: outcome.bonus}
        bonus = "+".join(sorted(f"{part}:{points}" for part, points in parts.items() if points)) or "0"
        return f"{'win' if outcome.wins else outcome.points} {bonus}"

    def _hand(self, rules: RuleSet) -> tuple[int, ...]:
        faces = self.dice.split("-")
        count, highest = rules.dice.count, rules.dice.faces
        if len(faces) != count or not all(face in map(str, range(1, highest + 1)) for face in faces):
            raise _Malformed(message("rulesets.vector_dice", found=self.dice, count=count, faces=highest))
        return tuple(map(int, faces))

    def _before(self, rules: RuleSet) -> tuple[Card, bool, bool | None]:
        """Return the card, whether it is the first roll, and whether the extra is claimed."""
        card = Card(rules)
        flags: dict[str, int] = {}
        for part in filter(None, self.filled.split(";")):
            if entry := _ENTRY.fullmatch(part):
                card = _write(card, entry[1], int(entry[2]))
            elif extra := _EXTRA.fullmatch(part):
                card = _with_extras(card, int(extra[1] or 1) - 1, int(extra[2]))
            elif flag := _FLAG.fullmatch(part):
                flags[flag[1]] = int(flag[2])
            else:
                raise _Malformed(message("rulesets.vector_filled", found=part))
        return card, flags.get("roll") == 1, bool(flags["claim"]) if "claim" in flags else None


def _cell(text: str, card: Card) -> Cell:
    """Return the cell written `text`, which must be on the card."""
    try:
        cell = Cell.parse(text)
    except ValueError:
        cell = Cell(text)
    if cell not in card.cells():
        right = suggestion(text, map(str, card.cells()))
        raise _Malformed(message("rulesets.vector_cell", found=text, right=right))
    return cell


def _write(card: Card, text: str, points: int) -> Card:
    cell = _cell(text, card)
    if not card.is_open(cell):
        raise _Malformed(message("rulesets.vector_overfull", found=text))
    return card.write(cell, points)


def _with_extras(card: Card, column: int, count: int) -> Card:
    if column >= len(card.rules.columns):
        raise _Malformed(message("rulesets.vector_column", found=column + 1, columns=len(card.rules.columns)))
    return replace(card, extras=(*card.extras, *(column for _ in range(count))))
