"""The best games there can be: how much each rule set pays at most, found from its data alone.

Without extras the most is what the best hand pays in each box. With extras it is an argument over turns: no
order of play can beat what the best choice of cells for further jackpots would bring if each went where it
pays most, and a game that is played out brings just that.
"""

from dataclasses import dataclass
from functools import cache
from itertools import chain, combinations, combinations_with_replacement, product

import pytest

from audio_yahtzee.game import Card, Cell, Claim, Hand, Roll, Score, apply, legal, outcomes, start
from audio_yahtzee.game.scoring import is_jackpot, outcome

WITHOUT = {
    "yahtzee": 375, "yahtzee-free-joker": 375, "dice-world-yatzy": 375, "multiple-yahtzees": 375,
    "yahtzee-1956": 375, "yahtzee-one-bonus": 375, "yams-matched": 327, "yatzy": 374, "yatzy-forced": 374,
    "yatzy-half-forced": 374, "yatzy-lenient": 378, "triple-yaht-c": 2250, "triple-yahtzee": 2250,
    "maxi-yatzy": 649, "maxi-yatzy-tactic": 599, "balut": 812, "yacht": 297, "generala": 345, "crag": 244,
    "cheerio": 258, "kismet": 565,
    # Not listed on the rules page, but the same card with the same boxes.
    "yahtzee-plain": 375, "double-yahtzee": 375, "single-yahtzee": 375, "kniffel": 375, "kniffel-bonus": 375,
    "kniffel-joker": 375, "yams": 375,
}  # fmt: skip
WITH = {
    "yahtzee": 1575, "yahtzee-free-joker": 1575, "dice-world-yatzy": 1575, "multiple-yahtzees": 1575,
    "yahtzee-1956": 1435, "yahtzee-one-bonus": 475, "triple-yaht-c": 8880, "triple-yahtzee": 9450,
    # By hand: a further one is no house or straight, so these three boxes hold the extra alone.
    "double-yahtzee": 375 - 25 - 30 - 40 + 12 * 100, "kniffel-bonus": 375 - 25 - 30 - 40 + 12 * 50,
    "kniffel-joker": 375 + 12 * 50,
    # Each further yams strikes a box: twelve zeros.
    "yams": 50 + 12 * 100,
    # The extra of kismet costs the others, and brings no points.
    "kismet": 565,
}  # fmt: skip


@cache
def hands(dice):
    return list(combinations_with_replacement(range(1, dice.faces + 1), dice.count))


def most(rules, cell, *, first_roll=False):
    """Return the most that a cell can hold without a further jackpot."""
    needs = rules.by_id[cell.box].needs
    before = Card(rules) if needs is None else Card(rules).write(Cell(needs), 1)
    return max(
        outcome(before, cell, Hand(hand, first_roll=first_roll), None).raw for hand in hands(rules.dice)
    )


def best_card(rules, *, first_roll=False):
    """Return a card with the most that each cell can hold on its own."""
    card = Card(rules)
    for cell in card.cells():
        for _ in range(rules.times):
            card = card.write(cell, most(rules, cell, first_roll=first_roll))
    return card


def test_every_rule_set_that_ships_has_its_figures(family):
    assert set(WITHOUT) == set(family.ids)
    assert set(WITH) == {name for name in family.ids if family.get(name).extra is not None}


@pytest.mark.parametrize(("identifier", "total"), WITHOUT.items(), ids=WITHOUT)
def test_the_best_card_without_extras(family, identifier, total):
    assert best_card(family.get(identifier)).total == total


def test_the_best_generala_is_made_on_first_rolls(family):
    assert best_card(family.get("generala"), first_roll=True).total == 360


def test_the_best_balut_is_29_game_points(family):
    assert best_card(family.get("balut")).game_points == 29


def full_but(card, cell, stages, dice):
    """Return `card` with zeros in all that the joker's `stages` name, except in `cell`."""
    boxes = card.rules.by_id
    for other in card.open_cells():
        box = boxes[other.box]
        named = box.section in stages or ("match" in stages and box.want.face in dice)
        if named and other != cell:
            card = card.write(other, 0)
    return card


def most_with_extra(rules, cell):
    """Return the most that a cell can hold when it earns an extra; None if it never can.

    What a joker pays depends on its match box and on which of its stages are still open elsewhere, so each
    set of them is tried.
    """
    extra = rules.extra
    jackpots = [other for other in Card(rules).cells() if other.box == extra.box]
    if cell in jackpots:
        return None  # All jackpot cells are filled before there is any extra.
    begun = Card(rules)
    for jackpot in jackpots:
        begun = begun.write(jackpot, 50)
    named = () if rules.joker is None else {*rules.joker.place, "match"}
    tried = chain.from_iterable(combinations(named, size) for size in range(len(named) + 1))
    found = []
    for stages, dice in product(list(tried), filter(lambda hand: is_jackpot(begun, hand), hands(rules.dice))):
        results = outcomes(full_but(begun, cell, stages, dice), Hand(dice, claimed=True))
        if cell in results and results[cell].earns_extra:
            found.append(results[cell].raw)
    return max(found, default=None)


@dataclass(frozen=True)
class Plan:
    """What is to stand in each cell, which of them earn an extra, and what that makes."""

    raw: dict[Cell, int]
    extras: frozenset[Cell]
    total: int


def plans_of(rules, section, column):
    """Return the best plan for one section of a column for every number of extras earned in it."""
    cells = [cell for cell in Card(rules).cells() if cell.column == column]
    cells = [cell for cell in cells if rules.by_id[cell.box].section == section]
    plain = {cell: most(rules, cell) for cell in cells}
    further = {cell: raw for cell in cells if (raw := most_with_extra(rules, cell)) is not None}
    best = {}
    for size in range(len(further) + 1):
        for extras in combinations(further, size):
            raw = plain | {cell: further[cell] for cell in extras}
            card = Card(rules, extras=(column,) * size)
            for cell in cells:
                card = card.write(cell, raw[cell])
            if size not in best or card.total > best[size].total:
                best[size] = Plan(raw, frozenset(extras), card.total)
    return best


def best_plan(rules):
    """Return the plan of the highest total: no game can bring more."""
    best = {0: Plan({}, frozenset(), 0)}
    limit = rules.extra.limit or rules.turns
    for section, column in product(rules.sections, range(len(rules.columns))):
        parts, so_far, best = plans_of(rules, section.id, column), best, {}
        for (earned, plan), (more, part) in product(so_far.items(), parts.items()):
            total = plan.total + part.total
            size = earned + more
            if size <= limit and (size not in best or total > best[size].total):
                best[size] = Plan(plan.raw | part.raw, plan.extras | part.extras, total)
    return max(best.values(), key=lambda plan: plan.total)


def a_turn(state, plan):
    """Return the state after a turn that keeps to `plan`; None if none does.

    First what earns no extra is written, then the jackpot cells, then the rest.
    """
    rules = state.rules

    def when(cell):
        return cell in plan.extras, cell.box == rules.extra.box

    now = min(map(when, state.card.open_cells()))
    for dice in hands(rules.dice):
        if now[0] and not is_jackpot(state.card, dice):
            continue
        for cell, result in outcomes(state.card, Hand(dice, claimed=True)).items():
            as_planned = (result.raw, result.earns_extra) == (plan.raw[cell], cell in plan.extras)
            if as_planned and when(cell) == now:
                rolled = apply(state, Roll(), dice).state
                if legal(rolled).claim is None:
                    rolled = apply(rolled, Claim(claimed=True)).state
                return apply(rolled, Score(cell)).state
    return None


@pytest.mark.parametrize(("identifier", "total"), WITH.items(), ids=WITH)
def test_the_best_game_with_extras(family, identifier, total):
    """No plan is better, and one game keeps to the plan."""
    rules = family.get(identifier)
    plan = best_plan(rules)
    assert plan.total == total
    state = start(rules).state
    while not state.is_over:
        state = a_turn(state, plan)
        assert state is not None, "no turn can keep to the plan"
    assert state.card.total == total
