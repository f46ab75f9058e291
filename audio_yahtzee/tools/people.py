"""The commands about people: who is kept, and forgetting one of them."""

from __future__ import annotations

from collections import Counter
from contextlib import closing
from typing import TYPE_CHECKING

from audio_yahtzee.devices.store.journal_opening import open_to_read
from audio_yahtzee.devices.store.journal_rows import summaries
from audio_yahtzee.documents.files import is_anything
from audio_yahtzee.messages import message, sentences
from audio_yahtzee.tools.games import Failed, troubles

if TYPE_CHECKING:
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
            people = [seat for game in kept for seat in game.seats if isinstance(seat, str)]
            games.update(map(str.casefold, people))
            names = {name.casefold(): name for name in (*people, *own)}
        with_own = set(map(str.casefold, own))
        for known, name in sorted(names.items()):
            line = message("players.line", player=name, games=games[known])
            desk.tell(message("players.own", line=line) if known in with_own else line)
        if not names:
            desk.tell(message("players.none"))

    return desk.attempt(run)


def forget(desk: Desk, name: str) -> int:
    """Forget the player `name` in games, results and settings; return the exit status."""

    def run() -> None:
        house = desk.house
        instead = house.words(message("players.somebody"))
        games = _forget_games(desk, name, instead)
        _require_sound_settings(desk, name, games)
        was_in_settings = _forget_settings(desk, name, instead)
        if not games and not was_in_settings:
            raise Failed(message("players.unknown", player=name))
        desk.tell(message("players.forgotten", player=name, games=games))

    return desk.attempt(run)


def _forget_games(desk: Desk, name: str, instead: str) -> int:
    """Forget a player in all games; return in how many they played."""
    if not is_anything(desk.house.places.journal):
        return 0
    with closing(desk.opened_to_write()) as journal:
        games = journal.forget(name, instead)
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


def _forget_settings(desk: Desk, name: str, instead: str) -> bool:
    """Take a player's settings out of the file, and the name out of the last table; tell if it was there."""
    try:
        return desk.house.settings.forget(name, instead)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        told = message("store.unwritable", file=str(desk.house.places.settings), reason=reason)
        raise Failed(sentences(told)) from error
