"""What a screen may show: a snapshot of the session, still without words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from audio_yahtzee.game.legality import Preview, preview
from audio_yahtzee.game.state import State
from audio_yahtzee.messages import Value
from audio_yahtzee.session.focus import Zone
from audio_yahtzee.session.modes import Question

if TYPE_CHECKING:
    from audio_yahtzee.session.session import Session


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
    game, question = session.game, session.mode.question()
    focus = session.table.focus if session.table is not None and question is None else None
    return View(
        state=None if game is None else game.state,
        names=() if game is None else game.names,
        lines=() if game is None else preview(game.state),
        zone=None if focus is None else focus.zone,
        place=0 if focus is None else focus.place,
        question=question,
    )
