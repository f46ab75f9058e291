"""The course of a game: whose turn, which dice, what follows a box."""

import pytest
from table_talk import at_table, card_with, events_of, filled_but, play, state_after, with_dice

from audio_yahtzee.game import (
    Cell,
    Claim,
    Keep,
    Phase,
    Reason,
    Refusal,
    Roll,
    Score,
    apply,
    dice_to_roll,
    legal,
    parse_command,
    start,
)
from audio_yahtzee.game.events import (
    BoxScored,
    BoxStruck,
    DiceKept,
    DiceRolled,
    ExtraClaimed,
    ExtraEarned,
    GameEnded,
    GameStarted,
    RollsSaved,
    SectionBonusEarned,
    TurnLost,
    TurnStarted,
)
from audio_yahtzee.game.refusal import IllegalCommand
from audio_yahtzee.game.standing import Place


@pytest.fixture
def yahtzee(family):
    return family.get("yahtzee")


@pytest.fixture
def kismet(family):
    return family.get("kismet")


def kinds(events):
    return [type(event) for event in events]


# Beginning, rolling, keeping.


@pytest.mark.parametrize("players", [1, 2, 20])
def test_a_game_begins_with_the_first_players_turn(yahtzee, players):
    state, events = start(yahtzee, players)
    assert len(state.seats) == players
    assert (state.player, state.round, state.rolls_left, state.dice) == (0, 1, 3, ())
    assert events[0] == GameStarted(players)
    assert events[1:] == (TurnStarted(0, 1, 3, 0, state.card.cells()),)


@pytest.mark.parametrize("players", [-1, 0, 21])
def test_one_to_twenty_can_play(yahtzee, players):
    with pytest.raises(ValueError, match=f"expected 1 to 20, got {players}"):
        start(yahtzee, players)


def test_all_dice_are_rolled_first_and_then_those_that_are_not_kept(yahtzee):
    rolled, kept, again = play(yahtzee, "roll = 2 2 5 6 1", "keep 1 2", "roll = 4 2 5")[1:]
    assert rolled.events == (DiceRolled(0, (2, 2, 5, 6, 1), (0, 1, 2, 3, 4), 1, 2),)
    assert kept.events == (DiceKept(0, (2, 2, 5, 6, 1), (), (0, 1)),)
    assert dice_to_roll(kept.state) == (2, 3, 4)
    assert again.events == (DiceRolled(0, (2, 2, 4, 2, 5), (2, 3, 4), 2, 1),)
    assert again.state.kept == (0, 1)


def test_new_faces_fill_the_gaps_from_the_left(yahtzee):
    state = state_after(yahtzee, "roll = 1 2 3 4 5", "keep 2 4", "roll = 6 5 1")
    assert state.dice == (6, 2, 5, 4, 1)


def test_a_kept_die_may_be_rolled_later(yahtzee):
    state = state_after(yahtzee, "roll = 1 2 3 4 5", "keep 2", "roll = 1 1 1 1", "keep", "roll = 6 6 6 6 6")
    assert state.dice == (6, 6, 6, 6, 6)


def test_a_keep_replaces_the_one_before(yahtzee):
    step = play(yahtzee, "roll = 1 2 3 4 5", "keep 1 2", "keep 2 5")[-1]
    assert step.events == (DiceKept(0, (1, 2, 3, 4, 5), (0, 1), (1, 4)),)
    assert step.state.kept == (1, 4)


@pytest.mark.parametrize(
    ("command", "faces", "said"),
    [
        (Roll(), (1, 2, 3, 4), "roll: expected 5 faces, got 4"),
        (Roll(), (1, 2, 3, 4, 5, 6), "roll: expected 5 faces, got 6"),
        (Roll(), (1, 2, 3, 4, 7), "roll: expected faces from 1 to 6, got 7"),
        (Roll(), (0, 2, 3, 4, 5), "roll: expected faces from 1 to 6, got 0"),
    ],
)
def test_faces_that_do_not_fit_are_a_programmers_mistake(yahtzee, command, faces, said):
    with pytest.raises(ValueError, match=said):
        apply(start(yahtzee).state, command, faces)


def test_only_a_roll_takes_faces(yahtzee):
    state = state_after(yahtzee, "roll = 1 2 3 4 5")
    with pytest.raises(ValueError, match="keep 1: expected 0 faces, got 1"):
        apply(state, Keep((0,)), (3,))


def test_an_illegal_command_names_itself_and_its_reason(yahtzee):
    with pytest.raises(IllegalCommand, match="score fives is refused: roll_first") as failed:
        apply(start(yahtzee).state, Score(Cell("fives")))
    assert failed.value.refusal.reason is Reason.ROLL_FIRST


# Scoring and the next turn.


def test_a_box_ends_the_turn_and_the_dice_go_on(yahtzee):
    step = play(yahtzee, "roll = 5 5 1 2 5", "keep 1", "score fives", players=2)[-1]
    scored, turn = step.events
    assert (scored.player, scored.cell, scored.dice) == (0, Cell("fives"), (5, 5, 1, 2, 5))
    assert (scored.outcome.points, scored.card.total) == (15, 15)
    assert scored.card == step.state.seats[0].card
    assert (turn.player, turn.round, turn.rolls) == (1, 1, 3)
    state = step.state
    assert (state.player, state.dice, state.kept, state.roll_number, state.rolls_left) == (1, (), (), 0, 3)


def test_players_take_turns_and_rounds_count_up(yahtzee):
    boxes = ["ones", "twos"]
    moves = [move for box in boxes for _ in range(3) for move in ("roll = 1 1 2 2 3", f"score {box}")]
    turns = [
        (event.player, event.round)
        for step in play(yahtzee, *moves, players=3)
        for event in step.events
        if isinstance(event, TurnStarted)
    ]
    assert turns == [(0, 1), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2), (0, 3)]


def test_bonus_and_extra_are_events_of_their_own_after_the_box(yahtzee):
    card = card_with(yahtzee, "yahtzee=50 ones=5 twos=10 threes=15 fives=25")
    state = with_dice(at_table(card), "4 4 4 4 4")
    scored, bonus, extra, turn = apply(state, Score(Cell("fours"))).events
    assert scored.card.total == 105 + 20 + 35 + 100
    assert bonus == SectionBonusEarned(0, "upper", 0, 35, None)
    assert extra == ExtraEarned(0, 0, 100, 1, 260)
    assert isinstance(turn, TurnStarted)


def test_extras_are_counted(yahtzee):
    card = card_with(yahtzee, "yahtzee=50").write(Cell("fours"), 20, extra=True)
    events = apply(with_dice(at_table(card), "5 5 5 5 5"), Score(Cell("fives"))).events
    assert ExtraEarned(0, 0, 100, 2, 295) in events


def test_a_claim_tells_where_the_dice_may_go_now(family):
    card = card_with(family.get("double-yahtzee"), "yahtzee=50")
    state = with_dice(at_table(card), "4 4 4 4 4")
    for answer, cells in (("claim yes", 1), ("claim no", 12)):
        (event,) = apply(state, parse_command(answer)).events
        assert isinstance(event, ExtraClaimed)
        assert (event.player, event.claimed, len(event.cells)) == (0, answer == "claim yes", cells)


@pytest.mark.parametrize("answer", [True, False])
def test_a_claim_is_asked_once_a_turn_and_forgotten_with_it(family, answer):
    card = card_with(family.get("double-yahtzee"), "yahtzee=50")
    state = with_dice(at_table(card), "4 4 4 4 4", kept=(0, 1, 2, 3))
    claimed = apply(state, Claim(claimed=answer)).state
    elsewhere = apply(claimed, Roll(), (3,)).state
    assert legal(elsewhere).claim == Refusal(Reason.NOTHING_TO_CLAIM)
    again = apply(elsewhere, Roll(), (4,)).state
    assert again.claimed is answer
    assert legal(again).claim == Refusal(Reason.CLAIM_IS_MADE)
    assert len(legal(again).cells) == (1 if answer else 12)
    assert apply(again, Score(Cell("fours"))).state.claimed is None


# Rolls that are saved.


def test_rolls_not_used_come_on_top_of_the_next_turn(family):
    rules = family.get("maxi-yatzy")
    steps = play(rules, "roll = 1 2 3 4 5 6", "score chance", "roll = 1 1 1 1 1 1", "score ones")
    assert RollsSaved(0, 2) in steps[2].events
    assert (steps[2].state.rolls_left, steps[2].state.seat.saved) == (5, 2)
    assert (steps[2].events[-1].rolls, steps[2].events[-1].saved) == (5, 2)
    assert steps[4].state.rolls_left == 3 + 4


def test_each_player_saves_their_own(family):
    rules = family.get("maxi-yatzy")
    moves = ["roll = 1 2 3 4 5 6", "score chance", "roll = 1 2 3 4 5 6", "roll = 1 2 3 4 5 6", "score ones"]
    state = state_after(rules, *moves, players=2)
    assert [seat.saved for seat in state.seats] == [2, 1]
    assert state.rolls_left == 5


def test_all_rolls_used_leave_none_to_save(family):
    rules = family.get("maxi-yatzy")
    events = events_of(rules, *3 * ["roll = 1 2 3 4 5 6"], "score ones")
    assert kinds(events) == [BoxScored, TurnStarted]
    assert (events[-1].rolls, events[-1].saved) == (3, 0)


def test_the_last_box_saves_nothing_as_no_turn_follows(family):
    state = with_dice(at_table(filled_but(family.get("maxi-yatzy"), "chance")), "1 1 2 2 3 3")
    assert kinds(apply(state, Score(Cell("chance"))).events) == [BoxScored, GameEnded]


def test_rolls_are_lost_where_the_rules_do_not_carry(yahtzee):
    assert state_after(yahtzee, "roll = 1 2 3 4 5", "score ones").rolls_left == 3


# A further kismet.


def test_a_further_jackpot_strikes_every_opponent_and_costs_them_a_turn(kismet):
    mine, theirs, third = card_with(kismet, "kismet=70"), card_with(kismet), card_with(kismet, "ones=3")
    state = with_dice(at_table(mine, theirs, third), "4 4 4 4 4")
    step = apply(state, Score(Cell("fours")))
    assert kinds(step.events) == [
        BoxScored, ExtraEarned, BoxStruck, BoxStruck, TurnLost, TurnLost, TurnStarted,
    ]  # fmt: skip
    assert step.events[2:6] == (
        BoxStruck(1, Cell("ones"), 0),
        BoxStruck(2, Cell("twos"), 0),
        TurnLost(1),
        TurnLost(2),
    )
    assert step.state.player == 0
    assert [seat.turns_lost for seat in step.state.seats] == [0, 0, 0]
    assert step.state.seats[1].card.points(Cell("ones")) == (0,)


def test_a_lost_turn_is_sat_out_once(kismet):
    state = with_dice(at_table(card_with(kismet, "kismet=70"), card_with(kismet)), "4 4 4 4 4")
    after = apply(state, Score(Cell("fours"))).state
    again = apply(apply(after, Roll(), (1, 2, 3, 4, 6)).state, Score(Cell("ones")))
    assert again.state.player == 1
    assert TurnLost not in kinds(again.events)


def test_in_the_last_round_a_struck_opponent_is_done(kismet):
    mine = filled_but(kismet, "fours", points=10)
    theirs = filled_but(kismet, "sixes", points=10)
    state = with_dice(at_table(mine, theirs), "4 4 4 4 4")
    step = apply(state, Score(Cell("fours")))
    assert kinds(step.events)[-2:] == [BoxStruck, GameEnded]
    assert step.events[-2] == BoxStruck(1, Cell("sixes"), 0)
    assert step.state.seats[1].card.points(Cell("sixes")) == (0,)
    assert all(seat.card.is_full for seat in step.state.seats)


def test_a_full_card_is_neither_struck_nor_waited_for(kismet):
    mine = filled_but(kismet, "fours", "fives", points=10)
    done, third = filled_but(kismet, points=10), filled_but(kismet, "ones", "twos", points=10)
    step = apply(with_dice(at_table(mine, done, third), "4 4 4 4 4"), Score(Cell("fours")))
    assert [event.player for event in step.events if isinstance(event, BoxStruck)] == [2]
    assert TurnLost(2) in step.events
    assert TurnLost(1) not in step.events
    assert step.state.player == 0


def test_jackpots_in_a_row_cost_as_many_turns(kismet):
    mine = card_with(kismet, "kismet=70")
    state = at_table(mine, card_with(kismet), card_with(kismet))
    for box in ("fours", "fives"):
        face = {"fours": "4", "fives": "5"}[box]
        state = apply(with_dice(state, " ".join(5 * face)), Score(Cell(box))).state
    assert state.player == 0
    assert [len(seat.card.entries) for seat in state.seats] == [3, 2, 2]


# The end.


def test_the_game_ends_when_every_card_is_full_and_ranks_the_players(yahtzee):
    first, second = filled_but(yahtzee, points=1), filled_but(yahtzee, "chance")
    step = apply(with_dice(at_table(first, second, player=1), "6 6 6 6 5"), Score(Cell("chance")))
    assert step.events[-1] == GameEnded((Place(1, (1,), 29, (29,)), Place(2, (0,), 13, (13,))), at_once=False)
    assert (step.state.phase, step.state.winners, step.state.round) == (Phase.OVER, (), 13)


def test_a_roll_may_win_at_once_whatever_the_points(family):
    rules = family.get("generala")
    moves = ["roll = 6 6 6 6 5", "score four_of_a_kind", "roll = 2 2 2 2 2", "score generala"]
    step = play(rules, *moves, players=2)[-1]
    assert kinds(step.events) == [BoxScored, GameEnded]
    assert step.events[-1].at_once
    assert [(place.rank, place.players) for place in step.events[-1].places] == [(1, (1,)), (2, (0,))]
    assert step.state.winners == (1,)
    assert step.state.is_over


def test_a_tie_is_a_shared_win(yahtzee):
    third = filled_but(yahtzee, "chance", points=2)
    cards = third.write(Cell("chance"), 9), filled_but(yahtzee, points=1), third
    step = apply(with_dice(at_table(*cards, player=2), "1 2 3 1 2"), Score(Cell("chance")))
    assert step.events[-1].places == (Place(1, (0, 2), 33, (33, 33)), Place(3, (1,), 13, (13,)))
    assert (step.state.phase, step.state.winners) == (Phase.OVER, ())
