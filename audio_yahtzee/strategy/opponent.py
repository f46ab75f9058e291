"""The opponent that takes what is there: it looks ahead to the end of its turn, exactly, and no further."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from audio_yahtzee.game.commands import Claim, Command, Roll, Score
from audio_yahtzee.game.legality import legal
from audio_yahtzee.game.state import Phase
from audio_yahtzee.strategy.judging import Reasons
from audio_yahtzee.strategy.moves import Decided, to_roll

if TYPE_CHECKING:
    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.game.state import State
    from audio_yahtzee.strategy.payouts import Payouts
    from audio_yahtzee.strategy.plan import Plan


class GreedyOpponent:
    """Plays any rule set by its data alone, for the most points that can be expected of this turn.

    That a cell might pay more later, or a bonus be won later, is nothing to it. What it decides depends on
    the state and on nothing else. One decision in each turn takes some milliseconds of work, the others next
    to nothing.
    """

    def __init__(self, rules: RuleSet, payouts: Payouts | None = None) -> None:
        """`payouts` are those of `rules`, where there are any already."""
        self.reasons = Reasons(rules, payouts, looks_ahead=False)

    @property
    def is_ready(self) -> bool:
        """Always: whoever wants no wait lets a first decision be made beforehand."""
        return True

    def decide(self, state: State) -> Decided:
        """Return the legal command that pays the player in turn most, whoever that is, whatever is kept.

        Raises ValueError when the game is over.
        """
        if state.is_over:
            raise ValueError("the game is over: there is nothing to decide")
        if state.phase is Phase.ROLL_OFF or not state.dice:
            return Decided(Roll())
        plan = self.reasons.plan(state)
        written, command = _to_write(state, plan)
        if state.rolls_left:
            rolled, faces = plan.best_keep(state.dice, state.rolls_left)
            if rolled > written:
                command = to_roll(state, faces)
        return Decided(command, lambda: self.reasons.of(state, command))


def _to_write(state: State, plan: Plan) -> tuple[float, Command]:
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
