"""What is heard of points: boxes, bonuses, extras and their claims, totals."""

from __future__ import annotations

from audio_yahtzee.game import events
from audio_yahtzee.game.ruleset import RuleSet
from audio_yahtzee.game.scoring import Why
from audio_yahtzee.messages import Joining, Message, Value, message
from audio_yahtzee.narration.answers import bonus_pace
from audio_yahtzee.narration.cues import Category, Kind, Play, Say
from audio_yahtzee.narration.listening import Listening
from audio_yahtzee.narration.rolls import FEW_CELLS, Cues
from audio_yahtzee.narration.terms import box_name, cell_name, cell_names, is_match, ordinal, section_name
from audio_yahtzee.narration.whose import by


def claimed(event: events.ExtraClaimed, rules: RuleSet, listening: Listening) -> Cues:
    """Return what is heard of an answer to whether an extra is claimed."""
    if not listening.is_own(event.player):
        which = "claim.made.other" if event.claimed else "claim.passed.other"
        answer = message(which, player=listening.names[event.player])
    elif not event.claimed:
        answer = message("claim.passed.own")
    else:
        answer = _claim_made(event, rules)
    return (Play("menu.move"), Say(answer, Category.SCORES))


def _claim_made(event: events.ExtraClaimed, rules: RuleSet) -> Message:
    """Return where the dice must go now that the extra was claimed, and why."""
    boxes = {cell.box for cell in event.cells}
    if is_match(event.cells, event.dice, rules):
        return message("claim.forced.own", box=box_name(event.cells[0].box))
    sections = {rules.by_id[box].section for box in boxes}
    if len(boxes) > FEW_CELLS and len(sections) == 1:
        return message("claim.section.own", section=section_name(sections.pop()))
    return message("claim.made.own", boxes=cell_names(event.cells, rules, Joining.OR))


def scored(event: events.BoxScored, rules: RuleSet, listening: Listening) -> Cues:
    """Return what is heard of a box that was filled: its points, how the bonus stands, the total."""
    own = listening.is_own(event.player)
    brings_more = bool(event.outcome.bonus) or event.outcome.earns_extra
    said = [Say(_score_line(event, rules, listening), Category.SCORES)]
    if own and not event.outcome.bonus:
        pace = bonus_pace(event.card, rules.by_id[event.cell.box].section, event.cell.column)
        # A bonus that was won before is no news.
        if pace is not None and pace.id != "pace.reached":
            said.append(Say(pace, Category.SCORES, kind=Kind.PACE))
    total = None if brings_more else event.card.total
    return (Play(_score_sound(event, rules, own=own)), *said, *total_so_far(event.player, total, listening))


def _is_jackpot(event: events.BoxScored, rules: RuleSet) -> bool:
    return event.cell.box == rules.jackpot and event.outcome.points > 0


def _score_sound(event: events.BoxScored, rules: RuleSet, *, own: bool) -> str:
    if event.outcome.points == 0:
        return "score.zero"
    if _is_jackpot(event, rules):
        return "jackpot"
    return "score.own" if own else "score.other"


def _score_line(event: events.BoxScored, rules: RuleSet, listening: Listening) -> Message:
    line = _points_line(event, rules, listening)
    if event.outcome.served or event.outcome.wins:
        line = message("score.served", line=line)
    if rules.times == 1:
        return line
    number = len(event.card.points(event.cell))
    return message("score.times", line=line, number=ordinal(number), count=rules.times)


def _points_line(event: events.BoxScored, rules: RuleSet, listening: Listening) -> Message:
    result, cell = event.outcome, event.cell
    values: dict[str, Value] = {"box": cell_name(cell, rules), "points": result.points}
    if result.why in {Why.JOKER_PAYS, Why.JOKER_ZERO}:
        return by(f"score.{result.why}", event.player, listening, **values)
    if result.points == 0:
        return by("score.nothing", event.player, listening, **values)
    if result.raw != result.points:
        return by("score.multiplied", event.player, listening, raw=result.raw, **values)
    return by("score.points", event.player, listening, **values)


def bonus(event: events.SectionBonusEarned, listening: Listening) -> Cues:
    """Return what is heard of a section's bonus."""
    section = section_name(event.section)
    earned = by("bonus.earned", event.player, listening, section=section, points=event.points)
    return (Play("bonus"), Say(earned, Category.SCORES), *total_so_far(event.player, event.total, listening))


def extra(event: events.ExtraEarned, rules: RuleSet, listening: Listening) -> Cues:
    """Return what is heard of a further jackpot."""
    jackpot = box_name(rules.jackpot or "")
    which = "extra.earned" if event.points else "extra.unpaid"
    said = by(which, event.player, listening, box=jackpot, points=event.points, count=event.count)
    return (Play("extra"), Say(said, Category.SCORES), *total_so_far(event.player, event.total, listening))


def total_so_far(player: int, total: int | None, listening: Listening) -> Cues:
    """Return the total, which is said once all that an entry brings has been counted."""
    if total is None:
        return ()
    kind = Kind.TOTAL if listening.is_own(player) else Kind.OPPONENT_TOTAL
    return (Say(message("score.total", total=total), Category.SCORES, kind=kind),)
