"""How choices were, in words: at once, after a turn, and after the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from audio_yahtzee.game.legality import outcomes
from audio_yahtzee.game.state import State
from audio_yahtzee.messages import Message, Value, message
from audio_yahtzee.narration.choices import Chosen, Keeping, Verdict, Writing, amount, named
from audio_yahtzee.narration.coaching import percent
from audio_yahtzee.narration.colors import counted
from audio_yahtzee.narration.terms import cell_name, ordinal

GOOD = 1.0
"""Points: who loses less has chosen well."""
MOST = 3
"""As many choices of a game are looked back on."""


def grade(found: Verdict) -> Message:
    """Return in a word how a choice was, and what was better where it cost anything to speak of."""
    if found.is_best:
        return message("coach.grade_best")
    better = named(found.best, found.state)
    which = "coach.grade_good" if found.loss < GOOD else "coach.grade_costs"
    return message(which, less=amount(found.loss), better=better)


def comment(found: Sequence[Verdict]) -> Message:
    """Return what a turn cost, and what would have been better where it cost most."""
    lost = sum(each.loss for each in found)
    dearest = max(found, key=lambda each: each.loss, default=None)
    if dearest is None or dearest.is_best:
        return message("coach.turn_best")
    values: dict[str, Value] = {"less": amount(lost), "better": named(dearest.best, dearest.state)}
    if not dearest.state.rolls_left:
        return message("coach.turn_cost", **values)
    return message("coach.turn_cost_roll", roll=ordinal(dearest.state.roll_number), **values)


def dearest(found: Sequence[Verdict]) -> tuple[Verdict, ...]:
    """Return the choices that cost most, the dearest first; none that cost nothing to speak of."""
    cost = sorted((each for each in found if not each.is_best), key=lambda each: -each.loss)
    return tuple(cost[:MOST])


def looked_back(found: Verdict) -> Message:
    """Return one choice of a finished game: where it was, what was done, and what was better."""
    state = found.state
    return message(
        "coach.looked_back",
        round=state.round,
        roll=ordinal(state.roll_number),
        dice=counted(state.dice, state.rules.dice),
        done=_done(found.chosen, state),
        less=amount(found.loss),
        better=named(found.best, state),
    )


def review(found: Sequence[Verdict], total: int, share_below: float, *, is_estimate: bool) -> Message:
    """Return what a game cost in all, and how its `total` compares with games at their best."""
    lost = round(sum(each.loss for each in found))
    best = sum(each.is_best for each in found)
    which = "coach.review" if lost else "coach.review_best"
    compared = message(
        "coach.compared_roughly" if is_estimate else "coach.compared",
        total=total,
        below=percent(share_below),
    )
    return message(which, lost=lost, count=len(found), best=best, compared=compared)


def _done(chosen: Chosen, state: State) -> Message:
    """Return what was done, in the past tense."""
    match chosen:
        case Keeping(()):
            return message("coach.did_roll_all")
        case Keeping(faces):
            return message("coach.did_keep", dice=counted(faces, state.rules.dice))
        case Writing(cell, claimed) if claimed is None:
            outcome = outcomes(state.card, state.hand)[cell]
            which = "coach.did_take" if outcome.gain > 0 else "coach.did_zero"
            return message(which, box=cell_name(cell, state.rules))
        case Writing(_, claimed):
            return message("coach.did_claim" if claimed else "coach.did_pass")
        case _:
            assert_never(chosen)
