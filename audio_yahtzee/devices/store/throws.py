"""Every face that chance ever gave in the games that are kept, counted."""

from __future__ import annotations

import sqlite3
from collections import Counter
from typing import TYPE_CHECKING

from audio_yahtzee.devices.store.journal_rows import Damaged, saved_game
from audio_yahtzee.devices.store.results import read_compiled
from audio_yahtzee.session.recalling import recalled
from audio_yahtzee.session.results import COUNTED

if TYPE_CHECKING:
    from collections.abc import Iterator

_ROLLS = """SELECT games.number, rules.compiled, lines.line
    FROM lines JOIN games ON games.number = lines.game JOIN rules ON rules.number = games.rules
    WHERE games.dice = ? AND (lines.line LIKE 'roll = %' OR lines.line = 'take back')
    ORDER BY games.number, lines.number"""


def thrown(connection: sqlite3.Connection) -> dict[int, tuple[int, ...]]:
    """Return how often each face came, from 1 on, by how many faces the dice have.

    Only games of pure chance are counted, and what came again after a take-back once. Raises sqlite3.Error.
    """
    faces_of: dict[str, int] = {}
    counts: dict[int, Counter[int]] = {}
    again: set[int] = set()
    games: dict[int, tuple[int, list[str]]] = {}
    for number, compiled, line in connection.execute(_ROLLS, (COUNTED,)):
        if not isinstance(line, str):
            continue
        if line == "take back":
            again.add(number)
        if compiled not in faces_of:
            rules = read_compiled(compiled)
            faces_of[compiled] = 0 if rules is None else rules.dice.faces
        games.setdefault(number, (faces_of[compiled], []))[1].append(line)
    for number, (faces, lines) in games.items():
        found = _afresh(connection, number) if number in again else _faces(lines)
        counts.setdefault(faces, Counter()).update(found)
    return {
        faces: tuple(rolled[face] for face in range(1, faces + 1))
        for faces, rolled in sorted(counts.items())
        if faces
    }


def _faces(lines: list[str]) -> Iterator[int]:
    for line in lines:
        yield from (int(word) for word in line.partition("=")[2].split() if word.isdecimal())


def _afresh(connection: sqlite3.Connection, number: int) -> list[int]:
    """Return what chance gave in a game in which something was taken back."""
    try:
        game = saved_game(connection, number)
        return [] if game is None else recalled(game, [""] * len(game.seats)).thrown
    except (Damaged, ValueError):
        return []
