"""Who sits at a table, as those who sit there hear it: what opponents are called, and who plays for them."""

from __future__ import annotations

from functools import partial
from itertools import count
from typing import TYPE_CHECKING

from audio_yahtzee.messages import Message, Value, message
from audio_yahtzee.session.playing import Player
from audio_yahtzee.session.seats import Character, Seat, Seats, forgotten_among, is_forgotten

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.session.ports import Opponent
    from audio_yahtzee.session.session import Session

NAMES = 3
"""How many names opponents of one level have before they are numbered."""


def name_of(level: str, number: int) -> Message:
    """Return what the opponent of `level` that sits down as `number`, from 0, is called."""
    again, place = divmod(number, NAMES)
    name = message(f"opponents.{level}_{place + 1}")
    return message("opponents.numbered", name=name, number=again + 1) if again else name


def _somebody(number: int) -> Message:
    """Return what players who are to be forgotten are called, numbered from 1."""
    return message("players.somebody_number", number=number) if number > 1 else message("players.somebody")


def names_of(seats: Seats, words: Callable[[Value], str]) -> tuple[Value, ...]:
    """Return what those who sit at a table are called; nobody is called like anybody else.

    Opponents of no known level are numbered if there are several. `words` gives a name as it is heard: an
    opponent that would be called like a person has another name.
    """
    taken = {seat.casefold() for seat in seats if isinstance(seat, str)}
    alone = seats.count(None) == 1
    numbers = count(1)
    somebodies = map(_somebody, count(1))
    of_level: dict[str, Iterator[Message]] = {}

    def free(names: Iterator[Message]) -> Message:
        return next(name for name in names if words(name).casefold() not in taken)

    def called(seat: Seat) -> Value:
        match seat:
            case Character(level):
                return free(of_level.setdefault(level, map(partial(name_of, level), count())))
            case None if alone:
                return message("player.computer")
            case None:
                return message("player.computer_number", number=next(numbers))
            case _:
                return free(somebodies) if is_forgotten(seat) else seat

    return tuple(map(called, seats))


def known(session: Session, seats: Seats) -> Seats:
    """Return `seats`; where opponents have no levels, or not the one asked for, with opponents of none."""
    cast = session.offer.cast
    levels = () if cast is None else cast.levels
    return tuple(None if isinstance(seat, Character) and seat.level not in levels else seat for seat in seats)


def seated(session: Session, rules: RuleSet, seats: Seats) -> tuple[Player, ...]:
    """Return the players of a game."""
    sat = known(session, seats)
    names = names_of(sat, session.words)
    return tuple(_player(session, rules, name, seat) for name, seat in zip(names, sat, strict=True))


def _player(session: Session, rules: RuleSet, name: Value, seat: Seat) -> Player:
    cast = session.offer.cast
    match seat:
        case str():
            return Player(name)
        case Character(level) if cast is not None:
            return Player(name, cast.opponent(rules, level), level)
        case _:
            return Player(name, _of_no_level(session, rules))


def _of_no_level(session: Session, rules: RuleSet) -> Opponent:
    cast = session.offer.cast
    return session.offer.opponent(rules) if cast is None else cast.opponent(rules, cast.usual)


def seats_of(players: tuple[Player, ...]) -> Seats:
    """Return where the players of a game sit, as it is remembered."""
    seats: list[Seat] = []
    for player in players:
        seats.append(_seat(player, tuple(seats)))
    return tuple(seats)


def _seat(player: Player, before: Seats) -> Seat:
    if player.opponent is None:
        # Only who is to be forgotten is called by a message.
        return player.name if isinstance(player.name, str) else forgotten_among(before)
    return None if player.level is None else Character(player.level)


def levels_at(seats: Seats) -> Iterator[str]:
    """Yield the levels of the opponents at a table, in the order of play."""
    return (seat.level for seat in seats if isinstance(seat, Character))
