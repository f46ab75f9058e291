"""Figures beside what is asked of them, and positions to ask about."""

from random import Random

from audio_yahtzee.game import Roll, Score, apply, start
from audio_yahtzee.game.legality import outcomes


def compare(benchmark, demand, measured, *, met, stretch):
    """Put a figure beside its demand into the table."""
    verdict = "stretch met" if stretch else "met" if met else "NOT MET"
    benchmark.extra_info.update({"demand": demand, "measured": measured, "": verdict})


def at_most(benchmark, unit, measured, demand, stretch):
    told = f"{measured:.3g} {unit}", f"at most {demand:g} {unit} ({stretch:g})"
    compare(benchmark, told[1], told[0], met=measured <= demand, stretch=measured <= stretch)


def positions(rules, count, filled=None):
    """Return hands with rolls left or none, on cards as games by chance lead to."""
    chance = Random(8)
    found = []
    while len(found) < count:
        state = start(rules).state
        turns = chance.randrange(rules.turns) if filled is None else filled
        for _ in range(turns):
            state = apply(state, Roll(), rolled(chance, rules)).state
            pays = outcomes(state.card, state.hand)
            cell = max(pays, key=lambda cell, pays=pays: (pays[cell].gain, chance.random()))
            state = apply(state, Score(cell)).state
        state = apply(state, Roll(), rolled(chance, rules)).state
        found.append(state)
    return found


def rolled(chance, rules):
    return tuple(chance.randint(1, rules.dice.faces) for _ in range(rules.dice.count))
