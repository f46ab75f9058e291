"""An opponent that looks ahead to the end of its turn, exactly, and knows what each cell is worth open."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from audio_yahtzee.game.card import Card
from audio_yahtzee.game.commands import Claim, Command, Roll, Score
from audio_yahtzee.game.legality import legal, outcomes
from audio_yahtzee.game.state import MOST_PLAYERS, Phase
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


@dataclass(frozen=True, slots=True)
class Decision:
    """What to do, and why; no reason where there is none worth telling."""

    command: Command
    reason: Message | None = None


class GreedyOpponent:
    """Plays any rule set by its data alone: the best of this turn, against what the cells are worth open.

    What it decides depends on the state and on nothing else. The first decision under a rule set takes some
    tenths of a second of work, one in each turn a few milliseconds, the others next to nothing.
    """

    def __init__(self, rules: RuleSet) -> None:
        self._rules = rules
        self._payouts = Payouts(rules)
        self._prices = Prices(self._payouts)
        self._plan = lru_cache(maxsize=MOST_PLAYERS)(self._make_plan)

    @property
    def is_ready(self) -> bool:
        """Always: whoever wants no wait lets a first decision be made beforehand."""
        return True

    def decide(self, state: State) -> Decision:
        """Return the best legal command for the player in turn, whoever that is and whatever is kept.

        Raises ValueError when the game is over.
        """
        if state.is_over:
            raise ValueError("the game is over: there is nothing to decide")
        if state.phase is Phase.ROLL_OFF or not state.dice:
            return Decision(Roll())
        rolls = state.roll_number + state.rolls_left
        plan = self._plan(state.card.entries, state.card.extras, rolls)
        written, command = _to_write(state, plan)
        if state.rolls_left:
            rolled, faces = plan.best_keep(state.dice, state.rolls_left)
            if rolled > written:
                return _to_roll(state, plan, faces)
        if isinstance(command, Claim):
            return Decision(command)
        return Decision(command, reasons.choice(command.cell, outcomes(state.card, state.hand)))

    def _make_plan(self, entries: tuple[Entry, ...], extras: tuple[int, ...], rolls: int) -> Plan:
        return Plan(Card(self._rules, entries, extras), rolls, self._payouts, self._prices)


def _to_write(state: State, plan: Plan) -> tuple[float, Claim | Score]:
    """Return what it is worth to write the dice now, and how to: a claim still to be made comes first."""
    if legal(state).claim is not None:
        worth, cell = plan.best_cell(state.hand, state.rolls_left)
        return worth, Score(cell)
    choices = {
        claimed: plan.best_cell(replace(state.hand, claimed=claimed), state.rolls_left)[0]
        for claimed in (True, False)
    }
    claimed = max(choices, key=choices.__getitem__)
    return choices[claimed], Claim(claimed=claimed)


def _to_roll(state: State, plan: Plan, faces: Faces) -> Decision:
    command = to_roll(state, faces)
    if isinstance(command, Roll):
        return Decision(command)
    reason = reasons.aim(plan.aim(state.dice, faces, state.rolls_left)) if faces else None
    return Decision(command, reason)
