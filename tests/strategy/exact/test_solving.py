"""What is asked of the solver besides right values: that it can be stopped, and says what is too much."""

from dataclasses import replace

import numpy as np
import pytest

from audio_yahtzee.game import Card, Cell
from audio_yahtzee.rulesets.workshop import Workshop
from audio_yahtzee.strategy.exact.compiled import MOST_STATES, TooLarge, compiled
from audio_yahtzee.strategy.exact.solver import Cancelled
from audio_yahtzee.strategy.exact.stored import from_bytes, to_bytes
from audio_yahtzee.strategy.exact.table import solve


def changed(rules, **changes):
    return Workshop().changed(rules, changes)


def expected(rules):
    return solve(compiled(rules)).expected_value


def test_progress_rises_from_nothing_to_all(family):
    told = []
    solve(compiled(family.get("crag")), lambda share: told.append(share) or True)
    assert told == sorted(told)
    assert told[0] == 0
    assert told[-1] == 1
    assert len(told) > 10


def test_the_work_ends_where_it_is_given_up(family):
    told = []

    def give_up(share):
        told.append(share)
        return share < 0.5

    with pytest.raises(Cancelled):
        solve(compiled(family.get("crag")), give_up)
    assert told[-1] < 0.9


def test_solving_again_gives_the_same_to_the_last_digit(family):
    once, again = (solve(compiled(family.get("generala"))) for _ in range(2))
    assert once.expected_value == again.expected_value
    assert np.array_equal(once.values, again.values)


def test_subtotals_that_decide_the_same_are_one(family):
    """536,000 cards differ in what is written; these differ in what may follow."""
    assert compiled(family.get("yahtzee")).states <= 355_392
    assert compiled(family.get("yatzy")).states <= 947_712


@pytest.mark.parametrize("identifier", ["triple-yahtzee", "maxi-yatzy"])
def test_what_is_too_much_is_said_with_its_size(family, identifier):
    found = compiled(family.get(identifier))
    assert isinstance(found, TooLarge)
    assert found.states > found.most == MOST_STATES
    assert found.megabytes > 160


@pytest.mark.parametrize(
    "generous",
    [
        {"turn": {"rolls": 4}},
        {"sections": {"upper": {"bonus": [{"at": 40, "add": 50}]}}},
        {"sections": {"upper": {"bonus": [{"at": 42, "add": 55}]}}},
        {"boxes": {"full_house": {"want": {"distinct": False}}}},
        {"boxes": {"yatzy": {"score": 60}}},
        {"boxes": {"small_straight": {"first_roll": 5}}},
        {"order": "free"},
    ],
    ids=[
        "a roll more",
        "a bonus sooner",
        "a larger bonus",
        "a wider box",
        "a box that pays more",
        "first",
        "free",
    ],
)
def test_a_more_generous_rule_is_worth_more(family, generous):
    """In `yatzy-forced` each box has its turn, so that every one of them counts."""
    rules = family.get("yatzy-forced")
    small = {"boxes": {"chance": None, "one_pair": None, "two_pairs": None}} if "order" in generous else {}
    before = changed(rules, **small) if small else rules
    assert expected(changed(before, **generous)) > expected(before)


def test_a_stored_table_is_the_same_table(table_of):
    table = table_of("generala")
    again = from_bytes(table.rules, to_bytes(table))
    assert again.expected_value == table.expected_value
    card = Card(table.rules).write(Cell("sixes"), 18).write(Cell("generala"), 50)
    assert again.value(card) == pytest.approx(table.value(card), abs=1e-4)
    assert again.value(Card(table.rules)) == pytest.approx(table.expected_value, abs=1e-4)


def test_a_table_of_other_rules_is_not_taken(table_of):
    table = table_of("generala")
    other = changed(table.rules, boxes={"straight": {"score": 21}})
    assert from_bytes(other, to_bytes(table)) is None
    renamed = replace(table.rules, id="mine", names={})
    assert from_bytes(renamed, to_bytes(table)) is not None


def test_a_card_that_no_play_leads_to_is_not_known(table_of):
    table = table_of("yatzy-forced")
    assert table.value(Card(table.rules).write(Cell("chance"), 20)) is None
    assert table.value(Card(table.rules).write(Cell("ones"), 7)) is None
