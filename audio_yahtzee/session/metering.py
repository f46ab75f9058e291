"""How loud one is heard: tones that rise with the level while one speaks, and words when asked for."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from audio_yahtzee.controls.intents import Action
from audio_yahtzee.controls.keymap import LIST, Layers
from audio_yahtzee.messages import Message, Value, message
from audio_yahtzee.narration.cues import Cue, Play, Priority, Say
from audio_yahtzee.session.measured import Loudness, Measured
from audio_yahtzee.session.modes import Question

if TYPE_CHECKING:
    from audio_yahtzee.controls.intents import KeyPress
    from audio_yahtzee.session.modes import Handler
    from audio_yahtzee.session.session import Session

_REMEMBERED = 8
"""Measurements that the words are about: some four seconds."""
_DEAD = 3
"""Measurements of nothing at all that a player is told of: some two seconds."""


@dataclass
class LevelMode:
    """The microphone's level, told as it changes."""

    session: Session
    ended: Callable[[], None]
    """Closes the microphone, and goes back to where one was."""
    layers: Layers = LIST
    rules: None = None
    _last: deque[Measured] = field(default_factory=lambda: deque(maxlen=_REMEMBERED), init=False)
    _told: Message | None = field(default=None, init=False)
    """What was last told in words."""

    @property
    def handlers(self) -> Mapping[Action, Handler]:
        """See Mode."""
        return {
            Action.CHOOSE: lambda _: self._say(),
            Action.LISTEN: lambda _: self._say(),
            Action.BACK: lambda _: self.ended(),
        }

    def is_possible(self, action: Action) -> bool:
        """See Mode."""
        return action in self.handlers

    def describe(self) -> tuple[Cue, ...]:
        """See Mode."""
        return (Play("menu.open"), Say(self.help()))

    def help(self) -> Message:
        """See Mode."""
        return message("level.help", **self.session.keys(Action.CHOOSE, Action.BACK, layers=self.layers))

    def not_understood(self, _key: Value) -> Message:
        """See Mode."""
        return self.help()

    def question(self) -> Question:
        """See Mode."""
        return Question(message("settings.level"))

    def takes(self, _press: KeyPress, /) -> bool:
        """See Mode."""
        return False

    def typed(self, text: str, /) -> bool:
        """Tell the level: whoever presses Space or a letter here can want nothing else."""
        if text:
            self._say()
        return bool(text)

    def take(self, measured: Measured) -> None:
        """Let a level be heard, as a tone.

        A reader, for whom there are none, has it in words when they are news; and for a microphone from
        which nothing comes there is no tone.
        """
        self._last.append(measured)
        by_tone = self.session.listener.ear.takes_time
        if by_tone and measured.note:
            self.session.say(Play(f"hand.face.{measured.note}"))
        words = self._words()
        is_dead = words.id == "level.muted" and len(self._last) > _DEAD
        if words != self._told and (is_dead or not by_tone):
            self._say()
        elif words.id != "level.muted":
            self._told = None if by_tone else self._told

    def _say(self) -> None:
        self._told = self._words()
        self.session.say(Say(self._told, priority=Priority.NOW))

    def _words(self) -> Message:
        return in_words(self._last)


def in_words(levels: Collection[Measured]) -> Message:
    """Return what is to be thought of the loudest of `levels`."""
    if not levels:
        return message("level.muted")
    loudest = max(levels, key=lambda each: (each.note, each.loudness is not Loudness.MUTED))
    if loudest.loudness is Loudness.SOFT and not loudest.note:
        return message("level.room")
    return message(f"level.{loudest.loudness}")
