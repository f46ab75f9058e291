"""Whatever the players do and however the dice fall, under each of the 28 rule sets."""

import pytest
from any_game import play_any_game
from hypothesis import strategies as st

# Those whose rules hold most of what others do not.
TELLING = ("yahtzee", "yatzy", "double-yahtzee", "kismet")


@pytest.mark.parametrize("identifier", TELLING)
def test_any_game_of_a_rule_set(family, identifier):
    play_any_game(st.just(family.get(identifier)), examples=10, steps=20)


def test_any_game_of_any_rule_set(family):
    play_any_game(st.sampled_from(list(map(family.get, family.ids))), examples=20, steps=20)


@pytest.mark.long
def test_many_games_of_every_rule_set(family):
    for identifier in family.ids:
        play_any_game(st.just(family.get(identifier)), examples=40, steps=40)
