"""A whole game that nobody thinks about: any legal command, any dice."""

import random

from audio_yahtzee.game import Claim, Phase, Roll, Score, apply, legal, start


def play_by_chance(rules, seed, players=2):
    """Return the last state of a game of `rules`; fails where there is nothing legal to do."""
    chance = random.Random(seed)
    state = start(rules, players).state
    while not state.is_over:
        if state.phase is Phase.ROLL_OFF or not state.dice:
            alike = chance.random() < 0.4
            faces = [chance.randint(1, rules.dice.faces) for _ in range(rules.dice.count)]
            state = apply(state, Roll(), (faces[0],) * len(faces) if alike else tuple(faces)).state
        elif legal(state).claim is None:
            state = apply(state, Claim(chance.random() < 0.5)).state
        else:
            state = apply(state, Score(chance.choice(legal(state).cells))).state
    return state
