"""Files of the player's, opened without ever waiting: a pipe, a device or a folder is no file."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import BinaryIO

# A pipe that nobody writes to would be waited for, and a terminal become the game's own; Windows translates
# line ends without being told not to.
_FLAGS = sum(getattr(os, name, 0) for name in ("O_RDONLY", "O_NONBLOCK", "O_NOCTTY", "O_BINARY"))


class NoRegularFile(OSError):  # noqa: N818 -- reads as the fact it states
    """What is there is no file: a folder, a pipe, a device."""


def opened(path: Path) -> BinaryIO:
    """Return the regular file at `path`, open to be read.

    Raises NoRegularFile for anything else that is there, at once, and OSError for what the system refuses.
    """
    # Asked before as well: opening a device can do something to it.
    _require_regular(os.stat(path), path)  # noqa: PTH116 -- as the one behind the descriptor below
    descriptor = os.open(path, _FLAGS)
    try:
        _require_regular(os.fstat(descriptor), path)
        return os.fdopen(descriptor, "rb")
    except BaseException:
        os.close(descriptor)
        raise


def _require_regular(found: os.stat_result, path: Path) -> None:
    if not stat.S_ISREG(found.st_mode):
        raise NoRegularFile(errno.EINVAL, "not a regular file", str(path))


def is_file(path: Path) -> bool:
    """Return whether there is a file at `path`; not where the system will not say, as of a name too long."""
    try:
        return path.is_file()
    except OSError:
        return False


def is_folder(path: Path) -> bool:
    """Return whether there is a folder at `path`; not where the system will not say."""
    try:
        return path.is_dir()
    except OSError:
        return False


def is_anything(path: Path) -> bool:
    """Return whether there is anything at `path`, a link that leads nowhere or a name too long included."""
    try:
        path.lstat()
    except FileNotFoundError:
        return False
    except OSError:
        return True
    return True


def listed(folder: Path, pattern: str) -> list[Path]:
    """Return what matches `pattern` in `folder`, sorted; nothing where there is no folder to be read."""
    try:
        return sorted(folder.glob(pattern))
    except OSError:
        return []


def real(path: Path) -> Path:
    """Return where the links at `path` lead; of links that lead in a circle, a link of the circle."""
    # Path.resolve raises RuntimeError for a circle, up to Python 3.12.
    return Path(os.path.realpath(path))


def state_of(path: Path) -> tuple[int, int] | None:
    """Return what changes when a file is written anew: its time in nanoseconds, and its size.

    None where the system will not say, as of a link that leads nowhere.
    """
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size
