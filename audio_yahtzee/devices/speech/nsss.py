"""macOS' own voices (NSSpeechSynthesizer) as a synthesiser, speaking into a temporary file.

Not tried on a real macOS by its authors; the contract suite runs it over a fake of AppKit's object.
Source: https://developer.apple.com/documentation/appkit/nsspeechsynthesizer
"""

from __future__ import annotations

import tempfile
import time
from array import array
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from audio_yahtzee.devices.clip import Clip
from audio_yahtzee.devices.speech.finishing import finished
from audio_yahtzee.devices.speech.languages import choose_voice, usable
from audio_yahtzee.devices.speech.port import SpeechUnavailable, Voice
from audio_yahtzee.messages import message

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from audio_yahtzee.devices.speech.port import Utterance

_STEP_SECONDS = 0.002
_PATIENCE_STEPS = 5_000
"""Ten seconds: no sentence takes so long to be written."""


class AppKitVoices(Protocol):
    """What is needed of AppKit, and no more: the seam at which tests put a fake."""

    def attributes(self) -> Sequence[Mapping[str, Any]]:
        """Return the attributes of every voice."""
        ...

    def begin(self, text: str, voice: str, rate: int, path: Path) -> Callable[[], bool]:
        """Begin to write `text` to the AIFF file `path`; return a function that tells whether it goes on."""
        ...


class _AppKit:
    """AppKit itself."""

    def __init__(self) -> None:
        # On macOS only.
        import AppKit  # noqa: PLC0415 -- only there is it installed
        import Foundation  # noqa: PLC0415 -- only there is it installed

        self._synthesizer = AppKit.NSSpeechSynthesizer
        self._url = Foundation.NSURL

    def attributes(self) -> Sequence[Mapping[str, Any]]:
        return [self._synthesizer.attributesForVoice_(voice) for voice in self._synthesizer.availableVoices()]

    def begin(self, text: str, voice: str, rate: int, path: Path) -> Callable[[], bool]:
        speaker = self._synthesizer.alloc().initWithVoice_(voice)
        speaker.setRate_(rate)
        speaker.startSpeakingString_toURL_(text, self._url.fileURLWithPath_(str(path)))
        is_speaking: Callable[[], bool] = speaker.isSpeaking
        return is_speaking


class NsssSynthesiser:
    """macOS' voices. `make` gives access to AppKit.

    Raises ImportError where there is no AppKit, `SpeechUnavailable` when no voice is installed.
    """

    def __init__(self, make: Callable[[], AppKitVoices] = _AppKit) -> None:
        self._appkit = make()
        self._voices = tuple(voice for voice, _ in usable(self._appkit.attributes(), _voice))
        if not self._voices:
            raise SpeechUnavailable(message("speech.no_voices"))

    def voices(self) -> Sequence[Voice]:
        """Return the voices installed."""
        return self._voices

    def synthesise(self, utterance: Utterance, cancelled: Callable[[], bool] = lambda: False) -> Clip:
        """Return `utterance` as sound; see `Synthesiser`."""
        voice = choose_voice(self._voices, utterance).voice
        with tempfile.TemporaryDirectory(prefix="audio-yahtzee-") as folder:
            path = Path(folder) / "speech.aiff"
            is_being_written = self._appkit.begin(utterance.text, voice.id, utterance.rate, path)
            for _ in range(_PATIENCE_STEPS):
                if not is_being_written() or cancelled():
                    break
                time.sleep(_STEP_SECONDS)
            else:
                raise SpeechUnavailable(message("speech.synthesis_failed", detail=voice.name))
            return Clip(b"", 22_050) if cancelled() else _read(path)

    def close(self) -> None:
        """Do nothing: AppKit counts its own references."""


def _read(path: Path) -> Clip:
    # AIFF left the standard library with Python 3.13; loaded when this device speaks, and not before.
    import soundfile  # noqa: PLC0415 -- it loads numpy

    with soundfile.SoundFile(path) as file:
        return finished(array("h", bytes(file.buffer_read(dtype="int16"))), file.samplerate)


def _voice(attributes: Mapping[str, Any]) -> Voice:
    language = attributes.get("VoiceLocaleIdentifier") or attributes.get("VoiceLanguage") or "und"
    return Voice(
        str(attributes["VoiceIdentifier"]), str(attributes["VoiceName"]), str(language).replace("_", "-")
    )
