"""A rule set as the solver sees it: dice, pays, what is watched, and the two sides of a card."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from audio_yahtzee.game.card import Card
from audio_yahtzee.strategy.exact.bonuses import Bonuses, bonuses
from audio_yahtzee.strategy.exact.filling import Laid, laid
from audio_yahtzee.strategy.exact.further import Further
from audio_yahtzee.strategy.exact.lattice import KeepLattice, keep_lattice
from audio_yahtzee.strategy.exact.pays import Pay, pays
from audio_yahtzee.strategy.exact.side import Side
from audio_yahtzee.strategy.exact.watch import order_keys, watch

if TYPE_CHECKING:
    from audio_yahtzee.game.ruleset import RuleSet


@dataclass(frozen=True, eq=False)
class Frame:
    """What holds for every card of one rule set."""

    rules: RuleSet
    lattice: KeepLattice
    further: Further
    grouped: Side
    """The cells of sections that earn bonuses; those of the first section where none does."""
    free: Side
    """The other cells."""
    bonuses: Bonuses

    def laid(self, *, first: bool) -> tuple[tuple[Laid, ...], tuple[Laid, ...]]:
        """Return the cells of both sides, on the first roll of a turn or later, laid out once."""
        return self._laid_first if first and self.has_first else self._laid_later

    @cached_property
    def _laid_later(self) -> tuple[tuple[Laid, ...], tuple[Laid, ...]]:
        return laid(self.lattice, self.grouped, first=False), laid(self.lattice, self.free, first=False)

    @cached_property
    def _laid_first(self) -> tuple[tuple[Laid, ...], tuple[Laid, ...]]:
        return laid(self.lattice, self.grouped, first=True), laid(self.lattice, self.free, first=True)

    @cached_property
    def has_first(self) -> bool:
        """Whether some hand pays otherwise on the first roll of a turn."""
        return any(pay.first is not pay.later for pay in (*self.grouped.pays, *self.free.pays))


def frame(rules: RuleSet) -> Frame:
    """Return what the solver must know of `rules`: some thousands of questions to the engine."""
    lattice = keep_lattice(rules.dice.count, rules.dice.faces)
    further = Further(rules, lattice.hands)
    return framed(rules, further, pays(rules, lattice.hands, further))


def framed(rules: RuleSet, further: Further, every: tuple[Pay, ...]) -> Frame:
    """Return the same where it is known what hands pay in every cell, in card order."""
    earning = {section.id for section in rules.sections if section.bonus}
    if not earning & {rules.by_id[pay.cell.box].section for pay in every}:
        earning = {rules.boxes[0].section}
    grouped = tuple(pay for pay in every if rules.by_id[pay.cell.box].section in earning)
    # Cards that differ in the last cells stand side by side: let those be the cells that are little work.
    free = tuple(sorted((pay for pay in every if pay not in grouped), key=_work, reverse=True))
    side = _side(rules, grouped)
    lattice = keep_lattice(rules.dice.count, rules.dice.faces)
    return Frame(rules, lattice, further, side, _side(rules, free), bonuses(rules, side, Card(rules)))


def _side(rules: RuleSet, paid: tuple[Pay, ...]) -> Side:
    keys = order_keys(rules)
    return Side(paid, tuple(keys[pay.cell] for pay in paid), rules.times, watch(rules))


def _work(pay: Pay) -> int:
    """Return how many hands pay more than the least."""
    return int((pay.later != pay.later.min()).sum())
