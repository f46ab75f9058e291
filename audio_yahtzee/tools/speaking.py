"""A command that speaks: each line is written, said, and waited for, so that nothing is heard over it."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import TYPE_CHECKING, Self

from audio_yahtzee.devices.ear import utterance
from audio_yahtzee.devices.sound.output import OutputUnavailable
from audio_yahtzee.devices.speech.chain import open_speech
from audio_yahtzee.language.catalogue import Passage
from audio_yahtzee.messages import Message, Value
from audio_yahtzee.opening import open_sounds
from audio_yahtzee.session.metering import in_words

if TYPE_CHECKING:
    from types import TracebackType

    from audio_yahtzee.devices.sound.mixer import MixerEffects
    from audio_yahtzee.devices.speech.port import Speech
    from audio_yahtzee.house import House
    from audio_yahtzee.session.measured import Measured

_PUMP = 0.01
"""Seconds between looks at the voice."""
_AFTER = 0.3
"""Seconds in which the room rings with what was said."""
_LONGEST = 30.0
"""Seconds that a line is waited for: a voice that never ends must not be waited for in vain."""


class Speaker:
    """Says lines aloud where the machine has a voice; without one they are only written."""

    def __init__(self, house: House, write: Callable[[str], None]) -> None:
        """Speak the language of `house`."""
        self._house = house
        self._write = write
        self._speech: Speech | None = None
        self._effects: MixerEffects | None = None
        self._level: Message | None = None
        """The level that was last written."""
        self._closing = ExitStack()

    def __enter__(self) -> Self:
        """Open the voice, if there is one."""
        try:
            self._effects = open_sounds(self._house.places).effects
        except OutputUnavailable:
            return self
        self._closing.callback(self._effects.close)
        speech = open_speech()
        self._closing.callback(speech.close)
        self._speech = speech if speech.is_heard else None
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Let the voice go."""
        self._closing.close()

    def show_level(self, measured: Measured) -> None:
        """Let a level be heard as a tone; without sound it is written where it changes. Waits for nothing."""
        if self._effects is not None:
            if measured.note:
                self._effects.play(f"hand.face.{measured.note}")
            return
        words = in_words([measured])
        if words != self._level:
            self._level = words
            self._write(self._house.words(words))

    def tell(self, value: Value) -> None:
        """Write and say `value`, and wait until it has been said."""
        text = self._house.words(value)
        self._write(text)
        if self._speech is None:
            return
        now = self._house.preferences
        self._speech.speak(utterance(Passage(text, now.language), now))
        end = time.monotonic() + _LONGEST
        while self._speech.is_speaking and time.monotonic() < end:
            self._speech.pump()
            time.sleep(_PUMP)
        time.sleep(_AFTER)
