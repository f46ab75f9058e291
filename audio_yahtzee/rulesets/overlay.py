"""What differs between two rule sets, as an overlay: the same that a file holds that `extends` another."""

from __future__ import annotations

from copy import deepcopy
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from audio_yahtzee.documents.values import Tree

_SECTIONS = "sections"
_BOXES = "boxes"
_DEFAULTS: Mapping[str, Any] = MappingProxyType(
    {
        "dice": {"count": 5, "faces": 6},
        "turn": {"rolls": 3, "carry": False},
        "columns": [1],
        "times": 1,
        "order": "free",
        _SECTIONS: {"upper": {}, "lower": {}},
        "tie": ["share"],
    }
)
"""What the schema takes for granted where a file says nothing."""


def expanded(whole: Tree) -> Tree:
    """Return a copy of the mapping of a rule set in which nothing is taken for granted."""
    full = deepcopy(whole)
    for key, default in _DEFAULTS.items():
        if isinstance(default, dict) and key != _SECTIONS:
            full[key] = {**default, **full.get(key, {})}
        else:
            full.setdefault(key, deepcopy(default))
    return full


def difference(before: Tree, after: Tree) -> Tree:
    """Return the least that makes `after` of `before` when laid over it, without what goes without saying."""
    return _difference(before, after, _DEFAULTS, "")


def _difference(before: Tree, after: Tree, defaults: Mapping[str, Any], name: str) -> Tree:
    changes: Tree = {}
    previous = ""
    for key, value in after.items():
        default = defaults.get(key)
        granted = default if isinstance(default, dict) and key != _SECTIONS else {}
        had = before.get(key, {} if granted else None)
        if isinstance(value, dict) and isinstance(had, dict):
            if inner := _difference(had, value, granted, key):
                changes[key] = inner
        elif key in before:
            if value != had:
                changes[key] = value
        elif default is None or value != default:
            if name == _BOXES and previous in before and next(reversed(changes), "") != previous:
                # A box that changes nothing says where the new one stands: right behind it.
                changes[previous] = {}
            changes[key] = value
        previous = key
    return changes | dict.fromkeys(key for key in before if key not in after)
