"""What a table may change about its rules: overlays as data, such as a rule set file that extends another."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

Changes = Mapping[str, object]
"""An overlay: a mapping nested as in a rule set file, holding only what differs; None removes."""


@dataclass(frozen=True, slots=True)
class Setting:
    """One way in which an option can stand."""

    id: str
    changes: Changes
    """What makes a rule set stand so."""
    amount: int | None = None
    """The number that it is about, such as a bonus, where it is about one."""


@dataclass(frozen=True, slots=True)
class Option:
    """Something about a rule set that can be one way or another."""

    id: str
    settings: tuple[Setting, ...]
    now: int
    """Which of the settings holds."""
    part: str | None = None
    """The box or section that it is about, where it is about one."""
