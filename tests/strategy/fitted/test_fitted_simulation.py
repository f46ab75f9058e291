"""Games by what was fitted, played side by side by every level."""

from itertools import pairwise

import numpy as np

from audio_yahtzee.strategy.characters import SHARE, TEMPERATURE
from audio_yahtzee.strategy.exact.choosing import Chance
from audio_yahtzee.strategy.fitted.backup import weighing
from audio_yahtzee.strategy.fitted.fitting import scores_of
from audio_yahtzee.strategy.fitted.playing import Games
from audio_yahtzee.strategy.fitted.simulation import FittedSimulation
from audio_yahtzee.strategy.fitted.slips import GamesWithSlips

HARDLY_ANY = 1e-9


class SameDice:
    """The same dice whoever plays: slips are not made with them."""

    def __init__(self):
        self._source = np.random.default_rng(6)

    def integers(self, faces, size):
        return self._source.integers(faces, size=size)

    def gumbel(self, size):
        return np.zeros(size)


def test_who_makes_hardly_any_slips_plays_as_who_makes_none(fit_of):
    fit = fit_of("crag")
    backups = weighing(fit.facts)
    played = []
    for games in (
        Games(backups, 40, SameDice()),
        GamesWithSlips(backups, 40, Chance(SameDice(), HARDLY_ANY)),
    ):
        for later in fit.weights[-2::-1]:
            games.turn(backups.turn(games.cards, later), later)
        played.append(games)
    assert np.array_equal(played[0].points, played[1].points)
    assert np.array_equal(played[0].cards.counts, played[1].cards.counts)


def test_the_better_the_level_the_more_points(fit_of):
    simulation = FittedSimulation(fit_of("crag"))
    means = [simulation.play(1500, 3, TEMPERATURE[level]).scores.mean() for level in SHARE]
    assert all(better > worse + 1 for worse, better in pairwise(means)), means
    assert means[-1] > means[0] + 12


def test_best_play_is_that_which_was_fitted(fit_of):
    fit = fit_of("cheerio")
    games = FittedSimulation(fit).play(1000, 4)
    again = scores_of(fit, 1000, np.random.default_rng(9))
    error = ((games.scores.var() + again.var()) / 1000) ** 0.5
    assert abs(games.scores.mean() - again.mean()) < 4 * error
    assert np.array_equal(FittedSimulation(fit).play(1000, 4).scores, games.scores)
