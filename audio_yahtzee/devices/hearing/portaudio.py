"""The microphone by PortAudio (the package sounddevice), where it is installed and SDL has none."""

from __future__ import annotations

from types import ModuleType, TracebackType
from typing import Self

from audio_yahtzee.devices.hearing.arriving import BYTES, CHUNK, Arriving
from audio_yahtzee.devices.hearing.audio_source import AudioSource
from audio_yahtzee.devices.hearing.source import RATE, SourceUnavailable
from audio_yahtzee.messages import message


class PortAudioMicrophone(AudioSource):  # type: ignore[misc]  # SpeechRecognition publishes no types for it
    """Records while it is entered, at the rate that the device has."""

    SAMPLE_WIDTH = BYTES
    CHUNK = CHUNK

    def __init__(self, name: str) -> None:
        """Take the microphone `name`, one of `portaudio_names`; nothing is opened yet."""
        self.name = name
        self.SAMPLE_RATE = RATE
        self.stream: PortAudioStream | None = None

    def __enter__(self) -> Self:
        """Open the microphone. Raises `SourceUnavailable` where it cannot be had."""
        self.stream = PortAudioStream(self.name)
        self.SAMPLE_RATE = self.stream.rate
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Let the microphone go."""
        if self.stream is not None:
            self.stream.close()
            self.stream = None


class PortAudioStream:
    """An open microphone."""

    def __init__(self, name: str) -> None:
        """Open the microphone `name`. Raises `SourceUnavailable` where that cannot be."""
        library = _library()
        if library is None:
            raise SourceUnavailable(message("voice.no_microphone"))
        self._arriving = Arriving()
        try:
            number = next(number for number, found in _inputs(library) if found == name)
            self.rate = int(library.query_devices(number)["default_samplerate"])
            self._stream = library.RawInputStream(
                samplerate=self.rate,
                blocksize=CHUNK,
                device=number,
                channels=1,
                dtype="int16",
                callback=lambda samples, *_: self._arriving.put(bytes(samples)),
            )
            self._stream.start()
        except StopIteration as gone:
            raise SourceUnavailable(message("voice.microphone_gone")) from gone
        except (library.PortAudioError, OSError) as error:
            raise SourceUnavailable(
                message("voice.microphone_failed", name=name, detail=str(error))
            ) from error

    def read(self, size: int) -> bytes:
        """Return the next `size` samples; fewer, or none, where no more come within a second."""
        return self._arriving.read(size)

    def close(self) -> None:
        """Let the device go."""
        self._stream.close()


def portaudio_names() -> tuple[str, ...]:
    """Return what PortAudio calls its microphones, the usual one first; empty where it is not installed."""
    library = _library()
    if library is None:
        return ()
    try:
        usual = library.default.device[0]
        found = sorted(_inputs(library), key=lambda each: each[0] != usual)
    except (library.PortAudioError, OSError):
        return ()
    return tuple(dict.fromkeys(name for _, name in found))


def _inputs(library: ModuleType) -> list[tuple[int, str]]:
    devices = enumerate(library.query_devices())
    return [(number, str(each["name"])) for number, each in devices if each["max_input_channels"] > 0]


def _library() -> ModuleType | None:
    try:
        import sounddevice  # noqa: PLC0415 -- optional
    except (ImportError, OSError):
        # The package may be there without the library that it speaks to.
        return None
    return sounddevice  # type: ignore[no-any-return]  # it publishes no types
