"""The commands about people: who is kept, and forgetting one of them."""

from __future__ import annotations

import json
import re
from collections import Counter
from contextlib import closing
from glob import escape
from typing import TYPE_CHECKING, TypeGuard

from audio_yahtzee.devices.store.journal_opening import open_to_read
from audio_yahtzee.devices.store.journal_rows import summaries
from audio_yahtzee.documents.files import is_anything, listed, opened, real
from audio_yahtzee.messages import Items, message, sentences
from audio_yahtzee.session.seats import forgotten_among, is_forgotten
from audio_yahtzee.tools.games import Failed, troubles

if TYPE_CHECKING:
    from pathlib import Path

    from audio_yahtzee.session.seats import Seat
    from audio_yahtzee.tools.games import Desk


def list_people(desk: Desk) -> int:
    """Write the people of all kept games, and those with settings of their own; return the exit status."""

    def run() -> None:
        games: Counter[str] = Counter()
        own = desk.house.settings.profiles
        names = {name.casefold(): name for name in own}
        if is_anything(desk.house.places.journal):
            with closing(open_to_read(desk.house.places.journal)) as connection:
                kept, _ = summaries(connection)
            people = [seat for game in kept for seat in game.seats if _is_known(seat)]
            games.update(map(str.casefold, people))
            names = {name.casefold(): name for name in (*people, *own)}
        with_own = set(map(str.casefold, own))
        for known, name in sorted(names.items()):
            line = message("players.line", player=name, games=games[known])
            desk.tell(message("players.own", line=line) if known in with_own else line)
        if not names:
            desk.tell(message("players.none"))

    return desk.attempt(run)


def _is_known(seat: Seat) -> TypeGuard[str]:
    return isinstance(seat, str) and not is_forgotten(seat)


def forget(desk: Desk, name: str) -> int:
    """Forget the player `name` in games, results and settings; return the exit status.

    Files that were set aside because nothing could be read in them are left alone, and named.
    """

    def run() -> None:
        if is_forgotten(name):
            raise Failed(message("players.unknown", player=name))
        games = _forget_games(desk, name)
        _require_sound_settings(desk, name, games)
        was_in_settings = _forget_settings(desk, name)
        aside = _set_aside_with(desk, name)
        if games or was_in_settings:
            desk.tell(message("players.forgotten", player=name, games=games))
        elif not aside:
            raise Failed(message("players.unknown", player=name))
        if aside:
            files = Items(tuple(map(str, aside)))
            raise Failed(message("players.set_aside", player=name, files=files, count=len(aside)))

    return desk.attempt(run)


def _set_aside_with(desk: Desk, name: str) -> list[Path]:
    """Return the files that were set aside in which `name` stands, or which cannot be looked into."""
    places = desk.house.places
    return [
        file
        for kept in map(real, (places.settings, places.journal))
        for file in listed(kept.parent, f"{escape(kept.name)}.bad-*")
        if _may_hold(file, name)
    ]


def _may_hold(file: Path, name: str) -> bool:
    try:
        with opened(file) as stream:
            text = stream.read().decode("utf-8", "replace")
    except OSError:
        return True
    # Games are written in ASCII, settings as people write them; "Ann" does not stand in "Anna".
    spellings = {re.escape(spelling) for spelling in (name, json.dumps(name)[1:-1])}
    return re.search(rf"(?<!\w)({'|'.join(spellings)})(?!\w)", text, re.IGNORECASE) is not None


def _forget_games(desk: Desk, name: str) -> int:
    """Forget a player in all games; return in how many they played."""
    if not is_anything(desk.house.places.journal):
        return 0
    with closing(desk.opened_to_write()) as journal:
        games = journal.forget(name)
        faults = troubles(journal)
    if games is None:
        raise Failed(sentences(*faults))
    return games


def _require_sound_settings(desk: Desk, name: str, games: int) -> None:
    """Refuse where a player, forgotten in `games`, may stand in settings that nothing can be taken out of."""
    settings = desk.house.settings
    if settings.may_be_edited:
        return
    file = str(desk.house.places.settings)
    raise Failed(message("players.settings_left", player=name, games=games, file=file))


def _forget_settings(desk: Desk, name: str) -> bool:
    """Take a player's settings out of the file, and the name out of the last table; tell if it was there."""
    settings = desk.house.settings
    seating = settings.load().seating
    instead = forgotten_among(() if seating is None else seating.seats)
    try:
        return settings.forget(name, instead)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        told = message("store.unwritable", file=str(desk.house.places.settings), reason=reason)
        raise Failed(sentences(told)) from error
