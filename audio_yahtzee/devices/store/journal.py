"""The journal: every command and every roll of every game, on the disk before anybody hears of it."""

from __future__ import annotations

import contextlib
import sqlite3
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, TypeVar

from audio_yahtzee.devices.store.journal_opening import (
    PATIENCE,
    Owner,
    Unusable,
    is_broken,
    open_to_read,
    open_to_write,
    why,
)
from audio_yahtzee.devices.store.journal_rows import (
    Damaged,
    Head,
    delete_game,
    head_of,
    insert_game,
    insert_lines,
    read_seats,
    rewrite_game,
    saved_game,
    sealed,
    unfinished,
    written_seats,
)
from audio_yahtzee.devices.store.results import finished, forget, insert_results, note_lost
from audio_yahtzee.devices.store.throws import thrown
from audio_yahtzee.devices.store.transactions import transaction
from audio_yahtzee.documents.files import is_anything, real
from audio_yahtzee.messages import Message, message
from audio_yahtzee.session.duel import of_source
from audio_yahtzee.session.playing import ACROSS
from audio_yahtzee.session.results import finishes

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.game.state import State
    from audio_yahtzee.session.journal_ports import SavedGame
    from audio_yahtzee.session.results import Played
    from audio_yahtzee.session.seats import Seats


Read = TypeVar("Read")
KNOWN = "known"
"""The source of faces that come again after they were seen."""


@dataclass(slots=True)
class _Going:
    """The game that is kept now, and what of it is not on the disk yet."""

    head: Head
    seal: int
    number: int | None = None
    """None until it is on the disk."""
    lines: list[str] = field(default_factory=list)
    written: int = 0
    """Lines on the disk; 0 for a game that is there already means that it is to be written anew."""
    state: State | None = None
    """To which the last line led."""

    @property
    def is_waiting(self) -> bool:
        """Whether there is something to be written."""
        return self.written < len(self.lines)


class JournalFile:
    """The port Journal over the database at `path`, which is made when the first line comes.

    A second program that plays at the same time keeps nothing. Where a line cannot be written it waits, and
    is written before the next: a disk that is full may be emptied while the game goes on.
    """

    def __init__(
        self, path: Path, dice: str, clock: Callable[[], datetime] = lambda: datetime.now(UTC)
    ) -> None:
        """`dice` says where faces come from, as SavedGame has it; `clock` gives the present moment."""
        self._path = real(path)
        self._dice = dice
        self._clock = clock
        self._connection: sqlite3.Connection | None = None
        self._owner: Owner | None = None
        self._is_given_up = False
        self._is_failing = False
        self._notices: list[Message] = []
        self._damaged: set[int] = set()
        """Games that have been told to be damaged."""
        self._going: _Going | None = None
        if is_anything(self._path):
            self._open()

    @property
    def number(self) -> int | None:
        """See the port Journal."""
        return None if self._going is None or self._going.is_waiting else self._going.number

    def begin(self, rules: RuleSet, seats: Seats, dice: str | None = None) -> None:
        """See the port Journal."""
        self._let_go()
        head = head_of(rules, seats, self._clock(), dice or self._dice)
        self._going = _Going(head, head.seal)

    def take_up(self, game: SavedGame, state: State) -> None:
        """See the port Journal."""
        self._let_go()
        sources = game.dice.split(", ")
        is_same = self._dice in sources or of_source(game.dice) is not None
        dice = game.dice if is_same else f"{game.dice}, {self._dice}"
        head = head_of(game.rules, game.seats, game.started, dice)
        seal = head.seal
        for line in game.lines:
            seal = sealed(line, seal)
        self._going = _Going(head, seal, game.number, list(game.lines), len(game.lines), state)

    def add(self, line: str, state: State) -> None:
        """See the port Journal."""
        going = self._going
        if going is None:
            return
        if line == ACROSS and KNOWN not in going.head.dice.split(", "):
            # Some of the dice to come have been seen, so this game counts no more.
            going.head = replace(going.head, dice=f"{going.head.dice}, {KNOWN}")
        going.lines.append(line)
        going.state = state
        self._open()
        self._write(going)

    def reseat(self, seats: Seats) -> None:
        """See the port Journal. All that was done is sealed with who did it, so the game is written anew."""
        going = self._going
        if going is None or going.head.seats == written_seats(seats):
            return
        going.head = replace(going.head, seats=written_seats(seats))
        going.seal, going.written = going.head.seal, 0
        if going.is_waiting and going.state is not None:
            self._write(going)

    def unfinished(self) -> Sequence[SavedGame]:
        """See the port Journal. A damaged game is told of, and not among them."""
        if self._connection is None:
            return ()
        try:
            games = list(map(self._sound, unfinished(self._connection)))
        except sqlite3.Error as error:
            self._fail(error)
            return ()
        return tuple(game for game in games if game is not None)

    def _sound(self, number: int) -> SavedGame | None:
        assert self._connection is not None  # noqa: S101 -- whoever asks has looked
        with contextlib.suppress(Damaged):
            game = saved_game(self._connection, number)
            if game is None or game.is_whole:
                return game
        if number not in self._damaged:
            self._damaged.add(number)
            self._notices.append(message("journal.damaged", number=number))
        return None

    def throw_away(self, number: int) -> bool:
        """See the port Journal."""
        if self._going is not None and self._going.number == number:
            self._going = None
        if self._connection is None:
            return False
        try:
            return delete_game(self._connection, number)
        except sqlite3.Error as error:
            self._fail(error)
            return False

    def take_in(self, game: SavedGame, state: State) -> int | None:
        """Keep a game from elsewhere, that stands at `state`; return its number, None if that cannot be."""
        self._let_go()
        head = head_of(game.rules, game.seats, game.started, game.dice)
        going = _Going(head, head.seal, lines=list(game.lines), state=state)
        self._open()
        self._write(going)
        return going.number

    def finished(self) -> Sequence[Played]:
        """See the port Results. Where another program plays, what is there is read all the same."""
        return self._read(finished, ())

    def thrown(self) -> Mapping[int, Sequence[int]]:
        """See the port Throws; as for `finished`."""
        return self._read(thrown, {})

    def _read(self, reader: Callable[[sqlite3.Connection], Read], nothing: Read) -> Read:
        """Return what `reader` finds in the file; `nothing` where there is none or it cannot be read."""
        try:
            if self._connection is not None:
                return reader(self._connection)
            if not is_anything(self._path):
                return nothing
            with contextlib.closing(open_to_read(self._path)) as connection:
                return reader(connection)
        except Unusable:
            # Why was told when it was to be opened.
            return nothing
        except sqlite3.Error as error:
            if self._connection is not None:
                self._fail(error)
            return nothing

    def note_lost(self, number: int, lost: Mapping[int, float]) -> None:
        """See the port Results."""
        if self._connection is not None:
            try:
                note_lost(self._connection, number, lost)
            except sqlite3.Error as error:
                self._fail(error)

    def forget(self, name: str) -> int | None:
        """Forget the player `name` in all games; return in how many they played, None if that cannot be.

        Games of several people stay, without the name; see results.forget.
        """
        if self._connection is None:
            return None
        try:
            concerned = forget(self._connection, name)
        except sqlite3.Error as error:
            self._fail(error)
            return None
        if self._going is not None and self._going.number in concerned:
            self._going = None
        return len(concerned)

    def notices(self) -> list[Message]:
        """Return what the player should know of the journal, each thing once."""
        told, self._notices = self._notices, []
        return told

    def close(self) -> None:
        """Let the file go; what waits is tried once more."""
        self._let_go()
        if self._connection is not None:
            # What cannot be tidied up now is when it is next opened.
            with contextlib.suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None
        if self._owner is not None:
            self._owner.close()
            self._owner = None

    def _let_go(self) -> None:
        if self._going is not None and self._going.is_waiting:
            self._write(self._going)
        self._going = None

    def _open(self) -> None:
        """Open the database, if it is not, and has not been found impossible."""
        if self._connection is not None or self._is_given_up:
            return
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._owner = Owner(self._path)
            self._connection, notice = open_to_write(self._path)
        except Unusable as unusable:
            self._give_up(unusable.reason)
        except (sqlite3.Error, OSError) as error:
            self._give_up(message("journal.not_kept", file=str(self._path), reason=why(error)))
        else:
            self._notices += () if notice is None else (notice,)

    def _give_up(self, reason: Message) -> None:
        self._is_given_up = True
        self._notices.append(reason)
        if self._owner is not None:
            self._owner.close()
            self._owner = None

    def _write(self, going: _Going) -> None:
        """Write what waits of a game, all of it or nothing."""
        connection = self._connection
        if connection is None:
            return
        try:
            with transaction(connection):
                number, seal = self._write_rows(connection, going)
        except sqlite3.Error as error:
            self._fail(error)
            return
        going.number, going.seal = number, seal
        going.written = len(going.lines)
        if self._is_failing:
            self._is_failing = False
            connection.execute(f"PRAGMA busy_timeout = {round(PATIENCE * 1000)}")
            self._notices.append(message("journal.kept_again"))

    def _write_rows(self, connection: sqlite3.Connection, going: _Going) -> tuple[int, int]:
        """Return the game's number and its seal."""
        state = going.state
        assert state is not None  # noqa: S101 -- a line has come with it
        number = insert_game(connection, going.head) if going.number is None else going.number
        if not going.written:
            rewrite_game(connection, number, going.head)
        seal = insert_lines(connection, number, going.written, going.seal, going.lines[going.written :])
        connection.execute(
            "UPDATE games SET changed = ?, dice = ?, round = ?, is_over = ? WHERE number = ?",
            (self._moment(), going.head.dice, state.round, int(state.is_over), number),
        )
        connection.execute("DELETE FROM results WHERE game = ?", (number,))
        if state.is_over:
            insert_results(connection, number, finishes(state, read_seats(going.head.seats)))
        return number, seal

    def _moment(self) -> str:
        return self._clock().astimezone(UTC).isoformat(timespec="milliseconds")

    def _fail(self, error: sqlite3.Error) -> None:
        """Note what is wrong, once; the next keys shall not wait for it."""
        if not self._is_failing:
            reason = why(error)
            self._notices.append(message("journal.not_kept", file=str(self._path), reason=reason))
        self._is_failing = True
        assert self._connection is not None  # noqa: S101 -- it has just failed
        with contextlib.suppress(sqlite3.Error):
            self._connection.execute("PRAGMA busy_timeout = 0")
        if is_broken(error):
            # Not to be written into any more; the next start gives it another name.
            self._connection.close()
            self._connection = None
            self._is_given_up = True
