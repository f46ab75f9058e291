"""Speech in sound files, of any rate, channels and format, made what a recogniser hears."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from audio_yahtzee.devices.hearing.noise import pink_noise
from audio_yahtzee.devices.hearing.port import RecogniserUnavailable
from audio_yahtzee.devices.hearing.source import RATE
from audio_yahtzee.documents.files import opened
from audio_yahtzee.messages import Message, message

if TYPE_CHECKING:
    from pathlib import Path
    from types import ModuleType

    import numpy as np
    from numpy.typing import NDArray

SUFFIXES = (".wav", ".flac", ".ogg", ".aiff", ".aif")
LONGEST = 15.0
"""Seconds. No phrase is longer; what goes on after that is not heard."""
SHORTEST = 0.1
"""Seconds; nothing can be said in less."""

_SILENT = 2e-4
"""The loudest sample of a recording in which nothing is to be heard, of full scale."""
_FULL = 0.999
_MOST_CLIPPED = 0.005
"""The share of samples at full scale from which a recording is told to be clipped."""
_SILENCE_AROUND = 0.3
"""Seconds put before and after, as a microphone would hear them."""


class NoRecording(Exception):  # noqa: N818 -- reads as the fact it states
    """A file in which nothing can be heard. `reason` is for the player."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.id)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Recording:
    """What a file holds."""

    pcm: bytes
    """Samples as they are recognised; see source.RATE."""
    remarks: tuple[Message, ...] = ()
    """What makes it hard to hear."""


def recording(path: Path, noise_floor: float | None = None) -> Recording:
    """Return the speech in the file at `path`, with pink noise `noise_floor` decibels below it where wanted.

    Raises `NoRecording` where there is none: no sound file, an empty one, one too short, or silence; and
    `RecogniserUnavailable` where no sound file can be read at all.
    """
    import numpy as np  # noqa: PLC0415 -- not before it is needed

    soundfile = _soundfile()
    try:
        with opened(path) as stream, soundfile.SoundFile(stream) as file:
            rate = file.samplerate
            is_cut = len(file) > LONGEST * rate
            samples = file.read(int(LONGEST * rate), dtype="float64", always_2d=True).mean(axis=1)
    except (soundfile.SoundFileError, OSError, RuntimeError, ValueError) as error:
        if path.exists():
            raise NoRecording(message("recorded.no_sound_file", name=path.name)) from error
        # Where a file was looked for is what is wrong: its name alone would not tell.
        raise NoRecording(message("recorded.no_file", path=str(path))) from error
    if len(samples) < SHORTEST * rate:
        raise NoRecording(message("recorded.too_short", name=path.name))
    samples = np.nan_to_num(samples)
    if np.abs(samples).max() < _SILENT:
        raise NoRecording(message("recorded.silent", name=path.name))
    remarks = []
    if is_cut:
        remarks.append(message("recorded.too_long", name=path.name, seconds=int(LONGEST)))
    if (np.abs(samples) >= _FULL).mean() > _MOST_CLIPPED:
        remarks.append(message("recorded.clipped", name=path.name))
    silence = np.zeros(int(_SILENCE_AROUND * RATE))
    heard = np.concatenate([silence, resampled(samples, rate), silence])
    if noise_floor is not None:
        heard += pink_noise(len(heard), seed=len(heard)) * (
            np.sqrt((heard**2).mean()) * 10 ** (-noise_floor / 20)
        )
    return Recording((np.clip(heard, -1, 1) * 32767).astype("<i2").tobytes(), tuple(remarks))


def _soundfile() -> ModuleType:
    try:
        import soundfile  # noqa: PLC0415 -- not before it is needed
    except (ImportError, OSError) as error:
        # The package may be there without the library that it reads with.
        raise RecogniserUnavailable(message("hearing.no_package", package="soundfile")) from error
    return soundfile  # type: ignore[no-any-return]  # it publishes no types


def resampled(samples: NDArray[np.float64], rate: int) -> NDArray[np.float64]:
    """Return `samples` of `rate` as RATE would have them: what both can hold of their spectrum."""
    import numpy as np  # noqa: PLC0415 -- as above

    if rate == RATE:
        return samples
    count = round(len(samples) * RATE / rate)
    spectrum = np.fft.rfft(samples)
    kept = np.zeros(count // 2 + 1, dtype=complex)
    both = min(len(kept), len(spectrum))
    kept[:both] = spectrum[:both]
    result: NDArray[np.float64] = np.fft.irfft(kept, count) * (count / len(samples))
    return result
