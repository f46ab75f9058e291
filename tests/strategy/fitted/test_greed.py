"""Greedy games played side by side are those of the greedy opponent: with the same dice, to the same end."""

import random

import numpy as np
import pytest

from audio_yahtzee.game import Roll, apply, dice_to_roll, start
from audio_yahtzee.strategy.exact.frame import frame
from audio_yahtzee.strategy.fitted.greed import NOTHING, GreedyGames, won
from audio_yahtzee.strategy.fitted.sheet import sheet
from audio_yahtzee.strategy.fitted.simulation import GreedySimulation
from audio_yahtzee.strategy.opponent import GreedyOpponent

GAMES = 4
RULES = ["cheerio", "crag", "yahtzee", "yatzy", "double-yahtzee", "yatzy-forced", "kniffel-joker"]


class Dice:
    """The dice of one game, for the engine and for numpy."""

    def __init__(self, rules, seed):
        self.rules, self.chance = rules, random.Random(seed)

    def throw(self):
        """Return as many faces as there are dice: of fewer dice, the first are thrown."""
        return [self.chance.randint(1, self.rules.dice.faces) for _ in range(self.rules.dice.count)]

    def integers(self, _, size):
        """Stand for a generator of numpy, whose faces begin at 0."""
        return np.array(self.throw()).reshape(size) - 1 if size[1] else np.zeros(size, dtype=int)


def by_engine(rules, opponent, dice):
    state = start(rules).state
    while not state.is_over:
        command = opponent.decide(state).command
        faces = tuple(dice.throw()[: len(dice_to_roll(state))]) if isinstance(command, Roll) else ()
        state = apply(state, command, faces).state
    return state.card


def side_by_side(rules, made, dice):
    games = GreedyGames(made, 1, dice)
    for _ in range(rules.turns):
        games.turn(games.backups.turn(games.cards, NOTHING), NOTHING)
    return games


@pytest.mark.parametrize("identifier", RULES)
def test_the_same_dice_are_played_the_same_way(family, identifier):
    rules = family.get(identifier)
    opponent, made = GreedyOpponent(rules), sheet(frame(rules))
    for seed in range(GAMES):
        card = by_engine(rules, opponent, Dice(rules, seed))
        games = side_by_side(rules, made, Dice(rules, seed))
        bonuses = sum(
            won(part, points)[0] for part, points in zip(made.parts, games.cards.points, strict=True)
        )
        assert (games.points[0] + bonuses, games.cards.extras[0]) == (card.total, len(card.extras)), seed


@pytest.mark.parametrize(("identifier", "expected"), [("yahtzee", 217.1), ("yatzy", 198.6)])
def test_it_makes_as_many_points_as_greed_does(family, identifier, expected):
    """Measured in 2,000 other games; whoever minds what cells are worth open makes 254.6 and 248.4."""
    scores = GreedySimulation(family.get(identifier)).play(4000, 5).scores
    assert scores.mean() == pytest.approx(expected, abs=4)
