"""Dice as they lie: faces by position, left to right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

Faces = tuple[int, ...]
"""Face values in the order in which the dice lie; empty before the first roll."""

Positions = tuple[int, ...]
"""Places of dice, counted from 0 on the left, in rising order."""


def positions(places: Iterable[int]) -> Positions:
    """Return `places` in rising order, each once."""
    return tuple(sorted(set(places)))


def at(dice: Faces, places: Positions) -> Faces:
    """Return the faces of the dice at `places`."""
    return tuple(dice[place] for place in places)


def grouped(dice: Iterable[int]) -> tuple[tuple[int, int], ...]:
    """Return (face, how many), the most frequent first and higher faces before lower ones."""
    return tuple(sorted(Counter(dice).items(), key=lambda pair: (-pair[1], -pair[0])))
