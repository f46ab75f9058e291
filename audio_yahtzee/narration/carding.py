"""A card as it is walked: its cells, sums and total, and which of its boxes are open."""

from __future__ import annotations

from typing import assert_never

from audio_yahtzee.game.card import Card, Cell
from audio_yahtzee.game.legality import Preview, in_order
from audio_yahtzee.game.refusal import Reason
from audio_yahtzee.game.ruleset import Order, Section
from audio_yahtzee.messages import Items, Joining, Message, Value, message
from audio_yahtzee.narration.columns import Moved, column_name, in_row
from audio_yahtzee.narration.paying import amount, what_it_pays
from audio_yahtzee.narration.policies import as_game_points
from audio_yahtzee.narration.terms import box_name, cell_name, ordinal, section_name


def card_line(card: Card, cell: Cell, line: Preview | None, moved: Moved = Moved.THERE) -> Message:
    """Return one line of a card to be walked: what is written, or open with what it would pay now."""
    match moved:
        case Moved.THERE:
            return _line(card, cell, line, cell_name(cell, card.rules))
        case Moved.ROW:
            return in_row(_line(card, cell, line, box_name(cell.box)), cell.column)
        case Moved.COLUMN:
            return _line(card, cell, line, column_name(cell.column))
        case _:
            assert_never(moved)


def _line(card: Card, cell: Cell, line: Preview | None, name: Message) -> Message:
    points = card.points(cell)
    written = Items(tuple(_written(card, cell, raw) for raw in points), Joining.COMMA)
    if not card.is_open(cell):
        which = "card.filled" if len(card.rules.columns) == 1 else "card.filled_in_column"
        return message(which, box=name, points=written)
    if line is not None and line.refusal is not None:
        later = line.refusal.reason is Reason.OUT_OF_ORDER
        return message("card.open_later" if later else "card.open_refused", box=name)
    if points:
        left = card.rules.times - len(points)
        if line is None:
            return message("card.partly", box=name, points=written, left=left)
        pays = amount(line.outcome)
        return message("card.partly_pays", box=name, points=written, left=left, amount=pays)
    if line is None:
        return message("card.open", box=name)
    return message("card.open_pays", pays=what_it_pays(line, card, name))


def _written(card: Card, cell: Cell, raw: int) -> Value:
    counted = raw * card.rules.columns[cell.column]
    return raw if raw == counted else message("amount.counts", raw=raw, points=counted)


def row_line(card: Card, box: str) -> Message:
    """Return a row of a card with several columns: what is written in each, from the left."""
    cells = [Cell(box, column) for column in range(len(card.rules.columns))]
    each = tuple(
        Items(card.points(cell), Joining.COMMA) if card.points(cell) else message("card.is_open")
        for cell in cells
    )
    return message("card.row", box=box_name(box), cells=Items(each, Joining.COMMA))


def section_row(card: Card, section: Section) -> Message:
    """Return the raw sums of a section in all columns, from the left."""
    columns = range(len(card.rules.columns))
    sums = tuple(card.section_points(section.id, column) for column in columns)
    return message("card.row", box=section_name(section.id), cells=Items(sums, Joining.COMMA))


def column_row(card: Card) -> Message:
    """Return what the columns come to, multiplied, from the left."""
    totals = tuple(map(card.column_total, range(len(card.rules.columns))))
    return message("card.row", box=message("column.sums"), cells=Items(totals, Joining.COMMA))


def section_line(card: Card, section: Section, column: int, moved: Moved = Moved.THERE) -> Message:
    """Return a section's raw sum in a column, with its bonus where it has one."""
    values: dict[str, Value] = {
        "section": section_name(section.id),
        "points": card.section_points(section.id, column),
    }
    if section.bonus:
        said = message("card.section_bonus", bonus=card.section_bonus(section.id, column), **values)
    else:
        said = message("card.section", **values)
    return in_column(said, column, moved) if len(card.rules.columns) > 1 else said


def in_column(line: Message, column: int, moved: Moved) -> Message:
    """Return a line that is about a whole column (from 0), with its name where it is news."""
    if moved is Moved.COLUMN:
        return message("column.section", column=ordinal(column + 1), line=line)
    return in_row(line, column)


def column_line(card: Card, column: int, moved: Moved) -> Message:
    """Return what a column (from 0) comes to, multiplied."""
    return in_column(message("column.total", total=card.column_total(column)), column, moved)


def total_line(card: Card) -> Message:
    """Return a card's total, with extras where there are any, and game points where they rank."""
    if card.game_points is not None:
        return message("card.total_ranked", total=card.total, points=as_game_points(card.game_points))
    if card.extras and card.rules.extra is not None and card.rules.extra.bonus:
        return message("card.total_extras", total=card.total, extras=len(card.extras))
    return message("card.total", total=card.total)


def open_boxes(card: Card) -> Message:
    """Return the names of the open boxes, how many first; those that are in turn before the others."""
    cells = card.open_cells()
    if not cells:
        return message("open.none")
    now = in_order(card)
    later = tuple(cell for cell in cells if cell not in now)
    all_open = _grouped(card, cells)
    is_in_groups = all_open.joining is Joining.SENTENCES
    if card.rules.order is Order.FREE or not later:
        which = "open.groups" if is_in_groups else "open.boxes"
        return message(which, count=len(cells), boxes=all_open)
    which = "open.groups_in_order" if is_in_groups else "open.in_order"
    return message(which, count=len(cells), now=_grouped(card, now), later=_grouped(card, later))


def _grouped(card: Card, cells: tuple[Cell, ...]) -> Items:
    """Return the boxes of `cells`, those put together that are open in the same columns, or as often."""
    rules = card.rules
    groups: dict[tuple[tuple[int, ...], int], list[Message]] = {}
    columns: dict[str, tuple[int, ...]] = {}
    for cell in cells:
        columns[cell.box] = (*columns.get(cell.box, ()), cell.column)
    for box, open_in in columns.items():
        left = rules.times - len(card.points(Cell(box, open_in[0])))
        groups.setdefault((open_in, left), []).append(box_name(box))
    if len(rules.columns) == rules.times == 1:
        return Items(tuple(name for names in groups.values() for name in names), Joining.COMMA)
    return Items(
        tuple(_group(card, tuple(names), *where) for where, names in groups.items()), Joining.SENTENCES
    )


def _group(card: Card, names: tuple[Message, ...], columns: tuple[int, ...], left: int) -> Message:
    rules = card.rules
    if rules.times > 1:
        return message("open.left", boxes=Items(names), left=left, times=rules.times)
    if len(columns) == len(rules.columns):
        return message("open.in_all", boxes=Items(names))
    ordinals = Items(tuple(ordinal(column + 1) for column in columns))
    return message("open.in_some", boxes=Items(names), columns=ordinals)
