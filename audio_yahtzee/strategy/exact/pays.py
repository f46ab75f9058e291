"""What every full hand pays in every cell, asked of the engine once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from audio_yahtzee.game.card import Card, Cell
from audio_yahtzee.game.scoring import Hand, outcome

if TYPE_CHECKING:
    from audio_yahtzee.game.dice import Faces
    from audio_yahtzee.game.ruleset import Box, RuleSet
    from audio_yahtzee.strategy.exact.further import Further

Classes = NDArray[np.intp]
"""For each full hand, which of a cell's `raws` it pays."""


@dataclass(frozen=True, eq=False)
class Pay:
    """What hands pay in one cell, provided that the box it needs holds points."""

    cell: Cell
    multiplier: int
    needs: str | None
    raws: tuple[int, ...]
    """Every number of raw points that may be written there, in rising order."""
    later: Classes
    """What hands pay, except on the first roll of a turn."""
    first: Classes
    """The same on the first roll; the very same array where it makes no difference."""

    @cached_property
    def points(self) -> NDArray[np.float64]:
        """The raws, multiplied."""
        return np.array(self.raws, dtype=np.float64) * self.multiplier

    @cached_property
    def place_of(self) -> dict[int, int]:
        """Where each of the raws stands."""
        return {raw: place for place, raw in enumerate(self.raws)}

    def classes(self, *, first: bool) -> Classes:
        """Return what hands pay, on the first roll or later."""
        return self.first if first else self.later


def pays(rules: RuleSet, hands: tuple[Faces, ...], further: Further) -> tuple[Pay, ...]:
    """Return what `hands` pay in each cell, in card order."""
    paid = {box.id: _paid(rules, box, hands) for box in rules.boxes}
    return tuple(_pay(rules, cell, *paid[cell.box], further) for cell in Card(rules).cells())


def _paid(rules: RuleSet, box: Box, hands: tuple[Faces, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the raw points of every hand in `box`: later in a turn, and on its first roll."""
    card = Card(rules) if box.needs is None else Card(rules).write(Cell(box.needs), 1)
    cell = Cell(box.id)
    later = tuple(outcome(card, cell, Hand(dice), None).raw for dice in hands)
    if not box.first_roll:
        return later, later
    return later, tuple(outcome(card, cell, Hand(dice, first_roll=True), None).raw for dice in hands)


def _pay(rules: RuleSet, cell: Cell, later: tuple[int, ...], first: tuple[int, ...], further: Further) -> Pay:
    needs = rules.by_id[cell.box].needs
    nothing = set() if needs is None and not _may_be_struck(rules) else {0}
    raws = tuple(sorted({*later, *first, *nothing, *_as_joker(rules, cell, further)}))
    place_of = {raw: place for place, raw in enumerate(raws)}
    by_hand = np.array([place_of[raw] for raw in later], dtype=np.intp)
    at_first = by_hand if first is later else np.array([place_of[raw] for raw in first], dtype=np.intp)
    return Pay(cell, rules.columns[cell.column], needs, raws, by_hand, at_first)


def _may_be_struck(rules: RuleSet) -> bool:
    return rules.extra is not None and rules.extra.others_strike_first_open


def _as_joker(rules: RuleSet, cell: Cell, further: Further) -> set[int]:
    """Return every number of raw points that a joker may bring in `cell`."""
    if rules.joker is None:
        return set()
    box = rules.by_id[cell.box]
    match_is_open = (True, False) if rules.joker.pays_if_match_used else (True,)
    needs_met = (True,) if box.needs is None else (True, False)
    first = (True, False) if box.first_roll else (False,)
    return {
        further.raw(place, cell, rank, *facts)
        for place in further.jackpots
        for rank in {further.rank(place, cell), None}
        for facts in product(match_is_open, needs_met, first)
    }
