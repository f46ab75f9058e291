"""Keys that choose boxes and walk cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from audio_yahtzee.controls.intents import Action
from audio_yahtzee.controls.keymap import key_name
from audio_yahtzee.game.card import Card, Cell
from audio_yahtzee.game.commands import Claim, Score
from audio_yahtzee.game.legality import Preview, preview
from audio_yahtzee.game.ruleset import Section
from audio_yahtzee.messages import Message, Value, message
from audio_yahtzee.narration import carding, paying
from audio_yahtzee.narration.columns import Moved
from audio_yahtzee.narration.cues import Play, Say
from audio_yahtzee.narration.outcomes import points_of
from audio_yahtzee.session.acts import closing
from audio_yahtzee.session.grid import GridMode, Row, Spot
from audio_yahtzee.session.list_mode import Choice, Explanation, ListMode
from audio_yahtzee.session.modes import Handler

if TYPE_CHECKING:
    from audio_yahtzee.session.table import TableMode


class BoxKeys:
    """The list of boxes, the cards, and the question before a zero."""

    def __init__(self, table: TableMode) -> None:
        self._table = table
        self._session = table.session
        self._game = table.game
        self._asked: tuple[Cell, int] | None = None
        """The cell for which a zero was asked about, and by which press of a key."""

    @property
    def handlers(self) -> Mapping[Action, Handler]:
        """What each action on boxes and cards does."""
        return {
            Action.BOXES: lambda _: self._open_boxes(),
            Action.CARD_OWN: lambda _: self.open_card(self._table.own_player()),
            Action.CARD_OTHER: lambda _: self._other_card(),
        }

    def claim(self, *, claimed: bool) -> bool:
        """Answer whether the extra is claimed."""
        return self._table.attempt(Claim(claimed))

    def score(self, cell: Cell) -> bool:
        """Score `cell`, asking once before a zero; return whether it was scored.

        Only the very next key confirms: after any other, the question is asked again.
        """
        state, session = self._game.state, self._session
        chords = session.keymap.chords(session.mode.layers, Action.CHOOSE)
        question = paying.would_score_nothing(state, cell, key_name((*chords, "enter")[0]))
        is_confirmed = self._asked == (cell, session.presses - 1)
        is_known = is_confirmed or self._table.training.has_graded(Score(cell))
        if question is not None and self._game.opponent is None and not is_known:
            self._asked = (cell, session.presses)
            self._table.whys.remember(question, self._table.whys.of_cell(state.player, cell))
            session.say(Play("error"), Say(question))
            return False
        self._asked = None
        return self._table.attempt(Score(cell))

    def _open_boxes(self) -> None:
        state = self._game.state
        if not self._table.may_score():
            return
        lines = paying.best_first(preview(state))
        if len(state.rules.columns) > 1:
            self._open_boxes_in_columns()
            return
        choices = [
            Choice(
                paying.what_it_pays(line, state.card),
                self._scoring(line.cell),
                why=self._why(state.player, line.cell),
            )
            for line in lines
        ]
        self._session.enter(ListMode(self._session, message("boxes.title", count=len(lines)), choices))

    def _open_boxes_in_columns(self) -> None:
        card = self._game.state.card
        boxes = paying.by_box(preview(self._game.state))
        rows = [self._box_row(self._game.state.player, card, lines) for lines in boxes]
        self._session.enter(GridMode(self._session, message("boxes.title", count=len(boxes)), rows))

    def _box_row(self, player: int, card: Card, lines: tuple[Preview, ...]) -> Row:
        """Return a box with the columns in which it may be filled; the best paying one is in focus."""
        in_order = sorted(lines, key=lambda line: line.cell.column)
        spots = tuple(
            Spot(
                partial(paying.moved_to, line, card),
                self._scoring(line.cell),
                self._why(player, line.cell),
            )
            for line in in_order
        )
        return Row(paying.box_pays(lines, card), spots, start=in_order.index(lines[0]))

    def _scoring(self, cell: Cell) -> Callable[[], bool]:
        return lambda: self.score(cell)

    def _why(self, player: int, cell: Cell) -> Explanation:
        return partial(self._table.whys.of_cell, player, cell)

    def _why_total(self, player: int, card: Card) -> Explanation:
        return lambda: (points_of(card, self._game.names[player]),)

    def _other_card(self) -> None:
        others = [player for player in range(len(self._game.players)) if player != self._table.own_player()]
        if not others:
            self._table.refuse(message("refusal.no_others"))
            return
        if len(others) == 1:
            self.open_card(others[0])
            return
        names = self._game.names
        choices = [
            Choice(names[player], closing(self._session, partial(self.open_card, player)))
            for player in others
        ]
        self._session.enter(ListMode(self._session, message("card.whose"), choices))

    def open_card(self, player: int) -> None:
        """Open a player's card as a list to be walked."""
        state = self._game.state
        card = state.seats[player].card
        in_turn = player == state.player
        lines = {line.cell: line for line in preview(state)} if in_turn else {}
        name = self._game.names[player]
        title = message("card.title", player=name, total=card.total)
        if len(card.rules.columns) > 1:
            rows = self._grid(player, card, lines)
            self._session.enter(GridMode(self._session, title, rows, shares_column=True))
        else:
            self._session.enter(ListMode(self._session, title, self._rows(player, card, lines)))

    def _rows(self, player: int, card: Card, lines: Mapping[Cell, Preview]) -> list[Choice]:
        """Return the lines of a card of one column: boxes by section with its sum, and the total."""
        rows: list[Choice] = []
        for section in card.rules.sections:
            for cell in map(Cell, _boxes_of(card, section)):
                label = carding.card_line(card, cell, lines.get(cell))
                act = self._scoring(cell) if cell in lines else self._saying(label)
                rows.append(Choice(label, act, why=self._why(player, cell)))
            label = carding.section_line(card, section, 0)
            rows.append(Choice(label, self._saying(label)))
        total = carding.total_line(card)
        return [*rows, Choice(total, self._saying(total), why=self._why_total(player, card))]

    def _grid(self, player: int, card: Card, lines: Mapping[Cell, Preview]) -> list[Row]:
        """Return the same of a card with several columns, and what each column comes to."""
        columns = range(len(card.rules.columns))
        rows: list[Row] = []
        for section in card.rules.sections:
            for box in _boxes_of(card, section):
                cells = (Cell(box, column) for column in columns)
                spots = tuple(self._card_spot(player, card, cell, lines.get(cell)) for cell in cells)
                rows.append(Row(carding.row_line(card, box), spots))
            sums = partial(carding.section_line, card, section)
            rows.append(Row(carding.section_row(card, section), self._sums(sums, columns)))
        totals = partial(carding.column_line, card)
        rows.append(Row(carding.column_row(card), self._sums(totals, columns)))
        total = carding.total_line(card)
        return [
            *rows,
            Row(total, (Spot(lambda _: total, self._saying(total), self._why_total(player, card)),)),
        ]

    def _card_spot(self, player: int, card: Card, cell: Cell, line: Preview | None) -> Spot:
        said = partial(carding.card_line, card, cell, line)
        act = self._scoring(cell) if line is not None else self._saying(said(Moved.THERE))
        return Spot(said, act, self._why(player, cell))

    def _sums(self, line: Callable[[int, Moved], Message], columns: range) -> tuple[Spot, ...]:
        """Return the places of a row that is about whole columns."""
        return tuple(
            Spot(partial(line, column), self._saying(line(column, Moved.THERE))) for column in columns
        )

    def _saying(self, said: Value) -> Callable[[], bool]:
        def say() -> bool:
            self._session.say(Play("menu.end"), Say(message("list.entry", entry=said)))
            return False

        return say


def _boxes_of(card: Card, section: Section) -> list[str]:
    return [box.id for box in card.rules.boxes if box.section == section.id]
