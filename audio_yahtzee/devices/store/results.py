"""How games ended, read from the file of games; and players forgotten there."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

from audio_yahtzee.devices.store.journal_rows import Head, read_seats, read_time, sealed, written_seats
from audio_yahtzee.devices.store.transactions import transaction
from audio_yahtzee.game.storing import read_rules
from audio_yahtzee.session.results import COUNTED, Finish, Played
from audio_yahtzee.session.seats import forgotten_among, is_forgotten

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.session.seats import Seats

_GAMES = """SELECT games.number, games.started, games.seats, games.seal, rules.number, rules.compiled
    FROM games JOIN rules ON rules.number = games.rules
    WHERE games.is_over AND games.dice = ? ORDER BY games.started, games.number"""
_RESULTS = """SELECT results.game, seat, place, points, total, bonuses, jackpots, lost
    FROM results JOIN games ON games.number = results.game
    WHERE games.is_over AND games.dice = ? ORDER BY results.game, seat"""


def finished(connection: sqlite3.Connection) -> list[Played]:
    """Return the finished games that count, in the order in which they were begun.

    A game that was written as a file and taken in again counts once; one that is damaged does not. Raises
    sqlite3.Error.
    """
    rows: dict[object, list[tuple[object, ...]]] = {}
    for game, *row in connection.execute(_RESULTS, (COUNTED,)):
        rows.setdefault(game, []).append(tuple(row))
    known: dict[object, RuleSet | None] = {}
    seen: set[tuple[object, ...]] = set()
    games: list[Played] = []
    for number, started, who, seal, rules_number, compiled in connection.execute(_GAMES, (COUNTED,)):
        if not all(isinstance(text, str) for text in (started, who, compiled)):
            continue
        head = Head(started, compiled, who, COUNTED)
        if rules_number not in known:
            known[rules_number] = read_compiled(compiled)
        rules = known[rules_number]
        if rules is None or head.seal != seal:
            continue
        # A file leaves out where rules were read from; what choices cost is reckoned of each copy by itself.
        same = (started, rules.fingerprint, who, tuple(row[:-1] for row in rows.get(number, ())))
        if same in seen:
            continue
        seen.add(same)
        try:
            seats = read_seats(who)
            ended = tuple(_finish(row, seats) for row in rows.get(number, ()))
            games.append(Played(int(number), read_time(started), rules, ended, len(seats)))
        except ValueError:
            continue
    return games


def read_compiled(compiled: str) -> RuleSet | None:
    """Return the rules that a row holds; None where it is damaged."""
    try:
        return read_rules(compiled)
    except ValueError:
        return None


def _finish(row: tuple[object, ...], seats: Seats) -> Finish:
    """Return what a row holds. Raises ValueError where it is not as it was written."""
    match row:
        case (
            int(seat),
            int(place),
            int(points),
            int(total),
            int() | None as bonuses,
            int() | None as jackpots,
            float() | None as lost,
        ) if 0 <= seat < len(seats):
            return Finish(seat, seats[seat], place, points, total, bonuses, jackpots, lost)
        case _:
            raise ValueError(f"expected how a player ended, got {row!r}")


def insert_results(connection: sqlite3.Connection, game: int, ended: Iterable[Finish]) -> None:
    """Write how a game ended. Raises sqlite3.Error."""
    statement = """INSERT INTO results (game, seat, place, points, total, bonuses, jackpots)
        VALUES (?, ?, ?, ?, ?, ?, ?)"""
    rows = [
        (game, each.player, each.place, each.points, each.total, each.bonuses, each.jackpots)
        for each in ended
    ]
    connection.executemany(statement, rows)


def note_lost(connection: sqlite3.Connection, game: int, lost: Mapping[int, float]) -> None:
    """Write, by seat, how many points choices in a game cost. Raises sqlite3.Error."""
    with transaction(connection):
        statement = "UPDATE results SET lost = ? WHERE game = ? AND seat = ?"
        connection.executemany(statement, [(float(points), game, seat) for seat, points in lost.items()])


def forget(connection: sqlite3.Connection, name: str) -> list[int]:
    """Forget the player `name`, in whatever case it is written; return the numbers of the games concerned.

    Games that no other person played in are deleted, and so is a damaged one. In the others
    `seats.FORGOTTEN` stands for the name, and how it ended is deleted. Nothing of the name is left in the
    file. Raises sqlite3.Error, and then all is as it was.
    """
    # Deleted rows would otherwise lie in the file until their room is needed.
    connection.execute("PRAGMA secure_delete = ON")
    concerned: list[int] = []
    with transaction(connection):
        for number, who in connection.execute("SELECT number, seats FROM games ORDER BY number").fetchall():
            seats = _named(who, name)
            if seats is None:
                continue
            concerned.append(number)
            is_shared = any(
                isinstance(seat, str) and not _is(seat, name) and not is_forgotten(seat) for seat in seats
            )
            if not is_shared or not _rename(connection, number, seats, name):
                connection.execute("DELETE FROM games WHERE number = ?", (number,))
        connection.execute("DELETE FROM rules WHERE number NOT IN (SELECT rules FROM games)")
    # What was written before stands in the file beside, until that is emptied.
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return concerned


def _is(seat: object, name: str) -> bool:
    return isinstance(seat, str) and seat.casefold() == name.casefold()


def _named(who: object, name: str) -> Seats | None:
    """Return the seats that `who` holds if the player `name` sits there."""
    try:
        seats = read_seats(who) if isinstance(who, str) else ()
    except ValueError:
        return None
    return seats if any(_is(seat, name) for seat in seats) else None


def _rename(connection: sqlite3.Connection, number: int, seats: Seats, name: str) -> bool:
    """Take the name from the seat of `name`, and seal the game anew; return whether it was sound."""
    query = """SELECT started, compiled, seats, dice, seal, last_seal
        FROM games JOIN rules ON rules.number = games.rules WHERE games.number = ?"""
    *texts, seal, last_seal = connection.execute(query, (number,)).fetchone()
    lines = connection.execute(
        "SELECT line, seal FROM lines WHERE game = ? ORDER BY number", (number,)
    ).fetchall()
    old = Head(*texts)
    if old.seal != seal or not _are_sound(lines, seal, last_seal):
        return False
    place = next(place for place, seat in enumerate(seats) if _is(seat, name))
    renamed = (*seats[:place], forgotten_among(seats), *seats[place + 1 :])
    head = Head(old.started, old.compiled, written_seats(renamed), old.dice)
    new_seal = head.seal
    for line_number, (line, _) in enumerate(lines):
        new_seal = sealed(line, new_seal)
        again = "UPDATE lines SET seal = ? WHERE game = ? AND number = ?"
        connection.execute(again, (new_seal, number, line_number))
    connection.execute(
        "UPDATE games SET seats = ?, seal = ?, last_seal = ? WHERE number = ?",
        (head.seats, head.seal, new_seal, number),
    )
    connection.execute("DELETE FROM results WHERE game = ? AND seat = ?", (number, place))
    return True


def _are_sound(lines: Sequence[tuple[object, object]], seal: int, last_seal: int) -> bool:
    for line, written in lines:
        seal = sealed(str(line), seal)
        if seal != written:
            return False
    return seal == last_seal
