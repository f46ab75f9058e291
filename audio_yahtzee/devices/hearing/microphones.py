"""Which microphones there are, and the one that the player has chosen."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from contextlib import AbstractContextManager

from audio_yahtzee.devices.hearing.source import Source, SourceUnavailable
from audio_yahtzee.devices.sound.output import load_pygame, sdl_function
from audio_yahtzee.messages import Message, message

_INIT_AUDIO = 0x10
"""SDL_INIT_AUDIO."""


def sdl_names() -> tuple[str, ...]:
    """Return what SDL calls its microphones, the usual one first; empty where there is none."""
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


def microphone_names() -> tuple[str, ...]:
    """Return the microphones to choose from, the usual one first; empty where none has a name."""
    names = sdl_names()
    if names:
        return names
    from audio_yahtzee.devices.hearing.portaudio import portaudio_names  # noqa: PLC0415 -- it is heavy

    return portaudio_names()


class Microphones:
    """Opens the microphone that is wanted, else the usual one, which is told once."""

    def __init__(self, wanted: Callable[[], str], tell: Callable[[Message], None]) -> None:
        """`wanted` returns a microphone's name, "" for the usual one. Both are called on its thread."""
        self._wanted = wanted
        self._tell = tell
        self._missed = ""
        """The microphone that was last told to be missing."""

    def __call__(self) -> AbstractContextManager[Source]:
        """Return the microphone: SDL's, else sounddevice's, else PyAudio's, whichever of these is installed.

        Raises `SourceUnavailable` where there is none.
        """
        names = sdl_names()
        if names:
            from audio_yahtzee.devices.hearing.microphone import SdlMicrophone  # noqa: PLC0415 -- it is heavy

            microphone: AbstractContextManager[Source] = SdlMicrophone(self._chosen(names))
            return microphone
        from audio_yahtzee.devices.hearing.portaudio import PortAudioMicrophone, portaudio_names  # noqa: PLC0415 -- it is heavy, too

        names = portaudio_names()
        if names:
            other: AbstractContextManager[Source] = PortAudioMicrophone(self._chosen(names))
            return other
        return _by_pyaudio()

    def _chosen(self, names: tuple[str, ...]) -> str:
        wanted = self._wanted()
        if not wanted or wanted in names:
            self._missed = ""
            return wanted or names[0]
        if wanted != self._missed:
            self._missed = wanted
            self._tell(message("microphone.missing", name=wanted, other=names[0]))
        return names[0]


def _by_pyaudio() -> AbstractContextManager[Source]:
    try:
        from speech_recognition import Microphone  # noqa: PLC0415 -- as above

        fallback: AbstractContextManager[Source] = Microphone()
    except (ImportError, AttributeError, OSError) as error:
        # Without PyAudio it is the attribute that is missing; without a device the system says so.
        raise SourceUnavailable(message("voice.no_microphone")) from error
    return fallback
