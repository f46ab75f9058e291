"""A list whose entries have several columns, walked by all four arrows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from audio_yahtzee.controls.intents import Action, Intent
from audio_yahtzee.controls.keymap import GRID
from audio_yahtzee.messages import Message, Value, message
from audio_yahtzee.narration.columns import Moved
from audio_yahtzee.narration.cues import Cue, Kind, Play, Say
from audio_yahtzee.session.list_mode import Choice, Explanation, ListMode
from audio_yahtzee.session.modes import Handler

if TYPE_CHECKING:
    from audio_yahtzee.session.session import Session


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in a row: what is said by the way one came to it, and what choosing it does."""

    said: Callable[[Moved], Value]
    act: Callable[[], bool]
    """Returns whether the list is done with."""
    why: Explanation | None = None
    """See Choice."""


@dataclass(frozen=True, slots=True)
class Row:
    """An entry: all of it in a line, for those who read or search it, and its spots from the left."""

    label: Value
    spots: tuple[Spot, ...]
    start: int = 0
    """The spot in focus when the list opens."""


class GridMode(ListMode):
    """A list of rows; Left and Right go along the row in focus."""

    def __init__(
        self, session: Session, title: Message, rows: Iterable[Row], *, shares_column: bool = False
    ) -> None:
        """`shares_column` tells whether a step sideways is one in every row, as on a card."""
        self._rows = tuple(rows)
        self._shares_column = shares_column
        self._at = [row.start for row in self._rows]
        """The spot in focus of each row."""
        choices = [Choice(row.label, self._choosing(number)) for number, row in enumerate(self._rows)]
        super().__init__(session, title, choices, layers=GRID)

    @property
    def handlers(self) -> Mapping[Action, Handler]:
        """See Mode."""
        return {
            **super().handlers,
            Action.FOCUS_LEFT: lambda _: self._step(-1),
            Action.FOCUS_RIGHT: lambda _: self._step(1),
            Action.CHOOSE: self._choose,
        }

    def is_possible(self, action: Action) -> bool:
        """See Mode."""
        if action in {Action.FOCUS_LEFT, Action.FOCUS_RIGHT}:
            return len(self._rows[self.place].spots) > 1
        return super().is_possible(action)

    def describe(self) -> tuple[Cue, ...]:
        """See Mode."""
        return (Play("menu.open"), Say(self.title), *self._said(Moved.THERE))

    def help(self) -> Message:
        """See Mode."""
        return self.help_with_why(message("help.columns", count=len(self._rows)))

    def why(self) -> Explanation | None:
        """See ListMode."""
        return self._spot(self.place).why

    def in_focus(self) -> tuple[Cue, ...]:
        """See ListMode: this is what is heard after a step up or down."""
        return self._said(Moved.ROW)

    def _said(self, moved: Moved) -> tuple[Cue, ...]:
        return (Say(message("list.entry", entry=self._spot(self.place).said(moved))),)

    def _spot(self, row: int) -> Spot:
        return self._rows[row].spots[self._at[row]]

    def _choosing(self, row: int) -> Callable[[], bool]:
        return lambda: self._spot(row).act()

    def to_start(self) -> None:
        """Let every row be met at its first spot again."""
        self._at = [0] * len(self._rows)

    def _step(self, by: int) -> None:
        spots = self._rows[self.place].spots
        there = self._at[self.place] + by
        is_end = not 0 <= there < len(spots)
        if not is_end:
            rows = range(len(self._rows)) if self._shares_column else (self.place,)
            for row in rows:
                self._at[row] = min(there, len(self._rows[row].spots) - 1)
        self.session.say(Play("menu.end" if is_end else "menu.move"), *self._said(Moved.COLUMN))

    def _choose(self, intent: Intent) -> None:
        """Choose the spot in focus; a row that is called by its number is first gone to."""
        row = None if intent.number is None else intent.number - 1
        if row is None or not self._has_columns(row):
            super()._choose(intent)
            return
        self._move(row)
        keys = self.session.keys(Action.CHOOSE, layers=self.layers)
        self.session.say(Say(message("hint.column", **keys), kind=Kind.HINT))

    def _has_columns(self, row: int) -> bool:
        return 0 <= row < len(self._rows) and len(self._rows[row].spots) > 1
