"""Where further jackpots may go on many cards side by side, and what they pay there."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from audio_yahtzee.strategy.exact.watch import ZERO

if TYPE_CHECKING:
    from collections.abc import Iterator

    from audio_yahtzee.strategy.exact.further import Variant
    from audio_yahtzee.strategy.fitted.cards import Cards
    from audio_yahtzee.strategy.fitted.sheet import Sheet

Numbers = NDArray[np.intp]
NOWHERE = 1 << 20
"""A stage behind all others: cells to which a joker may not go."""


class Way(NamedTuple):
    """One jackpot, claimed or not, on some of the cards."""

    hand: int
    """Which of the full hands."""
    cards: Numbers
    """Which of the cards."""
    rows: Numbers
    """For each cell, on each of these, the row of its points; -1 where it may not go."""
    extra: NDArray[np.float64]
    """For each cell what the extra adds, multiplied."""
    earns: bool


class FurtherJackpots:
    """The further jackpots of one rule set, on the first roll of a turn or on later ones."""

    def __init__(self, sheet: Sheet, *, first: bool) -> None:
        self._sheet = sheet
        self._further = sheet.frame.further
        self._first = first
        self._pays = cache(self._pays_of)
        cells = range(len(sheet.pays))
        self._ranks = {
            hand: [self._further.rank(hand, sheet.pays[place].cell) for place in cells]
            for hand in (self._further.jackpots if sheet.watch.jackpot is not None else ())
        }

    def ways(self, cards: Cards, *, claimed: bool | None) -> Iterator[tuple[Numbers, tuple[Way, ...]]]:
        """Yield for cards on which jackpots are no hands like others: which, and all ways to write them.

        A jackpot may be written in the best of its ways and in no other.
        """
        sheet = self._sheet
        if sheet.watch.jackpot is None:
            return
        filled = np.flatnonzero(cards.jackpot_is_filled(sheet))
        limit = sheet.watch.limit
        zero, extras = (cards.bits[filled] & ZERO) != 0, np.minimum(cards.extras[filled], limit)
        kinds = zero * (limit + 1) + extras
        for kind in np.unique(kinds).tolist():
            variants = self._further.variants(*(bool(kind // (limit + 1)), kind % (limit + 1)))
            if claimed is not None and len(variants) > 1:
                variants = tuple(variant for variant in variants if variant.claimed is claimed)
            which = filled[kinds == kind]
            if not all(variant.is_usual for variant in variants):
                yield which, tuple(self._ways(cards.take(which), which, variants))

    def _ways(self, cards: Cards, which: Numbers, variants: tuple[Variant, ...]) -> Iterator[Way]:
        sheet, bonus = self._sheet, self._sheet.rules.extra
        allowed = cards.allowed(sheet)
        multipliers = np.array([float(pay.multiplier) for pay in sheet.pays])
        for hand in self._further.jackpots:
            is_matched = self._match_is_open(hand, cards)
            for variant in variants:
                adds = multipliers * (bonus.bonus if bonus is not None and variant.earns else 0)
                rows = self._rows(hand, variant, cards, allowed, is_matched)
                yield Way(hand, which, rows, adds, variant.earns)

    def _rows(
        self,
        hand: int,
        variant: Variant,
        cards: Cards,
        allowed: NDArray[np.bool_],
        is_matched: NDArray[np.bool_],
    ) -> Numbers:
        rows = np.full(allowed.shape, -1, dtype=np.intp)
        ranks = self._ranks[hand] if variant.is_joker else [None] * len(allowed)
        stages = np.array([NOWHERE if rank is None else rank for rank in ranks])
        at = np.where(allowed, stages[:, None], NOWHERE)
        stage = at.min(axis=0)
        for place in range(len(allowed)):
            here = allowed[place] & (at[place] == stage)
            is_met = self._is_met(place, cards)
            for open_match, met in ((True, True), (True, False), (False, True), (False, False)):
                chosen = here & (is_matched == open_match) & (is_met == met)
                if chosen.any():
                    for found in np.unique(stage[chosen]).tolist():
                        row = self._pays(hand, place, variant.is_joker, found, open_match, met)
                        rows[place, chosen & (stage == found)] = row
        return rows

    def _pays_of(self, hand: int, place: int, *facts: bool) -> int:
        """Return the row of what a jackpot pays in a cell."""
        is_joker, stage, open_match, met = facts
        pay = self._sheet.pays[place]
        start = self._sheet.first_row[place]
        if not is_joker:
            return start + (int(pay.classes(first=self._first)[hand]) if met else pay.place_of[0])
        rank = None if stage == NOWHERE else int(stage)
        joker = self._sheet.rules.joker
        is_open = open_match or joker is None or not joker.pays_if_match_used
        first = self._first and bool(self._sheet.rules.by_id[pay.cell.box].first_roll)
        return start + pay.place_of[self._further.raw(hand, pay.cell, rank, is_open, met, first)]

    def _is_met(self, place: int, cards: Cards) -> NDArray[np.bool_]:
        needs = self._sheet.pays[place].needs
        if needs is None:
            return np.ones(cards.size, dtype=np.bool_)
        met: NDArray[np.bool_] = (cards.bits & self._sheet.watch.needed_bit(needs)) != 0
        return met

    def _match_is_open(self, hand: int, cards: Cards) -> NDArray[np.bool_]:
        places = [self._sheet.number[cell] for cell in self._further.matches(hand)]
        return np.asarray(cards.counts[places].sum(axis=0) > 0)
