"""Places by points, ties named together."""

from dataclasses import replace

import pytest
from table_talk import at_table, card_with

from audio_yahtzee.game import standing


@pytest.mark.parametrize(
    ("totals", "places"),
    [
        ((10,), [(1, (0,), 10)]),
        ((10, 30, 20), [(1, (1,), 30), (2, (2,), 20), (3, (0,), 10)]),
        ((30, 10, 30), [(1, (0, 2), 30), (3, (1,), 10)]),
        ((5, 30, 20, 20, 20), [(1, (1,), 30), (2, (2, 3, 4), 20), (5, (0,), 5)]),
        ((0, 0), [(1, (0, 1), 0)]),
    ],
)
def test_who_ties_shares_the_better_place(family, totals, places):
    rules = family.get("yahtzee")
    state = at_table(*(card_with(rules, f"chance={total}") for total in totals))
    found = standing(state)
    assert [(place.rank, place.players, place.points) for place in found] == places
    assert [place.totals for place in found] == [len(players) * (points,) for _, players, points in places]


def test_game_points_rank_where_the_rules_convert_and_totals_are_told_beside(family):
    rules = family.get("balut")
    state = at_table(card_with(rules, "choice=30 choice=30"), card_with(rules, "balut=25"))
    assert [(place.players, place.points, place.totals) for place in standing(state)] == [
        ((1,), 0, (25,)),
        ((0,), -2, (60,)),
    ]


def test_equal_game_points_tie_whatever_the_totals(family):
    rules = family.get("balut")
    state = at_table(card_with(rules, "choice=20"), card_with(rules, "choice=30"))
    (place,) = standing(state)
    assert (place.players, place.points, place.totals) == ((0, 1), -2, (20, 30))


def test_a_winner_by_the_dice_stands_first_whatever_the_points(family):
    rules = family.get("generala")
    state = at_table(card_with(rules, "sixes=30"), card_with(rules, "ones=1"), card_with(rules, "sixes=30"))
    found = standing(replace(state, winners=(1,)))
    assert [(place.rank, place.players) for place in found] == [(1, (1,)), (2, (0, 2))]
