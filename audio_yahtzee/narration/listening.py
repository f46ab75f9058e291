"""How one listener takes part: who sits at the table, which of them are theirs, and how rolls are told."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from audio_yahtzee.messages import Value


class RollReport(StrEnum):
    """What is said of the dice after a roll that left some kept."""

    HAND = "hand"
    """The kept dice, then the new ones."""
    NEW = "new"
    """The new dice alone."""
    GROUPED = "grouped"
    """The whole hand by faces: "three twos, a four, a five"."""


@dataclass(frozen=True, slots=True)
class Listening:
    """One listener's point of view."""

    names: tuple[Value, ...]
    """The players' names, by player."""
    own: frozenset[int] = frozenset()
    """The players who listen here; what others do is told in other words."""
    report: RollReport = RollReport.HAND

    def is_own(self, player: int) -> bool:
        """Tell whether `player` listens here."""
        return player in self.own

    @property
    def is_alone(self) -> bool:
        """Whether just one player listens here, and can be called "you"."""
        return len(self.own) == 1
