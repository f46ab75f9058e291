"""Where the player is at the table: in which zone, and on what in it."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum


class Zone(StrEnum):
    """A part of the table that can be walked."""

    DICE = "dice"
    BOXES = "boxes"
    CARDS = "cards"


@dataclass
class Focus:
    """The zone in focus, and a place in each zone. Only the player's own keys move it.

    One rule sets it otherwise: each of the player's turns begins on the first die.
    """

    zone: Zone = Zone.DICE
    places: dict[Zone, int] = field(default_factory=lambda: dict.fromkeys(Zone, 0))

    @property
    def place(self) -> int:
        """The place in the zone in focus, from 0."""
        return self.places[self.zone]

    def begin_turn(self) -> None:
        """Go to where a turn begins."""
        self.zone = Zone.DICE
        self.places = dict.fromkeys(Zone, 0)

    def turn_to(self, by: int) -> None:
        """Go to the next zone (negative: the previous)."""
        zones = list(Zone)
        self.zone = zones[(zones.index(self.zone) + by) % len(zones)]

    def move(self, place: int, length: int) -> bool:
        """Go to `place` of `length`, or to the nearest there is; return whether it was there."""
        self.places[self.zone] = min(max(place, 0), max(length - 1, 0))
        return self.place == place
