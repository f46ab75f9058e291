"""The words that messages are made of: boxes, faces, cells, sections, rule sets."""

from __future__ import annotations

from collections.abc import Iterable

from audio_yahtzee.game.card import Cell
from audio_yahtzee.game.dice import grouped
from audio_yahtzee.game.ruleset import RuleSet
from audio_yahtzee.messages import Items, Joining, Message, message


def box_name(box: str) -> Message:
    """Return the name of a box."""
    return message(f"box.{box}")


def section_name(section: str) -> Message:
    """Return the name of a section of the card."""
    return message(f"section.{section}")


def rules_name(rules: RuleSet) -> Message:
    """Return the name of a rule set, and that players have changed it where they have."""
    name = message(f"rules.{rules.id}")
    return message("workshop.changed", rules=name) if rules.overlay else name


def cell_name(cell: Cell, rules: RuleSet) -> Message:
    """Return a cell's name: its box, and its column where there are several."""
    if len(rules.columns) == 1:
        return box_name(cell.box)
    return message("cell.in_column", box=box_name(cell.box), column=ordinal(cell.column + 1))


def cell_names(cells: Iterable[Cell], rules: RuleSet, joining: Joining = Joining.COMMA) -> Items:
    """Return the names of `cells` as a list."""
    return Items(tuple(cell_name(cell, rules) for cell in cells), joining)


def ordinal(number: int) -> Message:
    """Return "first", "second", … as a word."""
    return message("ordinal.word", n=number)


def one_by_one(dice: Iterable[int]) -> Items:
    """Return the faces as they lie: "two, two, five"."""
    return Items(tuple(message("face.number", face=face) for face in dice), Joining.COMMA)


def by_face(dice: Iterable[int], joining: Joining = Joining.AND) -> Items:
    """Return the faces counted: "three twos, a four and a five"."""
    counted = (message("face.counted", face=face, count=count) for face, count in grouped(dice))
    return Items(tuple(counted), joining)
