"""Advice in words: what a player might do next."""

from __future__ import annotations

from typing import assert_never

from audio_yahtzee.game.commands import Claim, Command, Keep, Roll, Score
from audio_yahtzee.game.dice import at
from audio_yahtzee.game.legality import preview
from audio_yahtzee.game.state import State
from audio_yahtzee.messages import Message, message
from audio_yahtzee.narration.colors import counted
from audio_yahtzee.narration.terms import cell_name


def suggested(command: Command, state: State) -> Message:
    """Return `command` as a suggestion."""
    match command:
        case Roll() if not state.kept:
            return message("advice.roll_all")
        case Roll():
            return message("advice.roll", dice=counted(at(state.dice, state.kept), state.rules.dice))
        case Keep(()):
            return message("advice.roll_all")
        case Keep(kept):
            return message("advice.keep", dice=counted(at(state.dice, kept), state.rules.dice))
        case Score(cell):
            pays = any(line.outcome.gain for line in preview(state) if line.cell == cell)
            return message("advice.score" if pays else "advice.zero", box=cell_name(cell, state.rules))
        case Claim(claimed):
            return message("advice.claim" if claimed else "advice.pass")
        case _:
            assert_never(command)
