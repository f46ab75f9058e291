"""Exact advice: what every choice of a turn is worth, from a table or by solving what may follow."""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from typing import TYPE_CHECKING

from audio_yahtzee.game.card import Card
from audio_yahtzee.game.state import MOST_PLAYERS, Phase
from audio_yahtzee.strategy.advice import Advice
from audio_yahtzee.strategy.estimate import ranked, written_ways
from audio_yahtzee.strategy.exact.compiled import TooLarge, compiled_below
from audio_yahtzee.strategy.exact.frame import Frame, frame
from audio_yahtzee.strategy.exact.table import Table, solve
from audio_yahtzee.strategy.exact.turn import Turn, Turns

if TYPE_CHECKING:
    from audio_yahtzee.game.card import Entry
    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.game.state import State

MOST_BELOW = 40_000
"""Cards below a position that are solved on demand: about a fifth of a second of work."""


class Exact:
    """The adviser that knows every card of a table; see Adviser."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._turns = Turns(table)
        self._turn = lru_cache(maxsize=MOST_PLAYERS)(self._make_turn)

    def knows(self, state: State) -> bool:
        """Tell whether `advise` can say anything about `state`: its card must stand in the table."""
        return self.table.value(state.card, _saved(state)) is not None

    def advise(self, state: State) -> Advice:
        """See Adviser. Raises ValueError, too, for a card that does not stand in the table."""
        if state.phase is not Phase.TURN:
            raise ValueError(f"phase: expected a turn, got {state.phase}")
        card = state.card
        if not state.dice:
            value = self.table.value(card, _saved(state))
            if value is None:
                raise ValueError(f"card: expected one that stands in the table, got {card.entries}")
            return Advice(value)
        turn = self._turn(card.entries, card.extras, state.claimed)
        hand = self._turns.hand(state.dice)
        left = state.rolls_left
        boxes = {
            (cell, claimed): worth
            for claimed, written in written_ways(state)
            for cell, worth in turn.boxes(written, left).items()
        }
        return ranked(turn.keeps(hand, left) if left else {}, boxes, is_estimate=False)

    def _make_turn(
        self,
        entries: tuple[Entry, ...],
        extras: tuple[int, ...],
        claimed: bool | None,  # noqa: FBT001 -- a key of the cache
    ) -> Turn:
        card = Card(self.table.rules, entries, extras)
        place = self.table.place(card)
        if place is None:
            raise ValueError(f"card: expected one that stands in the table, got {entries}")
        return Turn(self._turns, card, place, claimed=claimed)


class OnDemand:
    """The adviser that solves what may follow the card in turn, where that is little; see Adviser.

    What it has solved serves the turns after it, too.
    """

    def __init__(self, rules: RuleSet, most: int = MOST_BELOW) -> None:
        """`most` is how many cards may follow."""
        self._frame = frame(rules)
        self._frame.laid(first=False)  # what every position needs is made beforehand
        self._most = most
        self._solved: OrderedDict[tuple[object, ...], Exact | None] = OrderedDict()

    def knows(self, state: State) -> bool:
        """Tell whether few enough cards may follow that of the player in turn; solves them if so."""
        return self._exact(state) is not None

    def advise(self, state: State) -> Advice:
        """See Adviser. Raises ValueError, too, where too many cards may follow."""
        exact = self._exact(state)
        if exact is None:
            raise ValueError(f"card: expected one that at most {self._most} others may follow")
        return exact.advise(state)

    def _exact(self, state: State) -> Exact | None:
        if state.phase is not Phase.TURN:
            return None
        card, saved = state.card, _saved(state)
        key = (card.entries, card.extras, saved)
        if key not in self._solved:
            self._solved[key] = self._known(state) or _solved(self._frame, card, saved, self._most)
        self._solved.move_to_end(key)
        while len(self._solved) > 2 * MOST_PLAYERS:
            self._solved.popitem(last=False)
        return self._solved[key]

    def _known(self, state: State) -> Exact | None:
        """Return an adviser made before that knows the card in turn, the last used first."""
        made = (exact for exact in reversed(self._solved.values()) if exact is not None)
        return next((exact for exact in made if exact.knows(state)), None)


def _solved(made: Frame, card: Card, saved: int, most: int) -> Exact | None:
    below = compiled_below(made, card, saved, most)
    return None if isinstance(below, TooLarge) else Exact(solve(below))


def _saved(state: State) -> int:
    """Return how many of the rolls of this turn were saved from earlier ones."""
    return state.seat.saved if state.rules.carry else 0
