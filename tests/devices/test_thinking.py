"""Opponents that get ready in the background."""

from threading import Event

import pytest

from audio_yahtzee.devices.thinking import BackgroundOpponent
from audio_yahtzee.game import start
from audio_yahtzee.rulesets import library
from audio_yahtzee.strategy.opponent import GreedyOpponent


@pytest.fixture
def yatzy():
    return library().get("yatzy")


def test_it_is_not_ready_until_it_has_been_prepared(yatzy):
    go_on = Event()

    def prepare():
        go_on.wait()
        return GreedyOpponent(yatzy)

    opponent = BackgroundOpponent(prepare)
    assert not opponent.is_ready
    go_on.set()
    opponent.wait()
    assert opponent.is_ready


def test_it_decides_as_the_one_that_was_prepared(yatzy):
    state = start(yatzy).state
    opponent = BackgroundOpponent(lambda: GreedyOpponent(yatzy))
    assert opponent.decide(state) == GreedyOpponent(yatzy).decide(state)


def test_what_went_wrong_is_raised_where_it_is_asked(yatzy):
    def prepare():
        raise ValueError("no prices")

    opponent = BackgroundOpponent(prepare)
    with pytest.raises(ValueError, match="no prices"):
        opponent.decide(start(yatzy).state)
