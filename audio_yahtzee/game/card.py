"""A player's card: what was written where, and what it adds up to."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING

from audio_yahtzee.game.ruleset import When

if TYPE_CHECKING:
    from collections.abc import Mapping

    from audio_yahtzee.game.ruleset import RankRule, RuleSet


@dataclass(frozen=True, slots=True, order=True)
class Cell:
    """A box in one column, counted from 0. Written `fives`, or `fives@2` for the second column."""

    box: str
    column: int = 0

    def __str__(self) -> str:
        return f"{self.box}@{self.column + 1}" if self.column else self.box

    @classmethod
    def parse(cls, text: str) -> Cell:
        """Return the cell written `text`; raises ValueError when the column is no number from 1 up."""
        box, mark, column = text.partition("@")
        if not mark:
            return cls(box)
        if not (column.isascii() and column.isdecimal()) or int(column) < 1:
            raise ValueError(f"a cell is written box or box@column, column from 1: {text!r}")
        return cls(box, int(column) - 1)


@dataclass(frozen=True, slots=True)
class Entry:
    """Points written into a cell, before the column's multiplier."""

    cell: Cell
    points: int


@dataclass(frozen=True)
class Card:
    """The entries of one player, in the order in which they were written."""

    rules: RuleSet = field(repr=False)
    entries: tuple[Entry, ...] = ()
    extras: tuple[int, ...] = ()
    """The column (from 0) in which each extra was earned."""

    def write(self, cell: Cell, points: int, *, extra: bool = False) -> Card:
        """Return the card with `points` written into `cell`, and an extra earned there if `extra`."""
        extras = (*self.extras, cell.column) if extra else self.extras
        return replace(self, entries=(*self.entries, Entry(cell, points)), extras=extras)

    def cells(self) -> tuple[Cell, ...]:
        """Return every cell in card order: boxes from the top down, columns from the left."""
        columns = range(len(self.rules.columns))
        return tuple(Cell(box.id, column) for box in self.rules.boxes for column in columns)

    def points(self, cell: Cell) -> tuple[int, ...]:
        """Return the raw points written into `cell` so far."""
        return self._written.get(cell, ())

    @cached_property
    def _written(self) -> Mapping[Cell, tuple[int, ...]]:
        """The raw points by cell: with three columns, a card is asked for them thousands of times a game."""
        written: dict[Cell, tuple[int, ...]] = {}
        for entry in self.entries:
            written[entry.cell] = (*written.get(entry.cell, ()), entry.points)
        return written

    def is_open(self, cell: Cell) -> bool:
        """Tell whether `cell` can still take an entry."""
        return len(self.points(cell)) < self.rules.times

    def open_cells(self) -> tuple[Cell, ...]:
        """Return the cells that can still take an entry, in card order."""
        return tuple(cell for cell in self.cells() if self.is_open(cell))

    @property
    def is_full(self) -> bool:
        """Whether no cell is open."""
        return len(self.entries) >= self.rules.turns

    def jackpot_is(self, condition: When) -> bool:
        """Tell whether the jackpot box is filled, or scored, in every column."""
        extra = self.rules.extra
        if extra is None:
            return False
        written = [
            points
            for column in range(len(self.rules.columns))
            for points in self.points(Cell(extra.box, column))
        ]
        if len(written) < len(self.rules.columns) * self.rules.times:
            return False
        return condition is When.FILLED or all(written)

    def section_points(self, section: str, column: int = 0) -> int:
        """Return the raw points in a section of a column."""
        boxes = self.rules.by_id
        return sum(
            entry.points
            for entry in self.entries
            if entry.cell.column == column and boxes[entry.cell.box].section == section
        )

    def section_bonus(self, section: str, column: int = 0) -> int:
        """Return the bonus of the highest tier that a section has reached in a column, raw."""
        points = self.section_points(section, column)
        tiers = next(part.bonus for part in self.rules.sections if part.id == section)
        reached = [tier.add for tier in tiers if points >= tier.at]
        return reached[-1] if reached else 0

    def column_total(self, column: int) -> int:
        """Return a column's points with bonuses and extras, multiplied."""
        raw = sum(entry.points for entry in self.entries if entry.cell.column == column)
        raw += sum(self.section_bonus(section.id, column) for section in self.rules.sections)
        if self.rules.extra is not None:
            raw += self.extras.count(column) * self.rules.extra.bonus
        return raw * self.rules.columns[column]

    @property
    def total(self) -> int:
        """The card's points so far."""
        return sum(self.column_total(column) for column in range(len(self.rules.columns)))

    @property
    def game_points(self) -> int | None:
        """Points by the rule set's conversion table; None where the card's total itself ranks."""
        if not self.rules.rank:
            return None
        return sum(self.converted(rule) for rule in self.rules.rank)

    def converted(self, rule: RankRule) -> int:
        """Return the game points that one line of the conversion gives."""
        if rule.table:
            reached = [points for start, points in rule.table if self.total >= start]
            return reached[-1] if reached else rule.table[0][1]
        written = [entry.points for entry in self.entries if entry.cell.box == rule.box]
        if rule.each:
            return rule.points * sum(points > 0 for points in written)
        if rule.every:
            full = len(written) == self.rules.times * len(self.rules.columns)
            return rule.points if full and all(written) else 0
        return rule.points if sum(written) >= (rule.at_least or 0) else 0
