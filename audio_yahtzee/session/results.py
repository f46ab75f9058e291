"""How finished games ended: what records and statistics are made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Protocol

from audio_yahtzee.game.card import Cell
from audio_yahtzee.game.ruleset import RuleSet
from audio_yahtzee.game.standing import standing
from audio_yahtzee.session.seats import Seat, Seats, is_forgotten

if TYPE_CHECKING:
    from audio_yahtzee.game.card import Card
    from audio_yahtzee.game.state import State

COUNTED = "chance"
"""Where the faces of a game come from that counts: what was practised with known dice does not."""


@dataclass(frozen=True, slots=True)
class Finish:
    """How one player ended a game."""

    player: int
    """Which seat it was, from 0."""
    who: Seat
    place: int
    points: int
    """What ranks: game points where the rule set converts, else the card's total."""
    total: int
    bonuses: int | None = None
    """How many section bonuses were reached, over all columns; None where that was not kept."""
    jackpots: int | None = None
    """How often the jackpot counted, extras included; None where that was not kept."""
    lost: float | None = None
    """Points that the player's choices cost against perfect play; None where that is not known exactly."""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game that counts."""

    number: int
    started: datetime
    rules: RuleSet
    finishes: tuple[Finish, ...]
    """In the order of play, without players who are to be forgotten."""
    seats: int
    """How many played."""


class Results(Protocol):
    """Keeps how games ended. What goes wrong is told by the device, and stops no game."""

    def finished(self) -> Sequence[Played]:
        """Return the games that count, each once, in the order in which they were begun."""
        ...

    def note_lost(self, number: int, lost: Mapping[int, float]) -> None:
        """Keep, by seat, how many points choices in the game `number` cost."""
        ...


def finishes(state: State, seats: Seats) -> tuple[Finish, ...]:
    """Return how the game that is over in `state` ended for those who sat at the table, by seat.

    Of players who are to be forgotten nothing is told.
    """
    found = [
        Finish(
            player,
            seats[player],
            place.rank,
            place.points,
            total,
            _bonuses(state.seats[player].card),
            _jackpots(state.seats[player].card),
        )
        for place in standing(state)
        for player, total in zip(place.players, place.totals, strict=True)
        if not is_forgotten(seats[player])
    ]
    return tuple(sorted(found, key=lambda finish: finish.player))


def most_bonuses(rules: RuleSet) -> int:
    """Return how many section bonuses a card can reach, over all columns."""
    return sum(bool(section.bonus) for section in rules.sections) * len(rules.columns)


def _bonuses(card: Card) -> int:
    return sum(
        card.section_bonus(section.id, column) > 0
        for section in card.rules.sections
        for column in range(len(card.rules.columns))
    )


def _jackpots(card: Card) -> int:
    box = card.rules.jackpot
    if box is None:
        return 0
    cells = (Cell(box, column) for column in range(len(card.rules.columns)))
    return sum(points > 0 for cell in cells for points in card.points(cell)) + len(card.extras)
