"""The key describer: each key says what it does, and does nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from audio_yahtzee.controls.intents import Action
from audio_yahtzee.controls.keymap import Layers, key_name
from audio_yahtzee.messages import Message, Value, message
from audio_yahtzee.narration.cues import Cue, Play, Say

if TYPE_CHECKING:
    from audio_yahtzee.controls.intents import KeyPress
    from audio_yahtzee.session.modes import Handler
    from audio_yahtzee.session.session import Session


@dataclass
class DescriberMode:
    """Each key says what it does, and does nothing."""

    session: Session
    described: Layers
    layers: Layers = ()
    rules: None = None

    @property
    def handlers(self) -> Mapping[Action, Handler]:
        """See Mode."""
        return {}

    def is_possible(self, action: Action) -> bool:
        """See Mode."""
        return action is Action.DESCRIBER

    def describe(self) -> tuple[Cue, ...]:
        """See Mode."""
        return (Play("menu.open"), Say(self.help()))

    def help(self) -> Message:
        """See Mode."""
        chords = self.session.keymap.chords(self.described, Action.DESCRIBER)
        return message("describer.on", key=key_name((*chords, "escape")[0]))

    def not_understood(self, key: Value) -> Message:
        """See Mode."""
        return message("describer.nothing", key=key)

    def question(self) -> None:
        """See Mode."""
        return

    def typed(self, _text: str, /) -> bool:
        """See Mode."""
        return False

    def takes(self, press: KeyPress, /) -> bool:
        """Say what `press` would do."""
        self._describe_key(press)
        return True

    def _describe_key(self, press: KeyPress) -> None:
        intent = self.session.keymap.intent(self.described, press.chord)
        name = key_name(press.chord)
        if intent is None:
            self.session.say(Say(message("describer.nothing", key=name)))
            return
        does = message(f"action.{intent.action}")
        self.session.say(Say(message("describer.key", key=name, action=does)))
        if intent.action in {Action.DESCRIBER, Action.BACK}:
            self.session.say(Play("menu.close"), Say(message("describer.off")))
            self.session.leave_mode(self)
