"""The program's arguments: what may be written after its name, and what it means.

argparse takes the words apart. What they mean, and what is told of faults, is decided here, because argparse
tells it in English only.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import TypeVar

from audio_yahtzee import __version__, reading
from audio_yahtzee.commands import (
    ALL_OPTIONS,
    COMMANDS,
    FLAGS,
    NUMBERED,
    OPERANDS,
    OTHERWISE,
    TAKEN,
    Command,
    Options,
)
from audio_yahtzee.documents.faults import suggestion
from audio_yahtzee.messages import Items, Message, Value, message
from audio_yahtzee.players import COMPUTER, Opponents

Say = Callable[[Value], None]

HELPED = 0
"""Exit status after --help and --version."""
MISUSED = 2
"""Exit status after arguments that mean nothing."""


# What argparse puts where an option lacks its value: the system lets no argument contain it.
_MISSING = "\0"

Read = TypeVar("Read")


@dataclass(slots=True)
class _Parts:
    """Arguments taken apart, and what is wrong with them."""

    values: dict[str, str] = field(default_factory=dict)
    """Options by name; flags have an empty value."""
    words: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)
    """Options that there are not."""
    faults: list[Message] = field(default_factory=list)


def parse(argv: Sequence[str], say: Say, *, complain: Say, opponents: Opponents = COMPUTER) -> Options | int:
    """Return the options that `argv` (without the program's name) asks for, or an exit status.

    After --help and --version, told through `say`, the status is HELPED; after faults, which all go to
    `complain`, it is MISUSED. A player whose name is one of `opponents`, in any case, is one.
    """
    parts = _taken_apart(argv)
    if "help" in parts.values or "-h" in parts.unknown:
        for line in help_lines(_command_meant(parts.words)):
            say(line)
        return HELPED
    if "version" in parts.values:
        say(message("cli.version", version=__version__))
        return HELPED
    options = _options(parts, opponents)
    if not parts.faults:
        return options
    for fault in parts.faults:
        complain(fault)
    complain(message("cli.see_help"))
    return MISUSED


def early(argv: Sequence[str]) -> tuple[str | None, Path | None]:
    """Return the language and the data folder asked for, or None: what is needed to tell of faults at all."""
    values = _taken_apart(argv).values
    language, folder = (values.get(name, "").replace(_MISSING, "") for name in ("language", "data-dir"))
    return language or None, Path(folder) if folder else None


def wants_window(argv: Sequence[str]) -> bool:
    """Return whether `argv` asks for a game, and not for plain text, help or anything with a fault in it."""
    parts = _taken_apart(argv)
    told = parts.words or parts.unknown or parts.faults
    return not told and parts.values.keys().isdisjoint(FLAGS)


def help_lines(command: Command = Command.PLAY) -> tuple[Message, ...]:
    """Return what can be written after the program's name; for a command, what can follow that."""
    lines = [_use(command)]
    if command is Command.PLAY:
        lines += [message("cli.commands"), *(_use(other) for other in Command if other is not Command.PLAY)]
    if command is Command.VOICE_TEST:
        lines.append(message("cli.voice_test_sums"))
    return (*lines, message("cli.options"), *(_use_of_option(name, command) for name in TAKEN[command]))


def _use(command: Command) -> Message:
    return message(f"cli.use_{command.name.lower()}")


def _use_of_option(name: str, command: Command) -> Message:
    if (command, name) in OTHERWISE:
        return message(f"cli.{name}_of_{command}")
    return message(f"cli.option_{name.replace('-', '_')}")


def _taken_apart(argv: Sequence[str]) -> _Parts:
    parts = _Parts()
    # No argument is required and none is checked, so that argparse never finds a fault of its own.
    parser = argparse.ArgumentParser(prog="audio-yahtzee", add_help=False, allow_abbrev=False)
    for name in ALL_OPTIONS:
        if name in FLAGS:
            parser.add_argument(f"--{name}", action="store_const", const="")
        else:
            parser.add_argument(f"--{name}", nargs="?", const=_MISSING)
    sound = []
    for argument in argv:
        option, sign, _ = argument.partition("=")
        if sign and option.startswith("--") and option[2:] in FLAGS:
            parts.faults.append(message("cli.flag_with_value", option=option))
        else:
            sound.append(argument)
    namespace, rest = parser.parse_known_args(sound)
    found = ((name, getattr(namespace, name.replace("-", "_"))) for name in ALL_OPTIONS)
    parts.values = {name: value for name, value in found if value is not None}
    for argument in rest:
        is_option = argument.startswith("-") and argument not in {"-", "--"}
        (parts.unknown if is_option else parts.words).append(argument)
    return parts


def _command_meant(words: Sequence[str]) -> Command:
    """Return the command that `words` begin with, as far as they can be understood."""
    for count in (2, 1):
        meant = " ".join(words[:count])
        if meant in COMMANDS:
            return Command(meant)
    return Command.PLAY


def _options(parts: _Parts, opponents: Opponents) -> Options:
    """Return the options, with faults noted in `parts`; if there are any, the options are worth nothing."""
    taken = TAKEN[_command_meant(parts.words)]
    for option in parts.unknown:
        written = option.partition("=")[0]
        # The hyphens would make all options alike.
        alike = get_close_matches(written.lstrip("-").lower(), taken) or taken
        right = suggestion(written, [f"--{name}" for name in alike])
        parts.faults.append(message("cli.unknown_option", option=option, right=right))
    # Behind an option nobody knows, its value looks like a command.
    command = Command.PLAY if parts.unknown else _command(parts)
    if not parts.faults:
        parts.faults += [
            message("cli.option_elsewhere", option=f"--{name}", use=_use(command))
            for name in parts.values
            if name not in TAKEN[command]
        ]
    if {"json", "csv"} <= parts.values.keys():
        parts.faults.append(message("cli.one_form"))
    return Options(
        command=command,
        operand=parts.words[-1] if command in OPERANDS else "",
        game=_game(parts) if command in NUMBERED else None,
        text="text" in parts.values,
        listen="listen" in parts.values,
        rules=_value(parts, "rules", str),
        language=_value(parts, "language", str),
        seats=_value(parts, "players", lambda text: reading.players(text, opponents)),
        seed=_value(parts, "seed", reading.whole_number),
        dice=None if command is Command.ADVISE else _value(parts, "dice", Path),
        duel=_value(parts, "duel", str) or "",
        daily="daily" in parts.values,
        dice_style=_value(parts, "dice-style", reading.dice_style),
        data_dir=_value(parts, "data-dir", reading.folder),
        record=_value(parts, "record", Path),
        json="json" in parts.values,
        csv="csv" in parts.values,
        noise_floor=_value(parts, "noise-floor", reading.decibels),
        engine=_value(parts, "engine", reading.engine),
        hand=(_value(parts, "dice", reading.faces) or ()) if command is Command.ADVISE else (),
        filled=_value(parts, "filled", str) or "",
        rolls_left=_value(parts, "rolls-left", reading.rolls_left),
        games=_value(parts, "games", reading.games),
        no_cache="no-cache" in parts.values,
    )


def _command(parts: _Parts) -> Command:
    words = parts.words
    if not words:
        return Command.PLAY
    command = _command_meant(words)
    if command is Command.PLAY:
        known = [name for name in COMMANDS if name.startswith(f"{words[0]} ")]
        if known:
            return _unknown_command(parts, " ".join(words[:2]), known)
        known = list(dict.fromkeys(name.split()[0] for name in COMMANDS))
        return _unknown_command(parts, words[0], known)
    if command in {Command.RULES_LIST, Command.GAMES_LIST, Command.PLAYERS_LIST} and len(words) > 1:
        known = [name for name in COMMANDS if name.startswith(f"{command} ")]
        return _unknown_command(parts, " ".join(words[:2]), known)
    right = len(command.split()) + (command in OPERANDS) + (command in NUMBERED)
    if len(words) < right:
        parts.faults.append(message("cli.no_operand", command=command, use=_use(command)))
    elif len(words) > right:
        extra = Items(tuple(words[right:]))
        parts.faults.append(message("cli.too_many_words", words=extra, use=_use(command)))
    return command


def _game(parts: _Parts) -> int | None:
    """Return the number of the game that a command is about; None, with the fault noted, if there is none."""
    found = parts.words[2] if len(parts.words) > 2 else ""
    if found.isascii() and found.isdecimal() and len(found) <= 9:
        return int(found)
    if found:
        parts.faults.append(message("cli.no_game_number", found=found))
    return None


def _unknown_command(parts: _Parts, found: str, known: Sequence[str]) -> Command:
    right = suggestion(found, known)
    parts.faults.append(message("cli.unknown_command", command=found, right=right))
    return Command.PLAY


def _value(parts: _Parts, name: str, reader: Callable[[str], Read]) -> Read | None:
    """Return what `reader` makes of the option `name`; None, with the fault noted, if that cannot be."""
    text = parts.values.get(name)
    if text is None:
        return None
    if text in {"", _MISSING}:
        use = _use_of_option(name, _command_meant(parts.words))
        parts.faults.append(message("cli.no_value", option=f"--{name}", use=use))
        return None
    try:
        return reader(text)
    except reading.Misused as misused:
        parts.faults.append(message("cli.wrong", option=f"--{name}", fault=misused.said))
        return None
