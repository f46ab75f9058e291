"""The key that asks why: a refusal, the box in focus, a result, and the results before it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from audio_yahtzee.game.card import Cell
from audio_yahtzee.game.events import BoxScored, BoxStruck, Event, GameEnded, TurnStarted
from audio_yahtzee.game.legality import preview
from audio_yahtzee.game.state import Phase, State
from audio_yahtzee.messages import Message, message
from audio_yahtzee.narration.cues import Play, Priority, Say
from audio_yahtzee.narration.explaining import explained, rule_of, struck, why_roll, would_pay
from audio_yahtzee.narration.outcomes import why_it_ended
from audio_yahtzee.session.focus import Zone

if TYPE_CHECKING:
    from audio_yahtzee.session.table import TableMode

Lines = tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class _Refused:
    """What was refused last: why, in which state, and at which press of a key."""

    why: Lines
    state: State
    press: int
    has_rule: bool
    """Whether `why` tells a rule; else it is the refusal again, for the very next key alone."""


class Whys:
    """Explains the newest thing first; each further press the one before."""

    def __init__(self, table: TableMode) -> None:
        self._table = table
        self._session = table.session
        self._game = table.game
        self._refused: _Refused | None = None
        self._series: tuple[int, _Refused | None] | None = None
        """What there was to explain when X was pressed: how many events, and what refusal."""
        self._step = 0
        """How many presses have asked about that."""
        self._began = 0
        """The first of these presses."""

    def remember(self, said: Message, why: Lines) -> None:
        """Keep what was refused, so that it can be explained: by `why`, or by `said` where that is all."""
        self._refused = _Refused(why or (said,), self._game.state, self._session.presses, bool(why))

    @property
    def is_anything_there(self) -> bool:
        """Whether there is something to explain."""
        return next(self._told(), None) is not None

    def explain(self) -> None:
        """Explain the newest thing, or with each further press what was before it."""
        self._count()
        told = list(self._told())
        if not told:
            self._session.say(Play("error"), Say(message("why.nothing_yet"), priority=Priority.NOW))
            return
        at_end = (Play("menu.end"),) if self._step > len(told) else ()
        self._session.say(*at_end, *map(Say, told[min(self._step, len(told)) - 1]))

    def _count(self) -> None:
        """Count this press on, unless there is something newer to explain than at the last one."""
        now = (len(self._game.events), self._refused)
        if self._session.streak == 1 or now != self._series:
            self._series, self._step, self._began = now, 0, self._session.presses
        self._step += 1

    def _told(self) -> Iterator[Lines]:
        """Yield what can be explained, the newest first."""
        refused, focus = self._refusal(), self._in_focus()
        # A refusal comes first only while nothing else was asked or done since.
        is_news = refused is not None and refused.press >= self._began - 1
        if refused is not None and is_news:
            yield refused.why
        # A zero that was asked about in the box in focus is explained by the same words.
        if focus and not (is_news and refused is not None and refused.why == focus):
            yield focus
        if refused is not None and not is_news and refused.has_rule:
            yield refused.why
        if roll := self.of_roll():
            yield roll
        if self._game.state.phase is Phase.ROLL_OFF:
            yield (message("why.roll_off"),)
        yield from self._results()

    def _refusal(self) -> _Refused | None:
        """Return what was refused, for as long as nothing has been done since."""
        refused = self._refused
        return refused if refused is not None and refused.state is self._game.state else None

    def _in_focus(self) -> Lines:
        focus, own = self._table.focus, self._table.own_player()
        if focus.zone is not Zone.BOXES or self._game.state.is_over:
            return ()
        return self.of_cell(own, self._game.state.seats[own].card.cells()[focus.place])

    def of_roll(self) -> Lines:
        """Return what the dice on the table mean as a further jackpot."""
        return why_roll(self._game.state)

    def of_cell(self, player: int, cell: Cell) -> Lines:
        """Return why a cell of a player's card would pay what it would, or holds what it holds."""
        game = self._game
        card = game.state.seats[player].card
        lines = preview(game.state) if player == game.state.player else ()
        line = next((line for line in lines if line.cell == cell), None)
        if line is not None:
            return would_pay(line, game.state)
        written = tuple(self._written(player, cell))
        return written if written or not card.is_open(cell) else rule_of(cell, game.rules)

    def _written(self, player: int, cell: Cell) -> Iterator[Message]:
        """Yield the explanation of each entry of a cell, in the order of play."""
        for event in self._game.events:
            match event:
                case BoxScored() if event.player == player and event.cell == cell:
                    yield from explained(event, self._game.rules)
                case BoxStruck() if event.player == player and event.cell == cell:
                    yield struck(event, self._game.rules, self._game.names)
                case _:
                    pass

    def _results(self) -> Iterator[Lines]:
        """Yield the explanation of the ending, and of each scored box, the last one first."""
        game, listening = self._game, self._session.listening()
        after: list[Event] = []
        for event in reversed(game.events):
            match event:
                case GameEnded():
                    yield why_it_ended(event, game.state, game.events, game.names)
                case BoxScored():
                    whose = message("explain.whose", player=game.names[event.player])
                    said = explained(event, game.rules, reversed(after), game.names)
                    yield said if listening.is_own(event.player) else (whose, *said)
                case TurnStarted():
                    after.clear()
                case _:
                    after.append(event)
