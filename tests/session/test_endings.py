"""What the table hears when a game ends, after the ranking."""

import pytest
from support.places import played, put
from support.sitting import Sitting, shipped

from audio_yahtzee.game.events import GameEnded
from audio_yahtzee.game.standing import Place


def ended(rules, people, *, at_once=False, places=None, **options):
    """Return what is heard at the end of a game in which all dice always showed fours."""
    sitting = Sitting(shipped()[rules], people, **options)
    state, events = played(sitting.rules, len(people), 4)
    put(sitting, state, events)
    sitting.ear.batches.clear()
    end = events[-1]
    sitting.session.tell([GameEnded(places or end.places, at_once=at_once)])
    return sitting.ear.lines


def test_game_points_are_told_once_the_ranking_is():
    assert ended("balut", ("Anna", "Bertil"))[:3] == [
        "A tie: Anna and Bertil share the win with 9 game points each.",
        "Anna has 9 game points: 2 for fours, 8 for four times balut and minus 1 for the total of 320.",
        "Bertil has 9 game points: 2 for fours, 8 for four times balut and minus 1 for the total of 320.",
    ]


def test_a_game_of_one_tells_its_game_points_too():
    assert ended("balut", ("Anna",), language="sv")[:2] == [
        "Partiet är slut. 9 spelpoäng, totalt 320.",
        "Du har 9 spelpoäng: 2 för fyror, 8 för fyra gånger balut och minus 1 för totalen 320.",
    ]


@pytest.mark.parametrize(("at_once", "told"), [(False, True), (True, False)])
def test_what_turned_a_game_is_told_unless_one_roll_did(at_once, told):
    places = (Place(1, (0,), 90, (90,)), Place(2, (1,), 60, (60,)))
    lines = ended("generala", ("Anna", "Bertil"), at_once=at_once, places=places)
    assert any("lead for good" in line or "led from" in line for line in lines) == told
