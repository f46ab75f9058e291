"""Who plays, as it is written after `--players`: names of people, and words for the computer's players."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from audio_yahtzee.messages import Message, Value, message

if TYPE_CHECKING:  # The first sound waits for no session.
    from typing import TypeAlias

    from audio_yahtzee.session.seats import Character, Seat, Seats

Opponents: TypeAlias = "Mapping[str, Character | None]"
"""The words that stand for an opponent, case folded: by its level, or None for one of no level."""

COMPUTER: Opponents = MappingProxyType({"computer": None})
"""What is understood without any locale."""


def opponent_words(words: Callable[[Value, str], str], languages: Iterable[str]) -> Opponents:
    """Return what opponents may be called, by `words` in each of `languages`, levels also by id."""
    from audio_yahtzee.game.state import MOST_PLAYERS  # noqa: PLC0415 -- the first sound waits for no game
    from audio_yahtzee.session.seats import Character  # noqa: PLC0415 -- the same
    from audio_yahtzee.strategy.characters import Level  # noqa: PLC0415 -- the same

    found: dict[str, Character | None] = {level.casefold(): Character(level.value) for level in Level}
    for language in languages:
        named = {words(message(f"level.{level}"), language): Character(level.value) for level in Level}
        found |= {name.casefold(): character for name, character in named.items()}
        numbers = range(1, MOST_PLAYERS + 1)
        numbered = [words(message("player.computer_number", number=n), language) for n in numbers]
        computers = (
            words(message("player.computer"), language),
            *numbered,
            numbered[0].replace("1", "").strip(),
        )
        found |= dict.fromkeys(map(str.casefold, computers))
    return {**found, **COMPUTER}


def seats_named(text: str, opponents: Opponents) -> Seats | Message:
    """Return the players named in `text`, commas between, in the order of play; or what is wrong."""
    from audio_yahtzee.game.state import MOST_PLAYERS  # noqa: PLC0415 -- the first sound waits for no game
    from audio_yahtzee.session.preferences import LONGEST_NAME  # noqa: PLC0415 -- the same

    names = [" ".join(name.split()) for name in text.split(",")]
    if len(names) > MOST_PLAYERS:
        return message("cli.too_many_players", count=len(names), most=MOST_PLAYERS)
    seats: list[Seat] = []
    people: set[str] = set()
    for number, name in enumerate(names, start=1):
        known = name.casefold()
        if not name:
            return message("cli.empty_name")
        if len(name) > LONGEST_NAME:
            return message("cli.long_name", name=name, longest=LONGEST_NAME)
        if not name.isprintable():
            return message("cli.unprintable_name", number=number)
        if known in people:
            return message("cli.name_twice", name=name)
        if known in opponents:
            seats.append(opponents[known])
        else:
            people.add(known)
            seats.append(name)
    return tuple(seats)
