"""A game in play: its state, its record, and what can be taken back."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, Self

from audio_yahtzee.game.commands import Command, Roll
from audio_yahtzee.game.dice import Faces
from audio_yahtzee.game.engine import apply, dice_to_roll, start
from audio_yahtzee.game.events import BoxScored, Event, TurnStarted
from audio_yahtzee.game.record import Move, Record, replay
from audio_yahtzee.game.ruleset import RuleSet
from audio_yahtzee.game.state import State
from audio_yahtzee.messages import Value
from audio_yahtzee.session.ports import Dice, Opponent


@dataclass(frozen=True, slots=True)
class Player:
    """Someone at the table: a person, or whoever an opponent plays for."""

    name: Value
    opponent: Opponent | None = None
    level: str | None = None
    """The id of the opponent's level; None for a person, and where it is not known."""


class Stuck(StrEnum):
    """Why nothing can be taken back or redone."""

    NOTHING = "nothing"
    ROLL = "roll"
    NOTHING_UNDONE = "nothing_undone"


class TakenBack(NamedTuple):
    """A command that was taken back."""

    command: Command
    undid_others: bool
    """Whether opponents had played since."""


Log = Callable[[str, State], None]
"""Takes what was done, as one line of text, and the state it led to, before anybody hears of it."""

_TAKE_BACK, _REDO, _SETTLE = "take back", "redo", "settle"


class Game:
    """One game, from its first roll to its ranking."""

    def __init__(
        self, rules: RuleSet, players: tuple[Player, ...], dice: Dice, log: Log = lambda _line, _state: None
    ) -> None:
        self.rules = rules
        self.log = log
        self.players = players
        self.dice = dice
        step = start(rules, len(players))
        self.state: State = step.state
        self.events: list[Event] = list(step.events)
        """All that has happened, from the start."""
        self._moves: list[Move] = []
        self._by_opponent: list[bool] = []
        """For each move, whether an opponent made it."""
        self._settled = 0
        """How many of the moves stay done: all up to the last roll of a person."""
        self._due: list[int] = []
        """Faces that opponents rolled in turns taken back with a person's score. They come again."""
        self._undone: list[Move] = []

    @classmethod
    def resumed(cls, rules: RuleSet, players: tuple[Player, ...], dice: Dice, lines: Iterable[str]) -> Self:
        """Return the game in which all was done that `lines` of a log say, just as it stood.

        Raises ValueError for a line that could not be done.
        """
        game = cls(rules, players, dice)
        for line in lines:
            game._do_again(line)
        return game

    def _do_again(self, line: str) -> None:
        if line == _SETTLE:
            self.settle()
            return
        if line in {_TAKE_BACK, _REDO}:
            if isinstance(self.take_back() if line == _TAKE_BACK else self.redo(), Stuck):
                raise ValueError(f"there is nothing to {line}")
            return
        move = Move.parse(line)
        if isinstance(move.command, Roll):
            self._from_due(len(move.faces))
        self._carry_out(move)

    @property
    def names(self) -> tuple[Value, ...]:
        """The players' names, by player."""
        return tuple(player.name for player in self.players)

    @property
    def record(self) -> Record:
        """The game as it can be played again."""
        rules = self.rules
        return Record(rules.id, rules.fingerprint, len(self.players), tuple(self._moves), rules.overlay)

    @property
    def opponent(self) -> Opponent | None:
        """Whoever plays for the player in turn; None for a person, and when the game is over."""
        return None if self.state.is_over else self.players[self.state.player].opponent

    def do(self, command: Command) -> tuple[Event, ...]:
        """Carry out `command`, which must be legal, and return what happened."""
        return self._carry_out(Move(command, self._throw() if isinstance(command, Roll) else ()))

    def _carry_out(self, move: Move) -> tuple[Event, ...]:
        self._undone.clear()
        by_opponent = self.opponent is not None
        events = self._make(move)
        if isinstance(move.command, Roll) and not by_opponent:
            self._settle()
        return events

    def _throw(self) -> Faces:
        """Return the faces of the next roll: an opponent's dice are not thrown anew for a take-back."""
        count = len(dice_to_roll(self.state))
        due = self._from_due(count)
        missing = count - len(due)
        return (*due, *self.dice.throw(missing, self.rules.dice.faces)) if missing else due

    def _from_due(self, count: int) -> Faces:
        """Take an opponent's next `count` faces from those that come again, as far as there are any."""
        if self.opponent is None:
            return ()
        due, self._due = tuple(self._due[:count]), self._due[count:]
        return due

    def settle(self) -> None:
        """Let all that was done so far stay done: it cannot be taken back."""
        self._settle()
        self.log(_SETTLE, self.state)

    def _settle(self) -> None:
        self._settled = len(self._moves)
        self._due = []

    def _make(self, move: Move, *, is_redone: bool = False) -> tuple[Event, ...]:
        by_opponent = self.opponent is not None
        step = apply(self.state, move.command, move.faces)
        self.log(_REDO if is_redone else str(move), step.state)
        self._moves.append(move)
        self._by_opponent.append(by_opponent)
        self.state = step.state
        self.events += step.events
        return step.events

    @property
    def can_take_back(self) -> bool:
        """Whether a person has kept or scored since a person last rolled: a roll stays done."""
        return self._last_own() is not None

    def _last_own(self) -> int | None:
        """Return which move is the last that a person may take back."""
        own = (place for place in range(len(self._moves) - 1, self._settled - 1, -1))
        return next((place for place in own if not self._by_opponent[place]), None)

    @property
    def last_own(self) -> Command | None:
        """What a person did last and may take back; None where there is nothing."""
        place = self._last_own()
        return None if place is None else self._moves[place].command

    @property
    def can_redo(self) -> bool:
        """Whether something that was taken back can be done again."""
        return bool(self._undone)

    def take_back(self) -> TakenBack | Stuck:
        """Take back a person's last keep or score and return it, or say why there is none.

        What opponents have done since is undone with it; the dice they rolled will come again.
        """
        place = self._last_own()
        if place is None:
            return Stuck.ROLL if self._moves else Stuck.NOTHING
        move, *later = self._moves[place:]
        self._due = [face for played in later for face in played.faces] + self._due
        del self._moves[place:]
        del self._by_opponent[place:]
        self._undone.append(move)
        self.events = []
        for step in replay(self.rules, len(self.players), self._moves):
            self.state = step.state
            self.events += step.events
        self.log(_TAKE_BACK, self.state)
        return TakenBack(move.command, undid_others=bool(later))

    def redo(self) -> tuple[Event, ...] | Stuck:
        """Do again what was taken back last and return what happened, or say why there is nothing."""
        if not self._undone:
            return Stuck.NOTHING_UNDONE
        return self._make(self._undone.pop(), is_redone=True)

    def scored(self) -> list[BoxScored]:
        """Return every box that was scored, in the order of play."""
        return [event for event in self.events if isinstance(event, BoxScored)]

    def finished_turns(self) -> list[list[Event]]:
        """Return the events of each finished turn, the last turn first."""
        turns: list[list[Event]] = []
        for event in self.events:
            if isinstance(event, TurnStarted):
                turns.append([event])
            elif turns:
                turns[-1].append(event)
        done = [turn for turn in turns if any(isinstance(event, BoxScored) for event in turn)]
        return done[::-1]
