"""Walking a card with several columns: what is said is what has changed."""

from __future__ import annotations

from enum import StrEnum

from audio_yahtzee.messages import Message, Value, message
from audio_yahtzee.narration.terms import ordinal


class Moved(StrEnum):
    """How one came to a place of a card with several columns: what has changed is what is said."""

    THERE = "there"
    """From elsewhere: all of it is news."""
    ROW = "row"
    """To another row; the column comes last."""
    COLUMN = "column"
    """To another column of the same row."""


def in_row(line: Value, column: int) -> Message:
    """Return `line` with the column (from 0) in which one walks."""
    return message("column.row", line=line, column=ordinal(column + 1))


def column_name(column: int) -> Message:
    """Return what a column (from 0) is called."""
    return message("column.at", column=ordinal(column + 1))
