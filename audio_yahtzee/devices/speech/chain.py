"""Chooses the voice, and replaces one that fails by the next, down to silence: the game goes on."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from audio_yahtzee.devices.speech.engine import live_speech, mixer_speech
from audio_yahtzee.devices.speech.espeak import EspeakSynthesiser
from audio_yahtzee.devices.speech.languages import Nearness, choose_voice
from audio_yahtzee.devices.speech.nsss import NsssSynthesiser
from audio_yahtzee.devices.speech.null import NullSpeech
from audio_yahtzee.devices.speech.port import Speech, SpeechUnavailable
from audio_yahtzee.devices.speech.sapi import SapiSynthesiser
from audio_yahtzee.messages import Items, Joining, message

if TYPE_CHECKING:
    from audio_yahtzee.devices.speech.port import Utterance, Voice
    from audio_yahtzee.messages import Message

Opener = Callable[[], Speech]
"""Opens a device, or raises `SpeechUnavailable`."""

OPENERS: dict[str, Opener] = {
    "espeak": lambda: mixer_speech("espeak", EspeakSynthesiser),
    "sapi": lambda: mixer_speech("sapi", SapiSynthesiser),
    "nsss": lambda: mixer_speech("nsss", NsssSynthesiser),
    "live": live_speech,
    "none": NullSpeech,
}
"""Every device by its name, best first; "none" always opens."""


def open_speech(preference: str | None = None, openers: dict[str, Opener] | None = None) -> SpeechChain:
    """Return the best voice that opens here; there always is one, at last a silent one.

    `preference` is the name of a device to be tried before the others; None or "auto" leaves it to the
    machine. Each device that did not open, or is not known, gives a notice. `openers` are the devices to
    choose from, best first, and the last of them must open; None for those of this system.
    """
    known = OPENERS if openers is None else openers
    names = _usual_names(sys.platform) if openers is None else list(openers)
    notices = []
    if preference in known:
        names.insert(0, preference)
    elif preference not in {None, "auto"}:
        choices = Items(("auto", *names), Joining.OR)
        notices.append(message("speech.device_unknown", name=str(preference), choices=choices))
    return SpeechChain({name: known[name] for name in names}, notices)


def _usual_names(platform: str) -> list[str]:
    """Return the devices worth trying on `platform`, best first.

    Stock pyttsx3 is none on Linux: there it is espeak-ng again, which cannot be silenced.
    """
    match platform:
        case "win32":
            return ["espeak", "sapi", "live", "none"]
        case "darwin":
            return ["espeak", "nsss", "live", "none"]
        case _:
            return ["espeak", "none"]


class SpeechChain:
    """A `Speech` that never fails: a device that does is replaced by the next of `openers`.

    What had not been said to its end is said again by the replacement.
    """

    def __init__(self, openers: dict[str, Opener], notices: Sequence[Message] = ()) -> None:
        self._openers = list(openers.items())
        self._notices = list(notices)
        self._told_languages: set[str] = set()
        self._unsaid: list[Utterance] = []
        self._device = self._open_next(None)
        self.name = self._device.name
        """The device that speaks now."""

    def notices(self) -> list[Message]:
        """Return what the player should be told since the last call, each thing once ever."""
        fresh, self._notices = self._notices, []
        return fresh

    def voices(self) -> Sequence[Voice]:
        """Return the voices of the device that speaks now."""
        return self._device.voices()

    def speak(self, utterance: Utterance) -> None:
        """Say `utterance` after all that was asked for before."""
        self._unsaid.append(utterance)
        self._tell_of_language(utterance)
        self._device.speak(utterance)

    def stop(self) -> None:
        """Fall silent, and forget what waits."""
        self._unsaid.clear()
        self._device.stop()

    @property
    def is_speaking(self) -> bool:
        """Whether anything is being said or waits to be."""
        return self._device.is_speaking

    def pump(self) -> None:
        """Do a little work, and replace a device that has failed. Never raises."""
        try:
            self._device.pump()
        except SpeechUnavailable as failure:
            self._device.close()
            self._device = self._open_next(failure)
            self.name = self._device.name
            for utterance in self._unsaid:
                self._tell_of_language(utterance)
                self._device.speak(utterance)
        if not self._device.is_speaking:
            self._unsaid.clear()

    def close(self) -> None:
        """Let the device go."""
        self._unsaid.clear()
        self._device.close()

    def _open_next(self, failure: SpeechUnavailable | None) -> Speech:
        """Return the next device that opens, telling what failed and what speaks instead."""
        if failure is not None:
            self._tell_of_failure(self._device.name, failure)
        while True:
            name, opener = self._openers.pop(0)
            try:
                device = opener()
            except SpeechUnavailable as error:
                failure = error
                self._tell_of_failure(name, error)
                continue
            if failure is not None:
                instead = message("speech.device", device=device.name)
                self._notices.append(message("speech.now_speaking", instead=instead))
            return device

    def _tell_of_failure(self, name: str, failure: SpeechUnavailable) -> None:
        device = message("speech.device", device=name)
        self._notices.append(message("speech.failed", failed=device, reason=failure.reason))

    def _tell_of_language(self, utterance: Utterance) -> None:
        """Say once that a language has no voice of its own."""
        voices = self._device.voices()
        if not voices or utterance.language in self._told_languages:
            return
        choice = choose_voice(voices, utterance)
        if choice.nearness is not Nearness.SAME:
            self._told_languages.add(utterance.language)
            wanted = message("speech.language", tag=utterance.language.partition("-")[0])
            reader = message("speech.language", tag=choice.voice.language.partition("-")[0])
            self._notices.append(message("speech.voice_missing", language=wanted, instead=reader))
