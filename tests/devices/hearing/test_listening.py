"""Listening, from the microphone to what was said: good days and bad ones."""

import threading

import pytest
from hearing_fakes import DEAD, HUSH, SPEECH, Parrot, Tape, judge, until, wait_for

from audio_yahtzee.controls.phrases.context import Context
from audio_yahtzee.devices.hearing import recognising
from audio_yahtzee.devices.hearing.port import RecogniserUnavailable
from audio_yahtzee.devices.hearing.source import SourceUnavailable
from audio_yahtzee.devices.hearing.worker import Listening
from audio_yahtzee.messages import message
from audio_yahtzee.session.hearing_ports import Closed, Noticed, Opened, Recognised, Thinking
from audio_yahtzee.session.measured import Loudness, Measured


class Clock:
    now = 0.0

    def __call__(self):
        return self.now


class Table:
    """A listening device, and what it is connected to."""

    def __init__(self, tape, *parrots):
        self.tape = tape
        self.parrots = list(parrots) or [Parrot()]
        self.made = 0
        self.clock = Clock()
        self.speaks = False
        self.device = Listening(
            tape,
            self.make,
            lambda language, context: (language, context),
            is_speaking=lambda: self.speaks,
            judge=judge,
            clock=self.clock,
        )
        self.device.expect("en", Context())

    def make(self):
        self.made += 1
        made = self.parrots[min(self.made, len(self.parrots)) - 1]
        if isinstance(made, Exception):
            raise made
        return made

    def until(self, wanted):
        return until(self.device.poll, wanted)


@pytest.fixture
def table():
    tables = []

    def make(tape, *parrots):
        tables.append(Table(tape, *parrots))
        return tables[-1]

    yield make
    for made in tables:
        made.device.close()


def texts(sounds):
    return [heard.text for sound in sounds if isinstance(sound, Recognised) for heard in sound.heard]


def notices(sounds):
    return [sound.notice.id for sound in sounds if isinstance(sound, Noticed | Closed) and sound.notice]


def test_a_phrase_while_the_key_is_held(table):
    sitting = table(Tape(HUSH * 10, SPEECH, HUSH * 40))
    sitting.device.listen(hands_free=False)
    assert isinstance(sitting.until(Opened)[0], Opened)
    assert sitting.device.is_busy
    wait_for(lambda: sitting.device.has_heard)
    sitting.device.release()
    sounds = sitting.until(Recognised)
    assert texts(sounds) == ["roll"]
    assert any(isinstance(sound, Closed) for sound in sounds)
    assert not sitting.device.is_listening
    assert SPEECH in sitting.parrots[0].phrases[0]


def test_a_pressed_key_ends_by_itself(table):
    sitting = table(Tape(HUSH * 10))
    sitting.device.listen(hands_free=False)
    sitting.device.release()
    sitting.tape.give(SPEECH + HUSH * 30)
    assert texts(sitting.until(Recognised)) == ["roll"]
    assert not sitting.device.is_listening


def test_hands_free_listens_on(table):
    sitting = table(Tape(HUSH * 10, SPEECH, HUSH * 30), Parrot("roll", "keep the fours"))
    sitting.device.listen(hands_free=True)
    assert texts(sitting.until(Recognised)) == ["roll"]
    sitting.tape.give(SPEECH + HUSH * 30)
    assert texts(sitting.until(Recognised)) == ["keep the fours"]
    assert sitting.device.is_listening


def test_what_the_game_says_is_not_listened_to(table):
    sitting = table(Tape())
    sitting.speaks = True
    sitting.device.listen(hands_free=True)
    sitting.until(Opened)
    sitting.tape.give(SPEECH + HUSH * 30)
    wait_for(sitting.tape.given.empty)
    sitting.speaks = False
    sitting.clock.now += 1
    sitting.device.pump()
    sitting.tape.give(HUSH * 5 + SPEECH + HUSH * 30)
    sitting.until(Recognised)
    assert len(sitting.parrots[0].phrases) == 1


def test_the_room_rings_on_for_a_moment(table):
    sitting = table(Tape())
    sitting.speaks = True
    sitting.device.pump()
    sitting.speaks = False
    sitting.clock.now += 0.2
    assert sitting.device.is_ringing(0.25)
    sitting.clock.now += 0.1
    assert not sitting.device.is_ringing(0.25)


def test_it_gets_ready_for_what_may_be_said(table):
    sitting = table(Tape(HUSH))
    sitting.device.listen(hands_free=True)
    sitting.until(Opened)
    sitting.device.expect("sv", Context(dice=(1, 2, 3, 4, 5)))
    sitting.tape.give(SPEECH + HUSH * 30)
    sitting.until(Recognised)
    assert sitting.parrots[0].prepared[-1] == ("sv", Context(dice=(1, 2, 3, 4, 5)))


def test_a_muted_microphone_is_told_of_once(table):
    sitting = table(Tape(DEAD * 200, at_end=DEAD))
    sitting.device.listen(hands_free=True)
    sounds = sitting.until(Noticed)
    sitting.tape.give(DEAD * 200)
    wait_for(sitting.tape.given.empty)
    sounds += sitting.device.poll()
    assert notices(sounds) == ["voice.muted"]


@pytest.mark.parametrize(
    ("tape", "told"),
    [(Tape(at_end=b""), "voice.no_sound"), (Tape(HUSH * 10, at_end=b""), "voice.microphone_gone")],
)
def test_a_microphone_that_gives_nothing_more_is_told_of(table, tape, told):
    sitting = table(tape)
    sitting.device.listen(hands_free=False)
    assert notices(sitting.until(Closed)) == [told]
    assert not sitting.device.is_listening


def test_hands_free_a_microphone_that_is_back_is_listened_to_again(table, monkeypatch):
    monkeypatch.setattr("audio_yahtzee.devices.hearing.taking.RETRY", 0.01)
    tape = Tape(HUSH * 10, at_end=b"")
    sitting = table(tape)
    sitting.device.listen(hands_free=True)
    sounds = sitting.until(Noticed)
    tape.at_end = HUSH
    sounds += sitting.until(Noticed)
    assert [notice for notice in notices(sounds) if notice != "voice.no_sound"] == [
        "voice.microphone_gone",
        "voice.microphone_back",
    ]
    tape.give(SPEECH + HUSH * 30)
    assert texts(sitting.until(Recognised)) == ["roll"]


def test_a_microphone_that_cannot_be_opened_is_told_of(table):
    def refuse():
        raise SourceUnavailable(message("voice.no_microphone"))

    sitting = table(refuse)
    sitting.device.listen(hands_free=True)
    assert notices(sitting.until(Closed)) == ["voice.no_microphone"]


def test_a_driver_that_fails_is_told_of(table):
    sitting = table(Tape(HUSH * 5, at_end=RuntimeError("cable")))
    sitting.device.listen(hands_free=False)
    assert notices(sitting.until(Closed)) == ["voice.microphone_broke"]


def test_a_recogniser_that_fails_is_started_again_and_told_of_once(table):
    broken = [Parrot(ValueError("oops")), Parrot(ValueError("oops")), Parrot("roll")]
    sitting = table(Tape(HUSH), *broken)
    sitting.device.listen(hands_free=True)
    told = []
    for answer in (Noticed, Recognised, Recognised):
        sitting.tape.give(SPEECH + HUSH * 30)
        told += sitting.until(answer)
    assert notices(told) == ["voice.broke"]
    assert texts(told) == ["roll"]
    assert sitting.made == 3


def test_a_recogniser_that_fails_again_and_again_is_given_up(table):
    sitting = table(Tape(HUSH), Parrot(*[ValueError("oops")] * 9))
    sitting.device.listen(hands_free=True)
    told = []
    for answer in (Noticed, Recognised, Closed):
        sitting.tape.give(SPEECH + HUSH * 30)
        told += sitting.until(answer)
    assert notices(told) == ["voice.broke", "voice.given_up"]
    assert not sitting.device.is_listening


def test_whoever_opens_the_microphone_again_hears_again_that_there_is_none(table):
    sitting = table(Tape(HUSH), RecogniserUnavailable(message("hearing.no_sphinx")))
    for attempt in range(1, 4):
        sitting.device.listen(hands_free=False)
        assert notices(sitting.until(Closed)) == ["hearing.no_sphinx"]
        assert not sitting.device.is_listening
        assert sitting.made == attempt


def test_what_was_given_up_may_work_again_when_it_is_asked_for(table):
    broken = [Parrot(ValueError("oops")) for _ in range(recognising.MOST_FAILURES)]
    sitting = table(Tape(HUSH), *broken, Parrot("roll"))
    sitting.device.listen(hands_free=True)
    for answer in (Noticed, Recognised, Closed):
        sitting.tape.give(SPEECH + HUSH * 30)
        sitting.until(answer)
    assert not sitting.device.is_listening
    sitting.device.listen(hands_free=True)
    sitting.until(Opened)
    sitting.tape.give(SPEECH + HUSH * 30)
    assert texts(sitting.until(Recognised)) == ["roll"]


def test_a_recogniser_that_hangs_is_left_behind(table):
    forever = threading.Event()
    sitting = table(Tape(HUSH), Parrot(forever), Parrot("roll"))
    sitting.device.listen(hands_free=True)
    sitting.tape.give(SPEECH + HUSH * 30)
    sitting.until(Opened)
    wait_for(lambda: not sitting.device.poll() and sitting.parrots[0].phrases)
    sitting.clock.now += 1
    assert any(isinstance(sound, Thinking) for sound in sitting.device.poll())
    assert sitting.device.poll() == []
    sitting.clock.now += recognising.PATIENCE
    assert notices(sitting.device.poll()) == ["voice.hung"]
    sitting.tape.give(SPEECH + HUSH * 30)
    assert texts(sitting.until(Recognised)) == ["roll"]
    forever.set()


def test_a_recogniser_that_is_not_there_is_told_of_at_once(table):
    sitting = table(Tape(HUSH), RecogniserUnavailable(message("voice.no_microphone")))
    sitting.device.listen(hands_free=True)
    assert notices(sitting.until(Closed)) == ["voice.no_microphone"]
    assert sitting.made == 1


def test_stopped_nothing_more_is_heard_of_it(table):
    sitting = table(Tape(HUSH * 10))
    sitting.device.listen(hands_free=False)
    sitting.until(Opened)
    sitting.device.stop()
    sitting.tape.give(SPEECH + HUSH * 30)
    wait_for(lambda: not sitting.tape.is_open.is_set())
    assert sitting.device.poll() == []
    assert not sitting.device.is_busy


@pytest.mark.parametrize("is_held", [True, False])
def test_opened_for_a_phrase_it_closes_by_itself_where_none_is_said(table, monkeypatch, is_held):
    monkeypatch.setattr("audio_yahtzee.devices.hearing.taking._WAITED", 50)
    sitting = table(Tape(HUSH * 10))
    sitting.device.listen(hands_free=False)
    if not is_held:
        sitting.device.release()
    sitting.tape.give(HUSH * 30)
    assert sitting.until(Closed)[-1] == Closed(is_unsaid=True)
    assert not sitting.device.is_listening
    assert sitting.parrots[0].phrases == []


def test_hands_free_it_waits_for_a_phrase_without_end(table, monkeypatch):
    monkeypatch.setattr("audio_yahtzee.devices.hearing.taking._WAITED", 50)
    sitting = table(Tape(HUSH * 10))
    sitting.device.listen(hands_free=True)
    sitting.tape.give(HUSH * 300 + SPEECH + HUSH * 30)
    assert texts(sitting.until(Recognised)) == ["roll"]
    assert sitting.device.is_listening


def test_a_key_that_is_never_let_go_ends_the_phrase_in_the_end(table, monkeypatch):
    monkeypatch.setattr("audio_yahtzee.devices.hearing.taking._LONGEST", 100)
    sitting = table(Tape(HUSH * 10, SPEECH, HUSH * 100))
    sitting.device.listen(hands_free=False)
    assert texts(sitting.until(Recognised)) == ["roll"]
    assert not sitting.device.is_listening


def test_measured_it_tells_how_loud_it_is_and_recognises_nothing(table):
    sitting = table(Tape(HUSH * 20, SPEECH * 3, HUSH * 20))
    sitting.device.measure()
    sounds = sitting.until(Opened)
    wait_for(sitting.tape.given.empty)
    sounds += sitting.until(Measured)
    levels = [sound for sound in sounds if isinstance(sound, Measured)]
    # 20 + 60 + 20 frames in turns of 8 that are measured and 10 that rest.
    assert len(levels) >= 5
    assert levels[0].loudness is Loudness.SOFT
    assert levels[0].note == 0
    assert max(level.note for level in levels) == 8
    assert sitting.parrots[0].phrases == []
    sitting.device.stop()
    wait_for(lambda: not sitting.tape.is_open.is_set())


def test_measured_it_does_not_hear_the_game(table):
    sitting = table(Tape())
    sitting.speaks = True
    sitting.device.measure()
    sitting.until(Opened)
    sitting.tape.give(SPEECH * 5)
    wait_for(sitting.tape.given.empty)
    sitting.speaks = False
    sitting.clock.now += 1
    level = next(sound for sound in sitting.until(Measured) if isinstance(sound, Measured))
    assert level.note == 0


@pytest.mark.parametrize("at_end", [b"", RuntimeError("cable")])
def test_measured_a_microphone_that_is_gone_is_told_of(table, at_end):
    sitting = table(Tape(at_end=at_end))
    sitting.device.measure()
    found = sitting.until(Noticed if at_end == b"" else Closed)
    assert notices(found) == ["voice.no_sound" if at_end == b"" else "voice.microphone_broke"]
