"""States, cards, commands and events are values: nothing that was handed out ever changes."""

from dataclasses import FrozenInstanceError, fields, is_dataclass, replace
from importlib import import_module
from pkgutil import iter_modules

import pytest
from table_talk import play, state_after

from audio_yahtzee import game
from audio_yahtzee.game.dice import at, grouped, positions
from audio_yahtzee.game.ruleset import Box, DiceSpec, RuleSet, Scoring, Section, Tier, Want

MOVES = ("roll = 5 5 5 5 5", "keep 1 2", "roll = 5 5 5", "score yahtzee", "roll = 4 4 4 4 4", "score fours")


MODULES = [import_module(f"{game.__name__}.{module.name}") for module in iter_modules(game.__path__)]
VALUES = {
    value
    for module in MODULES
    for value in vars(module).values()
    if is_dataclass(value) and value.__module__ == module.__name__
}


def test_every_kind_of_value_is_frozen():
    assert {game.State, game.Card, game.Keep, game.Preview, game.Record, game.RuleSet} <= VALUES
    assert [value.__name__ for value in VALUES if not value.__dataclass_params__.frozen] == []


def test_what_was_handed_out_cannot_be_changed(family):
    step = play(family.get("yahtzee"), *MOVES, players=2)[-1]
    for value in (step.state, step.state.card, *step.events):
        for field in fields(value):
            with pytest.raises(FrozenInstanceError):
                setattr(value, field.name, None)


def test_a_step_leaves_the_state_before_it_as_it_was(family):
    rules = family.get("yahtzee")
    steps = play(rules, *MOVES, players=2)
    for number in range(len(MOVES)):
        assert steps[number].state == state_after(rules, *MOVES[:number], players=2)


def test_the_same_moves_lead_to_equal_states_and_others_do_not(family):
    rules = family.get("yahtzee")
    assert state_after(rules, "roll = 1 2 3 4 5", "keep 1") == state_after(
        rules, "roll = 1 2 3 4 5", "keep 1 1"
    )
    assert state_after(rules, "roll = 1 2 3 4 5") != state_after(rules, "roll = 5 4 3 2 1")


def test_dice_are_counted_most_frequent_and_highest_first():
    assert grouped((2, 5, 5, 2, 1)) == ((5, 2), (2, 2), (1, 1))
    assert at((6, 5, 4), (0, 2)) == (6, 4)
    assert positions((3, 1, 3)) == (1, 3)


def rule_set(**changes):
    ones = Box("ones", "upper", Want(face=1), Scoring.MATCHED)
    pair = Box("pair", "lower", Want(kinds=(2,)), Scoring.FIXED, points=5)
    rules = RuleSet("tiny", (ones, pair), (Section("upper"), Section("lower")))
    return replace(rules, **changes)


def test_the_fingerprint_changes_with_the_rules_and_with_nothing_else():
    rules = rule_set()
    names = {"en": {"title": "Tiny"}}
    assert rule_set(id="other", family="mine", names=names).fingerprint == rules.fingerprint
    tier = (Section("upper", (Tier(3, 10),)), Section("lower"))
    changed = [{"rolls": 2}, {"carry": True}, {"columns": (1, 2)}, {"times": 2}, {"sections": tier}]
    prints = {rule_set(**change).fingerprint for change in changed} | {rules.fingerprint}
    assert len(prints) == len(changed) + 1
    assert all(len(text) == 16 for text in prints)


def test_no_two_rule_sets_that_differ_in_play_share_a_fingerprint(family):
    prints = {}
    for identifier in family.ids:
        prints.setdefault(family.get(identifier).fingerprint, []).append(identifier)
    assert [ids for ids in prints.values() if len(ids) > 1] == [["kniffel", "yahtzee-plain"]]


@pytest.mark.parametrize(
    ("rules", "jackpot"),
    [
        ("yahtzee", "yahtzee"),
        ("yatzy", "yatzy"),
        ("maxi-yatzy", "maxi_yatzy"),
        ("crag", "three_of_a_kind"),
        ("generala", "generala"),
    ],
)
def test_the_jackpot_box_is_that_of_the_extra_or_of_all_dice_equal(family, rules, jackpot):
    assert family.get(rules).jackpot == jackpot


def test_of_several_boxes_for_all_dice_equal_the_jackpot_is_the_one_that_pays_most():
    three, all_equal = Want(kinds=(3,)), Want(kinds=(3,))
    boxes = (
        Box("three_of_a_kind", "upper", three, Scoring.MATCHED),
        Box("yatzy", "upper", all_equal, Scoring.FIXED, points=50),
        Box("double_yatzy", "upper", all_equal, Scoring.FIXED, points=100, needs="yatzy"),
    )
    assert rule_set(dice=DiceSpec(3), boxes=boxes).jackpot == "yatzy"


def test_a_card_without_a_box_for_all_dice_equal_has_no_jackpot():
    assert rule_set().jackpot is None
    assert rule_set(times=3, columns=(1, 2)).turns == 12
