"""Who sits at a table, before there is a game: cheap to load, for the command line names players, too."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Character:
    """An opponent of a level; what it is called depends on who else sits there, and on the language."""

    level: str
    """The id of the level, such as "expert"."""


Seat = str | Character | None
"""A person's name, or an opponent; None for one of whom no level is known."""
Seats = tuple[Seat, ...]
"""Who sits at a table, in the order of play."""
