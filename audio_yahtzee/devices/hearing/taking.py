"""One opening of the microphone, read on a thread of its own until a phrase, or a player, ends it."""

from __future__ import annotations

import queue
import threading
from collections import deque
from collections.abc import Callable
from typing import Protocol

from audio_yahtzee.devices.hearing.endpointing import FRAME_BYTES, FRAME_SECONDS, Endpoints, IsSpeech
from audio_yahtzee.devices.hearing.levels import MUTED, decibels
from audio_yahtzee.devices.hearing.source import (
    Opening,
    Source,
    SourceUnavailable,
    chunks_of,
    frames,
)
from audio_yahtzee.messages import Message, message
from audio_yahtzee.session.hearing_ports import Closed, Noticed, Opened, Sound

_KEPT = int(12 / FRAME_SECONDS)
"""Frames that are kept of what is said while a key is held: twelve seconds."""
_MUTED_AFTER = int(2 / FRAME_SECONDS)
"""Frames of nothing after which the microphone must be muted."""
_WAITED = int(10 / FRAME_SECONDS)
"""Frames in which nothing is said after which a microphone that was opened for a phrase closes."""
_LONGEST = 2 * _WAITED
"""Frames after which it closes in any case: a key can be held by a book, and a fan can sound like speech."""
RETRY = 1.0
"""Seconds between attempts to open a microphone again that has gone."""


class Room(Protocol):
    """What goes on around a microphone."""

    def recognise(self, phrase: bytes) -> None:
        """Let `phrase` be recognised."""
        ...

    def is_talking(self, *, hands_free: bool) -> bool:
        """Whether the game itself is heard, or was until just now, so that nothing is to be listened to."""
        ...


class Take:
    """The microphone while it is open. Calls come from the game's loop; all else is done on its thread."""

    def __init__(
        self, opening: Opening, judge: Callable[[], IsSpeech], room: Room, *, hands_free: bool
    ) -> None:
        """Open the microphone, and listen: to one phrase while a key is held, or hands-free to all."""
        self._opening = opening
        self._judge = judge
        self._room = room
        self.hands_free = hands_free
        self._is_held = not hands_free
        self._finish = threading.Event()
        self._stop = threading.Event()
        self._ended = threading.Event()
        self.told: queue.SimpleQueue[Sound] = queue.SimpleQueue()
        """What the player is to know, in its order."""
        self.has_heard = False
        """Whether anybody has spoken."""
        threading.Thread(target=self._run, name="microphone", daemon=True).start()

    @property
    def is_open(self) -> bool:
        """Whether it still listens."""
        return not (self._ended.is_set() or self._stop.is_set())

    def release(self) -> None:
        """Let the phrase end by itself from now on: the key is no longer held."""
        self._is_held = False

    def finish(self) -> None:
        """Let what was said so far be the phrase."""
        self._finish.set()

    def stop(self) -> None:
        """Listen no more; what was being said is lost."""
        self._stop.set()

    def wait(self, seconds: float) -> None:
        """Wait until the microphone is let go, `seconds` at most."""
        self._ended.wait(seconds)

    def _run(self) -> None:
        try:
            closed = self._listen()
        except SourceUnavailable as unavailable:
            closed = Closed(unavailable.reason)
        except Exception as error:  # noqa: BLE001 -- whatever a driver does, the keys go on
            closed = Closed(message("voice.microphone_broke", detail=str(error) or type(error).__name__))
        was_wanted = not self._stop.is_set()
        self._ended.set()
        if was_wanted:
            self.told.put(closed)

    def _listen(self) -> Closed:
        """Listen until the phrase has ended; hands-free, also once a microphone that has gone is back."""
        is_back = False
        while True:
            gone = self._once(is_back=is_back)
            if gone is None:
                return Closed(is_unsaid=not (self.has_heard or self.hands_free))
            if not self.hands_free:
                return Closed(gone)
            if not is_back:
                self.told.put(Noticed(gone))
            is_back = True
            if self._stop.wait(RETRY):
                return Closed()

    def _once(self, *, is_back: bool) -> Message | None:
        """Listen to one microphone; return what the player should know where it gave no more."""
        try:
            with self._opening() as source:
                self.told.put(Noticed(message("voice.microphone_back")) if is_back else Opened())
                return self._read(source)
        except SourceUnavailable as unavailable:
            if is_back:
                return unavailable.reason
            raise

    def _read(self, source: Source) -> Message | None:
        endpoints, said, quiet = Endpoints(self._judge()), deque[bytes](maxlen=_KEPT), 0
        came = 0
        for came, frame in enumerate(frames(chunks_of(source), FRAME_BYTES), start=1):
            if self._stop.is_set():
                return None
            quiet = quiet + 1 if quiet >= 0 and decibels(frame) < MUTED else -1
            if quiet == _MUTED_AFTER:
                self.told.put(Noticed(message("voice.muted")))
            if came >= _WAITED and not (self.has_heard or self.hands_free):
                return None
            if self._room.is_talking(hands_free=self.hands_free):
                endpoints.reset()
                continue
            said.append(frame)
            phrase = endpoints.take(frame)
            self.has_heard = endpoints.has_heard
            has_ended = (phrase is not None and not self._is_held) or came >= _LONGEST
            if self._finish.is_set() or (has_ended and not self.hands_free):
                self._room.recognise(b"".join(said))
                return None
            if phrase is not None and self.hands_free:
                self._room.recognise(phrase)
        if self._stop.is_set():
            return None
        return message("voice.microphone_gone" if came else "voice.no_sound")
