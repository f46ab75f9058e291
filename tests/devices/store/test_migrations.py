"""Old files of games are brought up to date, wholly or not at all, and no game in them is lost."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from support.keeping import resumed

from audio_yahtzee.devices.store.journal import JournalFile
from audio_yahtzee.devices.store.journal_opening import open_to_read
from audio_yahtzee.devices.store.journal_rows import saved_game
from audio_yahtzee.devices.store.migrations import (
    APPLICATION,
    MIGRATIONS,
    VERSION,
    application_of,
    migrate,
    version_of,
)

STORED = Path(__file__).parent / "journals"
"""For each version a file of games as that version wrote it, as the statements that make it."""


def made(path, version):
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((STORED / f"version-{version}.sql").read_text(encoding="utf-8"))


def form(connection):
    return sorted(connection.execute("SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL"))


@pytest.mark.parametrize("version", range(1, VERSION + 1))
def test_games_of_every_version_are_gone_on_with(tmp_path, family, version):
    path = tmp_path / "games.db"
    made(path, version)
    with closing(JournalFile(path, "chance")) as journal:
        (saved,) = journal.unfinished()
        assert journal.notices() == []
        assert (saved.number, saved.seats, saved.rules) == (2, ("Åsa", "Bertil"), family.get("yatzy"))
        game = resumed(saved)
        assert (game.state.round, game.state.player) == (5, 0)
        assert [seat.card.total for seat in game.state.seats] == [18, 12]
        journal.take_up(saved, game.state)
        journal.add("settle", game.state)
        assert journal.number == 2
    with closing(open_to_read(path)) as connection:
        assert resumed(saved_game(connection, 1)).state.is_over
        assert saved_game(connection, 2).lines == (*saved.lines, "settle")
        assert version_of(connection) == VERSION


def test_the_newest_stored_file_has_the_form_of_a_new_one(tmp_path):
    """Whoever changes the form adds a migration, and a stored file of it."""
    made(tmp_path / "stored.db", VERSION)
    with (
        closing(sqlite3.connect(tmp_path / "stored.db")) as stored,
        closing(sqlite3.connect(":memory:")) as new,
    ):
        new.isolation_level = None
        migrate(new)
        assert form(new) == form(stored)
        assert application_of(new) == application_of(stored) == APPLICATION
        assert version_of(new) == version_of(stored) == len(MIGRATIONS)


@pytest.fixture
def connection():
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as opened:
        yield opened


FIRST = ("CREATE TABLE a (x)", "INSERT INTO a VALUES (1)")
SECOND = ("ALTER TABLE a ADD COLUMN y DEFAULT 2",)


def test_migrations_are_made_in_their_order_and_each_once(connection):
    migrate(connection, [FIRST])
    connection.execute("INSERT INTO a VALUES (5)")
    for _ in range(2):
        migrate(connection, [FIRST, SECOND])
    assert connection.execute("SELECT * FROM a").fetchall() == [(1, 2), (5, 2)]
    assert version_of(connection) == 2


def test_a_migration_that_fails_leaves_all_as_it_was(connection):
    migrate(connection, [FIRST])
    with pytest.raises(sqlite3.OperationalError):
        migrate(connection, [FIRST, (*SECOND, "INSERT INTO nowhere VALUES (1)")])
    assert connection.execute("SELECT * FROM a").fetchall() == [(1,)]
    assert version_of(connection) == 1
