"""Listening, as the session asks for it: nothing here ever waits for a microphone or a recogniser."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from audio_yahtzee.devices.hearing.endpointing import IsSpeech, usual_judge
from audio_yahtzee.devices.hearing.measuring import Measuring
from audio_yahtzee.devices.hearing.recognising import Recognising, Vocabularies
from audio_yahtzee.devices.hearing.source import Opening
from audio_yahtzee.devices.hearing.taking import Take
from audio_yahtzee.session.hearing_ports import Closed, Sound

if TYPE_CHECKING:
    from audio_yahtzee.controls.phrases.context import Context
    from audio_yahtzee.devices.hearing.port import Recogniser

AFTER_SPEECH = 0.25
"""Seconds after the game has spoken in which the room still rings with it."""
_MEANWHILE = 0.05
"""Seconds in which it has just been heard: the loop looks more often."""
_LEAVING = 0.5
"""Seconds that the microphone is given to be let go at the end."""


class Listening:
    """A microphone and a recogniser; see the port Hearing of the session, and Device of the loop."""

    def __init__(
        self,
        opening: Opening,
        make: Callable[[], Recogniser],
        vocabularies: Vocabularies,
        *,
        is_speaking: Callable[[], bool],
        judge: Callable[[], IsSpeech] = usual_judge,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Open nothing yet. `make` makes a recogniser, anew where one has failed.

        `is_speaking` tells whether the game itself can be heard; `clock` counts seconds steadily.
        """
        self._opening = opening
        self._judge = judge
        self._is_speaking = is_speaking
        self._clock = clock
        self._recognising = Recognising(make, vocabularies, clock)
        self._take: Take | None = None
        self._spoke = clock() - AFTER_SPEECH

    @property
    def is_listening(self) -> bool:
        """See the port."""
        return self._take is not None and self._take.is_open

    @property
    def has_heard(self) -> bool:
        """See the port."""
        return self._take is not None and self._take.has_heard

    @property
    def is_busy(self) -> bool:
        """Whether `poll` is wanted again soon."""
        return self._take is not None or self._recognising.is_busy

    def pump(self) -> None:
        """Note whether the game is heard, since what the microphone hears of it is not for it."""
        if self._is_speaking():
            self._spoke = self._clock()

    def listen(self, *, hands_free: bool) -> None:
        """See the port."""
        if self._take is not None and self._take.is_open:
            self._take.hands_free = hands_free
            self._take.release()
            return
        self.pump()
        self._take = Take(self._opening, self._judge, _Room(self), hands_free=hands_free)
        self._recognising.prepare()

    def measure(self) -> None:
        """See the port."""
        self.stop()
        self.pump()
        self._take = Measuring(self._opening, _Room(self))

    def release(self) -> None:
        """See the port."""
        if self._take is not None and self._take.has_heard:
            self._take.finish()
        elif self._take is not None:
            self._take.release()

    def finish(self) -> None:
        """See the port."""
        if self._take is not None:
            self._take.finish()

    def stop(self) -> None:
        """See the port."""
        if self._take is not None:
            self._take.stop()
            self._take = None

    def expect(self, language: str, context: Context) -> None:
        """See the port."""
        self._recognising.expect(language, context)

    def poll(self) -> Sequence[Sound]:
        """See the port."""
        found: list[Sound] = []
        while self._take is not None and not self._take.told.empty():
            sound = self._take.told.get()
            found.append(sound)
            if isinstance(sound, Closed):
                self._take = None
        found += self._recognising.poll()
        if self._recognising.has_given_up:
            self.stop()
        return found

    def close(self) -> None:
        """Let the microphone go. The threads end with the program."""
        take = self._take
        self.stop()
        if take is not None:
            take.wait(_LEAVING)

    def is_ringing(self, after: float) -> bool:
        """Return whether the game was heard within the last `after` seconds."""
        return self._clock() - self._spoke < after

    def recognise(self, phrase: bytes) -> None:
        """Let `phrase` be recognised; called on the microphone's thread."""
        self._recognising.recognise(phrase)


class _Room:
    """See the port Room of a take."""

    def __init__(self, listening: Listening) -> None:
        self._listening = listening

    def recognise(self, phrase: bytes) -> None:
        self._listening.recognise(phrase)

    def is_talking(self, *, hands_free: bool) -> bool:
        # Whoever holds the key has silenced the game, and speaks at once.
        return self._listening.is_ringing(AFTER_SPEECH if hands_free else _MEANWHILE)
