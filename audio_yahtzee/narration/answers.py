"""Answers to questions that change nothing: dice, bonus, turn and standing."""

from __future__ import annotations

from typing import assert_never

from audio_yahtzee.game.card import Card, Cell
from audio_yahtzee.game.dice import Positions, at
from audio_yahtzee.game.legality import in_order
from audio_yahtzee.game.ruleset import Order, RuleSet, Section
from audio_yahtzee.game.standing import Place, standing
from audio_yahtzee.game.state import Phase, State
from audio_yahtzee.messages import Items, Joining, Message, Value, message
from audio_yahtzee.narration.colors import as_they_lie, counted_by_color, die_in_a_row, one_die
from audio_yahtzee.narration.game_points import game_points_pace
from audio_yahtzee.narration.listening import Listening
from audio_yahtzee.narration.policies import as_game_points
from audio_yahtzee.narration.terms import (
    cell_names,
    ordinal,
    section_name,
)


def whole_hand(state: State) -> Message:
    """Return the dice grouped by face, the kept ones first."""
    if not state.dice:
        return message("dice.none")
    spec = state.rules.dice
    free = tuple(place for place in range(len(state.dice)) if place not in state.kept)
    if not state.kept:
        return message("dice.free", dice=counted_by_color(state.dice, spec))
    if not free:
        return message("dice.all_kept", dice=counted_by_color(state.dice, spec))
    kept = counted_by_color(at(state.dice, state.kept), spec)
    return message("dice.split", kept=kept, dice=counted_by_color(at(state.dice, free), spec))


def hand_by_place(state: State) -> Message:
    """Return the dice as they lie, each kept one called so."""
    if not state.dice:
        return message("dice.none")
    told = (
        die_in_a_row(face, state.rules.dice, is_kept=place in state.kept)
        for place, face in enumerate(state.dice)
    )
    return message("dice.places", dice=Items(tuple(told), Joining.COMMA))


def die(state: State, place: int) -> Message:
    """Return the die at `place` (from 0): its face, its colour if it has one, and whether it is kept."""
    return one_die(state.dice[place], state.rules.dice, is_kept=place in state.kept)


def dice_of(dice: tuple[int, ...], kept: Positions, rules: RuleSet) -> Message:
    """Return another player's hand, the kept dice called so."""
    if not kept:
        return message("dice.bare", dice=counted_by_color(dice, rules.dice))
    held = counted_by_color(at(dice, kept), rules.dice)
    return message("dice.of_other", kept=held, dice=as_they_lie(dice, rules.dice))


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
    """Return how every section stands towards its bonus, column by column, and how game points stand."""
    lines = [
        _in_column(line, column, card.rules)
        for column in range(len(card.rules.columns))
        for section in card.rules.sections
        if (line := bonus_pace(card, section.id, column)) is not None
    ]
    lines += game_points_pace(card)
    if not lines:
        return message("pace.no_bonus")
    return (
        lines[0] if len(lines) == 1 else message("pace.columns", lines=Items(tuple(lines), Joining.SENTENCES))
    )


def _in_column(line: Message, column: int, rules: RuleSet) -> Message:
    if len(rules.columns) == 1:
        return line
    return message("pace.in_column", column=ordinal(column + 1), pace=line)


def whose_turn(state: State, listening: Listening) -> Message:
    """Return whose turn it is, which round, and how many rolls are left, the saved ones told apart."""
    if state.is_over:
        return message("turn.over")
    name = listening.names[state.player]
    if state.phase is Phase.ROLL_OFF:
        return message("turn.roll_off", player=name)
    turn = message(
        "turn.now", player=name, round=state.round, rounds=state.rules.turns, rolls=state.rolls_left
    )
    # The rolls of the turn itself are used up before those that were saved.
    saved = min(state.seat.saved, state.rolls_left)
    if not saved:
        return turn
    which = "turn.now_all_saved" if saved == state.rolls_left else "turn.now_saved"
    return message(which, turn=turn, saved=saved)


def in_turn(cells: tuple[Cell, ...], rules: RuleSet) -> Message | None:
    """Return which box or section is to be filled, of which `cells` are open; None where any may be."""
    match rules.order:
        case Order.FREE:
            return None
        case Order.LISTED:
            return message("turn.box", boxes=cell_names(cells, rules))
        case Order.SECTIONS:
            return message("turn.section", section=section_name(rules.by_id[cells[0].box].section))
        case _:
            assert_never(rules.order)


def turn(state: State, listening: Listening) -> tuple[Message, ...]:
    """Return whose turn it is and how it stands, and what is to be filled where that is not free."""
    order = in_turn(in_order(state.card), state.rules) if state.phase is Phase.TURN else None
    return (whose_turn(state, listening), *(() if order is None else (order,)))


def standing_short(state: State, listening: Listening) -> Message:
    """Return each player's points, the leader first."""
    players = [
        _points_line(state, player, place.points, listening)
        for place in standing(state)
        for player in place.players
    ]
    return message("standing.short", players=Items(tuple(players), Joining.COMMA))


def _points_line(state: State, player: int, points: int, listening: Listening) -> Message:
    name, rules = listening.names[player], state.rules
    if rules.rank:
        total = state.seats[player].card.total
        return message("standing.ranked_player", player=name, points=as_game_points(points), total=total)
    return message("standing.player", player=name, points=points)


def standing_detail(state: State, listening: Listening) -> tuple[Message, ...]:
    """Return for each player place, points, sections and open boxes, and what each column comes to."""
    lines: list[Message] = []
    for place in standing(state):
        for player in place.players:
            lines.append(_standing_line(state, place, player, listening))
            card = state.seats[player].card
            columns = range(len(card.rules.columns))
            if len(columns) > 1:
                totals = Items(tuple(map(card.column_total, columns)))
                lines.append(message("standing.columns", player=listening.names[player], totals=totals))
    return tuple(lines)


def _standing_line(state: State, place: Place, player: int, listening: Listening) -> Message:
    card = state.seats[player].card
    values: dict[str, Value] = {
        "place": ordinal(place.rank),
        "player": listening.names[player],
        "open": len(card.open_cells()),
    }
    if card.rules.rank:
        points = as_game_points(place.points)
        return message("standing.ranked", points=points, total=card.total, **values)
    sums = [_sum_line(card, section) for section in card.rules.sections if section.bonus]
    if card.extras:
        sums.append(message("standing.extras", count=len(card.extras)))
    if not sums:
        return message("standing.plain", points=place.points, **values)
    return message("standing.detail", points=place.points, sums=Items(tuple(sums), Joining.COMMA), **values)


def _sum_line(card: Card, section: Section) -> Message:
    points = sum(card.section_points(section.id, column) for column in range(len(card.rules.columns)))
    return message("card.section", section=section_name(section.id), points=points)
