"""Where faces come from: chance, or a file of dice that were rolled before."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from audio_yahtzee.devices.store.dice_code import faces_of, looks_like_a_code
from audio_yahtzee.documents.faults import DocumentError, Faults, Place
from audio_yahtzee.documents.files import is_anything
from audio_yahtzee.documents.text import MAX_BYTES, Unreadable, text_of
from audio_yahtzee.messages import Message, message, sentences

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from audio_yahtzee.game.dice import Faces
    from audio_yahtzee.session.ports import Dice

HIGHEST = 10
"""The highest face a dice file may hold."""

# A file with more faults is something else, and nobody listens to the rest.
_ENOUGH_FAULTS = 20
_LONGEST_QUOTE = 20
_TOKEN = re.compile(r"[^\s,-]+")
_FACE = re.compile(r"[1-9]|10")


class RandomDice:
    """Fair dice; the same `seed` gives the same faces again, and None faces nobody can foresee."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.SystemRandom() if seed is None else random.Random(seed)

    def throw(self, count: int, faces: int) -> Faces:
        """Return `count` faces from 1 to `faces`."""
        return tuple(self._random.randint(1, faces) for _ in range(count))

    def notice(self) -> Message | None:
        """Return None: there is nothing to tell of chance."""
        return None


@dataclass(frozen=True, slots=True)
class WrittenFace:
    """A face of a dice file, and the line it stands in, counted from 1."""

    face: int
    line: int


class FileDice:
    """Dice that fall as `written` in the file called `file`, and as the `fallback` has it after its end.

    A face that the game's dice do not have is passed over. That, and the end of the file, is told once.
    """

    def __init__(self, file: str, written: tuple[WrittenFace, ...], fallback: Dice) -> None:
        self._file = file
        self._waiting = list(reversed(written))
        self._count = len(written)
        self._fallback = fallback
        self._has_run_out = False
        self._notices: list[Message] = []

    def throw(self, count: int, faces: int) -> Faces:
        """Return `count` faces from 1 to `faces`: the next of the file, as far as there are any."""
        thrown: list[int] = []
        while len(thrown) < count and self._waiting:
            written = self._waiting.pop()
            if written.face <= faces:
                thrown.append(written.face)
            else:
                self._notices.append(
                    message("store.face_too_high", line=written.line, face=written.face, faces=faces)
                )
        missing = count - len(thrown)
        if missing and not self._has_run_out:
            self._has_run_out = True
            self._notices.append(message("store.dice_run_out", file=self._file, count=self._count))
        return (*thrown, *self._fallback.throw(missing, faces)) if missing else tuple(thrown)

    def notice(self) -> Message | None:
        """Return what the throws since the last notice brought to light; else None."""
        told, self._notices = self._notices, []
        if len(told) > 1:
            return message("store.dice_notices", notices=sentences(*told))
        return told[0] if told else self._fallback.notice()


def open_dice_file(path: Path, fallback: Dice) -> FileDice:
    """Return dice that fall as the file at `path` says: faces of 1 to 10; or as the code that it names.

    Faces are separated by white space, commas or hyphens; `#` begins a comment. Raises DocumentError with
    what is wrong in the file, line and column with each fault.
    """
    faults = Faults()
    start = Place(str(path))
    if looks_like_a_code(str(path)) and not is_anything(path):
        return _of_code(str(path), fallback)
    try:
        text = text_of(path, MAX_BYTES)
    except Unreadable as unreadable:
        faults.add(unreadable.place, unreadable.what)
    else:
        written = tuple(_faces(text, start.file, faults))
        if not written and not faults:
            faults.add(start, message("store.no_faces"))
    if faults:
        raise DocumentError(faults.in_order())
    return FileDice(path.name, written, fallback)


def _of_code(code: str, fallback: Dice) -> FileDice:
    """Return dice that fall as a game's did whose code this is. Raises DocumentError."""
    try:
        faces = faces_of(code)
    except ValueError:
        faults = Faults()
        faults.add(Place(code), message("journal.code_wrong"))
        raise DocumentError(faults.in_order()) from None
    return FileDice(code[:_LONGEST_QUOTE], tuple(WrittenFace(face, 1) for face in faces), fallback)


def _faces(text: str, file: str, faults: Faults) -> Iterator[WrittenFace]:
    for number, line in enumerate(text.split("\n"), start=1):
        for token in _TOKEN.finditer(line.partition("#")[0]):
            if _FACE.fullmatch(token[0]):
                yield WrittenFace(int(token[0]), number)
                continue
            place = Place(file, number, token.start() + 1)
            faults.add(place, message("store.no_face", found=token[0][:_LONGEST_QUOTE], highest=HIGHEST))
            if len(faults) == _ENOUGH_FAULTS:
                return
