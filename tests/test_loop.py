"""The loop: ends when it should, says what devices have to say, and hurries only when there is need."""

from support.sitting import Sitting, press_of

from audio_yahtzee.devices.screen.port import Closed
from audio_yahtzee.loop import BUSY, IDLE, run
from audio_yahtzee.messages import message
from audio_yahtzee.narration.cues import Say
from audio_yahtzee.session.preferences import Pace

TURNS = 5000
"""Far more turns of the loop than any test here needs."""


class Keys:
    """A screen where keys are pressed by script; after the last one it is closed."""

    def __init__(self, *turns):
        self.turns = [list(turn) for turn in turns]
        self.waits = []
        self.views = []

    def inputs(self, seconds):
        self.waits.append(seconds)
        assert len(self.waits) < TURNS
        if seconds == 0:
            return ()
        if not self.turns:
            return (Closed(by_player=False),)
        return tuple(map(press_of, self.turns.pop(0)))

    def show(self, view):
        self.views.append(view)

    def caption(self, text):
        pass

    def close(self):
        pass


class Device:
    """Is busy for so many turns of the loop."""

    def __init__(self, turns=0):
        self.turns = turns
        self.pumps = 0

    def pump(self):
        self.pumps += 1

    @property
    def is_busy(self):
        return self.pumps < self.turns


def test_a_closed_screen_ends_the_sitting_with_a_word():
    sitting = Sitting()
    run(sitting.session, Keys())
    assert sitting.session.has_stopped()
    assert sitting.ear.lines[-1] == "The input ended. Goodbye."
    assert sitting.ear.sounds[-1] == "menu.close"


def test_a_window_that_the_player_closes_says_goodbye():
    class Shut(Keys):
        def inputs(self, seconds):
            return (Closed(by_player=True),)

    sitting = Sitting()
    run(sitting.session, Shut())
    assert sitting.ear.lines[-1] == "Goodbye."


def test_keys_reach_the_session_in_their_order():
    sitting = Sitting(dice="22561")
    screen = Keys(["r", "1", "2"], ["d"])
    run(sitting.session, screen)
    assert sitting.state.kept == (0, 1)
    assert screen.views[0].state.dice == ()
    assert screen.views[-1].state.kept == (0, 1)


def test_leaving_ends_the_loop_and_later_keys_are_not_taken():
    sitting = Sitting()
    sitting.play_to_the_end()
    run(sitting.session, Keys(["ctrl+q", "enter"]))
    assert sitting.ear.lines[-1] == "Goodbye."


def test_a_session_that_has_stopped_does_not_begin():
    sitting = Sitting()
    sitting.session.stop()
    screen = Keys(["r"])
    run(sitting.session, screen)
    assert screen.waits == []


def test_the_last_words_are_heard_unless_a_key_cuts_them_short():
    for turns, expected in ((3, 4), (3000, 2)):
        sitting = Sitting()
        sitting.play_to_the_end()
        voice = Device()
        screen = Keys(["ctrl+q"], ["a"]) if turns > 3 else Keys(["ctrl+q"], [], [], [], [], [])
        voice.turns = turns + 1
        run(sitting.session, screen, (voice,))
        assert voice.pumps == expected


def test_opponents_play_on_without_a_key():
    sitting = Sitting(people=("Anna",), opponents=2, dice="22561", pace=Pace.AT_ONCE)
    screen = Keys(["r", "e", "enter"], [])
    run(sitting.session, screen)
    assert sitting.state.player == 0
    assert sitting.state.round == 2


def test_the_loop_turns_fast_only_while_something_goes_on():
    sitting = Sitting()
    screen = Keys([], [], [])
    run(sitting.session, screen, (Device(3),))
    assert screen.waits == [BUSY, BUSY, IDLE, IDLE]


def test_the_loop_waits_in_a_list_though_an_opponent_is_to_play():
    sitting = Sitting(people=("Anna",), opponents=1, dice="22561")
    for chord in ("r", "e", "enter", "escape"):
        sitting.session.press(press_of(chord))
    screen = Keys([], [])
    run(sitting.session, screen)
    assert screen.waits == [IDLE, IDLE, IDLE]


def test_the_loop_looks_often_while_an_opponent_is_to_play():
    sitting = Sitting(people=("Anna",), opponents=1, dice="22561")
    for chord in ("r", "e", "enter"):
        sitting.session.press(press_of(chord))
    sitting.ear.is_speaking = True
    screen = Keys([], [])
    run(sitting.session, screen)
    assert screen.waits == [BUSY, BUSY, BUSY]


def test_what_devices_have_to_say_is_said():
    sitting = Sitting()
    told = [[message("dice.none")], [], []]
    run(sitting.session, Keys([]), notices=lambda: told.pop(0))
    assert "No dice yet: the first roll of the turn is still to come." in sitting.ear.lines
    assert told == []


def test_a_demonstration_ends_with_its_game_when_all_is_said():
    sitting = Sitting(people=(), opponents=2, pace=Pace.AT_ONCE)
    voice = Device(900)
    screen = Keys(*[[]] * 2000)
    run(sitting.session, screen, (voice,), ends=lambda: sitting.state.is_over)
    assert sitting.state.is_over
    assert voice.pumps == 900
    assert not sitting.session.has_stopped()
    assert isinstance(sitting.ear.said[-1], Say)
