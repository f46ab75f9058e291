"""The words that messages are made of: boxes, faces, cells, sections, rule sets."""

from __future__ import annotations

from collections.abc import Iterable

from audio_yahtzee.game.card import Cell
from audio_yahtzee.game.dice import Faces, grouped
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
    """Return the names of `cells` as a list: each box once, with its columns unless it is all of them."""
    columns: dict[str, list[int]] = {}
    for cell in cells:
        columns.setdefault(cell.box, []).append(cell.column)
    return Items(tuple(_box_in(box, among, rules, joining) for box, among in columns.items()), joining)


def _box_in(box: str, columns: list[int], rules: RuleSet, joining: Joining) -> Message:
    if len(columns) == len(rules.columns):
        return box_name(box)
    if len(columns) == 1:
        return cell_name(Cell(box, columns[0]), rules)
    ordinals = Items(
        tuple(ordinal(column + 1) for column in columns),
        Joining.OR if joining is Joining.OR else Joining.AND,
    )
    return message("cell.in_columns", box=box_name(box), columns=ordinals)


def is_match(cells: tuple[Cell, ...], dice: Faces, rules: RuleSet) -> bool:
    """Tell whether `cells` are all of the one box for a face that `dice` show."""
    boxes = {cell.box for cell in cells}
    return len(boxes) == 1 and rules.by_id[cells[0].box].want.face in dice


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
