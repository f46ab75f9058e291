"""What every full hand pays in a box, as the engine says, worked out once for a rule set."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from audio_yahtzee.game.card import Card, Cell
from audio_yahtzee.game.patterns import match
from audio_yahtzee.game.scoring import Hand, is_jackpot, outcome
from audio_yahtzee.strategy.lattice import lattice

if TYPE_CHECKING:
    from audio_yahtzee.game.dice import Faces
    from audio_yahtzee.game.ruleset import Box, RuleSet


class Payouts:
    """Points of full hands by box, before multiplying, without extras and jokers."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.lattice = lattice(rules.dice.count, rules.dice.faces)
        blank = Card(rules)
        hands = enumerate(self.lattice.hands)
        self.jackpots = tuple(place for place, dice in hands if is_jackpot(blank, dice))
        """Which full hands may earn an extra or be a joker."""
        self._paid = {box.id: self._pays(box) for box in rules.boxes}
        self._nothing = (0,) * len(self.lattice.hands)
        self.most = {box: max(paid) for box, paid in self._paid.items()}
        """What each box pays at best."""

    def of(self, card: Card, box: str) -> tuple[int, ...]:
        """Return what each full hand pays in `box` of `card`, except on the first roll of a turn."""
        needs = self.rules.by_id[box].needs
        if needs is not None and not any(entry.points for entry in card.entries if entry.cell.box == needs):
            return self._nothing
        return self._paid[box]

    def once_needs_are_met(self, box: str) -> tuple[int, ...]:
        """Return the same for a card on which the box that `box` needs holds points."""
        return self._paid[box]

    def counts(self, kept: Faces, box: str, place: int) -> bool:
        """Return whether every die of `kept` is among those that form `box` in the full hand at `place`."""
        rules = self.rules
        matched = match(rules.by_id[box].want, self.lattice.hands[place], rules.dice)
        return matched is not None and Counter(kept) <= Counter(matched)

    def _pays(self, box: Box) -> tuple[int, ...]:
        card, cell = Card(self.rules), Cell(box.id)
        if box.needs is not None:
            card = card.write(Cell(box.needs), 1)
        return tuple(outcome(card, cell, Hand(dice), None).raw for dice in self.lattice.hands)
