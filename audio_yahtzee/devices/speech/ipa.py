"""How espeak-ng would say a word, written down: for recognisers, which must know how words sound."""

from __future__ import annotations

import ctypes

from audio_yahtzee.devices.speech.espeak_library import load_espeak, one_at_a_time
from audio_yahtzee.devices.speech.port import SpeechUnavailable

_UTF8 = 1
_IPA = 0x02


def ipa_of(word: str, voice: str) -> str:
    """Return how `voice` of espeak-ng pronounces `word`, in IPA without spaces.

    Empty where there is no espeak-ng, where it has no such voice, and for what cannot be said.
    """
    try:
        espeak = load_espeak().functions
    except SpeechUnavailable:
        return ""
    # A zero would end the word early.
    text = ctypes.create_string_buffer(word.replace("\0", " ").encode(errors="replace"))
    left = ctypes.c_void_p(ctypes.addressof(text))
    said = b""
    with one_at_a_time:
        if espeak.espeak_SetVoiceByName(voice.encode(errors="replace")) != 0:
            return ""
        while left.value:
            said += espeak.espeak_TextToPhonemes(ctypes.byref(left), _UTF8, _IPA) or b""
    return "".join(said.decode(errors="replace").split())
