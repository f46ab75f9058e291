"""Whoever weighs nothing but the points of this turn: GreedyOpponent for many games at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from audio_yahtzee.game.card import Card
from audio_yahtzee.strategy.fitted.backup import Backups
from audio_yahtzee.strategy.fitted.playing import Games
from audio_yahtzee.strategy.fitted.worth import Weights

if TYPE_CHECKING:
    from audio_yahtzee.strategy.fitted.cards import Cards
    from audio_yahtzee.strategy.fitted.sheet import Part, Sheet
    from audio_yahtzee.strategy.fitted.worth import Floats, Numbers

NOTHING = Weights(np.zeros(0), 0)
"""What follows a turn is worth nothing to greed."""


class Greed:
    """What entries bring at once: points, and the bonuses that are won with them; see Offering."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet

    def rows(self, cards: Cards, later: Weights) -> Floats:  # noqa: ARG002 -- greed does not look at it
        """See Offers."""
        sheet = self._sheet
        may_be = cards.allowed(sheet)
        rows = np.empty((sheet.first_row[-1], cards.size))
        for place, (pay, number) in enumerate(zip(sheet.pays, sheet.part_of, strict=True)):
            out = rows[sheet.first_row[place] : sheet.first_row[place + 1]]
            out[:] = pay.points[:, None]
            if number is not None:
                part, points = sheet.parts[number], cards.points[number]
                out += won(part, points + np.array(pay.raws)[:, None]) - won(part, points)
            out[:, ~may_be[place]] = -np.inf
        return rows

    def saved(self, saved: Numbers, later: Weights) -> Floats:  # noqa: ARG002 -- the same
        """Return nothing: rolls saved bring no points."""
        return np.zeros(len(saved))


class GreedyGames(Games):
    """Games of greedy players. Of cells that bring as much they take the one in which least can be paid."""

    def __init__(self, sheet: Sheet, games: int, source: np.random.Generator) -> None:
        super().__init__(Backups(sheet, Greed(sheet)), games, source)
        self._sheet = sheet
        self._can_pay = _ranks(sheet)

    def chosen(self, worth: Floats, astray: Floats | None) -> Numbers:  # noqa: ARG002 -- greed never does
        """See Games."""
        sheet, ranks = self._sheet, np.repeat(self._can_pay[:, None], worth.shape[1], axis=1)
        for place, pay in enumerate(sheet.pays):
            if pay.needs is not None:
                ranks[place, (self.cards.bits & sheet.watch.needed_bit(pay.needs)) == 0] = -1
        least: Numbers = np.where(worth == worth.max(axis=0), ranks, len(ranks)).argmin(axis=0)
        return least


def won(part: Part, points: Numbers) -> Floats:
    """Return what bonuses a part that holds so many points has won, multiplied."""
    found = np.zeros(points.shape)
    for tier in part.tiers:
        found[points >= tier.at] = tier.add * part.multiplier
    return found


def _ranks(sheet: Sheet) -> Numbers:
    """Return the rank of each cell by what it pays at best, and then in all hands together."""
    order = {cell: number for number, cell in enumerate(Card(sheet.rules).cells())}
    pays = [pay.points[pay.later] for pay in sheet.pays]
    by_pay = sorted(
        range(len(pays)),
        key=lambda place: (pays[place].max(), pays[place].sum(), order[sheet.pays[place].cell]),
    )
    ranks = np.empty(len(pays), dtype=np.intp)
    ranks[by_pay] = np.arange(len(pays))
    return ranks
