"""Duels by ear: words for a friend, or from one; the dice of the day; results compared by their codes."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from audio_yahtzee.messages import Items, Message, Value, message
from audio_yahtzee.narration.cues import Play, Say
from audio_yahtzee.narration.terms import rules_name
from audio_yahtzee.session.duel import by_chance, listed, of_day, of_words, spaced, words_of
from audio_yahtzee.session.entry_mode import EntryMode
from audio_yahtzee.session.list_mode import Choice, ListMode
from audio_yahtzee.session.modes import come_back
from audio_yahtzee.session.results import finishes
from audio_yahtzee.session.seating import seats_of

if TYPE_CHECKING:
    from audio_yahtzee.session.duel import Duel
    from audio_yahtzee.session.playing import Game
    from audio_yahtzee.session.results import Finish
    from audio_yahtzee.session.session import Session

Then = Callable[["Duel"], None]


def words_in(session: Session, language: str | None = None) -> tuple[str, ...]:
    """Return the words of duels in a language; None for the listener's."""
    return listed(session.words(message("duel.words"), language))


def about(session: Session, duel: Duel) -> Message:
    """Return which words a duel is played by."""
    return message("duel.words_are", words=words_of(duel, words_in(session)))


def entry(session: Session, then: Then) -> Choice:
    """Return the entry of a menu that opens duels; `then` begins one."""

    def chosen() -> bool:
        session.enter(_duels(session, then))
        return False

    return Choice(message("duel.menu"), chosen)


def _duels(session: Session, then: Then) -> ListMode:
    def beginning(make: Callable[[], Duel]) -> Callable[[], bool]:
        def chosen() -> bool:
            session.leave_mode(session.mode)
            then(make())
            return False

        return chosen

    choices = [
        *comparing(session),
        Choice(message("duel.new"), beginning(by_chance)),
        Choice(message("duel.from_friend"), lambda: _ask_for_words(session, then)),
        Choice(message("duel.daily"), beginning(lambda: of_day(datetime.now(UTC).date()))),
    ]
    return ListMode(session, message("duel.title"), choices)


def _ask_for_words(session: Session, then: Then) -> bool:
    duels = session.mode

    def typed(text: str) -> bool:
        own = session.preferences.language
        tags = dict.fromkeys((own, *(language.tag for language in session.offer.languages)))
        found = of_words(text, [words_in(session, tag) for tag in tags])
        if isinstance(found, Message):
            session.say(Play("error"), Say(found))
            return False
        session.leave_mode(session.mode)
        session.leave_mode(duels)
        then(found)
        return False

    session.enter(
        EntryMode(session, message("duel.ask_words"), typed, str.isprintable, lambda: come_back(session))
    )
    return False


def begin_at_table(session: Session, duel: Duel) -> None:
    """Ask who plays a duel and by which rules, at a table where a game lies; then begin it."""
    from audio_yahtzee.session.setup import Setup  # noqa: PLC0415 -- the setup ends at a table, which has a menu

    game = session.game
    assert game is not None  # noqa: S101 -- this is asked at a table

    def doing(then: Callable[[], None]) -> Callable[[], bool]:
        def chosen() -> bool:
            session.leave_mode(session.mode)
            then()
            return False

        return chosen

    same = message("new_game.same", players=Items(game.names), rules=rules_name(game.rules))
    choices = (
        Choice(same, doing(lambda: session.seat(game.rules, game.players, duel))),
        Choice(message("new_game.other"), doing(Setup(session, duel=duel).ask_all)),
    )
    session.enter(ListMode(session, message("duel.ask", words=about(session, duel)), choices, yes=0))


def _people(game: Game) -> list[tuple[Value, Finish]]:
    """Return the people of a game that is over, with how each ended."""
    ended = finishes(game.state, seats_of(game.players))
    return [
        (player.name, finish)
        for player, finish in zip(game.players, ended, strict=True)
        if player.opponent is None
    ]


def codes(game: Game) -> tuple[Message, ...]:
    """Return the codes of the people of a duel that is over, to be told to a friend."""
    duel = game.duel
    if duel is None or not game.state.is_over:
        return ()
    people = _people(game)
    return tuple(
        message(
            "duel.code" if len(people) == 1 else "duel.code_of",
            player=name,
            code=spaced(duel.code(game.rules, finish.points)),
        )
        for name, finish in people
    )


def comparing(session: Session) -> tuple[Choice, ...]:
    """Return the entry that compares results after a duel."""
    game = session.game
    if game is None or game.duel is None or not game.state.is_over:
        return ()
    return (Choice(message("duel.compare"), lambda: _ask_for_code(session, game, game.duel)),)


def _ask_for_code(session: Session, game: Game, duel: Duel | None) -> bool:
    assert duel is not None  # noqa: S101 -- only after a duel is there such an entry

    def typed(text: str) -> bool:
        friends = duel.points(game.rules, text)
        if friends is None:
            session.say(Play("error"), Say(message("duel.wrong_code")))
            return False
        session.leave_mode(session.mode)
        people = _people(game)
        lead = max(finish.points for _, finish in people) - friends
        sound = "game.win" if lead > 0 else "game.lose" if lead < 0 else "menu.close"
        session.say(Play(sound), *(Say(_compared(name, finish, friends, people)) for name, finish in people))
        come_back(session)
        return False

    title = message("duel.ask_code", code=Items(codes(game)))
    session.enter(EntryMode(session, title, typed, _may_be_in_a_code, lambda: come_back(session)))
    return False


def _compared(name: Value, finish: Finish, friends: int, people: list[tuple[Value, Finish]]) -> Message:
    lead = finish.points - friends
    result = "won" if lead > 0 else "lost" if lead < 0 else "level"
    own = "" if len(people) == 1 else "_of"
    return message(f"duel.{result}{own}", player=name, own=finish.points, friend=friends, by=abs(lead))


def _may_be_in_a_code(text: str) -> bool:
    return text.isdecimal() or text in {" ", "-", ","}
