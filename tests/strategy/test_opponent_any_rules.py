"""The opponent under rules that nobody has thought of: players write their own, and it must play them."""

import random

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from support.any_rules import documents, written
from support.estimating import estimating

from audio_yahtzee.game import Roll, apply, dice_to_roll, start
from audio_yahtzee.rulesets import check
from audio_yahtzee.strategy.opponent import GreedyOpponent


@pytest.fixture(scope="module")
def plays(tmp_path_factory):
    """Return a function that lets opponents play a game under a rule set file, if it is sound."""
    path = tmp_path_factory.mktemp("rules") / "any.yaml"

    def play(document, players, seed):
        path.write_text(written(document), encoding="utf-8")
        rules, _ = check(path)
        assume(rules is not None)
        chance, opponent = random.Random(seed), (GreedyOpponent if seed % 2 else estimating)(rules)
        state = start(rules, players).state
        # In each turn: all its rolls, as many keeps, a claim and an entry; at most three roll-offs.
        most = (
            players * rules.turns * (2 * rules.rolls * (rules.turns if rules.carry else 1) + 2) + 3 * players
        )
        for _ in range(most):
            command = opponent.decide(state).command
            count = len(dice_to_roll(state)) if isinstance(command, Roll) else 0
            state = apply(
                state, command, tuple(chance.randint(1, rules.dice.faces) for _ in range(count))
            ).state
            if state.is_over:
                break
        assert state.is_over

    return play


def with_examples(number):
    return settings(
        max_examples=number,
        deadline=None,  # the opponent thinks about each rule set anew
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    )


@with_examples(15)
@given(documents(), st.integers(1, 2), st.integers(0, 2**32))
def test_it_finishes_with_legal_commands_only(plays, document, players, seed):
    plays(document, players, seed)


@pytest.mark.long
@with_examples(60)
@given(documents(), st.integers(1, 3), st.integers(0, 2**32))
def test_it_finishes_many_games_under_any_rules(plays, document, players, seed):
    plays(document, players, seed)
