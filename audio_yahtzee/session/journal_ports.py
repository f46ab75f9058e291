"""The port of the journal: what is kept of games, and gone on with later."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from audio_yahtzee.game.ruleset import RuleSet
from audio_yahtzee.game.state import State
from audio_yahtzee.session.seats import Seats


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game as it was kept."""

    number: int
    """By which it is called for; never given to another."""
    started: datetime
    rules: RuleSet
    """Those it was begun under, whatever has become of their file."""
    seats: Seats
    lines: tuple[str, ...] = ()
    """All that was done, as `playing.Game` writes it."""
    dice: str = ""
    """Where its faces came from: "chance", "seed 7", "duel 7-12-60", "file", or "known" where some were seen
    before they came again; several with commas between.
    """
    is_whole: bool = True
    """Whether nothing of it is damaged; `lines` are the sound ones before the damage."""


class Journal(Protocol):
    """Keeps every game while it is played. What goes wrong is told by the device, and stops no game."""

    @property
    def number(self) -> int | None:
        """The number of the game that is going on; None where not all of it is on the disk."""
        ...

    def begin(self, rules: RuleSet, seats: Seats, dice: str | None = None) -> None:
        """Keep a new game from now on, once something is done in it.

        `dice` says where its faces come from, as SavedGame has it; None for where they usually do.
        """
        ...

    def take_up(self, game: SavedGame, state: State) -> None:
        """Go on with a game that was kept, and stands at `state`."""
        ...

    def reseat(self, seats: Seats) -> None:
        """Note that others than before sit at the table of the game that is going on."""
        ...

    def add(self, line: str, state: State) -> None:
        """Keep `line` of the game, which led to `state`: when this returns, it is on the disk."""
        ...

    def unfinished(self) -> Sequence[SavedGame]:
        """Return the games that are not over and can be gone on with, the one played last first."""
        ...

    def throw_away(self, number: int) -> bool:
        """Keep a game no longer; return whether it was kept."""
        ...
