"""What dice lack for a pattern: the nearest miss of each of its parts, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from audio_yahtzee.game.dice import Faces, grouped
from audio_yahtzee.game.patterns import match
from audio_yahtzee.game.ruleset import DiceSpec, Want
from audio_yahtzee.messages import Items, Joining, Message, Value, message
from audio_yahtzee.narration.terms import by_face


def missing(want: Want, dice: Faces, spec: DiceSpec) -> Message:
    """Return what `dice`, which do not form `want`, lack for it; all of its unmet parts are told."""
    parts: list[Value] = []
    if want.kinds and not _is_met(Want(kinds=want.kinds, distinct=want.distinct), dice, spec):
        parts.append(_groups(want, dice))
    if want.run is not None and not _is_met(Want(run=want.run), dice, spec):
        parts.append(_row(want.run, dice, spec))
    if want.set and not set(want.set) <= set(dice):
        lacking = sorted(set(want.set) - set(dice))
        parts.append(message("miss.set", missing=_ones(lacking), count=len(lacking)))
    if want.total is not None and sum(dice) != want.total:
        parts.append(message("miss.total", sum=sum(dice)))
    if want.same_color and not parts:
        # Only dice that are there can be of the wrong colour.
        formed = match(replace(want, same_color=False), dice, spec)
        parts.append(in_colors(formed or dice, spec))
    return message("miss.parts", parts=Items(tuple(parts), Joining.COMMA))


def in_colors(dice: Faces, spec: DiceSpec) -> Message:
    """Return `dice` by colour, the most frequent colour first."""
    of_color = Counter(spec.colors[face - 1] for face in dice)
    colors = tuple(
        message(
            "miss.color",
            color=message(f"color.{color}"),
            dice=by_face(face for face in dice if spec.colors[face - 1] == color),
        )
        for color, _ in of_color.most_common()
    )
    return message("miss.parts", parts=Items(colors, Joining.COMMA))


def row(faces: Iterable[int]) -> Items:
    """Return single faces in rising order: "two, three and four"."""
    return Items(tuple(message("face.number", face=face) for face in sorted(faces)))


def _ones(faces: Iterable[int], joining: Joining = Joining.AND) -> Items:
    return Items(tuple(message("face.one", face=face) for face in faces), joining)


def _is_met(want: Want, dice: Faces, spec: DiceSpec) -> bool:
    return match(want, dice, spec) is not None


def _groups(want: Want, dice: Faces) -> Message:
    """Return how far groups of equal dice got: the largest that are there, and what is then lacking."""
    left = Counter(dict(grouped(dice)))
    if len(left) == 1 and len(want.kinds) > 1 and want.distinct:
        return message("miss.all_same", count=len(dice), face=dice[0])
    found: list[int] = []
    lacking: list[int] = []
    for size in sorted(want.kinds, reverse=True):
        face = max(left, key=lambda face: (left[face], face))
        if left[face] < size:
            lacking.append(size)
            continue
        found += [face] * size
        left[face] = 0 if want.distinct else left[face] - size
    largest, smallest = max(Counter(found).values(), default=0), min(lacking)
    if largest <= 1 < smallest:
        return _most_alike(dice)
    sizes = tuple(message("miss.size", count=size) for size in dict.fromkeys(lacking))
    # Dice that are there could be taken for the lacking ones where these are no more of a kind.
    if smallest > largest:
        which = "miss.group"
    else:
        which = "miss.group_other" if want.distinct else "miss.group_further"
    return message(which, found=by_face(found), missing=Items(sizes, Joining.OR))


def _most_alike(dice: Faces) -> Message:
    most = grouped(dice)[0][1]
    if most == 1:
        return message("miss.all_differ")
    alike = [face for face, count in grouped(dice) if count == most]
    return message("miss.most", dice=by_face((face for face in dice if face in alike), Joining.OR))


def _row(length: int, dice: Faces, spec: DiceSpec) -> Message:
    """Return which faces of a row of `length` are there, and which one would complete it if one would."""
    there = set(dice)
    windows = [set(range(start, start + length)) for start in range(1, spec.faces - length + 2)]
    nearly = [window for window in windows if len(window - there) == 1]
    if nearly and length > 2:
        present = there & set[int]().union(*nearly)
        lacking = sorted(set[int]().union(*nearly) - there)
        return message("miss.row_gap", faces=row(present), missing=_ones(lacking, Joining.OR))
    longest = max(_rows(there), key=lambda faces: (len(faces), faces))
    if len(longest) == 1:
        return message("miss.no_row")
    return message("miss.row", faces=row(longest))


def _rows(faces: set[int]) -> list[list[int]]:
    """Return the faces in rows without a gap, each as long as it goes."""
    rows: list[list[int]] = []
    for face in sorted(faces):
        if rows and face == rows[-1][-1] + 1:
            rows[-1].append(face)
        else:
            rows.append([face])
    return rows
