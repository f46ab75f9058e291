"""What writing a hand brings: points, extras, and what they mean for a bonus."""

from __future__ import annotations

from functools import cache
from math import inf
from typing import TYPE_CHECKING

from audio_yahtzee.game.legality import in_order, outcomes
from audio_yahtzee.game.ruleset import When
from audio_yahtzee.game.scoring import Hand
from audio_yahtzee.strategy.bonus import progress

if TYPE_CHECKING:
    from collections.abc import Iterator

    from audio_yahtzee.game.card import Card, Cell
    from audio_yahtzee.game.scoring import Outcome
    from audio_yahtzee.strategy.lattice import Values
    from audio_yahtzee.strategy.payouts import Payouts

WIN = 10_000.0
"""Worth more than any card: a hand that wins at once."""


class Gains:
    """What a card would gain by each entry; the cell used up is not counted.

    `cells` are looked at; those that the order of play allows unless given. Of a bonus what may be hoped for
    counts or, without `hopes`, only what the entry itself wins.
    """

    def __init__(
        self, card: Card, payouts: Payouts, cells: tuple[Cell, ...] | None = None, *, hopes: bool = True
    ) -> None:
        self.card = card
        self.cells = in_order(card) if cells is None else cells
        self._payouts = payouts
        self._hopes = hopes
        self._progress = {cell: progress(card, cell, payouts.most) for cell in self.cells}
        self._written = cache(self._work_out)

    def of(self, cell: Cell, outcome: Outcome) -> float:
        """Return what `outcome` in `cell` brings, in points."""
        return self._written(cell, outcome.raw) + outcome.extra + (WIN if outcome.wins else 0)

    def now(self, hand: Hand) -> dict[Cell, float]:
        """Return what `hand` brings in each cell it may go to; whether to claim is as `hand` says."""
        return {cell: self.of(cell, result) for cell, result in outcomes(self.card, hand).items()}

    def by_hand(self) -> dict[Cell, Values]:
        """Return for each cell what each full hand brings there; minus infinity where it may not go."""
        found: dict[Cell, Values] = {}
        for cell in self.cells:
            paid = self._payouts.of(self.card, cell.box)
            written = {raw: self._written(cell, raw) for raw in set(paid)}
            found[cell] = [written[raw] for raw in paid]
        if self.card.jackpot_is(When.FILLED):  # Until then a jackpot is a hand like others.
            for place in self._payouts.jackpots:
                for cell, gain in self._jackpot(place):
                    found[cell][place] = gain
        return found

    def _jackpot(self, place: int) -> Iterator[tuple[Cell, float]]:
        """Yield what a jackpot brings in each cell, claimed or not as is better there."""
        dice = self._payouts.lattice.hands[place]
        extra = self.card.rules.extra
        claims = (True, False) if extra is not None and extra.claim_is_optional else (None,)
        choices = [self.now(Hand(dice, claimed=claimed)) for claimed in claims]
        for cell in self.cells:
            yield cell, max(choice.get(cell, -inf) for choice in choices)

    def _work_out(self, cell: Cell, raw: int) -> float:
        towards, bonus = self._progress[cell], 0.0
        if towards is not None:
            bonus = towards.after(raw, self._payouts.most[cell.box]) if self._hopes else towards.wins(raw)
        return (raw + bonus) * self.card.rules.columns[cell.column]
