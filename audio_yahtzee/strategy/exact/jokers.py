"""What further jackpots are worth when they are written: extras, jokers, and claims that may be passed up."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from audio_yahtzee.strategy.exact.further import USUAL
from audio_yahtzee.strategy.exact.watch import ZERO

if TYPE_CHECKING:
    from audio_yahtzee.strategy.exact.compiled import Compiled, Segment
    from audio_yahtzee.strategy.exact.further import Variant
    from audio_yahtzee.strategy.exact.lattice import Floats
    from audio_yahtzee.strategy.exact.side import Side


class _Situation(NamedTuple):
    """All that decides where further jackpots may go and what they pay."""

    variant: Variant
    allowed: tuple[int, ...]
    """The free cells that may be filled."""
    grouped: bool
    """Whether grouped cells may be."""
    bits: int
    """What is watched, except for zeros."""


@dataclass(frozen=True, eq=False)
class _Ways:
    """One cell of a stage: what each jackpot pays there, a column each."""

    place: int
    is_grouped: bool
    raws: tuple[int, ...]
    """Raw points while one of the jackpot's match cells is open."""
    raws_if_used: tuple[int, ...]
    """The same when all of them are used."""
    adds: Floats
    """What is added to the worth of the card afterwards; minus infinity for those that may not go there."""
    adds_if_used: Floats


class Jokers:
    """The worth of further jackpots under one rule set, on the first roll of a turn or on later ones."""

    def __init__(self, compiled: Compiled, *, first: bool) -> None:
        self._frame, self._group, self._free = compiled.frame, compiled.group, compiled.free
        self._further = compiled.frame.further
        self._watch = compiled.frame.free.watch
        self._first = first
        self._rows = np.array(self._further.jackpots, dtype=np.intp)
        self._stages = cache(self._stages_of)
        self._matches = tuple(self._match_cells(jackpot) for jackpot in self._further.jackpots)

    def fill(self, hands: Floats, segment: Segment, values: Floats, *, claimed: bool | None) -> None:
        """Write the worth of further jackpots over that of usual hands, on the cards of `segment`.

        For the rest see Stopping.fill.
        """
        if self._watch.jackpot is None or segment.status.jackpot_is_open:
            return
        extras = self._free.nodes[segment.node].extras
        variants = self._further.variants(bool(segment.status.bits & ZERO), extras)
        if claimed is not None and len(variants) > 1:
            variants = tuple(variant for variant in variants if variant.claimed is claimed)
        if variants == (USUAL,):
            return
        hands[self._rows] = np.maximum.reduce(
            [
                self._worth(variant, segment, values)
                if variant.earns or variant.is_joker
                else hands[self._rows]
                for variant in variants
            ]
        )

    def _worth(self, variant: Variant, segment: Segment, values: Floats) -> Floats:
        """Return what every jackpot is worth, written in the way of `variant`: a row for each."""
        allowed = self._free.allowed[segment.node] if segment.free else ()
        situation = _Situation(variant, allowed, segment.grouped, segment.status.bits & ~ZERO)
        worth: Floats | None = None
        for stage in self._stages(situation):
            best = np.maximum.reduce([self._brings(ways, variant, segment, values) for ways in stage])
            worth = best if worth is None else np.where(worth == -np.inf, best, worth)
        assert worth is not None  # noqa: S101 -- in every turn some cell may be filled
        return worth

    def _brings(self, ways: _Ways, variant: Variant, segment: Segment, values: Floats) -> Floats:
        """Return what every jackpot brings in one cell; minus infinity where it may not go there."""
        brings = self._after(ways, ways.raws, variant, segment, values) + ways.adds
        if ways.raws == ways.raws_if_used:
            return brings
        used = self._after(ways, ways.raws_if_used, variant, segment, values) + ways.adds_if_used
        return np.where(self._match_is_open(segment), brings, used)

    def _after(
        self, ways: _Ways, raws: tuple[int, ...], variant: Variant, segment: Segment, values: Floats
    ) -> Floats:
        """Return what cards are worth once raw points are written in a cell: a row for all, or one for each."""
        columns = slice(segment.start, segment.stop)
        if not ways.is_grouped:
            nodes = [
                self._free.after(segment.node, ways.place, raw != 0, earns=variant.earns) for raw in raws
            ]
            return values[nodes[0] if len(set(nodes)) == 1 else nodes, columns]
        node = self._free.after(segment.node, None, False, earns=variant.earns)
        first_row = self._group.rows[ways.place].start
        place_of = self._frame.grouped.pays[ways.place].place_of
        rows = [first_row + place_of[raw] for raw in raws]
        following = self._group.after[rows[0] if len(set(rows)) == 1 else rows, columns]
        return values[node].take(following)

    def _match_is_open(self, segment: Segment) -> NDArray[np.bool_]:
        """Return for every jackpot, on each card, whether a match cell is open, whatever the order of play."""
        counts = self._free.nodes[segment.node].counts
        is_open = np.zeros((len(self._rows), segment.stop - segment.start), dtype=np.bool_)
        for row, (grouped, free) in enumerate(self._matches):
            if any(counts[place] for place in free):
                is_open[row] = True
            for place in grouped:
                is_open[row] |= self._group.is_open[place, segment.start : segment.stop]
        return is_open

    def _match_cells(self, jackpot: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return where the match cells of a jackpot stand on both sides."""
        cells = self._further.matches(jackpot)
        grouped, free = (
            tuple(place for place, pay in enumerate(side.pays) if pay.cell in cells)
            for side in (self._frame.grouped, self._frame.free)
        )
        return grouped, free

    def _stages_of(self, situation: _Situation) -> tuple[tuple[_Ways, ...], ...]:
        """Return the cells of each stage, in the order of stages; a last one for jackpots that none of these take.

        Only the first stage with an open cell counts. Whether grouped cells are open differs from card to card.
        """
        grouped, free = self._frame.grouped, self._frame.free
        cells = [(grouped, place) for place in range(len(grouped.pays)) if situation.grouped]
        cells += [(free, place) for place in situation.allowed]
        ranks = {
            rank for side, place in cells for rank in self._ranks(side, place, situation) if rank is not None
        }
        stages = []
        for stage in (*sorted(ranks), None):
            made = (self._ways(side, place, stage, situation) for side, place in cells)
            stages.append(tuple(ways for ways in made if (ways.adds > -np.inf).any()))
        return tuple(stage for stage in stages if stage)

    def _ranks(self, side: Side, place: int, situation: _Situation) -> tuple[int | None, ...]:
        """Return for every jackpot the stage at which it may go to a cell."""
        cell = side.pays[place].cell
        if not situation.variant.is_joker:
            return (None,) * len(self._rows)
        return tuple(self._further.rank(jackpot, cell) for jackpot in self._further.jackpots)

    def _ways(self, side: Side, place: int, stage: int | None, situation: _Situation) -> _Ways:
        """Return what jackpots pay in a cell at a stage, or (None) where no stage has a cell for them."""
        pay, extra = side.pays[place], self._frame.rules.extra
        bonus = extra.bonus if extra is not None and situation.variant.earns else 0
        ranks = self._ranks(side, place, situation)
        has_way = np.array([stage is None or rank == stage for rank in ranks])
        pairs = [
            self._raws(side, place, jackpot, stage, situation) if has else (pay.raws[0], pay.raws[0])
            for jackpot, has in zip(self._further.jackpots, has_way.tolist(), strict=True)
        ]
        raws, raws_if_used = (tuple(column) for column in zip(*pairs, strict=True))
        adds, adds_if_used = (
            np.where(has_way, (np.array(column, dtype=np.float64) + bonus) * pay.multiplier, -np.inf)[:, None]
            for column in (raws, raws_if_used)
        )
        return _Ways(place, side is self._frame.grouped, raws, raws_if_used, adds, adds_if_used)

    def _raws(
        self, side: Side, place: int, jackpot: int, stage: int | None, situation: _Situation
    ) -> tuple[int, int]:
        """Return what a jackpot pays in a cell: while a match cell is open, and when none is."""
        pay, rules = side.pays[place], self._frame.rules
        is_met = self._watch.is_met(pay.needs, situation.bits)
        if not situation.variant.is_joker:
            # A hand like others, but for its extra.
            usual = pay.raws[int(pay.classes(first=self._first)[jackpot])] if is_met else 0
            return usual, usual
        first = self._first and bool(rules.by_id[pay.cell.box].first_roll)
        raw = self._further.raw(jackpot, pay.cell, stage, True, is_met, first)  # noqa: FBT003 -- keys of its cache
        if rules.joker is None or not rules.joker.pays_if_match_used:
            return raw, raw
        return raw, self._further.raw(jackpot, pay.cell, stage, False, is_met, first)  # noqa: FBT003 -- the same
