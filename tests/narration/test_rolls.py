"""What is heard of dice: as the listener likes it, where they lie, and what they mean."""

import pytest
from support.telling import AGAIN, ANNA, FIRST, FOURS, HAND, NAMES, YAHTZEE
from support.wording import heard, sounds

from audio_yahtzee.game import Cell
from audio_yahtzee.game.events import DiceKept, DiceRolled, Jackpot, RollOffRolled
from audio_yahtzee.narration.cues import Play, pan_of
from audio_yahtzee.narration.listening import Listening, RollReport
from audio_yahtzee.narration.telling import tell


def test_a_joker_with_one_box_to_go_to_says_why():
    roll = DiceRolled(
        0, FOURS, (0, 1, 2, 3, 4), 1, 2, Jackpot("yahtzee", is_joker=True, cells=(Cell("fours"),))
    )
    assert heard(tell(roll, YAHTZEE, ANNA))[1] == (
        "A further yahtzee: the fours box is open, so it must go there."
    )


@pytest.mark.parametrize(
    ("report", "first", "again"),
    [
        (RollReport.HAND, "Two, two, five, six, one.", "Two, two; four, two, five."),
        (RollReport.NEW, "Two, two, five, six, one.", "Four, two, five."),
        (RollReport.GROUPED, "Two twos, a six, a five and a one.", "Three twos, a five and a four."),
    ],
)
def test_own_rolls_are_told_as_the_listener_likes(report, first, again):
    listening = Listening(NAMES, frozenset({0}), report)
    assert heard(tell(FIRST, YAHTZEE, listening))[0] == first
    assert heard(tell(AGAIN, YAHTZEE, listening))[0] == again


def test_dice_land_after_the_cup_was_shaken_and_words_wait_for_them():
    shake, landing, *_ = tell(FIRST, YAHTZEE, ANNA)
    assert not shake.is_waited_for
    assert landing.is_waited_for
    assert landing.delay > shake.delay == 0


def test_more_dice_than_the_pack_has_sound_as_six():
    event = RollOffRolled(0, (1,) * 8, 8)
    assert sounds(tell(event, YAHTZEE, ANNA)) == ["dice.shake", "dice.roll.6"]


def test_kept_dice_click_where_they_lie_one_after_the_other():
    clicks = [cue for cue in tell(DiceKept(0, HAND, (), (0, 4)), YAHTZEE, ANNA) if isinstance(cue, Play)]
    assert [click.pan for click in clicks] == [-0.8, 0.8]
    assert clicks[0].delay < clicks[1].delay


def test_dice_lie_evenly_from_left_to_right():
    assert [pan_of(place, 5) for place in range(5)] == [-0.8, -0.4, 0.0, 0.4, 0.8]
    assert pan_of(0, 1) == 0.0
