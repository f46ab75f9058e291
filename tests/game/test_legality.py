"""Every reason for a no, and that nothing else is refused."""

import pytest
from table_talk import at_table, card_with, filled_but, state_after, with_dice

from audio_yahtzee.game import (
    Card,
    Cell,
    Claim,
    Keep,
    Reason,
    Refusal,
    Roll,
    Score,
    apply,
    legal,
    outcomes,
    parse_command,
    preview,
    start,
)
from audio_yahtzee.game.legality import in_order


def reason(state, command):
    refusal = legal(state).refusal(parse_command(command))
    return None if refusal is None else refusal.reason


@pytest.fixture
def yahtzee(family):
    return family.get("yahtzee")


@pytest.mark.parametrize("command", ["keep", "keep 1", "claim yes", "score fives"])
def test_before_the_first_roll_of_a_turn_there_is_only_the_roll(yahtzee, command):
    assert reason(start(yahtzee).state, command) is Reason.ROLL_FIRST
    assert list(legal(start(yahtzee).state).commands()) == [Roll()]


def test_after_the_last_roll_a_box_must_be_chosen(yahtzee):
    state = state_after(yahtzee, "roll = 1 2 3 4 5", "roll = 1 2 3 4 5", "roll = 1 2 3 4 6")
    assert reason(state, "roll") is Reason.NO_ROLLS_LEFT
    assert reason(state, "keep 1") is Reason.NO_ROLLS_LEFT
    assert reason(state, "score ones") is None


def test_dice_that_are_all_kept_cannot_be_rolled(yahtzee):
    state = state_after(yahtzee, "roll = 1 2 3 4 5", "keep 1 2 3 4 5")
    assert reason(state, "roll") is Reason.ALL_DICE_KEPT
    assert reason(state, "keep 1 2 3 4") is None
    assert reason(state, "score ones") is None


def test_a_die_that_is_not_there_cannot_be_kept(yahtzee):
    state = state_after(yahtzee, "roll = 1 2 3 4 5")
    assert legal(state).refusal(Keep((0, 5))) == Refusal(Reason.NO_SUCH_DIE, position=5)
    assert legal(state).refusal(Keep((-1, 2))) == Refusal(Reason.NO_SUCH_DIE, position=-1)
    assert legal(state).refusal(Keep((0, 4))) is None


@pytest.mark.parametrize("cell", [Cell("sevens"), Cell("fives", 1), Cell("fives", -1)])
def test_a_box_that_is_not_on_the_card_cannot_be_filled(yahtzee, cell):
    state = state_after(yahtzee, "roll = 1 2 3 4 5")
    assert legal(state).refusal(Score(cell)) == Refusal(Reason.NO_SUCH_BOX, cell=cell)


def test_a_box_is_filled_once(yahtzee):
    state = state_after(yahtzee, "roll = 1 2 3 4 5", "score ones", "roll = 1 2 3 4 5")
    assert legal(state).refusal(Score(Cell("ones"))) == Refusal(Reason.BOX_FILLED, cell=Cell("ones"))
    assert Cell("ones") not in legal(state).cells


def test_a_box_of_balut_is_filled_four_times(family):
    card = card_with(family.get("balut"), "choice=10 choice=20 choice=30")
    state = with_dice(at_table(card), "1 2 3 4 6")
    assert reason(state, "score choice") is None
    assert (
        reason(with_dice(at_table(card.write(Cell("choice"), 9)), "1 2 3 4 6"), "score choice")
        is Reason.BOX_FILLED
    )


def test_in_the_forced_order_only_the_topmost_open_box_can_be_filled(family):
    state = with_dice(at_table(card_with(family.get("yatzy-forced"), "ones=3")), "6 6 6 6 6")
    refusal = legal(state).refusal(Score(Cell("yatzy")))
    assert refusal == Refusal(Reason.OUT_OF_ORDER, cell=Cell("yatzy"), cells=(Cell("twos"),))
    assert legal(state).cells == (Cell("twos"),)


def test_a_section_may_have_to_be_filled_before_the_next(family):
    rules = family.get("yatzy-half-forced")
    upper = with_dice(at_table(card_with(rules, "ones=3 fives=15")), "6 6 6 6 6")
    assert [str(cell) for cell in legal(upper).cells] == ["twos", "threes", "fours", "sixes"]
    assert reason(upper, "score yatzy") is Reason.OUT_OF_ORDER
    full = "ones=3 twos=6 threes=9 fours=12 fives=15 sixes=18"
    lower = with_dice(at_table(card_with(rules, full)), "6 6 6 6 6")
    assert len(legal(lower).cells) == 9


def test_nothing_is_in_order_on_a_full_card(yahtzee):
    assert in_order(filled_but(yahtzee)) == ()


def test_a_joker_goes_where_it_must(yahtzee):
    state = with_dice(at_table(card_with(yahtzee, "yahtzee=50")), "4 4 4 4 4")
    refusal = legal(state).refusal(Score(Cell("chance")))
    assert refusal == Refusal(Reason.JOKER_GOES_ELSEWHERE, cell=Cell("chance"), cells=(Cell("fours"),))
    assert reason(state, "score yahtzee") is Reason.BOX_FILLED
    assert reason(state, "score fours") is None


def test_a_claim_comes_before_the_box_and_is_made_once(family):
    rules = family.get("double-yahtzee")
    state = with_dice(at_table(card_with(rules, "yahtzee=50")), "4 4 4 4 4")
    assert reason(state, "score fours") is Reason.CLAIM_FIRST
    assert legal(state).cells == ()
    assert [command for command in legal(state).commands() if isinstance(command, Claim)] == [
        Claim(claimed=True),
        Claim(claimed=False),
    ]
    for answer, cells in (("claim yes", 1), ("claim no", 12)):
        after = with_claim(state, answer)
        assert reason(after, "claim no") is Reason.CLAIM_IS_MADE
        assert len(legal(after).cells) == cells


def with_claim(state, answer):
    return apply(state, parse_command(answer)).state


def test_where_nothing_is_optional_there_is_nothing_to_claim(yahtzee):
    state = with_dice(at_table(card_with(yahtzee, "yahtzee=50")), "4 4 4 4 4")
    assert reason(state, "claim yes") is Reason.NOTHING_TO_CLAIM


def test_a_roll_off_takes_a_roll_only(family):
    rules = family.get("double-yahtzee")
    last = with_dice(at_table(filled_but(rules), filled_but(rules, "ones"), player=1), "2 2 3 4 6")
    state = with_score(last)
    assert reason(state, "roll") is None
    for command in ("keep 1", "claim no", "score ones"):
        assert reason(state, command) is Reason.ROLL_OFF
    assert list(legal(state).commands()) == [Roll()]
    assert preview(state) == ()


def with_score(state):
    return apply(state, Score(state.card.open_cells()[0])).state


@pytest.mark.parametrize("command", ["roll", "keep 1", "claim no", "score ones"])
def test_when_the_game_is_over_nothing_is_left_to_do(yahtzee, command):
    state = with_score(with_dice(at_table(filled_but(yahtzee, "chance")), "1 2 3 4 6"))
    assert reason(state, command) is Reason.GAME_OVER
    assert list(legal(state).commands()) == []
    assert preview(state) == ()


def test_every_command_that_is_allowed_is_listed(yahtzee):
    state = state_after(yahtzee, "roll = 1 2 3 4 5")
    commands = list(legal(state).commands())
    assert commands[:3] == [Roll(), Keep(()), Keep((0,))]
    assert sum(isinstance(command, Keep) for command in commands) == 32
    assert sum(isinstance(command, Score) for command in commands) == 13
    assert len(commands) == len(set(commands)) == 46


def test_a_preview_tells_what_each_open_box_would_pay_and_what_is_refused(yahtzee):
    state = with_dice(at_table(card_with(yahtzee, "yahtzee=50 ones=3")), "4 4 4 4 4")
    lines = {line.cell.box: line for line in preview(state)}
    assert list(lines) == [box.id for box in yahtzee.boxes if box.id not in {"yahtzee", "ones"}]
    assert (lines["fours"].outcome.gain, lines["fours"].refusal) == (120, None)
    assert lines["chance"].refusal.reason is Reason.JOKER_GOES_ELSEWHERE
    assert lines["chance"].outcome.points == 20


def test_there_is_no_preview_before_the_dice_lie(yahtzee):
    assert preview(start(yahtzee).state) == ()


def test_who_thinks_ahead_gets_what_may_be_chosen(yahtzee):
    card = card_with(yahtzee, "yahtzee=50")
    state = with_dice(at_table(card), "4 4 4 4 4")
    assert tuple(outcomes(card, state.hand)) == legal(state).cells == (Cell("fours"),)
    assert len(outcomes(Card(yahtzee), state.hand)) == 13
