"""The microphone, by the very SDL that plays the sounds: no other audio library need be installed.

It is a `speech_recognition.AudioSource`, so that everything made for those hears it as well. Loading this
module loads SpeechRecognition: a game does so when the microphone is first opened.
"""

from __future__ import annotations

import contextlib
import importlib
import queue
import time
from typing import TYPE_CHECKING, Self

from speech_recognition import AudioSource

from audio_yahtzee.devices.hearing.source import RATE, SourceUnavailable
from audio_yahtzee.devices.sound.output import load_pygame, sdl_function
from audio_yahtzee.messages import message

if TYPE_CHECKING:
    from types import TracebackType

_INIT_AUDIO = 0x10
"""SDL_INIT_AUDIO."""
_BYTES = 2
"""Of a sample."""
_CHUNK = 512
"""Samples that SDL hands over at a time: 32 ms."""
_KEPT = 256
"""Chunks that wait to be read: eight seconds. What nobody reads by then is lost."""
PATIENCE = 1.0
"""Seconds without a single sample after which nothing more is to be hoped for."""


class SdlMicrophone(AudioSource):  # type: ignore[misc]  # SpeechRecognition publishes no types for it
    """Records while it is entered.

    Its `stream` is read as PyAudio's are; where nothing is read, nothing comes.
    """

    SAMPLE_RATE = RATE
    SAMPLE_WIDTH = _BYTES
    CHUNK = _CHUNK

    def __init__(self, name: str | None = None) -> None:
        """Take the microphone `name`, or the system's first; nothing is opened yet."""
        self._asked = name
        self.name = name or ""
        """What the system calls it, once it is open."""
        self.stream: SdlStream | None = None

    def __enter__(self) -> Self:
        """Open the microphone. Raises `SourceUnavailable` where there is none, or it cannot be had."""
        names = microphone_names()
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
    """What a microphone has heard and nobody has read yet."""

    def __init__(self, name: str) -> None:
        """Open the microphone `name`. Raises `SourceUnavailable` where that cannot be."""
        pygame = load_pygame()
        audio = importlib.import_module("pygame._sdl2.audio")
        self._chunks: queue.Queue[bytes] = queue.Queue(_KEPT)
        self._rest = b""
        try:
            self._device = audio.AudioDevice(
                devicename=name,
                iscapture=True,
                frequency=RATE,
                audioformat=audio.AUDIO_S16,
                numchannels=1,
                chunksize=_CHUNK,
                # SDL converts whatever rate and channels the device has.
                allowed_changes=0,
                callback=self._take,
            )
            self._device.pause(0)
        except pygame.error as error:
            raise SourceUnavailable(
                message("voice.microphone_failed", name=name, detail=str(error))
            ) from error

    def _take(self, _: object, samples: memoryview) -> None:
        """Keep what SDL's own thread hands over, which must never be made to wait."""
        with contextlib.suppress(queue.Full):
            self._chunks.put_nowait(bytes(samples))

    def read(self, size: int) -> bytes:
        """Return the next `size` samples; fewer, or none, where no more come within a second."""
        wanted, end = size * _BYTES, time.monotonic() + PATIENCE
        while len(self._rest) < wanted:
            try:
                self._rest += self._chunks.get(timeout=max(0.0, end - time.monotonic()))
            except queue.Empty:
                break
        found, self._rest = self._rest[:wanted], self._rest[wanted:]
        return found

    def close(self) -> None:
        """Let the device go; closing again does nothing."""
        self._device.close()


def microphone_names() -> tuple[str, ...]:
    """Return what the system calls its microphones, the usual one first; empty where there is none."""
    pygame = load_pygame()
    initialise = sdl_function("SDL_InitSubSystem")
    if initialise is not None:
        # The output may be closed, and be opened anew meanwhile: SDL counts who needs it.
        initialise(_INIT_AUDIO)
    audio = importlib.import_module("pygame._sdl2.audio")
    try:
        return tuple(audio.get_audio_device_names(True))  # noqa: FBT003 -- pygame has it so: those that record
    except pygame.error:
        return ()
