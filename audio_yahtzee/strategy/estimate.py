"""What choices are worth, roughly: for every rule set, whatever its size, and at once.

A turn is reckoned exactly, by the plan of the opponents; what follows it by the prices of the cells that stay
open. A price is what a cell is worth when all are equally in demand, so a turn that has the choice among
several brings more than the price of the cell it uses up. That surplus is known for this turn; it shrinks
with the choice, to nothing in the last cell.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, assert_never

from audio_yahtzee.game.card import Card
from audio_yahtzee.game.legality import in_order, legal
from audio_yahtzee.game.ruleset import Order
from audio_yahtzee.game.scoring import Hand
from audio_yahtzee.game.state import MOST_PLAYERS, Phase
from audio_yahtzee.strategy.advice import Advice, BoxChoice, KeepChoice
from audio_yahtzee.strategy.bonus import progress
from audio_yahtzee.strategy.payouts import Payouts
from audio_yahtzee.strategy.plan import Plan
from audio_yahtzee.strategy.prices import Prices

if TYPE_CHECKING:
    from collections.abc import Iterable

    from audio_yahtzee.game.card import Cell, Entry
    from audio_yahtzee.game.dice import Faces
    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.game.state import State

Keeps = dict["Faces", float]
Boxes = dict[tuple["Cell", bool | None], float]


class _Turn(NamedTuple):
    """One turn on one card."""

    plan: Plan
    base: float
    """The final score with nothing for this turn, and the prices of all open cells still to be had."""


class Estimate:
    """The rough adviser of one rule set; see Adviser. Making it takes some tenths of a second of work."""

    def __init__(self, rules: RuleSet) -> None:
        self._rules = rules
        self._payouts = Payouts(rules)
        self._prices = Prices(self._payouts)
        self._turn = lru_cache(maxsize=MOST_PLAYERS)(self._make_turn)

    def advise(self, state: State) -> Advice:
        """See Adviser."""
        if state.phase is not Phase.TURN:
            raise ValueError(f"phase: expected a turn, got {state.phase}")
        rolls = state.roll_number + state.rolls_left
        plan, base = self._turn(state.card.entries, state.card.extras, rolls)
        if not state.dice:
            return Advice(base + plan.mean(rolls), is_estimate=True)
        keeps: Keeps = {}
        if state.rolls_left:
            keeps = {kept: base + worth for kept, worth in plan.keeps(state.dice, state.rolls_left).items()}
        boxes: Boxes = {
            (cell, claimed): base + worth
            for claimed, hand in written_ways(state)
            for cell, worth in plan.writes(hand, state.rolls_left).items()
        }
        return ranked(keeps, boxes, is_estimate=True)

    def _make_turn(self, entries: tuple[Entry, ...], extras: tuple[int, ...], rolls: int) -> _Turn:
        card = Card(self._rules, entries, extras)
        plan = Plan(card, rolls, self._payouts, self._prices)
        cells = card.open_cells()
        times = {cell: self._rules.times - len(card.points(cell)) for cell in cells}
        prices = self._prices.of(card, cells)
        to_come = sum(prices[cell] * times[cell] for cell in cells) + self._bonuses(card)
        usual = plan.mean(min(rolls, self._rules.rolls))
        return _Turn(plan, card.total + to_come + usual * _choices(card, times))

    def _bonuses(self, card: Card) -> float:
        """Return the bonuses hoped for that are not won yet, multiplied."""
        rules = self._rules
        one_each = {(rules.by_id[cell.box].section, cell.column): cell for cell in card.open_cells()}
        hoped = 0.0
        for (section, column), cell in one_each.items():
            towards = progress(card, cell, self._payouts.most)
            if towards is not None:
                won = card.section_bonus(section, column)
                hoped += (towards.hoped - won) * rules.columns[column]
        return hoped


def _choices(card: Card, times: dict[Cell, int]) -> float:
    """Return how many turns with all of the choice the turns after this one are worth.

    One that has the choice among n entries counts 1 - 1/n: none where there is no choice.
    """
    left: Counter[str] = Counter()
    for cell, entries in times.items():
        left[_group(card, cell)] += entries
    left[_group(card, in_order(card)[0])] -= 1
    return sum(1 - 1 / entries for most in left.values() for entries in range(1, most + 1))


def _group(card: Card, cell: Cell) -> str:
    """Return what is the same for all cells among which a player has the choice."""
    match card.rules.order:
        case Order.FREE:
            return ""
        case Order.LISTED:
            return cell.box
        case Order.SECTIONS:
            return card.rules.by_id[cell.box].section
        case _:
            assert_never(card.rules.order)


def written_ways(state: State) -> Iterable[tuple[bool | None, Hand]]:
    """Yield the hand as it may be written: both ways where an extra may be claimed."""
    if legal(state).claim is not None:
        yield None, state.hand
        return
    for claimed in (True, False):
        yield claimed, Hand(state.dice, state.hand.first_roll, claimed)


def ranked(keeps: Keeps, boxes: Boxes, *, is_estimate: bool) -> Advice:
    """Return the advice that says what `keeps` and `boxes` are worth, best first.

    Of equals, the keep of more dice comes first.
    """
    best = max([*keeps.values(), *boxes.values()])
    kept = sorted(keeps, key=lambda faces: (-keeps[faces], -len(faces), faces))
    written = sorted(boxes, key=lambda choice: -boxes[choice])
    return Advice(
        best,
        tuple(KeepChoice(faces, keeps[faces], best - keeps[faces]) for faces in kept),
        tuple(BoxChoice(*choice, boxes[choice], best - boxes[choice]) for choice in written),
        is_estimate,
    )
