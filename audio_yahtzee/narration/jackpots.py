"""A further jackpot in words: what its box holds, where a joker goes and why, what it brings and why not."""

from __future__ import annotations

from audio_yahtzee.game.card import Card, Cell
from audio_yahtzee.game.legality import in_order
from audio_yahtzee.game.ruleset import Extra, Joker, RuleSet, Stage, When
from audio_yahtzee.game.scoring import Hand, Placement, Why, earns_extra, is_jackpot, joker_of, placement
from audio_yahtzee.messages import Items, Joining, Message, Value, message
from audio_yahtzee.narration.occasion import Occasion
from audio_yahtzee.narration.terms import box_name, cell_names, section_name


def box_holds(card: Card, box: str, *, must_be_full: bool = False) -> Message:
    """Return what is written in a box, as a clause: still open, no points, or its points.

    With `must_be_full` every cell of it must be filled; else it is open only where nothing is written.
    """
    cells = [cell for cell in card.cells() if cell.box == box]
    written = [points for cell in cells for points in card.points(cell)]
    still_open = tuple(cell for cell in cells if card.is_open(cell))
    if still_open and (must_be_full or not written):
        return _which("why.is_open", still_open, card.rules)
    if not any(written):
        return message("why.holds_zero", box=box_name(box))
    return message("why.holds", box=box_name(box), points=Items(tuple(written)))


def _which(identifier: str, cells: tuple[Cell, ...], rules: RuleSet) -> Message:
    names = cell_names(cells, rules, Joining.AND)
    return message(identifier, boxes=names, count=len(names.values))


def placed(card: Card, hand: Hand) -> Placement | None:
    """Return where a joker must go now; None when the hand is none."""
    return placement(card, hand, in_order(card))


def why_joker(card: Card, extra: Extra) -> Message:
    """Return by what the dice are a joker."""
    box = box_name(extra.box)
    if card.rules.joker is not None and card.rules.joker.condition is When.FILLED:
        return message("why.joker", box=box, state=message("why.is_filled", boxes=box, count=1))
    return message("why.joker", box=box, state=box_holds(card, extra.box))


def where_it_goes(card: Card, hand: Hand, joker: Joker, place: Placement) -> Message:
    """Return where a joker goes, with what became of the places that would have come before."""
    earlier = joker.place[: joker.place.index(place.stage)]
    where = stage_words(card, place)
    if not earlier:
        return message("why.goes", where=where)
    gone = tuple(_gone(card, hand, stage) for stage in earlier)
    return message("why.goes_after", gone=Items(gone), where=where)


def stage_words(card: Card, place: Placement) -> Value:
    """Return the cells of a stage in words: by name where they are for the face, else as a kind of box."""
    match place.stage:
        case Stage.MATCH:
            return cell_names(place.cells, card.rules, Joining.OR)
        case Stage.ANY:
            return message("why.in_any")
        case section:
            return message("why.in_section", section=section_name(section))


def _gone(card: Card, hand: Hand, stage: str) -> Message:
    """Return why a stage of a joker has no cell left."""
    boxes = card.rules.by_id
    if stage == Stage.MATCH:
        match_cells = _match_cells(card, hand)
        if not match_cells:
            return message("why.no_match")
        is_open = any(card.is_open(cell) for cell in match_cells)
        return _which("why.is_not_in_turn" if is_open else "why.is_filled", match_cells, card.rules)
    is_open = any(boxes[cell.box].section == stage for cell in card.open_cells())
    return message("why.none_in_turn" if is_open else "why.none_open", section=section_name(stage))


def _match_cells(card: Card, hand: Hand) -> tuple[Cell, ...]:
    boxes = card.rules.by_id
    return tuple(cell for cell in card.cells() if boxes[cell.box].want.face in set(hand.dice))


def joker_notes(case: Occasion) -> tuple[Message, ...]:
    """Return what a joker has to do with an entry: that it is one, or why it does not count as one here."""
    rules = case.card.rules
    joker, extra = rules.joker, rules.extra
    if joker is None or extra is None or not is_jackpot(case.card, case.hand.dice):
        return ()
    place = placed(case.card, case.hand)
    is_one = place is not None and case.cell in place.cells
    if is_one and place is not None and case.outcome.why in {Why.JOKER_PAYS, Why.JOKER_ZERO}:
        return (
            why_joker(case.card, extra),
            where_it_goes(case.card, case.hand, joker, place),
            _comes_to(case),
        )
    paid = joker.pays.get(case.cell.box)
    if paid is None or case.outcome.why is not Why.UNMET or (place is not None and not is_one):
        return ()
    values: dict[str, Value] = {"points": paid, "box": box_name(case.cell.box)}
    if is_one:
        open_match = tuple(cell for cell in _match_cells(case.card, case.hand) if case.card.is_open(cell))
        state = _which("why.is_filled", open_match, rules)
        return (message("why.joker_later", state=state, **values),)
    return (message("why.no_joker", state=_no_joker(case.card, joker, extra), **values),)


def _comes_to(case: Occasion) -> Message:
    if case.outcome.why is Why.JOKER_ZERO:
        return message("why.at_zero")
    return message("why.counts", box=box_name(case.cell.box), points=case.outcome.raw)


def _no_joker(card: Card, joker: Joker, extra: Extra) -> Message:
    if not card.jackpot_is(joker.condition):
        return box_holds(card, extra.box, must_be_full=True)
    return message("why.unclaimed")


def elsewhere(card: Card, hand: Hand, box: str) -> tuple[Message, ...]:
    """Return why a joker may not go in `box`: by what it is one, and where it must go first."""
    joker, extra, place = joker_of(card, hand), card.rules.extra, placed(card, hand)
    assert joker is not None and extra is not None and place is not None  # noqa: S101, PT018 -- asked of jokers alone
    lines = [why_joker(card, extra)]
    if box in joker.pays:
        lines.append(message("why.would_pay", points=joker.pays[box], box=box_name(box)))
    if place.stage == Stage.MATCH:
        which = "why.but_match" if box in joker.pays else "why.must_match"
        lines.append(_which(which, place.cells, card.rules))
    else:
        lines.append(where_it_goes(card, hand, joker, place))
    return tuple(lines)


def extra_notes(case: Occasion) -> tuple[Message, ...]:
    """Return what a further jackpot brings with an entry, or why it brings nothing."""
    card, rules = case.card, case.card.rules
    extra = rules.extra
    if extra is None:
        return _no_extra_at_all(case)
    if not is_jackpot(card, case.hand.dice):
        return ()
    if not case.outcome.earns_extra:
        return _no_extra(case, extra)
    is_joker = case.outcome.why in {Why.JOKER_PAYS, Why.JOKER_ZERO}
    return _brought(card, extra, case.in_column(extra.bonus), is_joker=is_joker)


def _brought(card: Card, extra: Extra, column: tuple[Message, ...], *, is_joker: bool) -> tuple[Message, ...]:
    """Return what a further jackpot brings, `column` after its points; `is_joker` where that was told."""
    values = {"box": box_name(extra.box), "state": box_holds(card, extra.box)}
    lines: list[Message] = []
    if extra.bonus:
        which = "why.extra_too" if is_joker else "why.extra"
        lines += (message(which, points=extra.bonus, **values), *column)
    if extra.others_strike_first_open:
        lines.append(message("why.strikes", **values))
    return tuple(lines)


def further(card: Card, hand: Hand) -> tuple[Message, ...]:
    """Return what a roll that is a further jackpot means: where a joker goes, and what comes with it."""
    extra, joker, place = card.rules.extra, card.rules.joker, placed(card, hand)
    if extra is None:
        return ()
    lines: tuple[Message, ...] = ()
    if joker is not None and place is not None:
        lines = (why_joker(card, extra), where_it_goes(card, hand, joker, place))
    if is_jackpot(card, hand.dice) and earns_extra(card, hand):
        lines += _brought(card, extra, (), is_joker=bool(lines))
    return lines


def _no_extra_at_all(case: Occasion) -> tuple[Message, ...]:
    """Return that a rule set has no extra, once somebody could wonder: with the jackpot box filled before."""
    rules = case.card.rules
    scored = [entry for entry in case.card.entries if entry.cell.box == rules.jackpot and entry.points]
    is_open = any(cell.box == rules.jackpot for cell in case.card.open_cells())
    all_alike = len(set(case.hand.dice)) == 1
    # A box that waits for the jackpot is what a further one is for.
    waits = any(box.needs == rules.jackpot for box in rules.boxes)
    if rules.jackpot is None or not scored or is_open or not all_alike or waits:
        return ()
    return (message("why.extra_none", box=box_name(rules.jackpot)),)


def _no_extra(case: Occasion, extra: Extra) -> tuple[Message, ...]:
    card = case.card
    # It is no further one before anything stands in its box, and not passed up before it was answered.
    is_first = not any(entry.cell.box == extra.box for entry in card.entries)
    is_asked = extra.claim_is_optional and case.hand.claimed is None
    if is_first or case.cell.box == extra.box or is_asked:
        return ()
    return (message("why.no_extra" if extra.bonus else "why.no_strike", state=lacks_extra(card, extra)),)


def lacks_extra(card: Card, extra: Extra) -> Message:
    """Return as a clause why a further jackpot earns no extra: its box, the limit, or being passed up."""
    if not card.jackpot_is(extra.condition):
        return box_holds(card, extra.box, must_be_full=True)
    if extra.limit is not None and len(card.extras) >= extra.limit:
        return message("why.limit", count=extra.limit)
    return message("why.passed")
