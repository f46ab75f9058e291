"""Why something is not allowed now. A refusal is for the player; narration puts it into words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from audio_yahtzee.game.card import Cell


class Reason(StrEnum):
    """Every reason the rules have for saying no."""

    GAME_OVER = "game_over"
    ROLL_FIRST = "roll_first"
    NO_ROLLS_LEFT = "no_rolls_left"
    ALL_DICE_KEPT = "all_dice_kept"
    NO_SUCH_DIE = "no_such_die"
    NO_SUCH_BOX = "no_such_box"
    BOX_FILLED = "box_filled"
    OUT_OF_ORDER = "out_of_order"
    JOKER_GOES_ELSEWHERE = "joker_goes_elsewhere"
    CLAIM_FIRST = "claim_first"
    NOTHING_TO_CLAIM = "nothing_to_claim"
    CLAIM_IS_MADE = "claim_is_made"
    ROLL_OFF = "roll_off"


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason, and the facts a player needs with it."""

    reason: Reason
    cell: Cell | None = None
    """The cell that was asked for."""
    cells: tuple[Cell, ...] = ()
    """Where it may go instead."""
    position: int | None = None
    """The place of the die that was asked for, from 0."""


class IllegalCommand(ValueError):  # noqa: N818 -- reads as the fact it states
    """A program applied a command that the rules refuse. Ask `legal(state)` first."""

    def __init__(self, command: object, refusal: Refusal) -> None:
        super().__init__(f"{command} is refused: {refusal.reason}")
        self.refusal = refusal
