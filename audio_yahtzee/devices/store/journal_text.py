"""A game as one plain file: to be kept elsewhere, sent to a friend, and taken in again."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC
from typing import TYPE_CHECKING

from audio_yahtzee.devices.store.journal_rows import read_seats, read_time, sealed, written_seats
from audio_yahtzee.game.record import Record
from audio_yahtzee.game.storing import read_rules, written_rules
from audio_yahtzee.messages import Message, message
from audio_yahtzee.session.journal_ports import SavedGame

if TYPE_CHECKING:
    from collections.abc import Iterable

    from audio_yahtzee.game.record import Move

FIRST = "audio-yahtzee game 1"
"""The first line: what the file is, and which form it has."""
_KINDS = FIRST.rpartition(" ")[0]
_HEAD = ("started", "seats", "dice")
_SOURCE = r"(chance|file|known|seed -?[0-9]{1,18}|duel [0-9]{1,2}-[0-9]{1,2}-[0-9]{1,2})"
_DICE = re.compile(rf"{_SOURCE}(, {_SOURCE})*")


class NoGame(Exception):  # noqa: N818 -- reads as the fact it states
    """A text holds no game that can be read here. `reason` is for the player."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.id)
        self.reason = reason


def exported(game: SavedGame, moves: Iterable[Move]) -> str:
    """Return the text of a game: its head, its record with the compiled rules in it, and a seal.

    `moves` are those that stand. The place that the rules were read from stays a secret.
    """
    rules = replace(game.rules, source="")
    record = Record(
        rules.id,
        rules.fingerprint,
        len(game.seats),
        tuple(moves),
        rules.overlay,
        written_rules(rules),
    )
    started = game.started.astimezone(UTC).isoformat(timespec="seconds")
    head = zip(_HEAD, (started, written_seats(game.seats), game.dice), strict=True)
    lines = (FIRST, *(f"{word} {data}" for word, data in head))
    text = "\n".join(lines) + "\n" + str(record)
    return f"{text}seal {sealed(text, 0):08x}\n"


def imported(text: str) -> SavedGame:
    """Return the game that `text` holds, with the number 0; nobody has tried its moves yet. Raises NoGame."""
    lines = text.removeprefix("\ufeff").splitlines()
    if not lines or lines[0].rpartition(" ")[0] != _KINDS:
        raise NoGame(message("journal.text_foreign", first=FIRST))
    if lines[0] != FIRST:
        raise NoGame(message("journal.text_newer"))
    body = "\n".join(lines[:-1]) + "\n"
    if lines[-1] != f"seal {sealed(body, 0):08x}":
        raise NoGame(message("journal.text_damaged"))
    try:
        started, seats, dice = (_data(line, word) for line, word in zip(lines[1:4], _HEAD, strict=True))
        record = Record.parse("\n".join(lines[4:-1]))
        who = read_seats(seats)
        if len(who) != record.players:
            raise ValueError(f"expected {record.players} seats, got {len(who)}")  # noqa: TRY301 -- as all that is wrong
        if not _DICE.fullmatch(dice):
            raise ValueError(f"expected where dice came from, got {dice!r}")  # noqa: TRY301 -- the same
        moves = tuple(map(str, record.moves))
        return SavedGame(0, read_time(started), read_rules(record.compiled), who, moves, dice)
    except ValueError as error:
        # The seal holds, so somebody has written this on purpose, or another program has.
        raise NoGame(message("journal.text_wrong", problem=str(error))) from error


def _data(line: str, word: str) -> str:
    """Return what stands after `word` in `line`. Raises ValueError."""
    found, _, data = line.partition(" ")
    if found != word or not data.isprintable():
        raise ValueError(f"expected {word} and what it is, got {line!r}")
    return data
