"""The shared library espeak-ng, found and bound by ctypes. Source: espeak-ng's speak_lib.h, 1.51 and 1.52."""

from __future__ import annotations

import ctypes
import os
import sys
import threading
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from audio_yahtzee.devices.speech.port import SpeechUnavailable
from audio_yahtzee.messages import message

if TYPE_CHECKING:
    from collections.abc import Iterator

_SYNCHRONOUS = 2
_CHUNK_MILLISECONDS = 200
"""Sound handed over at a time. Each hand-over waits for Python's lock, so that small ones are slow when the
game is busy; one of this size is made in about a millisecond, so that a cancelled text still ends at once."""
_DO_NOT_EXIT = 0x8000
"""Without it, the library ends the whole process where its data is missing."""

SynthCallback = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)
"""(samples or NULL, their number, events) -> 0 to go on, 1 to cancel."""


one_at_a_time = threading.Lock()
"""Held while the library is used: it has one voice and one callback for the whole process."""


class EspeakVoice(ctypes.Structure):
    """`espeak_VOICE`."""

    _fields_ = (
        ("name", ctypes.c_char_p),
        # A priority byte, a language, a zero; again and again, until a priority of zero.
        ("languages", ctypes.c_void_p),
        ("identifier", ctypes.c_char_p),
        ("gender", ctypes.c_ubyte),
        ("age", ctypes.c_ubyte),
        ("variant", ctypes.c_ubyte),
        ("reserved", ctypes.c_ubyte),
        ("score", ctypes.c_int),
        ("spare", ctypes.c_void_p),
    )


@dataclass(frozen=True)
class EspeakLibrary:
    """The loaded, initialised library."""

    functions: ctypes.CDLL
    rate: int
    """Samples a second that it makes."""
    place: str
    """The file it was loaded from."""
    data: Path
    """Its folder of languages and dictionaries."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where the library may be."""

    library: str
    data: str | None
    """Its data folder; None for the one it was built with."""


@cache
def load_espeak() -> EspeakLibrary:
    """Return the library, loaded once in a process, for it cannot be initialised twice.

    Raises `SpeechUnavailable` when none is found, or none starts.
    """
    reason = message("speech.library_missing")
    for place in _places():
        try:
            functions = ctypes.CDLL(place.library)
        except OSError:
            continue
        data = place.data.encode() if place.data is not None else None
        rate = functions.espeak_Initialize(_SYNCHRONOUS, _CHUNK_MILLISECONDS, data, _DO_NOT_EXIT)
        if rate > 0:
            _declare(functions)
            return EspeakLibrary(functions, rate, place.library, _data_folder(functions))
        reason = message("speech.library_failed", path=place.library)
    raise SpeechUnavailable(reason)


def _places() -> Iterator[Place]:
    """Yield where to look: the wheel that comes with the game, then the system."""
    try:
        # Not everywhere is there a wheel of it; a system library does as well.
        import espeakng_loader  # noqa: PLC0415 -- it may not be there

        yield Place(espeakng_loader.get_library_path(), espeakng_loader.get_data_path())
    except (ImportError, RuntimeError):
        pass
    match sys.platform:
        case "win32":
            names = [r"C:\Program Files\eSpeak NG\libespeak-ng.dll", "libespeak-ng.dll"]
        case "darwin":
            names = [
                "/opt/homebrew/lib/libespeak-ng.dylib",
                "/usr/local/lib/libespeak-ng.dylib",
                "libespeak-ng.dylib",
            ]
        case _:
            names = ["libespeak-ng.so.1", "libespeak-ng.so"]
    for name in names:
        yield Place(name, None)


def _data_folder(functions: ctypes.CDLL) -> Path:
    folder = ctypes.c_char_p()
    functions.espeak_Info(ctypes.byref(folder))
    return Path(os.fsdecode(folder.value or b""))


def _declare(functions: ctypes.CDLL) -> None:
    functions.espeak_Info.argtypes = (ctypes.POINTER(ctypes.c_char_p),)
    functions.espeak_Info.restype = ctypes.c_char_p
    functions.espeak_ListVoices.argtypes = (ctypes.c_void_p,)
    functions.espeak_ListVoices.restype = ctypes.POINTER(ctypes.POINTER(EspeakVoice))
    functions.espeak_SetVoiceByName.argtypes = (ctypes.c_char_p,)
    functions.espeak_TextToPhonemes.restype = ctypes.c_char_p
    functions.espeak_TextToPhonemes.argtypes = (
        ctypes.POINTER(ctypes.c_void_p),  # text; NULL once all of it has been read
        ctypes.c_int,  # how it is written
        ctypes.c_int,  # how phonemes are to be written
    )
    functions.espeak_SetParameter.argtypes = (ctypes.c_int, ctypes.c_int, ctypes.c_int)
    functions.espeak_SetSynthCallback.argtypes = (SynthCallback,)
    functions.espeak_Synth.argtypes = (
        ctypes.c_char_p,  # text
        ctypes.c_size_t,  # its bytes, the closing zero included
        ctypes.c_uint,  # position to start from
        ctypes.c_int,  # what a position counts
        ctypes.c_uint,  # position to end at, 0 for none
        ctypes.c_uint,  # flags
        ctypes.c_void_p,  # identifier to be returned
        ctypes.c_void_p,  # data for the callback
    )
