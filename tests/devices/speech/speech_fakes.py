"""Stand-ins for the voices of systems that are not here."""

from __future__ import annotations

import math
import struct
import sys
import threading
from types import ModuleType, SimpleNamespace

import soundfile
from pyttsx3.voice import Voice as StockVoice

from audio_yahtzee.devices.clip import Clip
from audio_yahtzee.devices.speech.port import SpeechUnavailable, Voice


def tone(seconds, rate=22_050):
    """Samples as a synthesiser's: 16-bit, mono, audible."""
    count = round(seconds * rate)
    return struct.pack(f"<{count}h", *(round(8000 * math.sin(n * 0.2)) for n in range(count)))


class FakeSynthesiser:
    """Says a tone of 20 ms a word; logs what it was asked, and on which thread."""

    def __init__(self, languages=("en", "sv")):
        self.asked = []
        self.threads = {threading.get_ident()}
        self.is_closed = False
        self.fails_with = None
        self.gate = threading.Event()
        self.gate.set()
        self._voices = tuple(Voice(tag, tag, tag) for tag in languages)

    def voices(self):
        return self._voices

    def synthesise(self, utterance, cancelled=lambda: False):
        self.threads.add(threading.get_ident())
        self.gate.wait(10)
        if self.fails_with is not None:
            raise self.fails_with
        self.asked.append((utterance, cancelled()))
        return Clip(tone(0.02 * len(utterance.text.split())), 22_050)

    def close(self):
        self.threads.add(threading.get_ident())
        self.is_closed = True


class FakeSapi:
    """What comtypes would give: objects of SAPI, by name."""

    def __init__(self, languages=("409;9", "41D")):
        self.threads = set()
        self.said = []
        self.rates = []
        self.data = tone(0.05)
        self._tokens = [
            SimpleNamespace(
                Id=f"key/{code}", GetDescription=lambda: "Voice", GetAttribute=lambda _, code=code: code
            )
            for code in languages
        ]

    def __call__(self, name):
        self.threads.add(threading.get_ident())
        match name:
            case "SAPI.SpVoice":
                voice = SimpleNamespace(GetVoices=lambda: self._tokens)
                voice.Speak = lambda text, flags: self._speak(voice, text, flags)
                return voice
            case "SAPI.SpMemoryStream":
                return SimpleNamespace(Format=SimpleNamespace(Type=0), data=(), GetData=list)
        raise AssertionError(name)

    def _speak(self, voice, text, flags):
        self.threads.add(threading.get_ident())
        self.said.append((voice.Voice.Id, text, flags))
        self.rates.append(voice.Rate)
        assert voice.AudioOutputStream.Format.Type == 22, "22 kHz, 16 bits, mono"
        # COM hands out an array of bytes as integers.
        data = list(self.data)
        voice.AudioOutputStream.GetData = lambda: data


class FakeAppKit:
    """NSSpeechSynthesizer as far as it is used: writes AIFF, and takes a moment for it."""

    data = tone(0.05)

    def attributes(self):
        return [
            {"VoiceIdentifier": "com.apple.alex", "VoiceName": "Alex", "VoiceLocaleIdentifier": "en_US"},
            {"VoiceIdentifier": "com.apple.alva", "VoiceName": "Alva", "VoiceLocaleIdentifier": "sv_SE"},
        ]

    def begin(self, text, voice, rate, path):
        samples = memoryview(self.data).cast("h")
        with soundfile.SoundFile(path, "w", 22_050, 1, "PCM_16", format="AIFF") as file:
            file.buffer_write(samples, dtype="int16")
        answers = iter([True, False])
        return lambda: next(answers)


class FakeStockDriver:
    """A driver as pyttsx3 has them for Windows and macOS: an utterance lasts three steps of the loop."""

    def __init__(self, proxy):
        self._proxy = proxy
        self._left = 0
        self.said = []
        self._properties = {"voice": "v.en", "rate": 200, "volume": 1.0}

    def iterate(self):
        self._proxy.setBusy(False)
        while True:
            if self._left:
                self._left -= 1
                if not self._left:
                    self._end(completed=True)
            yield

    def say(self, text):
        self._proxy.setBusy(True)
        self._left = 3
        self.said.append((text, self._properties["voice"]))

    def stop(self):
        if self._left:
            self._left = 0
            self._end(completed=False)

    def _end(self, *, completed):
        self._proxy.notify("finished-utterance", completed=completed)
        self._proxy.setBusy(False)

    def getProperty(self, name):  # noqa: N802 -- pyttsx3's name
        if name == "voices":
            return [StockVoice("v.en", "English", ["en_US"]), StockVoice("v.sv", "Swedish", ["sv_SE"])]
        return self._properties[name]

    def setProperty(self, name, value):  # noqa: N802 -- pyttsx3's name
        if name not in self._properties:
            raise KeyError(name)
        self._properties[name] = value


def install_stock_driver():
    """Return the name, for `live_speech`, of a fake stock driver, and the list its instances go to."""
    made = []

    def build(proxy):
        made.append(FakeStockDriver(proxy))
        return made[-1]

    module = ModuleType("pyttsx3.drivers.fake_stock")
    module.buildDriver = build
    sys.modules[module.__name__] = module
    return "fake_stock", made


def unavailable(reason):
    """An opener that does not open."""

    def opener():
        raise SpeechUnavailable(reason)

    return opener
