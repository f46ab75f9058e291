"""Advice for positions that players know, and for those of games too large for a table."""

import pytest
from support.cards import state

from audio_yahtzee.game import Cell
from audio_yahtzee.strategy.estimate import Estimate
from audio_yahtzee.strategy.exact.exact import Exact, OnDemand

LATE = "ones=3 twos=6 threes=9 fours=12 fives=15 sixes=18 three_of_a_kind=20 four_of_a_kind=0 full_house=25 "


def all_but(rules, *open_boxes):
    """Return a card on which only these boxes are open, the others holding zeros."""
    cells = [f"{box.id}@{column + 1}" for box in rules.boxes for column in range(len(rules.columns))]
    return " ".join(f"{cell}=0" for cell in cells if cell not in open_boxes)


def test_a_last_box_is_played_for_alone(family):
    """One box, two rolls left: five of a kind from three sixes, by the chances that books give."""
    rules = family.get("yahtzee-plain")
    filled = LATE + "small_straight=30 large_straight=40 chance=22"
    advice = OnDemand(rules).advise(state(rules, (6, 6, 6, 1, 2), cards=(filled,)))
    best = advice.keeps[0]
    assert best.kept == (6, 6, 6)
    # Two dice, two rolls: 1/36 at once, 10/36 with one die to go, 25/36 with both.
    assert best.value - 235 == pytest.approx(50 * (1 / 36 + 10 / 36 / 6 + 25 / 36 / 36))
    assert advice.value == best.value
    assert advice.boxes[0].value == 235
    assert not advice.is_estimate


def test_losses_are_counted_from_the_best_of_all_choices(family):
    rules = family.get("yahtzee")
    advice = OnDemand(rules).advise(state(rules, (5, 5, 5, 5, 5), cards=(LATE,)))
    assert advice.boxes[0].cell == Cell("yahtzee")
    assert advice.boxes[0].loss == 0
    assert [choice.value for choice in advice.keeps] == sorted((c.value for c in advice.keeps), reverse=True)
    for choice in (*advice.keeps, *advice.boxes):
        assert choice.loss == pytest.approx(advice.value - choice.value)


def test_nothing_is_kept_where_no_roll_is_left(family):
    rules = family.get("yahtzee")
    advice = OnDemand(rules).advise(state(rules, (1, 2, 3, 4, 6), cards=(LATE,), rolls_left=0))
    assert advice.keeps == ()
    assert {choice.cell.box for choice in advice.boxes} == {
        "small_straight",
        "large_straight",
        "yahtzee",
        "chance",
    }
    assert advice.boxes[0].cell == Cell("small_straight")


def test_before_the_first_roll_there_is_only_the_card_to_judge(family):
    rules = family.get("yahtzee")
    advice = OnDemand(rules).advise(state(rules, cards=(LATE,), rolls_left=3))
    assert advice.keeps == advice.boxes == ()
    assert 180 < advice.value < 250


def test_an_extra_is_claimed_where_it_is_worth_it(family):
    rules = family.get("double-yahtzee")
    filled = LATE.replace("fours=12 ", "") + "yahtzee=50"
    advice = OnDemand(rules).advise(state(rules, (4, 4, 4, 4, 4), cards=(filled,), rolls_left=0))
    assert advice.boxes[0].claimed is True
    assert {choice.claimed for choice in advice.boxes} == {True, False}


def test_to_win_at_once_comes_before_all_points(family):
    rules = family.get("generala")
    served = state(rules, (2, 2, 2, 2, 2), cards=("sixes=24",))
    advice = OnDemand(rules).advise(served)
    assert advice.boxes[0].cell == Cell("generala")
    assert min(choice.loss for choice in (*advice.keeps, *advice.boxes[1:])) > 1000


def test_what_was_solved_serves_the_turns_after_it(family, monkeypatch):
    rules = family.get("yahtzee")
    on_demand = OnDemand(rules)
    on_demand.advise(state(rules, (1, 2, 3, 4, 6), cards=(LATE,)))
    monkeypatch.setattr("audio_yahtzee.strategy.exact.exact.solve", None)
    later = state(rules, (1, 2, 3, 4, 6), cards=(LATE + "chance=20",))
    assert on_demand.advise(later).boxes


@pytest.mark.parametrize(
    ("identifier", "open_boxes", "dice"),
    [
        ("maxi-yatzy", ("fives@1", "house@1", "maxi_yatzy@1"), (5, 5, 5, 2, 2, 2)),
        ("triple-yahtzee", ("fives@1", "fives@3", "full_house@2"), (5, 5, 5, 2, 2)),
    ],
)
def test_large_games_are_solved_once_few_boxes_are_open(family, identifier, open_boxes, dice):
    rules = family.get(identifier)
    assert not OnDemand(rules).knows(state(rules, dice))
    late = state(rules, dice, cards=(all_but(rules, *open_boxes),))
    advice = OnDemand(rules).advise(late)
    assert advice.boxes[0].loss == 0
    assert "house" in advice.boxes[0].cell.box
    assert advice.value <= Estimate(rules).advise(late).value + 50


def test_a_table_knows_its_own_cards_only(table_of):
    table = table_of("yatzy-forced")
    exact = Exact(table)
    assert exact.knows(state(table.rules, (1, 1, 2, 3, 4), cards=("ones=2",)))
    out_of_order = state(table.rules, (1, 1, 2, 3, 4), cards=("chance=20",))
    assert not exact.knows(out_of_order)
    with pytest.raises(ValueError, match="stands in the table"):
        exact.advise(out_of_order)


def test_a_full_game_is_too_much_on_demand(family):
    rules = family.get("yatzy")
    with pytest.raises(ValueError, match="at most"):
        OnDemand(rules).advise(state(rules, (1, 1, 2, 3, 4)))
