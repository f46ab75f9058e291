"""A further five of a kind on every kind of card: where it may go, what it pays there, and its extra."""

import random
from itertools import combinations_with_replacement

import pytest
from further_jackpots import BOX_OF, EXTRA, PLACES, anywhere, official, official_but_plain, plain
from scorers import AMERICAN, AMERICAN_LENIENT, FACES, TABLES

from audio_yahtzee.game import Card, Cell, Hand, outcomes
from audio_yahtzee.game.scoring import claimable

OTHERS = [box for box in AMERICAN if box != "yahtzee"]
LOWER = [box for box in OTHERS if box not in FACES]


def open_boxes(number):
    """Yield sets of open boxes: the telling ones, and `number` at random; never none."""
    yield OTHERS
    yield LOWER
    yield list(FACES)
    for box in OTHERS:
        yield [box]
        yield [other for other in OTHERS if other != box]
    chance = random.Random(number)
    for _ in range(number):
        yield sorted(chance.sample(OTHERS, chance.randint(1, 12)), key=OTHERS.index)


def card_of(rules, boxes, jackpot, column=0, extras=0):
    """Return a card that holds `jackpot`, and zeros wherever else `boxes` do not say."""
    card = Card(rules, extras=(column,) * extras).write(Cell("yahtzee", column), jackpot)
    for box in OTHERS:
        card = card if box in boxes else card.write(Cell(box, column), 0)
    return card


def found(card, face, **facts):
    return {
        cell: (result.raw, result.extra)
        for cell, result in outcomes(card, Hand((face,) * 5, **facts)).items()
    }


def test_every_rule_set_of_thirteen_boxes_is_told_here():
    told = {*PLACES, "double-yahtzee", "triple-yaht-c", "triple-yahtzee"}
    assert {name for name, table in TABLES.items() if list(table) == list(AMERICAN)} == told


@pytest.mark.parametrize("jackpot", [0, 50])
@pytest.mark.parametrize("identifier", PLACES)
def test_a_further_five_of_a_kind_goes_where_the_rules_say(family, identifier, jackpot):
    rules = family.get(identifier)
    extra = EXTRA[identifier] if jackpot else 0
    for boxes in open_boxes(40):
        card = card_of(rules, boxes, jackpot)
        for face in BOX_OF:
            points = PLACES[identifier](face, boxes, jackpot)
            expected = {Cell(box): (paid, extra) for box, paid in points.items()}
            assert found(card, face) == expected, (face, boxes)


@pytest.mark.parametrize("identifier", [*PLACES, "double-yahtzee"])
def test_no_other_hand_is_touched_by_what_the_jackpot_box_holds(family, identifier):
    rules = family.get(identifier)
    table = AMERICAN_LENIENT if TABLES[identifier] is AMERICAN_LENIENT else AMERICAN
    for hand in combinations_with_replacement(range(1, 7), 5):
        if len(set(hand)) == 1:
            continue
        for jackpot in (0, 50):
            results = outcomes(card_of(rules, OTHERS, jackpot), Hand(hand))
            assert {cell.box: result.gain for cell, result in results.items()} == {
                box: table[box](hand) for box in OTHERS
            }, hand


@pytest.mark.parametrize(("claimed", "places"), [(True, official_but_plain), (False, plain)])
def test_who_claims_must_place_it_and_who_does_not_is_free(family, claimed, places):
    rules = family.get("double-yahtzee")
    for boxes in open_boxes(40):
        card = card_of(rules, boxes, 50, extras=12 - len(boxes))
        for face in BOX_OF:
            points = places(face, boxes, 50)
            expected = {Cell(box): (paid, 100 if claimed else 0) for box, paid in points.items()}
            assert found(card, face, claimed=claimed) == expected, (face, boxes)


@pytest.mark.parametrize("claimed", [None, True, False])
def test_without_fifty_in_the_jackpot_box_there_is_nothing_to_claim(family, claimed):
    rules = family.get("double-yahtzee")
    for boxes in open_boxes(10):
        card = card_of(rules, boxes, 0)
        for face in BOX_OF:
            assert not claimable(card, Hand((face,) * 5))
            expected = {Cell(box): (paid, 0) for box, paid in anywhere(face, boxes).items()}
            assert found(card, face, claimed=claimed) == expected


@pytest.mark.parametrize("identifier", [identifier for identifier, extra in EXTRA.items() if extra])
def test_how_often_the_extra_is_earned(family, identifier):
    rules = family.get(identifier)
    most = 1 if identifier == "yahtzee-one-bonus" else 12
    for boxes in open_boxes(5):
        for extras in range(13 - len(boxes)):
            card = card_of(rules, boxes, 50, extras=extras)
            for face in BOX_OF:
                points = PLACES[identifier](face, boxes, 50)
                earned = EXTRA[identifier] if extras < most else 0
                assert found(card, face) == {Cell(box): (paid, earned) for box, paid in points.items()}


@pytest.mark.parametrize("identifier", [*PLACES, "double-yahtzee"])
def test_the_roll_that_fills_the_jackpot_box_earns_no_extra(family, identifier):
    for face in BOX_OF:
        found_now = found(Card(family.get(identifier)), face)
        assert found_now[Cell("yahtzee")] == (50, 0)
        assert {paid for _, paid in found_now.values()} == {0}


def columns_of(rules, chance, jackpots):
    """Return a card of three columns and the cells that are open on it."""
    card, cells = Card(rules, extras=(chance.randrange(3),) * chance.randrange(4)), []
    for column in range(3):
        share = chance.choice([0, 0.2, 0.5, 1])
        boxes = [box for box in OTHERS if chance.random() < share]
        for box in AMERICAN:
            cell = Cell(box, column)
            if box == "yahtzee" and jackpots[column] is not None:
                card = card.write(cell, jackpots[column])
            elif box in boxes or box == "yahtzee":
                cells.append(cell)
            else:
                card = card.write(cell, 0)
    return card, cells


JACKPOTS = [(50, 50, 50), (50, 0, 50), (0, 0, 0), (50, 50, None), (None, 50, 50), (None, None, None)]


def in_columns(identifier, face, cells, jackpots):
    """Return the raw points of each cell that may be chosen on a card of three columns."""
    joker = identifier == "triple-yahtzee" and None not in jackpots
    if not joker:
        return {cell: AMERICAN[cell.box]((face,) * 5) for cell in cells}
    match = [cell for cell in cells if cell.box == BOX_OF[face]]
    chosen = match or [cell for cell in cells if cell.box not in FACES] or cells
    points = official(face, [cell.box for cell in chosen], 50)
    return {cell: points[cell.box] for cell in chosen}


@pytest.mark.parametrize("jackpots", JACKPOTS, ids=str)
@pytest.mark.parametrize("identifier", ["triple-yaht-c", "triple-yahtzee"])
def test_with_three_columns_all_three_jackpot_cells_count(family, identifier, jackpots):
    rules, chance = family.get(identifier), random.Random(1)
    for _ in range(30):
        card, cells = columns_of(rules, chance, jackpots)
        for face in BOX_OF if cells else ():
            points = in_columns(identifier, face, cells, jackpots)
            extra = 100 if jackpots == (50, 50, 50) else 0
            expected = {cell: (raw, extra * (cell.column + 1)) for cell, raw in points.items()}
            assert found(card, face) == expected, (face, cells)
