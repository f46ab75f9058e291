"""What is heard of dice: how they were rolled, and which are kept."""

from __future__ import annotations

from typing import assert_never

from audio_yahtzee.game import events
from audio_yahtzee.game.dice import Faces, Positions, at
from audio_yahtzee.game.ruleset import DiceSpec, RuleSet
from audio_yahtzee.messages import Joining, Message, message
from audio_yahtzee.narration.colors import as_they_lie, counted, mostly_one_color
from audio_yahtzee.narration.cues import Category, Cue, Kind, Play, Say, pan_of
from audio_yahtzee.narration.listening import Listening, RollReport
from audio_yahtzee.narration.terms import box_name, cell_names, is_match
from audio_yahtzee.narration.whose import by

Cues = tuple[Cue, ...]

SHAKE = 0.35
"""Seconds from the first rattle of the cup until the dice land."""
MOST_DICE_HEARD = 6
"""The sound packs hold rolls of one to six dice."""
BETWEEN_CLICKS = 0.06
"""Seconds between the clicks of dice that are kept together."""
FEW_CELLS = 3
"""As many boxes are named where a joker may go; more are left to the list of boxes."""


def landing(dice: int) -> Cues:
    """Return the sounds of as many dice: the cup, then the table."""
    return (
        Play("dice.shake"),
        Play(f"dice.roll.{min(dice, MOST_DICE_HEARD)}", delay=SHAKE, is_waited_for=True),
    )


def rolled(event: events.DiceRolled, rules: RuleSet, listening: Listening) -> Cues:
    """Return what is heard of a roll: the dice as the listener likes, a jackpot, a colour, the rolls left."""
    own = listening.is_own(event.player)
    news = at(event.dice, event.rolled)
    sounds = landing(len(news))
    kept = at(event.dice, tuple(place for place in range(len(event.dice)) if place not in event.rolled))
    if not own:
        which = "roll.again" if kept else "roll.first" if event.roll_number == 1 else "roll.anew"
        said = by(which, event.player, listening, dice=as_they_lie(news, rules.dice), count=len(news))
        told = Say(said, Category.DICE, kind=Kind.OPPONENT_ROLL)
        return (*sounds, told, *_jackpot(event.jackpot, event.dice, rules))
    left = message("roll.left", rolls=event.rolls_left)
    return (
        *sounds,
        Say(_own_dice(kept, news, rules.dice, listening.report), Category.DICE),
        *_jackpot(event.jackpot, event.dice, rules),
        *_lost_claim(event, rules),
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


def _lost_claim(event: events.DiceRolled, rules: RuleSet) -> Cues:
    if not event.loses_claim:
        return ()
    return (Say(message("claim.lost", box=box_name(rules.jackpot or "")), Category.DICE),)


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


def kept(event: events.DiceKept, rules: RuleSet, listening: Listening) -> Cues:
    """Return what is heard of a change of kept dice."""
    if not listening.is_own(event.player):
        which = "keep.some" if event.kept else "keep.none"
        said = by(which, event.player, listening, dice=counted(at(event.dice, event.kept), rules.dice))
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
