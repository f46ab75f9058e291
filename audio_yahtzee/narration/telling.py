"""Events become cues: what one listener hears of what has happened."""

from __future__ import annotations

from dataclasses import replace
from itertools import accumulate
from typing import assert_never

from audio_yahtzee.game import events
from audio_yahtzee.game.dice import Faces, Positions, at
from audio_yahtzee.game.engine import ROLL_OFF_ROUNDS
from audio_yahtzee.game.ruleset import DiceSpec, Order, RuleSet
from audio_yahtzee.game.scoring import Why
from audio_yahtzee.messages import Items, Joining, Message, Value, message
from audio_yahtzee.narration.answers import bonus_pace, in_turn
from audio_yahtzee.narration.colors import as_they_lie, counted, mostly_one_color
from audio_yahtzee.narration.cues import Category, Cue, Kind, Play, Say, pan_of
from audio_yahtzee.narration.ending import ranking
from audio_yahtzee.narration.listening import Listening, RollReport
from audio_yahtzee.narration.terms import (
    box_name,
    cell_name,
    cell_names,
    is_match,
    one_by_one,
    ordinal,
    rules_name,
    section_name,
)

Cues = tuple[Cue, ...]

SHAKE = 0.35
"""Seconds from the first rattle of the cup until the dice land."""
MOST_DICE_HEARD = 6
"""The sound packs hold rolls of one to six dice."""
FEW_CELLS = 3
"""As many boxes are named where a joker may go; more are left to the list of boxes."""
BETWEEN_CLICKS = 0.06
"""Seconds between the clicks of dice that are kept together."""


def tell(event: events.Event, rules: RuleSet, listening: Listening) -> Cues:
    """Return what `listening` hears of `event`, the news first."""
    cues = _tell(event, rules, listening)
    match event:
        case events.GameStarted() | events.RollOffStarted() | events.GameEnded():
            return cues
        case events.BoxStruck() | events.TurnLost():
            # These change what a player can do, so everybody hears them out.
            return cues if listening.is_own(event.player) else _of_another(cues, may_be_dropped=False)
        case _ if listening.is_own(event.player):
            return cues
        case _:
            return _of_another(cues, may_be_dropped=True)


def _of_another(cues: Cues, *, may_be_dropped: bool) -> Cues:
    """Return news of others' turns: filed apart, and most of it left unspoken once newer news waits."""
    return tuple(
        replace(cue, category=Category.OTHERS, may_be_dropped=may_be_dropped) if isinstance(cue, Say) else cue
        for cue in cues
    )


def _tell(event: events.Event, rules: RuleSet, listening: Listening) -> Cues:  # noqa: C901, PLR0911, PLR0912 -- one case for each event
    match event:
        case events.GameStarted():
            return _game_started(rules, listening)
        case events.TurnStarted():
            return _turn_started(event, rules, listening)
        case events.DiceRolled():
            return _rolled(event, rules, listening)
        case events.DiceKept():
            return _kept(event, rules, listening)
        case events.ExtraClaimed():
            return _claimed(event, rules, listening)
        case events.BoxScored():
            return _scored(event, rules, listening)
        case events.SectionBonusEarned(player, section, _, points, total):
            earned = _by("bonus.earned", player, listening, section=section_name(section), points=points)
            return (Play("bonus"), Say(earned, Category.SCORES), *_total(player, total, listening))
        case events.ExtraEarned():
            return _extra(event, rules, listening)
        case events.BoxStruck(player, cell, by):
            names = {"by": listening.names[by], "box": cell_name(cell, rules)}
            struck = _by_you("box.struck", player, listening, **names)
            return (Play("score.zero"), Say(struck, Category.SCORES))
        case events.TurnLost(player):
            return (Play("error"), Say(_by("turn.lost", player, listening), Category.SCORES))
        case events.RollsSaved(player, saved):
            return (Say(_by("rolls.saved", player, listening, saved=saved), Category.DICE),)
        case events.RollOffStarted():
            return _roll_off_started(event, listening)
        case events.RollOffRolled(player, dice, total, next_player):
            rolled = _by_you("roll_off.rolled", player, listening, dice=one_by_one(dice), total=total)
            return (*_landing(len(dice)), Say(rolled, Category.DICE), *_to_roll(next_player, listening))
        case events.GameEnded():
            return ranking(event, rules, listening)
        case _:
            assert_never(event)


def _by(identifier: str, player: int, listening: Listening, /, **values: Value) -> Message:
    """Return the message in its own or its others' wording, with the player's name as `$player`."""
    whose = "own" if listening.is_own(player) else "other"
    return message(f"{identifier}.{whose}", player=listening.names[player], **values)


def _by_you(identifier: str, player: int, listening: Listening, /, **values: Value) -> Message:
    """Return the message in the player's own wording only where no other player could be meant by it."""
    whose = "own" if listening.is_alone and listening.is_own(player) else "other"
    return message(f"{identifier}.{whose}", player=listening.names[player], **values)


def _landing(dice: int) -> Cues:
    return (
        Play("dice.shake"),
        Play(f"dice.roll.{min(dice, MOST_DICE_HEARD)}", delay=SHAKE, is_waited_for=True),
    )


def _game_started(rules: RuleSet, listening: Listening) -> Cues:
    players = Items(listening.names)
    said = message("game.started", rules=rules_name(rules), players=players, count=len(listening.names))
    return (Play("game.start"), Say(said))


def _turn_started(event: events.TurnStarted, rules: RuleSet, listening: Listening) -> Cues:
    own = listening.is_own(event.player)
    kind = Kind.TURN if own else Kind.OPPONENT_TURN
    is_last = event.round == rules.turns > 1
    turn = _by(
        "turn.last" if is_last else "turn.started",
        event.player,
        listening,
        round=event.round,
        rounds=rules.turns,
        rolls=event.rolls,
    )
    cues: list[Cue] = [Play("turn.own" if own else "turn.other"), Say(turn, Category.SYSTEM, kind=kind)]
    if own and event.saved:
        saved = message("turn.saved", rolls=event.rolls, saved=event.saved)
        cues.append(Say(saved, Category.DICE))
    if own and (rules.order is Order.LISTED or _begins_section(event, rules)):
        order = in_turn(event.cells, rules)
        cues += () if order is None else (Say(order, Category.SCORES),)
    return tuple(cues)


def _begins_section(event: events.TurnStarted, rules: RuleSet) -> bool:
    """Tell whether this turn is the first in its section, where one is filled before the next."""
    if rules.order is not Order.SECTIONS:
        return False
    sizes = [sum(box.section == section.id for box in rules.boxes) for section in rules.sections]
    each = rules.turns // len(rules.boxes)
    return event.round - 1 in {each * before for before in accumulate(sizes, initial=0)}


def _roll_off_started(event: events.RollOffStarted, listening: Listening) -> Cues:
    players = Items(tuple(listening.names[player] for player in event.players))
    if event.round == 1:
        started = message("roll_off.started", players=players)
    elif event.round == ROLL_OFF_ROUNDS:
        started = message("roll_off.last", players=players)
    else:
        started = message("roll_off.again", players=players, round=event.round)
    return (Play("turn.own"), Say(started, Category.SCORES), *_to_roll(event.players[0], listening))


def _to_roll(player: int | None, listening: Listening) -> Cues:
    """Return who is to roll in a roll-off; what an opponent does is heard soon enough."""
    if player is None or not listening.is_own(player):
        return ()
    return (Say(message("roll_off.next", player=listening.names[player])),)


def _rolled(event: events.DiceRolled, rules: RuleSet, listening: Listening) -> Cues:
    own = listening.is_own(event.player)
    news = at(event.dice, event.rolled)
    sounds = _landing(len(news))
    kept = at(event.dice, tuple(place for place in range(len(event.dice)) if place not in event.rolled))
    if not own:
        which = "roll.again" if kept else "roll.first" if event.roll_number == 1 else "roll.anew"
        said = _by(which, event.player, listening, dice=as_they_lie(news, rules.dice), count=len(news))
        told = Say(said, Category.DICE, kind=Kind.OPPONENT_ROLL)
        return (*sounds, told, *_jackpot(event.jackpot, event.dice, rules))
    left = message("roll.left", rolls=event.rolls_left)
    return (
        *sounds,
        Say(_own_dice(kept, news, rules.dice, listening.report), Category.DICE),
        *_jackpot(event.jackpot, event.dice, rules),
        *_color(event.dice, rules),
        Say(left, Category.DICE, kind=Kind.ROLLS_LEFT),
    )


def _jackpot(jackpot: events.Jackpot | None, dice: Faces, rules: RuleSet) -> Cues:
    if jackpot is None:
        return ()
    box = box_name(jackpot.box)
    if not jackpot.is_joker:
        said = message("jackpot.rolled", box=box)
    elif is_match(jackpot.cells, dice, rules):
        said = message("jackpot.joker_must", box=box, match=box_name(jackpot.cells[0].box))
    elif len(jackpot.cells) > FEW_CELLS:
        said = message("jackpot.joker", box=box)
    else:
        said = message("jackpot.joker_for", box=box, boxes=cell_names(jackpot.cells, rules, Joining.OR))
    return (Say(said, Category.DICE),)


def _color(dice: Faces, rules: RuleSet) -> Cues:
    mostly = mostly_one_color(dice, rules)
    return () if mostly is None else (Say(mostly, Category.DICE, kind=Kind.COLOR),)


def _own_dice(kept: Faces, news: Faces, spec: DiceSpec, report: RollReport) -> Message:
    match report:
        case RollReport.GROUPED:
            return message("roll.grouped", dice=counted((*kept, *news), spec))
        case RollReport.HAND if kept:
            return message("roll.hand", kept=as_they_lie(kept, spec), dice=as_they_lie(news, spec))
        case RollReport.HAND | RollReport.NEW:
            return message("roll.dice", dice=as_they_lie(news, spec))
        case _:
            assert_never(report)


def _kept(event: events.DiceKept, rules: RuleSet, listening: Listening) -> Cues:
    if not listening.is_own(event.player):
        which = "keep.some" if event.kept else "keep.none"
        said = _by(which, event.player, listening, dice=counted(at(event.dice, event.kept), rules.dice))
        return (Play("dice.keep"), Say(said, Category.DICE, kind=Kind.OPPONENT_KEEP))
    added = tuple(place for place in event.kept if place not in event.before)
    released = tuple(place for place in event.before if place not in event.kept)
    return (
        *_pans(added, "dice.keep", len(event.dice)),
        *_pans(released, "dice.release", len(event.dice)),
        Say(_keeping(event, added, released, rules.dice), Category.DICE, kind=Kind.KEEP),
    )


def _pans(places: Positions, sound: str, dice: int) -> Cues:
    return tuple(
        Play(sound, pan=pan_of(place, dice), delay=number * BETWEEN_CLICKS)
        for number, place in enumerate(places)
    )


def _keeping(event: events.DiceKept, added: Positions, released: Positions, spec: DiceSpec) -> Message:
    """Return what a change of kept dice is called: what was added, the one released, else what is kept."""
    if len(event.kept) == len(event.dice):
        return message("keep.all.own")
    if not event.kept:
        return message("keep.none.own")
    if added and not released:
        return message("keep.added.own", dice=counted(at(event.dice, added), spec))
    if len(released) == 1 and not added:
        return message("keep.released.own", dice=counted(at(event.dice, released), spec))
    return message("keep.some.own", dice=counted(at(event.dice, event.kept), spec))


def _claimed(event: events.ExtraClaimed, rules: RuleSet, listening: Listening) -> Cues:
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


def _scored(event: events.BoxScored, rules: RuleSet, listening: Listening) -> Cues:
    own = listening.is_own(event.player)
    brings_more = bool(event.outcome.bonus) or event.outcome.earns_extra
    said = [Say(_score_line(event, rules, listening), Category.SCORES)]
    if own and not event.outcome.bonus:
        pace = bonus_pace(event.card, rules.by_id[event.cell.box].section, event.cell.column)
        # A bonus that was won before is no news.
        if pace is not None and pace.id != "pace.reached":
            said.append(Say(pace, Category.SCORES, kind=Kind.PACE))
    total = None if brings_more else event.card.total
    return (Play(_score_sound(event, rules, own=own)), *said, *_total(event.player, total, listening))


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
        return _by(f"score.{result.why}", event.player, listening, **values)
    if result.points == 0:
        return _by("score.nothing", event.player, listening, **values)
    if result.raw != result.points:
        return _by("score.multiplied", event.player, listening, raw=result.raw, **values)
    return _by("score.points", event.player, listening, **values)


def _extra(event: events.ExtraEarned, rules: RuleSet, listening: Listening) -> Cues:
    jackpot = box_name(rules.jackpot or "")
    which = "extra.earned" if event.points else "extra.unpaid"
    said = _by(which, event.player, listening, box=jackpot, points=event.points, count=event.count)
    return (Play("extra"), Say(said, Category.SCORES), *_total(event.player, event.total, listening))


def _total(player: int, total: int | None, listening: Listening) -> Cues:
    """Return the total, which is said once all that an entry brings has been counted."""
    if total is None:
        return ()
    kind = Kind.TOTAL if listening.is_own(player) else Kind.OPPONENT_TOTAL
    return (Say(message("score.total", total=total), Category.SCORES, kind=kind),)
