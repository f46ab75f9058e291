"""The levels at which opponents play, from one who has just learned the game to one who makes no mistake."""

from __future__ import annotations

from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


class Level(StrEnum):
    """How well an opponent plays, the weakest first; the last two have ways of their own."""

    BEGINNER = "beginner"
    CASUAL = "casual"
    STEADY = "steady"
    SKILLED = "skilled"
    EXPERT = "expert"
    PERFECT = "perfect"
    GREEDY = "greedy"
    """Takes the most points that its turn can bring, and looks no further."""
    COMPETITOR = "competitor"
    """Plays without a mistake, and in the last round for the win rather than for points."""


USUAL = Level.STEADY
"""The level of an opponent of whom none is known: one that a person beats now and then."""

TEMPERATURE: Mapping[Level, float] = MappingProxyType(
    {
        Level.BEGINNER: 14.0,
        Level.CASUAL: 6.0,
        Level.STEADY: 2.5,
        Level.SKILLED: 1.6,
        Level.EXPERT: 1.0,
        Level.PERFECT: 0.0,
        Level.COMPETITOR: 0.0,
    }
)
"""Points of loss at which a choice becomes e times rarer; at 0 only the best is made.

Only what people would think of is chosen from, so they are higher than they would have to be for a player who
might do anything. A greedy player is not among them: it does not choose by what the whole game is worth.
"""

SHARE: Mapping[Level, float] = MappingProxyType(
    {
        Level.BEGINNER: 0.72,
        Level.CASUAL: 0.80,
        Level.STEADY: 0.88,
        Level.SKILLED: 0.92,
        Level.EXPERT: 0.97,
        Level.PERFECT: 1.00,
    }
)
"""What share of the points of best play each level reaches, measured in games of yahtzee and yatzy."""


def suited(share: float) -> Level:
    """Return the level whose share of the points of best play comes closest to `share`."""
    return min(SHARE, key=lambda level: abs(SHARE[level] - share))
