"""Why a game ended as it did: what decided it, and what each player's points are made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile

from audio_yahtzee.game.card import Card
from audio_yahtzee.game.events import BoxScored, Event, GameEnded, RollOffRolled, RollOffStarted
from audio_yahtzee.game.ruleset import RankRule
from audio_yahtzee.game.state import State
from audio_yahtzee.messages import Items, Joining, Message, Value, message, sentences
from audio_yahtzee.narration.policies import signed
from audio_yahtzee.narration.terms import box_name, ordinal, section_name


def why_it_ended(
    event: GameEnded, state: State, events: Sequence[Event], names: Sequence[Value]
) -> tuple[Message, ...]:
    """Return what decided a game, then for each player, the best first, what makes their points."""
    order = tuple(player for place in event.places for player in place.players)
    if event.at_once:
        return (_won_at_once(events, names),)
    points = tuple(points_of(state.seats[player].card, names[player]) for player in order)
    return (*_decided(event, events, names), *points)


def _won_at_once(events: Iterable[Event], names: Sequence[Value]) -> Message:
    scored = [event for event in events if isinstance(event, BoxScored)][-1]
    return message("why.won_at_once", player=names[scored.player], box=box_name(scored.cell.box))


def _decided(event: GameEnded, events: Sequence[Event], names: Sequence[Value]) -> tuple[Message, ...]:
    """Return how a tie for the first place was settled; nothing where there was none."""
    rolled = [
        roll
        for roll in takewhile(lambda past: not isinstance(past, RollOffStarted), reversed(events))
        if isinstance(roll, RollOffRolled)
    ][::-1]
    if rolled:
        sums = tuple(
            message("standing.player", player=names[roll.player], points=roll.total) for roll in rolled
        )
        return (message("why.roll_off_sums", sums=Items(sums, Joining.COMMA)),)
    first = event.places[0]
    if len(first.players) > 1:
        return (message("why.shared", points=first.points, players=Items(_all(first.players, names))),)
    return ()


def _all(players: Iterable[int], names: Sequence[Value]) -> tuple[Value, ...]:
    return tuple(names[player] for player in players)


def points_of(card: Card, name: Value) -> Message:
    """Return what makes a player's points: sections, bonus and extras, columns, or game points."""
    if card.game_points is None:
        parts = _columns(card) if len(card.rules.columns) > 1 else _sections(card)
        return message("why.total", player=name, parts=Items(parts, Joining.COMMA), total=card.total)
    earned = tuple(
        _converted(card, rule, points) for rule in card.rules.rank if (points := card.converted(rule))
    )
    return message("why.game_points", player=name, parts=sentences(*earned), points=signed(card.game_points))


def _sections(card: Card) -> tuple[Value, ...]:
    parts: list[Value] = []
    for section in card.rules.sections:
        values: dict[str, Value] = {
            "section": section_name(section.id),
            "points": card.section_points(section.id),
        }
        parts.append(message("card.section", **values))
        if bonus := card.section_bonus(section.id):
            parts.append(message("why.bonus_part", bonus=bonus))
    extra = card.rules.extra
    if extra is not None and card.extras and extra.bonus:
        parts.append(message("why.extra_part", count=len(card.extras), points=len(card.extras) * extra.bonus))
    return tuple(parts)


def _columns(card: Card) -> tuple[Value, ...]:
    """Return what each column comes to, bonuses, extras and multiplier included."""
    return tuple(
        message("why.column_part", column=ordinal(column + 1), points=card.column_total(column))
        for column in range(len(card.rules.columns))
    )


def _converted(card: Card, rule: RankRule, points: int) -> Message:
    """Return for what a line of the conversion gave game points."""
    if rule.table:
        return message("why.rank_total", points=signed(points), total=card.total)
    written = [entry.points for entry in card.entries if entry.cell.box == rule.box]
    values: dict[str, Value] = {"points": signed(points), "box": box_name(rule.box or "")}
    if rule.each:
        return message("why.rank_each", count=sum(1 for entry in written if entry), **values)
    if rule.every:
        return message("why.rank_every", **values)
    return message("why.rank_at_least", sum=sum(written), at_least=rule.at_least or 0, **values)
