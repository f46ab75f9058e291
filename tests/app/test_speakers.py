"""The voices that are offered, by names that tell them apart in the listener's language."""

import pytest
from support.sitting import catalogue

from audio_yahtzee.devices.speech.port import Voice
from audio_yahtzee.speakers import speakers

ESPEAK = (
    Voice("gmw/en", "English (Great Britain)", "en-GB", "own"),
    Voice("gmw/en-Shaw", "English (Shavian alphabet)", "en-Shaw", "own"),
    Voice("gmw/en-US", "English (America)", "en-US", "own"),
    Voice("gmq/sv", "Swedish", "sv", "own"),
    Voice("gmw/en+f3", "English (Great Britain)", "en-GB", "f3"),
    Voice("gmw/en-US+f3", "English (America)", "en-US", "f3"),
    Voice("gmq/sv+f3", "Swedish", "sv", "f3"),
)
SAPI = (Voice("a", "Zira", "en-US"), Voice("b", "David", "en-US"), Voice("c", "Bengt", "sv-SE"))


@pytest.mark.parametrize(
    ("voices", "language", "said_in", "expected"),
    [
        (
            ESPEAK,
            "en",
            "en",
            {"gmw/en-US+f3": "Woman 1, American", "gmw/en": "British", "gmw/en+f3": "Woman 1, British"},
        ),
        (
            ESPEAK,
            "en",
            "sv",
            {"gmw/en-US+f3": "Kvinna 1, amerikansk", "gmw/en": "Brittisk", "gmw/en+f3": "Kvinna 1, brittisk"},
        ),
        (ESPEAK, "sv", "sv", {"gmq/sv+f3": "Kvinna 1"}),
        (SAPI, "en-GB", "en", {"b": "David"}),
        (SAPI, "sv", "sv", {}),
        (SAPI, "fi", "en", {}),
        ((), "en", "en", {}),
    ],
)
def test_all_but_the_usual_voice_are_offered_nearest_first(voices, language, said_in, expected):
    offered = speakers(voices, language)
    words = {speaker.id: catalogue().text(speaker.name, said_in) for speaker in offered}
    assert list(words.items()) == list(expected.items())
