"""All cards that play may lead to, from a blank one or from a card with something written."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from audio_yahtzee.game.card import Card
from audio_yahtzee.strategy.exact.frame import Frame, frame
from audio_yahtzee.strategy.exact.free import Free, Node, free_nodes
from audio_yahtzee.strategy.exact.groups import Group, Range, group
from audio_yahtzee.strategy.exact.watch import order_keys

if TYPE_CHECKING:
    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.strategy.exact.status import Status

MOST_STATES = 20_000_000
"""Cards that differ in what may follow: more are not solved. A table of so many takes 160 MB."""
MOST_CODES = 2_000_000
MOST_FREE = 200_000
"""Choices of open cells on the side of a card whose points matter to nothing else."""
BYTES = 8


class TooLarge(NamedTuple):
    """Exact play would take more than there is room for."""

    states: int
    """How many cards would have to be told apart; at least, where counting them all would take long."""
    most: int
    """How many may be."""

    @property
    def megabytes(self) -> int:
        """What a table of them would take."""
        return self.states * BYTES // 1_000_000


Where = slice | NDArray[np.intp]
"""Nodes of the group: side by side, or any of them."""


class Segment(NamedTuple):
    """Cards that are solved side by side: one free node with some group nodes that share a status."""

    node: int
    where: Where
    size: int
    """How many cards these are."""
    status: Status
    """The facts about the whole card."""
    grouped: bool
    """Whether the order of play lets cells of the group be filled."""
    free: bool
    """The same of the other cells."""

    def part(self, start: int, stop: int) -> Segment:
        """Return some of the cards, counted from 0."""
        where = self.where
        if isinstance(where, slice):
            return self._replace(where=slice(where.start + start, where.start + stop), size=stop - start)
        return self._replace(where=where[start:stop], size=stop - start)


@dataclass(frozen=True, eq=False)
class Compiled:
    """A rule set with all cards that play may lead to, numbered."""

    frame: Frame
    group: Group
    free: Free
    start: tuple[int, int]
    """The free node and the group node of the card at which play begins."""
    saved: int
    """Rolls saved at the start."""
    turns: int
    """Entries to be made from there."""
    written: int
    """Points on that card without bonuses of sections."""

    @property
    def saves(self) -> int:
        """How many rolls may at most be saved for later in a turn that has none saved; 0 where none may."""
        rules = self.frame.rules
        return rules.rolls - 1 if rules.carry else 0

    def most_saved(self, level: int) -> int:
        """Return how many rolls may have been saved when so many entries are open."""
        return self.saved + (self.turns - level) * self.saves

    def segments(self, level: int) -> Iterator[Segment]:
        """Yield all cards on which so many entries are open."""
        for number in range(len(self.free.nodes)):
            rest = level - self.free.levels[number]
            if 0 <= rest < len(self.group.ranges):
                for found in self.group.ranges[rest]:
                    segment = self._segment(number, found)
                    if segment.status.is_in_order:
                        yield segment

    def segment(self, number: int, group: int) -> Segment:
        """Return the one card of a free node and a group node."""
        found = self.group.range_of(group)
        return self._segment(number, found._replace(start=group, stop=group + 1))

    def _segment(self, number: int, found: Range) -> Segment:
        status = self.free.statuses[number]
        both = status | found.status
        grouped, free = (side.lowest_open == both.lowest_open for side in (found.status, status))
        return Segment(number, slice(found.start, found.stop), found.stop - found.start, both, grouped, free)

    @property
    def states(self) -> int:
        """How many cards are told apart, the full ones included."""
        nodes = Counter(
            (level, status.lowest_open, status.highest_filled)
            for level, status in zip(self.free.levels, self.free.statuses, strict=True)
        )
        groups: Counter[tuple[int, int, int]] = Counter()
        for level, ranges in enumerate(self.group.ranges):
            for status, start, stop in ranges:
                groups[level, status.lowest_open, status.highest_filled] += stop - start
        return sum(
            many * more * (self.most_saved(level + rest) + 1)
            for (level, lowest, highest), many in nodes.items()
            for (rest, other_lowest, other_highest), more in groups.items()
            if max(highest, other_highest) <= min(lowest, other_lowest)
        )


def compiled(rules: RuleSet, most: int = MOST_STATES) -> Compiled | TooLarge:
    """Return `rules` ready to be solved from a blank card, or why that is too much."""
    keys = order_keys(rules)
    least = _least((key, rules.times) for key in keys.values())
    return TooLarge(least, most) if least > most else compiled_below(frame(rules), Card(rules), 0, most)


def compiled_below(made: Frame, card: Card, saved: int, most: int) -> Compiled | TooLarge:
    """Return what is needed to solve all that may follow from `card`, or why it is too much.

    `saved` is how many rolls are saved for the turn that comes.
    """
    grouped, free = made.grouped, made.free
    counts, others = grouped.counts(card), free.counts(card)
    least = _least(zip((*grouped.keys, *free.keys), (*counts, *others), strict=True))
    if least > most or _least(zip(free.keys, others, strict=True)) > MOST_FREE:
        return TooLarge(max(least, most + 1), most)
    code = made.bonuses.code(card)
    found = group(grouped, made.bonuses, counts, code, min(MOST_CODES, most))
    if found is None:
        return TooLarge(max(least, most + 1), most)
    start = Node(others, free.bits(card), min(free.watch.limit, len(card.extras)))
    nodes = free_nodes(free, start)
    first = found.node(counts, code)
    assert first is not None  # noqa: S101 -- the group was made from just this code
    whole = Compiled(
        made, found, nodes, (nodes.number[start], first), saved, sum(counts) + sum(others), written(card)
    )
    return TooLarge(whole.states, most) if whole.states > most else whole


def _least(cells: Iterable[tuple[int, int]]) -> int:
    """Return in how many ways cells may be open. `cells` are (place in the order of play, entries left)."""
    by_key: defaultdict[int, list[int]] = defaultdict(list)
    for key, count in cells:
        by_key[key].append(count + 1)
    return 1 + sum(prod(ways) - 1 for ways in by_key.values())


def written(card: Card) -> int:
    """Return the points on `card` without bonuses of sections."""
    columns, extra = card.rules.columns, card.rules.extra
    points = sum(entry.points * columns[entry.cell.column] for entry in card.entries)
    if extra is not None:
        points += extra.bonus * sum(columns[column] for column in card.extras)
    return points
