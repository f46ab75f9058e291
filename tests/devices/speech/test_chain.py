"""Which voice is chosen, what replaces it, and what the player is told."""

import itertools

import pytest
from speech_fakes import unavailable

from audio_yahtzee.devices.speech import chain as chain_module
from audio_yahtzee.devices.speech.chain import OPENERS, SpeechChain, _usual_names, open_speech
from audio_yahtzee.devices.speech.null import NullSpeech
from audio_yahtzee.devices.speech.port import OutputLost, Utterance
from audio_yahtzee.devices.speech.recording import RecordingSpeech
from audio_yahtzee.messages import message

BROKEN = message("speech.output_lost")


class Named(RecordingSpeech):
    def __init__(self, name, languages=("en", "sv")):
        super().__init__(languages)
        self.name = name


def ids(notices):
    return [notice.id for notice in notices]


def test_the_first_that_opens_speaks_and_nothing_is_told():
    speech = open_speech(None, {"a": lambda: Named("a"), "none": NullSpeech})
    assert speech.name == "a"
    assert speech.notices() == []


def test_each_that_does_not_open_is_told_once_with_its_reason():
    missing = message("speech.library_missing")
    openers = {"a": unavailable(missing), "b": unavailable(BROKEN), "c": lambda: Named("c")}
    speech = open_speech("auto", openers)
    assert speech.name == "c"
    first, second, instead = speech.notices()
    assert (first.id, second.id, instead.id) == ("speech.failed", "speech.failed", "speech.now_speaking")
    assert (first.values["reason"], second.values["reason"]) == (missing, BROKEN)
    assert first.values["failed"].values["device"] == "a"
    assert instead.values["instead"].values["device"] == "c"
    assert speech.notices() == [], "it was told already"


def test_a_voice_that_has_gone_is_told_once_and_the_text_is_said():
    speech = open_speech(None, {"a": lambda: Named("a")})
    for voice in ("gone", "gone", "sv", None):
        speech.speak(Utterance("Six", "en", voice))
    (notice,) = speech.notices()
    assert (notice.id, notice.values["voice"]) == ("voices.gone", "gone")
    assert len(speech._device.texts) == 4


def test_where_nothing_speaks_no_voice_is_missed():
    speech = open_speech(None, {"none": NullSpeech})
    speech.speak(Utterance("Six", "en", "gone"))
    assert speech.notices() == []


def test_the_preferred_device_is_tried_first_and_the_others_follow():
    openers = {"a": lambda: Named("a"), "b": lambda: Named("b"), "c": unavailable(BROKEN)}
    assert open_speech("b", openers).name == "b"
    speech = open_speech("c", openers)
    assert speech.name == "a"
    assert ids(speech.notices()) == ["speech.failed", "speech.now_speaking"]


def test_a_preferred_device_of_another_system_is_tried(monkeypatch):
    monkeypatch.setattr(chain_module, "_usual_names", lambda platform: ["none"])
    monkeypatch.setitem(OPENERS, "sapi", lambda: Named("sapi"))
    assert open_speech("sapi").name == "sapi"
    assert open_speech().name == "none"


def test_an_unknown_device_is_told_with_those_that_exist():
    speech = open_speech("espaek", {"espeak": lambda: Named("espeak"), "none": NullSpeech})
    assert speech.name == "espeak"
    (notice,) = speech.notices()
    assert notice.id == "speech.device_unknown"
    assert notice.values["name"] == "espaek"
    assert notice.values["choices"].values == ("auto", "espeak", "none")


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin", "freebsd14"])
def test_every_system_has_known_devices_and_ends_in_silence(platform):
    names = _usual_names(platform)
    assert names[0] == "espeak"
    assert names[-1] == "none"
    assert set(names) <= set(OPENERS)


def test_a_device_that_breaks_is_replaced_and_what_was_unsaid_is_said_again():
    first, second = Named("a"), Named("b")
    speech = SpeechChain({"a": lambda: first, "b": lambda: second, "none": NullSpeech})
    speech.speak(Utterance("Said to its end.", "en"))
    speech.pump()
    speech.speak(Utterance("Two.", "en"))
    speech.speak(Utterance("Three.", "en"))
    first.fail(BROKEN)
    speech.pump()
    assert first.is_closed
    assert speech.name == "b"
    assert second.texts == ["Two.", "Three."]
    assert speech.is_speaking
    assert ids(speech.notices()) == ["speech.failed", "speech.now_speaking"]
    for _ in range(3):
        speech.pump()
    assert speech.notices() == []
    second.fail(BROKEN)
    speech.pump()
    assert speech.name == "none"
    assert ids(speech.notices()) == ["speech.failed", "speech.now_speaking"]
    assert not speech.is_speaking


def test_what_was_silenced_is_not_said_by_a_replacement():
    first, second = Named("a"), Named("b")
    speech = SpeechChain({"a": lambda: first, "b": lambda: second})
    speech.speak(Utterance("Old news.", "en"))
    speech.stop()
    speech.speak(Utterance("New.", "en"))
    first.fail(BROKEN)
    speech.pump()
    assert second.texts == ["New."]


class Raising(Named):
    """Raises from one of its calls what no port promises."""

    def __init__(self, call):
        super().__init__("raising")
        self.call = call

    def __getattribute__(self, name):
        if name == object.__getattribute__(self, "__dict__").get("call"):
            raise OSError("COM says 0x8004503A")
        return super().__getattribute__(name)


@pytest.mark.parametrize("call", ["voices", "speak", "stop", "is_speaking", "pump", "close"])
def test_whatever_a_device_raises_the_next_one_speaks(call):
    second = Named("b")
    speech = SpeechChain({"a": lambda: Raising(call), "b": lambda: second})
    speech.speak(Utterance("One.", "en"))
    if call == "close":
        speech.close()
        return
    if call == "stop":
        speech.stop()
        speech.speak(Utterance("One.", "en"))
    speech.pump()
    assert isinstance(speech.is_speaking, bool)
    assert speech.voices()
    assert speech.name == "b"
    assert second.texts == ["One."]
    failed, _ = speech.notices()
    assert failed.values["reason"].values["detail"] == "COM says 0x8004503A"


def test_an_opener_that_raises_what_it_likes_is_passed_over():
    def broken():
        raise OSError("no COM here")

    speech = SpeechChain({"a": broken, "b": lambda: Named("b")})
    assert speech.name == "b"
    assert [failure.values["failed"].values["device"] for failure in speech.failures] == ["a"]


def test_when_all_fail_one_after_the_other_there_is_silence_and_no_fault():
    speech = SpeechChain({name: lambda: Raising("speak") for name in "abc"})
    speech.speak(Utterance("One.", "en"))
    speech.pump()
    assert speech.name == "none"
    assert not speech.is_heard
    assert len(speech.failures) == 3


class Outage(Named):
    """A device whose output goes and comes back."""

    is_out = False

    def pump(self):
        if self.is_out:
            raise OutputLost(BROKEN)
        super().pump()


def test_an_output_that_goes_costs_no_voice_and_the_unsaid_is_said_when_it_is_back():
    device = Outage("a")
    speech = SpeechChain({"a": lambda: device, "none": NullSpeech})
    speech.speak(Utterance("One.", "en"))
    device.is_out = True
    for _ in range(5):
        speech.pump()
    assert not speech.is_heard
    assert speech.is_speaking, "opponents keep the pace of speech"
    speech.speak(Utterance("Two.", "en"))
    assert ids(speech.notices()) == ["speech.output_gone"]
    device.is_out = False
    device.log.clear()
    speech.pump()
    assert speech.is_heard
    assert speech.name == "a"
    assert device.texts == ["One.", "Two."]
    for _ in range(5):
        speech.pump()
    assert ids(speech.notices()) == ["speech.output_back"]
    assert speech.failures == []


def test_a_key_pressed_while_the_output_is_away_drops_what_waited_and_only_the_newest_is_kept():
    device = Outage("a")
    speech = SpeechChain({"a": lambda: device})
    device.is_out = True
    speech.pump()
    speech.speak(Utterance("Old.", "en"))
    speech.stop()
    assert not speech.is_speaking
    for number in range(100):
        speech.speak(Utterance(f"{number}.", "en"))
    device.is_out = False
    speech.pump()
    assert device.texts == [f"{number}." for number in range(80, 100)]


@pytest.mark.parametrize(
    ("language", "told"),
    [("sv", None), ("en-AU", None), ("nn", ("nn", "nb")), ("fi", ("fi", "en"))],
)
def test_a_language_without_a_voice_is_told_once(language, told):
    speech = SpeechChain({"a": lambda: Named("a", ("en-US", "nb", "sv"))})
    for text in ("One", "Two"):
        speech.speak(Utterance(text, language))
    notices = speech.notices()
    if told is None:
        assert notices == []
        return
    (notice,) = notices
    assert notice.id == "speech.voice_missing"
    assert (notice.values["language"].values["tag"], notice.values["instead"].values["tag"]) == told
    speech.speak(Utterance("Three", language))
    assert speech.notices() == []


def test_silence_is_busy_for_as_long_as_speech_would_be():
    clock = itertools.count()
    silent = NullSpeech(lambda: next(clock))
    # Ten words at a hundred a minute are six seconds; the clock goes on a second at each look.
    silent.speak(Utterance("one two three four five six seven eight nine ten", "en", rate=100))
    assert [silent.is_speaking for _ in range(8)] == [True] * 5 + [False] * 3
    assert silent.voices() == ()


def test_the_recording_tells_what_was_said_and_what_was_cut_off():
    recording = RecordingSpeech()
    for text in ("One", "Two", "Three"):
        recording.speak(Utterance(text, "en"))
    recording.pump()
    recording.stop()
    assert recording.texts == ["One", "Two", "Three"]
    assert [utterance.text for utterance in recording.spoken] == ["One"]
    assert recording.log[-1].unsaid == 2
