"""One turn on one card: what every hand, every keep and every cell is worth, from a table of what follows."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from audio_yahtzee.game.legality import outcomes
from audio_yahtzee.strategy.exact.compiled import written
from audio_yahtzee.strategy.exact.lattice import Floats, Workspace, single
from audio_yahtzee.strategy.exact.stopping import Part, Stopping
from audio_yahtzee.strategy.gains import WIN

if TYPE_CHECKING:
    from audio_yahtzee.game.card import Card, Cell
    from audio_yahtzee.game.dice import Faces
    from audio_yahtzee.game.scoring import Hand, Outcome
    from audio_yahtzee.strategy.exact.table import Place, Table


class _Column(NamedTuple):
    """Where a cell stands."""

    is_grouped: bool
    place: int


class Turns:
    """Works out turns on the cards of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        frame = table.compiled.frame
        self.lattice = frame.lattice
        self.single = single(self.lattice.count, self.lattice.faces)
        self.stopping = Stopping(table.compiled, first=False)
        self.work = Workspace(self.lattice, 1)
        self.parts = cache(self._parts)
        self._column = {
            pay.cell: _Column(is_grouped, place)
            for is_grouped, side in ((True, frame.grouped), (False, frame.free))
            for place, pay in enumerate(side.pays)
        }

    def hand(self, dice: Faces) -> int:
        """Return which of the full hands `dice` are."""
        first: int = self.lattice.blocks[-1].start
        return self.lattice.row_of(dice) - first

    def _parts(self, hand: int) -> tuple[tuple[Faces, int], ...]:
        """Return every different keep of a full hand, all dice excepted, with its row."""
        dice = self.lattice.hands[hand]
        kept: set[Faces] = {()}
        for die in dice:
            kept |= {(*part, die) for part in kept}
        return tuple((part, self.lattice.index[part]) for part in sorted(kept) if len(part) < len(dice))

    def after(self, place: Place, cell: Cell, outcome: Outcome, saved: int) -> float:
        """Return what is still to come once `outcome` is written into `cell` of the card at `place`."""
        group, free = self.table.compiled.group, self.table.compiled.free
        is_grouped, number = self._column[cell]
        earns = outcome.earns_extra
        if not is_grouped:
            node = free.after(place.node, number, scored=outcome.raw != 0, earns=earns)
            return float(self.table.values[saved, node, place.group])
        node = free.after(place.node, None, scored=False, earns=earns)
        return float(self.table.values[saved, node, group.following(number, outcome.raw, place.group)])


class Turn:
    """A turn on `card`, which stands at `place` in the table of `turns`.

    `claimed` is what has been said in it to whether an extra is claimed.
    """

    def __init__(self, turns: Turns, card: Card, place: Place, *, claimed: bool | None) -> None:
        self._turns = turns
        self._card = card
        self._place = place
        self._claimed = claimed
        self._written = written(card)
        self._hands = cache(self._hands_with)
        self._rolled = cache(self._rolled_with)
        self._stop = cache(self._stop_with)

    def keeps(self, hand: int, rolls_left: int) -> dict[Faces, float]:
        """Return the final score expected when each part of a hand is kept and the rest is rolled."""
        rolled = self._rolled(rolls_left).tolist()
        return {kept: rolled[row] for kept, row in self._turns.parts(hand)}

    def boxes(self, hand: Hand, rolls_left: int) -> dict[Cell, float]:
        """Return the final score expected when `hand` is written into each cell it may go to."""
        saved = self._saved(rolls_left)
        worth = {}
        for cell, outcome in outcomes(self._card, hand).items():
            brings = outcome.points + outcome.extra + (WIN if outcome.wins else 0)
            worth[cell] = self._written + brings + self._turns.after(self._place, cell, outcome, saved)
        return worth

    def _saved(self, rolls_left: int) -> int:
        return rolls_left if self._card.rules.carry else 0

    def _rolled_with(self, rolls_left: int) -> Floats:
        """Return the final score expected of each multiset when it is rolled up with one of so many rolls."""
        return self._turns.single.rolled(self._hands(rolls_left - 1))

    def _hands_with(self, rolls_left: int) -> Floats:
        """Return the final score expected of each full hand, the first roll excepted."""
        stop = self._stop(self._saved(rolls_left))
        return self._turns.single.best(self._rolled(rolls_left), stop) if rolls_left else stop

    def _stop_with(self, saved: int) -> Floats:
        """Return the final score expected of each full hand when it is written, `saved` rolls being left."""
        turns, (node, group) = self._turns, self._place
        part = Part(turns.table.compiled.segment(node, group), 0, 1)
        turns.stopping.fill(turns.work, [part], turns.table.values[saved], claimed=self._claimed)
        stop: Floats = turns.work.hands[:, 0] + self._written
        return stop
