"""What it costs to use up a cell, for rules of any kind.

When the card is blank: prices at which every cell would be filled equally often. If turns were many, the
best play would be to take what pays most above the price of its cell, no cell being wanted more often than
it is there; the prices are the dual of that allotment. A cell that fills itself is dear, one that hardly
ever pays is cheap to give up.

When two cells are left: what a turn played for the cell alone would bring, which then is exact, as that is
the turn one loses. In between, prices move from the one to the other.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from audio_yahtzee.game.card import Card
from audio_yahtzee.game.ruleset import Order
from audio_yahtzee.strategy.gains import Gains

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from audio_yahtzee.game.card import Cell
    from audio_yahtzee.strategy.lattice import Values
    from audio_yahtzee.strategy.payouts import Payouts

MOVES = 60
"""How often prices are moved: enough for the best play at them to be within a point or so of its bound."""
MOST_WORK = 2_000_000
"""Hands weighed in cells, in all moves: three times what any rule set that ships takes. On a card of hundreds
of cells prices are moved less often, for nobody would wait a minute for an opponent."""
FEWEST_MOVES = 4
STEP = 50.0
"""Points by which the price of a cell that is wanted in every turn rises at the first move."""
COOLING = 8.0
"""Moves after which steps are half as long."""


def moves(cells: int, hands: int) -> int:
    """Return how often the prices of `cells` are moved when so many `hands` can be written in each."""
    return max(FEWEST_MOVES, min(MOVES, MOST_WORK // (cells * hands)))


class Prices:
    """The prices of the cells of every card of one rule set, in points after multiplying."""

    def __init__(self, payouts: Payouts) -> None:
        self._payouts = payouts
        rules = payouts.rules
        alone = {box.id: self._alone_in(box.id) for box in rules.boxes}
        self._alone = {cell: alone[cell.box] * rules.columns[cell.column] for cell in Card(rules).cells()}
        self._blank = dict(self._alone)
        for cells in self._groups():
            if len(cells) > 1:  # The price of an only choice decides nothing.
                self._balance(cells)

    def of(self, card: Card, cells: Iterable[Cell]) -> dict[Cell, float]:
        """Return the price of each of `cells` on `card`."""
        turns = card.rules.turns
        left = turns - len(card.entries)
        full = max(0, left - 2) / max(1, turns - 2)
        return {cell: full * self._blank[cell] + (1 - full) * self._alone[cell] for cell in cells}

    def _alone_in(self, box: str) -> float:
        """Return what a turn brings on average in `box` if it is played for that box alone."""
        paid = self._payouts.once_needs_are_met(box)
        return self._payouts.lattice.mean(paid, self._payouts.rules.rolls)

    def _groups(self) -> list[tuple[Cell, ...]]:
        """Return the cells among which a player has the choice."""
        rules = self._payouts.rules
        cells = Card(rules).cells()
        if rules.order is Order.FREE:
            return [cells]

        def group(cell: Cell) -> str:
            return cell.box if rules.order is Order.LISTED else rules.by_id[cell.box].section

        return [tuple(found) for _, found in groupby(sorted(cells, key=group), key=group)]

    def _balance(self, cells: tuple[Cell, ...]) -> None:
        """Move the prices of `cells` until a player who has the choice wants all of them equally often."""
        gains = Gains(Card(self._payouts.rules), self._payouts, cells).by_hand()
        for done in range(moves(len(cells), len(self._payouts.lattice.hands))):
            step = STEP / (1 + done / COOLING)
            for cell, share in self._shares(gains).items():
                self._blank[cell] += step * (share - 1 / len(cells))

    def _shares(self, gains: Mapping[Cell, Values]) -> dict[Cell, float]:
        """Return how often each cell would be filled at the prices as they are."""
        lattice = self._payouts.lattice
        net = {cell: [gain - self._blank[cell] for gain in column] for cell, column in gains.items()}
        hands = list(map(max, zip(*net.values(), strict=True)))
        chances = lattice.chances(lattice.turn(hands, self._payouts.rules.rolls - 1))
        shares = dict.fromkeys(net, 0.0)
        for place, chance in enumerate(chances):
            best = hands[place]
            shares[next(cell for cell, column in net.items() if column[place] == best)] += chance
        return shares
