"""Changes to a database that are made as one: all of them, or none."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Let all that is done within take effect at its end; where that raises, everything is as it was.

    `connection` must not be in a transaction, and begin none by itself. Raises sqlite3.Error.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        # Some failures, such as a full disk, have ended the transaction themselves.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
