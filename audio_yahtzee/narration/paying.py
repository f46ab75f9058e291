"""What the open boxes would pay now: one by one, put together by box, and what a zero would give away."""

from __future__ import annotations

from itertools import groupby
from typing import assert_never

from audio_yahtzee.game.card import Card, Cell
from audio_yahtzee.game.legality import Preview, legal, preview
from audio_yahtzee.game.scoring import Outcome
from audio_yahtzee.game.state import Phase, State
from audio_yahtzee.messages import Items, Joining, Message, Value, message
from audio_yahtzee.narration.columns import Moved, column_name, in_row
from audio_yahtzee.narration.refusals import refused
from audio_yahtzee.narration.terms import box_name, cell_name, ordinal

Lines = tuple[Preview, ...]


def what_it_pays(line: Preview, card: Card, name: Message | None = None) -> Message:
    """Return what one open cell of `card` would pay now, with the bonus or extra it would bring.

    `name` is what the cell is called; by default by its box, and its column where there are several. Where
    boxes are filled several times, how often this one may still be comes last.
    """
    pays = _pays(line, card, name)
    times = card.rules.times
    if times == 1 or line.refusal is not None or line.outcome.wins:
        return pays
    return message("preview.times", pays=pays, left=times - len(card.points(line.cell)), times=times)


def _pays(line: Preview, card: Card, name: Message | None) -> Message:
    rules = card.rules
    box = cell_name(line.cell, rules) if name is None else name
    if line.refusal is not None:
        return message("preview.not_allowed", box=box)
    if line.outcome.wins:
        return message("preview.wins", box=box)
    which = "preview.plain" if len(rules.columns) == 1 else "preview.in_column"
    return message(which, box=box, amount=amount(line.outcome))


def moved_to(line: Preview, card: Card, moved: Moved) -> Message:
    """Return what an open cell would pay, as it is heard when one has `moved` to it."""
    match moved:
        case Moved.THERE:
            return what_it_pays(line, card)
        case Moved.ROW:
            return in_row(what_it_pays(line, card, box_name(line.cell.box)), line.cell.column)
        case Moved.COLUMN:
            return what_it_pays(line, card, column_name(line.cell.column))
        case _:
            assert_never(moved)


def amount(result: Outcome) -> Message:
    """Return the points of `result`: raw and counted where they differ, what comes on top, and if served."""
    if result.raw == result.points:
        points = message("amount.points", points=result.points)
    else:
        points = message("amount.counts", raw=result.raw, points=result.points)
    return _with_additions(points, result)


def _with_additions(points: Message, result: Outcome) -> Message:
    if result.bonus or result.extra:
        points = message("amount.with_bonus", amount=points, bonus=result.bonus + result.extra)
    return message("amount.served", amount=points) if result.served else points


def best_first(lines: Lines) -> list[Preview]:
    """Return the previews that may be chosen, the best paying first, in card order where they pay alike."""
    return sorted(
        (line for line in lines if line.refusal is None),
        key=lambda line: (not line.outcome.wins, -line.outcome.gain),
    )


def by_box(lines: Lines) -> list[Lines]:
    """Return the previews that may be chosen put together by box: best boxes first, and columns within."""
    boxes: dict[str, Lines] = {}
    for line in best_first(lines):
        boxes[line.cell.box] = (*boxes.get(line.cell.box, ()), line)
    return list(boxes.values())


def box_pays(lines: Lines, card: Card) -> Message:
    """Return what the cells of one box would pay, in their order, the raw points said once.

    All `lines` are of one box and hold the same raw points.
    """
    return what_it_pays(lines[0], card) if len(lines) == 1 else _columns_pay(lines)


def _columns_pay(lines: Lines) -> Message:
    box, raw = box_name(lines[0].cell.box), lines[0].outcome.raw
    if lines[0].refusal is not None:
        return message("preview.not_allowed", box=box)
    if not any(line.outcome.gain for line in lines):
        return message("preview.plain", box=box, amount=amount(lines[0].outcome))
    if len({(line.outcome.points, line.outcome.gain) for line in lines}) == 1:
        columns = Items(tuple(ordinal(line.cell.column + 1) for line in lines))
        return message("preview.alike", box=box, amount=amount(lines[0].outcome), columns=columns)
    each = tuple(map(_in_column, lines))
    best = _in_column(best_first(lines)[0])
    return message("preview.columns", box=box, raw=raw, best=best, columns=Items(each, Joining.COMMA))


def _in_column(line: Preview) -> Message:
    points = _with_additions(message("amount.points", points=line.outcome.points), line.outcome)
    return message("preview.column", amount=points, column=ordinal(line.cell.column + 1))


def previews(state: State, *, best: bool) -> Message:
    """Return what the open boxes pay now: best first with the zeros put together, or in card order."""
    lines = preview(state)
    if not lines:
        return _no_previews(state)
    # Where each box lists its columns, commas between boxes too could not be told from them.
    joining = Joining.COMMA if len(state.rules.columns) == 1 else Joining.SENTENCES
    if not best:
        return message("preview.in_order", boxes=Items(_in_card_order(lines, state.card), joining))
    boxes = by_box(lines)
    if not boxes and lines[0].refusal is not None:
        return refused(lines[0].refusal, state)
    return _best(boxes, state.card, joining)


def _best(boxes: list[Lines], card: Card, joining: Joining) -> Message:
    """Return what `boxes` pay, those together that pay nothing, or nothing but the extra."""
    with_extra_only = [box for box in boxes if _is_extra_only(box)]
    if joining is Joining.COMMA and len(with_extra_only) > 1:
        return _extra_apart([box for box in boxes if box not in with_extra_only], with_extra_only, card)
    paying = tuple(_in_list(box, card) for box in boxes if box[0].outcome.gain)
    nothing = Items(
        tuple(box_name(box[0].cell.box) for box in boxes if not box[0].outcome.gain), Joining.COMMA
    )
    if not paying:
        return message("preview.all_zero", boxes=nothing)
    listed = Items(paying, joining)
    if not nothing.values:
        return message("preview.best", boxes=listed)
    which = "preview.best_and_zero" if joining is Joining.COMMA else "preview.columns_and_zero"
    return message(which, boxes=listed, nothing=nothing)


def _is_extra_only(lines: Lines) -> bool:
    return lines[0].outcome.extra > 0 and not _in_box(lines[0])


def _extra_apart(paying: list[Lines], with_extra_only: list[Lines], card: Card) -> Message:
    """Return what pays, and put together the boxes that would be a zero and bring nothing but the extra."""
    extra = with_extra_only[0][0].outcome.extra
    boxes = Items(tuple(box_name(box[0].cell.box) for box in with_extra_only), Joining.COMMA)
    only = message("preview.extra_only", extra=extra, boxes=boxes)
    if not paying:
        return only
    best = Items(tuple(_in_list(box, card) for box in paying), Joining.COMMA)
    return message("preview.best_and_extra", boxes=best, only=only)


def _in_card_order(lines: Lines, card: Card) -> tuple[Value, ...]:
    def alike(line: Preview) -> tuple[str, int, bool]:
        return line.cell.box, line.outcome.raw, line.refusal is None

    return tuple(_in_list(tuple(group), card) for _, group in groupby(lines, key=alike))


def _in_list(lines: Lines, card: Card) -> Message:
    """Return what one box would pay among others: what is left of each would drown what they pay."""
    return _pays(lines[0], card, None) if len(lines) == 1 else _columns_pay(lines)


def _no_previews(state: State) -> Message:
    match state.phase:
        case Phase.TURN:
            return _before_the_roll(state.card)
        case Phase.ROLL_OFF:
            return message("refusal.roll_off")
        case Phase.OVER:
            return message("turn.over")
        case _:
            assert_never(state.phase)


def _before_the_roll(card: Card) -> Message:
    """Return that there are no dice yet, and what the coming roll may bring that later ones do not."""
    rules = card.rules
    still_open = dict.fromkeys(cell.box for cell in card.open_cells())
    more = tuple(box_name(box) for box in still_open if rules.by_id[box].first_roll)
    wins = tuple(box_name(box) for box in still_open if rules.by_id[box].first_roll_wins)
    if not more:
        return message("preview.no_dice")
    if not wins:
        return message("preview.first_roll", boxes=Items(more))
    return message("preview.first_roll_wins", boxes=Items(more), wins=Items(wins, Joining.OR))


def only_cell(state: State) -> Cell | None:
    """Return the one cell that may be filled now; None where there are several, or none."""
    cells = legal(state).cells
    return cells[0] if len(cells) == 1 else None


def only_choice(state: State, key: Value) -> Message | None:
    """Return what `key` would write where just one cell may be filled, else None."""
    cell = only_cell(state)
    line = next((line for line in preview(state) if line.cell == cell), None)
    if line is None:
        return None
    name = cell_name(line.cell, state.rules)
    if line.outcome.wins:
        return message("single.wins", key=key, box=name)
    if not line.outcome.gain:
        return message("single.zero", key=key, box=name)
    return message("single.points", key=key, box=name, points=amount(line.outcome))


def would_score_nothing(state: State, cell: Cell, key: Message) -> Message | None:
    """Return the question to be asked before a zero is written where points were to be had, else None."""
    if not gives_points_away(state, cell):
        return None
    return message("confirm.zero", box=cell_name(cell, state.rules), key=key)


def gives_points_away(state: State, cell: Cell) -> bool:
    """Return whether `cell` may be filled and would get nothing, where points were to be had.

    They were to be had in another box, or, where there is no other, by rolling again. An extra does not
    count: any box brings it.
    """
    lines = [line for line in preview(state) if line.refusal is None]
    chosen = next((line for line in lines if line.cell == cell), None)
    if chosen is None or _in_box(chosen) or chosen.outcome.wins:
        return False
    may_roll = len(lines) == 1 and state.rolls_left > 0 and not chosen.outcome.extra
    return may_roll or any(map(_in_box, lines))


def chooses_zero(state: State, cell: Cell) -> bool:
    """Return whether `cell` may be filled and would get nothing, and there is something else to do."""
    lines = [line for line in preview(state) if line.refusal is None]
    chosen = next((line for line in lines if line.cell == cell), None)
    if chosen is None or _in_box(chosen) or chosen.outcome.wins:
        return False
    return len(lines) > 1 or gives_points_away(state, cell)


def _in_box(line: Preview) -> int:
    """Return what a cell would bring by itself, its section's bonus included."""
    return line.outcome.gain - line.outcome.extra
