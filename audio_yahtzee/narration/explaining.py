"""Why a result is as it is, made from the rule data, so that it is never out of date."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from audio_yahtzee.game.card import Cell
from audio_yahtzee.game.events import BoxScored, BoxStruck, Event, RollsSaved
from audio_yahtzee.game.legality import Preview, legal
from audio_yahtzee.game.refusal import Reason, Refusal
from audio_yahtzee.game.ruleset import RuleSet, Scoring, Want
from audio_yahtzee.game.scoring import Why
from audio_yahtzee.game.state import Phase, State
from audio_yahtzee.messages import Items, Joining, Message, Value, message
from audio_yahtzee.narration.box_rules import face_of, pattern, pays
from audio_yahtzee.narration.jackpots import box_holds, extra_notes, further, joker_notes
from audio_yahtzee.narration.missing import in_colors, missing, row
from audio_yahtzee.narration.occasion import Occasion, that_could_be, that_was
from audio_yahtzee.narration.reasons import why_refused
from audio_yahtzee.narration.terms import box_name, by_face, cell_name, section_name


def explained(
    event: BoxScored, rules: RuleSet, after: Iterable[Event] = (), names: Sequence[Value] = ()
) -> tuple[Message, ...]:
    """Return which rules made a result so: the box's own, then joker, bonus and extra.

    `after` are the events that followed from it, and `names` the players'; what befell others is told, too.
    """
    entry = that_was(event)
    return (*_entry(entry), *_followed(after, rules, names))


def would_pay(line: Preview, state: State) -> tuple[Message, ...]:
    """Return why an open box would pay what it would pay now, and why it may not be chosen if so."""
    entry = that_could_be(line, state)
    if line.refusal is None:
        return _entry(entry)
    if line.refusal.reason is Reason.CLAIM_FIRST:
        return (*_entry(entry), *why_refused(line.refusal, state))
    return (*_box(entry), *why_refused(line.refusal, state))


def why_roll(state: State) -> tuple[Message, ...]:
    """Return what the dice on the table mean as a further jackpot; nothing where they are none."""
    if state.phase is not Phase.TURN or not state.dice:
        return ()
    if legal(state).claim is None:
        return why_refused(Refusal(Reason.CLAIM_FIRST), state)
    return further(state.card, state.hand)


def struck(event: BoxStruck, rules: RuleSet, names: Sequence[Value]) -> Message:
    """Return why a box was struck by an opponent's jackpot."""
    jackpot, box = box_name(rules.jackpot or ""), cell_name(event.cell, rules)
    return message("why.struck_by", by=names[event.by], box=box, jackpot=jackpot)


def rule_of(cell: Cell, rules: RuleSet) -> tuple[Message, ...]:
    """Return what an open box is for, while there are no dice to say it of."""
    box = rules.by_id[cell.box]
    face = face_of(box)
    if face is not None:
        return (message("why.rule_face", box=box_name(box.id), face=face),)
    wanted, paid = pattern(box.want, rules.dice.count), pays(box)
    which = "why.rule_any" if box.want == Want() else "why.rule"
    return (message(which, box=box_name(box.id), pattern=wanted, pays=paid),)


def _entry(entry: Occasion) -> tuple[Message, ...]:
    return (*_box(entry), *joker_notes(entry), *_column(entry), *_bonus(entry), *extra_notes(entry))


def _followed(after: Iterable[Event], rules: RuleSet, names: Sequence[Value]) -> tuple[Message, ...]:
    lines: list[Message] = []
    for event in after:
        match event:
            case BoxStruck():
                box = cell_name(event.cell, rules)
                lines.append(message("why.struck", player=names[event.player], box=box))
            case RollsSaved(saved=saved):
                lines.append(message("why.saved", saved=saved))
            case _:
                pass
    return tuple(lines)


def _box(entry: Occasion) -> tuple[Message, ...]:
    """Return what the box wants, what of it the dice have, and what that pays."""
    rules, box = entry.card.rules, entry.box
    name = box_name(box.id)
    match entry.outcome.why:
        case Why.MET:
            return _met(entry)
        case Why.UNMET:
            lacking = missing(box.want, entry.hand.dice, rules.dice)
            wanted = pattern(box.want, rules.dice.count)
            return (message("why.unmet", box=name, pattern=wanted, missing=lacking),)
        case Why.NEEDS:
            needed = box.needs or ""
            state = box_holds(entry.card, needed)
            return (message("why.needs", box=name, needed=box_name(needed), state=state),)
        case Why.JOKER_PAYS | Why.JOKER_ZERO:
            return ()
        case _:
            assert_never(entry.outcome.why)


def _nothing_of_its_face(entry: Occasion) -> Message:
    face = message("face.plural", face=entry.box.want.face or 0)
    return message("why.no_face", box=box_name(entry.box.id), face=face, dice=by_face(entry.hand.dice))


def _met(entry: Occasion) -> tuple[Message, ...]:
    """Return how the dice made the points of a box whose pattern they form, part by part."""
    box, result = entry.box, entry.outcome
    base = result.raw - box.add - result.served
    lines = [_base(entry, base)]
    if box.add:
        lines.append(message("why.add", points=box.add))
    if result.served:
        lines.append(message("why.served", points=result.served))
    if base != result.raw:
        lines.append(message("why.together", points=result.raw))
    if box.needs is not None:
        state = box_holds(entry.card, box.needs)
        name = box_name(box.id)
        lines.append(message("why.needs_met", box=name, needed=box_name(box.needs), state=state))
    if result.wins:
        lines.append(message("why.wins"))
    return tuple(lines)


def _base(entry: Occasion, base: int) -> Message:
    """Return what the box wants, the dice that are it, and what these pay before anything on top."""
    box, matched = entry.box, entry.outcome.matched
    is_of_face = box.want == Want(face=box.want.face)
    values: dict[str, Value] = {
        "box": box_name(box.id),
        "base": base,
        "matched": _matched(entry),
        "pattern": pattern(box.want, entry.card.rules.dice.count),
        "count": len(matched),
        "value": matched[0] if matched else 0,
    }
    if is_of_face and (box.want.face is None or box.scoring is not Scoring.MATCHED):
        # A face may match no die, so that any dice meet a box that wants no more.
        return message("why.any_fixed" if box.scoring is Scoring.FIXED else "why.any", **values)
    if not matched and box.scoring is Scoring.MATCHED:
        return _nothing_of_its_face(entry)
    if is_of_face:
        return message("why.face", face=message("face.plural", face=box.want.face or 0), **values)
    match box.scoring:
        case Scoring.FIXED:
            return message("why.fixed", **values)
        case Scoring.ALL:
            return message("why.all", **values)
        case Scoring.MATCHED:
            return message("why.times" if len(set(matched)) == 1 else "why.sum", **values)
        case _:
            assert_never(box.scoring)


def _matched(entry: Occasion) -> Value:
    """Return the dice that form the pattern: by colour where it asks for one, as a row, or counted."""
    box = entry.box
    any_dice = box.want == Want(face=box.want.face) and box.scoring is not Scoring.MATCHED
    faces = entry.hand.dice if any_dice or not entry.outcome.matched else entry.outcome.matched
    if box.want.same_color:
        return in_colors(faces, entry.card.rules.dice)
    counted = row(faces) if len(set(faces)) == len(faces) > 1 else by_face(faces)
    if box.want.total is None or len(faces) == len(entry.hand.dice):
        return counted
    return Items((counted, message("miss.total", sum=box.want.total)), Joining.COMMA)


def _column(entry: Occasion) -> tuple[Message, ...]:
    return entry.in_column(entry.outcome.raw)


def _bonus(entry: Occasion) -> tuple[Message, ...]:
    """Return which tier the section's bonus reached with the entry, or that the section filled up without."""
    card, section, column = entry.card, entry.box.section, entry.cell.column
    tiers = next(part.bonus for part in card.rules.sections if part.id == section)
    if not tiers:
        return ()
    after = card.write(entry.cell, entry.outcome.raw)
    points, before = after.section_points(section, column), card.section_bonus(section, column)
    reached = [tier for tier in tiers if points >= tier.at]
    values: dict[str, Value] = {"section": section_name(section), "sum": points}
    if reached and entry.outcome.bonus:
        tier = reached[-1]
        values |= {"at": tier.at, "add": tier.add}
        if before:
            more = tier.add - before
            return (message("why.bonus_more", more=more, **values), *entry.in_column(more))
        return (message("why.bonus", **values), *entry.in_column(tier.add))
    boxes = card.rules.by_id
    is_full = not any(
        boxes[cell.box].section == section and cell.column == column for cell in after.open_cells()
    )
    if reached or not is_full or tiers[0].add <= 0:
        return ()
    return (message("why.bonus_missed", short=tiers[0].at - points, **values),)
