"""The rough adviser: what it says is ordered, agrees with itself, and comes near what is exactly known."""

import pytest
from support.sitting import shipped

from audio_yahtzee.game import Card, Cell, Claim, Roll, Score, apply, legal, start
from audio_yahtzee.game.state import Phase, Seat, State
from audio_yahtzee.strategy.estimate import Estimate

EXPECTED = {"yahtzee": 254.59, "yatzy": 248.44, "yatzy-half-forced": 235.56, "yatzy-forced": 150.22}
"""The final scores expected under best play, as strategy.md and the literature have them."""


def rolled(rules, dice, card=None, rolls_left=None):
    """Return a turn with `dice` on the table, after the first roll or with `rolls_left`."""
    left = rules.rolls - 1 if rolls_left is None else rolls_left
    return State(
        rules, (Seat(card or Card(rules)),), 0, left, dice=dice, roll_number=max(1, rules.rolls - left)
    )


def almost_full(rules, *open_boxes):
    """Return a card on which only `open_boxes` are open, everything else holding nothing."""
    card = Card(rules)
    for cell in card.cells():
        if cell.box not in open_boxes:
            card = card.write(cell, 0)
    return card


@pytest.mark.parametrize("identifier", EXPECTED)
def test_a_whole_game_is_estimated_within_five_points(identifier):
    rules = shipped()[identifier]
    advice = Estimate(rules).advise(start(rules).state)
    assert advice.value == pytest.approx(EXPECTED[identifier], abs=5)
    assert advice.is_estimate
    assert not advice.keeps
    assert not advice.boxes


@pytest.mark.parametrize("identifier", shipped())
def test_every_different_keep_and_every_box_is_ranked_best_first(identifier):
    rules = shipped()[identifier]
    dice = (1, *(min(face, rules.dice.faces) for face in (1, 2, 2, 5, 6)[: rules.dice.count - 1]))
    state = apply(start(rules).state, Roll(), dice).state
    advice = Estimate(rules).advise(state)
    choices = [*advice.keeps, *advice.boxes]
    assert advice.value == max(choice.value for choice in choices)
    for listed in (advice.keeps, advice.boxes):
        assert [choice.loss for choice in listed] == sorted(choice.loss for choice in listed)
    for choice in choices:
        assert choice.loss == pytest.approx(advice.value - choice.value)
    assert {choice.cell for choice in advice.boxes} == set(legal(state).cells)
    kept = [choice.kept for choice in advice.keeps]
    assert len(set(kept)) == len(kept)
    assert () in kept
    assert tuple(sorted(dice)) not in kept, "who keeps all dice rolls none"


def test_the_last_box_is_reckoned_exactly():
    rules = shipped()["yatzy"]
    card = almost_full(rules, "yatzy")
    estimate = Estimate(rules)
    blank = State(rules, (Seat(card),), 0, rules.rolls)
    assert estimate.advise(blank).value == pytest.approx(50 * 347897 / 7558272)
    advice = estimate.advise(rolled(rules, (4, 4, 4, 4, 1), card, rolls_left=1))
    assert advice.keeps[0].kept == (4, 4, 4, 4)
    assert advice.keeps[0].value == pytest.approx(50 / 6)


def test_with_two_boxes_left_what_is_written_is_reckoned_exactly():
    rules = shipped()["yatzy"]
    card = almost_full(rules, "yatzy", "chance")
    advice = Estimate(rules).advise(rolled(rules, (6, 6, 6, 6, 5), card, rolls_left=0))
    worth = {choice.cell.box: choice.value for choice in advice.boxes}
    assert worth["chance"] == pytest.approx(29 + 50 * 347897 / 7558272)
    assert worth["yatzy"] == pytest.approx(23 + 1 / 3)


def test_points_written_and_a_bonus_won_count_in_full():
    rules = shipped()["yatzy"]
    card = Card(rules)
    for cell in card.cells():
        if cell.box != "chance":
            points = {"sixes": 30, "fives": 25, "fours": 20}.get(cell.box, 0)
            card = card.write(cell, points)
    advice = Estimate(rules).advise(rolled(rules, (1, 1, 1, 1, 2), card, rolls_left=0))
    assert advice.value == 75 + 50 + 6


def test_where_no_roll_is_left_only_boxes_are_ranked():
    rules = shipped()["yatzy"]
    advice = Estimate(rules).advise(rolled(rules, (1, 2, 3, 4, 5), rolls_left=0))
    assert not advice.keeps
    assert advice.boxes[0].cell == Cell("small_straight")


def test_an_extra_is_ranked_claimed_and_passed_up_until_it_is_answered():
    rules = shipped()["yahtzee-1956"]
    extra = rules.extra
    if extra is None or not extra.claim_is_optional:
        rules = next(known for known in shipped().values() if known.extra and known.extra.claim_is_optional)
        extra = rules.extra
    card = Card(rules).write(Cell(extra.box), 50)
    state = rolled(rules, (4,) * rules.dice.count, card, rolls_left=0)
    estimate = Estimate(rules)
    assert {choice.claimed for choice in estimate.advise(state).boxes} == {True, False}
    answered = apply(state, Claim(claimed=True)).state
    assert {choice.claimed for choice in estimate.advise(answered).boxes} == {None}


def test_a_game_that_is_over_needs_no_advice():
    rules = shipped()["yatzy"]
    state = rolled(rules, (1, 2, 3, 4, 5), almost_full(rules, "chance"), rolls_left=0)
    over = apply(state, Score(Cell("chance"))).state
    assert over.phase is Phase.OVER
    with pytest.raises(ValueError, match="over"):
        Estimate(rules).advise(over)
