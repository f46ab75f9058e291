"""Who stands where: places by points, ties named together."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from audio_yahtzee.game.state import State


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the ranking, shared by all who tie for it."""

    rank: int
    players: tuple[int, ...]
    points: int
    """What ranks them: game points where the rule set converts, else the card's total."""
    totals: tuple[int, ...]
    """The card totals of `players`."""


def standing(state: State) -> tuple[Place, ...]:
    """Return the places of all players, best first; tied players share the better place."""
    points = [_ranking_points(state, player) for player in range(len(state.seats))]

    def merit(player: int) -> tuple[bool, int]:
        return (player in state.winners, points[player])

    places: list[Place] = []
    rank = 1
    for (_, worth), group in groupby(sorted(range(len(points)), key=merit, reverse=True), key=merit):
        players = tuple(sorted(group))
        totals = tuple(state.seats[player].card.total for player in players)
        places.append(Place(rank, players, worth, totals))
        rank += len(players)
    return tuple(places)


def _ranking_points(state: State, player: int) -> int:
    card = state.seats[player].card
    return card.total if card.game_points is None else card.game_points
