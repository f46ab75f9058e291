"""The player's settings on disk: one YAML file with comments, for people to read and to change."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import tempfile
import time
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Self

from audio_yahtzee.devices.store.schema import COMMENTS, QUESTIONS, Settings, settings_of, written
from audio_yahtzee.devices.store.writing import edited, fresh
from audio_yahtzee.documents.faults import Fault, Faults
from audio_yahtzee.documents.files import NoRegularFile, is_anything, listed, opened, real
from audio_yahtzee.documents.part import Part
from audio_yahtzee.documents.reader import Table, read
from audio_yahtzee.messages import Message, message
from audio_yahtzee.session.preferences import followed

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from audio_yahtzee.session.ports import Seating, Wording
    from audio_yahtzee.session.preferences import Preferences


class Remembered(NamedTuple):
    """What was kept."""

    preferences: Preferences
    seating: Seating | None
    """Who sat at the table last; None if nobody is known to have."""
    unsettled: frozenset[str]
    """Those of `schema.QUESTIONS` that nobody has answered yet."""
    notices: tuple[Message, ...]
    """What the player must be told of the file."""


_USUAL = Settings()

_STALE = 60.0
"""Seconds after which a file that was to take another's place is nobody's any more."""
_DELAY = 1.0
"""Seconds without a change before what was to be kept is written: a disk is slow, and keys come in rows."""


@dataclass(frozen=True, slots=True)
class _Found:
    """A settings file as it is on disk."""

    settings: Settings = _USUAL
    faults: tuple[Fault, ...] = ()
    unknown: tuple[Fault, ...] = ()
    is_there: bool = True
    is_readable: bool = True
    may_be_replaced: bool = True
    """Whether a new file may take its place: not that of a folder, a pipe or a circle of links."""


@dataclass(frozen=True, slots=True)
class _Noted:
    """What is to be kept, and has not been written yet."""

    preferences: Preferences
    seating: Seating | None
    chosen: AbstractSet[str]
    profiles: Mapping[str, Preferences] | None
    at: float
    """The clock's seconds."""


class SettingsFile:
    """The settings file at `path`. It need not exist.

    What is to be kept is written by `pump` a second later, and by `close` whatever happens.

    What is there and no file is left alone, and nothing is kept. A file with faults is never written over: it
    is renamed once something must be kept. In a sound one only the values that change are written, so keys of
    a newer version and the player's own comments stay. The comments of a new file are in the player's
    language, by `wording`.
    """

    def __init__(self, path: Path, wording: Wording, clock: Callable[[], float] = time.monotonic) -> None:
        """`clock` counts seconds steadily."""
        # A player may keep the real file elsewhere and have a link to it here.
        self._path = real(path)
        self._wording = wording
        self._clock = clock
        self._known = _USUAL
        self._noted: _Noted | None = None
        self._notice: Message | None = None
        self._has_failed = False
        self._delay = _DELAY

    def load(self) -> Remembered:
        """Return what was kept. Faulty values are as usual; the notices name each with its line."""
        found = _read(self._path)
        self._known = found.settings
        notices = [fault.located() for fault in (*found.faults, *found.unknown)]
        if not found.may_be_replaced:
            notices.append(message("store.settings_untouched", file=str(self._path)))
        elif found.faults:
            aside = str(_aside(self._path))
            notices.append(message("store.settings_faulty", file=str(self._path), aside=aside))
        settings = found.settings
        return Remembered(
            settings.preferences,
            settings.seating,
            QUESTIONS - settings.settled,
            tuple(notices),
        )

    def keep(
        self,
        preferences: Preferences,
        seating: Seating | None,
        chosen: AbstractSet[str],
        profiles: Mapping[str, Preferences] | None = None,
    ) -> None:
        """Remember all for the next start; None leaves what was kept. See the port Memory for `profiles`.

        Those of `schema.QUESTIONS` that were not `chosen` stay as the file has them, or out of it. A file
        that cannot be written is told by `notice`, once, and nothing is kept.
        """
        if self._noted is not None:
            seating = seating or self._noted.seating
            chosen |= self._noted.chosen
            profiles = self._noted.profiles if profiles is None else profiles
        self._noted = _Noted(preferences, seating, chosen, profiles, self._clock())

    @property
    def profiles(self) -> Mapping[str, Preferences]:
        """The complete preferences of players who have some of their own, by name, as they were kept."""
        return self._known.profiles

    @property
    def may_be_edited(self) -> bool:
        """Whether `forget` could take out whoever stands in the file: it has no faults, or is no file."""
        found = _read(self._path)
        return not (found.faults and found.may_be_replaced)

    def forget(self, name: str, instead: str) -> bool:
        """Write the file without the player `name`, at once; return whether they stood in it.

        Nothing is taken out of a file with faults. The player's seat at the last table is called `instead`.
        Raises OSError where that cannot be written.
        """
        self.close()
        found = _read(self._path)
        seating = found.settings.seating
        seats = () if seating is None else seating.seats
        profiles = {
            each: own for each, own in found.settings.profiles.items() if each.casefold() != name.casefold()
        }
        names = [isinstance(seat, str) and seat.casefold() == name.casefold() for seat in seats]
        if found.faults or not (any(names) or len(profiles) < len(found.settings.profiles)):
            return False
        if seating is not None:
            others = tuple(instead if is_it else seat for is_it, seat in zip(names, seats, strict=True))
            seating = replace(seating, seats=others)
        self._write(
            _Noted(found.settings.preferences, seating, found.settings.settled, profiles, self._clock())
        )
        return True

    def hurry(self) -> None:
        """Let every `pump` write: where the loop waits for a line, a quiet moment may never come."""
        self._delay = 0.0

    def pump(self) -> None:
        """Write what has been waiting for a second; the loop calls this every turn."""
        if self._noted is not None and self._clock() - self._noted.at >= self._delay:
            self.close()

    @property
    def is_busy(self) -> bool:
        """Whether `pump` is wanted again soon: never, a disk can wait."""
        return False

    def close(self) -> None:
        """Write what waits to be written."""
        noted, self._noted = self._noted, None
        if noted is None:
            return
        try:
            self._write(noted)
        except OSError as error:
            if not self._has_failed:
                reason = error.strerror or type(error).__name__
                self._notice = message("store.unwritable", file=str(self._path), reason=reason)
            self._has_failed = True

    def notice(self) -> Message | None:
        """Return what the player should know of what was to be kept, once; else None."""
        told, self._notice = self._notice, None
        return told

    def _write(self, noted: _Noted) -> None:
        found = _read(self._path)
        if not found.may_be_replaced:
            raise NoRegularFile(errno.EINVAL, os.strerror(errno.EINVAL), str(self._path))
        # What was known serves when the file has become unreadable in the meantime.
        before = found.settings if found.is_readable else self._known
        left = {key: getattr(before.preferences, key) for key in QUESTIONS - noted.chosen}
        preferences = replace(noted.preferences, **left)
        had = before.preferences if noted.profiles is None else noted.preferences
        profiles = before.profiles if noted.profiles is None else noted.profiles
        wanted = Settings(
            preferences,
            noted.seating or before.seating or self._known.seating,
            before.settled | noted.chosen,
            {name: followed(own, had, preferences) for name, own in profiles.items()},
        )
        self._known = wanted

        def words(said: Message) -> str:
            return self._wording.text(said, noted.preferences.language)

        if found.is_there and not found.faults and self._edit(found.settings, wanted, words):
            return
        with _Replacement(self._path) as new:
            new.write(fresh(written(wanted), words))
            if found.is_there:
                self._path.rename(_aside(self._path))
            new.put()

    def _edit(self, now: Settings, wanted: Settings, words: Callable[[Message], str]) -> bool:
        """Change a sound file; return whether its form allowed that."""
        had = written(now)
        changed = {key: value for key, value in written(wanted).items() if value != had.get(key)}
        if now.profiles and not wanted.profiles:
            changed["profiles"] = {}
        if not changed:
            return True
        with opened(self._path) as stream:
            text = stream.read().decode("utf-8-sig")
        with _Replacement(self._path) as new:
            new.write(edited(text, changed, words))
            is_sound = new.settings() == wanted
            if is_sound:
                new.put()
        return is_sound


_PREFIX = ".settings-"


class _Replacement:
    """A file beside another, to take its place at one stroke: a crash leaves one of the two, and whole."""

    def __init__(self, path: Path) -> None:
        self._target = path

    def __enter__(self) -> Self:
        folder = self._target.parent
        folder.mkdir(parents=True, exist_ok=True)
        _sweep(folder)
        self._descriptor, name = tempfile.mkstemp(prefix=_PREFIX, suffix=".yaml", dir=folder)
        self._path = Path(name)
        return self

    def __exit__(self, *_: object) -> None:
        self._path.unlink(missing_ok=True)

    def write(self, text: str) -> None:
        """Write `text`; once this returns it is on the disk."""
        with os.fdopen(self._descriptor, "wb") as stream:
            stream.write(text.encode())
            stream.flush()
            os.fsync(stream.fileno())

    def settings(self) -> Settings | None:
        """Return the settings written; None if they would be faulty."""
        found = _read(self._path)
        return None if found.faults else found.settings

    def put(self) -> None:
        """Take the place of the other file."""
        self._path.replace(self._target)


def _sweep(folder: Path) -> None:
    """Remove what a game that was cut off while it wrote has left in `folder`."""
    aged = time.time() - _STALE
    for file in listed(folder, f"{_PREFIX}*.yaml"):
        with contextlib.suppress(OSError):
            # A younger one may be another game's that is writing at this moment.
            if file.lstat().st_mtime < aged:
                file.unlink()


def _aside(path: Path) -> Path:
    """Return the name a faulty file at `path` is to be given: the first that is free."""
    number = 1
    while is_anything(place := path.with_name(f"{path.name}.bad-{number}")):
        number += 1
    return place


def _read(path: Path) -> _Found:
    faults = Faults()
    root = read(path, faults)
    if root is None:
        found = faults.in_order()
        is_there = found[0].message.id != "document.not_found"
        faulty = found if is_there else ()
        return _Found(
            faults=faulty,
            is_there=is_there,
            is_readable=False,
            may_be_replaced=not is_there or _is_file(path),
        )
    whole = Part("", root, faults)
    settings = settings_of(whole)
    unknown = Faults()
    if isinstance(root, Table):
        for key in root.entries:
            if key not in COMMENTS:
                Part("", root, unknown).unknown_key(key, COMMENTS)
    return _Found(settings, faults.in_order(), tuple(map(_left_alone, unknown.in_order())))


def _is_file(path: Path) -> bool:
    # Not of what a link leads to: the path has been followed to its end, and a link there is one of a circle.
    try:
        return stat.S_ISREG(path.lstat().st_mode)
    except OSError:
        return False


def _left_alone(fault: Fault) -> Fault:
    return Fault(fault.file, fault.line, fault.column, message("store.unknown_key", fault=fault.message))
