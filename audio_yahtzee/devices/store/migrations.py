"""The forms that the file of games has had, each made of the one before.

A form that has been in players' hands never changes again: what is to be otherwise comes as a further one,
with a stored file of the one before in the tests.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from audio_yahtzee.devices.store.transactions import transaction

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence

APPLICATION = 0x5961747A
"""What marks a database as a file of this game's: "Yatz"."""

Migration = tuple[str, ...]
"""The statements that lead from one form to the next."""

MIGRATIONS: tuple[Migration, ...] = (
    (
        """CREATE TABLE rules (
            number INTEGER PRIMARY KEY,
            compiled TEXT NOT NULL UNIQUE
        )""",
        # Numbers are never given again: a player may have noted one down.
        """CREATE TABLE games (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            started TEXT NOT NULL,
            changed TEXT NOT NULL,
            rules INTEGER NOT NULL REFERENCES rules,
            seats TEXT NOT NULL,
            dice TEXT NOT NULL,
            round INTEGER NOT NULL,
            is_over INTEGER NOT NULL,
            seal INTEGER NOT NULL
        )""",
        """CREATE TABLE lines (
            game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
            number INTEGER NOT NULL,
            line TEXT NOT NULL,
            seal INTEGER NOT NULL,
            PRIMARY KEY (game, number)
        ) WITHOUT ROWID""",
        """CREATE TABLE results (
            game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            place INTEGER NOT NULL,
            points INTEGER NOT NULL,
            total INTEGER NOT NULL,
            PRIMARY KEY (game, seat)
        ) WITHOUT ROWID""",
    ),
    (
        # None where a game ended before these were kept; lost, where it is not known.
        "ALTER TABLE results ADD COLUMN bonuses INTEGER",
        "ALTER TABLE results ADD COLUMN jackpots INTEGER",
        "ALTER TABLE results ADD COLUMN lost REAL",
    ),
    (
        # The seal of the last line, the game's own where there is none: lines lost at the end are noticed.
        "ALTER TABLE games ADD COLUMN last_seal INTEGER NOT NULL DEFAULT 0",
        """UPDATE games SET last_seal = coalesce(
            (SELECT lines.seal FROM lines WHERE game = games.number ORDER BY lines.number DESC LIMIT 1), seal
        )""",
    ),
)

VERSION = len(MIGRATIONS)
"""The form that this program reads and writes."""


def migrate(connection: sqlite3.Connection, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Bring the database up to the last of `migrations`: all of the way or, if it raises, not at all.

    `connection` must not be in a transaction, and begin none by itself. Raises sqlite3.Error.
    """
    with transaction(connection):
        # Another program may have been here a moment ago.
        for migration in migrations[version_of(connection) :]:
            for statement in migration:
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {len(migrations)}")


def version_of(connection: sqlite3.Connection) -> int:
    """Return the form that the database has; 0 for none yet. Raises sqlite3.Error."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def application_of(connection: sqlite3.Connection) -> int:
    """Return whose the database says it is. Raises sqlite3.Error."""
    return int(connection.execute("PRAGMA application_id").fetchone()[0])
