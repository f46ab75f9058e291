"""How the choices of a game were: each is looked at in the state in which it was made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from audio_yahtzee.game.commands import Claim, Command, Keep, Roll, Score
from audio_yahtzee.game.dice import at
from audio_yahtzee.game.record import replay
from audio_yahtzee.game.state import Phase, State
from audio_yahtzee.narration.choices import Chosen, Keeping, Verdict, Writing, options

if TYPE_CHECKING:
    from audio_yahtzee.session.coach_ports import Coach
    from audio_yahtzee.session.playing import Game

Decision = tuple[State, Command]


def decisions(game: Game, player: int) -> Iterator[Decision]:
    """Yield what `player` did with dice on the table, each with the state in which it was done."""
    moves = game.record.moves
    states = (step.state for step in replay(game.rules, len(game.players), moves))
    for state, move in zip(states, moves, strict=False):
        is_choice = state.phase is Phase.TURN and bool(state.dice) and not isinstance(move.command, Keep)
        if state.player == player and is_choice:
            yield state, move.command


def last_turn(game: Game, player: int) -> list[Decision]:
    """Return the decisions of the turn that `player` finished last."""
    made = list(decisions(game, player))
    turn = max((len(state.card.entries) for state, _ in made), default=0)
    return [(state, command) for state, command in made if len(state.card.entries) == turn]


def verdict(coach: Coach, state: State, command: Command) -> Verdict | None:
    """Return how `command` was in `state`; None where it is no choice, or there was but one."""
    if state.phase is not Phase.TURN or not state.dice or isinstance(command, Keep):
        return None
    weighed = coach.weigh(state)
    found = options(weighed)
    made = [option for option in found if _is_done(option.chosen, state, command)]
    if not made or len(found) == 1:
        return None
    chosen, best = made[0], found[0]
    if isinstance(command, Claim):
        # Dice may still be rolled after it: only the answer itself is judged.
        best = next(option for option in found if isinstance(option.chosen, Writing))
    return Verdict(state, chosen.chosen, best.chosen, chosen.loss - best.loss, weighed.is_estimate)


def _is_done(chosen: Chosen, state: State, command: Command) -> bool:
    match command, chosen:
        case Roll(), Keeping(faces):
            return faces == tuple(sorted(at(state.dice, state.kept)))
        case Score(cell), Writing(written):
            return cell == written
        case Claim(claimed), Writing(_, answered):
            return claimed == answered
        case _:
            return False
