"""Whole games by the hundred, played side by side by what cards are taken to be worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from audio_yahtzee.strategy.exact.choosing import keeps_of, one_more
from audio_yahtzee.strategy.fitted.backup import worths
from audio_yahtzee.strategy.fitted.cards import blank, written
from audio_yahtzee.strategy.fitted.worth import Floats, Numbers

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audio_yahtzee.strategy.fitted.backup import Backups, Turn
    from audio_yahtzee.strategy.fitted.further import Way
    from audio_yahtzee.strategy.fitted.worth import Weights

Flags = NDArray[np.bool_]


class Ways(NamedTuple):
    """What may be written: a row for each cell, a column for each game."""

    worth: Floats
    """Minus infinity for what may not be."""
    rows: Numbers
    """The rows of its points; see Sheet."""
    extra: Floats
    """What an extra adds, multiplied."""
    earns: Flags
    """Whether it earns an extra."""


class Games:
    """Games under one rule set. Whoever stops on the first roll gets what that pays."""

    def __init__(self, backups: Backups, games: int, source: np.random.Generator) -> None:
        self.backups = backups
        self.source = source
        self._first_hand = backups.lattice.blocks[-1].start
        self.keeps, self.is_keep = keeps_of(backups.lattice)
        self._more = one_more(backups.lattice)
        self.cards = blank(backups.sheet, games)
        self.points: Floats = np.zeros(games)
        """Points written, multiplied, with extras; without bonuses of sections."""

    def turn(self, turn: Turn, later: Weights, astray: Floats | None = None) -> tuple[Numbers, Floats]:
        """Play the turn that all cards have before them, and return the cells filled, with their raw points.

        `later` weighs what follows the turn.

        `astray` is how likely each game is to make its entry in any cell; never unless given.
        """
        rules, size = self.backups.sheet.rules, self.cards.size
        most = rules.rolls - 1 + self.cards.saved
        left = np.minimum(most, len(turn.rolled))
        over = most - left
        hands = self.rolled(np.zeros(size, dtype=np.intp))
        is_first = np.ones(size, dtype=np.bool_)
        going = np.arange(size)
        while len(going):
            going = going[left[going] > 0]
            kept = self.keeps[hands[going]]
            worth = np.where(self.is_keep[hands[going]], 0.0, -np.inf)
            for rolls in np.unique(left[going]).tolist():
                now = left[going] == rolls
                worth[now] += turn.rolled[rolls - 1][kept[now], going[now, None]]
            chosen = worth.argmax(axis=1)
            stop = np.where(is_first[going], turn.first[hands[going], going], turn.stop[hands[going], going])
            stop = stop + self.backups.worth_of_saved(left[going], later)
            rolls_on = worth[np.arange(len(going)), chosen] > stop
            going, kept_now = going[rolls_on], kept[rolls_on, chosen[rolls_on]]
            hands[going] = self.rolled(kept_now)
            left[going] -= 1
            is_first[going] = False
        every = np.arange(size)
        ways = self.ways(turn, every, hands, is_first)
        at = self.chosen(ways.worth, astray), every
        return self.enter(ways.rows[at], ways.extra[at], ways.earns[at], left + over)

    def rolled(self, rows: Numbers) -> Numbers:
        """Return the full hands to which dice are rolled up."""
        lattice = self.backups.lattice
        for face in self.source.integers(lattice.faces, size=(lattice.count, len(rows))):
            rows = self._more[rows, face]
        hands: Numbers = rows - self._first_hand
        return hands

    def ways(self, turn: Turn, which: Numbers, hands: Numbers, is_first: Flags) -> Ways:
        """Return what may be written in the games `which`, with these hands."""
        backups, cards = self.backups, self.cards.take(which)
        rows = np.where(
            is_first,
            backups.hand_rows(cards, hands, first=True),
            backups.hand_rows(cards, hands, first=False),
        )
        offered = turn.rows[:, which]
        found = Ways(
            worths(rows, offered, np.zeros(len(rows))),
            rows,
            np.zeros(rows.shape),
            np.zeros(rows.shape, dtype=np.bool_),
        )
        rolled = np.flatnonzero(np.isin(hands, backups.sheet.frame.further.jackpots))
        for first in (False, True):
            some = rolled[is_first[rolled] == first]
            for among, ways in backups.jackpots[first].ways(cards.take(some), claimed=None):
                _lay(found, ways, hands[some], offered[:, some], some, among)
        return found

    def enter(self, rows: Numbers, extra: Floats, earns: Flags, left: Numbers) -> tuple[Numbers, Floats]:
        """Write an entry on every card: the row of a cell and its points. Return the cells, and raw points.

        `extra` is what comes on top, `left` how many rolls are left.
        """
        sheet, size = self.backups.sheet, self.cards.size
        points = np.concatenate([pay.points for pay in sheet.pays])
        self.points = self.points + points[rows] + extra
        saved = left if sheet.rules.carry else np.zeros(size, dtype=np.intp)
        self.cards = written(sheet, self.cards, rows, saved, earns)
        raws = np.array([float(raw) for pay in sheet.pays for raw in pay.raws])
        return np.searchsorted(sheet.first_row, rows, side="right") - 1, raws[rows]

    def chosen(self, worth: Floats, astray: Floats | None) -> Numbers:
        """Return the best cell of each game, or any where it goes astray."""
        chosen: Numbers = worth.argmax(axis=0)
        if astray is None:
            return chosen
        any_cell = np.where(worth > -np.inf, self.source.random(worth.shape), -1).argmax(axis=0)
        return np.where(self.source.random(len(astray)) < astray, any_cell, chosen)


def _lay(
    found: Ways, ways: Sequence[Way], hands: Numbers, offered: Floats, games: Numbers, among: Numbers
) -> None:
    """Lay further jackpots, in each cell in the best of their ways, over what they would be as usual hands.

    `hands` and `offered` are those of `games`; the ways are for `among` these.
    """
    for hand in {way.hand for way in ways}:
        at = np.flatnonzero(hands[among] == hand)
        here = games[among[at]]
        found.worth[:, here] = -np.inf
        for way in ways:
            if way.hand != hand:
                continue
            worth = worths(way.rows[:, at], offered[:, among[at]], way.extra)
            better = worth > found.worth[:, here]
            laid = (worth, way.rows[:, at], way.extra[:, None], np.array(way.earns))
            for whole, part in zip(found, laid, strict=True):
                whole[:, here] = np.where(better, part, whole[:, here])
