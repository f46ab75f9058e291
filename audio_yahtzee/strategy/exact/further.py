"""What further jackpots may do, as the engine says: earn an extra, be a joker, go here and pay that."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from audio_yahtzee.game.card import Card
from audio_yahtzee.game.ruleset import Stage
from audio_yahtzee.game.scoring import (
    Hand,
    Placement,
    claimable,
    earns_extra,
    is_jackpot,
    joker_of,
    outcome,
    placement,
)

if TYPE_CHECKING:
    from audio_yahtzee.game.card import Cell
    from audio_yahtzee.game.dice import Faces
    from audio_yahtzee.game.ruleset import RuleSet


class Variant(NamedTuple):
    """One way to write a further jackpot."""

    claimed: bool | None
    earns: bool
    is_joker: bool

    @property
    def is_usual(self) -> bool:
        """Whether the jackpot is a hand like others."""
        return not self.earns and not self.is_joker


class Further:
    """The further jackpots of one rule set. `hands` are its full hands."""

    def __init__(self, rules: RuleSet, hands: tuple[Faces, ...]) -> None:
        self._rules = rules
        self._hands = hands
        self._cells = Card(rules).cells()
        self.jackpots = tuple(place for place, dice in enumerate(hands) if is_jackpot(Card(rules), dice))
        """Where the jackpots stand among the hands."""
        self.variants = cache(self._variants)
        self.rank = cache(self._rank)
        self.matches = cache(self._matches)
        self.raw = cache(self._raw)

    def _variants(self, zero: bool, extras: int) -> tuple[Variant, ...]:  # noqa: FBT001 -- a key of the cache
        """Return how a further jackpot may be written when every jackpot cell is filled, one with `zero`."""
        card = replace(self._filled(self._jackpot_cells(), zero=zero), extras=(0,) * extras)
        dice = self._hands[self.jackpots[0]]
        claims = (True, False) if claimable(card, Hand(dice)) else (None,)
        hands = [Hand(dice, claimed=claimed) for claimed in claims]
        return tuple(
            Variant(hand.claimed, earns_extra(card, hand), joker_of(card, hand) is not None) for hand in hands
        )

    def _rank(self, place: int, cell: Cell) -> int | None:
        """Return the first stage, from 0, at which a joker may go to `cell`; None if there is none."""
        joker = self._rules.joker
        found = placement(self._filled(self._jackpot_cells()), self._joker(place), (cell,))
        return None if joker is None or found is None else joker.place.index(found.stage)

    def _matches(self, place: int) -> tuple[Cell, ...]:
        """Return the match cells of the jackpot at `place`."""
        joker = self._rules.joker
        if joker is None:
            return ()
        rules = replace(self._rules, joker=replace(joker, place=(Stage.MATCH.value,)))
        card = replace(self._filled(self._jackpot_cells()), rules=rules)
        found = placement(card, self._joker(place), self._cells)
        return () if found is None else found.cells

    def _raw(
        self,
        place: int,
        cell: Cell,
        rank: int | None,
        match_is_open: bool,  # noqa: FBT001 -- a key of the cache
        needs_met: bool,  # noqa: FBT001 -- the same
        first: bool,  # noqa: FBT001 -- the same
    ) -> int:
        """Return the raw points of the joker at `place` in `cell`, sent there by the stage `rank` or by none.

        `match_is_open` tells whether one of its match cells is open, `needs_met` whether the box that this
        one needs holds points, `first` whether it is the first roll of a turn.
        """
        needs = self._rules.by_id[cell.box].needs
        filled = [*self._jackpot_cells()]
        if not match_is_open:
            filled += [other for other in self._matches(place) if other != cell]
        if needs_met:
            filled += [other for other in self._cells if other.box == needs][:1]
        card = self._filled(filled, zero_in=None if needs_met else needs)
        joker = self._rules.joker
        stage = None if rank is None or joker is None else Placement(joker.place[rank], (cell,))
        return outcome(card, cell, replace(self._joker(place), first_roll=first), stage).raw

    def _joker(self, place: int) -> Hand:
        return Hand(self._hands[place], claimed=True)

    def _jackpot_cells(self) -> list[Cell]:
        extra = self._rules.extra
        return [cell for cell in self._cells if extra is not None and cell.box == extra.box]

    def _filled(self, cells: list[Cell], *, zero: bool = False, zero_in: str | None = None) -> Card:
        """Return a card with `cells` filled; with zeros in the box `zero_in`, or with one if `zero`."""
        card = Card(self._rules)
        for number, cell in enumerate(dict.fromkeys(cells)):
            for entry in range(self._rules.times):
                is_zero = cell.box == zero_in or (zero and number == entry == 0)
                card = card.write(cell, 0 if is_zero else 1)
        return card
