"""Every hand in every box of every rule set that ships, against scorers written from the rules alone."""

from functools import cache
from itertools import combinations_with_replacement

import pytest
from scorers import AMERICAN_BONUS, BONUS, COLUMNS, DICE, FACES, GENERALA, GROUPS, SERVED, TABLES, TIMES

from audio_yahtzee.game import Card, Cell, Hand, outcomes
from audio_yahtzee.game.scoring import outcome


@cache
def hands(identifier):
    """Return every hand of a rule set, its faces in rising order."""
    return list(combinations_with_replacement(range(1, 7), DICE.get(identifier, 5)))


def test_every_rule_set_that_ships_has_a_table(family):
    assert set(TABLES) == set(family.ids)


def test_there_are_as_many_hands_as_counting_gives():
    assert [len(hands(identifier)) for identifier in ("yahtzee", "maxi-yatzy", "crag")] == [252, 462, 56]


@pytest.mark.parametrize("identifier", TABLES)
def test_every_hand_pays_in_every_box_what_the_rules_say(family, identifier):
    card, table = Card(family.get(identifier)), TABLES[identifier]
    columns = COLUMNS.get(identifier, (1,))
    for group in GROUPS.get(identifier, [list(table)]):
        cells = [(box, column) for box in group for column in range(len(columns))]
        for hand in hands(identifier):
            paid = {(cell.box, cell.column): result for cell, result in outcomes(card, Hand(hand)).items()}
            assert list(paid) == cells, "in card order, and no others"
            for (box, column), result in paid.items():
                assert result.raw == table[box](hand), (hand, box)
                assert result.points == result.raw * columns[column], (hand, box, column)
                assert (result.extra, result.wins) == (0, False)
        for box in group:
            card = card.write(Cell(box), 0)


def test_a_box_of_several_entries_pays_each_of_them_alike(family):
    card = Card(family.get("balut"))
    for _ in range(TIMES["balut"]):
        for hand in hands("balut"):
            paid = {cell.box: result.points for cell, result in outcomes(card, Hand(hand)).items()}
            assert paid == {box: score(hand) for box, score in TABLES["balut"].items()}
        for box in TABLES["balut"]:
            card = card.write(Cell(box), 1)
    assert card.is_full


@pytest.mark.parametrize("identifier", TABLES)
def test_the_upper_bonus_comes_when_its_line_is_crossed_and_once(family, identifier):
    """Whatever the upper section holds before, and whichever of its boxes is the last one to be written."""
    rules = family.get(identifier)
    tiers = BONUS.get(identifier, AMERICAN_BONUS)

    def bonus(points):
        return max((add for at, add in tiers if points >= at), default=0)

    last = next(box for box in reversed(TABLES[identifier]) if box in FACES)
    others = [box for box in TABLES[identifier] if box in FACES and box != last]
    count = DICE.get(identifier, 5)
    for column, multiplier in enumerate(COLUMNS.get(identifier, (1,))):
        for before in range(30, 85):
            card = Card(rules)
            for box in others:
                card = card.write(Cell(box, column), before if box == others[0] else 0)
            for shown in range(count + 1):
                points = shown * FACES[last]
                hand = (1,) * (count - shown) + (FACES[last],) * shown
                found = outcome(card, Cell(last, column), Hand(hand), None)
                assert found.points == points * multiplier
                assert found.bonus == (bonus(before + points) - bonus(before)) * multiplier, (before, hand)


@pytest.mark.parametrize("holds", [None, 0, 50])
@pytest.mark.parametrize("served", [True, False])
def test_generala_pays_more_when_served_wins_at_once_and_doubles_when_it_was_scored(family, served, holds):
    card = Card(family.get("generala"))
    if holds is not None:
        card = card.write(Cell("generala"), holds)
    table = GENERALA | (SERVED if served else {})
    for hand in hands("generala"):
        five = len(set(hand)) == 1
        expected = {box: score(hand) for box, score in table.items() if holds is None or box != "generala"}
        expected["double_generala"] = 100 if holds and five else 0
        found = outcomes(card, Hand(hand, first_roll=served))
        assert {cell.box: result.raw for cell, result in found.items()} == expected, hand
        winning = {"generala"} if served and five and holds is None else set()
        assert {cell.box for cell, result in found.items() if result.wins} == winning


@pytest.mark.parametrize("identifier", [identifier for identifier in TABLES if identifier != "generala"])
def test_nowhere_else_does_it_matter_which_roll_it_was(family, identifier):
    card = Card(family.get(identifier))
    for box in TABLES[identifier]:
        for hand in hands(identifier):
            first, later = (outcome(card, Cell(box), Hand(hand, first_roll=on), None) for on in (True, False))
            assert first == later, (box, hand)


@pytest.mark.parametrize("holds", [0, 55, 80])
def test_a_further_kismet_goes_anywhere_as_it_is_and_counts_against_the_others(family, holds):
    """However many there were before: it brings no points of its own, and costs the others theirs."""
    rules = family.get("kismet")
    for earned in (0, 1, 12):
        card = Card(rules, extras=(0,) * earned).write(Cell("kismet"), holds)
        for hand in hands("kismet"):
            found = outcomes(card, Hand(hand))
            assert {cell.box: result.gain for cell, result in found.items()} == {
                box: score(hand) for box, score in TABLES["kismet"].items() if box != "kismet"
            }
            counts = holds > 0 and len(set(hand)) == 1
            assert {result.earns_extra for result in found.values()} == {counts}, (hand, earned)
