"""Opponents that get ready in the background."""

from threading import Event

import pytest

from audio_yahtzee.devices.casting import BackgroundCast, BackgroundOpponent
from audio_yahtzee.game import Roll, apply, start
from audio_yahtzee.rulesets import library
from audio_yahtzee.strategy.cast import Cast
from audio_yahtzee.strategy.characters import Level
from audio_yahtzee.strategy.estimate import Estimate


@pytest.fixture(scope="module")
def crag():
    return library().get("crag")


@pytest.fixture(scope="module")
def made(crag):
    return Cast(crag, Estimate(crag))


def test_nobody_is_ready_until_all_have_been_prepared(made):
    go_on = Event()

    def prepare():
        go_on.wait()
        return made

    opponent = BackgroundOpponent(BackgroundCast(prepare), Level.GREEDY)
    assert not opponent.is_ready
    go_on.set()
    assert opponent.cast.wait() is made
    assert opponent.is_ready


def test_they_decide_and_judge_as_those_who_were_prepared(crag, made):
    state = apply(start(crag).state, Roll(), (6, 6, 1)).state
    cast = BackgroundCast(lambda: made)
    for level in Level:
        assert BackgroundOpponent(cast, level).decide(state).command == made.decide(level, state).command
    assert cast.judge(Level.PERFECT, state, Roll()) == made.judge(Level.PERFECT, state, Roll())


def test_what_went_wrong_is_raised_where_it_is_asked(crag):
    def prepare():
        raise ValueError("no prices")

    opponent = BackgroundOpponent(BackgroundCast(prepare), Level.GREEDY)
    with pytest.raises(ValueError, match="no prices"):
        opponent.decide(start(crag).state)
