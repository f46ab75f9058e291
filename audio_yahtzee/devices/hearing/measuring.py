"""The microphone open to be measured: how loud it is, again and again, and nothing is recognised."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audio_yahtzee.devices.hearing.endpointing import FRAME_BYTES, FRAME_SECONDS, usual_judge
from audio_yahtzee.devices.hearing.levels import measured
from audio_yahtzee.devices.hearing.source import Opening, Source, chunks_of, frames
from audio_yahtzee.devices.hearing.taking import Room, Take
from audio_yahtzee.messages import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from audio_yahtzee.session.measured import Measured

_WINDOW = int(0.25 / FRAME_SECONDS)
"""Frames that are measured together."""
_REST = int(0.3 / FRAME_SECONDS)
"""Frames after them that are not: the tone that tells the level is heard by the microphone as well."""


class Measuring(Take):
    """One opening of the microphone in which its level is told; it goes on when a microphone comes back."""

    def __init__(self, opening: Opening, room: Room) -> None:
        """Open the microphone."""
        super().__init__(opening, usual_judge, room, hands_free=True)

    def _read(self, source: Source) -> Message | None:
        came = False
        for found in levels_of(self._heard(source)):
            came = True
            self.told.put(found)
        if self._stop.is_set():
            return None
        return message("voice.microphone_gone" if came else "voice.no_sound")

    def _heard(self, source: Source) -> Iterator[bytes]:
        """Yield what is heard while the game is silent."""
        for frame in frames(chunks_of(source), FRAME_BYTES):
            if self._stop.is_set():
                return
            if not self._room.is_talking(hands_free=True):
                yield frame


def levels_of(heard: Iterator[bytes]) -> Iterator[Measured]:
    """Yield how loud it is in `heard`, some twice a second, with rests for the tones that tell it."""
    window: list[bytes] = []
    rest = 0
    for frame in heard:
        if rest:
            rest -= 1
            continue
        window.append(frame)
        if len(window) == _WINDOW:
            yield measured(b"".join(window))
            window.clear()
            rest = _REST
