"""What a box wants and what it pays, in plain words made from the rule data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from audio_yahtzee.game.ruleset import Box, RuleSet, Scoring, Want
from audio_yahtzee.messages import Items, Joining, Message, Value, message
from audio_yahtzee.narration.terms import box_name

_PAIR = 2
_FEWEST_TOLD_AS_ONE = 3
"""Boxes for faces in a row: "ones to sixes" is shorter than six sentences; two are told one by one."""


def pattern(want: Want, dice: int) -> Message:
    """Return what a box wants, of `dice` dice, in words."""
    parts: list[Value] = []
    if want.face is not None:
        parts.append(message("pattern.face", face=message("face.plural", face=want.face)))
    if want.kinds:
        parts.append(_groups(want, dice))
    if want.run is not None:
        parts.append(message("pattern.run", count=want.run))
    if want.set:
        parts.append(_set(want.set))
    if want.total is not None:
        parts.append(message("pattern.total", total=want.total))
    if not parts:
        return message("pattern.color" if want.same_color else "pattern.any")
    told = message("pattern.parts", parts=Items(tuple(parts)))
    if want.same_color:
        told = message("pattern.in_one_color", pattern=told)
    if want.distinct or len(want.kinds) == 1 or not want.kinds:
        return told
    if len(want.kinds) == 2 and len(parts) == 1:
        return message("pattern.or_equal", pattern=told, count=sum(want.kinds))
    return message("pattern.even_alike", pattern=told)


def _groups(want: Want, dice: int) -> Message:
    sizes = want.kinds
    if len(sizes) == 1:
        return message("pattern.all_equal" if sizes[0] == dice else "pattern.equal", count=sizes[0])
    if set(sizes) == {1} and want.distinct:
        return message("pattern.different", count=len(sizes))
    if set(sizes) == {_PAIR}:
        return message("pattern.pairs_apart" if want.distinct else "pattern.pairs", count=len(sizes))
    groups = tuple(message("pattern.group", count=size) for size in sizes)
    if not want.distinct:
        return message("pattern.groups", groups=Items(groups))
    if len(groups) > 2:
        return message("pattern.groups_apart", groups=Items(groups))
    return message("pattern.two_groups", first=groups[0], second=groups[1])


def _set(faces: tuple[int, ...]) -> Message:
    first, last = min(faces), max(faces)
    if len(faces) > 2 and sorted(faces) == list(range(first, last + 1)):
        return message("pattern.span", first=first, last=last)
    return message("pattern.set", faces=Items(tuple(sorted(faces))))


def pays(box: Box) -> Message:
    """Return what a box pays when its pattern is met, in words."""
    fixed = box.points + box.add
    match box.scoring:
        case Scoring.MATCHED:
            paid = message("pays.matched")
        case Scoring.ALL:
            paid = message("pays.all")
        case Scoring.FIXED:
            paid = message("pays.fixed", points=fixed)
        case _:
            assert_never(box.scoring)
    is_sum = box.scoring is not Scoring.FIXED
    if box.add and is_sum:
        paid = message("pays.plus", paid=paid, points=box.add)
    parts: list[Value] = [paid]
    if box.first_roll and is_sum:
        parts.append(message("pays.first_roll_more", points=box.first_roll))
    elif box.first_roll:
        parts.append(message("pays.first_roll", points=fixed + box.first_roll))
    if box.first_roll_wins:
        parts.append(message("pays.first_roll_wins"))
    if box.needs is not None:
        parts.append(message("pays.needs", box=box_name(box.needs)))
    return message("pays.parts", parts=Items(tuple(parts), Joining.COMMA))


def face_of(box: Box) -> Message | None:
    """Return the faces that a box adds up; None for a box that wants or pays anything else."""
    face = _plain_face(box)
    return None if face is None else message("face.plural", face=face)


def _plain_face(box: Box) -> int | None:
    plain = Box(box.id, box.section, Want(face=box.want.face), Scoring.MATCHED)
    return box.want.face if box == plain else None


def box_rule(box: Box, rules: RuleSet) -> Message:
    """Return one box of the card as a sentence."""
    name = box_name(box.id)
    face = face_of(box)
    if face is not None:
        return message("rule.face_box", box=name, face=face)
    if box in [Box(box.id, box.section, Want(), scoring) for scoring in (Scoring.ALL, Scoring.MATCHED)]:
        return message("rule.any_box", box=name)
    return message("rule.box", box=name, pattern=pattern(box.want, rules.dice.count), pays=pays(box))


def box_rules(boxes: tuple[Box, ...], rules: RuleSet) -> list[Message]:
    """Return `boxes` as sentences, those for faces that follow one another put together in one."""
    lines: list[Message] = []
    left = list(boxes)
    while left:
        row = faces_in_a_row(left)
        if row:
            lines.append(message("rule.face_boxes", first=box_name(row[0].id), last=box_name(row[-1].id)))
        else:
            row = left[:1]
            lines.append(box_rule(row[0], rules))
        del left[: len(row)]
    return lines


def box_order(rules: RuleSet) -> Message:
    """Return in which order the boxes stand on the card."""
    return message("rule.box_order", boxes=Items(tuple(box_name(box.id) for box in rules.boxes)))


def faces_in_a_row(boxes: Sequence[Box]) -> list[Box]:
    """Return the boxes at the start of `boxes` that add up one face each, every face one more.

    [] where these are so few that they are told one by one.
    """
    row: list[Box] = []
    for box in boxes:
        face = _plain_face(box)
        if face is None or (row and face != (row[-1].want.face or 0) + 1):
            break
        row.append(box)
    return row if len(row) >= _FEWEST_TOLD_AS_ONE else []
