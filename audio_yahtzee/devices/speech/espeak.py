"""espeak-ng as a synthesiser: text to samples in memory, needing no sound device."""

from __future__ import annotations

import ctypes
import re
from array import array
from dataclasses import replace
from typing import TYPE_CHECKING

from audio_yahtzee.devices.speech.espeak_library import SynthCallback, load_espeak, one_at_a_time
from audio_yahtzee.devices.speech.finishing import ESPEAK_GAIN, finished
from audio_yahtzee.devices.speech.languages import choose_voice
from audio_yahtzee.devices.speech.port import SpeechUnavailable, Voice
from audio_yahtzee.messages import message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from audio_yahtzee.devices.clip import Clip
    from audio_yahtzee.devices.speech.espeak_library import EspeakLibrary
    from audio_yahtzee.devices.speech.port import Utterance

_UTF8 = 1
_CHARACTERS = 1
_RATE = 1

_TIMBRES = ("f3", "f5", "Annie", "grandma", "m1", "m3", "grandpa")
"""Of espeak-ng's variants those that are as loud as its own voice, within a decibel, and well understood."""

_STANDARD = re.compile(r"[a-z]{2,3}(-[A-Z]{2})?")

_SLOWEST, _FASTEST_PLAIN = 80, 449
_SLOWEST_HURRIED, _FASTEST = 540, 900
"""From 450 on another method takes over, which at first is slower than 449 was; 540 is where it overtakes."""


class EspeakSynthesiser:
    """espeak-ng. Any number of these share the one library.

    Raises `SpeechUnavailable` when the library is nowhere, or has no voice.
    """

    def __init__(self) -> None:
        self._library = load_espeak()
        self._voices = _list_voices(self._library)
        if not self._voices:
            raise SpeechUnavailable(message("speech.no_voices"))

    def voices(self) -> Sequence[Voice]:
        """Return the voices installed; ids are espeak-ng's, such as "gmq/sv" or "gmq/sv+f3"."""
        return self._voices

    def synthesise(self, utterance: Utterance, cancelled: Callable[[], bool] = lambda: False) -> Clip:
        """Return `utterance` as sound; see `Synthesiser`."""
        voice = choose_voice(self._voices, utterance).voice
        # A zero would end the text early, and there may be halves of characters in a pasted name.
        text = utterance.text.replace("\0", " ").encode(errors="replace")
        chunks: list[bytes] = []

        def collect(samples: int | None, count: int, _events: int | None) -> int:
            if cancelled():
                return 1
            if samples and count > 0:
                chunks.append(ctypes.string_at(samples, count * 2))
            return 0

        callback = SynthCallback(collect)
        espeak = self._library.functions
        with one_at_a_time:
            espeak.espeak_SetSynthCallback(callback)
            failed = espeak.espeak_SetVoiceByName(voice.id.encode())
            # A voice brings a rate of its own, so this comes after it.
            failed = failed or espeak.espeak_SetParameter(_RATE, _espeak_rate(utterance.rate), 0)
            failed = failed or espeak.espeak_Synth(text, len(text) + 1, 0, _CHARACTERS, 0, _UTF8, None, None)
        if failed and not cancelled():
            raise SpeechUnavailable(message("speech.synthesis_failed", detail=f"{voice.id}: {failed}"))
        return finished(array("h", b"".join(chunks)), self._library.rate, ESPEAK_GAIN)

    def close(self) -> None:
        """Do nothing: the library stays for the life of the process."""


def _espeak_rate(words_a_minute: int) -> int:
    if words_a_minute <= _FASTEST_PLAIN:
        return max(_SLOWEST, words_a_minute)
    share = min(1.0, (words_a_minute - _FASTEST_PLAIN) / (_FASTEST - _FASTEST_PLAIN))
    return round(_SLOWEST_HURRIED + share * (_FASTEST - _SLOWEST_HURRIED))


def _list_voices(library: EspeakLibrary) -> tuple[Voice, ...]:
    dictionaries = {path.name.removesuffix("_dict") for path in library.data.glob("*_dict")}
    found = []
    for entry in library.functions.espeak_ListVoices(None):
        if not entry:
            break
        voice = entry.contents
        identifier = voice.identifier.decode()
        # The first language is the voice's own; the byte before it is a priority.
        tag = ctypes.string_at(voice.languages + 1).decode()
        # MBROLA's voices need a program that is not ours to start.
        if not identifier.startswith("mb/") and _has_dictionary(library.data, identifier, tag, dictionaries):
            name = voice.name.decode(errors="replace")
            found.append(Voice(identifier, name, _bcp47(tag), "own"))
    timbres = [timbre for timbre in _TIMBRES if (library.data / "voices" / "!v" / timbre).exists()]
    return (*found, *_varied(found, timbres))


def _varied(voices: Sequence[Voice], timbres: Sequence[str]) -> Iterator[Voice]:
    """Yield each country's own voice in each of `timbres`; dialects are there as they are."""
    for voice in voices:
        if _STANDARD.fullmatch(voice.language):
            for timbre in timbres:
                yield replace(voice, id=f"{voice.id}+{timbre}", timbre=timbre)


def _has_dictionary(data: Path, identifier: str, tag: str, dictionaries: set[str]) -> bool:
    """Return whether a voice can read: without its dictionary it says nothing, and reports no failure.

    The wheel of 1.52 lists Faroese and lacks the dictionary; the language's near relative must read it.
    """
    primary = tag.partition("-")[0]
    if primary in dictionaries:
        return True
    try:
        settings = (data / "lang" / identifier).read_text(errors="replace")
    except OSError:
        return False
    other = re.search(r"^dictionary\s+(\S+)", settings, re.MULTILINE)
    return other is not None and other[1] in dictionaries


def _bcp47(tag: str) -> str:
    """Return espeak-ng's lower-case tag as usual: en-gb as en-GB, cmn-latn-pinyin as cmn-Latn-pinyin."""
    first, *rest = tag.split("-")
    cases = {2: str.upper, 4: str.title}
    return "-".join([first, *(cases.get(len(part), str)(part) for part in rest)])
