"""What further jackpots are worth when they are written: extras, jokers, and claims that may be passed up."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from audio_yahtzee.strategy.exact.watch import ZERO

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from audio_yahtzee.strategy.exact.compiled import Compiled, Segment
    from audio_yahtzee.strategy.exact.further import Variant
    from audio_yahtzee.strategy.exact.lattice import Floats
    from audio_yahtzee.strategy.exact.pays import Pay


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
class _Paid:
    """What some jackpots pay in a cell, in the order of these."""

    raws: tuple[int, ...]
    adds: Floats
    """What is added to the worth of the card afterwards: a column."""
    scored: tuple[bool, ...]
    """For a free cell, whether it is points rather than a zero; one for all where that is the same."""
    after: list[int]
    """For a grouped cell, the rows of what follows; one for all where that is the same."""


@dataclass(frozen=True, eq=False)
class _Ways:
    """One cell of a stage, and the jackpots that may go there."""

    place: int
    is_grouped: bool
    rows: list[int]
    """Which of the jackpots."""
    where: slice | list[int]
    """The same, in the way that is quickest."""
    paid: _Paid
    """What they pay while one of the jackpot's match cells is open."""
    paid_if_used: _Paid
    """What they pay when all of them are used."""


class Option(NamedTuple):
    """One way to write a further jackpot on a card."""

    is_grouped: bool
    place: int
    """The cell's place on its side."""
    raw: int
    points: float
    """What it pays, multiplied, with the extra."""
    earns: bool
    """Whether it earns an extra."""


class Jokers:
    """The worth of further jackpots under one rule set, on the first roll of a turn or on later ones."""

    def __init__(self, compiled: Compiled, *, first: bool) -> None:
        self._frame, self._group, self._free = compiled.frame, compiled.group, compiled.free
        self._further = compiled.frame.further
        self._watch = compiled.frame.free.watch
        self._first = first
        self._rows = np.array(self._further.jackpots, dtype=np.intp)
        self._stages = cache(self._stages_of)
        self._ranks = cache(self._ranks_of)
        self._ways = cache(self._ways_of)
        self._matches = tuple(self._match_cells(jackpot) for jackpot in self._further.jackpots)

    def fill(self, hands: Floats, segment: Segment, values: Floats, *, claimed: bool | None) -> None:
        """Write the worth of further jackpots over that of usual hands, on the cards of `segment`.

        For the rest see Stopping.fill.
        """
        variants = self._variants(segment, claimed=claimed)
        if variants:
            usual = hands[self._rows]
            hands[self._rows] = np.maximum.reduce(
                [usual if variant.is_usual else self._worth(variant, segment, values) for variant in variants]
            )

    def options(self, segment: Segment, group: int, jackpot: int) -> tuple[tuple[Option, ...], ...]:
        """Return the ways to write a jackpot on one card of `segment`: claimed and not, where that is asked.

        Nothing where it is a hand like others. `group` is the card's group node.
        """
        row = self._further.jackpots.index(jackpot)
        variants = self._variants(segment, claimed=None)
        return tuple(tuple(self._options(segment, group, row, variant)) for variant in variants)

    def _options(self, segment: Segment, group: int, row: int, variant: Variant) -> Iterator[Option]:
        """Yield the ways of one variant: the cells of the first stage that has one open."""
        is_stage = False
        one = segment._replace(where=np.array([group]), size=1)
        for stage in self._stages(self._situation(variant, segment)):
            for ways in stage:
                if row not in ways.rows or (ways.is_grouped and not self._group.allows(ways.place, group)):
                    continue
                is_stage = True
                at = ways.rows.index(row)
                paid = ways.paid if self._match_is_open(one)[row, 0] else ways.paid_if_used
                points = float(paid.adds[at, 0])
                yield Option(ways.is_grouped, ways.place, paid.raws[at], points, variant.earns)
            if is_stage:
                return

    def _variants(self, segment: Segment, *, claimed: bool | None) -> tuple[Variant, ...]:
        """Return how further jackpots may be written; none where they are hands like others."""
        if self._watch.jackpot is None or segment.status.jackpot_is_open:
            return ()
        extras = self._free.nodes[segment.node].extras
        variants = self._further.variants(bool(segment.status.bits & ZERO), extras)
        if claimed is not None and len(variants) > 1:
            variants = tuple(variant for variant in variants if variant.claimed is claimed)
        return () if all(variant.is_usual for variant in variants) else variants

    def _situation(self, variant: Variant, segment: Segment) -> _Situation:
        allowed = self._free.allowed[segment.node] if segment.free else ()
        return _Situation(variant, allowed, segment.grouped, segment.status.bits & ~ZERO)

    def _worth(self, variant: Variant, segment: Segment, values: Floats) -> Floats:
        """Return what every jackpot is worth, written in the way of `variant`: a row for each."""
        worth: Floats | None = None
        for stage in self._stages(self._situation(variant, segment)):
            best = np.full((len(self._rows), segment.size), -np.inf)
            for ways in stage:
                brings = self._brings(ways, variant, segment, values)
                best[ways.where] = np.maximum(best[ways.where], brings)
            if worth is None:
                worth = best
            else:
                np.copyto(worth, best, where=worth == -np.inf)
        assert worth is not None  # noqa: S101 -- in every turn some cell may be filled
        return worth

    def _brings(self, ways: _Ways, variant: Variant, segment: Segment, values: Floats) -> Floats:
        """Return what the jackpots bring in one cell; minus infinity on cards where it is not open."""
        brings = self._after(ways, ways.paid, variant, segment, values) + ways.paid.adds
        if ways.paid.raws == ways.paid_if_used.raws:
            return brings
        used = self._after(ways, ways.paid_if_used, variant, segment, values) + ways.paid_if_used.adds
        return np.where(self._match_is_open(segment)[ways.where], brings, used)

    def _after(self, ways: _Ways, paid: _Paid, variant: Variant, segment: Segment, values: Floats) -> Floats:
        """Return what cards are worth once it is written: one row, or one for each jackpot."""
        if ways.is_grouped:
            node = self._free.after(segment.node, None, scored=False, earns=variant.earns)
            after = self._group.after[paid.after[0] if len(paid.after) == 1 else paid.after]
            worth: Floats = values[node].take(after[..., segment.where])
            return worth
        nodes = (
            self._free.after(segment.node, ways.place, scored=scored, earns=variant.earns)
            for scored in paid.scored
        )
        return np.stack([values[node][segment.where] for node in nodes])

    def _match_is_open(self, segment: Segment) -> NDArray[np.bool_]:
        """Return for every jackpot, on each card, whether a match cell is open, in order or not."""
        counts = self._free.nodes[segment.node].counts
        is_open = np.zeros((len(self._rows), segment.size), dtype=np.bool_)
        for row, (grouped, free) in enumerate(self._matches):
            if any(counts[place] for place in free):
                is_open[row] = True
            for place in grouped:
                is_open[row] |= self._group.is_open[place, segment.where]
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
        """Return the cells of each stage, in order; a last one for jackpots that none of these take.

        Only the first stage with an open cell counts: whether grouped cells are open differs by card.
        """
        variant, bits = situation.variant, situation.bits
        cells = [(True, place) for place in range(len(self._frame.grouped.pays)) if situation.grouped]
        cells += [(False, place) for place in situation.allowed]
        ranks = {rank for cell in cells for rank in self._ranks(*cell, variant)}
        stages = []
        # Where every cell belongs to a stage, one of the stages has an open cell: None is not among them.
        for stage in sorted(ranks, key=lambda rank: (rank is None, rank)):
            made = (self._ways(*cell, stage, variant, bits) for cell in cells)
            stages.append(tuple(ways for ways in made if len(ways.rows)))
        return tuple(stages)

    def _pay(self, is_grouped: bool, place: int) -> Pay:  # noqa: FBT001 -- which side a place is on
        return (self._frame.grouped if is_grouped else self._frame.free).pays[place]

    def _ranks_of(self, is_grouped: bool, place: int, variant: Variant) -> tuple[int | None, ...]:  # noqa: FBT001 -- the same
        """Return for every jackpot the stage at which it may go to a cell."""
        cell = self._pay(is_grouped, place).cell
        return tuple(
            self._further.rank(jackpot, cell) if variant.is_joker else None
            for jackpot in self._further.jackpots
        )

    def _ways_of(
        self,
        is_grouped: bool,  # noqa: FBT001 -- the same
        place: int,
        stage: int | None,
        variant: Variant,
        bits: int,
    ) -> _Ways:
        """Return what jackpots pay in a cell at a stage, or (None) where no stage has a cell for them."""
        pay, extra = self._pay(is_grouped, place), self._frame.rules.extra
        bonus = extra.bonus if extra is not None and variant.earns else 0
        ranks = self._ranks(is_grouped, place, variant)
        rows = [row for row, rank in enumerate(ranks) if stage is None or rank == stage]
        pairs = [self._raws(pay, self._further.jackpots[row], stage, variant, bits) for row in rows]
        paid, paid_if_used = (
            self._paid(is_grouped, place, tuple(pair[which] for pair in pairs), bonus) for which in (0, 1)
        )
        is_run = bool(rows) and rows[-1] - rows[0] == len(rows) - 1
        where = slice(rows[0], rows[-1] + 1) if is_run else rows
        return _Ways(place, is_grouped, rows, where, paid, paid_if_used)

    def _paid(self, is_grouped: bool, place: int, raws: tuple[int, ...], bonus: int) -> _Paid:  # noqa: FBT001 -- the same
        pay = self._pay(is_grouped, place)
        scored = tuple(raw != 0 for raw in raws)
        first_row = self._group.rows[place].start if is_grouped else 0
        after = [first_row + pay.place_of[raw] for raw in raws]
        return _Paid(
            raws,
            (np.array(raws, dtype=np.float64)[:, None] + bonus) * pay.multiplier,
            scored if len(set(scored)) > 1 else scored[:1],
            after if len(set(after)) > 1 else after[:1],
        )

    def _raws(
        self, pay: Pay, jackpot: int, stage: int | None, variant: Variant, bits: int
    ) -> tuple[int, int]:
        """Return what a jackpot pays in a cell: while a match cell is open, and when none is."""
        rules = self._frame.rules
        is_met = self._watch.is_met(pay.needs, bits)
        if not variant.is_joker:
            # A hand like others, but for its extra.
            usual = pay.raws[int(pay.classes(first=self._first)[jackpot])] if is_met else 0
            return usual, usual
        first = self._first and bool(rules.by_id[pay.cell.box].first_roll)
        raw = self._further.raw(jackpot, pay.cell, stage, True, is_met, first)  # noqa: FBT003 -- keys of its cache
        if rules.joker is None or not rules.joker.pays_if_match_used:
            return raw, raw
        return raw, self._further.raw(jackpot, pay.cell, stage, False, is_met, first)  # noqa: FBT003 -- the same
