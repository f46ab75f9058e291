"""Ties that dice decide, in up to three rounds."""

import pytest
from table_talk import at_table, filled_but, with_dice

from audio_yahtzee.game import Cell, Phase, Roll, Score, apply, dice_to_roll
from audio_yahtzee.game.events import GameEnded, RollOffRolled, RollOffStarted, TurnStarted

LOW, MIDDLE, HIGH = (1, 1, 1, 1, 1), (3, 3, 3, 3, 3), (6, 6, 6, 6, 6)


@pytest.fixture
def tied(family):
    """Return the step that ends a game of three with 13 points each."""
    rules = family.get("double-yahtzee")
    last = filled_but(rules, "ones", points=1)
    cards = filled_but(rules, points=1), filled_but(rules, points=1), last
    return apply(with_dice(at_table(*cards, player=2), "1 2 3 4 6"), Score(Cell("ones")))


def roll_off(step, *rolls):
    """Return the steps of `rolls` after `step`."""
    steps = []
    for faces in rolls:
        step = apply(step.state, Roll(), faces)
        steps.append(step)
    return steps


def test_a_tie_for_the_first_place_begins_a_roll_off(tied):
    assert tied.events[-1] == RollOffStarted((0, 1, 2), 1)
    state = tied.state
    assert (state.phase, state.player, state.rolls_left, state.dice) == (Phase.ROLL_OFF, 0, 1, ())
    assert dice_to_roll(state) == (0, 1, 2, 3, 4)
    assert not state.is_over


def test_the_highest_sum_wins_and_the_rest_stay_tied(tied):
    steps = roll_off(tied, MIDDLE, HIGH, LOW)
    assert [step.events[0] for step in steps] == [
        RollOffRolled(0, MIDDLE, 15, next_player=1),
        RollOffRolled(1, HIGH, 30, next_player=2),
        RollOffRolled(2, LOW, 5),
    ]
    assert [step.state.player for step in steps[:2]] == [1, 2]
    end = steps[-1].events[-1]
    assert [(place.rank, place.players, place.points) for place in end.places] == [
        (1, (1,), 13),
        (2, (0, 2), 13),
    ]
    assert not end.at_once
    assert (steps[-1].state.winners, steps[-1].state.roll_off) == ((1,), None)


def test_those_still_tied_roll_again_alone(tied):
    steps = roll_off(tied, HIGH, LOW, HIGH, LOW, MIDDLE)
    assert steps[2].events[-1] == RollOffStarted((0, 2), 2)
    assert steps[3].state.player == 2
    assert steps[-1].state.winners == (2,)
    assert [place.players for place in steps[-1].events[-1].places] == [(2,), (0, 1)]


def test_after_three_rounds_the_win_is_shared_by_those_left(tied):
    steps = roll_off(tied, HIGH, HIGH, HIGH, HIGH, HIGH, MIDDLE, MIDDLE, MIDDLE)
    rounds = [event.round for step in steps for event in step.events if isinstance(event, RollOffStarted)]
    assert rounds == [2, 3]
    assert not steps[-2].state.is_over
    assert steps[-1].state.winners == (0, 1)
    assert [place.players for place in steps[-1].events[-1].places] == [(0, 1), (2,)]


def test_no_turn_begins_in_a_roll_off_and_the_cards_stay(tied):
    steps = roll_off(tied, HIGH, LOW, MIDDLE)
    events = [event for step in steps for event in step.events]
    assert not any(isinstance(event, TurnStarted) for event in events)
    assert [isinstance(event, GameEnded) for event in events] == [False, False, False, True]
    assert [seat.card for seat in steps[-1].state.seats] == [seat.card for seat in tied.state.seats]


@pytest.mark.parametrize("faces", [(), (1, 2, 3, 4), (1, 2, 3, 4, 7)])
def test_a_roll_off_takes_all_the_dice(tied, faces):
    with pytest.raises(ValueError, match="expected"):
        apply(tied.state, Roll(), faces)


def test_a_tie_below_the_first_place_is_left_alone(family):
    rules = family.get("double-yahtzee")
    cards = filled_but(rules, points=1), filled_but(rules, points=1), filled_but(rules, "ones", points=2)
    step = apply(with_dice(at_table(*cards, player=2), "1 2 3 4 6"), Score(Cell("ones")))
    assert step.state.is_over
    assert [place.players for place in step.events[-1].places] == [(2,), (0, 1)]
