"""What every card of a rule set is worth under best play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from audio_yahtzee.strategy.exact.compiled import written
from audio_yahtzee.strategy.exact.free import Node
from audio_yahtzee.strategy.exact.solver import Progress, Solver

if TYPE_CHECKING:
    from audio_yahtzee.game.card import Card
    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.strategy.exact.compiled import Compiled
    from audio_yahtzee.strategy.exact.lattice import Floats


class Place(NamedTuple):
    """Where a card stands in a table."""

    node: int
    """The free node."""
    group: int
    """The group node."""


@dataclass(frozen=True, eq=False)
class Table:
    """The values of all cards that play may lead to from the one at which it was made.

    Values are points still to come, all bonuses of sections included, those already won as well; they do not
    look at other players: not at the chance to win at once, nor at what an extra does to others. Where
    the card's points are converted to game points, they are points of the card still.
    """

    compiled: Compiled
    values: Floats
    """By rolls saved, free node and group node."""
    expected_value: float
    """The final score expected of the card at which it was made, as reckoned in 64 bits."""

    @property
    def rules(self) -> RuleSet:
        """The rule set whose cards these are."""
        return self.compiled.frame.rules

    def place(self, card: Card) -> Place | None:
        """Return where `card` stands; None where play does not lead to it from where this was made."""
        compiled = self.compiled
        grouped, free = compiled.frame.grouped, compiled.free.side
        extras = min(free.watch.limit, len(card.extras))
        node = compiled.free.number.get(Node(free.counts(card), free.bits(card), extras))
        group = compiled.group.node(grouped.counts(card), compiled.frame.bonuses.code(card))
        return None if node is None or group is None else Place(node, group)

    def value(self, card: Card, saved: int = 0) -> float | None:
        """Return the final score expected of `card` before its next turn, for which `saved` rolls are saved.

        None where play does not lead there from where this was made.
        """
        place = self.place(card)
        if place is None or saved >= len(self.values):
            return None
        value = float(self.values[(saved, *place)])
        # Minus infinity: cards on which the order of play was not kept.
        return None if value == float("-inf") else value + written(card)


def solve(compiled: Compiled, progress: Progress = lambda _: True) -> Table:
    """Return the table of a compiled rule set. Raises Cancelled when `progress` returns False."""
    solver = Solver(compiled)
    solver.solve(progress)
    start = (compiled.saved, *compiled.start)
    return Table(compiled, solver.values, float(solver.values[start]) + compiled.written)
