"""Why something is done, and how it compares with the best that could be done."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from audio_yahtzee.game.card import Card, Cell
from audio_yahtzee.game.commands import Command, Keep, Roll, Score
from audio_yahtzee.game.dice import at
from audio_yahtzee.game.legality import outcomes
from audio_yahtzee.game.state import MOST_PLAYERS
from audio_yahtzee.strategy import reasons
from audio_yahtzee.strategy.moves import to_roll
from audio_yahtzee.strategy.payouts import Payouts
from audio_yahtzee.strategy.plan import Plan
from audio_yahtzee.strategy.prices import Prices

if TYPE_CHECKING:
    from audio_yahtzee.game.card import Entry
    from audio_yahtzee.game.dice import Faces
    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.game.state import State
    from audio_yahtzee.messages import Message
    from audio_yahtzee.strategy.advice import Adviser


@dataclass(frozen=True, slots=True)
class Judged:
    """Something that was done, and what it was worth; see the port Judged."""

    reason: Message | None
    loss: float
    """Points that it is worth less than `better`; 0 for the best there was."""
    better: Command | None
    """What would have been best; None where that was done."""


class Reasons:
    """Knows what dice are kept for under one rule set. Making it takes some tenths of a second of work."""

    def __init__(self, rules: RuleSet, payouts: Payouts | None = None, *, looks_ahead: bool = True) -> None:
        """`payouts` are those of `rules`, where there are any already.

        Who does not look ahead keeps dice for what they bring in this turn, and for nothing else.
        """
        self._rules = rules
        self.payouts = payouts or Payouts(rules)
        self._prices = Prices(self.payouts) if looks_ahead else None
        self._plan = lru_cache(maxsize=MOST_PLAYERS)(self._make_plan)

    def plan(self, state: State) -> Plan:
        """Return the plan for the turn in `state`; it is kept, for a turn asks for it several times."""
        rolls = state.roll_number + state.rolls_left
        return self._plan(state.card.entries, state.card.extras, rolls)

    def _make_plan(self, entries: tuple[Entry, ...], extras: tuple[int, ...], rolls: int) -> Plan:
        return Plan(Card(self._rules, entries, extras), rolls, self.payouts, self._prices)

    def of(self, state: State, command: Command) -> Message | None:
        """Return why `command` is done in `state`; None where there is nothing to tell."""
        match command:
            case Keep(kept) if kept:
                faces = tuple(sorted(at(state.dice, kept)))
                return reasons.aim(self.plan(state).aim(state.dice, faces, state.rolls_left), state.card)
            case Score(cell):
                return reasons.choice(cell, outcomes(state.card, state.hand))
            case _:
                return None


def judged(state: State, command: Command, adviser: Adviser, why: Reasons) -> Judged | None:
    """Return what `command`, done in `state`, was worth; None for what is no choice of its own.

    A roll is the choice of what is kept for it, which may change until then.
    """
    match command:
        case Roll() if state.dice:
            done: Faces | Cell = tuple(sorted(at(state.dice, state.kept)))
        case Score(cell):
            done = cell
        case _:
            return None
    bare = replace(state, kept=())
    advice = adviser.advise(bare)
    losses: dict[Faces | Cell, float] = {choice.kept: choice.loss for choice in advice.keeps}
    losses |= {choice.cell: choice.loss for choice in reversed(advice.boxes)}
    best = min(losses, key=losses.__getitem__)
    better = Score(best) if isinstance(best, Cell) else to_roll(bare, best)
    loss = losses[done]
    reason = why.of(bare, to_roll(bare, done) if isinstance(done, tuple) else command)
    return Judged(reason, loss, better if loss else None)
