"""A rule set, compiled: frozen data that the engine plays by. Nothing here knows any game's name."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from types import MappingProxyType


class Order(StrEnum):
    """In which order boxes may be filled."""

    FREE = "free"
    LISTED = "listed"
    SECTIONS = "sections"


class When(StrEnum):
    """What must be true of the jackpot cells (those of all columns) for a rule to hold."""

    FILLED = "filled"
    SCORED = "scored"


class Stage(StrEnum):
    """A set of cells a joker may go to: the match box, a section by name, or anywhere."""

    MATCH = "match"
    ANY = "any"


class Tie(StrEnum):
    """What settles a tie for the first place."""

    ROLL_OFF = "roll_off"
    SHARE = "share"


@dataclass(frozen=True, slots=True)
class DiceSpec:
    """The dice of a game: how many, how many faces, and a colour for each face if they have any."""

    count: int = 5
    faces: int = 6
    colors: tuple[str, ...] = ()
    """The colour of face 1, 2, …; empty when faces have no colour."""


@dataclass(frozen=True, slots=True)
class Want:
    """A pattern: every part that is set must hold. All unset means any dice will do."""

    face: int | None = None
    kinds: tuple[int, ...] = ()
    distinct: bool = True
    run: int | None = None
    set: tuple[int, ...] = ()
    total: int | None = None
    same_color: bool = False


class Scoring(StrEnum):
    """What a met pattern pays before additions."""

    MATCHED = "matched"
    ALL = "all"
    FIXED = "fixed"


@dataclass(frozen=True, slots=True)
class Box:
    """One box of the card."""

    id: str
    section: str
    want: Want
    scoring: Scoring
    points: int = 0
    """Points when `scoring` is FIXED."""
    add: int = 0
    """Points on top when the pattern is met."""
    first_roll: int = 0
    """Points on top when it is met on the first roll of the turn."""
    first_roll_wins: bool = False
    needs: str | None = None
    """A box that must hold points, or this one pays nothing."""


@dataclass(frozen=True, slots=True)
class Tier:
    """A section bonus: `add` points from `at` raw points upward; the highest tier reached counts."""

    at: int
    add: int


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the card, with its bonus tiers in rising order."""

    id: str
    bonus: tuple[Tier, ...] = ()


@dataclass(frozen=True, slots=True)
class Extra:
    """The bonus for a further jackpot, once the jackpot box is filled or scored."""

    box: str
    bonus: int
    condition: When = When.SCORED
    limit: int | None = None
    claim_is_optional: bool = False
    others_strike_first_open: bool = False
    """Every opponent writes a zero in the topmost open box and loses a turn."""


@dataclass(frozen=True, slots=True)
class Joker:
    """Where a further jackpot must go, and what it pays there."""

    condition: When
    place: tuple[str, ...]
    """Stages: `match`, `any` or a section's id. The first with an open cell gives the legal cells."""
    pays: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}), hash=False)
    """Points of a joker by box, as though the pattern were met."""
    pays_if_match_used: bool = False
    zero: tuple[str, ...] = ()
    """Stages (as in `place`) where the joker writes a zero."""


@dataclass(frozen=True, slots=True)
class RankRule:
    """One line of the conversion of a card into game points (balut).

    Exactly one of `at_least`, `every`, `each` and `table` is set.
    """

    box: str | None = None
    """The box whose entries count; None for the card's total."""
    points: int = 0
    at_least: int | None = None
    """The box's entries add up to this much or more: `points`."""
    every: bool = False
    """All entries of the box hold points: `points`."""
    each: bool = False
    """Each entry of the box that holds points: `points`."""
    table: tuple[tuple[int, int], ...] = ()
    """(total from, points) in rising order: the last line reached counts; below the first, the first."""


@dataclass(frozen=True)
class RuleSet:
    """Everything the engine needs to play one game."""

    id: str
    boxes: tuple[Box, ...]
    sections: tuple[Section, ...]
    family: str = ""
    base: str = field(default="", compare=False)
    """The id of the rule set that this one's file extends; empty where it stands alone."""
    source: str = field(default="", compare=False)
    """The path of the file that it was read from."""
    overlay: str = field(default="", compare=False)
    """What the players have changed about that file, as JSON on one line; empty where nothing is."""
    dice: DiceSpec = DiceSpec()
    rolls: int = 3
    carry: bool = False
    """Rolls not used are saved for later turns; at least one roll is made each turn."""
    columns: tuple[int, ...] = (1,)
    """One multiplier for each column."""
    times: int = 1
    """Entries per cell."""
    order: Order = Order.FREE
    extra: Extra | None = None
    joker: Joker | None = None
    rank: tuple[RankRule, ...] = ()
    tie: tuple[Tie, ...] = (Tie.SHARE,)
    names: Mapping[str, Mapping[str, str]] = field(
        default_factory=lambda: MappingProxyType({}), compare=False
    )
    """Language tag -> what is named -> its name, for what the locale files do not know.

    Named are "title", "family", box ids, "section.<id>" and "color.<name>".
    """

    @cached_property
    def by_id(self) -> Mapping[str, Box]:
        """Boxes by their id."""
        return {box.id: box for box in self.boxes}

    @cached_property
    def jackpot(self) -> str | None:
        """The jackpot box: the one that extras go by, else the one for all dice equal, if there is one.

        With few dice there may be several, as three of a kind beside yatzy: the one that pays most by itself.
        """
        if self.extra is not None:
            return self.extra.box
        alike = [box for box in self.boxes if box.want.kinds == (self.dice.count,) and box.needs is None]
        return max(alike, key=lambda box: box.points + box.add).id if alike else None

    @property
    def family_id(self) -> str:
        """The family that it stands in: one of its own id where its file names none."""
        return self.family or self.id

    @cached_property
    def turns(self) -> int:
        """How many entries a full card holds."""
        return len(self.boxes) * len(self.columns) * self.times

    @cached_property
    def fingerprint(self) -> str:
        """Sixteen hex digits that change with any rule that matters to play, and with nothing else."""
        rules = (
            self.boxes,
            self.sections,
            self.dice,
            self.rolls,
            self.carry,
            self.columns,
            self.times,
            self.order,
            self.extra,
            None
            if self.joker is None
            else (
                self.joker.condition,
                self.joker.place,
                sorted(self.joker.pays.items()),
                self.joker.pays_if_match_used,
                self.joker.zero,
            ),
            self.rank,
            self.tie,
        )
        return hashlib.sha256(repr(rules).encode()).hexdigest()[:16]
