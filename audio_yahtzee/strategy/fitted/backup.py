"""A turn on many cards side by side: what every hand and every keep is worth in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

import numpy as np

from audio_yahtzee.strategy.exact.lattice import Workspace
from audio_yahtzee.strategy.fitted.further import FurtherJackpots
from audio_yahtzee.strategy.fitted.offers import Offers
from audio_yahtzee.strategy.fitted.worth import MOST_SAVED

if TYPE_CHECKING:
    from audio_yahtzee.strategy.fitted.cards import Cards
    from audio_yahtzee.strategy.fitted.sheet import Sheet
    from audio_yahtzee.strategy.fitted.worth import Facts, Floats, Numbers, Weights


class Turn(NamedTuple):
    """A turn on some cards, a column for each."""

    rows: Floats
    """What every way to fill a cell brings; see Offers."""
    stop: Floats
    """What each full hand is worth in its best cell, on a later roll than the first."""
    first: Floats
    """The same on the first roll; the very same array where it makes no difference."""
    rolled: tuple[Floats, ...]
    """What every multiset is worth when it is rolled up with one roll left, with two, and so on."""
    mean: Floats
    """What the turn brings, and the card is worth afterwards."""


class Offering(Protocol):
    """Says what entries bring, and what the card is worth afterwards; see Offers."""

    def rows(self, cards: Cards, later: Weights) -> Floats:
        """See Offers."""
        ...

    def saved(self, saved: Numbers, later: Weights) -> Floats:
        """See Offers."""
        ...


class Backups:
    """Works out turns under one rule set."""

    def __init__(self, sheet: Sheet, offers: Offering) -> None:
        self.sheet = sheet
        self.lattice = sheet.frame.lattice
        self.offers = offers
        self.jackpots = {first: FurtherJackpots(self.sheet, first=first) for first in (False, True)}
        self._work: Workspace | None = None

    def turn(self, cards: Cards, later: Weights, *, claimed: bool | None = None) -> Turn:
        """Return the turn that `cards` have before them; `later` weighs what follows it.

        `claimed` is what has been said to whether an extra is claimed.
        """
        rules = self.sheet.rules
        rows = self.offers.rows(cards, later)
        stop = self._stop(cards, rows, first=False, claimed=claimed)
        first = self._stop(cards, rows, first=True, claimed=claimed) if self.sheet.frame.has_first else stop
        work = self._workspace(cards.size)
        rolls = rules.rolls + np.minimum(cards.saved, MOST_SAVED)
        rolled: list[Floats] = []
        mean = np.empty(cards.size)
        for left in range(int(rolls.max())):
            if left:
                work.roll()
                rolled.append(work.rows.copy())
            kept = self.worth_of_saved(np.full(cards.size, left), later)
            ends = rolls == left + 1
            if ends.any():
                self._choose(work, first + kept, is_rolled=bool(left))
                mean[ends] = work.mean()[ends]
                if left:
                    work.rows[:] = rolled[-1]
            self._choose(work, stop + kept, is_rolled=bool(left))
        return Turn(rows, stop, first, tuple(rolled), mean)

    def worth_of_saved(self, left: Numbers, later: Weights) -> Floats:
        """Return what it is worth to stop with so many rolls left."""
        return self.offers.saved(left, later)

    def _choose(self, work: Workspace, stop: Floats, *, is_rolled: bool) -> None:
        work.hands[:] = stop
        if is_rolled:
            work.choose()

    def hand_rows(self, cards: Cards, hands: Numbers, *, first: bool) -> Numbers:
        """Return for each cell, on each card, the row of what its hand pays, usual hands only."""
        found = np.empty((len(self.sheet.pays), cards.size), dtype=np.intp)
        for place, pay in enumerate(self.sheet.pays):
            rows = pay.classes(first=first)[hands]
            if pay.needs is not None:
                is_met = (cards.bits & self.sheet.watch.needed_bit(pay.needs)) != 0
                rows = np.where(is_met, rows, pay.place_of[0])
            found[place] = self.sheet.first_row[place] + rows
        return found

    def _stop(self, cards: Cards, rows: Floats, *, first: bool, claimed: bool | None) -> Floats:
        hands = np.full((len(self.lattice.hands), cards.size), -np.inf)
        for place, pay in enumerate(self.sheet.pays):
            paid = rows[self.sheet.first_row[place] : self.sheet.first_row[place + 1]]
            if pay.needs is not None:
                met = (cards.bits & self.sheet.watch.needed_bit(pay.needs)) != 0
                paid = np.where(met, paid, paid[pay.place_of[0]])
            np.maximum(hands, paid.take(pay.classes(first=first), axis=0), out=hands)
        for which, ways in self.jackpots[first].ways(cards, claimed=claimed):
            for hand in {way.hand for way in ways}:
                worths = [best(way.rows, rows[:, which], way.extra) for way in ways if way.hand == hand]
                hands[hand, which] = np.maximum.reduce(worths)
        return hands

    def _workspace(self, width: int) -> Workspace:
        if self._work is None or self._work.width != width:
            self._work = Workspace(self.lattice, width)
        return self._work


def weighing(facts: Facts) -> Backups:
    """Return the turns of whoever weighs `facts`."""
    return Backups(facts.sheet, Offers(facts))


def worths(rows: Numbers, offered: Floats, extra: Floats) -> Floats:
    """Return what an entry in each cell brings on each card; minus infinity where `rows` are -1."""
    found = np.take_along_axis(offered, np.maximum(rows, 0), axis=0) + extra[:, None]
    return np.where(rows >= 0, found, -np.inf)


def best(rows: Numbers, offered: Floats, extra: Floats) -> Floats:
    """Return what the best entry brings on each card."""
    most: Floats = worths(rows, offered, extra).max(axis=0)
    return most
