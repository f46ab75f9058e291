"""The one model of kept dice, over hands and places of every kind."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audio_yahtzee.controls.kept import (
    Missing,
    NoMatch,
    keep_faces,
    keep_one,
    keep_only,
    release_one,
    toggle,
)
from audio_yahtzee.game.dice import at

HAND = (2, 2, 5, 6, 2)


def test_toggling_keeps_a_die_and_lets_it_go():
    assert toggle(HAND, (0,), 3) == (0, 3)
    assert toggle(HAND, (0, 3), 3) == (0,)


@pytest.mark.parametrize("place", [-1, 5])
def test_there_is_no_die_beyond_the_hand(place):
    assert toggle(HAND, (), place) == NoMatch(Missing.NO_DIE, place + 1)


def test_a_face_is_kept_from_the_left_and_released_from_the_right():
    assert keep_one(HAND, (), 2) == (0,)
    assert keep_one(HAND, (0,), 2) == (0, 1)
    assert keep_one(HAND, (0, 1, 4), 2) == NoMatch(Missing.NO_FREE_FACE, 2)
    assert release_one(HAND, (0, 1, 4), 2) == (0, 1)
    assert release_one(HAND, (2,), 2) == NoMatch(Missing.NO_KEPT_FACE, 2)


def test_only_one_face():
    assert keep_only(HAND, 2) == (0, 1, 4)
    assert keep_only(HAND, 3) == NoMatch(Missing.NO_FACE, 3)


def test_typed_faces_name_the_one_that_is_lacking():
    assert keep_faces(HAND, (2, 5, 2)) == (0, 1, 2)
    assert keep_faces(HAND, ()) == ()
    assert keep_faces(HAND, (5, 5)) == NoMatch(Missing.NO_FREE_FACE, 5)


HANDS = st.lists(st.integers(1, 6), min_size=1, max_size=6).map(tuple)


@given(HANDS, st.data())
def test_all_ways_lead_to_the_same_dice(dice, data):
    places = data.draw(st.sets(st.integers(0, len(dice) - 1)))
    wanted = Counter(dice[place] for place in places)

    by_place = ()
    for place in places:
        by_place = toggle(dice, by_place, place)
    by_keeping = ()
    for face in wanted.elements():
        by_keeping = keep_one(dice, by_keeping, face)
    by_releasing = tuple(range(len(dice)))
    for face in (Counter(dice) - wanted).elements():
        by_releasing = release_one(dice, by_releasing, face)
    by_typing = keep_faces(dice, tuple(wanted.elements()))

    assert by_place == tuple(sorted(places))
    assert by_keeping == by_releasing == by_typing
    assert Counter(at(dice, by_keeping)) == wanted
