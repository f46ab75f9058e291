"""Games that were kept, told to whoever may go on with them: what, who, when, and who leads."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from audio_yahtzee.game.standing import standing
from audio_yahtzee.messages import Items, Message, Value, message
from audio_yahtzee.narration.policies import as_game_points
from audio_yahtzee.narration.terms import rules_name

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date, datetime

    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.game.state import State


def when(moment: datetime, today: date) -> Message:
    """Return the day and time of `moment`, as somebody says it on the day `today`."""
    time = f"{moment:%H:%M}"
    if moment.date() == today:
        return message("journal.today", time=time)
    if moment.date() == today - timedelta(days=1):
        return message("journal.yesterday", time=time)
    day = message("journal.date", day=moment.day, month=moment.month, year=moment.year)
    return message("journal.on_day", date=day, time=time)


def what_and_who(rules: RuleSet, names: Sequence[Value]) -> dict[str, Value]:
    """Return the game and its players, as values for a message."""
    return {"rules": rules_name(rules), "players": Items(tuple(names))}


def lead(state: State, names: Sequence[Value]) -> Message:
    """Return who leads and by how much; of somebody alone, the points."""
    if not any(seat.card.entries for seat in state.seats):
        return message("journal.nothing_scored")
    first, *others = standing(state)
    leaders = Items(tuple(names[player] for player in first.players))
    points: Value = as_game_points(first.points) if state.rules.rank else first.points
    if len(names) == 1:
        return message("journal.points", points=points)
    if len(first.players) > 1:
        return message("journal.level", players=leaders, points=points)
    by = first.points - others[0].points
    return message("journal.leads", player=leaders, by=by)


def dice_sources(dice: str) -> Message:
    """Return where the faces of a game came from; `dice` is that of SavedGame."""
    return message("journal.dice", sources=Items(tuple(map(_source, dice.split(", ")))))


def _source(source: str) -> Message:
    kind, _, seed = source.partition(" ")
    return message("journal.dice_seed", seed=seed) if kind == "seed" else message(f"journal.dice_{kind}")
