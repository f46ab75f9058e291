"""What choosing an entry of a list does, where many lists have such entries."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from audio_yahtzee.messages import Message, Value, message
from audio_yahtzee.narration.cues import Play, Say
from audio_yahtzee.session.list_mode import Choice

if TYPE_CHECKING:
    from audio_yahtzee.session.modes import Mode
    from audio_yahtzee.session.preferences import Preferences
    from audio_yahtzee.session.session import Session

Act = Callable[[], bool]
"""What an entry does when it is chosen; see Choice."""


def closing(session: Session, then: Callable[[], object]) -> Act:
    """Return what closes the list in which it is chosen, and goes on with `then`."""

    def chosen() -> bool:
        session.leave_mode(session.mode)
        then()
        return False

    return chosen


def opening(session: Session, make: Callable[[], Mode]) -> Act:
    """Return what enters the mode that `make` makes, over the list in which it is chosen."""

    def chosen() -> bool:
        session.enter(make())
        return False

    return chosen


def preferring(
    session: Session, label: Value, preferences: Callable[[], Preferences], sound: str = "menu.close"
) -> Act:
    """Return what lets `preferences` hold from now on, plays `sound`, and says `label` in their way."""

    def chosen() -> bool:
        session.prefer(preferences())
        session.say(Play(sound), Say(message("settings.changed", value=label)))
        return True

    return chosen


def line(session: Session, said: Message) -> Choice:
    """Return an entry that is only to be read: chosen, it is said again."""

    def again() -> bool:
        session.say(Play("menu.end"), Say(message("list.entry", entry=said)))
        return False

    return Choice(said, again)
