"""A last turn is reckoned exactly, whatever the rules: it is held against the solver."""

import random

import numpy as np
import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from support.any_rules import documents, written

from audio_yahtzee.game import Claim, Roll, Score, apply, dice_to_roll, legal, start
from audio_yahtzee.rulesets import check
from audio_yahtzee.rulesets.extends import SHIPPED
from audio_yahtzee.strategy.exact.compiled import written as points_written
from audio_yahtzee.strategy.exact.exact import OnDemand
from audio_yahtzee.strategy.exact.frame import frame
from audio_yahtzee.strategy.fitted.backup import weighing
from audio_yahtzee.strategy.fitted.cards import one
from audio_yahtzee.strategy.fitted.sheet import sheet
from audio_yahtzee.strategy.fitted.worth import MOST_SAVED, Facts, Usual

FAMILY = sorted(path.stem for path in SHIPPED.glob("*.yaml"))


def before_last_turn(rules, seed):
    """Return a game of one before its last turn, reached without sense, jackpots coming often."""
    chance = random.Random(seed)
    state = start(rules).state
    while len(state.card.entries) < rules.turns - 1:
        may = legal(state)
        if may.roll is None and (not state.dice or chance.random() < 0.7):
            alike = [chance.randint(1, rules.dice.faces)] * len(dice_to_roll(state))
            mixed = [chance.randint(1, rules.dice.faces) for _ in alike]
            command, faces = Roll(), tuple(alike if chance.random() < 0.5 else mixed)
        elif may.claim is None:
            command, faces = Claim(claimed=chance.random() < 0.5), ()
        else:
            command, faces = Score(chance.choice(may.cells)), ()
        state = apply(state, command, faces).state
        if state.is_over:
            return None
    return state


def check_last_turn(rules, seed):
    state = before_last_turn(rules, seed)
    if state is None or state.seat.saved > MOST_SAVED:
        return
    made = sheet(frame(rules))
    facts = Facts(made, Usual(np.ones(len(made.pays)), np.ones(len(made.pays))))
    turn = weighing(facts).turn(one(made, state.card, state.seat.saved), facts.nothing_left())
    exact = OnDemand(rules).advise(state).value
    assert turn.mean[0] + points_written(state.card) == pytest.approx(exact)


@pytest.mark.parametrize("identifier", FAMILY)
def test_of_rule_sets_that_ship(family, identifier):
    check_last_turn(family.get(identifier), seed=1)


@settings(
    max_examples=15,
    deadline=None,  # an example may solve a game of many dice
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
@given(documents(most_boxes=4, most_cells=8), st.integers(0, 1000))
def test_of_rules_of_any_kind(tmp_path_factory, document, seed):
    path = tmp_path_factory.getbasetemp() / "any.yaml"
    path.write_text(written(document), encoding="utf-8")
    rules, _ = check(path)
    assume(rules is not None)
    assume(not any(box.first_roll_wins for box in rules.boxes))
    check_last_turn(rules, seed)
