"""Windows' own voices (SAPI 5) as a synthesiser, speaking into memory.

Not tried on a real Windows by its authors; the contract suite runs it over a fake of SAPI's objects.
Source: https://learn.microsoft.com/previous-versions/windows/desktop/ms723602(v=vs.85)
"""

from __future__ import annotations

import locale
import math
from array import array
from typing import TYPE_CHECKING, Any

from audio_yahtzee.devices.clip import Clip
from audio_yahtzee.devices.speech.finishing import finished
from audio_yahtzee.devices.speech.languages import choose_voice, usable
from audio_yahtzee.devices.speech.port import SpeechUnavailable, Voice
from audio_yahtzee.messages import message

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from audio_yahtzee.devices.speech.port import Utterance

_RATE = 22_050
_FORMAT_22_KHZ_16_BIT_MONO = 22
_IS_NO_XML = 16
_NORMAL_WORDS_A_MINUTE = 156.63
_STEP = 1.11
"""Rate 0 is so many words a minute, and each step of -10 … 10 is so much faster: as pyttsx3 measured."""


def _create_object(name: str) -> Any:  # noqa: ANN401 -- COM knows its types at run time only
    """Return a new COM object, on the thread that will use it."""
    # On Windows only, and there it begins COM on the thread that imports it first.
    import comtypes  # noqa: PLC0415 -- only there is it installed
    import comtypes.client  # noqa: PLC0415 -- only there is it installed

    comtypes.CoInitialize()
    return comtypes.client.CreateObject(name)


class SapiSynthesiser:
    """SAPI's voices. All calls, the constructor's too, must come from one thread.

    `create` makes a COM object of a name; what it raises where there is no SAPI is passed on. Raises
    `SpeechUnavailable` when no voice is installed.
    """

    def __init__(self, create: Callable[[str], Any] = _create_object) -> None:
        self._create = create
        self._speaker = create("SAPI.SpVoice")
        found = usable(self._speaker.GetVoices(), _voice)
        self._tokens = {voice.id: token for voice, token in found}
        self._voices = tuple(voice for voice, _ in found)
        if not self._voices:
            raise SpeechUnavailable(message("speech.no_voices"))

    def voices(self) -> Sequence[Voice]:
        """Return the voices installed; ids are those of their registry keys."""
        return self._voices

    def synthesise(self, utterance: Utterance, cancelled: Callable[[], bool] = lambda: False) -> Clip:
        """Return `utterance` as sound; see `Synthesiser`. SAPI cannot be cancelled once it has begun."""
        if cancelled():
            return Clip(b"", _RATE)
        stream = self._create("SAPI.SpMemoryStream")
        stream.Format.Type = _FORMAT_22_KHZ_16_BIT_MONO
        self._speaker.AudioOutputStream = stream
        self._speaker.Voice = self._tokens[choose_voice(self._voices, utterance).voice.id]
        self._speaker.Rate = _sapi_rate(utterance.rate)
        self._speaker.Speak(utterance.text, _IS_NO_XML)
        samples = array("h", bytes(stream.GetData()))
        return finished(samples, _RATE)

    def close(self) -> None:
        """Let the COM objects go, on their own thread."""
        self._tokens = {}
        self._speaker = None


def _sapi_rate(words_a_minute: int) -> int:
    steps = math.log(max(1, words_a_minute) / _NORMAL_WORDS_A_MINUTE, _STEP)
    return max(-10, min(10, round(steps)))


def _voice(token: Any) -> Voice:  # noqa: ANN401 -- a COM object
    # Some voices name several languages ("409;9"): https://github.com/nateshmbhat/pyttsx3/issues/429
    code = token.GetAttribute("Language").split(";")[0]
    tag = locale.windows_locale.get(int(code, 16), "und")
    return Voice(token.Id, token.GetDescription(), tag.replace("_", "-"))
