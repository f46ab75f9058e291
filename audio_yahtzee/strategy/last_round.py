"""The last round, played to win: exact chances to come out ahead of everybody else.

In it every player has one entry left at most. Whoever plays later goes for points, and is taken to play at
best; that a first roll may pay more, or win at once, is only counted for dice that lie there already.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from math import inf, prod
from typing import TYPE_CHECKING

from audio_yahtzee.game.commands import Command
from audio_yahtzee.game.legality import outcomes
from audio_yahtzee.game.scoring import Hand
from audio_yahtzee.game.state import MOST_PLAYERS
from audio_yahtzee.strategy.moves import to_roll, to_write
from audio_yahtzee.strategy.payouts import Payouts

if TYPE_CHECKING:
    from audio_yahtzee.game.card import Card, Cell
    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.game.scoring import Outcome
    from audio_yahtzee.game.state import Seat, State
    from audio_yahtzee.strategy.lattice import Values

Totals = dict[int, float]
"""How likely each final result of a player is."""

A_POINT = 1e-7
"""What a point is worth besides the win: it only decides between choices that win equally often."""


@dataclass(frozen=True, slots=True)
class ToWin:
    """What gives the player in turn the best chance to win."""

    command: Command
    chance: float
    """How likely it is to win, from 0 to 1."""
    needs: int | None
    """The points of this turn that win alone; None where others are still to play, or points do not rank."""


class LastRound:
    """Plays the last round under one rule set. To win means alone: a win that is shared counts half."""

    def __init__(self, payouts: Payouts) -> None:
        self._rules: RuleSet = payouts.rules
        self._lattice = payouts.lattice
        # One turn asks for the same cards at each of its rolls.
        self.results = lru_cache(maxsize=MOST_PLAYERS)(self._work_out_results)
        """What each full hand makes of a card with one entry left."""
        self.totals = lru_cache(maxsize=MOST_PLAYERS)(self._work_out_totals)
        """How likely each result of a seat with one entry left at most is, before its turn."""

    def best(self, state: State) -> ToWin | None:
        """Return what to do with the dice on the table; None where it is no last round, or nobody is to beat.

        `state` is one in which the player in turn has rolled.
        """
        others = _others(state)
        if others is None:
            return None
        worth = _worth([self.totals(seat) for seat in others])
        hands = [worth(result) for result in self.results(state.card)]
        chance, cell, claimed = max(_written(state.card, state.hand, worth), key=lambda found: found[0])
        command: Command = to_write(state, cell, claimed=claimed)
        if state.rolls_left:
            layer = self._lattice.turn(hands, state.rolls_left)[-1]
            place = self._lattice.index[tuple(sorted(state.dice))]
            part = max(self._lattice.below_at[place], key=layer.best.__getitem__)
            if layer.best[part] > chance:
                faces = self._lattice.multisets[self._lattice.best_keep(layer, part)]
                command, chance = to_roll(state, faces), layer.best[part]
        return ToWin(command, min(chance, 1.0), _needed(state.card, others))

    def _work_out_results(self, card: Card) -> tuple[int, ...]:
        """Return what each full hand makes of `card`, which has one entry left, where it is best written."""
        hands = self._lattice.hands
        return tuple(int(max(_written(card, Hand(dice), float))[0]) for dice in hands)

    def _work_out_totals(self, seat: Seat) -> Totals:
        """Return how likely each result of `seat` is; a turn that is still to come is played for points."""
        if not _left(seat.card):
            return {_result(seat.card): 1.0}
        results = self.results(seat.card)
        hands: Values = [float(result) for result in results]
        layers = self._lattice.turn(hands, self._rules.rolls + seat.saved - 1)
        totals: defaultdict[int, float] = defaultdict(float)
        for result, chance in zip(results, self._lattice.chances(layers), strict=True):
            totals[result] += chance
        return dict(totals)


def _others(state: State) -> list[Seat] | None:
    """Return the seats of those to be beaten; None where this is no last round, or there are none."""
    others = [seat for place, seat in enumerate(state.seats) if place != state.player]
    is_last = all(_left(seat.card) <= 1 for seat in state.seats)
    return others if others and is_last and _left(state.card) else None


def _left(card: Card) -> int:
    """Return how many entries are still to be made."""
    return card.rules.turns - len(card.entries)


def _result(card: Card) -> int:
    """Return what ranks a player with this card."""
    return card.total if card.game_points is None else card.game_points


def _written(card: Card, hand: Hand, worth: Callable[[int], float]) -> list[tuple[float, Cell, bool | None]]:
    """Return what it is worth to write `hand` into each cell, whether or not an extra is claimed with it."""
    extra = card.rules.extra
    asked = hand.claimed is None and extra is not None and extra.claim_is_optional
    claims = (True, False) if asked else (hand.claimed,)
    return [
        (inf if outcome.wins else worth(_after(card, cell, outcome)), cell, claimed)
        for claimed in claims
        for cell, outcome in outcomes(card, Hand(hand.dice, hand.first_roll, claimed)).items()
    ]


def _after(card: Card, cell: Cell, outcome: Outcome) -> int:
    return _result(card.write(cell, outcome.raw, extra=outcome.earns_extra))


def _worth(others: list[Totals]) -> Callable[[int], float]:
    """Return what tells what a result is worth against those of the others: the chance that it wins."""
    known: dict[int, float] = {}

    def worth(result: int) -> float:
        if result not in known:
            below = prod(_share(totals, lambda other: other < result) for totals in others)
            level = prod(_share(totals, lambda other: other <= result) for totals in others)
            known[result] = (below + level) / 2 + A_POINT * result
        return known[result]

    return worth


def _share(totals: Totals, fits: Callable[[int], bool]) -> float:
    return sum(chance for other, chance in totals.items() if fits(other))


def _needed(card: Card, others: list[Seat]) -> int | None:
    """Return the points that take `card` past everybody; None where that cannot be said."""
    if card.rules.rank or any(_left(seat.card) for seat in others):
        return None
    return max(seat.card.total for seat in others) + 1 - card.total
