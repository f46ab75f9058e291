"""How a game stands for a player: the final score to be expected, its spread, and the chance to win.

Who has one entry left at most is reckoned exactly. Before that final scores are sampled where somebody can
sample them, and else taken to spread as a sum of many turns does: normally.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import erf, sqrt
from typing import TYPE_CHECKING

from audio_yahtzee.game.card import Card
from audio_yahtzee.game.state import Phase, Seat, State
from audio_yahtzee.strategy.last_round import LastRound, Totals
from audio_yahtzee.strategy.odds import endings

if TYPE_CHECKING:
    from audio_yahtzee.strategy.advice import Adviser
    from audio_yahtzee.strategy.judging import Reasons

Sample = Callable[[State], Totals | None]
"""Returns how likely each final total of the player in turn was before the turn, under best play.

None where that is not known.
"""

WIDEST = 5
"""Standard deviations to each side beyond which a normal spread is cut."""


@dataclass(frozen=True, slots=True)
class Prospects:
    """What a player may hope for."""

    expected: float
    """The mean final score under best play."""
    spread: float
    """Its standard deviation."""
    share_below: float
    """The share of whole games, played at their best, that end below what is expected here."""
    win: float | None
    """The chance to win, a shared win counting half; None for who plays alone, or where it is not known."""
    is_estimate: bool
    """Whether any of this is reckoned roughly."""


@dataclass(frozen=True, slots=True)
class _Spread:
    totals: Totals
    is_estimate: bool

    @property
    def mean(self) -> float:
        return sum(total * chance for total, chance in self.totals.items())

    @property
    def deviation(self) -> float:
        mean = self.mean
        return sqrt(sum(chance * (total - mean) ** 2 for total, chance in self.totals.items()))

    def moved(self, mean: float, by: float) -> _Spread:
        """Return the same spread about another `mean`, its deviation multiplied `by`."""
        old, totals = self.mean, dict[int, float]()
        for total, chance in self.totals.items():
            place = round(mean + (total - old) * by)
            totals[place] = totals.get(place, 0.0) + chance
        return _Spread(totals, self.is_estimate)

    def below(self, total: float) -> float:
        """Return the share below `total`; what equals it counts half."""
        return sum(
            chance * (0.5 if other == total else float(other < total))
            for other, chance in self.totals.items()
        )


class Prospector:
    """Reckons prospects under one rule set."""

    def __init__(self, adviser: Adviser, reasons: Reasons, sample: Sample | None = None) -> None:
        self._adviser = adviser
        self._reasons = reasons
        self._last_round = LastRound(reasons.payouts)
        self._sample = sample

    def of(self, state: State, player: int) -> Prospects:
        """Return the prospects of `player` in `state`, which is in the middle of a turn or before one."""
        own = self._spread(state, player)
        others = [self._spread(state, other) for other in range(len(state.seats)) if other != player]
        whole = self._before_turn(Seat(Card(state.rules)))
        parts = (own, whole, *others)
        expected = own.mean
        return Prospects(
            expected,
            own.deviation,
            whole.below(round(expected)),
            self._chance_to_win(state, own, others),
            any(part.is_estimate for part in parts),
        )

    def share_below(self, total: int) -> tuple[float, bool]:
        """Return the share of whole games at their best that end below `total`, and whether it is rough."""
        rules = self._reasons.payouts.rules
        whole = self._before_turn(Seat(Card(rules)))
        return whole.below(total), whole.is_estimate

    def _chance_to_win(self, state: State, own: _Spread, others: list[_Spread]) -> float | None:
        by_points = not state.rules.rank or all(_left(seat.card) <= 1 for seat in state.seats)
        if not others or not by_points:
            return None
        won = 0.0
        for total, chance in own.totals.items():
            level = below = 1.0
            for other in others:
                equal = other.totals.get(total, 0.0)
                less = other.below(total) - equal / 2
                below, level = below * less, level * (less + equal)
            won += chance * (below + level) / 2
        return won

    def _spread(self, state: State, player: int) -> _Spread:
        if player == state.player and state.dice and state.phase is Phase.TURN:
            return self._in_turn(state)
        return self._before_turn(state.seats[player])

    def _before_turn(self, seat: Seat) -> _Spread:
        """Return the spread for `seat` when its next turn has not begun."""
        if _left(seat.card) <= 1:
            return _Spread(self._last_round.totals(seat), is_estimate=False)
        rules = seat.card.rules
        return self._estimated(State(rules, (seat,), 0, rules.rolls + seat.saved))

    def _in_turn(self, state: State) -> _Spread:
        if _left(state.card) > 1:
            return self._estimated(replace(state, kept=()))
        advice = self._adviser.advise(state)
        results = self._last_round.results(state.card)
        best_box = advice.boxes[0]
        if not advice.keeps or best_box.loss <= advice.keeps[0].loss:
            return _Spread({round(best_box.value): 1.0}, is_estimate=False)
        chances = endings(state, advice.keeps[0].kept, self._adviser, self._reasons.payouts)
        totals: Totals = {}
        for result, chance in zip(results, chances, strict=True):
            if chance:
                totals[result] = totals.get(result, 0.0) + chance
        return _Spread(totals, is_estimate=False)

    def _estimated(self, state: State) -> _Spread:
        """Return the spread of the player in turn, who has several entries left."""
        mean = self._adviser.advise(state).value
        # Of a turn that is under way, so much is still to be decided by chance.
        rolls = state.roll_number + state.rolls_left
        left = _left(state.card) - 1 + state.rolls_left / rolls
        sampled = None if self._sample is None else self._sample(state)
        if sampled is not None:
            before = _Spread(sampled, is_estimate=False)
            return before.moved(mean, sqrt(left / _left(state.card))) if state.dice else before
        turn = self._reasons.plan(state).variance(rolls)
        return _Spread(_normal(mean, sqrt(turn * left)), is_estimate=True)


def _left(card: Card) -> int:
    return card.rules.turns - len(card.entries)


def _normal(mean: float, deviation: float) -> Totals:
    """Return a normal spread over whole totals."""
    if not deviation:
        return {round(mean): 1.0}

    def below(total: float) -> float:
        return (1 + erf((total - mean) / (deviation * sqrt(2)))) / 2

    reach = round(WIDEST * deviation) + 1
    totals = range(round(mean) - reach, round(mean) + reach + 1)
    return {total: below(total + 0.5) - below(total - 0.5) for total in totals}
