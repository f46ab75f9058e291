"""What can be asked of the program: its commands, what each takes, and what a player has asked for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # The first sound waits for no session.
    from pathlib import Path

    from audio_yahtzee.controls.intents import DiceStyle
    from audio_yahtzee.session.seats import Seats


class Command(StrEnum):
    """What the program is to do."""

    PLAY = "play"
    RULES_LIST = "rules"
    RULES_SHOW = "rules show"
    RULES_CHECK = "rules check"
    RULES_TEST = "rules test"
    RULES_SCHEMA = "rules schema"
    UNDERSTAND = "understand"
    VOICE_CHECK = "voice check"
    VOICE_TEST = "voice test"
    VOICE_TRANSCRIBE = "voice transcribe"
    GAMES_LIST = "games"
    GAMES_SHOW = "games show"
    GAMES_REPLAY = "games replay"
    GAMES_EXPORT = "games export"
    GAMES_IMPORT = "games import"
    GAMES_DELETE = "games delete"
    PLAYERS_LIST = "players"
    PLAYERS_DELETE = "players delete"
    RECORDS = "records"
    DICE = "dice"
    SOLVE = "solve"
    ADVISE = "advise"
    SIMULATE = "simulate"
    DEMO = "demo"
    DOCTOR = "doctor"


@dataclass(frozen=True, slots=True)
class Options:
    """What the player asked for; None stands for what was left open."""

    command: Command = Command.PLAY
    operand: str = ""
    """The id or file that `rules show`, `check` and `test`, `solve` and `advise` are about; the sentence to
    `understand`; the folder or file of recordings; the file that a game is written to or read from.
    """
    game: int | None = None
    """The number of a kept game."""
    text: bool = False
    rules: str | None = None
    """An id, or the path of a rule set file."""
    language: str | None = None
    seats: Seats | None = None
    seed: int | None = None
    dice: Path | None = None
    duel: str = ""
    """The three words of a duel."""
    daily: bool = False
    """Whether the dice of the day are played."""
    dice_style: DiceStyle | None = None
    data_dir: Path | None = None
    record: Path | None = None
    json: bool = False
    csv: bool = False
    noise_floor: float | None = None
    """Decibels below the speech."""
    engine: str | None = None
    """The recogniser."""
    listen: bool = False
    """Whether the game begins hands-free."""
    hand: tuple[int, ...] = ()
    """The faces of the dice that advice is asked about."""
    filled: str = ""
    """What is written on the card that advice is asked about."""
    rolls_left: int | None = None
    games: int | None = None
    """How many games are simulated."""
    no_cache: bool = False
    """Whether what was solved before is not to be used."""

    @property
    def is_repeatable(self) -> bool:
        """Whether the dice are known beforehand, so that the same keys make the same game."""
        return self.seed is not None or self.dice is not None or bool(self.duel) or self.daily


FLAGS = ("text", "json", "csv", "listen", "no-cache", "daily", "version", "help")
"""Options without a value."""
_ANYWHERE = ("language", "data-dir", "help", "version")
_DICE = ("seed", "dice", "duel", "daily")
_PLAY = ("text", "rules", "players", *_DICE, "dice-style", "listen", "engine", *_ANYWHERE)
_DEMO = ("text", "record", "rules", "language", "seed", "data-dir", "help", "version")
_UNDERSTAND = ("rules", "language", "json", "data-dir", "help", "version")
_VOICE = ("rules", "language", "engine", "data-dir", "help", "version")
_VOICE_TEST = ("noise-floor", "json", *_VOICE)
_GAMES = ("json", *_ANYWHERE)
_RECORDS = ("rules", "json", "csv", *_ANYWHERE)
_REPLAY = ("text", "record", *_ANYWHERE)
_SOLVE = ("no-cache", "json", *_ANYWHERE)
_ADVISE = ("dice", "filled", "rolls-left", "json", *_ANYWHERE)
_SIMULATE = ("rules", "players", "games", "seed", "json", *_ANYWHERE)
TAKEN: Mapping[Command, tuple[str, ...]] = MappingProxyType(
    dict.fromkeys(Command, _ANYWHERE)
    | {Command.PLAY: _PLAY, Command.DEMO: _DEMO, Command.UNDERSTAND: _UNDERSTAND}
    | {Command.GAMES_LIST: _GAMES, Command.GAMES_SHOW: _GAMES, Command.GAMES_REPLAY: _REPLAY}
    | {Command.RECORDS: _RECORDS, Command.DICE: _GAMES}
    | {Command.SOLVE: _SOLVE, Command.ADVISE: _ADVISE, Command.SIMULATE: _SIMULATE}
    | {Command.VOICE_TEST: _VOICE_TEST, Command.VOICE_TRANSCRIBE: _VOICE, Command.VOICE_CHECK: _VOICE}
)
"""The options that each command takes."""
ALL_OPTIONS = tuple(dict.fromkeys(name for names in TAKEN.values() for name in names))
OTHERWISE = ((Command.ADVISE, "dice"), (Command.SIMULATE, "players"))
"""Options that mean something of their own after these commands."""
COMMANDS = tuple(command.value for command in Command if command is not Command.PLAY)
OPERANDS = (
    Command.RULES_SHOW,
    Command.RULES_CHECK,
    Command.RULES_TEST,
    Command.SOLVE,
    Command.ADVISE,
    Command.UNDERSTAND,
    Command.VOICE_TEST,
    Command.VOICE_TRANSCRIBE,
    Command.GAMES_EXPORT,
    Command.GAMES_IMPORT,
    Command.PLAYERS_DELETE,
)
"""Commands that are followed by a word of what they are about."""
NUMBERED = (Command.GAMES_SHOW, Command.GAMES_REPLAY, Command.GAMES_EXPORT, Command.GAMES_DELETE)
"""What goes by the number of a game, before any other operand."""
