"""Which microphone is opened: the one that was chosen, another where it is gone, and another library's."""

import sys
from types import ModuleType, SimpleNamespace

import pytest

from audio_yahtzee.devices.hearing import microphones
from audio_yahtzee.devices.hearing.microphones import Microphones, microphone_names
from audio_yahtzee.devices.hearing.source import SourceUnavailable, chunks_of
from audio_yahtzee.messages import message

# SpeechRecognition loads modules that are to leave the standard library.
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")


@pytest.fixture
def sdl(monkeypatch):
    """The names of SDL's microphones."""
    names = ["Built-in", "USB"]
    monkeypatch.setattr(microphones, "sdl_names", lambda: tuple(names))
    return names


@pytest.fixture
def portaudio(monkeypatch):
    """A sounddevice with an output and two microphones; what they hear is given to the stream's callback."""
    module = ModuleType("sounddevice")
    module.PortAudioError = type("PortAudioError", (Exception,), {})
    module.default = SimpleNamespace(device=(2, 0))
    module.devices = [
        {"name": "Loudspeaker", "max_input_channels": 0, "default_samplerate": 48000.0},
        {"name": "Line", "max_input_channels": 2, "default_samplerate": 48000.0},
        {"name": "Headset", "max_input_channels": 1, "default_samplerate": 16000.0},
    ]
    module.opened = []

    def query_devices(number=None):
        return module.devices if number is None else module.devices[number]

    class RawInputStream:
        def __init__(self, **options):
            self.options, self.is_open = options, True
            module.opened.append(self)

        def start(self):
            self.options["callback"](bytes(1024), 512, None, None)

        def close(self):
            self.is_open = False

    module.query_devices = query_devices
    module.RawInputStream = RawInputStream
    monkeypatch.setitem(sys.modules, "sounddevice", module)
    return module


def test_the_chosen_one_is_opened_and_one_that_is_gone_is_told_once(sdl):
    told, wanted = [], ["USB"]
    opening = Microphones(lambda: wanted[0], told.append)
    assert opening().name == "USB"
    assert not told
    sdl.remove("USB")
    assert [opening().name, opening().name] == ["Built-in", "Built-in"]
    assert told == [message("microphone.missing", name="USB", other="Built-in")]
    sdl.append("USB")
    assert opening().name == "USB"
    sdl.remove("USB")
    opening()
    assert len(told) == 2, "it was back meanwhile"
    wanted[0] = ""
    assert opening().name == "Built-in"
    assert len(told) == 2


def test_where_sdl_has_none_sounddevice_records_at_the_rate_of_the_device(sdl, portaudio):
    sdl.clear()
    assert microphone_names() == ("Headset", "Line")
    told = []
    with Microphones(lambda: "Line", told.append)() as source:
        assert (source.name, source.SAMPLE_RATE) == ("Line", 48000)
        heard = next(chunks_of(source))
        (stream,) = portaudio.opened
        assert stream.options["device"] == 1
        assert len(heard) == pytest.approx(1024 / 3, abs=8)
    assert not stream.is_open
    assert not told
    with Microphones(lambda: "USB", told.append)() as source:
        assert source.name == "Headset"
    assert [notice.values["other"] for notice in told] == ["Headset"]


def test_a_microphone_of_sounddevice_that_fails_is_told(sdl, portaudio, monkeypatch):
    sdl.clear()

    def fail(**_):
        raise portaudio.PortAudioError("busy")

    monkeypatch.setattr(portaudio, "RawInputStream", fail)
    source = Microphones(str, pytest.fail)()
    with pytest.raises(SourceUnavailable) as caught, source:
        pass
    assert caught.value.reason == message("voice.microphone_failed", name="Headset", detail="busy")
    portaudio.devices.pop()
    with pytest.raises(SourceUnavailable) as caught, source:
        pass
    assert caught.value.reason == message("voice.microphone_gone")
    monkeypatch.setitem(sys.modules, "sounddevice", None)
    with pytest.raises(SourceUnavailable) as caught, source:
        pass
    assert caught.value.reason == message("voice.no_microphone")


def test_where_no_library_has_one_the_player_is_told(sdl, portaudio, monkeypatch):
    sdl.clear()

    def fail():
        raise portaudio.PortAudioError("no host")

    monkeypatch.setattr(portaudio, "query_devices", fail)
    monkeypatch.setitem(sys.modules, "pyaudio", None)
    assert microphone_names() == ()
    with pytest.raises(SourceUnavailable) as caught:
        Microphones(str, pytest.fail)()
    assert caught.value.reason == message("voice.no_microphone")


def test_a_sounddevice_without_its_library_is_none(sdl, monkeypatch, tmp_path):
    sdl.clear()
    (tmp_path / "sounddevice.py").write_text("raise OSError('PortAudio library not found')", encoding="utf-8")
    monkeypatch.delitem(sys.modules, "sounddevice", raising=False)
    monkeypatch.syspath_prepend(tmp_path)
    assert microphone_names() == ()


def test_the_names_are_those_of_sdl_where_it_has_any(sdl, portaudio):
    assert microphone_names() == ("Built-in", "USB")
