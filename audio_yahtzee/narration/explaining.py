"""Why a result is as it is, made from the rule data, so that it is never out of date."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from audio_yahtzee.game.events import BoxScored
from audio_yahtzee.game.ruleset import Box, RuleSet, Want
from audio_yahtzee.game.scoring import Why
from audio_yahtzee.messages import Message, Value, message
from audio_yahtzee.narration.rulebook import face_of, pattern, pays
from audio_yahtzee.narration.terms import box_name, by_face, cell_name, section_name


def explained(event: BoxScored, rules: RuleSet) -> tuple[Message, ...]:
    """Return which rules made a result so: the box's own, then bonus and extra."""
    result = event.outcome
    lines = [_explained_box(event, rules)]
    if result.bonus:
        section = section_name(rules.by_id[event.cell.box].section)
        lines.append(message("explain.bonus", section=section, points=result.bonus))
    if result.extra:
        lines.append(message("explain.extra", box=box_name(rules.jackpot or ""), points=result.extra))
    return tuple(lines)


def _explained_box(event: BoxScored, rules: RuleSet) -> Message:
    box = rules.by_id[event.cell.box]
    result = event.outcome
    values: dict[str, Value] = {
        "box": cell_name(event.cell, rules),
        "points": result.points,
        "pattern": pattern(box.want, rules.dice.count),
        "pays": pays(box),
        "dice": by_face(event.dice),
    }
    match result.why:
        case Why.MET:
            return _explained_dice(event, box, values)
        case Why.UNMET:
            return message("explain.unmet", **values)
        case Why.NEEDS:
            return message("explain.needs", needed=box_name(box.needs or ""), **values)
        case Why.JOKER_PAYS:
            return message("explain.joker_pays", jackpot=box_name(rules.jackpot or ""), **values)
        case Why.JOKER_ZERO:
            return message("explain.joker_zero", jackpot=box_name(rules.jackpot or ""), **values)
        case _:
            assert_never(result.why)


def _explained_dice(event: BoxScored, box: Box, values: Mapping[str, Value]) -> Message:
    """Return how the dice made the points of a box whose pattern was met."""
    matched = by_face(event.outcome.matched)
    face = face_of(box)
    if face is None:
        which = "explain.any" if box.want == Want() else "explain.met"
        return message(which, matched=matched, **values)
    which = "explain.face" if event.outcome.points else "explain.no_face"
    return message(which, face=face, matched=matched, **values)
