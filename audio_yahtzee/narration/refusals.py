"""Refusals become messages: what is not possible, and why."""

from __future__ import annotations

from typing import assert_never

from audio_yahtzee.game.refusal import Reason, Refusal
from audio_yahtzee.game.ruleset import Order, RuleSet
from audio_yahtzee.game.state import State
from audio_yahtzee.messages import Joining, Message, message
from audio_yahtzee.narration.terms import box_name, cell_name, cell_names, section_name


def refused(refusal: Refusal, state: State) -> Message:
    """Return the sentence that tells a player why something is not possible now."""
    rules = state.rules
    name = f"refusal.{refusal.reason}"
    match refusal.reason:
        case Reason.NO_SUCH_DIE:
            return message(name, place=(refusal.position or 0) + 1, count=rules.dice.count)
        case Reason.NO_SUCH_BOX:
            return message(name, box=str(refusal.cell))
        case Reason.BOX_FILLED:
            assert refusal.cell is not None  # noqa: S101 -- a refusal about a cell names it
            points = state.card.points(refusal.cell)
            return message(name, box=cell_name(refusal.cell, rules), points=points[-1])
        case Reason.OUT_OF_ORDER | Reason.JOKER_GOES_ELSEWHERE:
            return _elsewhere(refusal, rules)
        case Reason.CLAIM_FIRST:
            return message(name, box=box_name(rules.jackpot or ""))
        case (
            Reason.GAME_OVER
            | Reason.ROLL_FIRST
            | Reason.NO_ROLLS_LEFT
            | Reason.ALL_DICE_KEPT
            | Reason.NOTHING_TO_CLAIM
            | Reason.CLAIM_IS_MADE
            | Reason.ROLL_OFF
        ):
            return message(name)
        case _:
            assert_never(refusal.reason)


def _elsewhere(refusal: Refusal, rules: RuleSet) -> Message:
    """Return that a box is not in turn, or not for this roll, and what is."""
    assert refusal.cell is not None  # noqa: S101 -- a refusal about a cell names it
    box = cell_name(refusal.cell, rules)
    if refusal.reason is Reason.OUT_OF_ORDER and rules.order is Order.SECTIONS:
        section = section_name(rules.by_id[refusal.cells[0].box].section)
        return message("refusal.section_first", box=box, section=section)
    boxes = cell_names(refusal.cells, rules, Joining.OR)
    return message(f"refusal.{refusal.reason}", box=box, boxes=boxes)
