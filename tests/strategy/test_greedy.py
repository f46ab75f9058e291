"""The greedy opponent: it takes what is there, whatever that costs later, and plays by the rules."""

from dataclasses import replace
from functools import cache
from itertools import combinations, product

import pytest
from support.cards import card, state

from audio_yahtzee.game import Card, Cell, Keep, Roll, Score, apply, legal, start
from audio_yahtzee.game.legality import outcomes
from audio_yahtzee.rulesets.extends import SHIPPED
from audio_yahtzee.strategy.opponent import GreedyOpponent

FAMILY = sorted(path.stem for path in SHIPPED.glob("*.yaml"))


@pytest.fixture(scope="module")
def greedy(family):
    """Return a function that gives the opponent for a rule set, made once."""
    made = {}

    def opponent(identifier):
        if identifier not in made:
            made[identifier] = GreedyOpponent(family.get(identifier))
        return made[identifier]

    return opponent


@pytest.fixture
def last(family, greedy):
    """Return a function that gives what is done with dice after the last roll, by the boxes filled."""

    def command(identifier, dice, filled=""):
        rules = family.get(identifier)
        thrown = replace(state(rules, dice, cards=(filled,), rolls_left=0), roll_number=rules.rolls)
        return greedy(identifier).decide(thrown).command

    return command


@pytest.mark.parametrize("identifier", FAMILY)
def test_a_game_finishes_with_legal_commands_only(identifier, family, greedy, play):
    """`apply` refuses what is not legal. After the last roll nothing pays more than what is written."""
    rules = family.get(identifier)
    for before, decision in play(greedy(identifier), rules, 2, seed=4):
        if decision is None:
            assert before.is_over
        elif isinstance(decision.command, Score):
            paid = {cell: found.gain for cell, found in outcomes(before.card, before.hand).items()}
            if legal(before).roll is not None and not before.rolls_left:
                assert paid[decision.command.cell] == max(paid.values())


@pytest.mark.parametrize(
    ("dice", "filled", "box"),
    [
        # Chance is gone at once, for a point more than four sixes make.
        ((6, 6, 6, 6, 1), "four_of_a_kind=0 three_of_a_kind=0", "chance"),
        ((1, 1, 1, 1, 2), "four_of_a_kind=0 three_of_a_kind=0", "chance"),
        ((3, 3, 3, 2, 2), "", "full_house"),
        # Sixes win the bonus, which is more than the dice in three of a kind.
        ((6, 6, 6, 1, 1), "ones=3 twos=6 threes=9 fours=12 fives=15 full_house=25", "sixes"),
        ((6, 6, 6, 5, 1), "ones=3 twos=4 threes=9 fours=12 fives=15", "three_of_a_kind"),
    ],
)
def test_it_writes_what_pays_most_now(last, dice, filled, box):
    assert last("yahtzee", dice, filled) == Score(Cell(box))


@pytest.mark.parametrize(
    ("dice", "filled", "box"),
    [
        ((2, 3, 4, 6, 6), "twos=6 threes=9 fours=12 sixes=18 chance=20 small_straight=30", "ones"),
        ((2, 3, 4, 6, 6), "ones=1 twos=6 threes=9 fours=12 sixes=18 chance=20 fives=5", "full_house"),
        # Of boxes that pay the same, the one that hardly ever does.
        ((6, 6, 6, 6, 5), "sixes=18", "four_of_a_kind"),
    ],
)
def test_of_boxes_that_pay_alike_it_takes_the_one_that_can_pay_least(last, dice, filled, box):
    assert last("yahtzee", dice, filled) == Score(Cell(box))


@pytest.mark.parametrize("dice", [(1, 2, 3, 6, 6), (5, 5, 2, 1, 4), (6, 6, 6, 2, 2), (1, 3, 4, 5, 6)])
@pytest.mark.parametrize("filled", ["", "chance=20 sixes=18", "ones=1 twos=2 threes=3 full_house=25"])
def test_it_keeps_what_brings_most_in_this_turn(family, greedy, dice, filled):
    """Every keep is tried with every roll that may follow it."""
    rules = family.get("yahtzee")
    thrown = replace(state(rules, dice, cards=(filled,), rolls_left=1), roll_number=rules.rolls - 1)
    held = card(rules, filled)

    @cache
    def pays(faces):
        last = replace(thrown, dice=faces, rolls_left=0)
        return max(found.gain for found in outcomes(held, last.hand).values())

    def rolled(kept):
        rest = list(product(range(1, 7), repeat=5 - len(kept)))
        return sum(pays(tuple(sorted((*kept, *faces)))) for faces in rest) / len(rest)

    places = [kept for count in range(5) for kept in combinations(range(5), count)]
    worth = {kept: rolled(tuple(dice[place] for place in kept)) for kept in places}
    match greedy("yahtzee").decide(thrown).command:
        case Score(cell):
            assert outcomes(held, thrown.hand)[cell].gain >= max(worth.values()) - 1e-9
        case Keep(kept):
            assert worth[kept] == pytest.approx(max(worth.values()))
        case other:
            assert other == Roll()
            assert worth[()] == pytest.approx(max(worth.values()))


def test_a_roll_that_may_be_saved_is_worth_nothing_to_it(family, greedy):
    """It rolls on for a sixth more of a point, where others save the roll."""
    rules = family.get("maxi-yatzy")
    open_boxes = {"ones", "twos"}
    full = Card(rules)
    for cell in full.cells():
        if cell.box not in open_boxes:
            full = full.write(cell, 0)
    begun = start(rules).state
    seated = replace(begun, seats=(replace(begun.seat, card=full),))
    thrown = apply(seated, Roll(), (1, 1, 1, 1, 1, 3)).state
    assert greedy("maxi-yatzy").decide(thrown).command == Keep((0, 1, 2, 3, 4))
