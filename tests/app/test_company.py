"""The computer's players for every rule set."""

from dataclasses import replace
from threading import Event

import pytest

from audio_yahtzee.company import Company
from audio_yahtzee.devices.thinking import Advisers
from audio_yahtzee.game import Roll, apply, start
from audio_yahtzee.rulesets import library
from audio_yahtzee.strategy.advice import Advice, KeepChoice
from audio_yahtzee.strategy.characters import Level
from audio_yahtzee.strategy.estimate import Estimate


class Nothing:
    """Always advises to roll all dice again, which no estimate does with a pair of sixes and a one."""

    def knows(self, _):
        return True

    def advise(self, _):
        return Advice(0.0, (KeepChoice((), 0.0, 0.0),), ())


@pytest.fixture(scope="module")
def crag():
    return library().get("crag")


@pytest.fixture
def state(crag):
    return apply(start(crag).state, Roll(), (6, 6, 1)).state


@pytest.fixture
def solved():
    """Return what lets the exact adviser be solved."""
    event = Event()
    yield event
    event.set()


@pytest.fixture
def advisers(solved):
    def exact(_rules, _go_on):
        solved.wait()
        return Nothing()

    return Advisers(Estimate, exact)


@pytest.fixture
def company(advisers):
    return Company(advisers)


def test_there_is_an_opponent_of_every_level(company, crag, state):
    for level in company.levels:
        assert company.opponent(crag, level).decide(state).command
    assert company.opponent(crag).level == company.usual


def test_opponents_play_by_an_estimate_until_choices_are_known_exactly(
    company, crag, state, solved, advisers
):
    opponent = company.opponent(crag, "perfect")
    assert str(opponent.decide(state).command) != "roll"
    solved.set()
    advisers(crag).settle()
    assert str(company.opponent(crag, "perfect").decide(replace(state, roll_number=2)).command) == "roll"


def test_where_a_game_can_be_played_again_opponents_wait_for_what_is_exact(company, crag, state, solved):
    company.is_patient = True
    opponent = company.opponent(crag, "perfect")
    assert not opponent.is_ready
    solved.set()
    assert str(opponent.decide(state).command) == "roll"


def test_what_was_done_is_judged_by_the_same_advice(company, crag, state):
    assert company.judged(crag, "greedy", state, Roll()).loss > 0
    assert company.judged(crag, Level.EXPERT, start(crag).state, Roll()) is None


def test_who_comes_back_to_a_rule_set_plays_by_the_adviser_that_is_in_use(company, crag, state):
    first = company.opponent(crag, "perfect")
    other = library().get("generala")
    company.opponent(other, "perfect").cast.wait()
    again = company.opponent(crag, "perfect")
    assert again.cast is not first.cast
    assert again.decide(state).command == first.decide(state).command
