"""The end of a game: the ranking with its margins, what made game points, and what turned it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from audio_yahtzee.game.card import Card
from audio_yahtzee.game.events import BoxScored, GameEnded
from audio_yahtzee.game.ruleset import RankRule, RuleSet
from audio_yahtzee.game.standing import Place
from audio_yahtzee.messages import Items, Message, Value, message
from audio_yahtzee.narration.cues import Category, Cue, Play, Say
from audio_yahtzee.narration.listening import Listening
from audio_yahtzee.narration.policies import as_game_points, signed
from audio_yahtzee.narration.terms import box_name, cell_name, ordinal


def ranking(event: GameEnded, rules: RuleSet, listening: Listening) -> tuple[Cue, ...]:
    """Return the ranking, the winners first, each place with what separates it from the one above."""
    first, *others = event.places
    if len(listening.names) == 1:
        which = "end.alone_ranked" if rules.rank else "end.alone"
        final = message(which, total=first.totals[0], points=_amount(first.points, rules))
        return (Play("game.win"), Say(final, Category.SCORES))
    won = not listening.own or any(player in listening.own for player in first.players)
    said = [_winners(event, rules, listening), *(_place(place, event, rules, listening) for place in others)]
    sound = "game.win" if won else "game.lose"
    return (Play(sound), *(Say(line, Category.SCORES) for line in said))


def _amount(points: int, rules: RuleSet) -> Value:
    """Return points as they are told: by their number, or as game points where these rank."""
    return as_game_points(points) if rules.rank else points


def _winners(event: GameEnded, rules: RuleSet, listening: Listening) -> Message:
    first = event.places[0]
    names = _named(first.players, listening)
    points = _amount(first.points, rules)
    whose = "own" if first.players == _you(listening) else "other"
    if event.at_once:
        return message(f"end.at_once.{whose}", player=names, points=points)
    if len(first.players) > 1:
        return message("end.shared", players=names, points=points, count=len(first.players))
    following = event.places[1]
    margin = first.points - following.points
    if margin == 0:
        return message(f"end.roll_off.{whose}", player=names, points=points)
    behind = _named(following.players, listening)
    return message(f"end.won.{whose}", player=names, points=points, margin=margin, next=behind)


def _place(place: Place, event: GameEnded, rules: RuleSet, listening: Listening) -> Message:
    values: dict[str, Value] = {
        "place": ordinal(place.rank),
        "players": _named(place.players, listening),
        "count": len(place.players),
        "points": _amount(place.points, rules),
    }
    behind = event.places[0].points - place.points
    if event.at_once or behind == 0:
        # Points did not decide here, so nobody is behind by them.
        return message("end.place_at_once" if event.at_once else "end.place_roll_off", **values)
    return message("end.place", behind=behind, **values)


def _you(listening: Listening) -> tuple[int, ...]:
    """Return the player who can be called "you"; () if nobody or several listen here."""
    return tuple(listening.own) if listening.is_alone else ()


def _named(players: tuple[int, ...], listening: Listening) -> Items:
    """Return the names of `players`, a lone listener first and called "you"."""
    you = _you(listening)
    ordered = sorted(players, key=lambda player: player not in you)
    return Items(tuple(_name(player, listening) for player in ordered))


def _name(player: int, listening: Listening) -> Value:
    return message("end.you") if player in _you(listening) else listening.names[player]


def game_points(
    cards: Sequence[Card], places: tuple[Place, ...], listening: Listening
) -> tuple[Message, ...]:
    """Return what made each player's game points, the best placed first; () where no such points rank.

    `cards` are those of all players, by player.
    """
    ranked = (player for place in places for player in place.players)
    return tuple(_made(player, cards[player], listening) for player in ranked if cards[player].rules.rank)


def _made(player: int, card: Card, listening: Listening) -> Message:
    whose = "own" if player in _you(listening) else "other"
    name = listening.names[player]
    parts = tuple(_counted(rule, card) for rule in card.rules.rank if card.converted(rule))
    if not parts:
        return message(f"end.no_game_points.{whose}", player=name)
    points = as_game_points(card.game_points or 0)
    return message(f"end.game_points.{whose}", player=name, points=points, parts=Items(parts))


def _counted(rule: RankRule, card: Card) -> Message:
    """Return what one line of the conversion gave, of a line that gave anything."""
    points = signed(card.converted(rule))
    if rule.table:
        return message("end.counted_total", total=card.total, points=points)
    written = [entry.points for entry in card.entries if entry.cell.box == rule.box]
    box = box_name(rule.box or "")
    if rule.each:
        return message("end.counted_each", box=box, points=points, count=sum(map(bool, written)))
    if rule.every:
        return message("end.counted_every", box=box, points=points)
    return message("end.counted", box=box, points=points, sum=sum(written))


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
    name = _name(winner, listening)
    if not changes or not ahead[-1][0]:
        return message("end.led_throughout", player=name) if ahead[-1][0] else None
    turn = changes[-1]
    values = {"player": name, "scorer": _name(turn.player, listening), "box": cell_name(turn.cell, rules)}
    by_winner = "took" if turn.player == winner else "was_left"
    return message(
        f"end.lead_{by_winner}", round=len(turn.card.entries), points=turn.outcome.points, **values
    )
