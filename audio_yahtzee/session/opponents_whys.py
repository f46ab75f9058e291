"""Why an opponent did what it did in its last turn, and what that was worth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from audio_yahtzee.game.commands import Command, Keep, Score
from audio_yahtzee.game.dice import at
from audio_yahtzee.game.events import BoxScored
from audio_yahtzee.game.legality import outcomes
from audio_yahtzee.messages import Message, message
from audio_yahtzee.narration.colors import counted
from audio_yahtzee.narration.terms import cell_name
from audio_yahtzee.session.verdicts import last_turn

if TYPE_CHECKING:
    from audio_yahtzee.game.card import Cell
    from audio_yahtzee.game.state import State
    from audio_yahtzee.session.playing import Game
    from audio_yahtzee.session.ports import Cast, Judged

SAME = 0.05
"""Points less than which nobody would call a loss."""
HARDLY = 0.5
"""Points less than which are not counted."""


def why_opponent(game: Game, cast: Cast) -> tuple[Message, ...]:
    """Return why the opponent who scored last did what it did, choice by choice; empty where none has.

    Waits where opponents are not ready.
    """
    player = next((event.player for event in reversed(game.scored()) if _is_opponent(game, event)), None)
    if player is None:
        return ()
    level = game.players[player].level or cast.usual
    told = [message("opponents.turn_of", player=game.names[player])]
    for state, command in last_turn(game, player):
        judged = cast.judged(game.rules, level, state, command)
        if judged is not None:
            told += [_done(state, command), *_judgement(judged, state)]
    return tuple(told)


def _is_opponent(game: Game, event: BoxScored) -> bool:
    return game.players[event.player].opponent is not None


def _done(state: State, command: Command) -> Message:
    if isinstance(command, Score):
        box = cell_name(command.cell, state.rules)
        return message("opponents.wrote", box=box, points=_gain(state, command.cell))
    if not state.kept:
        return message("opponents.rolled_all")
    return message("opponents.kept", dice=counted(at(state.dice, state.kept), state.rules.dice))


def _judgement(judged: Judged, state: State) -> Iterator[Message]:
    if judged.reason is not None:
        yield judged.reason
    better = judged.better
    if better is None or judged.loss < SAME:
        yield message("opponents.best")
    elif judged.loss < HARDLY:
        yield message("opponents.hardly_worse", other=_other(better, state))
    else:
        yield message("opponents.worse", points=round(judged.loss), other=_other(better, state))


def _other(command: Command, state: State) -> Message:
    """Return `command` as what something is compared with."""
    match command:
        case Score(cell):
            box = cell_name(cell, state.rules)
            return message("opponents.taking" if _gain(state, cell) else "opponents.writing_zero", box=box)
        case Keep(kept) if kept:
            return message("opponents.keeping", dice=counted(at(state.dice, kept), state.rules.dice))
        case _:
            return message("opponents.rolling")


def _gain(state: State, cell: Cell) -> int:
    outcome = outcomes(state.card, state.hand).get(cell)
    return 0 if outcome is None else outcome.points
