"""Why an opponent did what it did: Shift and H after its turn."""

import pytest
from support.casting import PlainCast, with_cast
from support.sitting import Decided, PlainOpponent, Player, Sitting, shipped

from audio_yahtzee.game import Keep, Roll, Score
from audio_yahtzee.game.card import Cell
from audio_yahtzee.messages import message
from audio_yahtzee.session import opponents_whys
from audio_yahtzee.session.seating import seated
from audio_yahtzee.session.seats import Character


def at_table(*seats, dice="", **preferences):
    sitting = with_cast(Sitting(people=None, dice=dice, **preferences))
    rules = shipped()["yatzy"]
    sitting.session.seat(rules, seated(sitting.session, rules, seats))
    return sitting


def after_its_turn(level, **preferences):
    sitting = at_table("Anna", Character(level), dice="11111 44256 123", **preferences)
    sitting.press("r", "e", "enter")
    sitting.let_opponents_play()
    return sitting


def test_each_choice_of_the_last_turn_is_told_with_its_reason_and_its_worth():
    assert after_its_turn("expert").press("shift+h") == [
        "Edda, the last turn.",
        "Kept two fours.",
        "Going for chance.",
        "2 points less than keeping two fours and a two.",
        "Took ones, 1.",
        "The best choice.",
    ]


def test_the_same_in_swedish():
    assert after_its_turn("beginner", language="sv").press("shift+h") == [
        "Nisse i sin senaste tur.",
        "Sparade två fyror.",
        "Satsar på chans.",
        "2 poäng sämre än att slå om alla.",
        "Tog ettor, 1.",
        "Det bästa valet.",
    ]


def test_it_is_told_while_the_next_opponent_plays():
    sitting = at_table("Anna", Character("expert"), Character("beginner"), dice="11111 44256 123")
    sitting.press("r", "e", "enter")
    while sitting.state.player != 2:
        sitting.let_opponent_act()
    assert sitting.press("shift+h")[0] == "Edda, the last turn."


def test_with_dice_of_ones_own_it_is_ones_own_choice_that_counts():
    sitting = after_its_turn("expert")
    sitting.press("r")
    assert "Edda, the last turn." not in sitting.press("shift+h")


def test_before_any_opponent_has_played_there_is_nothing_to_tell():
    sitting = at_table("Anna", Character("expert"))
    assert opponents_whys.why_opponent(sitting.session.game, PlainCast()) == ()
    assert sitting.press("shift+h")


@pytest.mark.parametrize(
    ("loss", "better", "told"),
    [
        (0.0, None, "The best choice."),
        (0.04, Score(Cell("fives")), "The best choice."),
        (0.3, Score(Cell("chance")), "Hardly less than taking chance."),
        (1.2, Score(Cell("yatzy")), "1 point less than a zero in yatzy."),
        (12.0, Keep(()), "12 points less than rolling all dice."),
    ],
)
def test_what_a_choice_has_lost_is_told_in_whole_points(loss, better, told, monkeypatch):
    sitting = after_its_turn("expert")

    class Judged:
        reason = None

    Judged.loss, Judged.better = loss, better
    monkeypatch.setattr(sitting.session.offer.cast, "judged", lambda *_: Judged())
    assert told in sitting.press("shift+h")


class Twice(PlainOpponent):
    """Keeps a third die after its second roll, for the same reason."""

    def decide(self, state):
        if state.roll_number != 2 or len(state.kept) == 3:
            return Decided(Roll()) if len(state.kept) == 3 and state.rolls_left else super().decide(state)
        return Decided(Keep((0, 1, 2)), message("strategy.aim", box=message("box.chance")))


def test_a_reason_is_told_once_in_a_turn_and_again_in_the_next():
    sitting = at_table("Anna", Character("expert"), dice="11111 44256 456 11 22222 44256 456 11")
    sitting.session.game.players = (Player("Anna"), Player("Edda", Twice(), "expert"))
    for _ in range(2):
        sitting.press("r", "e", "enter")
        lines = sitting.let_opponents_play()
        assert lines.count("Going for chance.") == 1
        assert any("keeps two fours and a two" in line or "keeps three fours" in line for line in lines)
