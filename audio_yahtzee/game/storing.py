"""Compiled rules as plain data, and back without loss: a game is played on by the rules it was begun under.

What stands at its default is left out, so that rules stored before a field was thought of can still be read.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum
from functools import cache
from math import comb
from types import MappingProxyType, UnionType
from typing import Any, cast, get_args, get_origin, get_type_hints

from audio_yahtzee.game.ruleset import RuleSet

MOST_HANDS = 10_000
"""Different hands that the dice of stored rules may show: more than any file may ask for."""
MOST_CELLS = 10_000
LARGEST = 1_000_000
"""No number in any rules is larger: what a game comes to can be reckoned, and be told."""


class NoRules(ValueError):  # noqa: N818 -- reads as the fact it states
    """Stored data holds no rules that can be played. `where` is the dotted path to what is wrong."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}")
        self.where = where


def written_rules(rules: RuleSet) -> str:
    """Return `rules` as JSON on one line, which `read_rules` makes equal rules of."""
    return json.dumps(_plain(rules), ensure_ascii=True, separators=(",", ":"))


def read_rules(text: str) -> RuleSet:
    """Return the rules that `text` holds; raises NoRules saying where it holds none that can be played."""
    try:
        data = json.loads(text)
    except RecursionError as error:
        raise NoRules("rules", "nested too deep") from error
    except ValueError as error:
        raise NoRules("rules", str(error)) from error
    rules = cast("RuleSet", _read(RuleSet, data, "rules"))
    _check(rules)
    return rules


def _plain(value: object) -> object:
    match value:
        case Enum():
            return value.value
        case tuple():
            return [_plain(item) for item in value]
        case Mapping():
            return {key: _plain(item) for key, item in value.items()}
        case _ if is_dataclass(value):
            set_ones = ((part.name, getattr(value, part.name), part) for part in fields(value))
            return {name: _plain(item) for name, item, part in set_ones if item != _default(part)}
        case _:
            return value


def _default(part: Field[Any]) -> object:
    return part.default_factory() if part.default_factory is not MISSING else part.default


@cache
def _types(kind: type) -> Mapping[str, Any]:
    return get_type_hints(kind)


def _read(kind: Any, data: object, where: str) -> object:  # noqa: ANN401 -- whatever a field may be typed as
    """Return `data` as a value of the type `kind`; `where` is the dotted path that leads to it."""
    if get_origin(kind) is UnionType:
        kinds = [each for each in get_args(kind) if each is not type(None)]
        return None if data is None else _read(kinds[0], data, where)
    if get_origin(kind) is tuple:
        return _read_tuple(get_args(kind), _of_type(list, data, where), where)
    if get_origin(kind) is Mapping:
        entries = _of_type(dict, data, where)
        inner = get_args(kind)[1]
        return MappingProxyType({key: _read(inner, item, f"{where}.{key}") for key, item in entries.items()})
    if is_dataclass(kind):
        return _read_parts(cast("type", kind), _of_type(dict, data, where), where)
    if issubclass(kind, Enum):
        try:
            return kind(data)
        except ValueError as error:
            raise NoRules(where, str(error)) from error
    return _of_type(kind, data, where)


def _read_tuple(kinds: tuple[Any, ...], items: list[object], where: str) -> tuple[object, ...]:
    if kinds[-1] is not Ellipsis and len(kinds) != len(items):
        raise NoRules(where, f"expected {len(kinds)} values, got {len(items)}")
    inner = kinds[:1] * len(items) if kinds[-1] is Ellipsis else kinds
    each = zip(inner, items, strict=True)
    return tuple(_read(kind, item, f"{where}[{place}]") for place, (kind, item) in enumerate(each))


def _read_parts(kind: type, data: dict[str, object], where: str) -> object:
    types = _types(kind)
    known = {part.name: part for part in fields(kind)}
    unknown = data.keys() - known.keys()
    if unknown:
        raise NoRules(where, f"a version that knows no {sorted(unknown)}")
    missing = [name for name, part in known.items() if name not in data and _default(part) is MISSING]
    if missing:
        raise NoRules(where, f"expected {missing}")
    make = cast("Callable[..., object]", kind)
    return make(**{name: _read(types[name], item, f"{where}.{name}") for name, item in data.items()})


def _of_type(kind: type, data: object, where: str) -> Any:  # noqa: ANN401 -- of the type that was asked for
    # A bool is an int to Python, and no number to a game.
    if type(data) is not kind:
        raise NoRules(where, f"expected {kind.__name__}, got {type(data).__name__}")
    if isinstance(data, int) and abs(data) > LARGEST:
        raise NoRules(where, f"expected a number from {-LARGEST} to {LARGEST}")
    return data


def _check(rules: RuleSet) -> None:
    """Raise NoRules unless `rules` hang together so far that no game of them can break."""
    boxes, sections = set(rules.by_id), {section.id for section in rules.sections}
    extra, dice = rules.extra, rules.dice
    is_sound = {
        "boxes": 0 < len(boxes) == len(rules.boxes) and rules.turns <= MOST_CELLS,
        "sections": all(box.section in sections for box in rules.boxes),
        "boxes.needs": all(box.needs in boxes for box in rules.boxes if box.needs is not None),
        "rank.box": all(rule.box in boxes for rule in rules.rank if rule.box is not None),
        "dice": 1 <= dice.count <= MOST_HANDS
        and 2 <= dice.faces <= MOST_HANDS
        and comb(dice.count + dice.faces - 1, dice.count) <= MOST_HANDS,
        "dice.colors": len(dice.colors) in {0, dice.faces},
        "rolls": rules.rolls > 0 and rules.times > 0 and len(rules.columns) > 0,
        "extra": extra is None or extra.box in boxes,
        # A stage that no box is in is passed over.
        "joker": rules.joker is None or extra is not None,
        "rank": all(rule.table or rule.box for rule in rules.rank),
    }
    wrong = next((name for name, sound in is_sound.items() if not sound), None)
    if wrong is not None:
        raise NoRules(f"rules.{wrong}", "does not go with the rest")
