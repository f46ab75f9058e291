"""Writes what a listener would hear into a sound file: no device, no waiting.

Time here is a count of samples that moves only when told to (`pause`, `finish_speaking`); everything
played and said is mixed at its moment, with the levels, places and ducking of the live mixer. numpy and
soundfile load with this module: import it only where something is to be recorded.
"""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import stat
import time
import zlib
from random import Random
from typing import TYPE_CHECKING, Self

import soundfile

from audio_yahtzee.devices.sound.mixdown import Mixdown
from audio_yahtzee.devices.sound.output import RATE
from audio_yahtzee.devices.sound.variety import Variety
from audio_yahtzee.documents.files import is_anything, is_file, listed, real
from audio_yahtzee.messages import Message, message

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path
    from types import TracebackType

    from audio_yahtzee.devices.clip import Clip
    from audio_yahtzee.devices.sound.pack import Pack
    from audio_yahtzee.devices.speech.port import Utterance, Voice

_FORMATS = {".ogg": ("OGG", "VORBIS"), ".wav": ("WAV", "PCM_16"), ".flac": ("FLAC", "PCM_16")}

_BLOCK = RATE
"""Frames written at a time: a second, so that a game of any length needs little memory."""


_STALE = 60.0
"""Seconds after which what nobody has written to is nobody's any more: a second's sound takes far less."""


class RecordingFailed(Exception):  # noqa: N818 -- reads as the fact it states
    """The recording cannot be written. `reason` is for the player."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.id)
        self.reason = reason


class Recorder:
    """A listener with a sound file for ears. Its `speech` and `effects` are what a session is given.

    The file appears under its name when `close` is called, complete; until then, and after `abandon` or
    an exception in a `with`, what was there before stays. `seed` chooses among the sounds' variants.
    """

    def __init__(
        self, path: Path, pack: Pack, synthesise: Callable[[Utterance], Clip], *, seed: int = 0
    ) -> None:
        """Begin the file. Raises `RecordingFailed` for an unknown suffix or an unwritable place."""
        if path.suffix.lower() not in _FORMATS:
            raise RecordingFailed(message("sound.record_kind", found=path.name))
        # As with settings: the real file may lie elsewhere, and a link to it here.
        self._path = real(path)
        self._part = self._path.with_name(f"{_prefix(self._path)}{secrets.token_hex(4)}.part")
        self._synthesise = synthesise
        self._variety = Variety(pack, Random(seed))
        self._mix = Mixdown()
        self._time = 0.0
        self.effects = RecorderEffects(self._mix, self._variety)
        self.speech = RecorderSpeech(self)
        # Last, so that nothing is left behind where the program is ended meanwhile.
        self._file = self._begin()

    @property
    def now(self) -> float:
        """Seconds recorded so far."""
        return self._mix.position / RATE

    @property
    def is_speaking(self) -> bool:
        """Whether anything is still to be said at this moment."""
        return self._mix.speech_end > self._mix.position

    def speak(self, utterance: Utterance) -> None:
        """Say `utterance` as soon as all that was to be said before has been said; time does not move."""
        self._mix.add_speech(self._synthesise(utterance), utterance.volume, utterance.pan)

    def play(self, sound: str, *, pan: float = 0.0, delay: float = 0.0) -> None:
        """Play the pack's `sound` `delay` seconds from now; time does not move."""
        self.effects.play(sound, pan=pan, delay=delay)

    def hush(self) -> None:
        """End what is being said, and forget what waits."""
        self._mix.stop_speech()

    def pause(self, seconds: float) -> None:
        """Let `seconds` go by. Raises `RecordingFailed` when the file can no longer be written."""
        self._time = max(self._time, self.now) + max(0.0, seconds)
        self._render_to(round(self._time * RATE))

    def finish_speaking(self) -> None:
        """Let time go by until all has been said."""
        self._render_to(self._mix.speech_end)

    def close(self) -> None:
        """Let everything fade, and put the file under its name. Closing again does nothing.

        Raises `RecordingFailed` when that cannot be done; nothing is left behind then.
        """
        if self._file.closed:
            return
        self._render_to(max(self._mix.speech_end, self._mix.effects_end))
        try:
            self._file.close()
            self._part.replace(self._path)
        except (OSError, soundfile.SoundFileError) as error:
            failed = self._failed(self._cause(error))
            self.abandon()
            raise failed from error

    def abandon(self) -> None:
        """Throw the recording away."""
        # What waits to be written may no longer find room, and need not.
        with contextlib.suppress(soundfile.SoundFileError):
            self._file.close()
        self._part.unlink(missing_ok=True)

    def __enter__(self) -> Self:
        """Return the recorder, begun already."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close, or abandon what an exception has cut off."""
        if kind is None:
            self.close()
        else:
            self.abandon()

    def _begin(self) -> soundfile.SoundFile:
        if is_anything(self._path) and not is_file(self._path):
            # A name too long ends here as well, and it is the system that knows why.
            raise self._failed(_refusal(self._path))
        _sweep(self._path)
        form, subtype = _FORMATS[self._path.suffix.lower()]
        try:
            # Python says why a place cannot be written; libsndfile only that it cannot. Nothing is written
            # through a link that somebody else has laid there.
            started = self._part.open("xb")
        except OSError as error:
            raise self._failed(error) from error
        try:
            started.close()
            return soundfile.SoundFile(self._part, "w", RATE, 2, subtype, format=form)
        except soundfile.SoundFileError as error:
            failed = self._failed(self._cause(error))
            self._part.unlink(missing_ok=True)
            raise failed from error
        except BaseException:
            # The program is ended meanwhile.
            self._part.unlink(missing_ok=True)
            raise

    def _render_to(self, position: int) -> None:
        while self._mix.position < position:
            block = self._mix.render(min(_BLOCK, position - self._mix.position))
            try:
                self._file.write(block)
            except (OSError, soundfile.SoundFileError) as error:
                failed = self._failed(self._cause(error))
                self.abandon()
                raise failed from error

    def _cause(self, error: Exception) -> Exception:
        """Return why nothing more can be written to the file; libsndfile does not tell."""
        if isinstance(error, OSError):
            return error
        try:
            with self._part.open("ab") as file:
                file.write(bytes(_BLOCK))
        except OSError as cause:
            return cause
        return error

    def _failed(self, error: Exception) -> RecordingFailed:
        detail = getattr(error, "strerror", None) or str(error)
        return RecordingFailed(message("sound.record_failed", file=str(self._path), detail=detail))


def _prefix(path: Path) -> str:
    """Return how the files that are to become `path` begin: short, however long its name is."""
    return f".recording-{zlib.crc32(path.name.encode(errors='surrogateescape')):08x}-"


def _sweep(path: Path) -> None:
    """Remove what recordings to `path` that were cut off have left."""
    aged = time.time() - _STALE
    for part in listed(path.parent, f"{_prefix(path)}*.part"):
        with contextlib.suppress(OSError):
            if part.lstat().st_mtime < aged:
                part.unlink()


def _refusal(path: Path) -> OSError:
    """Return why `path`, where there is no file, cannot become one."""
    try:
        found = path.lstat()
    except OSError as error:
        return error
    number = errno.EISDIR if stat.S_ISDIR(found.st_mode) else errno.EEXIST
    return OSError(number, os.strerror(number))


class RecorderEffects:
    """The recorder's `Effects`: what is played goes into the file at the present moment."""

    def __init__(self, mix: Mixdown, variety: Variety) -> None:
        self._mix = mix
        self._variety = variety
        self._is_closed = False

    def play(self, sound: str, *, pan: float = 0.0, delay: float = 0.0) -> None:
        """Mix in one of the sound's variants. One that cannot be decoded is not heard."""
        chosen = None if self._is_closed else self._variety.next(sound)
        if chosen is None:
            return
        variant, gain = chosen
        try:
            self._mix.add_effect(variant, gain, pan, delay)
        except (OSError, soundfile.SoundFileError):
            return

    def duck(self, speaking: bool) -> None:  # noqa: FBT001 -- as the port has it
        """Lower the effects also while nothing is said here. Under speech they are lowered anyhow."""
        self._mix.is_ducked = speaking

    def stop(self) -> None:
        """End all sounds at the present moment."""
        self._mix.stop_effects()

    def set_volume(self, volume: float) -> None:
        """Set the volume of effects, 0 … 1."""
        self._mix.volume = min(1.0, max(0.0, volume))

    def set_mono(self, mono: bool) -> None:  # noqa: FBT001 -- as the port has it
        """Put everything that starts from now on in the middle."""
        self._mix.is_mono = mono

    def pump(self) -> None:
        """Do nothing: time moves by the recorder's `pause`."""

    def close(self) -> None:
        """Take no more; what sounds may fade."""
        self._is_closed = True


class RecorderSpeech:
    """The recorder's `Speech`: it has one voice for each language, the synthesiser's own choice."""

    name = "recorder"

    def __init__(self, recorder: Recorder) -> None:
        self._recorder = recorder
        self._is_closed = False

    def voices(self) -> Sequence[Voice]:
        """Return none: voices cannot be chosen here."""
        return ()

    def speak(self, utterance: Utterance) -> None:
        """Say `utterance` after all that was asked for before."""
        if not self._is_closed:
            self._recorder.speak(utterance)

    def stop(self) -> None:
        """Fall silent at the present moment, and forget what waits."""
        self._recorder.hush()

    @property
    def is_speaking(self) -> bool:
        """Whether anything is still to be said at the present moment."""
        return self._recorder.is_speaking

    def pump(self) -> None:
        """Do nothing: time moves by the recorder's `pause`."""

    def close(self) -> None:
        """Take no more."""
        self._recorder.hush()
        self._is_closed = True
