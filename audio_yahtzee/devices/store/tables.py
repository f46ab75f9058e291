"""Solved tables kept in a folder of the player's, so that a game need not be solved twice.

Nothing in it is missed when it is gone. A file begins with the checksum of the rest; one that is damaged, or
was made by another solver, is taken for none and written over.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
from pathlib import Path

from audio_yahtzee.documents.files import opened

SUFFIX = ".table"
UNFINISHED = ".part"
MOST_BYTES = 100_000_000
"""As much is kept in all: some thirty games of fifteen boxes. What was not used for longest goes first."""


class Tables:
    """The folder of tables. What cannot be read or written is as though it were not there."""

    def __init__(self, folder: Path, most: int = MOST_BYTES) -> None:
        """`folder` is created when a table is kept; `most` is how many bytes it may hold in all."""
        self._folder = folder
        self._most = most

    def load(self, key: str) -> bytes | None:
        """Return what was kept under `key`; None where there is nothing, or nothing sound."""
        path = self._path(key)
        try:
            with opened(path) as file:
                head, _, stored = file.read(self._most + 1).partition(b"\n")
        except OSError:
            return None
        if head != _checksum(stored):
            return None
        with contextlib.suppress(OSError):
            os.utime(path)
        return stored

    def keep(self, key: str, stored: bytes) -> None:
        """Keep `stored` under `key`, whole or not at all; not at all where it alone is too much."""
        content = _checksum(stored) + b"\n" + stored
        if len(content) > self._most:
            return
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._make_room(len(content), self._path(key))
            self._write(self._path(key), content)
        except OSError:
            # Without it, the game is solved again the next time, which nobody need be told.
            return

    def _path(self, key: str) -> Path:
        return self._folder / f"{key}{SUFFIX}"

    def _write(self, path: Path, content: bytes) -> None:
        number, name = tempfile.mkstemp(dir=self._folder, suffix=UNFINISHED)
        part = Path(name)
        try:
            with open(number, "wb") as file:  # noqa: PTH123 -- it is open already, under its number
                file.write(content)
                file.flush()
                os.fsync(number)
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)

    def _make_room(self, size: int, path: Path) -> None:
        """Delete what was not used for longest, until `size` bytes at `path` are within what may be kept.

        What a program that was killed has left unfinished goes with it. Another one may do the same just now.
        """
        found = []
        for other in self._folder.iterdir():
            if other.suffix in {SUFFIX, UNFINISHED} and other != path:
                with contextlib.suppress(FileNotFoundError):
                    found.append((other.stat(), other))
        used = sum(stat.st_size for stat, _ in found)
        for stat, other in sorted(found, key=lambda each: each[0].st_mtime_ns):
            if used + size <= self._most:
                return
            other.unlink(missing_ok=True)
            used -= stat.st_size


def _checksum(stored: bytes) -> bytes:
    return hashlib.sha256(stored).hexdigest().encode()
