"""Modes: who gets the keys. The topmost mode of the session's stack is the one that acts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from audio_yahtzee.controls.intents import Action, Intent
from audio_yahtzee.controls.keymap import Layers
from audio_yahtzee.messages import Message, Value
from audio_yahtzee.narration.cues import Cue, Say

if TYPE_CHECKING:
    from audio_yahtzee.controls.intents import KeyPress
    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.session.session import Session

Handler = Callable[[Intent], None]


def come_back(session: Session) -> None:
    """Say where one is, now that what lay over it is closed."""
    session.say(*(cue for cue in session.mode.describe() if isinstance(cue, Say)))


class Mode(Protocol):
    """A place where keys mean something."""

    @property
    def layers(self) -> Layers:
        """The layers of the keymap that are in force here."""
        ...

    @property
    def rules(self) -> RuleSet | None:
        """The rule set that is spoken of here, by its own names; None for that of the mode beneath."""
        ...

    @property
    def handlers(self) -> Mapping[Action, Handler]:
        """What each action does here. Help on the keys that work is made from this very table."""
        ...

    def is_possible(self, action: Action) -> bool:
        """Tell whether `action` would do something now rather than be refused."""
        ...

    def describe(self) -> tuple[Cue, ...]:
        """Return what is heard when a player comes here, or comes back."""
        ...

    def not_understood(self, key: Value) -> Message:
        """Return what is said to a `key` (its name, or what was typed) that means nothing here."""
        ...

    def help(self) -> Message:
        """Return what can be done with what is in focus."""
        ...

    def takes(self, press: KeyPress, /) -> bool:
        """Take a key before the keymap is asked; return whether it was taken."""
        ...

    def question(self) -> Question | None:
        """Return what a screen shows of this mode besides the table."""
        ...

    def typed(self, text: str, /) -> bool:
        """Take text that no key binding wanted; return whether it meant anything."""
        ...


@dataclass(frozen=True, slots=True)
class Question:
    """An open list or entry: its title, its entries with their languages, and the one in focus."""

    title: Message
    entries: tuple[tuple[Value, str | None], ...] = ()
    place: int = 0
    text: str | None = None
    """What has been typed; None where nothing is."""
    may_be_dropped: bool = False
    """Whether what is no answer is done at the table, which drops the question."""
    chart: tuple[int, ...] = ()
    """The numbers of a chart, one for each entry, that is drawn instead of them."""
