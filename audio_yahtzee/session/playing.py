"""A game in play: its state, its record, and what can be taken back."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, Self

from audio_yahtzee.game.commands import Command, Roll, Score
from audio_yahtzee.game.dice import Faces
from audio_yahtzee.game.engine import Step, apply, dice_to_roll, start
from audio_yahtzee.game.events import BoxScored, Event, TurnStarted
from audio_yahtzee.game.record import Move, Record, replay
from audio_yahtzee.game.ruleset import RuleSet
from audio_yahtzee.game.state import Phase, State
from audio_yahtzee.messages import Value
from audio_yahtzee.session.duel import Duel
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


class NotAllowed(ValueError):  # noqa: N818 -- reads as the fact it states
    """A line of a log could not be done. `number` counts lines from 1."""

    def __init__(self, number: int, line: str, problem: str) -> None:
        super().__init__(problem)
        self.number = number
        self.line = line


class TakenBack(NamedTuple):
    """A command that was taken back."""

    command: Command
    undid_others: bool
    """Whether others had played since."""
    player: int
    """Whose it was."""
    is_across: bool = False
    """Whether people had rolled since."""


class Undone(NamedTuple):
    """What was taken back at once, in the order of play."""

    moves: tuple[Move, ...]
    settled: tuple[int, ...] = ()
    """After how many moves of the game something had become settled in between."""


Log = Callable[[str, State], None]
"""Takes what was done, as one line of text, and the state it led to, before anybody hears of it."""

_TAKE_BACK, _REDO, _SETTLE = "take back", "redo", "settle"
ACROSS = "take back across"
"""The line of a score that was taken back after people had rolled: they know the dice that come again."""


class Game:
    """One game, from its first roll to its ranking."""

    def __init__(
        self,
        rules: RuleSet,
        players: tuple[Player, ...],
        dice: Dice,
        log: Log = lambda _line, _state: None,
        *,
        duel: Duel | None = None,
    ) -> None:
        """`dice` are those of a roll-off only where a `duel` has its own."""
        self.rules = rules
        self.log = log
        self.players = players
        self.dice = dice
        self.duel = duel
        step = start(rules, len(players))
        self.state: State = step.state
        self.events: list[Event] = list(step.events)
        """All that has happened, from the start."""
        self._moves: list[Move] = []
        self._by_opponent: list[bool] = []
        """For each move, whether an opponent made it."""
        self._settles: list[int] = []
        """After how many moves these became settled, and stay done: all up to the last roll of a person."""
        self._due: dict[tuple[int, int], list[int]] = {}
        """Faces rolled in what was taken back, by player and round. They come again."""
        self._undone: list[Undone] = []
        self.thrown: list[int] = []
        """Every face that chance gave, whatever was taken back; each once, however often it came again."""

    @classmethod
    def resumed(
        cls,
        rules: RuleSet,
        players: tuple[Player, ...],
        dice: Dice,
        lines: Iterable[str],
        *,
        duel: Duel | None = None,
    ) -> Self:
        """Return the game in which all was done that `lines` of a log say, just as it stood.

        Raises NotAllowed for a line that could not be done, and ValueError for rules that nobody can play by.
        """
        game = cls(rules, players, dice)
        for number, line in enumerate(lines, start=1):
            try:
                game._do_again(line)
            except ValueError as error:
                raise NotAllowed(number, line, str(error)) from error
        game.duel = duel
        return game

    def _do_again(self, line: str) -> None:
        if line == _SETTLE:
            self.settle()
            return
        if line in {_TAKE_BACK, ACROSS, _REDO}:
            if isinstance(self.redo() if line == _REDO else self.take_back(across=line == ACROSS), Stuck):
                raise ValueError(f"there is nothing to {line}")
            return
        move = Move.parse(line)
        if isinstance(move.command, Roll):
            self.thrown += move.faces[len(self._from_due(len(move.faces))) :]
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
        """Return the faces of the next roll: what was rolled in turns taken back comes again."""
        if self.duel is not None and self.state.phase is Phase.TURN:
            return self.duel.faces(self.state)
        count = len(dice_to_roll(self.state))
        due = self._from_due(count)
        missing = count - len(due)
        new = self.dice.throw(missing, self.rules.dice.faces) if missing else ()
        self.thrown += new
        return (*due, *new)

    def _from_due(self, count: int) -> Faces:
        """Take the next `count` faces of this player's turn from those that come again, as far as they go."""
        waiting = self._due.get(_turn(self.state), [])
        due = tuple(waiting[:count])
        del waiting[:count]
        return due

    def settle(self) -> None:
        """Let all that was done so far stay done: it cannot be taken back."""
        self._settle()
        self.log(_SETTLE, self.state)

    def _settle(self) -> None:
        self._settles.append(len(self._moves))

    @property
    def _settled(self) -> int:
        """How many of the moves stay done."""
        return self._settles[-1] if self._settles else 0

    def _make(self, move: Move) -> tuple[Event, ...]:
        step = apply(self.state, move.command, move.faces)
        self.log(str(move), step.state)
        return self._follow(move, step)

    def _follow(self, move: Move, step: Step) -> tuple[Event, ...]:
        self._by_opponent.append(self.opponent is not None)
        self._moves.append(move)
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

    def _last_score(self) -> int | None:
        """Return which move is the last that a person has scored by."""
        places = range(len(self._moves) - 1, -1, -1)
        scores = (place for place in places if isinstance(self._moves[place].command, Score))
        return next((place for place in scores if not self._by_opponent[place]), None)

    @property
    def last_score(self) -> TakenBack | None:
        """A person's last score as it can be taken back across rolls; None where that cannot be.

        In a duel it cannot: whoever plays elsewhere has not seen the dice beforehand.
        """
        place = None if self.duel is not None else self._last_score()
        if place is None:
            return None
        player = self._steps()[place].state.player
        return TakenBack(self._moves[place].command, undid_others=False, player=player, is_across=True)

    def _steps(self) -> list[Step]:
        """Return the start of the game and what each of its moves has led to."""
        return list(replay(self.rules, len(self.players), self._moves))

    def take_back(self, *, across: bool = False) -> TakenBack | Stuck:
        """Take back a person's last keep or score and return it, or say why there is none.

        What was done since is undone with it; the dice rolled since will come again, in the same turns.
        People's own rolls are in the way, unless their last score is to be taken back `across` them.
        """
        place = self._last_score() if across else self._last_own()
        if place is None:
            return Stuck.ROLL if self._moves else Stuck.NOTHING
        steps, taken = self._steps(), self._moves[place:]
        before = steps[place].state
        others = any(step.state.player != before.player for step in steps[place + 1 : -1])
        self._let_come_again(taken, steps[place:])
        settled = tuple(count for count in self._settles if count > place)
        self._settles = [count for count in self._settles if count <= place]
        # Opponents play on by themselves; only what people did is for them to do again.
        self._undone.append(Undone(tuple(taken), settled) if across else Undone((taken[0],)))
        del self._moves[place:]
        del self._by_opponent[place:]
        self.state = before
        self.events = [event for step in steps[: place + 1] for event in step.events]
        self.log(ACROSS if across else _TAKE_BACK, self.state)
        return TakenBack(taken[0].command, others, before.player, across)

    def _let_come_again(self, moves: Iterable[Move], steps: Iterable[Step]) -> None:
        """Note what was rolled by `moves` before what is due already; `steps` led to each of them."""
        rolled: dict[tuple[int, int], list[int]] = {}
        for move, step in zip(moves, steps, strict=False):
            rolled.setdefault(_turn(step.state), []).extend(move.faces)
        for turn, faces in rolled.items():
            self._due[turn] = faces + self._due.get(turn, [])

    def redo(self) -> tuple[Event, ...] | Stuck:
        """Do again what was taken back last and return what happened, or say why there is nothing."""
        if not self._undone:
            return Stuck.NOTHING_UNDONE
        undone = self._undone.pop()
        events: list[Event] = []
        for move in undone.moves:
            self._from_due(len(move.faces))
            events += self._follow(move, apply(self.state, move.command, move.faces))
        self._settles += undone.settled
        self.log(_REDO, self.state)
        return tuple(events)

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


def _turn(state: State) -> tuple[int, int]:
    """Return whose turn it is in which round."""
    return state.player, state.round
