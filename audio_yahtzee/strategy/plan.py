"""One turn on one card: what every hand and every keep is worth, with any number of rolls left."""

from __future__ import annotations

from collections import defaultdict
from enum import IntEnum
from itertools import combinations
from operator import neg
from typing import TYPE_CHECKING, NamedTuple

from audio_yahtzee.game.legality import outcomes
from audio_yahtzee.game.ruleset import Want, When
from audio_yahtzee.game.scoring import Hand, Why
from audio_yahtzee.strategy.gains import Gains

if TYPE_CHECKING:
    from collections.abc import Iterator

    from audio_yahtzee.game.card import Card, Cell
    from audio_yahtzee.game.dice import Faces
    from audio_yahtzee.strategy.lattice import Values
    from audio_yahtzee.strategy.payouts import Payouts
    from audio_yahtzee.strategy.prices import Prices


class AimState(IntEnum):
    """How far the dice are from what a box wants; those worth telling first come first."""

    UNFORMED = 0
    """Its pattern is not formed yet, or is one that more dice of a face only add to."""
    FORMED = 1
    """Its pattern is formed; the box may still pay more."""
    ANY = 2
    """It takes any dice."""


class Aim(NamedTuple):
    """What dice are kept for."""

    state: AimState
    brings: float
    """The points that this keep brings there, on average, above rolling everything anew."""
    box: str
    is_further: bool
    """Whether it is a further jackpot, to be written in another box."""


class Plan:
    """The best play of a turn on `card` that has `rolls` rolls, all saved ones included.

    With no `prices` it is that of whoever looks no further than this turn: cells cost nothing, saved rolls
    are worth nothing, and of bonuses only what is won counts.
    """

    def __init__(self, card: Card, rolls: int, payouts: Payouts, prices: Prices | None) -> None:
        self._gains = Gains(card, payouts, hopes=prices is not None)
        self._further = _further_jackpots(card, payouts)
        cells = self._gains.cells
        self._prices = dict.fromkeys(cells, 0.0) if prices is None else prices.of(card, cells)
        self._by_hand = self._gains.by_hand()
        self._payouts = payouts
        self._lattice = payouts.lattice
        net = ([gain - self._prices[cell] for gain in column] for cell, column in self._by_hand.items())
        self._hands: Values = list(map(max, zip(*net, strict=True)))
        self._saved = 0.0 if prices is None else self._worth_of_a_saved_roll()
        self._layers = self._lattice.turn(self._hands, rolls, self._saved)

    def best_cell(self, hand: Hand, rolls_left: int) -> tuple[float, Cell]:
        """Return what it is worth to write `hand` now, and where: of equals, where least can be paid."""
        worth = self.writes(hand, rolls_left)
        cell = max(worth, key=lambda cell: (worth[cell], *map(neg, self._can_pay(cell))))
        return worth[cell], cell

    def _can_pay(self, cell: Cell) -> tuple[int, int]:
        """Return what `cell` pays at best and, to tell apart cells that pay alike, in all hands together."""
        times = self._gains.card.rules.columns[cell.column]
        paid = self._payouts.of(self._gains.card, cell.box)
        return times * self._payouts.most[cell.box], times * sum(paid)

    def best_keep(self, dice: Faces, rolls_left: int) -> tuple[float, Faces]:
        """Return what it is worth to roll again, and the faces to keep then, in rising order."""
        layer = self._layers[rolls_left - 1]
        place = self._lattice.index[tuple(sorted(dice))]
        part = max(self._lattice.below_at[place], key=layer.best.__getitem__)
        return layer.best[part], self._lattice.multisets[self._lattice.best_keep(layer, part)]

    def keeps(self, dice: Faces, rolls_left: int) -> dict[Faces, float]:
        """Return what it is worth to roll with each different keep of `dice`, its faces in rising order."""
        layer = self._layers[rolls_left - 1]
        parts = {kept for size in range(len(dice)) for kept in combinations(sorted(dice), size)}
        return {kept: layer.rolled[self._lattice.index[kept]] for kept in parts}

    def writes(self, hand: Hand, rolls_left: int) -> dict[Cell, float]:
        """Return what it is worth to write `hand` now into each cell that it may go to."""
        saved = rolls_left * self._saved
        return {cell: gain - self._prices[cell] + saved for cell, gain in self._gains.now(hand).items()}

    def mean(self, rolls: int) -> float:
        """Return what a turn of `rolls` rolls, as many as the plan has at most, is worth before the first."""
        after = self._hands if rolls == 1 else self._layers[rolls - 2].best[self._lattice.first_hand :]
        return self._lattice.rolled(after)[0]

    def variance(self, rolls: int) -> float:
        """Return the variance of what a turn of `rolls` rolls brings, as many as the plan has at most."""
        mean = self.mean(rolls)
        chances = self._lattice.chances(self._layers[: rolls - 1])
        apart = (hand - mean for hand in self._hands)
        return sum(chance * far * far for chance, far in zip(chances, apart, strict=True))

    def aim(self, dice: Faces, kept: Faces, rolls_left: int) -> Aim | None:
        """Return what `kept`, in rising order, are kept of `dice` for; None if that is nothing in particular.

        It is a box in which every kept die can count and that may still pay more than `dice` do: of these,
        the one that this keep brings most in above rolling everything anew. One whose pattern is yet to be
        formed comes before one that `dice` form, and both before a box for any dice, which says little.
        """
        more: defaultdict[str, float] = defaultdict(float)
        leads_to: set[str] = set()
        for place, box, share in self._to_come(self._lattice.index[kept], rolls_left):
            more[box] += share
            if self._payouts.counts(kept, box, place) and self._pays(box, place) > self._pays_now(box, dice):
                leads_to.add(box)
        for _, box, share in self._to_come(0, rolls_left):
            more[box] -= share
        open_boxes = {cell.box for cell in self._gains.cells}
        aims = [
            Aim(self._state(box, dice), more[box], box, is_further=box not in open_boxes)
            for box in leads_to
            if more[box] > 0
        ]
        return min(aims, key=lambda aim: (aim.state, -aim.brings, aim.box), default=None)

    def _to_come(self, kept: int, rolls_left: int) -> Iterator[tuple[int, str, float]]:
        """Yield each full hand that may follow, the box it is good for, and its gain times its chance.

        The multiset at `kept` is what is kept now. A further jackpot is good for its own, filled box.
        """
        for place, chance in enumerate(self._lattice.chances(self._layers[: rolls_left - 1], kept)):
            if chance:
                gain, cell = self._written(place)
                yield place, self._further.get(place, cell.box), chance * gain

    def _pays(self, box: str, place: int) -> int:
        return self._payouts.of(self._gains.card, box)[place]

    def _pays_now(self, box: str, dice: Faces) -> int:
        return self._pays(box, self._lattice.index[tuple(sorted(dice))] - self._lattice.first_hand)

    def _state(self, box: str, dice: Faces) -> AimState:
        want = self._gains.card.rules.by_id[box].want
        if want == Want():
            return AimState.ANY
        # More dice of a face only add to its box: it is never done.
        is_formed = want.face is None and self._pays_now(box, dice) > 0
        return AimState.FORMED if is_formed else AimState.UNFORMED

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


def _further_jackpots(card: Card, payouts: Payouts) -> dict[int, str]:
    """Return the full hands to which a filled jackpot box gives an extra or a joker's pay, with that box."""
    extra = card.rules.extra
    if extra is None or not card.jackpot_is(When.FILLED):
        return {}
    hands = {place: Hand(payouts.lattice.hands[place], claimed=True) for place in payouts.jackpots}
    return {
        place: extra.box
        for place, hand in hands.items()
        if any(result.extra or result.why is Why.JOKER_PAYS for result in outcomes(card, hand).values())
    }
