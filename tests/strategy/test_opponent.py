"""The opponent: sensible, legal under any rules, and quick."""

import time
from dataclasses import replace
from itertools import pairwise
from statistics import mean

import pytest
from support.estimating import estimating

from audio_yahtzee.game import Cell, Claim, Keep, Phase, Roll, Score, legal, start
from audio_yahtzee.game.state import RollOff
from audio_yahtzee.messages import message
from audio_yahtzee.rulesets.extends import SHIPPED

FAMILY = sorted(path.stem for path in SHIPPED.glob("*.yaml"))


def totals(play, opponent, rules, games):
    return [[state for state, _ in play(opponent, rules, seed=seed)][-1].card.total for seed in range(games)]


def test_the_family_is_whole():
    assert len(FAMILY) == 28


@pytest.mark.parametrize("identifier", FAMILY)
def test_a_game_finishes_with_legal_commands_only(identifier, family, opponents, play):
    rules = family.get(identifier)
    *_, (end, _) = play(opponents(identifier), rules, 2, seed=2)
    assert all(seat.card.is_full for seat in end.seats) or end.winners


@pytest.mark.long
@pytest.mark.parametrize("identifier", FAMILY)
def test_four_players_finish(identifier, family, opponents, play):
    *_, (end, _) = play(opponents(identifier), family.get(identifier), 4, seed=14)
    assert all(seat.card.is_full for seat in end.seats) or end.winners


@pytest.mark.parametrize(("identifier", "bound"), [("yahtzee", 200), ("yatzy", 190)])
def test_it_plays_sensibly(identifier, bound, family, opponents, play):
    assert mean(totals(play, opponents(identifier), family.get(identifier), 20)) > bound


@pytest.mark.long
@pytest.mark.parametrize(
    ("identifier", "games", "bound"),
    [("yahtzee", 80, 232), ("yatzy", 80, 228), ("maxi-yatzy", 20, 380), ("triple-yahtzee", 8, 1450)],
)
def test_it_plays_well_over_many_games(identifier, games, bound, family, opponents, play):
    assert mean(totals(play, opponents(identifier), family.get(identifier), games)) > bound


def test_rolls_that_are_saved_are_worth_saving(family, opponents, play):
    """Under rules with saved rolls a turn may last longer, and is worth more for it."""
    rules = family.get("maxi-yatzy")
    steps = list(play(opponents("maxi-yatzy"), rules, seed=1))
    assert max(state.roll_number for state, _ in steps) > rules.rolls


@pytest.mark.parametrize("identifier", ["yahtzee", "maxi-yatzy", "double-yahtzee"])
def test_the_same_game_is_played_the_same_by_any_opponent(identifier, family, opponents, play):
    rules = family.get(identifier)
    games = [
        list(play(opponent, rules, 2, seed=5)) for opponent in (opponents(identifier), estimating(rules))
    ]
    assert games[0] == games[1]


def test_a_whole_game_of_two_takes_little_work(family, play):
    rules = family.get("yatzy")
    before = time.process_time()
    list(play(estimating(rules), rules, 2))
    assert time.process_time() - before < 3


def test_before_the_first_roll_it_rolls(family, opponents):
    assert opponents("yahtzee").decide(start(family.get("yahtzee")).state).command == Roll()


def test_a_keep_is_followed_by_a_roll_and_never_said_twice(family, opponents, play):
    steps = [decision.command for _, decision in play(opponents("yatzy"), family.get("yatzy")) if decision]
    keeps = [after for before, after in pairwise(steps) if isinstance(before, Keep)]
    assert keeps
    assert set(keeps) == {Roll()}


@pytest.mark.parametrize(
    ("dice", "box", "kept"),
    [
        ((5, 2, 5, 5, 1), "yahtzee", (0, 2, 3)),
        ((2, 3, 6, 4, 5), "large_straight", (0, 1, 2, 3, 4)),
        ((2, 3, 3, 4, 5), "large_straight", (0, 1, 3, 4)),
        ((1, 1, 4, 6, 6), "sixes", (3, 4)),
        ((6, 6, 2, 2, 1), "full_house", (0, 1, 2, 3)),
        ((1, 2, 3, 1, 2), "sixes", ()),
    ],
)
def test_with_one_box_open_it_keeps_what_that_box_needs(decide, dice, box, kept):
    decision = decide("yahtzee", dice, box, rolls_left=2, roll_number=1)
    if len(kept) == 5:
        assert decision.command == Score(Cell(box))
    elif not kept:
        assert decision.command == Roll()
        assert decision.reason is None
    else:
        assert decision.command == Keep(kept)
        assert decision.reason.values["box"].id == f"box.{box}"


def test_it_advises_a_person_who_keeps_dice_already(decide):
    dice = (5, 2, 5, 5, 1)
    turn = {"rolls_left": 1, "roll_number": 2}
    assert decide("yahtzee", dice, "yahtzee", kept=(0, 2, 3), **turn).command == Roll()
    assert decide("yahtzee", dice, "yahtzee", kept=(1, 2), **turn).command == Keep((0, 2, 3))
    assert decide("yahtzee", (1, 2, 3, 1, 2), "sixes", kept=(1,), **turn).command == Keep(())
    assert decide("yahtzee", (5, 5, 5, 5, 5), "yahtzee", kept=(), **turn).command == Score(Cell("yahtzee"))


def test_dice_that_are_kept_already_stay_when_others_would_do_as_well(decide):
    decision = decide("yatzy", (3, 3, 2, 4, 5), "large_straight", kept=(1, 2), rolls_left=1, roll_number=2)
    assert decision.command == Keep((1, 2, 3, 4))


def test_a_zero_where_nothing_pays_needs_no_reason_besides(decide):
    decision = decide("yahtzee", (2, 2, 3, 4, 6), "ones", "large_straight")
    assert (decision.command, decision.reason) == (Score(Cell("ones")), None)


def test_a_zero_that_saves_a_box_which_would_have_paid_names_that(decide):
    decision = decide("yahtzee", (2, 2, 3, 4, 4), "ones", "chance")
    assert decision.command == Score(Cell("ones"))
    assert decision.reason == message("strategy.saves", saved=message("box.chance"))


def test_what_pays_less_than_another_box_says_what_it_saves(decide):
    decision = decide("yahtzee", (1, 1, 1, 2, 3), "ones", "chance")
    assert decision.command == Score(Cell("ones"))
    assert decision.reason.id == "strategy.saves"
    assert decision.reason.values["saved"].id == "box.chance"
    little_more = decide("yahtzee", (1, 1, 1, 1, 2), "ones", "chance")
    assert (little_more.command, little_more.reason) == (Score(Cell("ones")), None)
    none = decide("yahtzee", (6, 6, 5, 5, 6), "ones", "chance")
    assert none.command == Score(Cell("chance"))
    assert none.reason is None


def test_an_only_box_needs_no_reason(decide):
    assert decide("yahtzee", (2, 3, 4, 6, 6), "yahtzee").reason is None


def test_it_reaches_for_the_bonus(decide):
    """Three sixes and two points short: sixes pay the bonus, four of a kind only a little more now."""
    written = {"fives": 20, "fours": 16, "threes": 9}
    decision = decide("yatzy", (6, 6, 6, 6, 1), "sixes", "four_of_a_kind", written=written)
    assert decision.command == Score(Cell("sixes"))
    won = written | {"ones": 5, "twos": 10, "threes": 15, "fours": 20, "fives": 25}
    assert decide("yatzy", (6, 6, 6, 6, 1), "sixes", "four_of_a_kind", written=won).command == Score(
        Cell("four_of_a_kind")
    )


def test_an_extra_is_claimed_where_it_pays_and_then_written(decide, family):
    written = {"yahtzee": 50}
    dice = (4, 4, 4, 4, 4)
    assert decide("double-yahtzee", dice, "fours", "chance", written=written).command == Claim(claimed=True)
    claimed = decide("double-yahtzee", dice, "fours", "chance", written=written, claimed=True)
    assert claimed.command == Score(Cell("fours"))


def test_a_joker_goes_where_it_must(decide):
    decision = decide("yahtzee", (4, 4, 4, 4, 4), "ones", "large_straight", written={"yahtzee": 50})
    assert decision.command == Score(Cell("large_straight"))


def test_a_roll_that_wins_at_once_is_written_at_once(decide):
    boxes = ("sixes", "generala", "double_generala")
    first = decide("generala", (6, 6, 6, 6, 6), *boxes, rolls_left=2, roll_number=1)
    assert first.command == Score(Cell("generala"))


def test_in_a_roll_off_it_rolls(family, opponents):
    state = replace(
        start(family.get("double-yahtzee"), 2).state, phase=Phase.ROLL_OFF, roll_off=RollOff((0, 1))
    )
    assert opponents("double-yahtzee").decide(state).command == Roll()


def test_when_the_game_is_over_there_is_nothing_to_decide(family, opponents):
    state = replace(start(family.get("yahtzee")).state, phase=Phase.OVER)
    assert legal(state).roll is not None
    with pytest.raises(ValueError, match="over"):
        opponents("yahtzee").decide(state)
