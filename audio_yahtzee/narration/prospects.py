"""How a game stands, in words: what a player may expect, and how likely it is that they win."""

from __future__ import annotations

from typing import Protocol

from audio_yahtzee.messages import Message, message
from audio_yahtzee.narration.coaching import percent
from audio_yahtzee.narration.listening import Listening
from audio_yahtzee.narration.whose import by_you


class Prospects(Protocol):
    """What a player may hope for; see strategy.prospects."""

    @property
    def expected(self) -> float:
        """The mean final score under best play."""
        ...

    @property
    def spread(self) -> float:
        """Its standard deviation."""
        ...

    @property
    def share_below(self) -> float:
        """The share of whole games, played at their best, that end below that."""
        ...

    @property
    def win(self) -> float | None:
        """The chance to win; None for who plays alone, or where it is not known."""
        ...

    @property
    def is_estimate(self) -> bool:
        """Whether any of this is reckoned roughly."""
        ...


def prospects(found: Prospects, player: int, listening: Listening) -> tuple[Message, ...]:
    """Return the chance to win, then the final score to be expected, and how it compares."""
    said: list[Message] = []
    if found.win is not None:
        said.append(by_you("prospects.win", player, listening, chance=percent(found.win)))
    points = message("coach.about" if found.is_estimate else "coach.points", points=round(found.expected))
    spread = round(found.spread)
    below = percent(found.share_below)
    if spread:
        said.append(message("prospects.expected", points=points, spread=spread, below=below))
    else:
        said.append(message("prospects.certain", points=points, below=below))
    return tuple(said)
