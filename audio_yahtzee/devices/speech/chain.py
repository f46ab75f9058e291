"""Chooses the voice, and replaces one that fails by the next, down to silence: the game goes on."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from audio_yahtzee.devices.speech.engine import live_speech, mixer_speech
from audio_yahtzee.devices.speech.espeak import EspeakSynthesiser
from audio_yahtzee.devices.speech.languages import Nearness, choose_voice
from audio_yahtzee.devices.speech.nsss import NsssSynthesiser
from audio_yahtzee.devices.speech.null import NullSpeech
from audio_yahtzee.devices.speech.port import OutputLost, Speech, SpeechUnavailable
from audio_yahtzee.devices.speech.sapi import SapiSynthesiser
from audio_yahtzee.messages import Items, Joining, message

if TYPE_CHECKING:
    from audio_yahtzee.devices.speech.port import Utterance, Voice
    from audio_yahtzee.messages import Message

Answer = TypeVar("Answer")

_MOST_UNSAID = 20
"""Utterances that are kept while nothing can be heard: nobody wants to hear a whole game told afterwards."""

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
    choose from, best first; None for those of this system.
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

    What had not been said to its end is said again by the replacement. While the sound output is away, the
    device is kept, and what is asked for is said when the output is back.
    """

    def __init__(self, openers: dict[str, Opener], notices: Sequence[Message] = ()) -> None:
        self._openers = list(openers.items())
        self._notices = list(notices)
        self._told_languages: set[str] = set()
        self._told_voices: set[str] = set()
        self._unsaid: list[Utterance] = []
        self._stand_in: NullSpeech | None = None
        """Takes the time that speech would, while the output is away."""
        self.failures: list[Message] = []
        """Why each device that was tried and is not in use cannot speak."""
        self._device = self._open_next(None)

    @property
    def name(self) -> str:
        """The device that speaks now."""
        return self._device.name

    @property
    def is_heard(self) -> bool:
        """Whether what is said can be heard now: there is a voice, and its output is not away."""
        return self._stand_in is None and self.name != NullSpeech.name

    def notices(self) -> list[Message]:
        """Return what the player should be told since the last call, each thing once ever."""
        fresh, self._notices = self._notices, []
        return fresh

    def voices(self) -> Sequence[Voice]:
        """Return the voices of the device that speaks now."""
        return self._ask(lambda device: device.voices())

    def speak(self, utterance: Utterance) -> None:
        """Say `utterance` after all that was asked for before."""
        self._unsaid = [*self._unsaid, utterance][-_MOST_UNSAID:]
        if self._stand_in is not None:
            self._stand_in.speak(utterance)
        else:
            self._attempt(lambda device: self._say(utterance, device))

    def stop(self) -> None:
        """Fall silent, and forget what waits."""
        self._unsaid.clear()
        if self._stand_in is not None:
            self._stand_in.stop()
        self._attempt(lambda device: device.stop())

    @property
    def is_speaking(self) -> bool:
        """Whether anything is being said or waits to be."""
        if self._stand_in is not None:
            return self._stand_in.is_speaking
        return self._ask(lambda device: device.is_speaking)

    def pump(self) -> None:
        """Do a little work, and replace a device that has failed. Never raises."""
        if not self._attempt(lambda device: device.pump()):
            return
        if self._stand_in is not None:
            self._stand_in = None
            self._notices.append(message("speech.output_back"))
            self._attempt(self._say_again)
        if not self.is_speaking:
            self._unsaid.clear()

    def close(self) -> None:
        """Let the device go."""
        self._unsaid.clear()
        _close(self._device)

    def _ask(self, question: Callable[[Speech], Answer]) -> Answer:
        """Return the device's answer, or that of the first of its successors that has one."""
        while True:
            try:
                return question(self._device)
            except Exception as error:  # noqa: BLE001 -- whatever a device raises, the next one answers
                self._replace(error)

    def _attempt(self, work: Callable[[Speech], None]) -> bool:
        """Let the device do `work`; return whether it could. Where not, what is unsaid stays to be said."""
        try:
            work(self._device)
        except OutputLost as lost:
            self._wait_for_output(lost)
            return False
        except Exception as error:  # noqa: BLE001 -- whatever a device raises, the next one speaks
            self._replace(error)
            return False
        return True

    def _wait_for_output(self, lost: OutputLost) -> None:
        if self._stand_in is None:
            self._notices.append(message("speech.output_gone", reason=lost.reason))
            self._stand_in = NullSpeech()
            for utterance in self._unsaid:
                self._stand_in.speak(utterance)
            self._attempt(lambda device: device.stop())

    def _replace(self, error: Exception) -> None:
        """Let the next device that opens and speaks take over, and say what is unsaid."""
        while True:
            _close(self._device)
            self._device = self._open_next(_failure(error))
            try:
                if self._stand_in is None:
                    self._say_again(self._device)
            except Exception as another:  # noqa: BLE001 -- the same
                error = another
            else:
                return

    def _say_again(self, device: Speech) -> None:
        for utterance in self._unsaid:
            self._say(utterance, device)

    def _say(self, utterance: Utterance, device: Speech) -> None:
        voices = device.voices()
        self._tell_of_voice(utterance.voice, voices)
        self._tell_of_language(utterance, voices)
        device.speak(utterance)

    def _open_next(self, failure: SpeechUnavailable | None) -> Speech:
        """Return the next device that opens, telling what failed and what speaks instead."""
        if failure is not None:
            self._tell_of_failure(self._device.name, failure)
        while self._openers:
            name, opener = self._openers.pop(0)
            try:
                device = opener()
            except Exception as error:  # noqa: BLE001 -- the same
                failure = _failure(error)
                self._tell_of_failure(name, failure)
                continue
            break
        else:
            device = NullSpeech()
        if failure is not None:
            instead = message("speech.device", device=device.name)
            self._notices.append(message("speech.now_speaking", instead=instead))
        return device

    def _tell_of_failure(self, name: str, failure: SpeechUnavailable) -> None:
        device = message("speech.device", device=name)
        self.failures.append(message("speech.failed", failed=device, reason=failure.reason))
        self._notices.append(self.failures[-1])

    def _tell_of_voice(self, wanted: str | None, voices: Sequence[Voice]) -> None:
        """Say once that a voice that was asked for is not there."""
        if wanted is None or not voices or wanted in self._told_voices:
            return
        if all(voice.id != wanted for voice in voices):
            self._told_voices.add(wanted)
            self._notices.append(message("voices.gone", voice=wanted))

    def _tell_of_language(self, utterance: Utterance, voices: Sequence[Voice]) -> None:
        """Say once that a language has no voice of its own."""
        if not voices or utterance.language in self._told_languages:
            return
        choice = choose_voice(voices, utterance)
        if choice.nearness is not Nearness.SAME:
            self._told_languages.add(utterance.language)
            wanted = message("speech.language", tag=utterance.language.partition("-")[0])
            reader = message("speech.language", tag=choice.voice.language.partition("-")[0])
            self._notices.append(message("speech.voice_missing", language=wanted, instead=reader))


def _failure(error: Exception) -> SpeechUnavailable:
    """Return what a device raised as the failure of that device."""
    if isinstance(error, SpeechUnavailable):
        return error
    return SpeechUnavailable(message("speech.synthesis_failed", detail=str(error) or type(error).__name__))


def _close(device: Speech) -> None:
    # It is not needed any more; what it raises now tells nobody anything.
    with contextlib.suppress(Exception):
        device.close()
