"""Games played by chance agree with what was worked out."""

import numpy as np
import pytest

from audio_yahtzee.strategy.exact.simulation import Simulation


def agrees(table, games, seed=7):
    scores = Simulation(table).play(games, seed).scores
    error = scores.std() / np.sqrt(len(scores))
    return abs(scores.mean() - table.expected_value) < 4 * error


@pytest.mark.parametrize("identifier", ["yatzy-forced", "generala", "crag"])
def test_best_play_scores_what_it_should_on_average(table_of, identifier):
    assert agrees(table_of(identifier), 20_000)


def test_the_worse_a_player_the_fewer_points(table_of):
    simulation = Simulation(table_of("crag"))
    means = [simulation.play(2000, 3, temperature).scores.mean() for temperature in (0, 2, 10)]
    assert means == sorted(means, reverse=True)
    assert means[0] > means[-1] + 12


def test_the_same_seed_gives_the_same_games(table_of):
    simulation = Simulation(table_of("crag"))
    assert np.array_equal(simulation.play(500, 1, 1.0).scores, simulation.play(500, 1, 1.0).scores)
    assert not np.array_equal(simulation.play(500, 1).scores, simulation.play(500, 2).scores)


def test_bonuses_and_jackpots_are_counted(table_of):
    table = table_of("yatzy-forced")
    games = Simulation(table).play(20_000, 5)
    assert set(np.unique(games.bonuses)) == {0, 50}
    # The box for five equal dice is the last, and the turn is played for it alone: 347897 / 7558272.
    assert games.jackpots.mean() == pytest.approx(0.046029, abs=0.006)
    assert not games.extras.any()


@pytest.mark.long
def test_best_play_of_every_rule_set_scores_what_it_should(family, table_of):
    for identifier in family.ids:
        rules = family.get(identifier)
        if len(rules.columns) == 1 and not rules.carry:
            assert agrees(table_of(identifier), 3_000), identifier


@pytest.mark.long
def test_best_play_wins_the_bonus_and_the_jackpot_as_often_as_it_should(table_of):
    yahtzee = Simulation(table_of("yahtzee")).play(40_000, 11)
    assert (yahtzee.bonuses > 0).mean() == pytest.approx(0.6812, abs=0.009)
    assert yahtzee.jackpots.mean() == pytest.approx(0.3374, abs=0.009)
    yatzy = Simulation(table_of("yatzy")).play(40_000, 11)
    assert (yatzy.bonuses > 0).mean() == pytest.approx(0.8981, abs=0.006)
