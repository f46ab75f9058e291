"""Opening the file of games: what may be found there, and what becomes of it. Nothing is written over."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import sys
from enum import Enum, auto
from typing import TYPE_CHECKING

from audio_yahtzee.devices.store.migrations import APPLICATION, VERSION, application_of, migrate, version_of
from audio_yahtzee.documents.files import is_anything, is_file
from audio_yahtzee.messages import Message, message

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

PATIENCE = 0.5
"""Seconds for which another program's writing is waited for: a key must be answered."""
_BESIDE = ("", "-wal", "-shm")
"""What SQLite calls the files of a database, after its name."""
_PARTS = (
    "SELECT number, compiled FROM rules LIMIT 0",
    "SELECT number, started, changed, rules, seats, dice, round, is_over, seal, last_seal FROM games LIMIT 0",
    "SELECT game, number, line, seal FROM lines LIMIT 0",
    "SELECT game, seat, place, points, total, bonuses, jackpots, lost FROM results LIMIT 0",
)


class Unusable(Exception):  # noqa: N818 -- reads as the fact it states
    """The games cannot be kept, or not be read. `reason` is for the player."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.id)
        self.reason = reason


class Found(Enum):
    """What is in a database."""

    NOTHING = auto()
    OURS = auto()
    OLDER = auto()
    NEWER = auto()
    BROKEN = auto()
    """Not to be read, or not the game's own."""


class Careful(sqlite3.Connection):
    """A connection that trusts no bytes: text that is none comes as bytes, as what it is."""

    def execute(  # type: ignore[override]  # all that is bound here comes in sequences
        self, sql: str, parameters: Sequence[str | int | float | None] = (), /
    ) -> sqlite3.Cursor:
        """See sqlite3; raises sqlite3.Error where a name in the file, or what is said of it, is no text."""
        try:
            return super().execute(sql, parameters)
        except UnicodeDecodeError as error:
            broken = sqlite3.DatabaseError(str(error))
            broken.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
            raise broken from error


def _text(stored: bytes) -> str | bytes:
    try:
        return stored.decode()
    except UnicodeDecodeError:
        return stored


class Owner:
    """The right to write, which one program has at a time; the system takes it back when that one ends."""

    def __init__(self, journal: Path) -> None:
        """Take the right to write at `journal`. Raises Unusable if another program has it, and OSError."""
        path = journal.with_name(f"{journal.stem}.lock")
        self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            _lock(self._descriptor)
        except OSError as error:
            os.close(self._descriptor)
            raise Unusable(message("journal.open_elsewhere")) from error

    def close(self) -> None:
        """Give the right back."""
        os.close(self._descriptor)


def _lock(descriptor: int) -> None:
    """Lock a file until it is closed. Raises OSError if another program has."""
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415 -- Windows alone has it

        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl  # noqa: PLC0415 -- and only Windows has not this

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def open_to_write(path: Path) -> tuple[sqlite3.Connection, Message | None]:
    """Return the database at `path`, made where there is none, and what the player should know of it.

    What is there and no file of games is renamed. Raises Unusable where games cannot be kept there, and
    OSError and sqlite3.Error for what the system refuses.
    """
    _require_file(path)
    notice = None
    if is_anything(path) and _look(path) is Found.BROKEN:
        aside = set_aside(path)
        notice = message("journal.set_aside", file=str(path), aside=str(aside))
    connection = _connected(path)
    try:
        if version_of(connection) > VERSION:
            raise Unusable(message("journal.newer", file=str(path)))  # noqa: TRY301 -- closed as by any other fault
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        if version_of(connection) < VERSION:
            migrate(connection)
    except BaseException:
        connection.close()
        raise
    return connection, notice


def open_to_read(path: Path) -> sqlite3.Connection:
    """Return the database at `path`, of which nothing is changed, not even its form.

    Raises Unusable where there is none that can be read.
    """
    _require_file(path)
    if not is_anything(path):
        raise Unusable(message("journal.none"))
    address = path.absolute().as_uri()
    failures: list[sqlite3.Error] = []
    # A folder that cannot be written has no room for what SQLite needs beside a file that may change.
    for mode in ("mode=ro", "mode=ro&immutable=1"):
        connection = _connected(f"{address}?{mode}", uri=True)
        try:
            found = _found(connection)
        except sqlite3.Error as error:
            failures.append(error)
        else:
            if found in {Found.OURS, Found.NEWER}:
                return connection
            if found is Found.OLDER:
                connection.close()
                raise Unusable(message("journal.older", file=str(path)))
        connection.close()
    reason = why(failures[0]) if failures else message("journal.reason_broken")
    raise Unusable(message("journal.unreadable", file=str(path), reason=reason))


def _require_file(path: Path) -> None:
    if is_anything(path) and not is_file(path):
        raise Unusable(message("journal.no_file", file=str(path)))


def _connected(where: Path | str, *, uri: bool = False) -> sqlite3.Connection:
    connection = sqlite3.connect(where, timeout=PATIENCE, isolation_level=None, factory=Careful, uri=uri)
    connection.text_factory = _text
    return connection


def _look(path: Path) -> Found:
    """Return what is at `path`. Raises sqlite3.Error for what is no fault of the file, such as a lock."""
    connection = _connected(path)
    try:
        return _found(connection)
    except sqlite3.Error as error:
        if is_broken(error):
            return Found.BROKEN
        raise
    finally:
        connection.close()


def _found(connection: sqlite3.Connection) -> Found:
    """Return what is in a database. Raises sqlite3.Error where not so much can be found out."""
    version, is_empty = version_of(connection), _is_empty(connection)
    if is_empty and not version and not application_of(connection):
        return Found.NOTHING
    if application_of(connection) != APPLICATION:
        return Found.BROKEN
    if connection.execute("PRAGMA integrity_check(1)").fetchone()[0] != "ok":
        return Found.BROKEN
    if version > VERSION:
        return Found.NEWER
    if 0 < version < VERSION:
        return Found.OLDER
    return Found.OURS if _is_whole(connection) else Found.BROKEN


def _is_empty(connection: sqlite3.Connection) -> bool:
    return not connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]


def _is_whole(connection: sqlite3.Connection) -> bool:
    """Tell whether every table and column is there: what is called as this game's may be another's."""
    try:
        for part in _PARTS:
            connection.execute(part)
    except sqlite3.OperationalError:
        return False
    return True


def is_broken(error: sqlite3.Error) -> bool:
    """Tell whether it is the file itself that is at fault."""
    return _code(error) in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT}


def set_aside(path: Path) -> Path:
    """Give the database at `path` another name, with all that belongs to it; return it. Raises OSError."""
    number = 1
    while any(is_anything(_beside(path, number, end)) for end in _BESIDE):
        number += 1
    for end in _BESIDE:
        with contextlib.suppress(FileNotFoundError):
            path.with_name(path.name + end).rename(_beside(path, number, end))
    return _beside(path, number, "")


def _beside(path: Path, number: int, end: str) -> Path:
    return path.with_name(f"{path.name}.bad-{number}{end}")


def _code(error: sqlite3.Error) -> int:
    # The low byte is the error itself, the rest tells more of it; errors of Python's own module have none.
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def why(error: sqlite3.Error | OSError) -> Message:
    """Return what is wrong, in words for the player."""
    if isinstance(error, OSError):
        return message("journal.reason_system", reason=error.strerror or type(error).__name__)
    match _code(error):
        case sqlite3.SQLITE_FULL:
            reason = "full"
        case sqlite3.SQLITE_IOERR:
            # A full disk is told so, too, where SQLite lacks room for what it needs beside the file.
            reason = "disk"
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM:
            reason = "unwritable"
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            reason = "locked"
        case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_NOTADB | sqlite3.SQLITE_FORMAT:
            reason = "broken"
        case _:
            return message("journal.reason_system", reason=str(error))
    return message(f"journal.reason_{reason}")
