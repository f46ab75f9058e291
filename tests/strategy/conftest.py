"""Rule sets and whole games for the tests of this folder."""

import random
from pathlib import Path

import pytest

from audio_yahtzee.game import Roll, apply, dice_to_roll, start
from audio_yahtzee.rulesets import Library, library

FAMILY = Path(__file__).parents[1] / "rulesets" / "family"


@pytest.fixture(scope="session")
def family() -> Library:
    """Return all 28 rule sets of the rules page: those that ship, and the rest."""
    return library(FAMILY)


@pytest.fixture(scope="session")
def play():
    """Return a function that plays a game and gives (state, decision) of every step, the end last.

    `apply` refuses what is not legal.
    """

    def steps(opponent, rules, players=1, seed=0):
        chance = random.Random(seed)
        state = start(rules, players).state
        while not state.is_over:
            decision = opponent.decide(state)
            yield state, decision
            count = len(dice_to_roll(state)) if isinstance(decision.command, Roll) else 0
            faces = tuple(chance.randint(1, rules.dice.faces) for _ in range(count))
            state = apply(state, decision.command, faces).state
        yield state, None

    return steps
