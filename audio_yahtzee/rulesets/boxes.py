"""Sections and boxes: what dice a box wants and what it pays, with patterns that no roll can meet refused."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb
from typing import TYPE_CHECKING

from audio_yahtzee.documents.part import Part, read
from audio_yahtzee.documents.reader import Scalar
from audio_yahtzee.game.patterns import match
from audio_yahtzee.game.ruleset import Box, DiceSpec, Scoring, Section, Tier, Want
from audio_yahtzee.messages import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterator

MAX_POINTS = 10_000
"""More than any one box, bonus or multiplier of a game on paper."""

MOST_TIERS = 20
MOST_HANDS = 2002
"""Five dice of ten faces, or six of eight, can show as many. All are gone through: a file is checked by them,
and opponents weigh each in every box."""

_WANT = ("any", "face", "kinds", "distinct", "run", "set", "total", "color")
_BOX = ("in", "want", "score", "add", "first_roll", "needs")


@dataclass(frozen=True, slots=True)
class Card:
    """What a box may refer to: the dice, the sections, and the other boxes."""

    dice: DiceSpec
    sections: tuple[str, ...]
    boxes: tuple[str, ...]


def read_boxes(boxes: Mapping[str, Part], card: Card) -> tuple[Box, ...]:
    """Return the boxes in card order."""
    read_ones = tuple(_box(key, part, card) for key, part in boxes.items())
    _check_needs({box.id: box.needs for box in read_ones}, boxes)
    return read_ones


def _box(key: str, part: Part, card: Card) -> Box:
    fields = part.fields(_BOX, required=("in", "want", "score"))
    scoring, points = read(fields, "score", _score, (Scoring.ALL, 0))
    first_roll, wins = read(fields, "first_roll", _first_roll, (0, False))
    return Box(
        id=key,
        section=read(fields, "in", lambda of: of.name(card.sections), None) or "",
        want=read(fields, "want", lambda of: _want(of, card.dice), Want()),
        scoring=scoring,
        points=points,
        add=read(fields, "add", _points, 0),
        first_roll=first_roll,
        first_roll_wins=wins,
        needs=read(fields, "needs", lambda of: of.name(card.boxes), None),
    )


def _points(part: Part) -> int:
    return part.integer(0, MAX_POINTS, 0)


def _score(part: Part) -> tuple[Scoring, int]:
    if part.raw in (Scoring.MATCHED, Scoring.ALL):
        return Scoring(part.raw), 0
    return Scoring.FIXED, _number_or_word(part, message("rulesets.right_score", high=MAX_POINTS))


def _first_roll(part: Part) -> tuple[int, bool]:
    if part.raw == "win":
        return 0, True
    return _number_or_word(part, message("rulesets.right_first_roll", high=MAX_POINTS)), False


def _number_or_word(part: Part, right: Message) -> int:
    match part.node:
        case Scalar(value=int(value)) if not isinstance(value, bool) and 0 <= value <= MAX_POINTS:
            return value
    part.wrong(right)
    return 0


def _check_needs(needs: Mapping[str, str | None], boxes: Mapping[str, Part]) -> None:
    """Refuse boxes that wait for one another, for none of them could ever be scored."""
    for start in needs:
        following, seen = needs[start], [start]
        while following is not None and following not in seen:
            seen.append(following)
            following = needs[following]
        if following == start:
            boxes[start].table()["needs"].fault(message("rulesets.needs_itself", box=start))


def _want(part: Part, dice: DiceSpec) -> Want:
    if part.raw == "any":
        return Want()
    fields = part.fields(_WANT)
    faults_before = len(part.faults)
    want = Want(
        face=read(fields, "face", lambda of: of.integer(1, dice.faces, 1), None),
        kinds=read(fields, "kinds", lambda of: _kinds(of, dice), ()),
        distinct=read(fields, "distinct", lambda of: of.boolean(stand_in=True), default=True),
        run=read(fields, "run", lambda of: of.integer(1, min(dice.count, dice.faces), 1), None),
        set=read(fields, "set", lambda of: _set(of, dice), ()),
        total=read(fields, "total", lambda of: of.integer(dice.count, dice.count * dice.faces, 1), None),
        same_color=read(fields, "color", lambda of: _same_color(of, dice), default=False),
    )
    read(fields, "any", _any, None)
    if part.table().keys() <= {"distinct"}:
        part.wrong(message("rulesets.right_want"))
    if len(part.faults) == faults_before:
        _check_possible(part, want, dice)
    return want


def _any(part: Part) -> None:
    if not part.boolean(stand_in=True):
        part.wrong(message("rulesets.right_true"))


def _kinds(part: Part, dice: DiceSpec) -> tuple[int, ...]:
    sizes = tuple(of.integer(1, dice.count, 1) for of in part.items())
    if sum(sizes) > dice.count:
        part.fault(message("rulesets.too_many_dice", key=part.path, asked=sum(sizes), dice=dice.count))
    return sizes


def _set(part: Part, dice: DiceSpec) -> tuple[int, ...]:
    faces = tuple(of.integer(1, dice.faces, 0) for of in part.items())
    known = [face for face in faces if face]
    if len(faces) > dice.count:
        part.fault(message("rulesets.too_many_dice", key=part.path, asked=len(faces), dice=dice.count))
    elif len(set(known)) < len(known):
        part.fault(message("rulesets.face_twice", key=part.path))
    return faces


def _same_color(part: Part, dice: DiceSpec) -> bool:
    is_same = part.name(("same",)) is not None
    if not dice.colors:
        part.fault(message("rulesets.no_colors", key=part.path))
        return False
    return is_same


def hands_of(dice: DiceSpec) -> int:
    """Return how many different hands `dice` can show, whichever die shows what."""
    return comb(dice.count + dice.faces - 1, dice.count)


def _hands(dice: DiceSpec) -> Iterator[tuple[int, ...]]:
    return combinations_with_replacement(range(dice.faces, 0, -1), dice.count)


def _check_possible(part: Part, want: Want, dice: DiceSpec) -> None:
    """Refuse a pattern that no hand meets, however sound each of its parts is."""
    if hands_of(dice) <= MOST_HANDS and not _is_possible(want, dice):
        part.fault(message("rulesets.impossible", key=part.path))


# What may be changed about a rule set is found by trying, and most of its boxes stay as they were.
@lru_cache(maxsize=4096)
def _is_possible(want: Want, dice: DiceSpec) -> bool:
    return any(match(want, hand, dice) is not None for hand in _hands(dice))


def read_tiers(part: Part) -> tuple[Tier, ...]:
    """Return a section's bonus tiers, which must rise."""
    tiers = []
    for item in part.items(MOST_TIERS):
        fields = item.fields(("at", "add"), required=("at", "add"))
        tiers.append(Tier(read(fields, "at", _points, 0), read(fields, "add", _points, 0)))
        if len(tiers) > 1 and "at" in fields and tiers[-1].at <= tiers[-2].at:
            fields["at"].fault(message("rulesets.not_rising", key=fields["at"].path, before=tiers[-2].at))
    return tuple(tiers)


def check_reach(section: Part, tiers: Section, boxes: tuple[Box, ...], dice: DiceSpec, times: int) -> None:
    """Refuse tiers that the best hand in every box of the section would not reach."""
    if hands_of(dice) > MOST_HANDS:
        return
    best = sum(_best(box, dice) for box in boxes if box.section == tiers.id) * times
    for item, tier in zip(section.table()["bonus"].items(), tiers.bonus, strict=True):
        if tier.at > best:
            item.fault(message("rulesets.out_of_reach", key=item.path, at=tier.at, best=best))


def _best(box: Box, dice: DiceSpec) -> int:
    """Return the most that a box can hold."""
    if box.scoring is Scoring.FIXED:
        most = box.points
    elif box.scoring is Scoring.MATCHED and box.want == Want(face=box.want.face) and box.want.face:
        most = box.want.face * dice.count  # As the search below would find: nearly every tier counts these.
    else:
        met = (
            (hand, matched) for hand in _hands(dice) if (matched := match(box.want, hand, dice)) is not None
        )
        counted = (matched if box.scoring is Scoring.MATCHED else hand for hand, matched in met)
        most = max((sum(faces) for faces in counted), default=0)
    return most + box.add + box.first_roll
