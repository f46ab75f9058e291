"""A kept game, heard again: its moves and its dice fall as they did, and nobody here plays."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from audio_yahtzee.game.commands import Command
from audio_yahtzee.games import Games
from audio_yahtzee.house import learn_names
from audio_yahtzee.messages import Message, Value, message
from audio_yahtzee.narration.answers import standing_short, whose_turn
from audio_yahtzee.narration.cues import Say
from audio_yahtzee.session.playing import Player
from audio_yahtzee.sitting import Sitting
from audio_yahtzee.tools.demo import Forgetful, Performance, is_over, perform
from audio_yahtzee.tools.games import recall

if TYPE_CHECKING:
    from typing import TextIO

    from audio_yahtzee.commands import Options
    from audio_yahtzee.game.dice import Faces
    from audio_yahtzee.game.record import Move
    from audio_yahtzee.game.state import State
    from audio_yahtzee.session.session import Session
    from audio_yahtzee.tools.games import Desk


@dataclass(frozen=True, slots=True)
class _Done:
    """See the port Decision."""

    command: Command
    reason: None = None


class _Script:
    """All that was done in a game, and by what dice: the ports Opponent and Dice."""

    is_ready = True

    def __init__(self, moves: Iterable[Move]) -> None:
        self._moves = list(reversed(tuple(moves)))
        self._faces: Faces = ()
        self._session: Session | None = None
        self._is_told = False

    def players(self, session: Session, names: Iterable[Value]) -> tuple[Player, ...]:
        """Return the players of the game, for whom all is done in `session`."""
        self._session = session
        return tuple(Player(name, self if self._moves else None) for name in names)

    def decide(self, _: State) -> _Done:
        """See the port Opponent. Once all is done, nobody plays on."""
        move = self._moves.pop()
        self._faces = move.faces
        game = None if self._session is None else self._session.game
        if not self._moves and game is not None:
            game.players = tuple(replace(player, opponent=None) for player in game.players)
        return _Done(move.command)

    def throw(self, count: int, faces: int) -> Faces:  # noqa: ARG002 -- the dice are those of the game
        """See the port Dice."""
        thrown, self._faces = self._faces[:count], self._faces[count:]
        return thrown

    def notice(self) -> Message | None:
        """See the port Dice."""
        return None

    def ends(self, session: Session) -> bool:
        """Tell whether all has been heard; of a game that is not over, how it stands is told first."""
        if self._moves:
            return False
        if self._is_told or is_over(session) or session.game is None:
            return True
        self._is_told = True
        seen = session.listening()
        state = session.game.state
        session.say(Say(standing_short(state, seen)), Say(whose_turn(state, seen)))
        # What is read is there at once; what is spoken takes its time.
        return not session.listener.ear.takes_time


def replay(desk: Desk, options: Options, source: TextIO | None = None, target: TextIO | None = None) -> int:
    """Let the kept game that the options name be heard from its beginning, and return the exit status.

    As `demonstrate`; what is wrong with the game is told.
    """
    house, number = desk.house, options.game or 0
    status = 0

    def run() -> None:
        nonlocal status
        saved = desk.saved(number)
        rules = saved.rules
        names = desk.names(rules, saved.seats)
        script = _Script(recall(saved, names).record.moves)
        begins = message("journal.begun", number=number, **desk.about(saved))
        performance = Performance(
            rules,
            lambda session: script.players(session, names),
            begins,
            lambda file: message("journal.replay_recording", number=number, file=file),
            script.ends,
        )
        games = Games(house.library(), lambda own: learn_names(house.catalogue, own), rules)
        sitting = Sitting(house, games, script, Forgetful())
        status = perform(performance, sitting, options, source, target)

    return desk.attempt(run) or status
