"""Lists and menus: entries to choose from, walked by arrows, letters and digits."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from audio_yahtzee.controls.intents import Action, Intent
from audio_yahtzee.controls.keymap import LIST, Layers
from audio_yahtzee.messages import Message, Value, message, sentences
from audio_yahtzee.narration.cues import Cue, Manner, Play, Say
from audio_yahtzee.session.modes import Handler, Question, come_back

if TYPE_CHECKING:
    from audio_yahtzee.controls.intents import KeyPress
    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.session.session import Session

Explanation = Callable[[], tuple[Message, ...]]

LONGEST_NUMBER = 3
"""Digits of a number that can be meant for a list's entry."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One entry of a list."""

    label: Value
    act: Callable[[], bool]
    """What choosing it does; returns whether the list is done with."""
    sample: tuple[Cue, ...] = ()
    """What is heard after the label: a setting that shows itself."""
    language: str | None = None
    """The language of the label, where it is not the listener's."""
    manner: Manner | None = None
    """How the label is said, where it lets a voice or a side be heard."""
    about: tuple[Message, ...] = ()
    """What help tells of this very entry, sentence by sentence."""
    why: Explanation | None = None
    """Says why the entry is as it is, sentence by sentence; None where there is no why."""
    rules: RuleSet | None = None
    """The rule set that the entry is about; None for that of its list."""


@dataclass
class ListMode:
    """A list or menu, walked by arrows, letters and digits."""

    session: Session
    title: Message
    choices: Sequence[Choice]
    place: int = 0
    on_back: Callable[[], None] | None = None
    """What Escape does besides leaving the list; None where the list may simply be left."""
    may_leave: bool = True
    """Whether Escape leaves the list; where it does not, the question is asked again."""
    layers: Layers = LIST
    yes: int | None = None
    """Which entry the word "yes" chooses; None where it would not be an answer."""
    no: int | None = None
    """Which entry "no" chooses."""
    of_rules: RuleSet | None = None
    """The rule set that the list is about; None for that of the mode beneath."""
    _search: str = field(default="", init=False)

    @property
    def rules(self) -> RuleSet | None:
        """See Mode."""
        in_focus = self.choices[self.place].rules if self.choices else None
        return in_focus or self.of_rules

    @property
    def handlers(self) -> Mapping[Action, Handler]:
        """See Mode."""
        return {
            Action.FOCUS_UP: lambda _: self._move(self.place - 1),
            Action.FOCUS_DOWN: lambda _: self._move(self.place + 1),
            Action.FOCUS_FIRST: lambda _: self._move(0),
            Action.FOCUS_LAST: lambda _: self._move(len(self.choices) - 1),
            Action.CHOOSE: self._choose,
            Action.BACK: self._back,
        }

    def is_possible(self, action: Action) -> bool:
        """See Mode."""
        return action is not Action.BACK or self.may_leave

    def describe(self) -> tuple[Cue, ...]:
        """See Mode."""
        return (Play("menu.open"), Say(self.title), *self.in_focus())

    def help(self) -> Message:
        """See Mode."""
        of_list = message("help.list", count=len(self.choices))
        about = self.choices[self.place].about
        if about:
            return message("help.about", about=sentences(*about), help=of_list)
        return self.help_with_why(of_list)

    def help_with_why(self, told: Message) -> Message:
        """Return `told`, and the key that says why the entry in focus is as it is, if something does."""
        if self.why() is None:
            return told
        return message("help.why", help=told, **self.session.keys(Action.EXPLAIN))

    def takes(self, _press: KeyPress, /) -> bool:
        """See Mode."""
        return False

    def question(self) -> Question:
        """See Mode."""
        entries = tuple((choice.label, choice.language) for choice in self.choices)
        return Question(self.title, entries, self.place)

    def typed(self, text: str) -> bool:
        """Jump to the entry of that number, or the next one that begins with the letters typed."""
        if text.isdecimal() and text.isascii() and len(text) <= LONGEST_NUMBER:
            return self._jump(int(text) - 1)
        if not text.strip():
            return False
        self._search = text if len(text) > 1 else self._search + text
        found = self._find(self._search, self.place)
        if found is None and len(self._search) > 1:
            self._search = text
            found = self._find(text, self.place + 1)
        return self._jump(found) if found is not None else self._explain(text)

    def why(self) -> Explanation | None:
        """Return what explains the entry in focus, if anything does."""
        return self.choices[self.place].why

    def _explain(self, text: str) -> bool:
        """Say why the entry in focus is as it is, if `text` is what the table's key for that types."""
        intent = self.session.keymap.intent(self.session.table_layers, text.casefold())
        why = self.why()
        if intent is None or intent.action is not Action.EXPLAIN or why is None:
            return False
        self._search = ""
        self.session.say(*map(Say, why()))
        return True

    def _jump(self, place: int) -> bool:
        if not 0 <= place < len(self.choices):
            return False
        search, self._search = self._search, ""
        self._move(place)
        self._search = search
        return True

    def _find(self, letters: str, start: int) -> int | None:
        for step in range(len(self.choices)):
            place = (start + step) % len(self.choices)
            choice = self.choices[place]
            text = self.session.words(choice.label, choice.language)
            if text.casefold().startswith(letters.casefold()):
                return place
        return None

    def _move(self, place: int) -> None:
        self._search = ""
        end = not 0 <= place < len(self.choices)
        self.place = min(max(place, 0), len(self.choices) - 1)
        self.session.say(Play("menu.end" if end else "menu.move"), *self.in_focus())

    def in_focus(self) -> tuple[Cue, ...]:
        """Return what is heard of the entry in focus."""
        choice = self.choices[self.place]
        label = message("list.entry", entry=choice.label)
        return (Say(label, language=choice.language, manner=choice.manner), *choice.sample)

    def not_understood(self, key: Value) -> Message:
        """See Mode."""
        return message("key.not_in_list", pressed=key, **self.session.keys(Action.BACK, layers=self.layers))

    def _choose(self, intent: Intent) -> None:
        self._search = ""
        if intent.number is not None and 1 <= intent.number <= len(self.choices):
            self.place = intent.number - 1
        if self.choices[self.place].act():
            self.session.leave_mode(self)

    def _back(self, _: Intent) -> None:
        if not self.may_leave:
            self.session.say(Play("menu.end"), *self.describe()[1:])
            return
        self.session.leave_mode(self)
        # A question opens, or what lies beneath is told.
        self.session.say(Play("menu.close", is_announced=True))
        if self.on_back is not None:
            self.on_back()
        else:
            come_back(self.session)
