"""Changes made as one: all of them or none, and the failure that is told is the one that happened."""

import sqlite3

import pytest

from audio_yahtzee.devices.store.transactions import transaction


@pytest.fixture
def connection():
    with sqlite3.connect(":memory:", isolation_level=None) as opened:
        opened.execute("CREATE TABLE things (name TEXT)")
        yield opened
    opened.close()


def add(connection, name, *, then):
    with transaction(connection):
        connection.execute("INSERT INTO things VALUES (?)", (name,))
        then()


def names(connection):
    return [row[0] for row in connection.execute("SELECT name FROM things")]


def test_what_is_done_within_stays(connection):
    add(connection, "die", then=lambda: None)
    assert names(connection) == ["die"]
    assert not connection.in_transaction


def test_where_something_fails_nothing_of_it_was_done(connection):
    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        add(connection, "die", then=lambda: connection.execute("INSERT INTO others VALUES ('cup')"))
    assert names(connection) == []
    assert not connection.in_transaction


def test_a_failure_that_has_ended_the_transaction_itself_is_the_one_that_is_told(connection):
    def fill_the_disk():
        connection.execute("ROLLBACK")
        raise sqlite3.OperationalError("the disk is full")

    with pytest.raises(sqlite3.OperationalError, match="the disk is full"):
        add(connection, "die", then=fill_the_disk)
    assert names(connection) == []
