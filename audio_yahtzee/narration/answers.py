"""Answers to questions that change nothing: dice, boxes, cards, standing, turn and bonus."""

from __future__ import annotations

from typing import assert_never

from audio_yahtzee.game.card import Card, Cell
from audio_yahtzee.game.dice import Positions, at
from audio_yahtzee.game.legality import Preview, preview
from audio_yahtzee.game.ruleset import RuleSet, Section
from audio_yahtzee.game.standing import Place, standing
from audio_yahtzee.game.state import Phase, State
from audio_yahtzee.messages import Items, Joining, Message, Value, message
from audio_yahtzee.narration.listening import Listening
from audio_yahtzee.narration.refusals import refused
from audio_yahtzee.narration.terms import (
    by_face,
    cell_name,
    cell_names,
    one_by_one,
    section_name,
)


def whole_hand(state: State) -> Message:
    """Return the dice grouped by face, the kept ones first."""
    if not state.dice:
        return message("dice.none")
    free = tuple(place for place in range(len(state.dice)) if place not in state.kept)
    if not state.kept:
        return message("dice.free", dice=by_face(state.dice))
    if not free:
        return message("dice.all_kept", dice=by_face(state.dice))
    return message("dice.split", kept=by_face(at(state.dice, state.kept)), dice=by_face(at(state.dice, free)))


def hand_by_place(state: State) -> Message:
    """Return the dice as they lie, each kept one called so."""
    if not state.dice:
        return message("dice.none")
    places = range(len(state.dice))
    return message("dice.places", dice=Items(tuple(die(state, place) for place in places), Joining.COMMA))


def die(state: State, place: int) -> Message:
    """Return the die at `place` (from 0): its face, and whether it is kept."""
    return message("face.kept" if place in state.kept else "face.number", face=state.dice[place])


def dice_of(dice: tuple[int, ...], kept: Positions) -> Message:
    """Return another player's hand, the kept dice called so."""
    if not kept:
        return message("dice.bare", dice=by_face(dice))
    return message("dice.of_other", kept=by_face(at(dice, kept)), dice=one_by_one(dice))


def what_it_pays(line: Preview, rules: RuleSet) -> Message:
    """Return what one open box would pay now, with the bonus or extra it would bring."""
    result = line.outcome
    values: dict[str, Value] = {"box": cell_name(line.cell, rules), "points": result.points}
    if line.refusal is not None:
        return message("preview.not_allowed", **values)
    if result.bonus or result.extra:
        return message("preview.with_bonus", bonus=result.bonus + result.extra, **values)
    if result.raw != result.points:
        return message("preview.multiplied", raw=result.raw, **values)
    return message("preview.plain", **values)


def best_first(lines: tuple[Preview, ...]) -> list[Preview]:
    """Return the previews that may be chosen, the best paying first, in card order where they pay alike."""
    return sorted((line for line in lines if line.refusal is None), key=lambda line: -line.outcome.gain)


def previews(state: State, *, best: bool) -> Message:
    """Return what the open boxes pay now: best first with the zeros put together, or in card order."""
    lines = preview(state)
    if not lines:
        return _no_previews(state.phase)
    rules = state.rules
    if not best:
        return message(
            "preview.in_order", boxes=Items(tuple(what_it_pays(line, rules) for line in lines), Joining.COMMA)
        )
    ordered = best_first(lines)
    if not ordered and lines[0].refusal is not None:
        return refused(lines[0].refusal, state)
    paying = [what_it_pays(line, rules) for line in ordered if line.outcome.gain]
    nothing = [line.cell for line in ordered if not line.outcome.gain]
    if not paying:
        return message("preview.all_zero", boxes=cell_names(nothing, rules))
    boxes = Items(tuple(paying), Joining.COMMA)
    if not nothing:
        return message("preview.best", boxes=boxes)
    return message("preview.best_and_zero", boxes=boxes, nothing=cell_names(nothing, rules))


def _no_previews(phase: Phase) -> Message:
    match phase:
        case Phase.TURN:
            return message("preview.no_dice")
        case Phase.ROLL_OFF:
            return message("refusal.roll_off")
        case Phase.OVER:
            return message("turn.over")
        case _:
            assert_never(phase)


def open_boxes(card: Card) -> Message:
    """Return the names of the open boxes, in card order, how many first."""
    cells = card.open_cells()
    if not cells:
        return message("open.none")
    return message("open.boxes", count=len(cells), boxes=cell_names(cells, card.rules))


def card_line(card: Card, cell: Cell, line: Preview | None) -> Message:
    """Return one line of a card to be walked: what is written, or open with what it would pay now."""
    name = cell_name(cell, card.rules)
    points = card.points(cell)
    if card.is_open(cell):
        if points:
            so_far = Items(tuple(points), Joining.COMMA)
            return message("card.partly", box=name, points=so_far, left=card.rules.times - len(points))
        if line is None:
            return message("card.open", box=name)
        if line.refusal is not None:
            return message("card.open_refused", box=name)
        return message("card.open_pays", pays=what_it_pays(line, card.rules))
    return message("card.filled", box=name, points=Items(tuple(points), Joining.COMMA))


def section_line(card: Card, section: Section, column: int) -> Message:
    """Return a section's sum in a column, with its bonus where it has one."""
    values: dict[str, Value] = {
        "section": section_name(section.id),
        "points": card.section_points(section.id, column),
    }
    if not section.bonus:
        return message("card.section", **values)
    return message("card.section_bonus", bonus=card.section_bonus(section.id, column), **values)


def total_line(card: Card) -> Message:
    """Return a card's total, with extras where there are any."""
    if card.extras and card.rules.extra is not None and card.rules.extra.bonus:
        return message("card.total_extras", total=card.total, extras=len(card.extras))
    return message("card.total", total=card.total)


def bonus_pace(card: Card, section: str, column: int) -> Message | None:
    """Return how a section stands towards its bonus; None for a section without one.

    The pace is the share of the lowest unreached tier that the filled boxes should have brought, in
    proportion to their faces: three of each face in a card of five dice.
    """
    part = next(part for part in card.rules.sections if part.id == section)
    if not part.bonus:
        return None
    points = card.section_points(section, column)
    values: dict[str, Value] = {"section": section_name(section), "points": points}
    ahead = [tier for tier in part.bonus if points < tier.at]
    if not ahead:
        return message("pace.reached", bonus=card.section_bonus(section, column), **values)
    tier = ahead[0]
    values |= {"left": tier.at - points, "bonus": tier.add}
    boxes = [box for box in card.rules.boxes if box.section == section]
    cells = {box.id: Cell(box.id, column) for box in boxes}
    if not any(card.is_open(cells[box.id]) for box in boxes):
        return message("pace.missed", **values)
    faces = sum(box.want.face or 0 for box in boxes)
    if not all(box.want.face for box in boxes):
        return message("pace.left", **values)
    written = sum((box.want.face or 0) * len(card.points(cells[box.id])) for box in boxes)
    by = points - tier.at * written / (faces * card.rules.times)
    if by == 0:
        return message("pace.even", **values)
    return message("pace.above" if by > 0 else "pace.below", by=max(1, round(abs(by))), **values)


def bonuses(card: Card) -> Message:
    """Return how every section stands towards its bonus, column by column."""
    lines = [
        _in_column(line, column, card.rules)
        for column in range(len(card.rules.columns))
        for section in card.rules.sections
        if (line := bonus_pace(card, section.id, column)) is not None
    ]
    if not lines:
        return message("pace.no_bonus")
    return (
        lines[0] if len(lines) == 1 else message("pace.columns", lines=Items(tuple(lines), Joining.SENTENCES))
    )


def _in_column(line: Message, column: int, rules: RuleSet) -> Message:
    if len(rules.columns) == 1:
        return line
    return message("pace.in_column", column=column + 1, pace=line)


def whose_turn(state: State, listening: Listening) -> Message:
    """Return whose turn it is, which round, and how many rolls are left."""
    if state.is_over:
        return message("turn.over")
    name = listening.names[state.player]
    if state.phase is Phase.ROLL_OFF:
        return message("turn.roll_off", player=name)
    return message(
        "turn.now", player=name, round=state.round, rounds=state.rules.turns, rolls=state.rolls_left
    )


def standing_short(state: State, listening: Listening) -> Message:
    """Return each player's points, the leader first."""
    players = [
        message("standing.player", player=listening.names[player], points=place.points)
        for place in standing(state)
        for player in place.players
    ]
    return message("standing.short", players=Items(tuple(players), Joining.COMMA))


def standing_detail(state: State, listening: Listening) -> tuple[Message, ...]:
    """Return a line for each player: place, points, sections and open boxes."""
    return tuple(
        _standing_line(state, place, player, listening)
        for place in standing(state)
        for player in place.players
    )


def _standing_line(state: State, place: Place, player: int, listening: Listening) -> Message:
    card = state.seats[player].card
    return message(
        "standing.detail",
        place=message("ordinal.word", n=place.rank),
        player=listening.names[player],
        points=place.points,
        total=card.total,
        upper=sum(
            card.section_points(section.id, column)
            for section in card.rules.sections
            if section.bonus
            for column in range(len(card.rules.columns))
        ),
        open=len(card.open_cells()),
        extras=len(card.extras),
    )


def would_score_nothing(state: State, cell: Cell, key: Message) -> Message | None:
    """Return the question to be asked before a zero is written where points were to be had, else None."""
    lines = [line for line in preview(state) if line.refusal is None]
    chosen = next((line for line in lines if line.cell == cell), None)
    if chosen is None or chosen.outcome.gain or not any(line.outcome.gain for line in lines):
        return None
    return message("confirm.zero", box=cell_name(cell, state.rules), key=key)
