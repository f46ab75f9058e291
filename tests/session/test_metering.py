"""Hearing how loud one is heard, from the settings."""

import pytest
from support.talking import Talk

from audio_yahtzee.messages import message
from audio_yahtzee.session.hearing_ports import Closed, Noticed
from audio_yahtzee.session.measured import Loudness, Measured
from audio_yahtzee.session.metering import LevelMode

ROOM = Measured(Loudness.SOFT, 0)
DEAD = Measured(Loudness.MUTED, 0)
SOFT = Measured(Loudness.SOFT, 2)
GOOD = Measured(Loudness.GOOD, 5)
LOUD = Measured(Loudness.LOUD, 10)
ENTRY = {"en": ("settings", "hear how loud"), "sv": ("inställningar", "hör hur starkt")}


@pytest.fixture
def meter():
    """Return what opens the meter from the settings."""

    def opened(language="en", *before, **options):
        talk = Talk(language=language, **options)
        talk.press(*before, "escape")
        for entry in ENTRY[language]:
            said = talk.choose(entry)
        assert isinstance(talk.mode, LevelMode)
        return talk, said

    return opened


def test_the_louder_one_speaks_the_higher_the_tone(meter):
    talk, said = meter()
    (told,) = said
    assert "the higher the tone, the louder you are. Enter says it in words, Escape ends it." in told
    assert talk.microphone.calls == ["measure"]
    assert talk.happens(ROOM, SOFT, GOOD, LOUD) == []
    assert talk.ear.sounds == ["hand.face.2", "hand.face.5", "hand.face.10"]


@pytest.mark.parametrize(
    ("language", "levels", "words"),
    [
        ("en", (), "Nothing comes from the microphone."),
        ("en", (ROOM, DEAD), "Nobody speaks"),
        ("en", (ROOM, SOFT, ROOM), "Quiet. Come nearer"),
        ("en", (SOFT, GOOD, ROOM), "Good."),
        ("en", (GOOD, LOUD), "Too loud."),
        ("sv", (SOFT,), "Svagt. Gå närmare"),
        ("sv", (GOOD,), "Bra."),
        ("sv", (LOUD,), "För starkt."),
        ("sv", (DEAD,), "Inget hörs från mikrofonen. Är den avstängd?"),
    ],
)
def test_a_key_says_it_in_words(meter, language, levels, words):
    talk, _ = meter(language)
    talk.happens(*levels)
    for key in ("enter", "space", "f4"):
        (said,) = talk.press(key)
        assert said.startswith(words)
    assert talk.microphone.is_listening


def test_what_was_loud_long_ago_is_forgotten(meter):
    talk, _ = meter()
    talk.happens(LOUD, *[ROOM] * 8)
    assert talk.press("enter")[0].startswith("Nobody speaks")


def test_of_a_dead_microphone_one_is_told_once(meter):
    talk, _ = meter()
    assert talk.happens(DEAD, DEAD) == []
    assert talk.happens(DEAD, DEAD, DEAD, DEAD) == ["Nothing comes from the microphone. Is it muted?"]
    talk.happens(GOOD, *[ROOM] * 8)
    assert talk.happens(*[DEAD] * 9) == ["Nothing comes from the microphone. Is it muted?"]


def test_a_reader_has_it_in_words_as_it_changes(meter):
    talk, _ = meter()
    talk.ear.takes_time = False
    assert [line.partition(".")[0] for line in talk.happens(ROOM, ROOM, SOFT, GOOD, GOOD, LOUD, LOUD)] == [
        "Nobody speaks, as far as the microphone hears",
        "Quiet",
        "Good",
        "Too loud",
    ]
    assert "hand.face.5" not in talk.ear.sounds


def test_it_ends_where_it_began(meter):
    talk, _ = meter()
    assert "Hear how loud you are." in talk.press("escape")
    assert "mic.closed" in talk.ear.sounds
    assert talk.microphone.calls[-1] == "stop"
    assert not talk.session.voice.is_taking_a_phrase


def test_whoever_was_listened_to_hands_free_still_is_afterwards(meter):
    talk, _ = meter("en", "m", "m")
    talk.press("escape")
    assert talk.microphone.calls[-2:] == ["stop", "hands-free"]


def test_a_microphone_that_cannot_be_had_ends_it(meter):
    talk, _ = meter()
    said = talk.happens(Closed(message("voice.no_microphone")))
    assert said[0].startswith("There is no microphone")
    assert said[-1] == "Hear how loud you are."
    assert talk.happens(Noticed(message("voice.microphone_gone"))) == ["The microphone is gone."]


def test_whoever_is_led_elsewhere_is_not_measured_there(meter):
    talk, _ = meter()
    talk.session.clear(talk.session.table)
    talk.happens(GOOD)
    assert talk.microphone.calls[-1] == "stop"
    assert talk.ear.sounds == []
