"""What may stand after an option: text of the command line turned into what it means.

What is wrong with it is raised as Misused, with what a player is told.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from audio_yahtzee.controls.intents import DiceStyle
from audio_yahtzee.documents.faults import suggestion
from audio_yahtzee.messages import Message, message
from audio_yahtzee.players import Opponents, seats_named

if TYPE_CHECKING:  # The first sound waits for no session.
    from audio_yahtzee.session.seats import Seats

MOST_GAMES = 10_000_000
"""So many are simulated at most: their results are kept in memory."""

_ENGINES = ("sphinx", "whisper", "vosk")
_DECIBELS = re.compile(r"[0-9]{1,3}(\.[0-9]{1,3})?")
_DICE = re.compile(r"[0-9]{1,3}([ ,;-]+[0-9]{1,3}){0,99}|[0-9]{1,99}")
_WHOLE_NUMBER = re.compile(r"[-+]?[0-9]{1,18}")


class Misused(Exception):  # noqa: N818 -- a way out of one argument, never seen outside the command line
    """What was written means nothing; `said` tells why."""

    def __init__(self, said: Message) -> None:
        super().__init__(said.id)
        self.said = said


def whole_number(text: str) -> int:
    """Return a whole number. Raises Misused."""
    if not _WHOLE_NUMBER.fullmatch(text):
        raise Misused(message("cli.no_whole_number", found=text))
    return int(text)


def faces(text: str) -> tuple[int, ...]:
    """Return the faces written "1,3,5,5,5", or with other signs between them, or none.

    Raises Misused.
    """
    if not _DICE.fullmatch(text):
        raise Misused(message("cli.no_faces", found=text))
    written = re.split(r"[ ,;-]+", text)
    return tuple(map(int, text if len(written) == 1 else written))


def rolls_left(text: str) -> int:
    """Return how many rolls are left. Raises Misused."""
    number = whole_number(text)
    if number < 0:
        raise Misused(message("cli.below_zero", found=text))
    return number


def games(text: str) -> int:
    """Return how many games are played. Raises Misused."""
    number = whole_number(text)
    if not 1 <= number <= MOST_GAMES:
        raise Misused(message("cli.games_between", found=text, most=MOST_GAMES))
    return number


def decibels(text: str) -> float:
    """Return a number of decibels. Raises Misused."""
    if not _DECIBELS.fullmatch(text):
        raise Misused(message("cli.no_decibels", found=text))
    return float(text)


def engine(text: str) -> str:
    """Return the name of a recogniser. Raises Misused."""
    # The engines' own room is heavy.
    if text not in _ENGINES:
        raise Misused(message("cli.unknown_choice", found=text, right=suggestion(text, _ENGINES)))
    return text


def dice_style(text: str) -> DiceStyle:
    """Return a way to keep dice. Raises Misused."""
    if text not in list(DiceStyle):
        raise Misused(message("cli.unknown_choice", found=text, right=suggestion(text, DiceStyle)))
    return DiceStyle(text)


def folder(text: str) -> Path:
    """Return a folder, which need not exist. Raises Misused."""
    path = Path(text)
    if path.exists() and not path.is_dir():
        raise Misused(message("cli.no_folder", found=text))
    return path


def players(text: str, opponents: Opponents) -> Seats:
    """Return who plays; see seats_named. Raises Misused."""
    found = seats_named(text, opponents)
    if isinstance(found, Message):
        raise Misused(found)
    return found
