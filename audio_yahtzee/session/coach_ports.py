"""The ports of the coach: what the table asks of whoever knows what choices are worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from audio_yahtzee.game.card import Cell
from audio_yahtzee.game.dice import Faces
from audio_yahtzee.game.state import State
from audio_yahtzee.messages import Message
from audio_yahtzee.narration.choices import Weighed
from audio_yahtzee.narration.coaching import Odds
from audio_yahtzee.narration.prospects import Prospects


class Coach(Protocol):
    """Knows what choices are worth under one rule set, and what may come of them."""

    def weigh(self, state: State) -> Weighed:
        """Return what every choice of the player in turn is worth, whatever is kept now."""
        ...

    def hopes(self, state: State, kept: Faces) -> Sequence[Odds]:
        """Return what `kept`, in rising order, may become by the end of the turn, what pays most first."""
        ...

    def reason(self, state: State, cell: Cell) -> Message | None:
        """Return why the dice might be written into `cell`; None where that needs no telling."""
        ...

    def prospects(self, state: State, player: int) -> Prospects:
        """Return how the game stands for `player`."""
        ...

    def share_below(self, total: int) -> tuple[float, bool]:
        """Return the share of games at their best that end below `total`, and whether it is rough."""
        ...


class Coaching(Protocol):
    """A coach that gets ready in the background."""

    @property
    def is_ready(self) -> bool:
        """Whether the coach can answer at once, be it roughly."""
        ...

    @property
    def done(self) -> float | None:
        """How much of the exact solution is done, from 0 to 1; None where it will not become more exact."""
        ...

    def begin(self) -> None:
        """Become as exact as can be: there is time for it now."""
        ...

    def coach(self, *, patient: bool) -> Coach:
        """Return the coach, waiting until it is ready; if `patient`, until it is as exact as it will be."""
        ...
