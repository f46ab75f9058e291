"""What samples come from, and how those of any microphone become those that are recognised."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Protocol

from audio_yahtzee.messages import Message

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

RATE = 16_000
"""Samples a second of all that is recognised: 16 bit, little endian, one channel."""
_TAPS = 33
"""Length of the filter that keeps what 16 kHz cannot hold from coming back as something else."""


class SourceUnavailable(Exception):  # noqa: N818 -- reads as the fact it states
    """Nothing can be recorded here. `reason` is for the player."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.id)
        self.reason = reason


class Stream(Protocol):
    """An open microphone."""

    def read(self, size: int) -> bytes:
        """Return `size` samples, waiting for them; fewer where no more come."""
        ...


class Source(Protocol):
    """A microphone that records while it is entered, as `speech_recognition.AudioSource` has it."""

    SAMPLE_RATE: int
    SAMPLE_WIDTH: int
    """Bytes of a sample."""
    CHUNK: int
    """Samples that are read at a time."""
    stream: Stream | None


Opening = Callable[[], AbstractContextManager[Source]]
"""Opens a microphone when what it returns is entered. Either may raise `SourceUnavailable`."""


class Converter:
    """Turns samples of any rate and width, one channel, into those that are recognised."""

    def __init__(self, rate: int, width: int) -> None:
        """Convert from `rate` samples a second of `width` bytes. Raises ValueError for what cannot be."""
        if rate <= 0 or width not in {1, 2, 4}:
            raise ValueError(f"expected a rate above 0 and a width of 1, 2 or 4, got {rate} and {width}")
        self._rate = rate
        self._width = width
        self._before: NDArray[np.float64] | None = None
        self._place = 0.0

    def converted(self, pcm: bytes) -> bytes:
        """Return the next samples as 16 bits at 16 kHz; together they last as long as what came in."""
        if self._rate == RATE and self._width == 2:
            return pcm
        import numpy as np  # noqa: PLC0415 -- not before it is needed

        samples = np.frombuffer(pcm, dtype=f"<i{self._width}").astype(np.float64)
        samples *= 2.0 ** (16 - 8 * self._width)
        samples = self._low(samples)
        step = self._rate / RATE
        places = np.arange(self._place, len(samples) - 1, step)
        self._place = (places[-1] + step if len(places) else self._place) - (len(samples) - 1)
        heard = np.interp(places, np.arange(len(samples)), samples)
        return bytes(np.clip(heard, -32768, 32767).astype("<i2").tobytes())

    def _low(self, samples: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return `samples` without what is too high, the end of those before at their beginning."""
        import numpy as np  # noqa: PLC0415 -- it is heavy, too

        before = np.zeros(_TAPS) if self._before is None else self._before
        joined = np.concatenate([before, samples])
        self._before = joined[-_TAPS:]
        if self._rate <= RATE:
            return joined[_TAPS - 1 :]
        cut = RATE / self._rate
        places = np.arange(_TAPS) - _TAPS // 2
        taps = np.sinc(places * cut) * np.hamming(_TAPS)
        return np.convolve(joined, taps / taps.sum(), mode="valid")


def chunks_of(source: Source) -> Iterator[bytes]:
    """Yield what an open `source` hears, as it is recognised, for as long as something comes."""
    stream = source.stream
    if stream is None:
        return
    converter = Converter(source.SAMPLE_RATE, source.SAMPLE_WIDTH)
    while chunk := stream.read(source.CHUNK):
        yield converter.converted(chunk)


def frames(chunks: Iterator[bytes], size: int) -> Iterator[bytes]:
    """Yield what comes in `chunks` in pieces of `size` bytes; what is left over at the end is lost."""
    rest = b""
    for chunk in chunks:
        rest += chunk
        while len(rest) >= size:
            yield rest[:size]
            rest = rest[size:]
