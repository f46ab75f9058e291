"""The end of a game: the ranking with its margins, and what turned it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from audio_yahtzee.game.events import BoxScored, GameEnded
from audio_yahtzee.game.ruleset import RuleSet
from audio_yahtzee.game.standing import Place
from audio_yahtzee.messages import Items, Message, message
from audio_yahtzee.narration.cues import Category, Cue, Play, Say
from audio_yahtzee.narration.listening import Listening
from audio_yahtzee.narration.terms import cell_name, ordinal


def ranking(event: GameEnded, listening: Listening) -> tuple[Cue, ...]:
    """Return the ranking, the winners first, each place with what separates it from the one above."""
    first, *others = event.places
    if len(listening.names) == 1:
        final = message("end.alone", total=first.totals[0], points=first.points)
        return (Play("game.win"), Say(final, Category.SCORES))
    won = not listening.own or any(player in listening.own for player in first.players)
    said = [_winners(event, listening), *(_place(place, event, listening) for place in others)]
    sound = "game.win" if won else "game.lose"
    return (Play(sound), *(Say(line, Category.SCORES) for line in said))


def _winners(event: GameEnded, listening: Listening) -> Message:
    first = event.places[0]
    names = Items(tuple(listening.names[player] for player in first.players))
    you = listening.is_alone and first.players == tuple(listening.own)
    whose = "own" if you else "other"
    if event.at_once:
        return message(f"end.at_once.{whose}", player=names, points=first.points)
    if len(first.players) > 1:
        return message("end.shared", players=names, points=first.points, count=len(first.players))
    margin = first.points - max((place.points for place in event.places[1:]), default=0)
    if margin == 0:
        return message(f"end.roll_off.{whose}", player=names, points=first.points)
    return message(f"end.won.{whose}", player=names, points=first.points, margin=margin)


def _place(place: Place, event: GameEnded, listening: Listening) -> Message:
    names = Items(tuple(listening.names[player] for player in place.players))
    behind = event.places[0].points - place.points
    if event.at_once or behind == 0:
        # Points did not decide here, so nobody is behind by them.
        which = "end.place_at_once" if event.at_once else "end.place_roll_off"
        return message(which, place=ordinal(place.rank), players=names, points=place.points)
    if listening.is_alone and place.players == tuple(listening.own):
        return message("end.place_own", place=ordinal(place.rank), points=place.points, behind=behind)
    return message(
        "end.place",
        place=ordinal(place.rank),
        players=names,
        count=len(place.players),
        points=place.points,
        behind=behind,
    )


def turning_point(
    scored: Iterable[BoxScored], places: tuple[Place, ...], rules: RuleSet, listening: Listening
) -> Message | None:
    """Return the sentence about what decided a game: the turn in which the winner took the lead for good.

    None for a game of one, where the win is shared, and where game points rank rather than totals.
    """
    if len(places) < 2 or len(places[0].players) > 1 or rules.rank:
        return None
    winner = places[0].players[0]
    totals = dict.fromkeys(range(len(listening.names)), 0)
    ahead: list[tuple[bool, BoxScored]] = []
    for event in scored:
        totals[event.player] = event.card.total
        rivals = max(total for player, total in totals.items() if player != winner)
        ahead.append((totals[winner] > rivals, event))
    changes = [after for (before, _), (now, after) in pairwise(ahead) if now and not before]
    name = listening.names[winner]
    if not changes or not ahead[-1][0]:
        return message("end.led_throughout", player=name) if ahead[-1][0] else None
    turn = changes[-1]
    values = {"player": name, "scorer": listening.names[turn.player], "box": cell_name(turn.cell, rules)}
    by_winner = "took" if turn.player == winner else "was_left"
    return message(
        f"end.lead_{by_winner}", round=len(turn.card.entries), points=turn.outcome.points, **values
    )
