"""A game as one plain file: to be kept elsewhere, sent to a friend, and taken in again."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC
from typing import TYPE_CHECKING

from audio_yahtzee.devices.store.journal_rows import read_seats, read_time, sealed, written_seats
from audio_yahtzee.game.record import Record, WrongLine
from audio_yahtzee.game.storing import NoRules, read_rules, written_rules
from audio_yahtzee.messages import Message, message
from audio_yahtzee.session.journal_ports import SavedGame

if TYPE_CHECKING:
    from collections.abc import Iterable

    from audio_yahtzee.game.record import Move

FIRST = "audio-yahtzee game 1"
"""The first line: what the file is, and which form it has."""
_KINDS = FIRST.rpartition(" ")[0]
_HEAD = ("started", "seats", "dice")
_HEAD_LINES = 1 + len(_HEAD)
MOST_SHOWN = 60
"""Letters of a wrong line that are told: rules are a line, too."""
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
    return _read(lines)


def _read(lines: list[str]) -> SavedGame:
    """Return the game in `lines`. The seal holds: what is wrong is so on purpose, or by another program."""
    started, seats, dice = (_data(lines, place, word) for place, word in enumerate(_HEAD, start=1))
    try:
        record = Record.parse("\n".join(lines[_HEAD_LINES:-1]))
    except WrongLine as error:
        raise _wrong(lines, error.number - 1 + _HEAD_LINES) from error
    try:
        begun = read_time(started)
    except ValueError as error:
        raise _wrong(lines, 1) from error
    try:
        who = read_seats(seats)
    except ValueError as error:
        raise _wrong(lines, 2) from error
    if len(who) != record.players:
        raise NoGame(message("journal.text_players", seats=len(who), players=record.players))
    if not _DICE.fullmatch(dice):
        raise _wrong(lines, 3)
    try:
        rules = read_rules(record.compiled)
    except NoRules as error:
        raise NoGame(message("journal.text_rules", place=error.where)) from error
    return SavedGame(0, begun, rules, who, tuple(map(str, record.moves)), dice)


def _data(lines: list[str], place: int, word: str) -> str:
    """Return what stands after `word` in the line at `place`, from 0. Raises NoGame."""
    line = lines[place] if place < len(lines) else ""
    found, _, data = line.partition(" ")
    if found != word or not data.isprintable():
        raise _wrong(lines, place)
    return data


def _wrong(lines: list[str], place: int) -> NoGame:
    """Return that the line at `place`, from 0, is not as it must be, with its beginning."""
    line = lines[place] if place < len(lines) else ""
    shown = "".join(letter for letter in line[:MOST_SHOWN] if letter.isprintable())
    return NoGame(message("journal.text_line", line=place + 1, found=shown))
