"""The voices of Windows and macOS, and pyttsx3 as it comes, over fakes: what they are asked, what comes."""

import threading
from array import array
from types import SimpleNamespace

import numpy as np
import pytest
from pyttsx3.voice import Voice as StockVoice
from speech_fakes import FakeAppKit, FakeSapi, FakeStockDriver, FakeSynthesiser, install_stock_driver, tone

from audio_yahtzee.devices.speech.driver import register
from audio_yahtzee.devices.speech.engine import live_speech, mixer_speech
from audio_yahtzee.devices.speech.nsss import NsssSynthesiser
from audio_yahtzee.devices.speech.player import ClipPlayer
from audio_yahtzee.devices.speech.port import SpeechUnavailable, Utterance
from audio_yahtzee.devices.speech.sapi import SapiSynthesiser


def spoken(loudness):
    """A tone of so many times the usual loudness, and a second of silence behind it."""
    samples = array("h", tone(0.5))
    louder = array("h", [round(loudness * sample) for sample in samples])
    return louder.tobytes() + bytes(44_100)


def assert_finished(clip):
    samples = np.frombuffer(clip.samples, "<i2") / 32_768
    assert clip.rate == 22_050
    assert 0.5 < clip.seconds < 0.6, "the silence behind it is cut"
    level = 10 * np.log10(np.mean(samples[: clip.rate // 2] ** 2))
    assert abs(level + 17) < 1, level


class TestSapi:
    def test_its_voices_have_languages_even_where_windows_lists_several(self):
        assert [voice.language for voice in SapiSynthesiser(FakeSapi()).voices()] == ["en-US", "sv-SE"]

    def test_one_odd_voice_does_not_take_the_others_along(self):
        odd = FakeSapi(languages=("409", "", "nonsense", "41D", None))
        assert [voice.language for voice in SapiSynthesiser(odd).voices()] == ["en-US", "sv-SE"]

    def test_a_text_is_no_markup_and_is_read_by_the_voice_of_its_language(self):
        sapi = FakeSapi()
        SapiSynthesiser(sapi).synthesise(Utterance("Fisk & <b>", "sv"))
        assert sapi.said == [("key/41D", "Fisk & <b>", 16)]

    @pytest.mark.parametrize("loudness", [0.1, 0.5, 2.0])
    def test_its_clips_are_trimmed_and_as_loud_as_speech(self, loudness):
        sapi = FakeSapi()
        sapi.data = spoken(loudness)
        assert_finished(SapiSynthesiser(sapi).synthesise(Utterance("x", "en")))

    def test_its_rate_stays_on_its_scale_and_rises(self):
        sapi = FakeSapi()
        synthesiser = SapiSynthesiser(sapi)
        for rate in (1, 80, 157, 200, 300, 900):
            synthesiser.synthesise(Utterance("x", "en", rate=rate))
        assert sapi.rates == sorted(sapi.rates)
        assert (sapi.rates[0], sapi.rates[2], sapi.rates[-1]) == (-10, 0, 10)

    def test_what_is_cancelled_is_not_begun(self):
        sapi = FakeSapi()
        assert SapiSynthesiser(sapi).synthesise(Utterance("x", "en"), lambda: True).samples == b""
        assert sapi.said == []

    def test_all_of_com_stays_on_one_thread(self, dummy_output, pump_until):
        sapi = FakeSapi()
        speech = mixer_speech("sapi", lambda: SapiSynthesiser(sapi))
        speech.speak(Utterance("One. Two.", "en"))
        pump_until(speech, lambda: not speech.is_speaking)
        speech.close()
        assert len(sapi.threads) == 1
        assert threading.get_ident() not in sapi.threads

    def test_without_windows_it_says_so(self, dummy_output):
        with pytest.raises(SpeechUnavailable) as failure:
            mixer_speech("sapi", SapiSynthesiser)
        assert failure.value.reason.id == "speech.system_voice_missing"

    def test_without_voices_it_says_so(self):
        with pytest.raises(SpeechUnavailable) as failure:
            SapiSynthesiser(FakeSapi(languages=()))
        assert failure.value.reason.id == "speech.no_voices"


class TestNsss:
    def test_its_voices_have_languages(self):
        voices = NsssSynthesiser(FakeAppKit).voices()
        assert [(voice.name, voice.language) for voice in voices] == [("Alex", "en-US"), ("Alva", "sv-SE")]

    @pytest.mark.parametrize("loudness", [0.1, 0.5, 2.0])
    def test_the_file_it_writes_becomes_a_clip_trimmed_and_as_loud_as_speech(self, monkeypatch, loudness):
        monkeypatch.setattr(FakeAppKit, "data", spoken(loudness))
        assert_finished(NsssSynthesiser(FakeAppKit).synthesise(Utterance("x", "sv")))

    def test_one_odd_voice_does_not_take_the_others_along(self, monkeypatch):
        sound = FakeAppKit().attributes()
        monkeypatch.setattr(FakeAppKit, "attributes", lambda _: [{"VoiceName": "Odd"}, None, *sound])
        assert [voice.name for voice in NsssSynthesiser(FakeAppKit).voices()] == ["Alex", "Alva"]

    def test_what_is_cancelled_is_dropped(self):
        assert NsssSynthesiser(FakeAppKit).synthesise(Utterance("x", "sv"), lambda: True).samples == b""

    def test_a_voice_that_never_ends_is_given_up(self, monkeypatch):
        monkeypatch.setattr("audio_yahtzee.devices.speech.nsss._PATIENCE_STEPS", 3)
        monkeypatch.setattr(FakeAppKit, "begin", lambda *_: lambda: True)
        with pytest.raises(SpeechUnavailable) as failure:
            NsssSynthesiser(FakeAppKit).synthesise(Utterance("x", "sv"))
        assert failure.value.reason.id == "speech.synthesis_failed"

    def test_without_macos_it_says_so(self, dummy_output):
        with pytest.raises(SpeechUnavailable) as failure:
            mixer_speech("nsss", NsssSynthesiser)
        assert failure.value.reason.id == "speech.system_voice_missing"

    def test_without_voices_it_says_so(self, monkeypatch):
        monkeypatch.setattr(FakeAppKit, "attributes", lambda _: [])
        with pytest.raises(SpeechUnavailable) as failure:
            NsssSynthesiser(FakeAppKit)
        assert failure.value.reason.id == "speech.no_voices"


class TestLive:
    def test_all_is_said_in_order_and_by_voices_of_its_language(self, pump_until):
        name, made = install_stock_driver()
        speech = live_speech(name)
        speech.speak(Utterance("One", "en"))
        speech.speak(Utterance("Två", "sv"))
        pump_until(speech, lambda: not speech.is_speaking)
        speech.speak(Utterance("Three", "en"))
        pump_until(speech, lambda: not speech.is_speaking)
        assert made[0].said == [("One", "v.en"), ("Två", "v.sv"), ("Three", "v.en")]

    def test_a_driver_that_breaks_is_reported(self, monkeypatch, pump_until):
        name, made = install_stock_driver()
        speech = live_speech(name)
        made[0]._properties.pop("volume")
        speech.speak(Utterance("One", "en"))
        with pytest.raises(SpeechUnavailable) as failure:
            pump_until(speech, lambda: not speech.is_speaking)
        assert failure.value.reason.id == "speech.synthesis_failed"

    def test_a_driver_that_never_tells_of_the_end_is_given_up(self):
        clock = SimpleNamespace(now=0.0)
        name, made = install_stock_driver()
        speech = live_speech(name)
        speech._clock = lambda: clock.now
        speech._pumped = 0.0
        speech.speak(Utterance("One two three four five.", "en", rate=100))
        made[0]._left = 10**9
        # Five words at a hundred a minute are three seconds; three times that and ten more are allowed.
        for _ in range(37):
            clock.now += 0.5
            speech.pump()
        clock.now += 0.5
        speech.pump()
        clock.now += 0.5
        with pytest.raises(SpeechUnavailable) as failure:
            speech.pump()
        assert failure.value.reason.id == "speech.synthesis_stuck"

    def test_voices_described_in_bytes_and_odd_ones_are_no_trouble(self, monkeypatch):
        name, _ = install_stock_driver()
        odd = [StockVoice("a", "A", [b"\x05sv"]), StockVoice("b", "B", 7), StockVoice("c", "C", None)]
        real = FakeStockDriver.getProperty
        monkeypatch.setattr(
            FakeStockDriver, "getProperty", lambda self, key: odd if key == "voices" else real(self, key)
        )
        voices = live_speech(name).voices()
        assert [(voice.id, voice.language) for voice in voices] == [("a", "sv"), ("c", "und")]

    def test_without_a_driver_it_says_so(self):
        with pytest.raises(SpeechUnavailable) as failure:
            live_speech("no_such_driver")
        assert failure.value.reason.id == "speech.system_voice_missing"


class TestOurDriverUnderPyttsx3:
    @pytest.fixture
    def engine(self, dummy_output):
        from pyttsx3.engine import Engine  # noqa: PLC0415 -- its import is what is tested

        self.fake = FakeSynthesiser()
        player = ClipPlayer(lambda: self.fake)
        yield Engine(register("test", player))
        player.close()

    def test_run_and_wait_says_all_and_returns(self, engine):
        finished = []
        engine.connect("finished-utterance", lambda name, completed: finished.append((name, completed)))
        engine.setProperty("rate", 300)
        engine.say("One.", "first")
        engine.setProperty("volume", 0.5)
        engine.say("Two.", "second")
        engine.runAndWait()
        assert finished == [("first", True), ("second", True)]
        said = [(utterance.text, utterance.rate, utterance.volume) for utterance, _ in self.fake.asked]
        assert said == [("One.", 300, 1.0), ("Two.", 300, 0.5)]

    def test_its_properties_can_be_read(self, engine):
        assert [voice.language for voice in engine.getProperty("voices")] == ["en", "sv"]
        assert engine.getProperty("rate") == 200
        with pytest.raises(KeyError):
            engine.getProperty("colour")

    def test_an_unknown_property_is_reported(self, engine):
        errors = []
        engine.connect("error", lambda name, exception: errors.append(exception))
        engine.setProperty("colour", "blue")
        engine.runAndWait()
        assert [type(error) for error in errors] == [TypeError]
