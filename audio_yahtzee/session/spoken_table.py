"""Things said at the table, done: the same commands and answers that keys lead to."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from audio_yahtzee.controls.intents import Action, Intent
from audio_yahtzee.controls.phrases.context import Context, Last, context_of
from audio_yahtzee.controls.phrases.keeping import Kept, kept_after
from audio_yahtzee.controls.phrases.meaning import KEEPS, REROLLS, Meaning, Meant
from audio_yahtzee.game.card import Cell
from audio_yahtzee.game.commands import Keep, Score
from audio_yahtzee.game.legality import legal, preview
from audio_yahtzee.messages import Message, message
from audio_yahtzee.narration import carding, paying
from audio_yahtzee.narration.columns import column_name
from audio_yahtzee.narration.cues import Cue, Play, Say
from audio_yahtzee.narration.terms import box_name, cell_name
from audio_yahtzee.session.acts import closing
from audio_yahtzee.session.asking import Asking, ask
from audio_yahtzee.session.list_mode import Choice, ListMode
from audio_yahtzee.session.menu import ask_for_new_game
from audio_yahtzee.session.playing import Stuck

if TYPE_CHECKING:
    from audio_yahtzee.session.table import TableMode

_BY_KEY = {
    Meant.UNDO: Action.UNDO,
    Meant.REDO: Action.REDO,
    Meant.ASK_DICE: Action.DICE,
    Meant.ASK_PREVIEW: Action.PREVIEW_BEST,
    Meant.ASK_STANDING: Action.STANDING,
    Meant.ASK_TURN: Action.TURN,
    Meant.ASK_BONUS: Action.BONUS,
    Meant.ASK_OPEN: Action.OPEN,
    Meant.ASK_EXPLAIN: Action.EXPLAIN,
    Meant.ASK_ADVICE: Action.ADVICE,
    Meant.ASK_WHY: Action.ADVICE_WHY,
    Meant.ASK_CHANCES: Action.CHANCES,
    Meant.ASK_LAST_TURN: Action.LAST_TURN,
    Meant.MENU: Action.BACK,
    Meant.ASK_UNFINISHED: Action.LOAD,
}
"""What there is a key for that does just this."""


class _InWhichColumn(Asking):
    """Asks for a column, and reads the first: Enter alone takes that one."""

    def describe(self) -> tuple[Cue, ...]:
        """See Mode."""
        return ListMode.describe(self)


class SpokenTable:
    """Does at one table what is said."""

    def __init__(self, table: TableMode) -> None:
        self._table = table
        self._session = table.session
        self._game = table.game

    @property
    def context(self) -> Context:
        """What may be said at the table now."""
        match self._game.last_own:
            case Keep():
                last = Last.KEEP
            case Score():
                last = Last.SCORE
            case _:
                last = Last.NOTHING
        return context_of(self._game.state, last)

    def do(self, said: Meaning) -> bool:  # noqa: C901, PLR0911, PLR0912 -- one answer for each thing that can be said
        """Do what was said, or say why not; return whether what was said after it may be done too."""
        match said.intent:
            case intent if intent in _BY_KEY:
                self._session.do(Intent(_BY_KEY[intent]))
                return intent is Meant.UNDO
            case Meant.ROLL:
                return self._table.roll()
            case intent if intent in KEEPS:
                return self._table.dice.keep(self._kept(said))
            case intent if intent in REROLLS:
                return self._reroll(said)
            case Meant.SCORE:
                return self._score(said)
            case Meant.CORRECT:
                return self._correct(said)
            case Meant.CLAIM_YES | Meant.CLAIM_NO:
                return self._table.boxes.claim(claimed=said.intent is Meant.CLAIM_YES)
            case Meant.ASK_PREVIEW_BOX:
                self._say_box(said)
            case Meant.ASK_CARD:
                self._say_card()
            case Meant.ASK_REVIEW:
                self._table.coach.review()
            case Meant.TRAINING:
                self._table.training.switch()
            case Meant.NEW_GAME:
                ask_for_new_game(self._session)
            case _:
                raise ValueError(f"said: expected something about the table, got {said}")
        return False

    def is_kept(self, said: Meaning) -> bool:
        """Return whether just the dice are kept that would be kept once `said` is done."""
        return said.intent in KEEPS and self._kept(said) == self._game.state.kept

    def _kept(self, said: Meaning) -> Kept:
        state = self._game.state
        return kept_after(said, state.dice, state.kept)

    def _reroll(self, said: Meaning) -> bool:
        """Keep the other dice and roll these; nothing is kept where no roll is left."""
        allowed = legal(self._game.state)
        if self._game.opponent is None and allowed.roll is not None and not self._game.state.rolls_left:
            return self._table.roll()
        kept = self._kept(said)
        if kept != self._game.state.kept and not self._table.dice.keep(kept):
            return False
        return self._table.roll()

    def _score(self, said: Meaning) -> bool:
        cells = self._cells(said)
        allowed = [cell for cell in cells if cell in legal(self._game.state).cells] or cells
        if len(allowed) > 1 and self._game.opponent is None and allowed[0] in legal(self._game.state).cells:
            self._ask_column(allowed)
            return False
        return self._write(allowed[0])

    def _cells(self, said: Meaning) -> list[Cell]:
        """Return the cells that are meant: of one box, in each of its columns where none was named."""
        columns = range(len(self._game.rules.columns))
        column = said.number("column")
        return [Cell(said.box or "", place) for place in columns if column in {None, place + 1}]

    def _write(self, cell: Cell) -> bool:
        """Write a cell; before a zero, ask: what was said can have been misheard, or meant otherwise."""
        state = self._game.state
        if self._game.opponent is None and paying.chooses_zero(state, cell):
            title = message("voice.zero", box=cell_name(cell, state.rules))
            yes = Choice(message("voice.write_zero"), lambda: self._table.attempt(Score(cell)))
            ask(self._session, title, yes, message("voice.write_no_zero"))
            return False
        return self._table.attempt(Score(cell))

    def _ask_column(self, cells: list[Cell]) -> None:
        choices = [
            Choice(column_name(cell.column), closing(self._session, partial(self._write, cell)))
            for cell in cells
        ]
        title = message("voice.which_column", box=box_name(cells[0].box))
        self._session.enter(_InWhichColumn(self._session, title, choices))

    def _correct(self, said: Meaning) -> bool:
        """Do something else instead of the last keep or score; where that cannot be, all stays as it was."""
        taken = self._game.take_back()
        if isinstance(taken, Stuck):
            self._table.refuse(message(f"refusal.undo_{taken}"), message(f"why.undo_{taken}"))
            return False
        is_box = said.box is not None
        if is_box and isinstance(taken.command, Score):
            name = cell_name(taken.command.cell, self._game.rules)
            self._session.say(Play("dice.release"), Say(message("undo.score", box=name)))
        before = self._game.record
        done = self._score(said) if is_box else self._table.dice.keep(self._kept(said))
        is_asked = self._session.mode is not self._table
        if not done and not is_asked and self._game.record == before:
            self._game.redo()
        return done

    def _say_box(self, said: Meaning) -> None:
        """Say what a box would pay now, or what it holds; in each column where none was named."""
        state, own = self._game.state, self._table.own_player()
        card = state.seats[own].card
        lines = {line.cell: line for line in preview(state)} if own == state.player else {}
        told = [carding.card_line(card, cell, lines.get(cell)) for cell in self._cells(said)]
        self._session.say(*(Say(message("list.entry", entry=line)) for line in told))

    def _say_card(self) -> None:
        """Read one's own card from top to bottom: what is written, the sums, then what is open."""
        own = self._table.own_player()
        card = self._game.state.seats[own].card
        title = message("card.title", player=self._game.names[own], total=card.total)
        lines: list[Message] = []
        for section in card.rules.sections:
            cells = [cell for cell in card.cells() if card.rules.by_id[cell.box].section == section.id]
            lines += [carding.card_line(card, cell, None) for cell in cells if card.points(cell)]
            lines += [
                carding.section_line(card, section, column) for column in range(len(card.rules.columns))
            ]
        lines.append(carding.open_boxes(card))
        told = [Say(message("list.entry", entry=line)) for line in lines]
        self._session.say(Say(title), *told)
