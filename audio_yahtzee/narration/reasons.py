"""Why something is refused: the rule behind a refusal, with what makes it hold now."""

from __future__ import annotations

from typing import assert_never

from audio_yahtzee.game.card import Cell
from audio_yahtzee.game.refusal import Reason, Refusal
from audio_yahtzee.game.ruleset import Extra, Order
from audio_yahtzee.game.scoring import Hand, is_jackpot
from audio_yahtzee.game.state import State
from audio_yahtzee.messages import Items, Joining, Message, message
from audio_yahtzee.narration.box_rules import pattern
from audio_yahtzee.narration.jackpots import box_holds, elsewhere, lacks_extra, placed, stage_words
from audio_yahtzee.narration.missing import missing
from audio_yahtzee.narration.terms import box_name, cell_name, cell_names, section_name

Lines = tuple[Message, ...]


def why_refused(refusal: Refusal, state: State) -> Lines:  # noqa: C901, PLR0911, PLR0912 -- one case for each reason
    """Return the rule behind a refusal in `state`, sentence by sentence."""
    rules = state.rules
    match refusal.reason:
        case Reason.GAME_OVER:
            full = all(seat.card.is_full for seat in state.seats)
            return (message("why.over" if full else "why.over_at_once"),)
        case Reason.ROLL_FIRST:
            return (message("why.roll_first"),)
        case Reason.NO_ROLLS_LEFT:
            return (_no_rolls(state),)
        case Reason.ALL_DICE_KEPT:
            return (message("why.all_kept", count=len(state.dice), rolls=state.rolls_left),)
        case Reason.NO_SUCH_DIE:
            return (message("why.no_such_die", count=rules.dice.count),)
        case Reason.NO_SUCH_BOX:
            return (message("why.no_such_box", box=str(refusal.cell), count=len(rules.boxes)),)
        case Reason.BOX_FILLED:
            return (_filled(_cell(refusal), state),)
        case Reason.OUT_OF_ORDER:
            return (_out_of_order(refusal, state),)
        case Reason.JOKER_GOES_ELSEWHERE:
            return elsewhere(state.card, state.hand, _cell(refusal).box)
        case Reason.CLAIM_FIRST:
            return _claim_first(state)
        case Reason.NOTHING_TO_CLAIM:
            return (_nothing_to_claim(state),)
        case Reason.CLAIM_IS_MADE:
            return (message("why.claim_made" if state.claimed else "why.claim_passed"),)
        case Reason.ROLL_OFF:
            return (message("why.roll_off"),)
        case _:
            assert_never(refusal.reason)


def _cell(refusal: Refusal) -> Cell:
    assert refusal.cell is not None  # noqa: S101 -- a refusal about a cell names it
    return refusal.cell


def _no_rolls(state: State) -> Message:
    rolls = state.roll_number + state.rolls_left
    if rolls > state.rules.rolls:
        return message("why.no_rolls_saved", rolls=rolls, saved=rolls - state.rules.rolls)
    return message("why.no_rolls", rolls=rolls)


def _filled(cell: Cell, state: State) -> Message:
    points = Items(state.card.points(cell))
    return message("why.box_filled", box=cell_name(cell, state.rules), points=points, times=state.rules.times)


def _out_of_order(refusal: Refusal, state: State) -> Message:
    rules, cell = state.rules, _cell(refusal)
    name = cell_name(cell, rules)
    if rules.order is Order.LISTED:
        return message("why.listed", box=name, next=cell_names(refusal.cells, rules, Joining.OR))
    first = rules.by_id[refusal.cells[0].box].section
    return message(
        "why.sections",
        box=name,
        first=section_name(first),
        section=section_name(rules.by_id[cell.box].section),
        boxes=cell_names(refusal.cells, rules, Joining.OR),
    )


def _claim_first(state: State) -> Lines:
    extra = state.rules.extra
    assert extra is not None  # noqa: S101 -- without one there is nothing to claim
    card, claimed = state.card, Hand(state.dice, claimed=True)
    due = box_holds(card, extra.box)
    lines = [message("why.claim", box=box_name(extra.box), state=due, points=extra.bonus)]
    place = placed(card, claimed)
    if place is not None:
        lines.append(message("why.claimed_goes", where=stage_words(card, place)))
    return tuple(lines)


def _nothing_to_claim(state: State) -> Message:
    extra = state.rules.extra
    if extra is None:
        return message("why.claim_none")
    if not extra.claim_is_optional:
        return message("why.claim_by_itself")
    if not is_jackpot(state.card, state.dice):
        return _no_jackpot(state, extra)
    return message("why.no_extra", state=lacks_extra(state.card, extra))


def _no_jackpot(state: State, extra: Extra) -> Message:
    spec, want = state.rules.dice, state.rules.by_id[extra.box].want
    return message(
        "why.claim_unmet",
        box=box_name(extra.box),
        pattern=pattern(want, spec.count),
        missing=missing(want, state.dice, spec),
    )
