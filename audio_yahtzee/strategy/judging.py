"""Why something is done, and how it compares with the best that could be done."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from audio_yahtzee.game.card import Card
from audio_yahtzee.game.commands import Command, Keep, Score
from audio_yahtzee.game.dice import at
from audio_yahtzee.game.legality import outcomes
from audio_yahtzee.game.state import MOST_PLAYERS
from audio_yahtzee.strategy import reasons
from audio_yahtzee.strategy.advice import BoxChoice, KeepChoice
from audio_yahtzee.strategy.moves import to_roll
from audio_yahtzee.strategy.payouts import Payouts
from audio_yahtzee.strategy.plan import Plan
from audio_yahtzee.strategy.prices import Prices

if TYPE_CHECKING:
    from audio_yahtzee.game.card import Entry
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
    is_estimate: bool


class Reasons:
    """Knows what dice are kept for under one rule set. Making it takes some tenths of a second of work."""

    def __init__(self, rules: RuleSet) -> None:
        self._rules = rules
        self.payouts = Payouts(rules)
        self._prices = Prices(self.payouts)
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
                return reasons.aim(self.plan(state).aim(state.dice, faces, state.rolls_left))
            case Score(cell):
                return reasons.choice(cell, outcomes(state.card, state.hand))
            case _:
                return None


def judged(state: State, command: Command, adviser: Adviser, why: Reasons) -> Judged | None:
    """Return what `command`, done in `state`, was worth; None for what is no choice of its own.

    A roll is none: it follows from what was kept. Nor is it one to keep all dice, which may be taken back.
    """
    if not isinstance(command, Keep | Score):
        return None
    bare = replace(state, kept=())
    advice = adviser.advise(bare)
    choices: list[KeepChoice | BoxChoice] = [*advice.keeps, *advice.boxes]
    best = min(choices, key=lambda choice: choice.loss)
    loss = next((choice.loss for choice in choices if _is_done_by(choice, state, command)), None)
    if loss is None:
        return None
    return Judged(why.of(state, command), loss, _command(best, bare) if loss else None, advice.is_estimate)


def _is_done_by(choice: KeepChoice | BoxChoice, state: State, command: Keep | Score) -> bool:
    match choice, command:
        case KeepChoice(kept=faces), Keep(kept=kept):
            return faces == tuple(sorted(at(state.dice, kept)))
        case BoxChoice(cell=cell), Score(cell=written):
            return cell == written
        case _:
            return False


def _command(choice: KeepChoice | BoxChoice, state: State) -> Command:
    if isinstance(choice, KeepChoice):
        return to_roll(state, choice.kept)
    return Score(choice.cell)
