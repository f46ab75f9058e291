"""What every card is worth under best play: from full cards back to the blank one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np

from audio_yahtzee.strategy.exact.lattice import Floats, Workspace
from audio_yahtzee.strategy.exact.stopping import Part, Stopping

if TYPE_CHECKING:
    from audio_yahtzee.strategy.exact.compiled import Compiled, Segment

Progress = Callable[[float], bool]
"""Told the share that is done, from 0 to 1; the work is given up when it returns False."""

WIDTH = 2048
"""Cards solved side by side: wide enough that numpy works rather than calls, narrow enough for the caches."""


class Cancelled(Exception):  # noqa: N818 -- nothing went wrong: somebody changed their mind
    """The work was given up because `progress` said so."""


class Solver:
    """Solves the cards of one compiled rule set, all that may follow a card before it."""

    def __init__(self, compiled: Compiled) -> None:
        self._compiled = compiled
        self._rules = compiled.frame.rules
        self._later = Stopping(compiled, first=False)
        self._first = Stopping(compiled, first=True) if compiled.frame.has_first else self._later
        self._work: Workspace | None = None
        self._aside: Workspace | None = None
        shape = (compiled.most_saved(0) + 1, len(compiled.free.nodes), compiled.group.size + 1)
        self.values: Floats = np.full(shape, -np.inf)
        """What is still to come, bonuses of sections included: by rolls saved, free node, group node.

        Minus infinity for cards that play does not lead to.
        """

    def solve(self, progress: Progress) -> None:
        """Work out all values. Raises Cancelled when `progress` returns False."""
        for segment in self._compiled.segments(0):
            self.values[:, segment.node, segment.where] = self._compiled.group.worth[segment.where]
        work = [
            (level, parts)
            for level in range(1, self._compiled.turns + 1)
            for parts in chunks(list(self._compiled.segments(level)))
        ]
        total = sum(parts[-1].stop for _, parts in work)
        done = 0
        for level, parts in work:
            if not progress(done / total):
                raise Cancelled
            self._solve(level, parts)
            done += parts[-1].stop
        progress(1.0)

    def _solve(self, level: int, parts: list[Part]) -> None:
        """Work out the cards of `parts`, on which `level` entries are open."""
        work = self._workspace(parts[-1].stop)
        for saved, mean in enumerate(self._turns(work, parts, self._compiled.most_saved(level))):
            for segment, start, stop in parts:
                self.values[saved, segment.node, segment.where] = mean[start:stop]

    def _turns(self, work: Workspace, parts: list[Part], most_saved: int) -> Iterator[Floats]:
        """Yield what a turn is worth with 0, 1, … rolls saved for it."""
        rolls = self._rules.rolls
        self._later.fill(work, parts, self.values[0])
        if not self._rules.carry and self._first is self._later:
            for _ in range(rolls - 1):
                work.roll()
                # Hands are worth no less with a roll more, so what they were worth may stand for stopping.
                work.choose()
            yield work.mean()
            return
        for left in range(rolls + most_saved):
            if left:
                work.roll()
            is_first = left >= rolls - 1
            if is_first:
                self._stop(self._first, work, parts, left)
                yield work.mean()
            if not is_first or self._first is not self._later:
                self._stop(self._later, work, parts, left, anew=not is_first)

    def _stop(
        self, stopping: Stopping, work: Workspace, parts: list[Part], left: int, *, anew: bool = True
    ) -> None:
        """Let every hand be stopped at with `left` rolls left, or rolled on, whichever is better."""
        if self._aside is None or self._aside.width != work.width:
            self._aside = Workspace(self._compiled.frame.lattice, work.width)
        stopping.fill(self._aside, parts, self.values[left if self._rules.carry else 0])
        work.hands[:] = self._aside.hands
        if left:
            work.choose(anew=anew)

    def _workspace(self, width: int) -> Workspace:
        if self._work is None or self._work.width != width:
            self._work = Workspace(self._compiled.frame.lattice, width)
        return self._work


def chunks(segments: Sequence[Segment]) -> Iterator[list[Part]]:
    """Yield segments packed side by side, split where they do not fit, as evenly as can be."""
    total = sum(segment.size for segment in segments)
    if not total:
        return
    width = -(-total // -(-total // WIDTH))
    parts: list[Part] = []
    column = 0
    for segment in segments:
        done = 0
        while done < segment.size:
            size = min(segment.size - done, width - column)
            parts.append(Part(segment.part(done, done + size), column, column + size))
            done += size
            column += size
            if column == width:
                yield parts
                parts, column = [], 0
    if parts:
        yield parts
