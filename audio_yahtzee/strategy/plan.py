"""One turn on one card: what every hand and every keep is worth, with any number of rolls left."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from audio_yahtzee.strategy.gains import Gains

if TYPE_CHECKING:
    from audio_yahtzee.game.card import Card, Cell
    from audio_yahtzee.game.dice import Faces
    from audio_yahtzee.game.scoring import Hand
    from audio_yahtzee.strategy.payouts import Payouts
    from audio_yahtzee.strategy.prices import Prices


class Plan:
    """The best play of a turn on `card` that has `rolls` rolls, all saved ones included."""

    def __init__(self, card: Card, rolls: int, payouts: Payouts, prices: Prices) -> None:
        self._gains = Gains(card, payouts)
        self._prices = prices.of(card, self._gains.cells)
        self._by_hand = self._gains.by_hand()
        self._lattice = payouts.lattice
        net = ([gain - self._prices[cell] for gain in column] for cell, column in self._by_hand.items())
        self._hands = list(map(max, zip(*net, strict=True)))
        self._saved = self._worth_of_a_saved_roll()
        self._layers = self._lattice.turn(self._hands, rolls, self._saved)

    def best_cell(self, hand: Hand, rolls_left: int) -> tuple[float, Cell]:
        """Return what it is worth to write `hand` now, and where."""
        worth = {cell: gain - self._prices[cell] for cell, gain in self._gains.now(hand).items()}
        cell = max(worth, key=worth.__getitem__)
        return worth[cell] + rolls_left * self._saved, cell

    def best_keep(self, dice: Faces, rolls_left: int) -> tuple[float, Faces]:
        """Return what it is worth to roll again, and the faces to keep then, in rising order."""
        layer = self._layers[rolls_left - 1]
        place = self._lattice.index[tuple(sorted(dice))]
        part = max(self._lattice.below_at[place], key=layer.best.__getitem__)
        return layer.best[part], self._lattice.multisets[self._lattice.best_keep(layer, part)]

    def aim(self, kept: Faces, rolls_left: int) -> str:
        """Return the box that brings most, on average, when `kept` are kept in rising order."""
        layers = self._layers[: rolls_left - 1]
        brings: defaultdict[str, float] = defaultdict(float)
        for place, chance in enumerate(self._lattice.chances(layers, self._lattice.index[kept])):
            if chance:
                gain, cell = self._written(place)
                brings[cell.box] += chance * gain
        return max(brings, key=brings.__getitem__)

    def _written(self, place: int) -> tuple[float, Cell]:
        """Return what the full hand at `place` brings in its best cell, and that cell."""
        _, cell = max((column[place] - self._prices[cell], cell) for cell, column in self._by_hand.items())
        return self._by_hand[cell][place], cell

    def _worth_of_a_saved_roll(self) -> float:
        """Return what one roll more would bring in a turn such as this; nothing when no turn follows."""
        rules = self._gains.card.rules
        if not rules.carry or len(self._gains.card.entries) + 1 == rules.turns:
            return 0
        more = self._lattice.mean(self._hands, rules.rolls + 1)
        return more - self._lattice.mean(self._hands, rules.rolls)
