"""The rows of the file of games, and the games in them: read with the suspicion that a disk deserves."""

from __future__ import annotations

import json
import sqlite3
import zlib
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

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
    found = json.loads(text)
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
    return found.astimezone()


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


def _row(connection: sqlite3.Connection, number: int) -> tuple[Head, int, int, int]:
    """Return a game's head, its seal, its round, and whether it is over. Raises Damaged and sqlite3.Error."""
    query = """SELECT started, compiled, seats, dice, seal, round, is_over
        FROM games JOIN rules ON rules.number = games.rules WHERE games.number = ?"""
    try:
        row = connection.execute(query, (number,)).fetchone()
    except sqlite3.OperationalError as error:
        # Text that is none is told in this way.
        raise Damaged(str(error)) from error
    match row:
        case (str(), str(), str(), str(), int(seal), int(played), int(over)):
            return Head(*row[:4]), seal, played, over
        case _:
            raise Damaged(f"game {number}: {row!r}"[:200])


def _summary(connection: sqlite3.Connection, number: int) -> Summary:
    head, seal, played, over = _row(connection, number)
    rules, seats, started = _opened(head, seal)
    return Summary(number, started, rules, seats, played, bool(over), head.dice)


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
    head, seal, _, _ = _row(connection, number)
    rules, seats, started = _opened(head, seal)
    lines, is_whole = _lines(connection, number, seal)
    return SavedGame(number, started, rules, seats, lines, head.dice, is_whole)


def _lines(connection: sqlite3.Connection, number: int, seal: int) -> tuple[tuple[str, ...], bool]:
    lines: list[str] = []
    query = "SELECT number, line, seal FROM lines WHERE game = ? ORDER BY number"
    try:
        for place, line, written in connection.execute(query, (number,)):
            is_sound = place == len(lines) and isinstance(line, str)
            seal = sealed(line, seal) if is_sound else seal
            if not is_sound or seal != written:
                return tuple(lines), False
            lines.append(line)
    except sqlite3.OperationalError:
        return tuple(lines), False
    return tuple(lines), True


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
    statement = """INSERT INTO games (started, changed, rules, seats, dice, round, is_over, seal)
        VALUES (?, ?, ?, ?, ?, 1, 0, ?)"""
    rules = insert_rules(connection, head.compiled)
    values = (head.started, head.started, rules, head.seats, head.dice, head.seal)
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
    """Write `lines` after the `place` that a game already has; return the new seal. Raises sqlite3.Error."""
    statement = "INSERT INTO lines (game, number, line, seal) VALUES (?, ?, ?, ?)"
    for number, line in enumerate(lines, start=place):
        seal = sealed(line, seal)
        connection.execute(statement, (game, number, line, seal))
    return seal


def delete_game(connection: sqlite3.Connection, number: int) -> bool:
    """Delete a game, and rules that no other needs; return whether there was one. Raises sqlite3.Error."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        done = connection.execute("DELETE FROM games WHERE number = ?", (number,)).rowcount > 0
        connection.execute("DELETE FROM rules WHERE number NOT IN (SELECT rules FROM games)")
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    return done
