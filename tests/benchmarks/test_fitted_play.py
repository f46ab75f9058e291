"""Advice where exact play is too much: the longest that anybody waits for a decision."""

import time
from dataclasses import replace

import pytest
from demands import at_most, positions

from audio_yahtzee.game import Roll, apply, start
from audio_yahtzee.rulesets import library
from audio_yahtzee.strategy.exact.frame import frame
from audio_yahtzee.strategy.fitted.adviser import Fitted
from audio_yahtzee.strategy.fitted.fitting import fitted
from audio_yahtzee.strategy.fitted.sheet import sheet

EACH = 4
"""Positions with as many entries open."""

pytestmark = [
    pytest.mark.benchmark(group="fitted play", timer=time.process_time),
    pytest.mark.parametrize("rules", ["triple-yahtzee", "maxi-yatzy"]),
]


def with_nothing_saved(state):
    """Return a turn with as many rolls as usual: in `positions` all that could be were saved."""
    begun = start(state.rules).state
    seat = replace(begun.seat, card=state.card)
    return apply(replace(begun, seats=(seat,)), Roll(), state.dice).state


def test_worst_decision(benchmark, rules):
    game = library().get(rules)
    adviser = Fitted(fitted(sheet(frame(game))))
    asked = [state for filled in range(game.turns) for state in positions(game, EACH, filled)]
    if game.carry:
        asked += [with_nothing_saved(state) for state in asked]
    times = []

    def ask():
        for state in asked:
            begun = time.process_time_ns()
            adviser.advise(state)
            times.append((time.process_time_ns() - begun) / 1e6)

    benchmark.pedantic(ask, rounds=1)
    at_most(benchmark, f"ms, the worst of {len(asked)}", max(times), 50, 25)
