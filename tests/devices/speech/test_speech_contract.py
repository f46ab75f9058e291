"""What every voice promises, asked of each: a new device is one line in `DEVICES`."""

import threading
from dataclasses import dataclass

import pytest
from speech_fakes import FakeAppKit, FakeSapi, install_stock_driver

from audio_yahtzee.devices.speech.chain import SpeechChain
from audio_yahtzee.devices.speech.engine import live_speech, mixer_speech
from audio_yahtzee.devices.speech.espeak import EspeakSynthesiser
from audio_yahtzee.devices.speech.nsss import NsssSynthesiser
from audio_yahtzee.devices.speech.null import NullSpeech
from audio_yahtzee.devices.speech.port import Utterance
from audio_yahtzee.devices.speech.recording import RecordingSpeech
from audio_yahtzee.devices.speech.sapi import SapiSynthesiser

DEVICES = {
    "espeak": lambda: mixer_speech("espeak", EspeakSynthesiser),
    "sapi": lambda: mixer_speech("sapi", lambda: SapiSynthesiser(FakeSapi())),
    "nsss": lambda: mixer_speech("nsss", lambda: NsssSynthesiser(FakeAppKit)),
    "live": lambda: live_speech(install_stock_driver()[0]),
    "none": NullSpeech,
    "recording": RecordingSpeech,
    "chain": lambda: SpeechChain({"espeak": DEVICES["espeak"], "none": NullSpeech}),
}


@dataclass(frozen=True)
class Quick(Utterance):
    """Spoken fast, for tests that wait for its end."""

    language: str = "en"
    rate: int = 900


@pytest.fixture(params=DEVICES)
def device(request, dummy_output):
    device = DEVICES[request.param]()
    yield device
    device.close()


def test_it_has_a_name_and_voices_with_languages(device):
    assert device.name in {*DEVICES} - {"chain"}
    for voice in device.voices():
        assert voice.id
        assert voice.name
        assert voice.language.partition("-")[0].isalpha()
    assert device.voices() or device.name == "none"


def test_it_speaks_and_comes_to_an_end(device, pump_until):
    assert not device.is_speaking
    device.speak(Quick("Six"))
    assert device.is_speaking, "speaking must not wait for the sound"
    pump_until(device, lambda: not device.is_speaking)


def test_what_follows_waits_its_turn(device, pump_until):
    device.speak(Quick("Six"))
    device.speak(Quick("Seks", language="sv"))
    assert device.is_speaking
    pump_until(device, lambda: not device.is_speaking)


def test_it_falls_silent_and_speaks_again(device, pump_until):
    device.speak(Utterance("A long story about dice. It goes on. And on. And on.", "en"))
    device.speak(Utterance("And then another one.", "sv"))
    device.pump()
    device.stop()
    assert not device.is_speaking
    device.pump()
    assert not device.is_speaking
    device.speak(Quick("Six"))
    assert device.is_speaking
    pump_until(device, lambda: not device.is_speaking)


def test_stopping_silence_does_nothing(device):
    device.stop()
    device.stop()
    assert not device.is_speaking


@pytest.mark.parametrize("text", ["", "   ", "...", "\n\n"])
def test_what_holds_no_words_does_not_hold_up_the_rest(device, text, pump_until):
    device.speak(Quick(text))
    pump_until(device, lambda: not device.is_speaking)
    device.speak(Quick("Six"))
    assert device.is_speaking
    pump_until(device, lambda: not device.is_speaking)


@pytest.mark.parametrize(
    "utterance",
    [
        Quick("Six", language="tlh"),
        Quick("Sex", language="sv-FI"),
        Quick("Six", voice="no such voice"),
        Quick("Six", rate=1),
        Quick("Six", rate=10_000),
        Quick("Six", volume=7.0),
        Quick("Six\0seven"),
        Quick("Half a character \ud83c"),
        Quick("<b>Fish & chips</b> </speak>"),
        Quick("🎲⚅ 骰子"),
        Quick("dice " * 2000),
    ],
    ids=lambda utterance: ascii(utterance.text[:12]),
)
def test_odd_requests_break_nothing(device, utterance):
    device.speak(utterance)
    for _ in range(5):
        device.pump()
    device.stop()
    assert not device.is_speaking


def test_it_can_be_closed_twice_and_is_silent_then(dummy_output):
    before = set(threading.enumerate())
    for make in DEVICES.values():
        device = make()
        device.speak(Utterance("A long story about dice.", "en"))
        device.close()
        device.close()
        assert not device.is_speaking
        device.stop()
    assert set(threading.enumerate()) == before, "a thread was left behind"
