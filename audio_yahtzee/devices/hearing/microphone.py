"""The microphone, by the very SDL that plays the sounds: no other audio library need be installed.

It is a `speech_recognition.AudioSource`, so that everything made for those hears it as well. Loading this
module loads SpeechRecognition: a game does so when the microphone is first opened.
"""

from __future__ import annotations

import ctypes
import importlib
from typing import TYPE_CHECKING, Self

from audio_yahtzee.devices.hearing.arriving import BYTES, CHUNK, Arriving
from audio_yahtzee.devices.hearing.audio_source import AudioSource
from audio_yahtzee.devices.hearing.microphones import sdl_names
from audio_yahtzee.devices.hearing.source import RATE, SourceUnavailable
from audio_yahtzee.devices.sound.output import load_pygame
from audio_yahtzee.messages import message

if TYPE_CHECKING:
    from types import TracebackType


class SdlMicrophone(AudioSource):  # type: ignore[misc]  # SpeechRecognition publishes no types for it
    """Records while it is entered.

    Its `stream` is read as PyAudio's are; where nothing is read, nothing comes.
    """

    SAMPLE_RATE = RATE
    SAMPLE_WIDTH = BYTES
    CHUNK = CHUNK

    def __init__(self, name: str | None = None) -> None:
        """Take the microphone `name`, or the system's first; nothing is opened yet."""
        self._asked = name
        self.name = name or ""
        """What the system calls it, once it is open."""
        self.stream: SdlStream | None = None

    def __enter__(self) -> Self:
        """Open the microphone. Raises `SourceUnavailable` where there is none, or it cannot be had."""
        names = sdl_names()
        if not names:
            raise SourceUnavailable(message("voice.no_microphone"))
        self.name = self._asked if self._asked in names else names[0]
        self.stream = SdlStream(self.name)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Let the microphone go."""
        if self.stream is not None:
            self.stream.close()
            self.stream = None


class SdlStream:
    """An open microphone."""

    def __init__(self, name: str) -> None:
        """Open the microphone `name`. Raises `SourceUnavailable` where that cannot be."""
        pygame = load_pygame()
        audio = importlib.import_module("pygame._sdl2.audio")
        self._arriving = Arriving()
        self._sdl = _sdl(str(audio.__file__))
        try:
            self._device = audio.AudioDevice(
                devicename=name,
                iscapture=True,
                frequency=RATE,
                audioformat=audio.AUDIO_S16,
                numchannels=1,
                chunksize=CHUNK,
                # SDL converts whatever rate and channels the device has.
                allowed_changes=0,
                callback=lambda _, samples: self._arriving.put(bytes(samples)),
            )
        except pygame.error as error:
            raise SourceUnavailable(
                message("voice.microphone_failed", name=name, detail=str(error))
            ) from error
        self._device.pause(0)

    def read(self, size: int) -> bytes:
        """Return the next `size` samples; fewer, or none, where no more come within a second."""
        return self._arriving.read(size)

    def close(self) -> None:
        """Let the device go; closing again does nothing.

        pygame closes with the interpreter's lock held. SDL then waits for its thread, and that may be
        waiting for the same lock, to hand over samples: a device that is paused first, without the lock,
        hands over none.
        """
        if self._sdl is not None:
            self._sdl.SDL_PauseAudioDevice(self._device.deviceid, 1)
        self._device.close()


def _sdl(module: str) -> ctypes.CDLL | None:
    """Return the SDL that the extension at the path `module` uses; None where it cannot be reached.

    Calls through it do not hold the interpreter's lock.
    """
    # A library answers for those it depends on, except on Windows, where SDL2 is known by its name.
    for name in (module, "SDL2"):
        try:
            sdl = ctypes.CDLL(name)
            sdl.SDL_PauseAudioDevice.restype = None
        except (OSError, AttributeError):
            continue
        return sdl
    return None
