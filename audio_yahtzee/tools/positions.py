"""A position as it is written on the command line: what is on the card, the dice, the rolls left."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from audio_yahtzee.documents.faults import suggestion
from audio_yahtzee.game import start
from audio_yahtzee.game.card import Card, Cell
from audio_yahtzee.game.legality import in_order
from audio_yahtzee.game.scoring import Hand, outcome
from audio_yahtzee.messages import Items, Joining, Message, Value, message
from audio_yahtzee.narration.terms import box_name, cell_name, cell_names

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from audio_yahtzee.game.dice import Faces
    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.game.state import State

MOST_SUGGESTED = 12
"""As many points are told where a box can pay no others."""

_ENTRY = re.compile(r"(?P<box>@?[^@=]+)(@(?P<column>[0-9]{1,3}))?\s*(=\s*(?P<points>.*))?")
_NUMBER = re.compile(r"[0-9]{1,6}")
_EXTRA = "@extra"


class WrongPosition(Exception):  # noqa: N818 -- a player's slip, told to them
    """There is no such position; `said` tells why."""

    def __init__(self, said: Message) -> None:
        super().__init__(said.id)
        self.said = said


def position(rules: RuleSet, card: Card, dice: Faces, rolls_left: int | None) -> State:
    """Return the state of a game for one with `card`, before a roll where there are no dice.

    `rolls_left` is all rolls of a turn but one where it is None. Raises WrongPosition.
    """
    if card.is_full:
        raise WrongPosition(message("solving.card_full"))
    begun = start(rules).state
    if not dice:
        if rolls_left is not None:
            raise WrongPosition(message("solving.no_dice_yet"))
        return replace(begun, seats=(replace(begun.seat, card=card),))
    _check(rules, dice)
    most = rules.rolls - 1
    left = most if rolls_left is None else rolls_left
    if left > most and not rules.carry:
        raise WrongPosition(message("solving.rolls_left", most=most))
    # Where rolls may be saved, those above what a turn has were.
    saved = max(0, left - most)
    seat = replace(begun.seat, card=card, saved=saved)
    made = rules.rolls + saved - left
    return replace(begun, seats=(seat,), dice=dice, rolls_left=left, roll_number=made)


def _check(rules: RuleSet, dice: Faces) -> None:
    if len(dice) != rules.dice.count:
        raise WrongPosition(message("solving.dice_count", right=rules.dice.count, found=len(dice)))
    wrong = next((face for face in dice if not 1 <= face <= rules.dice.faces), None)
    if wrong is not None:
        raise WrongPosition(message("solving.dice_face", found=wrong, faces=rules.dice.faces))


class CardReader:
    """Reads what is on a card: "ones=3, full house=25, chance"."""

    def __init__(self, rules: RuleSet, words: Callable[[Value], str]) -> None:
        """`words` gives the names of boxes in the player's language; their ids are understood as well."""
        self._rules = rules
        named = {words(box_name(box.id)).casefold(): box.id for box in rules.boxes}
        spelt = {box.id.replace("_", " "): box.id for box in rules.boxes}
        self._ids = {**spelt, **named, **{box.id: box.id for box in rules.boxes}}
        self._names = [*named]

    def card(self, text: str) -> Card:
        """Return the card that holds what is written in `text`. Raises WrongPosition."""
        entries: list[tuple[Cell, int]] = []
        extras: list[int] = []
        for part in filter(None, map(str.strip, re.split("[,;]", text))):
            written = _ENTRY.fullmatch(part)
            if written is None:
                raise WrongPosition(self._no_box(part))
            column = self._column(part, written["column"])
            points = self._points(part, written["box"].strip(), written["points"])
            if written["box"].strip() == _EXTRA:
                extras += [column] * min(points, self._rules.turns)
            else:
                entries.append(self._entry(Cell(self._box(written["box"]), column), points))
        return self._with_extras(self._filled(entries), extras)

    def _column(self, part: str, written: str | None) -> int:
        column, columns = int(written or 1), len(self._rules.columns)
        if not 1 <= column <= columns:
            raise WrongPosition(message("solving.no_column", found=part, columns=columns))
        return column - 1

    def _points(self, part: str, box: str, written: str | None) -> int:
        if written is None:
            return 0
        if not _NUMBER.fullmatch(written.strip()):
            raise WrongPosition(message("solving.no_points", found=part, box=box))
        return int(written)

    def _box(self, written: str) -> str:
        known = self._ids.get(" ".join(written.split()).casefold())
        if known is None:
            raise WrongPosition(self._no_box(written.strip()))
        return known

    def _no_box(self, found: str) -> Message:
        return message("solving.no_box", found=found, right=suggestion(found, self._names))

    def _entry(self, cell: Cell, points: int) -> tuple[Cell, int]:
        payable = _payable(self._rules, cell)
        if points not in payable:
            near = sorted(sorted(payable, key=lambda other: abs(other - points))[:MOST_SUGGESTED])
            right = message("document.right_is", names=Items(tuple(map(str, near)), Joining.OR))
            name = cell_name(cell, self._rules)
            raise WrongPosition(message("solving.never_pays", box=name, points=points, right=right))
        return cell, points

    def _filled(self, entries: Sequence[tuple[Cell, int]]) -> Card:
        """Return a card with `entries`, made in an order that the rules allow."""
        rules = self._rules
        for cell, count in Counter(cell for cell, _ in entries).items():
            if count > rules.times:
                name = cell_name(cell, rules)
                raise WrongPosition(message("solving.box_full", box=name, times=rules.times))
        card, left = Card(rules), list(entries)
        while left:
            allowed = in_order(card)
            fitting = next((entry for entry in left if entry[0] in allowed), None)
            if fitting is None:
                first = cell_names(allowed, rules, Joining.OR)
                name = cell_name(left[0][0], rules)
                raise WrongPosition(message("solving.out_of_order", box=name, first=first))
            left.remove(fitting)
            card = card.write(*fitting)
        return card

    def _with_extras(self, card: Card, extras: Sequence[int]) -> Card:
        extra = self._rules.extra
        if not extras:
            return card
        further = len(card.entries) - len(self._rules.columns) * self._rules.times
        most = 0 if extra is None or not card.jackpot_is(extra.condition) else further
        if extra is not None and extra.limit is not None:
            most = min(most, extra.limit)
        if len(extras) > most:
            raise WrongPosition(message("solving.no_extras", found=f"{_EXTRA}={len(extras)}"))
        return replace(card, extras=tuple(extras))


def _payable(rules: RuleSet, cell: Cell) -> frozenset[int]:
    """Return all points, before multiplying, that may ever be written into `cell`; always a zero."""
    needed = rules.by_id[cell.box].needs
    # A box that another one must open pays only beside it.
    card = Card(rules) if needed is None else Card(rules).write(Cell(needed), 1)
    hands = combinations_with_replacement(range(1, rules.dice.faces + 1), rules.dice.count)
    found = {
        outcome(card, cell, Hand(dice, first_roll=first), None).raw
        for dice in hands
        for first in (False, True)
    }
    if rules.joker is not None and cell.box in rules.joker.pays:
        found.add(rules.joker.pays[cell.box])
    return frozenset({0, *found})
