"""Questions about what was said: answered by voice or key; any other key drops them, and acts as usual."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from audio_yahtzee.controls.intents import TYPED, KeyPress
from audio_yahtzee.controls.keymap import QUESTION, Layers
from audio_yahtzee.messages import Message
from audio_yahtzee.narration.cues import Cue, Play, Say
from audio_yahtzee.session.list_mode import Choice, ListMode
from audio_yahtzee.session.modes import Question, come_back

if TYPE_CHECKING:
    from audio_yahtzee.session.session import Session


@dataclass
class Asking(ListMode):
    """A question whose answers are few: its title names them, so that they are not read out as well."""

    layers: Layers = QUESTION

    def describe(self) -> tuple[Cue, ...]:
        """See Mode."""
        return (Play("menu.open"), Say(self.title))

    def question(self) -> Question:
        """See Mode: a line that is no answer is keys of the table."""
        entries = tuple((choice.label, choice.language) for choice in self.choices)
        return Question(self.title, entries, self.place, may_be_dropped=True)

    def takes(self, press: KeyPress) -> bool:
        """See Mode: a key that is neither of the list nor an answer is one of what lies beneath."""
        is_known = self.session.keymap.intent(self.layers, press.chord) is not None
        if press.chord == TYPED or is_known or self._is_number(press.text):
            return False
        if not (press.text and self.session.voice.answered(press.text)):
            self._give_way(press)
        return True

    def typed(self, text: str) -> bool:
        """See Mode: a word is an answer, or is said to what lies beneath."""
        if self._is_number(text):
            return super().typed(text)
        if not self.session.voice.typed(text):
            self._give_way(KeyPress(TYPED, text))
        return True

    def _is_number(self, text: str) -> bool:
        return text in map(str, range(1, len(self.choices) + 1))

    def _give_way(self, press: KeyPress) -> None:
        self.session.leave_mode(self)
        self.session.press(press)


def ask(session: Session, title: Message, yes: Choice, no: Message) -> None:
    """Ask before what `yes` does is done; by voice and by key alike. "No" is called `no`."""

    def do() -> bool:
        session.leave_mode(session.mode)
        yes.act()
        return False

    def leave() -> bool:
        session.leave_mode(session.mode)
        session.say(Play("menu.close", is_announced=True))
        come_back(session)
        return False

    choices = (Choice(yes.label, do), Choice(no, leave))
    session.enter(Asking(session, title, choices, yes=0, no=1))
