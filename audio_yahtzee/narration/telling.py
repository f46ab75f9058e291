"""Events become cues: what one listener hears of what has happened."""

from __future__ import annotations

from dataclasses import replace
from itertools import accumulate
from typing import assert_never

from audio_yahtzee.game import events
from audio_yahtzee.game.engine import ROLL_OFF_ROUNDS
from audio_yahtzee.game.ruleset import Order, RuleSet
from audio_yahtzee.messages import Items, message
from audio_yahtzee.narration.answers import in_turn
from audio_yahtzee.narration.cues import Category, Cue, Kind, Play, Say
from audio_yahtzee.narration.ending import ranking
from audio_yahtzee.narration.listening import Listening
from audio_yahtzee.narration.rolls import Cues, kept, landing, rolled
from audio_yahtzee.narration.scores import bonus, claimed, extra, scored
from audio_yahtzee.narration.terms import cell_name, one_by_one, rules_name
from audio_yahtzee.narration.whose import by, by_you


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
            return rolled(event, rules, listening)
        case events.DiceKept():
            return kept(event, rules, listening)
        case events.ExtraClaimed():
            return claimed(event, rules, listening)
        case events.BoxScored():
            return scored(event, rules, listening)
        case events.SectionBonusEarned():
            return bonus(event, listening)
        case events.ExtraEarned():
            return extra(event, rules, listening)
        case events.BoxStruck(player, cell):
            names = {"by": listening.names[event.by], "box": cell_name(cell, rules)}
            struck = by_you("box.struck", player, listening, **names)
            return (Play("score.zero"), Say(struck, Category.SCORES))
        case events.TurnLost(player):
            return (Play("error"), Say(by("turn.lost", player, listening), Category.SCORES))
        case events.RollsSaved(player, saved):
            return (Say(by("rolls.saved", player, listening, saved=saved), Category.DICE),)
        case events.RollOffStarted():
            return _roll_off_started(event, listening)
        case events.RollOffRolled():
            return _roll_off_rolled(event, listening)
        case events.GameEnded():
            return ranking(event, rules, listening)
        case _:
            assert_never(event)


def _game_started(rules: RuleSet, listening: Listening) -> Cues:
    players = Items(listening.names)
    said = message("game.started", rules=rules_name(rules), players=players, count=len(listening.names))
    return (Play("game.start"), Say(said))


def _turn_started(event: events.TurnStarted, rules: RuleSet, listening: Listening) -> Cues:
    own = listening.is_own(event.player)
    kind = Kind.TURN if own else Kind.OPPONENT_TURN
    is_last = event.round == rules.turns > 1
    turn = by(
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


def _roll_off_rolled(event: events.RollOffRolled, listening: Listening) -> Cues:
    dice = one_by_one(event.dice)
    said = by_you("roll_off.rolled", event.player, listening, dice=dice, total=event.total)
    return (*landing(len(event.dice)), Say(said, Category.DICE), *_to_roll(event.next_player, listening))


def _to_roll(player: int | None, listening: Listening) -> Cues:
    """Return who is to roll in a roll-off; what an opponent does is heard soon enough."""
    if player is None or not listening.is_own(player):
        return ()
    return (Say(message("roll_off.next", player=listening.names[player])),)
