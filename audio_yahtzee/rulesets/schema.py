"""The JSON Schema of a rule set file, for editors: made of the bounds and choices that the loader reads by.

A schema sees one file and no dice: that a box is there, that a bonus can be reached or that a roll can meet a
pattern is for the loader to say. Whatever the loader takes, the schema takes; the tests hold both together.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from audio_yahtzee.game.ruleset import Order, Scoring, Stage, When
from audio_yahtzee.messages import Message, message
from audio_yahtzee.rulesets.boxes import MAX_POINTS, MOST_TIERS
from audio_yahtzee.rulesets.compiler import (
    BOX_ID,
    COLOR_NAMES,
    LONGEST_NAME,
    MOST_BOXES,
    MOST_COLUMNS,
    MOST_DICE,
    MOST_FACES,
    MOST_ROLLS,
    MOST_TIMES,
    SECTION_NAMES,
    TAG,
    WAYS_TO_END,
)
from audio_yahtzee.rulesets.extends import ID
from audio_yahtzee.rulesets.policies import MAX_LIMIT, MOST_LINES, TOTAL

Schema = dict[str, Any]
"""JSON Schema is JSON of any shape."""

DRAFT = "https://json-schema.org/draft/2020-12/schema"
NULL: Schema = {"type": "null"}
BOOLEAN: Schema = {"type": "boolean"}


def rule_set_schema(words: Callable[[Message], str]) -> Schema:
    """Return the schema, what each key means told in `words`."""
    return {
        "$schema": DRAFT,
        "title": words(message("schema.title")),
        "type": "object",
        "if": {"required": ["extends"]},
        "then": _Form(words, lies_over=True).file(),
        "else": _Form(words, lies_over=False).file(),
    }


def as_text(schema: Schema) -> str:
    """Return `schema` as the text of a file."""
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


def _integer(low: int, high: int) -> Schema:
    return {"type": "integer", "minimum": low, "maximum": high}


def _text(pattern: str) -> Schema:
    return {"type": "string", "pattern": f"^(?:{pattern})$"}


def _choice(names: Iterable[str]) -> Schema:
    return {"enum": [str(name) for name in names]}


def _listing(item: Schema, most: int | None = None, *, once: bool = False) -> Schema:
    """Return a list with something in it, and `most` at most; `once` where nothing may stand in it twice."""
    limits = {} if most is None else {"maxItems": most}
    return {
        "type": "array",
        "items": item,
        "minItems": 1,
        **limits,
        **({"uniqueItems": True} if once else {}),
    }


POINTS = _integer(0, MAX_POINTS)
GAME_POINTS = _integer(-MAX_POINTS, MAX_POINTS)
SCORED = _choice((When.SCORED,))
BOX = _text(BOX_ID.pattern)
SECTION: Schema = {**BOX, "not": _choice(Stage)}
STAGES = _listing(BOX, once=True)
IDENTIFIER: Schema = {"anyOf": [_text(ID.pattern), {"type": "integer", "minimum": 0}]}
"""A number such as 1956 is an id as well."""
NAME: Schema = {
    "anyOf": [{"type": "string", "pattern": r"\S", "maxLength": LONGEST_NAME}, {"type": "integer"}]
}


@dataclass(frozen=True)
class _Form:
    """A file that stands alone, or what lies over another: there nothing is required and null removes."""

    words: Callable[[Message], str]
    lies_over: bool

    def file(self) -> Schema:
        """Return the schema of a whole file."""
        fields = {
            "id": IDENTIFIER,
            "family": self._value(IDENTIFIER),
            "dice": self._value(self._dice()),
            "turn": self._value(self._table("turn", {"rolls": _integer(1, MOST_ROLLS), "carry": BOOLEAN})),
            "columns": self._value(_listing(_integer(1, MAX_POINTS), MOST_COLUMNS)),
            "times": self._value(_integer(1, MOST_TIMES)),
            "order": self._value(_choice(Order)),
            "sections": self._value(self._sections()),
            "boxes": {**self._mapping(BOX, self._box(), filled=True), **self._at_most(MOST_BOXES)},
            "extra": self._value(self._extra()),
            "joker": self._value(self._joker()),
            "rank": self._value(_listing(self._listed.rank(), MOST_LINES)),
            "tie": self._value({"enum": [[str(way) for way in ways] for ways in WAYS_TO_END]}),
            "names": self._value(self._mapping(_text(TAG.pattern), self._names())),
        }
        if self.lies_over:
            return self._described("file", {"extends": IDENTIFIER, **fields}, ("id",))
        return self._described("file", fields, ("id", "boxes"))

    @property
    def _listed(self) -> _Form:
        """The form of what stands in a list, which replaces what was there."""
        return _Form(self.words, lies_over=False)

    def _value(self, schema: Schema) -> Schema:
        return {"anyOf": [schema, NULL]} if self.lies_over else schema

    def _table(self, name: str, fields: Mapping[str, Schema], required: Iterable[str] = ()) -> Schema:
        """Return a mapping of `fields`, told of as the keys of `name`."""
        values = {key: self._value(schema) for key, schema in fields.items()}
        return self._described(name, values, () if self.lies_over else required)

    def _described(self, name: str, fields: Mapping[str, Schema], required: Iterable[str]) -> Schema:
        told = {
            key: {"description": self.words(message(f"schema.{name}_{key}")), **schema}
            for key, schema in fields.items()
        }
        needed = list(required)
        return {
            "type": "object",
            "properties": told,
            "additionalProperties": False,
            **({"required": needed} if needed else {}),
        }

    def _at_most(self, most: int) -> Schema:
        """Return how many keys a mapping may have; of one that lies over another, null removes some."""
        return {} if self.lies_over else {"maxProperties": most}

    def _mapping(self, keys: Schema, values: Schema, *, filled: bool = False) -> Schema:
        """Return a mapping whose keys its author chooses; `filled` where there must be one."""
        least = {"minProperties": 1} if filled and not self.lies_over else {}
        return {
            "type": "object",
            "propertyNames": keys,
            "additionalProperties": self._value(values),
            **least,
        }

    def _dice(self) -> Schema:
        faces = _listing(_integer(1, MOST_FACES), once=True)
        colors = self._mapping({"pattern": r"\S"}, faces, filled=True)
        return self._table(
            "dice", {"count": _integer(1, MOST_DICE), "faces": _integer(2, MOST_FACES), "colors": colors}
        )

    def _sections(self) -> Schema:
        section = self._table("section", {"bonus": _listing(self._listed.tier(), MOST_TIERS)})
        return self._mapping(SECTION, section, filled=True)

    def tier(self) -> Schema:
        """Return the schema of one tier of a section's bonus."""
        return self._table("tier", {"at": POINTS, "add": POINTS}, ("at", "add"))

    def _box(self) -> Schema:
        fields: dict[str, Schema] = {
            "in": SECTION,
            "want": {"anyOf": [{"const": "any"}, self._want()]},
            "score": {"anyOf": [_choice((Scoring.MATCHED, Scoring.ALL)), POINTS]},
            "add": POINTS,
            "first_roll": {"anyOf": [{"const": "win"}, POINTS]},
            "needs": BOX,
        }
        return self._table("box", fields, ("in", "want", "score"))

    def _want(self) -> Schema:
        face = _integer(1, MOST_FACES)
        patterns: dict[str, Schema] = {
            "any": {"const": True},
            "face": face,
            "kinds": _listing(_integer(1, MOST_DICE), MOST_DICE),
            "run": _integer(1, MOST_DICE),
            "set": _listing(face, MOST_DICE, once=True),
            "total": _integer(1, MOST_DICE * MOST_FACES),
            "color": _choice(("same",)),
        }
        table = self._table("want", {**patterns, "distinct": BOOLEAN})
        return table if self.lies_over else {**table, "anyOf": [{"required": [key]} for key in patterns]}

    def _extra(self) -> Schema:
        fields = {
            "box": BOX,
            "bonus": POINTS,
            "if": _choice(When),
            "limit": _integer(1, MAX_LIMIT),
            "claim": _choice(("optional",)),
            "others": _choice(("strike_first_open",)),
        }
        return self._table("extra", fields, ("box", "bonus"))

    def _joker(self) -> Schema:
        fields = {
            "if": _choice(When),
            "place": STAGES,
            "pays": self._mapping(BOX, POINTS),
            "pays_if": _choice(("match_used",)),
            "zero": STAGES,
        }
        return self._table("joker", fields, ("if", "place"))

    def rank(self) -> Schema:
        """Return the schema of one line of the conversion into game points."""
        ways = {"at_least": _integer(1, MAX_POINTS), "every": SCORED, "each": SCORED}
        of_box = self._table("rank", {"box": BOX, "points": GAME_POINTS, **ways}, ("box", "points"))
        by_total = {
            **self._mapping(_text(TOTAL.pattern), GAME_POINTS, filled=True),
            "maxProperties": MOST_LINES,
        }
        return {
            "if": {"type": "object", "required": ["total"]},
            "then": self._table("rank", {"total": by_total}, ("total",)),
            "else": {**of_box, "oneOf": [{"required": [way]} for way in ways]},
        }

    def _names(self) -> Schema:
        groups = {SECTION_NAMES: self._mapping(SECTION, NAME), COLOR_NAMES: self._mapping({}, NAME)}
        table = self._table("names", {"title": NAME, "family": NAME, **groups})
        return {**table, "propertyNames": BOX, "additionalProperties": self._value(NAME)}
