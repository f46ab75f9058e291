"""How espeak-ng says words, as a recogniser is told."""

# ruff: noqa: RUF001 -- IPA is what is tested

import pytest

from audio_yahtzee.devices.speech import ipa
from audio_yahtzee.devices.speech.ipa import ipa_of
from audio_yahtzee.devices.speech.port import SpeechUnavailable
from audio_yahtzee.messages import message


@pytest.mark.parametrize(
    ("word", "voice", "sounds"),
    [("keep", "en-us", "iː"), ("skjorta", "sv", "uː"), ("25", "sv", "fɛm"), ("x(2)", "en-us", "tuː")],
)
def test_words_and_numbers_are_said_as_the_language_has_them(word, voice, sounds):
    assert sounds in ipa_of(word, voice).replace("ˈ", "").replace("ˌ", "")


@pytest.mark.parametrize("word", ["", " ", "((", "\ud800", "a\0b", "a" * 1000, "—"])
def test_whatever_stands_for_a_word_does_no_harm(word):
    assert " " not in ipa_of(word, "en-us")


@pytest.mark.parametrize("voice", ["nonsense", "", "\ud800"])
def test_a_voice_that_there_is_not_says_nothing(voice):
    assert ipa_of("word", voice) == ""


def test_without_espeak_nothing_is_said(monkeypatch):
    def none():
        raise SpeechUnavailable(message("speech.library_missing"))

    monkeypatch.setattr(ipa, "load_espeak", none)
    assert ipa_of("word", "en-us") == ""
