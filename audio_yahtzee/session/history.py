"""Everything that was said to one listener, to be walked back through."""

from __future__ import annotations

from collections import deque
from enum import StrEnum

from audio_yahtzee.narration.cues import Category, Say

LENGTH = 1000
"""Messages kept; a long game of many players says about that many."""


class Shelf(StrEnum):
    """What part of the history is walked."""

    ALL = "all"
    DICE = "dice"
    SCORES = "scores"
    OTHERS = "others"
    SYSTEM = "system"


class History:
    """The messages of one listener and the place where they are reading."""

    def __init__(self) -> None:
        self._said: deque[Say] = deque(maxlen=LENGTH)
        self._place: int | None = None
        self.latest: Say | None = None
        """What was last said, or read back; None when nothing was said yet."""
        self.shelf = Shelf.ALL

    def add(self, said: Say) -> None:
        """Note what was said; reading starts from the newest again."""
        self._said.append(said)
        self._place = None
        self.latest = said

    def _shelved(self) -> list[Say]:
        if self.shelf is Shelf.ALL:
            return list(self._said)
        return [said for said in self._said if said.category is Category(self.shelf)]

    def move(self, by: int) -> tuple[Say | None, bool]:
        """Return the message `by` steps newer (negative: older), and whether there was one so far on.

        Where there is none, the message at that end is returned; None when the shelf is empty.
        """
        shelf = self._shelved()
        if not shelf:
            return None, False
        place = (len(shelf) - 1 if self._place is None else self._place) + by
        self._place = min(max(place, 0), len(shelf) - 1)
        self.latest = shelf[self._place]
        return self.latest, place == self._place

    def turn_to(self, by: int) -> Shelf:
        """Change to the next shelf (negative: the previous), and return it."""
        shelves = list(Shelf)
        self.shelf = shelves[(shelves.index(self.shelf) + by) % len(shelves)]
        # Its newest message was not just heard, so the first step back leads to it.
        self._place = len(self._shelved())
        return self.shelf
