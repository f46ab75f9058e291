"""Who sits at a table, before there is a game: cheap to load, for the command line names players, too."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Character:
    """An opponent of a level; what it is called depends on who else sits there, and on the language."""

    level: str
    """The id of the level, such as "expert"."""


FORGOTTEN = "∅"
"""Who sat there is to be forgotten. It stands for a name in files, and is no word of any language."""

Seat = str | Character | None
"""A person's name, or an opponent; None for one of whom no level is known."""
Seats = tuple[Seat, ...]
"""Who sits at a table, in the order of play."""


def is_forgotten(seat: Seat) -> bool:
    """Tell whether it is to be forgotten who sat there."""
    return isinstance(seat, str) and seat.partition(" ")[0] == FORGOTTEN


def forgotten_among(seats: Seats) -> str:
    """Return what stands for one more at this table who is to be forgotten: no two seats are the same."""
    number = 1 + sum(map(is_forgotten, seats))
    return FORGOTTEN if number == 1 else f"{FORGOTTEN} {number}"
