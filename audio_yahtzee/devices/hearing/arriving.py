"""What a microphone has heard and nobody has read yet."""

from __future__ import annotations

import contextlib
import queue
import time

CHUNK = 512
"""Samples that a microphone hands over at a time: 32 ms at 16 kHz."""
BYTES = 2
"""Of a sample."""
_KEPT = 256
"""Chunks that wait to be read: eight seconds. What nobody reads by then is lost."""
PATIENCE = 1.0
"""Seconds without a single sample after which nothing more is to be hoped for."""


class Arriving:
    """Samples on their way from the thread of an audio library to whoever reads them."""

    def __init__(self) -> None:
        """Hold nothing yet."""
        self._chunks: queue.Queue[bytes] = queue.Queue(_KEPT)
        self._rest = b""

    def put(self, samples: bytes) -> None:
        """Keep what an audio library's own thread hands over, which must never be made to wait."""
        with contextlib.suppress(queue.Full):
            self._chunks.put_nowait(samples)

    def read(self, size: int) -> bytes:
        """Return the next `size` samples; fewer, or none, where no more come within a second."""
        wanted, end = size * BYTES, time.monotonic() + PATIENCE
        while len(self._rest) < wanted:
            try:
                self._rest += self._chunks.get(timeout=max(0.0, end - time.monotonic()))
            except queue.Empty:
                break
        found, self._rest = self._rest[:wanted], self._rest[wanted:]
        return found
