"""Entries: something is typed, a name or a number, and ended with Enter."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from audio_yahtzee.controls.intents import Action, Intent
from audio_yahtzee.controls.keymap import ENTRY, Layers
from audio_yahtzee.messages import Message, Value, message
from audio_yahtzee.narration.cues import Cue, Play, Say
from audio_yahtzee.session.modes import Handler, Question

if TYPE_CHECKING:
    from audio_yahtzee.controls.intents import KeyPress
    from audio_yahtzee.session.session import Session

LONGEST_ENTRY = 100
"""Characters that can be typed where something is asked for."""


@dataclass
class EntryMode:
    """Something is typed, and ended with Enter."""

    session: Session
    title: Message
    done: Callable[[str], bool]
    """Takes what was typed; returns whether it will do."""
    allowed: Callable[[str], bool]
    """Tells whether a character may be typed here."""
    on_back: Callable[[], None] | None = None
    """What Escape does besides leaving the entry."""
    text: str = ""
    layers: Layers = ENTRY
    rules: None = None

    @property
    def handlers(self) -> Mapping[Action, Handler]:
        """See Mode."""
        return {Action.CHOOSE: self._choose, Action.ERASE: self._erase, Action.BACK: self._back}

    def is_possible(self, action: Action) -> bool:
        """See Mode."""
        return action is not Action.ERASE or bool(self.text)

    def describe(self) -> tuple[Cue, ...]:
        """See Mode."""
        written = (Say(message("entry.written", text=self.text)),) if self.text else ()
        return (Play("menu.open"), Say(self.title), *written)

    def help(self) -> Message:
        """See Mode."""
        return message("help.entry")

    def not_understood(self, key: Value) -> Message:
        """See Mode."""
        return message("key.not_typed", pressed=key, **self.session.keys(Action.CHOOSE, layers=self.layers))

    def takes(self, press: KeyPress, /) -> bool:
        """Let what is typed be text first: a full stop in a name is no key of the history.

        Text that comes with Enter is a whole answer, and is not read back letter by letter; what is no such
        answer may be a phrase.
        """
        if press.chord == "enter" and press.text and press.text.isprintable():
            if self._fits(press.text):
                self.text += press.text
                self._choose(Intent(Action.CHOOSE))
            elif not self.session.voice.typed(press.text):
                self.session.say(Play("error"), Say(self.not_understood(press.text)))
            return True
        return press.text.isprintable() and not press.chord.startswith("ctrl+") and self.typed(press.text)

    def question(self) -> Question:
        """See Mode."""
        return Question(self.title, text=self.text)

    def typed(self, text: str) -> bool:
        """Write `text`, and say what was written."""
        if not text or not self._fits(text):
            return False
        self.text += text
        self.session.say(Say(message("entry.typed", text=text), spelled=len(text) == 1))
        return True

    def _fits(self, text: str) -> bool:
        return len(self.text) + len(text) <= LONGEST_ENTRY and all(map(self.allowed, text))

    def _choose(self, _: Intent) -> None:
        # What will not do is not the beginning of the next attempt.
        text, self.text = self.text, ""
        if self.done(text):
            self.session.leave_mode(self)

    def _erase(self, _: Intent) -> None:
        if not self.text:
            self.session.say(Play("menu.end"), Say(message("entry.empty")))
            return
        erased, self.text = self.text[-1], self.text[:-1]
        self.session.say(Say(message("entry.erased", text=erased)))

    def _back(self, _: Intent) -> None:
        self.session.leave_mode(self)
        if self.on_back is None:
            self.session.say(Play("menu.close"), Say(message("entry.left")))
        else:
            self.session.say(Play("menu.close", is_announced=True))
            self.on_back()
