"""Levels that make slips play side by side as the opponent of that level does, game by game."""

import random
from math import exp

import numpy as np
import pytest

from audio_yahtzee.game import Roll, Score, apply, dice_to_roll, start
from audio_yahtzee.game.legality import outcomes
from audio_yahtzee.strategy.advice import KeepChoice
from audio_yahtzee.strategy.cast import Cast
from audio_yahtzee.strategy.characters import TEMPERATURE, Level
from audio_yahtzee.strategy.exact.choosing import Chance, Options, Sense, keeps_of
from audio_yahtzee.strategy.exact.exact import Exact
from audio_yahtzee.strategy.exact.lattice import keep_lattice
from audio_yahtzee.strategy.exact.simulation import Simulation
from audio_yahtzee.strategy.sense import sensible

STATES = 100
DRAWS = 20_000


def states(rules, count):
    """Return dice on cards, as games in which the next best thing is done come to them."""
    chance = random.Random(4)
    found, state = [], start(rules).state
    while len(found) < count:
        if state.is_over:
            state = start(rules).state
        if not state.dice or (state.rolls_left and chance.random() < 0.7):
            faces = tuple(chance.randint(1, rules.dice.faces) for _ in dice_to_roll(state))
            state = apply(state, Roll(), faces).state
            found.append(state)
        else:
            pays = outcomes(state.card, state.hand)
            cell = max(pays, key=lambda cell, pays=pays: (pays[cell].gain, chance.random()))
            state = apply(state, Score(cell)).state
    return found


def laid_out(lattice, hand, state, advice):
    """Return the choices of `advice` in the columns of the chooser, and what each column is."""
    rows, is_keep = keeps_of(lattice)
    by_faces = {choice.kept: choice.value for choice in advice.keeps}
    kept = [lattice.multisets[row] for row in rows[hand]]
    keeps = [
        by_faces.get(faces, -np.inf) if there else -np.inf
        for faces, there in zip(kept, is_keep[hand], strict=True)
    ]
    pays = outcomes(state.card, state.hand)
    boxes = [choice.value for choice in advice.boxes]
    paid = [pays[choice.cell].points + pays[choice.cell].extra for choice in advice.boxes]
    names = [*kept, *(choice.cell for choice in advice.boxes)]
    return Options(np.array([keeps]), np.array([boxes]), np.array([paid])), names


@pytest.mark.parametrize("identifier", ["crag", "yahtzee", "yatzy-half-forced"])
def test_what_people_think_of_is_as_likely_side_by_side(table_of, identifier):
    table = table_of(identifier)
    adviser, lattice = Exact(table), table.compiled.frame.lattice
    sense = Sense(lattice, keeps_of(lattice)[0])
    warmth = TEMPERATURE[Level.CASUAL]
    for state in states(table.rules, STATES):
        advice = adviser.advise(state)
        hand = lattice.row_of(state.dice) - lattice.blocks[-1].start
        options, names = laid_out(lattice, hand, state, advice)
        values = sense.thought_of(np.array([hand]), options)[0]
        weights = np.exp((values - values.max()) / warmth)
        found = {name: weight for name, weight in zip(names, weights, strict=True) if weight}
        expected = {
            (choice.kept if isinstance(choice, KeepChoice) else choice.cell): exp(-choice.loss / warmth)
            for choice in sensible(advice, state)
        }
        assert found == pytest.approx(expected), state.dice


def test_what_is_chosen_is_as_frequent_as_it_should_be():
    lattice = keep_lattice(1, 2)
    sense = Sense(lattice, keeps_of(lattice)[0])
    boxes = np.tile([9.0, 8.0, 3.0, -np.inf], (DRAWS, 1))
    options = Options(np.full((DRAWS, 1), -np.inf), boxes, np.ones(boxes.shape))
    chosen = Chance(np.random.default_rng(1), 2.0).chosen(np.zeros(DRAWS, dtype=int), options, sense)
    weights = np.exp([0, -0.5, -3.0])
    shares = np.bincount(chosen, minlength=5)[1:4] / DRAWS
    assert shares == pytest.approx(weights / weights.sum(), abs=4 * (0.25 / DRAWS) ** 0.5)
    assert not (chosen == 4).any()


def test_games_side_by_side_come_to_what_the_opponent_plays(table_of):
    table, games, level = table_of("crag"), 100, Level.BEGINNER
    cast, chance = Cast(table.rules, Exact(table)), random.Random(2)
    finals = []
    for _ in range(games):
        state = start(table.rules).state
        while not state.is_over:
            command = cast.decide(level, state).command
            count = len(dice_to_roll(state)) if isinstance(command, Roll) else 0
            faces = tuple(chance.randint(1, table.rules.dice.faces) for _ in range(count))
            state = apply(state, command, faces).state
        finals.append(state.card.total)
    scores = Simulation(table).play(10_000, 1, TEMPERATURE[level]).scores
    error = (np.var(finals) / games + scores.var() / len(scores)) ** 0.5
    assert abs(np.mean(finals) - scores.mean()) < 4 * error
