"""A game at one moment: the cards, whose turn it is, and the dice on the table."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

from audio_yahtzee.game.scoring import Hand

if TYPE_CHECKING:
    from audio_yahtzee.game.card import Card
    from audio_yahtzee.game.dice import Faces, Positions
    from audio_yahtzee.game.ruleset import RuleSet

MOST_PLAYERS = 20


class Phase(StrEnum):
    """What the game waits for."""

    TURN = "turn"
    ROLL_OFF = "roll_off"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Seat:
    """One player's place at the table."""

    card: Card
    saved: int = 0
    """Rolls saved from earlier turns."""
    turns_lost: int = 0
    """Coming turns that this player must sit out."""


@dataclass(frozen=True, slots=True)
class RollOff:
    """Tied players rolling all dice for the first place."""

    players: tuple[int, ...]
    round: int = 1
    totals: tuple[int, ...] = ()
    """What the first of `players` have rolled in this round."""


@dataclass(frozen=True)
class State:
    """Everything there is to know. Two equal states have the same future."""

    rules: RuleSet = field(repr=False)
    seats: tuple[Seat, ...]
    player: int
    """Whose turn it is, from 0."""
    rolls_left: int
    dice: Faces = ()
    kept: Positions = ()
    roll_number: int = 0
    """Rolls made in this turn."""
    claimed: bool | None = None
    """What was answered in this turn to whether an extra is claimed; it holds for later rolls, too."""
    phase: Phase = Phase.TURN
    roll_off: RollOff | None = None
    winners: tuple[int, ...] = ()
    """Players whom a roll-off or a winning roll has put first; empty where points alone decide."""

    @property
    def seat(self) -> Seat:
        """The seat of the player whose turn it is."""
        return self.seats[self.player]

    @property
    def card(self) -> Card:
        """The card of the player whose turn it is."""
        return self.seat.card

    @property
    def round(self) -> int:
        """The round being played, from 1; the last round once the card is full."""
        return min(len(self.card.entries) + 1, self.rules.turns)

    @property
    def hand(self) -> Hand:
        """The dice on the table with what scoring must know of them."""
        return Hand(self.dice, first_roll=self.roll_number == 1, claimed=self.claimed)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is Phase.OVER
