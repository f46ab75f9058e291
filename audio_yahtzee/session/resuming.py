"""Unfinished games: gone on with exactly where they stopped, left for another time, or thrown away."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

from audio_yahtzee.messages import Message, Value, message
from audio_yahtzee.narration.answers import standing_short, whole_hand, whose_turn
from audio_yahtzee.narration.cues import Category, Play, Say
from audio_yahtzee.narration.saved import lead, what_and_who, when
from audio_yahtzee.session.acts import closing, opening
from audio_yahtzee.session.duel import of_source
from audio_yahtzee.session.dueling import about
from audio_yahtzee.session.list_mode import Choice, ListMode
from audio_yahtzee.session.modes import come_back
from audio_yahtzee.session.playing import Game
from audio_yahtzee.session.recalling import recalled
from audio_yahtzee.session.records import entry as records_entry
from audio_yahtzee.session.seating import known, names_of, seated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audio_yahtzee.session.journal_ports import SavedGame
    from audio_yahtzee.session.session import Session

Then = Callable[[], None]


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A kept game that is not over, and how it stands."""

    saved: SavedGame
    game: Game
    """As it stood, to be looked at."""

    def told(self) -> dict[str, Value]:
        """Return what, who, when and how it stands, as values for a message."""
        state = self.game.state
        return {
            **what_and_who(self.saved.rules, self.game.names),
            "date": when(self.saved.started, datetime.now().astimezone().date()),
            "round": state.round,
            "rounds": state.rules.turns,
            "standing": lead(state, self.game.names),
        }


def unfinished_games(session: Session) -> list[Unfinished]:
    """Return the games that can be gone on with, but for the one on the table; the one played last first."""
    journal = session.offer.journal
    found = () if journal is None else journal.unfinished()
    games = (
        _looked_at(session, saved) for saved in found if journal is None or saved.number != journal.number
    )
    return [game for game in games if game is not None]


def _looked_at(session: Session, saved: SavedGame) -> Unfinished | None:
    session.offer.learn(saved.rules)
    names = names_of(known(session, saved.seats), session.words)
    try:
        game = recalled(saved, names)
    except ValueError:
        # Somebody has written into it what the rules refuse.
        return None
    return None if game.state.is_over else Unfinished(saved, game)


def offer_to_go_on(session: Session, then: Then) -> None:
    """Offer to go on with what was left unfinished; `then` asks what is asked where nothing was."""
    games = unfinished_games(session)
    if not games:
        then()
        return
    latest = games[0]
    choices = [Choice(message("resume.go_on"), closing(session, lambda: take_up(session, latest.saved)))]
    if len(games) > 1:
        choices.append(
            Choice(
                message("resume.others", count=len(games)),
                opening(session, partial(_list, session, games, then)),
            )
        )
    choices += (
        Choice(message("resume.something_else"), closing(session, then)),
        Choice(message("resume.throw_away"), lambda: _ask_to_throw_away(session, latest, then)),
    )
    title = message("resume.ask", **latest.told())
    no = len(choices) - 2
    choices += records_entry(session)
    asked = ListMode(session, title, choices, may_leave=False, yes=0, no=no, of_rules=latest.saved.rules)
    session.enter(asked)


def choose_unfinished(session: Session) -> None:
    """Open the list of unfinished games at a table; the game there is kept meanwhile."""
    games = unfinished_games(session)
    if games:
        session.enter(_list(session, games, None))
    else:
        session.say(Play("menu.end"), Say(message("resume.none")))
        come_back(session)


def tell_whether_kept(session: Session) -> None:
    """Say whether all of the game on the table is kept, as it is without anybody's asking."""
    if _is_kept(session):
        session.say(Play("menu.close"), Say(message("resume.is_kept")))
    else:
        is_begun = session.game is not None and session.game.record.moves
        told = message("resume.is_not_kept" if is_begun else "resume.nothing_to_keep")
        session.say(Play("menu.end"), Say(told))


def _list(session: Session, games: Sequence[Unfinished], then: Then | None) -> ListMode:
    def of(game: Unfinished) -> Choice:
        label = message("resume.entry", **game.told())
        return Choice(label, lambda: _about(session, game, then), rules=game.saved.rules)

    return ListMode(session, message("resume.which", count=len(games)), tuple(map(of, games)))


def _about(session: Session, game: Unfinished, then: Then | None) -> bool:
    """Ask what is to become of a game."""
    choices = (
        Choice(message("resume.go_on"), closing(session, lambda: take_up(session, game.saved))),
        Choice(message("resume.throw_away"), lambda: _ask_to_throw_away(session, game, then)),
    )
    title = message("resume.ask", **game.told())
    session.enter(ListMode(session, title, choices, yes=0, of_rules=game.saved.rules))
    return False


def _ask_to_throw_away(session: Session, game: Unfinished, then: Then | None) -> bool:
    """Ask once; `then` asks what comes after, None where there is a table to come back to."""
    journal = session.offer.journal
    assert journal is not None  # noqa: S101 -- it has the game

    def thrown() -> None:
        journal.throw_away(game.saved.number)
        session.say(Play("dice.release"), Say(message("resume.thrown_away")))
        if then is not None:
            session.clear_all()
            offer_to_go_on(session, then)
        elif session.table is not None:
            session.clear(session.table)
            come_back(session)

    choices = (
        Choice(message("resume.keep"), closing(session, lambda: come_back(session))),
        Choice(message("resume.throw_away"), closing(session, thrown)),
    )
    title = message("resume.ask_throw_away", **game.told())
    session.enter(ListMode(session, title, choices, yes=1, no=0, of_rules=game.saved.rules))
    return False


def throwing_away(session: Session, then: Callable[[], bool]) -> tuple[Choice, ...]:
    """Return the entry that throws away the game on the table, and goes on with `then`, if it is kept.

    `then` returns whether the list is done with.
    """
    journal = session.offer.journal
    number = None if journal is None else journal.number
    if journal is None or number is None:
        return ()

    def thrown() -> bool:
        journal.throw_away(number)
        session.say(Play("dice.release"), Say(message("resume.thrown_away")))
        return then()

    return (Choice(message("resume.throw_away_this"), thrown),)


def what_becomes_of_it(session: Session) -> Message:
    """Return the question whether to play another game than the one on the table."""
    return message("resume.new_game" if _is_kept(session) else "new_game.ask_lost")


def whether_to_leave(session: Session) -> Message:
    """Return the question whether to leave the game on the table."""
    return message("resume.leave_ask" if _is_kept(session) else "leave.ask")


def _is_kept(session: Session) -> bool:
    journal = session.offer.journal
    return journal is not None and journal.number is not None


def take_up(session: Session, saved: SavedGame) -> None:
    """Go on with a kept game exactly where it stopped, and say where that is."""
    journal = session.offer.journal
    assert journal is not None  # noqa: S101 -- it has the game
    players = seated(session, saved.rules, saved.seats)
    game = Game.resumed(saved.rules, players, session.offer.dice, saved.lines, duel=of_source(saved.dice))
    journal.take_up(saved, game.state)
    game.log = journal.add
    table = session.sit_down(game)
    begun = Say(message("resume.going_on", **what_and_who(saved.rules, game.names)))
    for heard in session.listeners:
        seen = session.listening(heard)
        duel = [] if game.duel is None else [about(session, game.duel)]
        recap: list[Message] = duel if len(players) == 1 else [*duel, standing_short(game.state, seen)]
        recap.append(whose_turn(game.state, seen))
        if game.state.dice:
            recap.append(whole_hand(game.state))
        session.hear(heard, (Play("game.start"), begun, *(Say(line, Category.SCORES) for line in recap)))
    table.go_on()
    session.notice_dice()
