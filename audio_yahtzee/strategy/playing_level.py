"""An opponent of a level: of all that can be done it mostly does what is worth most, the better it plays."""

from __future__ import annotations

from dataclasses import replace
from math import exp
from random import Random
from typing import TYPE_CHECKING

from audio_yahtzee.game.commands import Roll
from audio_yahtzee.game.state import Phase
from audio_yahtzee.strategy.advice import Advice, BoxChoice, KeepChoice
from audio_yahtzee.strategy.characters import TEMPERATURE, Level
from audio_yahtzee.strategy.judging import judged
from audio_yahtzee.strategy.moves import Decided, to_roll, to_write
from audio_yahtzee.strategy.sense import sensible

if TYPE_CHECKING:
    from audio_yahtzee.game.commands import Command
    from audio_yahtzee.game.state import State
    from audio_yahtzee.strategy.advice import Adviser
    from audio_yahtzee.strategy.judging import Judged, Reasons

Choice = KeepChoice | BoxChoice


class LevelOpponent:
    """Plays any rule set by what an adviser says its choices are worth; see the port Opponent.

    How much worse than the best a choice may be depends on the level's temperature. Chance is drawn from the
    cards and the dice alone, so that a turn taken back and played again goes the same way.
    """

    def __init__(self, level: Level, adviser: Adviser, reasons: Reasons) -> None:
        """`level` is any that has a temperature. Raises KeyError for another."""
        self._temperature = TEMPERATURE[level]
        self._level = level
        self._adviser = adviser
        self._reasons = reasons
        self._last: tuple[State, Choice] | None = None

    @property
    def is_ready(self) -> bool:
        """Always: whoever wants no wait lets a first decision be made beforehand."""
        return True

    def decide(self, state: State) -> Decided:
        """Return a legal command for the player in turn, whoever that is and whatever is kept.

        Raises ValueError when the game is over.
        """
        if state.is_over:
            raise ValueError("the game is over: there is nothing to decide")
        if state.phase is Phase.ROLL_OFF or not state.dice:
            return Decided(Roll())
        choice = self._chosen(replace(state, kept=()))
        match choice:
            case KeepChoice():
                command: Command = to_roll(state, choice.kept)
            case BoxChoice():
                command = to_write(state, choice.cell, claimed=choice.claimed)
        return Decided(command, lambda: self._reasons.of(state, command))

    def judge(self, state: State, command: Command) -> Judged | None:
        """Return why `command` was done in `state`, and what it was worth; None where it was no choice."""
        return judged(state, command, self._adviser, self._reasons)

    def _chosen(self, state: State) -> Choice:
        """Return what is done in `state`; the command after a keep is asked for in the same one."""
        if self._last is None or self._last[0] != state:
            self._last = state, self.choose(state, self._adviser.advise(state))
        return self._last[1]

    def choose(self, state: State, advice: Advice) -> Choice:
        """Return one of the choices of `advice` for `state`, which has dice on the table."""
        if not self._temperature:
            first: list[Choice] = [*advice.boxes[:1], *advice.keeps[:1]]
            return min(first, key=lambda choice: choice.loss)
        everything = sensible(advice, state)
        weights = [exp(-choice.loss / self._temperature) for choice in everything]
        return _chance(self._level, state).choices(everything, weights)[0]


def _chance(level: Level, state: State) -> Random:
    """Return chance that falls the same way whenever `level` finds the same cards and dice."""
    cards = ";".join(
        ",".join(f"{entry.cell}={entry.points}" for entry in seat.card.entries) for seat in state.seats
    )
    facts = f"{level} {state.player} {state.roll_number} {state.dice} {state.claimed} {cards}"
    return Random(facts)
