"""Listens at the sound output: a pipe that SDL's disk driver writes into, at the pace of a real device."""

import array
import os
import sys
import threading

import pytest

if sys.platform == "win32":
    pytest.skip("needs named pipes of POSIX", allow_module_level=True)

PIECE = 4096
"""Bytes that SDL's disk driver writes at a time: two buffers, 23 ms, which are in every figure alike."""
LOUD = 300
PATIENCE = 30
"""Seconds after which nothing will be heard any more."""


class Listener(threading.Thread):
    """Reads the output as it comes, and knows whether it is sounding now."""

    def __init__(self, pipe):
        super().__init__(daemon=True)
        os.mkfifo(pipe)
        self.environment = {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(pipe)}
        """What lets a program be heard here."""
        self._pipe = pipe
        self._changed = threading.Condition()
        self._is_loud = False
        self._quiet_pieces = 0
        self.start()

    def run(self):
        with open(self._pipe, "rb", buffering=0) as sound:  # noqa: PTH123 -- unbuffered
            while piece := sound.read(PIECE):
                samples = array.array("h", piece[: len(piece) // 2 * 2])
                with self._changed:
                    self._is_loud = max(samples) > LOUD
                    self._quiet_pieces = 0 if max(samples) or min(samples) else self._quiet_pieces + 1
                    self._changed.notify_all()

    def wait_for_sound(self):
        with self._changed:
            assert self._changed.wait_for(lambda: self._is_loud, PATIENCE), "nothing was heard"

    def wait_for_silence(self, pieces=1):
        with self._changed:
            self._quiet_pieces = 0
            assert self._changed.wait_for(lambda: self._quiet_pieces >= pieces, PATIENCE), "it sounds on"
