"""What a hand pays in a cell, and where a joker must go."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, assert_never

from audio_yahtzee.game.card import Card, Cell
from audio_yahtzee.game.patterns import match
from audio_yahtzee.game.ruleset import Scoring, Stage

if TYPE_CHECKING:
    from audio_yahtzee.game.dice import Faces
    from audio_yahtzee.game.ruleset import Box, Extra, Joker


class Why(StrEnum):
    """Which rule made a result so."""

    MET = "met"
    """The dice form the pattern."""
    UNMET = "unmet"
    """They do not."""
    NEEDS = "needs"
    """They do, but another box must hold points first."""
    JOKER_PAYS = "joker_pays"
    """A further jackpot counts as the pattern."""
    JOKER_ZERO = "joker_zero"
    """A further jackpot must be written off here."""


@dataclass(frozen=True, slots=True)
class Hand:
    """Dice to be scored, and the circumstances that rules look at."""

    dice: Faces
    first_roll: bool = False
    claimed: bool | None = None
    """Whether an optional extra was claimed; None while it was not asked."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one cell would get for a hand."""

    raw: int
    """Points written into the cell."""
    points: int
    """The same after the column's multiplier."""
    why: Why
    matched: Faces
    """The dice that form the pattern; empty where it is not met."""
    bonus: int
    """By how much the section's bonus changes, after the multiplier."""
    extra: int
    """Points for a further jackpot, after the multiplier."""
    earns_extra: bool
    """Whether the hand is a further jackpot that counts (its extra may be worth nothing)."""
    wins: bool
    """Whether this wins the game at once."""
    served: int = 0
    """How many of the raw points are for making it on the first roll."""

    @property
    def gain(self) -> int:
        """By how much the card's total would grow."""
        return self.points + self.bonus + self.extra


def is_jackpot(card: Card, dice: Faces) -> bool:
    """Tell whether `dice` form the pattern of the jackpot box."""
    extra = card.rules.extra
    return extra is not None and match(card.rules.by_id[extra.box].want, dice, card.rules.dice) is not None


def claimable(card: Card, hand: Hand) -> bool:
    """Tell whether the player may choose to claim an extra for this hand."""
    extra = card.rules.extra
    return extra is not None and extra.claim_is_optional and _extra_is_due(card, hand, extra)


def _extra_is_due(card: Card, hand: Hand, extra: Extra) -> bool:
    within = extra.limit is None or len(card.extras) < extra.limit
    return within and is_jackpot(card, hand.dice) and card.jackpot_is(extra.condition)


def earns_extra(card: Card, hand: Hand) -> bool:
    """Tell whether `hand` is a further jackpot that counts, wherever it goes."""
    extra = card.rules.extra
    if extra is None or not _extra_is_due(card, hand, extra):
        return False
    return bool(hand.claimed) or not extra.claim_is_optional


@dataclass(frozen=True, slots=True)
class Placement:
    """Where an active joker may go."""

    stage: str
    cells: tuple[Cell, ...]


def joker_of(card: Card, hand: Hand) -> Joker | None:
    """Return the joker's rules when this hand is one, else None."""
    joker, extra = card.rules.joker, card.rules.extra
    if joker is None or extra is None:
        return None
    active = is_jackpot(card, hand.dice) and card.jackpot_is(joker.condition)
    if not active or (extra.claim_is_optional and not hand.claimed):
        return None
    return joker


def placement(card: Card, hand: Hand, cells: tuple[Cell, ...]) -> Placement | None:
    """Return the first stage of the joker that has a cell among `cells`; None when there is no joker."""
    joker = joker_of(card, hand)
    if joker is None:
        return None
    for stage in joker.place:
        of_stage = tuple(cell for cell in cells if _is_in(stage, card.rules.by_id[cell.box], hand.dice))
        if of_stage:
            return Placement(stage, of_stage)
    return None


def _is_in(stage: str, box: Box, dice: Faces) -> bool:
    if stage == Stage.ANY:
        return True
    if stage == Stage.MATCH:
        return box.want.face is not None and box.want.face in dice
    return box.section == stage


def outcome(card: Card, cell: Cell, hand: Hand, joker: Placement | None) -> Outcome:
    """Return what `cell` gets for `hand`; `joker` is the `placement` among the cells that may be filled."""
    rules = card.rules
    box = rules.by_id[cell.box]
    raw, why, matched = _raw(card, cell, hand, joker)
    multiplier = rules.columns[cell.column]
    is_extra = earns_extra(card, hand)
    before = card.section_bonus(box.section, cell.column)
    after = card.write(cell, raw).section_bonus(box.section, cell.column)
    return Outcome(
        raw=raw,
        points=raw * multiplier,
        why=why,
        matched=matched,
        bonus=(after - before) * multiplier,
        extra=rules.extra.bonus * multiplier if rules.extra is not None and is_extra else 0,
        earns_extra=is_extra,
        wins=box.first_roll_wins and hand.first_roll and why is Why.MET,
        served=box.first_roll if hand.first_roll and why is Why.MET else 0,
    )


def _raw(card: Card, cell: Cell, hand: Hand, joker: Placement | None) -> tuple[int, Why, Faces]:
    box = card.rules.by_id[cell.box]
    rule = joker_of(card, hand)
    if rule is not None and joker is not None and cell in joker.cells:
        if joker.stage in rule.zero:
            return 0, Why.JOKER_ZERO, ()
        paid = rule.pays.get(box.id)
        if paid is not None and not (rule.pays_if_match_used and _match_is_open(card, hand.dice)):
            return paid, Why.JOKER_PAYS, hand.dice
    matched = match(box.want, hand.dice, card.rules.dice)
    if matched is None:
        return 0, Why.UNMET, ()
    if box.needs is not None and not any(
        entry.points for entry in card.entries if entry.cell.box == box.needs
    ):
        return 0, Why.NEEDS, matched
    return _pays(box, hand, matched), Why.MET, matched


def _match_is_open(card: Card, dice: Faces) -> bool:
    return any(_is_in(Stage.MATCH, card.rules.by_id[cell.box], dice) for cell in card.open_cells())


def _pays(box: Box, hand: Hand, matched: Faces) -> int:
    match box.scoring:
        case Scoring.MATCHED:
            base = sum(matched)
        case Scoring.ALL:
            base = sum(hand.dice)
        case Scoring.FIXED:
            base = box.points
        case _:
            assert_never(box.scoring)
    return base + box.add + (box.first_roll if hand.first_roll else 0)
