"""The dice of a game as a code that fits into a message to a friend: letters and digits in groups of five.

Nobody has to tell O from 0 or l from 1: the letters I, L and O are not among those used, and are read as the
digits that they look like.
"""

from __future__ import annotations

import re
import zlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from audio_yahtzee.game.dice import Faces

_SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_ALIKE = str.maketrans("ILO", "110")
_GROUP = 5
_CHECKED = 10
"""Bits at the end by which a slip is found out: two signs."""
_CODE = re.compile(r"[dD]([1-9][0-9]?)-([0-9A-Za-z -]+)")
MOST_FACES = 20_000
"""Faces that a code may hold: more than any game takes."""


def looks_like_a_code(text: str) -> bool:
    """Return whether `text` begins as a code does, whatever is wrong with the rest of it."""
    return _CODE.fullmatch(text) is not None


def code_of(rolled: Iterable[int], faces: int) -> str:
    """Return the code of what was `rolled` with dice of so many `faces`, such as "d6-3F9QK-2M"."""
    number = 1
    for face in rolled:
        number = number * faces + face - 1
    number = number << _CHECKED | _check(number, faces)
    signs = ""
    while number:
        number, sign = divmod(number, len(_SIGNS))
        signs = _SIGNS[sign] + signs
    groups = [signs[place : place + _GROUP] for place in range(0, len(signs), _GROUP)]
    return "-".join((f"d{faces}", *groups))


def faces_of(code: str) -> Faces:
    """Return the faces in the order in which they were rolled. Raises ValueError for no whole code."""
    found = _CODE.fullmatch(code.strip())
    signs = "" if found is None else re.sub("[ -]", "", found[2]).upper().translate(_ALIKE)
    if found is None or not set(signs) <= set(_SIGNS) or len(signs) > MOST_FACES:
        raise ValueError(f"expected a code such as d6-3F9QK-2M, got {code!r}")
    faces, number = int(found[1]), 0
    for sign in signs:
        number = number * len(_SIGNS) + _SIGNS.index(sign)
    check, number = number & ((1 << _CHECKED) - 1), number >> _CHECKED
    if faces < 2 or number < 1 or check != _check(number, faces):
        raise ValueError(f"there is a slip in {code!r}")
    rolled: list[int] = []
    while number > 1:
        number, face = divmod(number, faces)
        rolled.append(face + 1)
    if number != 1:
        raise ValueError(f"there is a slip in {code!r}")
    return tuple(reversed(rolled))


def _check(number: int, faces: int) -> int:
    return zlib.crc32(f"{faces} {number:x}".encode()) & ((1 << _CHECKED) - 1)
