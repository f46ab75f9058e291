"""Keys that choose boxes and walk cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from audio_yahtzee.controls.intents import Action
from audio_yahtzee.controls.keymap import key_name
from audio_yahtzee.game.card import Card, Cell
from audio_yahtzee.game.commands import Claim, Score
from audio_yahtzee.game.legality import Preview, preview
from audio_yahtzee.messages import Value, message
from audio_yahtzee.narration import answers
from audio_yahtzee.narration.cues import Play, Say
from audio_yahtzee.session.modes import Choice, Handler, ListMode

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
        question = answers.would_score_nothing(state, cell, key_name((*chords, "enter")[0]))
        is_confirmed = self._asked == (cell, session.presses - 1)
        if question is not None and self._game.opponent is None and not is_confirmed:
            self._asked = (cell, session.presses)
            session.say(Play("error"), Say(question))
            return False
        self._asked = None
        return self._table.attempt(Score(cell))

    def _open_boxes(self) -> None:
        state = self._game.state
        if not self._table.may_score():
            return
        lines = answers.best_first(preview(state))
        choices = [
            Choice(answers.what_it_pays(line, state.rules), self._scoring(line.cell)) for line in lines
        ]
        self._session.enter(ListMode(self._session, message("boxes.title", count=len(lines)), choices))

    def _scoring(self, cell: Cell) -> Callable[[], bool]:
        return lambda: self.score(cell)

    def _other_card(self) -> None:
        others = [player for player in range(len(self._game.players)) if player != self._table.own_player()]
        if not others:
            self._table.refuse(message("refusal.no_others"))
            return
        if len(others) == 1:
            self.open_card(others[0])
            return
        choices = [
            Choice(self._game.names[player], self._opening(player), language=None) for player in others
        ]
        self._session.enter(ListMode(self._session, message("card.whose"), choices))

    def _opening(self, player: int) -> Callable[[], bool]:
        def open_it() -> bool:
            self._session.leave_mode(self._session.mode)
            self.open_card(player)
            return False

        return open_it

    def open_card(self, player: int) -> None:
        """Open a player's card as a list to be walked."""
        state = self._game.state
        card = state.seats[player].card
        in_turn = player == state.player
        lines = {line.cell: line for line in preview(state)} if in_turn else {}
        name = self._game.names[player]
        title = message("card.title", player=name, total=card.total)
        self._session.enter(ListMode(self._session, title, list(self._rows(card, lines))))

    def _rows(self, card: Card, lines: Mapping[Cell, Preview]) -> list[Choice]:
        rules = card.rules
        rows: list[Choice] = []
        for section in rules.sections:
            for cell in (cell for cell in card.cells() if rules.by_id[cell.box].section == section.id):
                label = answers.card_line(card, cell, lines.get(cell))
                act = self._scoring(cell) if cell in lines else self._saying(label)
                rows.append(Choice(label, act))
            for column in range(len(rules.columns)):
                label = answers.section_line(card, section, column)
                rows.append(Choice(label, self._saying(label)))
        total = answers.total_line(card)
        return [*rows, Choice(total, self._saying(total))]

    def _saying(self, said: Value) -> Callable[[], bool]:
        def say() -> bool:
            self._session.say(Play("menu.end"), Say(message("list.entry", entry=said)))
            return False

        return say
