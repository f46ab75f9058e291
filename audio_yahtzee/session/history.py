"""Everything that was said to one listener, to be walked back through."""

from __future__ import annotations

from collections import deque
from enum import StrEnum

from audio_yahtzee.narration.cues import Category, Say

LENGTH = 1000
"""Entries kept; a long game of many players has about that many."""


Told = tuple[Say, ...]
"""What was said together: a roll and the rolls left, a score and the total."""


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
        self._said: deque[Told] = deque(maxlen=LENGTH)
        self._place: int | None = None
        self.latest: Told = ()
        """What was last said, or read back; empty when nothing was said yet."""
        self.shelf = Shelf.ALL

    def add(self, said: Told) -> None:
        """Note what was said at once; reading starts from the newest again."""
        self._said.append(said)
        self._place = None
        self.latest = said

    def _shelved(self) -> list[Told]:
        if self.shelf is Shelf.ALL:
            return list(self._said)
        shelf = Category(self.shelf)
        return [told for told in self._said if any(said.category is shelf for said in told)]

    def move(self, by: int) -> tuple[Told, bool]:
        """Return what was said `by` steps later (negative: earlier), and whether there was so much.

        Where there was not, what was said at that end is returned; nothing when the shelf is empty.
        """
        shelf = self._shelved()
        if not shelf:
            return (), False
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
