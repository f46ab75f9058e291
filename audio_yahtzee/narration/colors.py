"""Dice whose faces have colours, in words. Where they have none, dice are told as any others are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from audio_yahtzee.game.dice import Faces, grouped
from audio_yahtzee.game.ruleset import DiceSpec, RuleSet
from audio_yahtzee.messages import Items, Joining, Message, message
from audio_yahtzee.narration.terms import by_face, one_by_one

FEWEST_OF_A_COLOR = 3
"""Fewer dice of one colour than these are nothing to be told of."""
STRAY = 5
"""One die in so many may be of another colour where a hand is called nearly of one, and at least one may."""


def color_name(color: str) -> Message:
    """Return the name of a colour of the rules."""
    return message(f"color.{color}")


def as_they_lie(dice: Iterable[int], spec: DiceSpec) -> Items:
    """Return news of the faces as they lie, each with its colour where everything is said."""
    if not spec.colors:
        return one_by_one(dice)
    told = (message("colored.told_die", face=face, color=color_name(_color(face, spec))) for face in dice)
    return Items(tuple(told), Joining.COMMA)


def counted(dice: Iterable[int], spec: DiceSpec) -> Items:
    """Return news of the faces counted, each with its colour where everything is said."""
    if not spec.colors:
        return by_face(dice)
    told = (
        message("colored.told_dice", face=face, count=count, color=color_name(_color(face, spec)))
        for face, count in grouped(dice)
    )
    return Items(tuple(told))


def counted_by_color(dice: Faces, spec: DiceSpec) -> Items:
    """Return the faces counted, each with its colour: that of the most dice first."""
    if not spec.colors:
        return by_face(dice)
    of_color = Counter(_color(face, spec) for face in dice)
    order = list(of_color)
    groups = sorted(
        grouped(dice),
        key=lambda group: (-of_color[_color(group[0], spec)], order.index(_color(group[0], spec))),
    )
    told = (
        message("colored.dice", face=face, count=count, color=color_name(_color(face, spec)))
        for face, count in groups
    )
    return Items(tuple(told))


def one_die(face: int, spec: DiceSpec, *, is_kept: bool) -> Message:
    """Return one die that was asked for: its face, its colour, and whether it is kept."""
    if not spec.colors:
        return message("face.kept" if is_kept else "face.number", face=face)
    which = "colored.said_kept" if is_kept else "colored.said"
    return message(which, face=face, color=color_name(_color(face, spec)))


def die_in_a_row(face: int, spec: DiceSpec, *, is_kept: bool) -> Message:
    """Return one die among others, in the fewest words: "red two kept"."""
    if not spec.colors:
        return one_die(face, spec, is_kept=is_kept)
    which = "colored.die_kept" if is_kept else "colored.die"
    return message(which, face=face, color=color_name(_color(face, spec)))


def mostly_one_color(dice: Faces, rules: RuleSet) -> Message | None:
    """Return how many dice are of one colour where that is all of them or nearly all; else None.

    It is news only where a box asks for it, and where the faces alone do not tell.
    """
    spec = rules.dice
    if len(set(dice)) == 1 or not any(box.want.same_color for box in rules.boxes):
        return None
    color, count = Counter(_color(face, spec) for face in dice).most_common(1)[0]
    others = len(dice) - count
    if count < FEWEST_OF_A_COLOR or others > max(1, len(dice) // STRAY):
        return None
    return message("colored.most" if others else "colored.all", count=count, color=color_name(color))


def _color(face: int, spec: DiceSpec) -> str:
    return spec.colors[face - 1]
