"""How a card stands towards the game points that will rank it."""

from __future__ import annotations

from collections.abc import Iterator

from audio_yahtzee.game.card import Card, Cell
from audio_yahtzee.game.ruleset import RankRule
from audio_yahtzee.messages import Message, message
from audio_yahtzee.narration.policies import as_game_points
from audio_yahtzee.narration.terms import box_name


def game_points_pace(card: Card) -> list[Message]:
    """Return the game points so far, and what is still to go for more; nothing where totals rank."""
    if card.game_points is None:
        return []
    so_far = message("pace.game_points", points=as_game_points(card.game_points))
    return [so_far, *(line for rule in card.rules.rank for line in _to_go(card, rule))]


def _to_go(card: Card, rule: RankRule) -> Iterator[Message]:
    """Yield what is missing for the points of `rule`, while they are not won yet and can still be."""
    if rule.box is None or card.converted(rule) or not any(card.is_open(cell) for cell in _cells(card, rule)):
        return
    written = [points for cell in _cells(card, rule) for points in card.points(cell)]
    points = as_game_points(rule.points)
    box = box_name(rule.box)
    if rule.at_least is not None:
        left = rule.at_least - sum(written)
        yield message("pace.at_least", box=box, sum=sum(written), left=left, points=points)
    elif rule.every and all(written):
        count = card.rules.times * len(card.rules.columns)
        yield message("pace.every", box=box, scored=len(written), count=count, points=points)


def _cells(card: Card, rule: RankRule) -> list[Cell]:
    return [Cell(rule.box or "", column) for column in range(len(card.rules.columns))]
