"""Choosing opponents by their levels: before a game, and at the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from audio_yahtzee.messages import Message, message
from audio_yahtzee.narration.cues import Play, Say
from audio_yahtzee.session.acts import closing
from audio_yahtzee.session.list_mode import Choice, ListMode
from audio_yahtzee.session.modes import come_back
from audio_yahtzee.session.seating import levels_at, names_of, seated
from audio_yahtzee.session.seats import Character, Seats
from audio_yahtzee.session.suiting import share_of_best

if TYPE_CHECKING:
    from audio_yahtzee.session.ports import Cast
    from audio_yahtzee.session.session import Session

MOST_ASKED = 5
"""As many opponents are asked for one by one; if there are more, they all play alike."""


def ask_for_opponents(
    session: Session,
    cast: Cast,
    people: Seats,
    count: int,
    then: Callable[[Seats], None],
    on_back: Callable[[], None],
) -> None:
    """Ask for the levels of `count` opponents of `people`; `then` goes on with all who sit at the table.

    `on_back` is what Escape does.
    """
    match = _match(session, cast, people)
    remembered = [] if session.seating is None else list(levels_at(session.seating.seats))

    def ask(seats: Seats) -> None:
        number = len(seats) - len(people)
        if number == count:
            then(seats)
            return
        before = [seat.level for seat in seats if isinstance(seat, Character)][-1:]
        usual = remembered[number : number + 1] or before or [match or cast.usual]
        session.enter(_Levels(session, cast, on_back).mode(seats, usual[0], _title(number + 1, count), ask))
        if match is not None and not number:
            session.say(Say(message("opponents.match", level=message(f"level.{match}"))))

    def all_alike(seats: Seats) -> None:
        then((*seats, *seats[-1:] * (count - 1)))

    if count > MOST_ASKED:
        usual = (remembered or [cast.usual])[0]
        title = message("opponents.all", count=count)
        levels = _Levels(session, cast, on_back, alike=True)
        session.enter(levels.mode(people, usual, title, all_alike))
    else:
        ask(people)


def _match(session: Session, cast: Cast, people: Seats) -> str | None:
    """Return the level that is a match for whoever plays alone against opponents, where that is known."""
    results = session.offer.results
    if results is None or len(people) != 1 or not isinstance(people[0], str):
        return None
    share = share_of_best(results.finished(), people[0])
    return None if share is None else cast.suited(share)


def _title(number: int, count: int) -> Message:
    if count == 1:
        return message("opponents.which")
    return message("opponents.which_of", number=number, count=count)


@dataclass(frozen=True, slots=True)
class _Levels:
    """Makes lists of levels."""

    session: Session
    cast: Cast
    on_back: Callable[[], None] | None = None
    """What Escape does; None where the list may simply be left."""
    alike: bool = False
    """Whether several opponents are chosen at once: then none is called by its name yet."""

    def mode(self, seats: Seats, usual: str, title: Message, then: Callable[[Seats], None]) -> ListMode:
        """Return the list for the next seat after `seats`, `usual` in focus.

        `then` goes on with the seat taken.
        """
        levels = self.cast.levels
        place = levels.index(usual if usual in levels else self.cast.usual)
        choices = [
            Choice(
                self._label(seats, level),
                closing(self.session, partial(then, (*seats, Character(level)))),
            )
            for level in levels
        ]
        return ListMode(self.session, title, choices, place, on_back=self.on_back)

    def _label(self, seats: Seats, level: str) -> Message:
        facts = {"level": message(f"level.{level}"), "character": message(f"character.{level}")}
        if self.alike:
            return message("opponents.level", **facts)
        name = names_of((*seats, Character(level)), self.session.words)[-1]
        return message("opponents.choice", name=name, **facts)


def change_opponents(session: Session, cast: Cast) -> None:
    """Offer to give the seat of an opponent, with its card, to one of another level."""
    game = session.game
    assert game is not None  # noqa: S101 -- the menu is opened at a table
    places = [place for place, player in enumerate(game.players) if player.opponent is not None]
    if len(places) == 1:
        _ask_instead(session, cast, places[0])
        return
    choices = []
    for place in places:
        level = message(f"level.{game.players[place].level or cast.usual}")
        label = message("opponents.change", name=game.names[place], level=level)
        choices.append(Choice(label, closing(session, partial(_ask_instead, session, cast, place))))
    session.enter(ListMode(session, message("opponents.menu"), choices))


def _ask_instead(session: Session, cast: Cast, place: int) -> None:
    """Ask for the level of whoever is to have the seat at `place`."""
    game = session.game
    assert game is not None  # noqa: S101 -- as above
    before = game.players[place]
    others = tuple(session.words(name) for number, name in enumerate(game.names) if number != place)

    def taken(seats: Seats) -> None:
        if seats[-1] == Character(before.level or ""):
            session.say(Play("menu.close", is_announced=True))
            come_back(session)
            return
        # Who sits at other places keeps the name that all know.
        new = seated(session, game.rules, seats)[-1]
        game.players = (*game.players[:place], new, *game.players[place + 1 :])
        session.remember_seating(game)
        level = message(f"level.{new.level}")
        session.say(
            Play("menu.close"),
            Say(message("opponents.changed", name=new.name, level=level, before=before.name)),
        )
        come_back(session)

    levels = _Levels(session, cast)
    usual = before.level or cast.usual
    session.enter(levels.mode(others, usual, message("opponents.which"), taken))
