"""The ears: what is spoken when, what is dropped, and what a reader reads."""

import pytest
from support.sitting import catalogue

from audio_yahtzee.devices.ear import AFTER_SOUND, SpokenEar, WrittenEar
from audio_yahtzee.devices.sound.recording import RecordingEffects
from audio_yahtzee.devices.speech.recording import RecordingSpeech, Stopped
from audio_yahtzee.messages import Verbosity, message
from audio_yahtzee.narration.cues import Manner, Play, Priority, Say, Side
from audio_yahtzee.session.preferences import Preferences

LANDING = Play("dice.roll.5", delay=0.35, is_waited_for=True)
LENGTH = 0.5
"""Seconds of every sound here."""


class Voice(RecordingSpeech):
    """A voice whose utterances last until `finish`, as real ones do."""

    def pump(self):
        pass

    def finish(self):
        super().pump()


class Listening:
    """A spoken ear on a clock that is set by hand."""

    def __init__(self, **preferences):
        self.now = 0.0
        self.voice = Voice()
        self.effects = RecordingEffects()
        self.captions = []
        self.preferences = Preferences(**preferences)
        self.ear = SpokenEar(
            catalogue(),
            self.voice,
            self.effects,
            lengths=lambda _: LENGTH,
            caption=self.captions.append,
            clock=lambda: self.now,
        )

    def hear(self, *cues):
        self.ear.hear(cues, self.preferences)

    def say_out(self):
        """Let everything be said to its end, turn by turn of the loop; return all that was spoken."""
        for _ in range(100):
            self.ear.pump()
            self.voice.finish()
        return [utterance.text for utterance in self.voice.spoken]


def said(number, **how):
    """Return a cue that says a number of its own."""
    return Say(message("rate.now", rate=number), **how)


def words(*numbers):
    return [f"{number} words a minute." for number in numbers]


@pytest.fixture
def listening():
    return Listening()


def test_words_wait_until_the_dice_have_landed(listening):
    listening.hear(LANDING, said(1))
    assert listening.effects.sounds == ["dice.roll.5"]
    assert listening.ear.is_speaking
    listening.now = LANDING.delay + LENGTH - 0.01
    listening.ear.pump()
    assert listening.voice.texts == []
    listening.now = LANDING.delay + LENGTH
    listening.ear.pump()
    assert listening.voice.texts == words(1)


def test_words_do_not_wait_for_other_sounds(listening):
    listening.hear(Play("score.own"), said(1))
    assert listening.voice.texts == words(1)


def test_words_that_come_later_wait_for_the_dice_too(listening):
    listening.hear(LANDING, said(1))
    listening.hear(said(2))
    assert listening.voice.texts == []
    listening.now = 10.0
    assert listening.say_out() == words(1, 2)


def test_a_hush_empties_everything_and_waits_for_no_dice_any_more(listening):
    listening.hear(said(1), said(2))
    listening.hear(LANDING, said(3))
    listening.ear.hush()
    assert listening.voice.log[-1] == Stopped(1)
    assert not listening.ear.is_speaking
    listening.hear(said(4))
    assert listening.say_out() == words(4)


def test_messages_are_spoken_in_their_order_one_at_a_time(listening):
    listening.hear(said(1), said(2))
    listening.hear(said(3))
    assert listening.voice.texts == words(1)
    assert listening.say_out() == words(1, 2, 3)


def test_the_same_text_twice_is_spoken_twice(listening):
    listening.hear(said(1))
    listening.hear(said(1))
    assert listening.say_out() == words(1, 1)


def test_next_comes_before_all_that_waits_but_lets_the_sentence_end(listening):
    listening.hear(said(1), said(2))
    listening.hear(said(3, priority=Priority.NEXT))
    assert Stopped(1) not in listening.voice.log
    assert listening.say_out() == words(1, 3, 2)


def test_what_is_to_come_next_keeps_its_own_order(listening):
    listening.hear(said(1), said(2))
    for number in (3, 4):
        listening.hear(said(number, priority=Priority.NEXT))
    assert listening.say_out() == words(1, 3, 4, 2)


def test_now_drops_all_that_is_said_and_waits(listening):
    listening.hear(said(1), said(2))
    listening.hear(said(3, priority=Priority.NOW))
    assert listening.voice.log[1] == Stopped(1)
    assert listening.say_out() == words(3)


def test_stale_news_of_others_is_dropped_once_newer_news_waits(listening):
    listening.hear(said(1, may_be_dropped=True), said(2, may_be_dropped=True))
    listening.ear.pump()
    listening.hear(said(3))
    assert listening.say_out() == words(1, 3)


def test_news_of_others_does_not_push_out_news_of_others(listening):
    listening.hear(said(1, may_be_dropped=True), said(2, may_be_dropped=True))
    listening.ear.pump()
    listening.hear(said(3, may_be_dropped=True))
    assert listening.say_out() == words(1, 2, 3)


def test_what_happened_together_is_told_together(listening):
    """The opponent's last result and one's own turn come in the same turn of the loop: both are heard."""
    listening.hear(LANDING, said(1, may_be_dropped=True), said(2, may_be_dropped=True))
    listening.hear(said(3))
    listening.now = 10.0
    assert listening.say_out() == words(1, 2, 3)


def test_words_are_in_the_listeners_voice_and_language():
    listening = Listening(language="sv", rate=300, speech_volume=40, effects_volume=30, mono=True)
    listening.hear(said(1), Say(message("language.chosen"), language="en"))
    listening.say_out()
    first, second = listening.voice.spoken
    assert (first.text, first.language, first.rate, first.volume) == ("1 ord i minuten.", "sv", 300, 0.4)
    assert (second.text, second.language) == ("English.", "en")
    assert listening.effects.volume == 0.3
    assert listening.effects.is_mono


def test_a_voice_and_a_side_are_the_listeners_unless_they_let_themselves_be_heard():
    listening = Listening(voice="deep", side=Side.RIGHT)
    manners = (None, Manner(voice=""), Manner(voice="high"), Manner(side=Side.LEFT))
    listening.hear(*(said(1, manner=manner) for manner in manners))
    listening.say_out()
    heard = [(utterance.voice, utterance.pan) for utterance in listening.voice.spoken]
    assert heard == [("deep", 0.7), (None, 0.7), ("high", 0.7), ("deep", -0.7)]


def test_for_one_ear_every_voice_is_in_the_middle():
    listening = Listening(side=Side.LEFT, mono=True)
    listening.hear(said(1), said(2, manner=Manner(side=Side.RIGHT)))
    listening.say_out()
    assert [utterance.pan for utterance in listening.voice.spoken] == [0.0, 0.0]


def test_everything_spoken_is_captioned_a_batch_at_a_time(listening):
    listening.hear(Play("menu.open"))
    assert listening.captions == []
    listening.hear(said(1), said(2))
    assert listening.captions == ["1 words a minute. 2 words a minute."]


def test_effects_are_lowered_while_a_voice_speaks(listening):
    listening.hear(said(1))
    assert listening.effects.is_ducked
    listening.voice.finish()
    listening.ear.pump()
    assert not listening.effects.is_ducked


def test_an_ear_is_busy_while_words_wait_and_shortly_after_sounds(listening):
    assert not listening.ear.is_busy
    listening.hear(Play("menu.move", delay=1.0))
    listening.now = 1.0 + AFTER_SOUND - 0.01
    assert listening.ear.is_busy
    listening.now = 1.0 + AFTER_SOUND
    assert not listening.ear.is_busy
    listening.hear(said(1))
    assert listening.ear.is_busy
    assert listening.ear.takes_time


def test_a_mute_voice_holds_nothing_up():
    listening = Listening()
    listening.voice.close()
    listening.hear(said(1), said(2))
    assert not listening.ear.is_speaking


def test_closing_lets_the_effects_go_though_the_voice_fails_at_it(listening):
    def failing():
        raise OSError

    listening.voice.close = failing
    with pytest.raises(OSError):  # noqa: PT011 -- it is the one raised above
        listening.ear.close()
    assert listening.effects.is_closed


def test_the_listeners_sound_pack_is_used():
    listening = Listening(pack="felt")
    used = []
    listening.ear._use_pack = used.append
    listening.hear(said(1))
    assert used == ["felt"]


def test_closing_lets_voice_and_effects_go(listening):
    listening.hear(said(1))
    listening.ear.close()
    assert listening.voice.is_closed
    assert listening.effects.is_closed
    assert not listening.ear.is_speaking


@pytest.mark.parametrize(
    ("language", "expected"),
    [("en", "A, comma, space, 1, full stop"), ("sv", "A, komma, blanksteg, 1, punkt")],
)
def test_spelling_says_letters_and_names_of_signs(language, expected):
    listening = Listening(language=language)
    listening.hear(Say(message("entry.typed", text="A, 1."), spelled=True))
    assert [text.casefold() for text in listening.say_out()] == [expected.casefold()]


@pytest.fixture
def reading():
    """Return a written ear's `hear` and the lines it wrote."""
    lines = []
    return WrittenEar(catalogue(), lines.append), lines


def test_a_reader_gets_one_line_for_each_batch(reading):
    ear, lines = reading
    ear.hear([LANDING, said(1), said(2)], Preferences())
    ear.hear([said(3)], Preferences(language="sv", verbosity=Verbosity.BRIEF))
    assert lines == ["1 words a minute. 2 words a minute.", "3."]


def test_a_reader_reads_in_words_what_would_be_sounds_alone(reading):
    ear, lines = reading
    ear.hear([Play("menu.close")], Preferences())
    ear.hear([Play("menu.close", is_announced=True)], Preferences())
    ear.hear([Play("menu.end")], Preferences(language="sv"))
    ear.hear([Play("hand.face.2"), Play("hand.kept.5")], Preferences())
    ear.hear([Play("dice.keep")], Preferences())
    ear.hear([], Preferences())
    assert lines == ["Closed.", "Tyst.", "Two, five."]


def test_a_reader_is_never_waited_for(reading):
    ear, lines = reading
    ear.hear([said(1)], Preferences())
    ear.hush()
    assert not ear.is_speaking
    assert not ear.takes_time
    assert len(lines) == 1
