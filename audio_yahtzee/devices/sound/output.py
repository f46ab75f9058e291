"""Opens the machine's sound output: the one place that touches `pygame.mixer.init`.

Effects and speech share one mixer at 44,100 Hz, signed 16 bits, stereo. Channel 0 belongs to speech.
"""

from __future__ import annotations

import contextlib
import ctypes
import importlib
import os
import sys
import threading
import time
from functools import cache
from typing import TYPE_CHECKING

from audio_yahtzee.messages import message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import ModuleType

    from audio_yahtzee.messages import Message

RATE = 44_100
"""Samples a second of all that is mixed."""
BUFFER = 512
"""Samples mixed at a time (11.6 ms): nothing can be heard or silenced sooner."""
CHANNELS = 32
SPEECH_CHANNEL = 0
RETRY = 1.0
"""Seconds between attempts to open an output that has gone."""

IN_USE = threading.RLock()
"""Held by whoever plays from another thread than the game's: the output must not be reopened meanwhile."""

_HEAVY = ("numpy", "pkg_resources")
_STDERR = 2
_FIRST_SDL_DEVICE = 2
"""SDL numbers opened devices from 2; 1 is its interface of old."""
_LAST_SDL_DEVICE = 17
_SDL_AUDIO_STOPPED = 0


class OutputUnavailable(Exception):  # noqa: N818 -- reads as the fact it states
    """Nothing can be played here. `reason` is for the player."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.id)
        self.reason = reason


def load_pygame() -> ModuleType:
    """Return `pygame`, imported without the heavy packages that it would pull in for nothing.

    Whoever needs pygame calls this first, from the main thread. `pygame.sndarray` and `pygame.surfarray`
    do not work afterwards; sounds and surfaces offer their bytes as buffers instead.
    """
    if "pygame" in sys.modules:
        return sys.modules["pygame"]
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    masked = [name for name in _HEAVY if name not in sys.modules]
    # None in sys.modules makes an import fail at once; pygame takes that for "not installed".
    sys.modules.update(dict.fromkeys(masked))  # type: ignore[arg-type]  # typeshed knows no None here
    try:
        return importlib.import_module("pygame")
    finally:
        for name in masked:
            del sys.modules[name]


def open_output() -> None:
    """Open the mixer, if it is not open already, or again when its device has gone.

    Raises `OutputUnavailable` where there is no device, or the driver refuses.
    """
    pygame = load_pygame()
    mixer = importlib.import_module("pygame.mixer")
    if output_is_there():
        return
    with IN_USE, _silent_stderr():
        mixer.quit()
        before = _open_devices()
        try:
            mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
        except (pygame.error, NotImplementedError) as error:
            raise OutputUnavailable(message("speech.output_unavailable", detail=str(error))) from error
    _Opened.devices = _open_devices() - before
    _Opened.times += 1
    mixer.set_num_channels(CHANNELS)
    mixer.set_reserved(SPEECH_CHANNEL + 1)


def output_is_lost() -> bool:
    """Return whether the opened device has gone since (unplugged, or its server died).

    SDL then plays on into nothing and reports it by an event only, which a game without a window never
    gets; the device's own status is asked instead. False where SDL cannot be asked.
    """
    return bool(_Opened.devices) and not (_Opened.devices & _open_devices())


def output_is_there() -> bool:
    """Return whether the output is open, and its device has not gone since."""
    return load_pygame().mixer.get_init() is not None and not output_is_lost()


class OutputWatch:
    """Knows whether the output is there, and while it is not, tries about once a second to open it again."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """`clock` counts seconds steadily; the output must have been opened."""
        self._clock = clock
        self._next_attempt = clock()
        self._seen = _Opened.times

    def is_there(self) -> bool:
        """Return whether the output is there, and has been since the last call.

        Whoever opened it again: what was playing before is lost, and that is told once.
        """
        if not output_is_there():
            now = self._clock()
            if now >= self._next_attempt:
                self._next_attempt = now + RETRY
                with contextlib.suppress(OutputUnavailable):
                    open_output()
            return False
        was_there, self._seen = self._seen == _Opened.times, _Opened.times
        return was_there


class _Opened:
    """The SDL devices that the mixer holds: as global as the mixer itself is."""

    devices: frozenset[int] = frozenset()
    times = 0
    """How often it was opened."""


def _open_devices() -> frozenset[int]:
    """Return the numbers of SDL's audio devices that are open and alive."""
    status = sdl_function("SDL_GetAudioDeviceStatus")
    if status is None:
        return frozenset()
    numbers = range(_FIRST_SDL_DEVICE, _LAST_SDL_DEVICE)
    return frozenset(number for number in numbers if status(ctypes.c_uint32(number)) != _SDL_AUDIO_STOPPED)


@cache
def sdl_function(name: str) -> ctypes._NamedFuncPointer | None:
    """Return a function of the very SDL that pygame uses, or None."""
    base = importlib.import_module("pygame.base").__file__
    # Windows looks in the named library only; elsewhere the module's own libraries are searched too.
    library = "SDL2.dll" if sys.platform == "win32" else base
    try:
        function: ctypes._NamedFuncPointer = getattr(ctypes.CDLL(library), name)
    except (OSError, AttributeError):
        return None
    return function


@contextlib.contextmanager
def _silent_stderr() -> Iterator[None]:
    """Point the process's standard error elsewhere: ALSA writes pages to it, from C."""
    try:
        kept = os.dup(_STDERR)
    except OSError:
        # A program without a console has no standard error to protect.
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, _STDERR)
    try:
        yield
    finally:
        os.dup2(kept, _STDERR)
        os.close(nowhere)
        os.close(kept)
