"""Intents: what a player wants, whether by key, by line or by voice."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Action(StrEnum):
    """Everything that can be asked of the game. Keymaps, help and handlers go by these ids."""

    ROLL = "roll"
    DIE_TOGGLE = "die.toggle"
    DIE_PLACE = "die.place"
    DIE_KEEP = "die.keep"
    DIE_RELEASE = "die.release"
    DIE_SAY = "die.say"
    DIE_ONLY = "die.only"
    KEEP_ALL = "keep.all"
    KEEP_NONE = "keep.none"
    KEEP_TYPED = "keep.typed"
    FOCUS_LEFT = "focus.left"
    FOCUS_RIGHT = "focus.right"
    FOCUS_UP = "focus.up"
    FOCUS_DOWN = "focus.down"
    FOCUS_FIRST = "focus.first"
    FOCUS_LAST = "focus.last"
    ZONE_NEXT = "zone.next"
    ZONE_PREVIOUS = "zone.previous"
    CHOOSE = "choose"
    BACK = "back"
    ERASE = "erase"
    BOXES = "boxes"
    PREVIEW_BEST = "preview.best"
    PREVIEW_CARD = "preview.card"
    DICE = "dice"
    DICE_OPPONENT = "dice.opponent"
    DICE_CHORD = "dice.chord"
    CARD_OWN = "card.own"
    CARD_OTHER = "card.other"
    STANDING = "standing"
    STANDING_DETAIL = "standing.detail"
    TURN = "turn"
    BONUS = "bonus"
    OPEN = "open"
    ADVICE = "advice"
    ADVICE_WHY = "advice.why"
    CHANCES = "chances"
    EXPLAIN = "explain"
    LAST_TURN = "last_turn"
    TURNS = "turns"
    UNDO = "undo"
    REDO = "redo"
    SAVE = "save"
    LOAD = "load"
    REPEAT = "repeat"
    HISTORY_OLDER = "history.older"
    HISTORY_NEWER = "history.newer"
    HISTORY_FIRST = "history.first"
    HISTORY_LAST = "history.last"
    HISTORY_CATEGORY_PREVIOUS = "history.category_previous"
    HISTORY_CATEGORY_NEXT = "history.category_next"
    HUSH = "hush"
    VERBOSITY_NEXT = "verbosity.next"
    VERBOSITY_PREVIOUS = "verbosity.previous"
    RATE_DOWN = "rate.down"
    RATE_UP = "rate.up"
    SPEECH_VOLUME_DOWN = "speech_volume.down"
    SPEECH_VOLUME_UP = "speech_volume.up"
    EFFECTS_VOLUME_DOWN = "effects_volume.down"
    EFFECTS_VOLUME_UP = "effects_volume.up"
    HELP = "help"
    HELP_KEYS = "help.keys"
    DESCRIBER = "describer"
    LISTEN = "listen"
    PHRASE = "phrase"
    LEAVE = "leave"


@dataclass(frozen=True, slots=True)
class Intent:
    """An action, with its number where it takes one: a die's place, a face, an entry of a list."""

    action: Action
    number: int | None = None


TYPED = "text"
"""The chord of text that came without a key: from an input method, or a line of a pipe."""


@dataclass(frozen=True, slots=True)
class KeyPress:
    """A key going down: its chord by name, such as `shift+d`, and the text it types, if any."""

    chord: str
    text: str = ""
    entry: int | None = None
    """The number, from 1, of the list's entry that is meant, where a front end has numbered them."""


@dataclass(frozen=True, slots=True)
class KeyRelease:
    """A key let go that means something for as long as it is held."""

    chord: str


class DiceStyle(StrEnum):
    """What the digit keys mean."""

    POSITION = "position"
    KEEP = "keep"
    RELEASE = "release"
