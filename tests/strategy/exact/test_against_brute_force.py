"""The solver against everything the engine allows, tried out: rules of all kinds, on small games."""

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from support.any_rules import documents, written
from support.brute_force import BruteForce

from audio_yahtzee.game import Claim, Keep, Roll, Score, apply, dice_to_roll, start
from audio_yahtzee.rulesets import check
from audio_yahtzee.strategy.advice import KeepChoice
from audio_yahtzee.strategy.exact.compiled import TooLarge, compiled
from audio_yahtzee.strategy.exact.exact import Exact, OnDemand
from audio_yahtzee.strategy.exact.table import solve

DICE = [(1, 2), (1, 6), (2, 2), (2, 3), (3, 2)]


@pytest.fixture(scope="module")
def rules_of(tmp_path_factory):
    """Return a function that reads a rule set from a document, if it is sound and nothing wins at once."""
    path = tmp_path_factory.mktemp("rules") / "any.yaml"

    def read(document):
        path.write_text(written(document), encoding="utf-8")
        rules, _ = check(path)
        assume(rules is not None)
        # To win at once ends a game before its card is full: a table looks at points alone.
        assume(not any(box.first_roll_wins for box in rules.boxes))
        return rules

    return read


def with_examples(number):
    return settings(
        max_examples=number,
        deadline=None,  # each example solves a game twice
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    )


def small():
    return documents(dice=DICE, most_boxes=3, most_cells=4)


def rolled(state, chance):
    """Return what follows a roll."""
    count = len(dice_to_roll(state))
    return apply(state, Roll(), tuple(chance.randint(1, state.rules.dice.faces) for _ in range(count))).state


def places(dice, faces):
    """Return where dice of these faces lie."""
    found = []
    for face in faces:
        found.append(next(place for place, die in enumerate(dice) if die == face and place not in found))
    return tuple(found)


def chosen(state, choice, chance):
    """Return what follows a choice."""
    if isinstance(choice, KeepChoice):
        return rolled(apply(state, Keep(places(state.dice, choice.kept))).state, chance)
    if choice.claimed is not None:
        state = apply(state, Claim(choice.claimed)).state
        if state.rolls_left and chance.random() < 0.5:
            return rolled(apply(state, Keep(())).state, chance)
    return apply(state, Score(choice.cell)).state


def same(advice, other):
    """Tell whether two pieces of advice say the same, but for rounding."""

    def worth(told):
        return {choice.kept: choice.value for choice in told.keeps} | {
            (choice.cell, choice.claimed): choice.value for choice in told.boxes
        }

    return worth(advice) == pytest.approx(worth(other), abs=1e-9) and advice.value == pytest.approx(
        other.value
    )


def compare(rules, chance):
    """Play a game at random, and compare what every choice is worth with what trying everything says."""
    force, made = BruteForce(), compiled(rules)
    assert not isinstance(made, TooLarge)
    table = solve(made)
    exact, on_demand = Exact(table), OnDemand(rules)
    state = start(rules).state
    assert table.expected_value == pytest.approx(force.value(state), abs=1e-9)
    while not state.is_over:
        advice = exact.advise(state)
        assert same(advice, on_demand.advise(state))
        assert advice.value == pytest.approx(force.value(state), abs=1e-9)
        if not state.dice:
            state = rolled(state, chance)
            continue
        for choice in advice.keeps:
            kept = places(state.dice, choice.kept)
            assert choice.value == pytest.approx(force.keep(state, kept), abs=1e-9)
        for choice in advice.boxes:
            assert choice.value == pytest.approx(force.score(state, choice.cell, choice.claimed), abs=1e-9)
        assert min(choice.loss for choice in (*advice.keeps, *advice.boxes)) == 0
        state = chosen(state, chance.choice([*advice.keeps, *advice.boxes]), chance)


@with_examples(10)
@given(small(), st.randoms(use_true_random=False))
def test_every_choice_is_worth_what_trying_everything_says(rules_of, document, chance):
    compare(rules_of(document), chance)


@pytest.mark.long
@with_examples(60)
@given(small(), st.randoms(use_true_random=False))
def test_every_choice_in_many_games_is_worth_what_trying_everything_says(rules_of, document, chance):
    compare(rules_of(document), chance)
