"""The side of a card whose points matter to nothing else: what is open there, and what is watched."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING, NamedTuple

from audio_yahtzee.strategy.exact.side import Counts, Side, one_less

if TYPE_CHECKING:
    from audio_yahtzee.strategy.exact.status import Status


class Node(NamedTuple):
    """What is open, which bits are set, and how many extras have been earned, as far as that is counted."""

    counts: Counts
    bits: int
    extras: int


@dataclass(frozen=True, eq=False)
class Free:
    """All that this side may come to, in the order of how much is open."""

    side: Side
    nodes: tuple[Node, ...]
    number: dict[Node, int]
    statuses: tuple[Status, ...]
    allowed: tuple[tuple[int, ...], ...]
    """For each node, the open cells that the order of play allows."""
    levels: tuple[int, ...]
    """For each node, how many entries are open."""

    def after(self, number: int, place: int | None, *, scored: bool, earns: bool) -> int:
        """Return the node once the cell at `place` is filled, or (None) one on the other side.

        `scored` tells whether points are written there, not a zero; `earns` whether that earns an extra.
        """
        return self._after(number, place, scored, earns)

    @cached_property
    def _after(self) -> Callable[[int, int | None, bool, bool], int]:
        @cache
        def after(number: int, place: int | None, *facts: bool) -> int:
            scored, earns = facts
            return self.number[_after(self.side, self.nodes[number], place, scored=scored, earns=earns)]

        return after


def free_nodes(side: Side, start: Node) -> Free:
    """Return all nodes that play may lead to from `start`."""
    found = {start}
    waiting = [start]
    while waiting:
        node = waiting.pop()
        for after in _followers(side, node):
            if after not in found:
                found.add(after)
                waiting.append(after)
    nodes = tuple(sorted(found, key=lambda node: (sum(node.counts), node)))
    return Free(
        side,
        nodes,
        {node: number for number, node in enumerate(nodes)},
        tuple(side.status(node.counts, node.bits, start.counts) for node in nodes),
        tuple(side.allowed(node.counts) for node in nodes),
        tuple(sum(node.counts) for node in nodes),
    )


def _followers(side: Side, node: Node) -> set[Node]:
    may_earn = node.extras < side.watch.limit and side.may_earn(node.counts, node.bits)
    earned = (False, True) if may_earn else (False,)
    found = {_after(side, node, None, scored=False, earns=earns) for earns in earned}
    for place in side.allowed(node.counts):
        found |= {
            _after(side, node, place, scored=scored, earns=earns)
            for scored in side.ways[place]
            for earns in earned
        }
    return found


def _after(side: Side, node: Node, place: int | None, *, scored: bool, earns: bool) -> Node:
    extras = min(side.watch.limit, node.extras + earns)
    if place is None:
        return Node(node.counts, node.bits, extras)
    bits = node.bits | side.watch.bits(side.pays[place].cell, int(scored))
    return Node(one_less(node.counts, place), bits, extras)
