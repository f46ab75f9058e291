"""The rows of the file of games, and the games in them: read with the suspicion that a disk deserves."""

from __future__ import annotations

import json
import sqlite3
import zlib
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, NamedTuple

from audio_yahtzee.devices.store.transactions import transaction
from audio_yahtzee.game.state import MOST_PLAYERS
from audio_yahtzee.game.storing import read_rules, written_rules
from audio_yahtzee.session.journal_ports import SavedGame
from audio_yahtzee.session.preferences import LONGEST_NAME
from audio_yahtzee.session.seats import Character, Seat, Seats

if TYPE_CHECKING:
    from collections.abc import Iterable

    from audio_yahtzee.game.ruleset import RuleSet


class Damaged(ValueError):  # noqa: N818 -- reads as the fact it states
    """The rows of a game are not as they were written."""


@dataclass(frozen=True, slots=True)
class Head:
    """What the file says of a game besides its lines, as it is written there."""

    started: str
    compiled: str
    seats: str
    dice: str
    """Where its faces came from; see SavedGame."""

    @property
    def seal(self) -> int:
        """A number that all of this, the dice excepted, leads to; the first line is sealed with it."""
        return sealed(f"{self.started}\n{self.compiled}\n{self.seats}", 0)


@dataclass(frozen=True, slots=True)
class Summary:
    """A game as a list has it."""

    number: int
    started: datetime
    rules: RuleSet
    seats: Seats
    round: int
    is_over: bool
    dice: str


def sealed(text: str, seal: int) -> int:
    """Return a number that `text` and the `seal` of all before it lead to, and hardly any other text."""
    return zlib.crc32(text.encode("utf-8", "surrogatepass"), seal)


def head_of(rules: RuleSet, seats: Seats, started: datetime, dice: str) -> Head:
    """Return the head of a game."""
    compiled, who = written_rules(rules), written_seats(seats)
    return Head(started.astimezone(UTC).isoformat(timespec="seconds"), compiled, who, dice)


def written_seats(seats: Seats) -> str:
    """Return `seats` as JSON on one line."""
    return json.dumps([seat if not isinstance(seat, Character) else {"level": seat.level} for seat in seats])


def read_seats(text: str) -> Seats:
    """Return the seats that `text` holds. Raises ValueError where it holds none that a table can have."""
    try:
        found = json.loads(text)
    except RecursionError as error:
        raise ValueError("the players are nested too deep") from error
    if not isinstance(found, list) or not 1 <= len(found) <= MOST_PLAYERS:
        raise ValueError(f"expected a list of 1 to {MOST_PLAYERS} players, got {text[:LONGEST_NAME]!r}")
    return tuple(map(_seat, found))


def _seat(value: object) -> Seat:
    match value:
        case None:
            return None
        case str(name) if 0 < len(name) <= LONGEST_NAME and name.isprintable():
            return name
        case {"level": str(level)} if level.isidentifier():
            return Character(level)
        case _:
            raise ValueError(f"expected a player's name, a level or null, got {value!r}")


def read_time(text: str) -> datetime:
    """Return the moment that `text` tells, by the clock of this place. Raises ValueError."""
    found = datetime.fromisoformat(text)
    if found.tzinfo is None:
        raise ValueError(f"expected a time with its zone, got {text!r}")
    try:
        return found.astimezone()
    except (OverflowError, OSError) as error:
        # Windows has no clock before 1970, and at both ends of the calendar another zone lies beyond it.
        raise ValueError(f"expected a time that clocks can show, got {text!r}") from error


def summaries(connection: sqlite3.Connection) -> tuple[list[Summary], list[int]]:
    """Return the games, the one played last first, and the numbers of those whose rows are damaged.

    Raises sqlite3.Error.
    """
    sound: list[Summary] = []
    damaged: list[int] = []
    for number in _numbers(connection, "SELECT number FROM games ORDER BY changed DESC, number DESC"):
        try:
            sound.append(_summary(connection, number))
        except Damaged:
            damaged.append(number)
    return sound, damaged


def unfinished(connection: sqlite3.Connection) -> list[int]:
    """Return the numbers of the games that are not over, the one played last first. Raises sqlite3.Error."""
    query = "SELECT number FROM games WHERE NOT is_over ORDER BY changed DESC, number DESC"
    return _numbers(connection, query)


def _numbers(connection: sqlite3.Connection, query: str) -> list[int]:
    return [int(row[0]) for row in connection.execute(query)]


class _Row(NamedTuple):
    head: Head
    seal: int
    """Of the head."""
    last_seal: int
    """Of the last line."""
    round: int
    is_over: int


def _row(connection: sqlite3.Connection, number: int) -> _Row:
    """Return what there is of a game besides its lines. Raises Damaged and sqlite3.Error."""
    query = """SELECT started, compiled, seats, dice, seal, last_seal, round, is_over
        FROM games JOIN rules ON rules.number = games.rules WHERE games.number = ?"""
    row = connection.execute(query, (number,)).fetchone()
    match row:
        case (str(), str(), str(), str(), int(seal), int(last), int(played), int(over)):
            return _Row(Head(*row[:4]), seal, last, played, over)
        case _:
            raise Damaged(f"game {number}: {row!r}"[:200])


def _summary(connection: sqlite3.Connection, number: int) -> Summary:
    row = _row(connection, number)
    rules, seats, started = _opened(row.head, row.seal)
    return Summary(number, started, rules, seats, row.round, bool(row.is_over), row.head.dice)


def _opened(head: Head, seal: int) -> tuple[RuleSet, Seats, datetime]:
    if head.seal != seal:
        raise Damaged("the head of a game is not as it was written")
    try:
        return read_rules(head.compiled), read_seats(head.seats), read_time(head.started)
    except ValueError as error:
        raise Damaged(str(error)) from error


def saved_game(connection: sqlite3.Connection, number: int) -> SavedGame | None:
    """Return the game `number`, if there is one; of a damaged one as many lines as are sound.

    Raises Damaged where not so much can be read, and sqlite3.Error.
    """
    if connection.execute("SELECT 1 FROM games WHERE number = ?", (number,)).fetchone() is None:
        return None
    row = _row(connection, number)
    rules, seats, started = _opened(row.head, row.seal)
    lines, last = _lines(connection, number, row.seal)
    return SavedGame(number, started, rules, seats, lines, row.head.dice, last == row.last_seal)


def _lines(connection: sqlite3.Connection, number: int, seal: int) -> tuple[tuple[str, ...], int | None]:
    """Return the sound lines of a game, and the last one's seal; None where others follow."""
    lines: list[str] = []
    query = "SELECT number, line, seal FROM lines WHERE game = ? ORDER BY number"
    for place, line, written in connection.execute(query, (number,)):
        if place != len(lines) or not isinstance(line, str) or sealed(line, seal) != written:
            return tuple(lines), None
        seal = written
        lines.append(line)
    return tuple(lines), seal


def insert_rules(connection: sqlite3.Connection, compiled: str) -> int:
    """Return the row number of the rules, written if they were not there. Raises sqlite3.Error."""
    connection.execute("INSERT OR IGNORE INTO rules (compiled) VALUES (?)", (compiled,))
    query = "SELECT number FROM rules WHERE compiled = ?"
    found = connection.execute(query, (compiled,)).fetchone()
    if found is None:
        raise sqlite3.DatabaseError("rules that were just written cannot be found")
    return int(found[0])


def insert_game(connection: sqlite3.Connection, head: Head) -> int:
    """Write the head of a game that begins, and return its number. Raises sqlite3.Error."""
    statement = """INSERT INTO games (started, changed, rules, seats, dice, round, is_over, seal, last_seal)
        VALUES (?, ?, ?, ?, ?, 1, 0, ?, ?)"""
    rules = insert_rules(connection, head.compiled)
    values = (head.started, head.started, rules, head.seats, head.dice, head.seal, head.seal)
    cursor = connection.execute(statement, values)
    return int(cursor.lastrowid or 0)


def rewrite_game(connection: sqlite3.Connection, number: int, head: Head) -> None:
    """Give a game another head, and take away its lines, to be written anew. Raises sqlite3.Error."""
    connection.execute("DELETE FROM lines WHERE game = ?", (number,))
    values = (head.seats, head.seal, number)
    connection.execute("UPDATE games SET seats = ?, seal = ? WHERE number = ?", values)


def insert_lines(
    connection: sqlite3.Connection, game: int, place: int, seal: int, lines: Iterable[str]
) -> int:
    """Write `lines` after the `place` that a game already has; return the last seal. Raises sqlite3.Error."""
    statement = "INSERT INTO lines (game, number, line, seal) VALUES (?, ?, ?, ?)"
    for number, line in enumerate(lines, start=place):
        seal = sealed(line, seal)
        connection.execute(statement, (game, number, line, seal))
    connection.execute("UPDATE games SET last_seal = ? WHERE number = ?", (seal, game))
    return seal


def delete_game(connection: sqlite3.Connection, number: int) -> bool:
    """Delete a game, and rules that no other needs; return whether there was one. Raises sqlite3.Error."""
    with transaction(connection):
        done = connection.execute("DELETE FROM games WHERE number = ?", (number,)).rowcount > 0
        connection.execute("DELETE FROM rules WHERE number NOT IN (SELECT rules FROM games)")
    return done
