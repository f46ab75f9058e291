"""What a screen may show: a snapshot of the session, still without words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from audio_yahtzee.game.legality import Preview, preview
from audio_yahtzee.game.state import State
from audio_yahtzee.messages import Message, Value
from audio_yahtzee.session.focus import Zone
from audio_yahtzee.session.modes import EntryMode, ListMode
from audio_yahtzee.session.table import TableMode

if TYPE_CHECKING:
    from audio_yahtzee.session.session import Session


@dataclass(frozen=True, slots=True)
class Question:
    """An open list or entry: its title, its entries with their languages, and the one in focus."""

    title: Message
    entries: tuple[tuple[Value, str | None], ...] = ()
    place: int = 0
    text: str | None = None
    """What has been typed; None where nothing is."""


@dataclass(frozen=True)
class View:
    """One moment of the session."""

    state: State | None
    names: tuple[Value, ...]
    lines: tuple[Preview, ...]
    """What the open boxes of the player in turn would pay."""
    zone: Zone | None
    """The zone in focus; None while a question is open, or no game is on."""
    place: int
    """The place in that zone."""
    question: Question | None


def view(session: Session) -> View:
    """Return what there is to see now."""
    game, mode = session.game, session.mode
    question = None
    if isinstance(mode, ListMode):
        entries = tuple((choice.label, choice.language) for choice in mode.choices)
        question = Question(mode.title, entries, mode.place)
    elif isinstance(mode, EntryMode):
        question = Question(mode.title, text=mode.text)
    at_table = isinstance(mode, TableMode)
    return View(
        state=None if game is None else game.state,
        names=() if game is None else game.names,
        lines=() if game is None else preview(game.state),
        zone=mode.focus.zone if isinstance(mode, TableMode) else None,
        place=mode.focus.place if isinstance(mode, TableMode) else 0,
        question=None if at_table else question,
    )
