"""What the settings file holds: each key with its reader, its comment, and how it is written."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING

from audio_yahtzee.controls.intents import DiceStyle
from audio_yahtzee.documents.part import Choice, Part, read
from audio_yahtzee.documents.reader import Listing, Scalar, Table
from audio_yahtzee.documents.values import Tree, one_line, parsed, plain
from audio_yahtzee.game.state import MOST_PLAYERS
from audio_yahtzee.messages import Items, Joining, Message, Verbosity, message
from audio_yahtzee.narration.cues import Kind, Side
from audio_yahtzee.narration.listening import RollReport
from audio_yahtzee.session.ports import Seating
from audio_yahtzee.session.preferences import (
    LONGEST_NAME,
    OWN,
    RATES,
    VOLUME_STEP,
    Coached,
    Pace,
    Preferences,
)
from audio_yahtzee.session.seats import Character, Seat, Seats
from audio_yahtzee.strategy.characters import Level

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from enum import StrEnum

_USUAL = Preferences()
_LANGUAGE = re.compile(r"[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*")
_SPEECH_VOLUMES = (VOLUME_STEP, 100)
_EFFECTS_VOLUMES = (0, 100)
QUESTIONS = frozenset(("language", "dice_style"))
"""What the first start asks, by its key in the file: once it is there, it has been answered."""

_SEATING = ("rules", "players")

Written = (
    str
    | int
    | bool
    | list[str]
    | dict[str, str | list[str | dict[str, str] | None] | Tree]
    | dict[str, dict[str, str | int | bool | list[str]]]
)
"""A value as YAML has it."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All that a settings file keeps."""

    preferences: Preferences = _USUAL
    seating: Seating | None = None
    settled: frozenset[str] = frozenset()
    """Those of `QUESTIONS` whose key is there."""
    profiles: Mapping[str, Preferences] = field(default_factory=dict)
    """The complete preferences of players who have some of their own, by name."""


def _choices(known: Iterable[StrEnum]) -> Items:
    return Items(tuple(known), Joining.COMMA)


def _range(key: str, bounds: tuple[int, int]) -> Message:
    return message(f"store.key_{key}", low=bounds[0], high=bounds[1])


COMMENTS: Mapping[str, Message] = MappingProxyType(
    {
        "language": message("store.key_language"),
        "verbosity": message("store.key_verbosity", choices=_choices(Verbosity)),
        "voice": message("store.key_voice"),
        "side": message("store.key_side", choices=_choices(Side)),
        "rate": _range("rate", RATES),
        "speech_volume": _range("speech_volume", _SPEECH_VOLUMES),
        "effects_volume": _range("effects_volume", _EFFECTS_VOLUMES),
        "mono": message("store.key_mono"),
        "dice_style": message("store.key_dice_style", choices=_choices(DiceStyle)),
        "report": message("store.key_report", choices=_choices(RollReport)),
        "pace": message("store.key_pace", choices=_choices(Pace)),
        "coached": message("store.key_coached", choices=_choices(Coached)),
        "muted": message("store.key_muted", choices=_choices(Kind)),
        "pack": message("store.key_pack"),
        "microphone": message("store.key_microphone"),
        "profiles": message("store.key_profiles"),
        "table": message("store.key_table"),
    }
)
"""Every key, in the order in which they are written, and what it is for."""


def settings_of(root: Part) -> Settings:
    """Return the settings in a mapping; what is left out or faulty is as usual, other keys mean nothing."""
    parts = root.table()
    preferences = _preferences(parts, _USUAL)
    return Settings(
        preferences,
        read(parts, "table", _seating, None),
        QUESTIONS & parts.keys(),
        read(parts, "profiles", lambda part: _profiles(part, preferences), {}),
    )


def _preferences(parts: Mapping[str, Part], usual: Preferences) -> Preferences:
    def number(key: str, bounds: tuple[int, int], default: int) -> int:
        return read(parts, key, lambda part: part.integer(*bounds, default), default)

    def choice(key: str, default: Choice) -> Choice:
        return read(parts, key, lambda part: part.choice(type(default), default), default)

    return Preferences(
        language=read(parts, "language", _language, usual.language),
        verbosity=choice("verbosity", usual.verbosity),
        # Which voices there are is known where one speaks; one that is not there is told then.
        voice=read(parts, "voice", lambda part: part.raw, usual.voice),
        side=choice("side", usual.side),
        rate=number("rate", RATES, usual.rate),
        speech_volume=number("speech_volume", _SPEECH_VOLUMES, usual.speech_volume),
        effects_volume=number("effects_volume", _EFFECTS_VOLUMES, usual.effects_volume),
        mono=read(parts, "mono", lambda part: part.boolean(stand_in=usual.mono), usual.mono),
        dice_style=choice("dice_style", usual.dice_style),
        report=choice("report", usual.report),
        pace=choice("pace", usual.pace),
        coached=choice("coached", usual.coached),
        muted=read(parts, "muted", _muted, usual.muted),
        pack=read(parts, "pack", _pack, usual.pack),
        # One that is not there is told where it is opened.
        microphone=read(parts, "microphone", lambda part: part.raw, usual.microphone),
    )


def _profiles(part: Part, shared: Preferences) -> Mapping[str, Preferences]:
    """Return the complete preferences of players who have some of their own; the rest is as for all."""
    found: dict[str, Preferences] = {}
    for name, own in part.table().items():
        if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
            own.wrong(message("store.right_name", longest=LONGEST_NAME))
        elif name.casefold() in map(str.casefold, found):
            own.wrong(message("store.right_another_name"))
        else:
            parts = {key: value for key, value in own.table().items() if key in OWN}
            found[name] = _preferences(parts, shared)
    return found


def written(settings: Settings) -> Mapping[str, Written]:
    """Return the values to be written for `settings`, by key, in the order of the file.

    What is not settled is left out, so that it is asked for the next time.
    """
    values: dict[str, Written] = {**_written_preferences(settings.preferences)}
    shared = dict(values)
    for unanswered in QUESTIONS - settings.settled:
        del values[unanswered]
    if settings.profiles:
        values["profiles"] = {
            name: {
                key: value
                for key, value in _written_preferences(own).items()
                if key in OWN and value != shared[key]
            }
            for name, own in settings.profiles.items()
        }
    seating = settings.seating
    if seating is not None:
        values["table"] = _written_seating(seating)
    return values


def _written_seating(seating: Seating) -> dict[str, str | list[str | dict[str, str] | None] | Tree]:
    changes = {"changes": parsed(seating.changes)} if seating.changes else {}
    players = list(map(_written_seat, seating.seats))
    return {"rules": seating.rules, **changes, "players": players}


def _written_preferences(preferences: Preferences) -> dict[str, str | int | bool | list[str]]:
    return {
        "language": preferences.language,
        "verbosity": str(preferences.verbosity),
        "voice": preferences.voice,
        "side": str(preferences.side),
        "rate": preferences.rate,
        "speech_volume": preferences.speech_volume,
        "effects_volume": preferences.effects_volume,
        "mono": preferences.mono,
        "dice_style": str(preferences.dice_style),
        "report": str(preferences.report),
        "pace": str(preferences.pace),
        "coached": str(preferences.coached),
        "muted": sorted(map(str, preferences.muted)),
        "pack": preferences.pack,
        "microphone": preferences.microphone,
    }


def _written_seat(seat: Seat) -> str | dict[str, str] | None:
    return {"level": seat.level} if isinstance(seat, Character) else seat


def _language(part: Part) -> str:
    if _LANGUAGE.fullmatch(part.raw):
        return part.raw
    part.wrong(message("store.right_language"))
    return _USUAL.language


def _pack(part: Part) -> str:
    # Which packs there are is known where they are opened; nothing is said of one twice.
    return part.words() or _USUAL.pack


def _items(part: Part) -> tuple[Part, ...]:
    """Return the values of a list that may be empty."""
    return () if isinstance(part.node, Listing) and not part.node.items else part.items()


def _muted(part: Part) -> frozenset[Kind]:
    names = (item.name(Kind) for item in _items(part))
    return frozenset(Kind(name) for name in names if name is not None)


def _seating(part: Part) -> Seating | None:
    faults_before = len(part.faults)
    parts = part.fields((*_SEATING, "changes"), required=_SEATING)
    seating = Seating(
        rules=read(parts, "rules", Part.words, ""),
        seats=read(parts, "players", _seats, ()),
        changes=read(parts, "changes", _changes, ""),
    )
    if len(part.faults) == faults_before and not 1 <= len(seating.seats) <= MOST_PLAYERS:
        part.wrong(message("store.right_table", most=MOST_PLAYERS))
    return seating if len(part.faults) == faults_before else None


def _changes(part: Part) -> str:
    # What they may hold is known where there are rules to lay them over.
    if isinstance(part.node, Table):
        return one_line(plain(part.node))
    part.wrong(message("document.right_table"))
    return ""


def _seats(part: Part) -> Seats:
    seats: list[Seat] = []
    for item in _items(part):
        if isinstance(item.node, Table):
            level = read(item.fields(("level",), required=("level",)), "level", _level, None)
            seats.append(None if level is None else Character(level))
            continue
        if isinstance(item.node, Scalar) and item.node.value is None:
            seats.append(None)
            continue
        name = item.words()
        if len(name) > LONGEST_NAME:
            item.wrong(message("store.right_name", longest=LONGEST_NAME))
        elif name.casefold() in {other.casefold() for other in seats if isinstance(other, str)}:
            item.wrong(message("store.right_another_name"))
        else:
            seats.append(name)
    return tuple(seats)


def _level(part: Part) -> str | None:
    return part.name(Level)
