"""Whole games and single decisions for the tests of this folder."""

import random
from dataclasses import replace

import pytest
from support.estimating import estimating

from audio_yahtzee.game import Card, Entry, Roll, apply, dice_to_roll, start


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


@pytest.fixture(scope="session")
def opponents(family):
    """Return a function that gives the opponent for a rule set, made once."""
    made = {}

    def opponent(identifier):
        if identifier not in made:
            made[identifier] = estimating(family.get(identifier))
        return made[identifier]

    return opponent


@pytest.fixture
def decide(family, opponents):
    """Return a function that gives the decision for dice on a card with these boxes open."""

    def decision(identifier, dice, *open_boxes, written=None, **facts):
        rules = family.get(identifier)
        points = written or {}
        entries = tuple(
            Entry(cell, points.get(cell.box, 0)) for cell in Card(rules).cells() if cell.box not in open_boxes
        )
        begun = start(rules).state
        seat = replace(begun.seat, card=Card(rules, entries))
        facts = {"rolls_left": 0, "roll_number": 3} | facts
        return opponents(identifier).decide(replace(begun, seats=(seat,), dice=dice, **facts))

    return decision
