"""What a choice is worth: the common language of advisers, coaches and opponents."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from audio_yahtzee.game.card import Cell
    from audio_yahtzee.game.dice import Faces
    from audio_yahtzee.game.state import State


@dataclass(frozen=True, slots=True)
class KeepChoice:
    """Keep dice of these faces and roll the others."""

    kept: Faces
    """In rising order; empty where all dice are rolled."""
    value: float
    """The final score expected of the card when this is done and all that follows is played at its best."""
    loss: float
    """By how much `value` is below that of the best choice of all, keeps and boxes together."""


@dataclass(frozen=True, slots=True)
class BoxChoice:
    """Write the dice as they lie into a cell."""

    cell: Cell
    claimed: bool | None
    """Whether an extra is claimed with it; None where there is none to claim, or it is not asked about."""
    value: float
    """See KeepChoice."""
    loss: float
    """See KeepChoice."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What every choice of the player in turn is worth, in points."""

    value: float
    """The final score expected of the player's card: points written, bonuses, and all that is to come."""
    keeps: tuple[KeepChoice, ...] = ()
    """Every different keep, best first; empty before the first roll and where no roll is left."""
    boxes: tuple[BoxChoice, ...] = ()
    """Every cell that the dice may be written into, best first; empty before the first roll."""
    is_estimate: bool = False
    """Whether the values are reckoned roughly rather than exactly."""


class Adviser(Protocol):
    """Knows what choices are worth under one rule set."""

    def advise(self, state: State) -> Advice:
        """Return what the choices of the player in turn in `state` are worth.

        Raises ValueError when the game is over, or decided by a roll-off.
        """
        ...


class Knowing(Adviser, Protocol):
    """An adviser who knows exactly what choices are worth, though not in every state."""

    def knows(self, state: State) -> bool:
        """Tell whether `advise` can be asked about `state`."""
        ...
