"""What has happened, in the past tense, with all that a teller of it could want to know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from audio_yahtzee.game.card import Card, Cell
    from audio_yahtzee.game.dice import Faces, Positions
    from audio_yahtzee.game.scoring import Outcome
    from audio_yahtzee.game.standing import Place


@dataclass(frozen=True, slots=True)
class GameStarted:
    """A game began."""

    players: int


@dataclass(frozen=True, slots=True)
class TurnStarted:
    """A player's turn began."""

    player: int
    round: int
    rolls: int
    saved: int
    """How many of `rolls` were saved from earlier turns."""
    cells: tuple[Cell, ...]
    """The cells that the order of play leaves open for this turn."""


@dataclass(frozen=True, slots=True)
class Jackpot:
    """The dice of a roll form the pattern of the jackpot box."""

    box: str
    is_joker: bool
    cells: tuple[Cell, ...]
    """Where a joker must go; empty where it is none, or not yet claimed."""


@dataclass(frozen=True, slots=True)
class DiceRolled:
    """Dice were rolled."""

    player: int
    dice: Faces
    rolled: Positions
    roll_number: int
    rolls_left: int
    jackpot: Jackpot | None = None
    loses_claim: bool = False
    """Whether an extra was claimed for the dice before, which these do not earn."""


@dataclass(frozen=True, slots=True)
class DiceKept:
    """The choice of kept dice changed."""

    player: int
    dice: Faces
    before: Positions
    kept: Positions


@dataclass(frozen=True, slots=True)
class ExtraClaimed:
    """The player answered whether to claim an extra."""

    player: int
    claimed: bool
    cells: tuple[Cell, ...]
    """Where the dice may go now."""
    dice: Faces = ()


@dataclass(frozen=True, slots=True)
class BoxScored:
    """A cell was filled by the player's own choice."""

    player: int
    cell: Cell
    dice: Faces
    outcome: Outcome
    card: Card
    """The card afterwards."""


@dataclass(frozen=True, slots=True)
class SectionBonusEarned:
    """A section reached a bonus tier."""

    player: int
    section: str
    column: int
    points: int
    """By how much the bonus rose, after the multiplier."""
    total: int | None
    """The card's total; None while the same entry has still more to bring."""


@dataclass(frozen=True, slots=True)
class ExtraEarned:
    """A further jackpot counted."""

    player: int
    column: int
    points: int
    """After the multiplier; may be 0."""
    count: int
    """How many the player has now."""
    total: int
    """The card's total."""


@dataclass(frozen=True, slots=True)
class BoxStruck:
    """An opponent's jackpot wrote a zero into this player's card, and costs the next turn."""

    player: int
    cell: Cell
    by: int


@dataclass(frozen=True, slots=True)
class TurnLost:
    """A player sat out a turn."""

    player: int


@dataclass(frozen=True, slots=True)
class RollsSaved:
    """Rolls not used were put by."""

    player: int
    saved: int


@dataclass(frozen=True, slots=True)
class RollOffStarted:
    """A round of the roll-off began between tied players."""

    players: tuple[int, ...]
    round: int


@dataclass(frozen=True, slots=True)
class RollOffRolled:
    """A player rolled in the roll-off."""

    player: int
    dice: Faces
    total: int
    next_player: int | None = None
    """Who rolls next in the same round; None after the last."""


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game ended."""

    places: tuple[Place, ...]
    at_once: bool
    """Won by a single roll, whatever the points."""


Event = (
    GameStarted
    | TurnStarted
    | DiceRolled
    | DiceKept
    | ExtraClaimed
    | BoxScored
    | SectionBonusEarned
    | ExtraEarned
    | BoxStruck
    | TurnLost
    | RollsSaved
    | RollOffStarted
    | RollOffRolled
    | GameEnded
)
