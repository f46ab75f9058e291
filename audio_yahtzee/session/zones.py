"""The parts of the table that are walked by arrows: the dice, the boxes, the cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, assert_never

from audio_yahtzee.controls.intents import Action
from audio_yahtzee.game.legality import preview
from audio_yahtzee.messages import Message, message
from audio_yahtzee.narration import answers, carding
from audio_yahtzee.narration.columns import Moved
from audio_yahtzee.narration.cues import Play, Say, pan_of
from audio_yahtzee.session.focus import Zone
from audio_yahtzee.session.modes import Handler

if TYPE_CHECKING:
    from audio_yahtzee.session.table import TableMode


class Zones:
    """Moves the focus of the table, and says what is there."""

    def __init__(self, table: TableMode) -> None:
        self._table = table
        self._session = table.session
        self._game = table.game

    @property
    def handlers(self) -> Mapping[Action, Handler]:
        """What each action that moves the focus does."""
        return {
            Action.FOCUS_LEFT: lambda _: self._step(-1),
            Action.FOCUS_RIGHT: lambda _: self._step(1),
            Action.FOCUS_UP: lambda _: self._step_row(-1),
            Action.FOCUS_DOWN: lambda _: self._step_row(1),
            Action.FOCUS_FIRST: lambda _: self._to_row(0),
            Action.FOCUS_LAST: lambda _: self._to_row(self._rows() - 1),
            Action.ZONE_NEXT: lambda _: self._turn_to(1),
            Action.ZONE_PREVIOUS: lambda _: self._turn_to(-1),
        }

    def help(self) -> Message:
        """Return what can be done in the zone in focus, in a person's own turn."""
        state, keys = self._game.state, self._session.keys
        match self._table.focus.zone:
            case Zone.DICE if not state.dice:
                return message("help.before_roll", **keys(Action.ROLL, Action.HELP_KEYS))
            case Zone.DICE if state.rolls_left:
                style = self._session.preferences.dice_style
                return message(f"help.dice_{style}", **keys(Action.ROLL, Action.BOXES, Action.HELP_KEYS))
            case Zone.BOXES if self._columns() > 1:
                return message("help.boxes_in_columns", **keys(Action.CHOOSE, Action.BOXES))
            case Zone.DICE | Zone.BOXES:
                return message("help.boxes", **keys(Action.CHOOSE, Action.BOXES, Action.PREVIEW_BEST))
            case Zone.CARDS:
                return message("help.cards", **keys(Action.CHOOSE))
            case _:
                assert_never(self._table.focus.zone)

    def length(self) -> int:
        """Return how many places the zone in focus has."""
        state = self._game.state
        match self._table.focus.zone:
            case Zone.DICE:
                return len(state.dice)
            case Zone.BOXES:
                return len(state.card.cells())
            case Zone.CARDS:
                return len(self._game.players)
            case _:
                assert_never(self._table.focus.zone)

    def _columns(self) -> int:
        """Return how many places of the zone in focus stand beside one another in a row."""
        return len(self._game.rules.columns) if self._table.focus.zone is Zone.BOXES else 1

    def _rows(self) -> int:
        return self.length() // self._columns()

    def _step(self, by: int) -> None:
        """Go sideways: within the row where there are columns, else as up and down."""
        columns = self._columns()
        if columns == 1:
            self._step_row(by)
            return
        row, column = divmod(self._table.focus.place, columns)
        there = min(max(column + by, 0), columns - 1)
        self._go(row * columns + there, Moved.COLUMN, is_there=there == column + by)

    def _step_row(self, by: int) -> None:
        row, _ = divmod(self._table.focus.place, self._columns())
        self._to_row(row + by)

    def _to_row(self, row: int) -> None:
        column = self._table.focus.place % self._columns()
        there = min(max(row, 0), max(self._rows() - 1, 0))
        self._go(there * self._columns() + column, Moved.ROW, is_there=there == row)

    def _go(self, place: int, moved: Moved, *, is_there: bool) -> None:
        self._table.focus.move(place, self.length())
        sound = "menu.move" if is_there else "menu.end"
        self._session.say(Play(sound, pan=self._pan()), Say(self._in_focus(moved)))

    def _turn_to(self, by: int) -> None:
        focus = self._table.focus
        focus.turn_to(by)
        zone = message(f"zone.{focus.zone}")
        entered = message("zone.entered", zone=zone, focus=self._in_focus(Moved.THERE))
        self._session.say(Play("menu.move"), Say(entered))

    def _pan(self) -> float:
        focus = self._table.focus
        return pan_of(focus.place, len(self._game.state.dice)) if focus.zone is Zone.DICE else 0.0

    def _in_focus(self, moved: Moved) -> Message:
        state, place = self._game.state, self._table.focus.place
        match self._table.focus.zone:
            case Zone.DICE:
                return answers.die(state, place) if state.dice else message("dice.none")
            case Zone.BOXES:
                own = self._table.own_player()
                card = state.seats[own].card
                cell = card.cells()[place]
                lines = preview(state) if own == state.player else ()
                line = next((line for line in lines if line.cell == cell), None)
                return carding.card_line(card, cell, line, moved if self._columns() > 1 else Moved.THERE)
            case Zone.CARDS:
                card = state.seats[place].card
                return message("standing.player", player=self._game.names[place], points=card.total)
            case _:
                assert_never(self._table.focus.zone)
