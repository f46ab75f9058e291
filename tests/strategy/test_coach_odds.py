"""What dice may become by the end of a turn, and how a game stands."""

import pytest
from support.sitting import shipped

from audio_yahtzee.game import Card, Cell, Roll, apply, start
from audio_yahtzee.game.state import Seat, State
from audio_yahtzee.strategy.coach import Coach
from audio_yahtzee.strategy.estimate import Estimate
from audio_yahtzee.strategy.judging import Reasons
from audio_yahtzee.strategy.odds import MOST, endings

FIVE_EQUAL = 347897 / 7558272
"""The chance of five equal dice within a turn of three rolls that is played for nothing else."""


@pytest.fixture(scope="module")
def coach():
    made = {}

    def coach_of(identifier, sample=None):
        rules = shipped()[identifier]
        if sample is not None:
            return Coach(Estimate(rules), Reasons(rules), sample)
        if identifier not in made:
            made[identifier] = Coach(Estimate(rules), Reasons(rules))
        return made[identifier]

    return coach_of


def seat(rules, *open_boxes, points=0):
    """Return a seat whose card has only `open_boxes` open, and `points` in the first filled box."""
    card = Card(rules)
    for cell in card.cells():
        if cell.box not in open_boxes:
            card = card.write(cell, points)
            points = 0
    return Seat(card)


def turn(rules, *seats, player=0, dice=(), rolls_left=None):
    left = rules.rolls - bool(dice) if rolls_left is None else rolls_left
    return State(rules, seats, player, left, dice=dice, roll_number=(rules.rolls - left) if dice else 0)


def test_the_chances_of_all_endings_add_up():
    rules = shipped()["yatzy"]
    state = apply(start(rules).state, Roll(), (5, 5, 5, 2, 1)).state
    for kept in ((), (5, 5, 5), (1, 2)):
        assert sum(endings(state, kept, Estimate(rules), Reasons(rules).payouts)) == pytest.approx(1)


def test_with_one_roll_left_the_odds_are_those_of_the_dice(coach):
    rules = shipped()["yatzy"]
    state = turn(rules, seat(rules, "yatzy", "full_house"), dice=(4, 4, 4, 2, 2), rolls_left=1)
    three = {odds.box: odds.chance for odds in coach("yatzy").hopes(state, (4, 4, 4))}
    assert three == {"full_house": pytest.approx(5 / 36), "yatzy": pytest.approx(1 / 36)}
    four = {odds.box: odds.chance for odds in coach("yatzy").hopes(state, (2, 4, 4, 4))}
    assert four == {"full_house": pytest.approx(1 / 6)}


def test_with_two_rolls_left_the_play_goes_on_at_its_best(coach):
    rules = shipped()["yatzy"]
    state = turn(rules, seat(rules, "yatzy"), dice=(4, 4, 4, 2, 1), rolls_left=2)
    (odds,) = coach("yatzy").hopes(state, (4, 4, 4))
    # Each of two dice has two rolls to become a four.
    assert odds.chance == pytest.approx((11 / 36) ** 2)


def test_what_is_sure_and_what_the_kept_dice_are_not_for_is_no_hope(coach):
    rules = shipped()["yatzy"]
    state = turn(rules, seat(rules, "one_pair", "large_straight"), dice=(5, 5, 1, 2, 3), rolls_left=1)
    assert coach("yatzy").hopes(state, (5, 5)) == ()


def test_more_dice_of_a_face_are_a_hope_where_only_these_are_kept(coach):
    rules = shipped()["yatzy"]
    state = turn(rules, seat(rules, "fives", "ones"), dice=(5, 5, 1, 1, 3), rolls_left=1)
    (odds,) = coach("yatzy").hopes(state, (5, 5))
    assert (odds.face, odds.count, odds.chance) == (5, 3, pytest.approx(1 - (5 / 6) ** 3))
    assert coach("yatzy").hopes(state, (1, 1, 5, 5)) == ()


def test_a_further_jackpot_is_hoped_for_where_it_brings_an_extra(coach):
    rules = shipped()["yahtzee"]
    card = Card(rules).write(Cell("yahtzee"), 50)
    state = turn(rules, Seat(card), dice=(4, 4, 4, 4, 1), rolls_left=1)
    odds = coach("yahtzee").hopes(state, (4, 4, 4, 4))
    assert any(each.is_further and each.chance == pytest.approx(1 / 6) for each in odds)


@pytest.mark.parametrize("identifier", shipped())
def test_hopes_are_few_and_chances_everywhere(coach, identifier):
    rules = shipped()[identifier]
    dice = (1, *(min(face, rules.dice.faces) for face in (1, 2, 2, 5, 6)[: rules.dice.count - 1]))
    state = apply(start(rules).state, Roll(), dice).state
    for kept in ((), (1, 1) if rules.dice.count > 3 else (1,)):
        odds = coach(identifier).hopes(state, kept)
        assert len(odds) <= MOST
        assert all(0 < each.chance < 1 for each in odds)


def test_in_the_last_turn_prospects_are_exact(coach):
    rules = shipped()["yatzy"]
    ahead, behind = seat(rules, points=30), seat(rules, "yatzy")
    found = coach("yatzy").prospects(turn(rules, ahead, behind, player=1), 1)
    assert found.win == pytest.approx(FIVE_EQUAL)
    assert found.expected == pytest.approx(50 * FIVE_EQUAL)
    leader = coach("yatzy").prospects(turn(rules, ahead, behind, player=1), 0)
    assert (leader.win, leader.spread) == (pytest.approx(1 - FIVE_EQUAL), 0)


def test_in_the_middle_of_the_last_turn_the_dice_on_the_table_count(coach):
    rules = shipped()["yatzy"]
    seats = seat(rules, points=30), seat(rules, "yatzy")
    close = turn(rules, *seats, player=1, dice=(4, 4, 4, 4, 1), rolls_left=1)
    assert coach("yatzy").prospects(close, 1).win == pytest.approx(1 / 6)
    made = turn(rules, *seats, player=1, dice=(4, 4, 4, 4, 4), rolls_left=1)
    assert coach("yatzy").prospects(made, 1).win == 1
    lost = turn(rules, *seats, player=1, dice=(4, 4, 4, 4, 1), rolls_left=0)
    assert coach("yatzy").prospects(lost, 1).win == 0


def test_a_win_that_is_shared_counts_half(coach):
    rules = shipped()["yatzy"]
    found = coach("yatzy").prospects(turn(rules, seat(rules, "yatzy"), seat(rules, points=50)), 0)
    assert found.win == pytest.approx(FIVE_EQUAL / 2)


def test_before_that_all_chances_add_up_to_one_and_points_ahead_help(coach):
    rules = shipped()["yatzy"]
    early = "yatzy", "chance", "full_house", "fives"
    seats = seat(rules, *early, points=40), seat(rules, *early), seat(rules, *early)
    state = turn(rules, *seats)
    wins = [coach("yatzy").prospects(state, player).win for player in range(3)]
    assert sum(wins) == pytest.approx(1, abs=0.01)
    assert wins[0] > wins[1] == pytest.approx(wins[2])
    assert coach("yatzy").prospects(state, 0).is_estimate


def test_who_plays_alone_has_nobody_to_beat(coach):
    rules = shipped()["yatzy"]
    found = coach("yatzy").prospects(start(rules).state, 0)
    assert found.win is None
    assert found.share_below == pytest.approx(0.5, abs=0.02)


def test_where_game_points_rank_the_chance_is_told_only_in_the_last_round(coach):
    rules = shipped()["balut"]
    assert coach("balut").prospects(start(rules, 2).state, 0).win is None


def test_where_games_are_sampled_these_are_what_is_told(coach):
    rules = shipped()["yatzy"]
    sampled = coach("yatzy", lambda _: {100: 0.25, 200: 0.75})
    found = sampled.prospects(start(rules, 2).state, 0)
    assert (found.expected, found.is_estimate) == (175, False)
    assert found.spread == pytest.approx(43.301, abs=0.01)
    assert sampled.share_below(200) == (pytest.approx(0.25 + 0.75 / 2), False)
