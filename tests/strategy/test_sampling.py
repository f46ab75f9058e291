"""How games end is sampled as the table says, from wherever they stand."""

import pytest
from support.sitting import shipped

from audio_yahtzee.game import Card, Cell, start
from audio_yahtzee.game.state import Seat, State
from audio_yahtzee.strategy.coach import Coach
from audio_yahtzee.strategy.exact.compiled import compiled
from audio_yahtzee.strategy.exact.exact import Exact
from audio_yahtzee.strategy.exact.table import solve
from audio_yahtzee.strategy.judging import Reasons
from audio_yahtzee.strategy.sampling import GAMES, Sampling


@pytest.fixture(scope="module")
def crag():
    return shipped()["crag"]


@pytest.fixture(scope="module")
def table(crag):
    return solve(compiled(crag))


@pytest.fixture(scope="module")
def sampling(table):
    return Sampling(table)


def mean_and_error(totals):
    mean = sum(total * share for total, share in totals.items())
    variance = sum(share * (total - mean) ** 2 for total, share in totals.items())
    return mean, (variance / GAMES) ** 0.5


def test_the_mean_of_whole_games_is_what_the_table_says(crag, table, sampling):
    totals = sampling(start(crag).state)
    mean, error = mean_and_error(totals)
    assert sum(totals.values()) == pytest.approx(1)
    assert abs(mean - table.expected_value) < 4 * error


def test_from_a_card_on_the_way_points_written_count(crag, table, sampling):
    card = Card(crag).write(Cell("sixes"), 12).write(Cell("crag"), 50).write(Cell("ones"), 0)
    mean, error = mean_and_error(sampling(State(crag, (Seat(card),), 0, crag.rolls)))
    assert min(sampling(State(crag, (Seat(card),), 0, crag.rolls))) >= 62
    assert abs(mean - table.value(card)) < 4 * error


def test_the_same_question_has_the_same_answer(crag, table, sampling):
    state = start(crag).state
    assert Sampling(table)(state) == sampling(state)


def test_a_coach_who_samples_says_so_and_whose_game_is_behind_wins_less(crag, table, sampling):
    coach = Coach(Exact(table), Reasons(crag), sampling)
    card = Card(crag).write(Cell("crag"), 50)
    behind = Card(crag).write(Cell("crag"), 0)
    state = State(crag, (Seat(card), Seat(behind)), 0, crag.rolls)
    ahead, other = coach.prospects(state, 0), coach.prospects(state, 1)
    assert not ahead.is_estimate
    assert ahead.win > 0.8
    assert ahead.win + other.win == pytest.approx(1)
    rolled = State(crag, (Seat(card), Seat(behind)), 0, 1, dice=(6, 6, 1), roll_number=1)
    assert coach.prospects(rolled, 0).expected == pytest.approx(coach.weigh(rolled).value, abs=0.5)
