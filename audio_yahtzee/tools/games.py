"""The commands about kept games: list, tell, hear again, write as a file, take in, delete."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from audio_yahtzee.devices.store.dice_code import code_of
from audio_yahtzee.devices.store.journal import JournalFile
from audio_yahtzee.devices.store.journal_opening import Unusable, open_to_read, why
from audio_yahtzee.devices.store.journal_rows import Damaged, saved_game, summaries
from audio_yahtzee.devices.store.journal_text import NoGame, exported, imported
from audio_yahtzee.documents.files import is_anything
from audio_yahtzee.documents.text import Unreadable, text_of
from audio_yahtzee.game.events import GameStarted
from audio_yahtzee.game.record import replay
from audio_yahtzee.game.standing import standing
from audio_yahtzee.house import learn_names, say_names
from audio_yahtzee.messages import Message, Value, message, sentences
from audio_yahtzee.narration.answers import standing_short, whole_hand, whose_turn
from audio_yahtzee.narration.cues import Say
from audio_yahtzee.narration.listening import Listening
from audio_yahtzee.narration.saved import dice_sources, what_and_who, when
from audio_yahtzee.narration.telling import tell
from audio_yahtzee.session.playing import NotAllowed
from audio_yahtzee.session.recalling import recalled
from audio_yahtzee.session.seating import names_of
from audio_yahtzee.tools.terminal import ALL_WELL, FAILED, Terminal

if TYPE_CHECKING:
    from pathlib import Path

    from audio_yahtzee.devices.store.journal_rows import Summary
    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.session.journal_ports import SavedGame
    from audio_yahtzee.session.playing import Game
    from audio_yahtzee.session.seats import Seats

MOST_BYTES = 4 * 1024 * 1024
"""The longest game of the most players needs less."""


class Failed(Exception):  # noqa: N818 -- a way out of one command, which `attempt` tells
    """What a command was asked cannot be done; `said` tells why."""

    def __init__(self, said: Value) -> None:
        super().__init__()
        self.said = said


@dataclass(frozen=True, slots=True)
class Desk(Terminal):
    """Where kept games are looked up, and how they are told."""

    def names(self, rules: RuleSet, seats: Seats) -> tuple[Value, ...]:
        """Return what the players are called, and let boxes be called as by `rules`."""
        say_names(self.house.catalogue, rules)
        return names_of(seats, self.house.words)

    def about(self, game: SavedGame | Summary) -> dict[str, Value]:
        """Return what was played, by whom and when, as values for a message."""
        date = when(game.started, datetime.now().astimezone().date())
        return {**what_and_who(game.rules, self.names(game.rules, game.seats)), "date": date}

    def saved(self, number: int) -> SavedGame:
        """Return a kept game."""
        with closing(self._opened()) as connection:
            try:
                game = saved_game(connection, number)
            except Damaged as damaged:
                raise Failed(sentences(message("journal.damaged_line", number=number))) from damaged
        if game is None:
            raise Failed(message("journal.no_such_game", number=number))
        return game

    def summaries(self) -> tuple[list[Summary], list[int]]:
        """Return all games, and the numbers of damaged ones."""
        with closing(self._opened()) as connection:
            return summaries(connection)

    def _opened(self) -> sqlite3.Connection:
        return open_to_read(self.house.places.journal)

    def opened_to_write(self) -> JournalFile:
        """Return the journal, open to be changed."""
        journal = JournalFile(self.house.places.journal, "file")
        faults = troubles(journal)
        if faults:
            journal.close()
            raise Failed(sentences(*faults))
        return journal

    def attempt(self, command: Callable[[], None]) -> int:
        """Carry out `command` and return the exit status; what is wrong is told."""
        try:
            command()
        except Failed as failed:
            said = failed.said
        except (Unusable, NoGame) as failed:
            said = sentences(failed.reason)
        except sqlite3.Error as error:
            file = str(self.house.places.journal)
            said = sentences(message("journal.unreadable", file=file, reason=why(error)))
        else:
            return ALL_WELL
        self.complain(self.house.words(said))
        return FAILED


def troubles(journal: JournalFile) -> list[Message]:
    """Return what `journal` has trouble with, in words for somebody who plays no game here."""
    return list(map(_of_no_game, journal.notices()))


def _of_no_game(fault: Message) -> Message:
    """Return what keeps a game from being kept as what keeps a command from changing anything."""
    match fault.id:
        case "journal.open_elsewhere":
            return message("journal.change_elsewhere")
        case "journal.not_kept":
            return message("journal.unchanged", **fault.values)
        case _:
            return fault


def list_games(desk: Desk, *, as_json: bool) -> int:
    """Tell the games, the one played last first; return the exit status."""

    def run() -> None:
        is_there = is_anything(desk.house.places.journal)
        sound, damaged = desk.summaries() if is_there else ([], [])
        if as_json:
            desk.write(json.dumps([_as_json(desk, game) for game in sound], ensure_ascii=False, indent=1))
            return
        for game in sound:
            of = "journal.line_over" if game.is_over else "journal.line_open"
            values = {**desk.about(game), "number": game.number}
            desk.tell(message(of, **values) if game.is_over else message(of, round=game.round, **values))
        for number in damaged:
            desk.tell(message("journal.damaged_line", number=number))
        if not sound and not damaged:
            desk.tell(message("journal.none"))

    return desk.attempt(run)


def _as_json(desk: Desk, game: Summary) -> dict[str, object]:
    names = desk.names(game.rules, game.seats)
    return {
        "number": game.number,
        "started": game.started.isoformat(),
        "rules": game.rules.id,
        "players": list(map(desk.house.words, names)),
        "round": game.round,
        "finished": game.is_over,
        "dice": game.dice,
    }


def show(desk: Desk, number: int, *, as_json: bool) -> int:
    """Tell a game from its beginning; return the exit status."""

    def run() -> None:
        saved = desk.saved(number)
        names = desk.names(saved.rules, saved.seats)
        game = recall(saved, names)
        if as_json:
            desk.write(json.dumps(_whole_as_json(desk, saved, game), ensure_ascii=False, indent=1))
            return
        desk.tell(message("journal.head", **desk.about(saved)))
        for line in _story(game, names):
            desk.tell(line)
        if not saved.is_whole:
            desk.tell(message("journal.cut_off"))
        elif not game.state.is_over:
            seen = Listening(names)
            answers = (standing_short(game.state, seen), whose_turn(game.state, seen), whole_hand(game.state))
            desk.tell(sentences(*answers))
        desk.tell(dice_sources(saved.dice))
        desk.tell(message("journal.same_dice", code=_code(game)))

    return desk.attempt(run)


def recall(saved: SavedGame, names: tuple[Value, ...]) -> Game:
    """Return the game as it stood. Raises NoGame where its lines cannot be played."""
    try:
        return recalled(saved, names)
    except NotAllowed as error:
        raise NoGame(message("journal.text_move", number=error.number, move=error.line)) from error
    except ValueError as error:
        raise NoGame(message("journal.text_rules", place="rules")) from error


def _code(game: Game) -> str:
    """Return the code of all dice of a game, in the order in which they fell."""
    rolled = (face for move in game.record.moves for face in move.faces)
    return code_of(rolled, game.rules.dice.faces)


def _story(game: Game, names: tuple[Value, ...]) -> Iterator[Value]:
    """Yield what there is to tell of a game, the events of each step together."""
    seen = Listening(names)
    for step in replay(game.rules, len(names), game.record.moves):
        # What was begun, and by whom, stands above.
        news = (event for event in step.events if not isinstance(event, GameStarted))
        cues = (cue for event in news for cue in tell(event, game.rules, seen))
        said: list[Message] = [cue.message for cue in cues if isinstance(cue, Say)]
        if said:
            yield sentences(*said)


def _whole_as_json(desk: Desk, saved: SavedGame, game: Game) -> dict[str, object]:
    ranks = [
        {
            "player": desk.house.words(game.names[player]),
            "place": place.rank,
            "points": place.points,
            "total": total,
        }
        for place in standing(game.state)
        for player, total in zip(place.players, place.totals, strict=True)
    ]
    return {
        "number": saved.number,
        "started": saved.started.isoformat(),
        "rules": saved.rules.id,
        "players": list(map(desk.house.words, game.names)),
        "round": game.state.round,
        "finished": game.state.is_over,
        "dice": saved.dice,
        "dice_code": _code(game),
        "moves": list(map(str, game.record.moves)),
        "standing": ranks,
    }


def export(desk: Desk, number: int, path: Path) -> int:
    """Write a game as one plain file, which must be a new one; return the exit status."""

    def run() -> None:
        saved = desk.saved(number)
        game = recall(saved, desk.names(saved.rules, saved.seats))
        try:
            with path.open("x", encoding="utf-8", newline="\n") as stream:
                stream.write(exported(saved, game.record.moves))
        except FileExistsError as error:
            raise Failed(message("journal.file_there", file=str(path))) from error
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise Failed(message("journal.unwritable", file=str(path), reason=reason)) from error
        desk.tell(message("journal.exported", number=number, file=str(path)))

    return desk.attempt(run)


def take_in(desk: Desk, path: Path) -> int:
    """Keep the game that is written in a file; return the exit status."""

    def run() -> None:
        try:
            text = text_of(path, MOST_BYTES)
        except Unreadable as unreadable:
            raise Failed(unreadable.what) from unreadable
        saved = imported(text)
        learn_names(desk.house.catalogue, saved.rules)
        game = recall(saved, desk.names(saved.rules, saved.seats))
        already = _kept_already(desk, saved, game)
        if already is not None:
            desk.tell(message("journal.kept_already", file=str(path), number=already))
            return
        with closing(desk.opened_to_write()) as journal:
            number = journal.take_in(saved, game.state)
            if number is None:
                raise Failed(sentences(*troubles(journal)))
        desk.tell(message("journal.imported", file=str(path), number=number, **desk.about(saved)))

    return desk.attempt(run)


def _kept_already(desk: Desk, saved: SavedGame, game: Game) -> int | None:
    """Return the number of the kept game that began when `saved` did, by the same rules, and went the same.

    Who played is not asked: a name may have been forgotten since.
    """
    if not is_anything(desk.house.places.journal):
        return None
    for each in reversed(desk.summaries()[0]):
        if (each.started, each.rules.fingerprint) != (saved.started, saved.rules.fingerprint):
            continue
        there = desk.saved(each.number)
        with contextlib.suppress(ValueError):
            # One that cannot be played is not the same.
            if recalled(there, [""] * len(there.seats)).record == game.record:
                return each.number
    return None


def delete(desk: Desk, number: int) -> int:
    """Delete a game, also one that is damaged; return the exit status."""

    def run() -> None:
        with closing(desk.opened_to_write()) as journal:
            was_there = journal.throw_away(number)
            faults = troubles(journal)
        if faults:
            raise Failed(sentences(*faults))
        if not was_there:
            raise Failed(message("journal.no_such_game", number=number))
        desk.tell(message("journal.deleted", number=number))

    return desk.attempt(run)
