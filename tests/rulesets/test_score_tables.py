"""Every hand in every box of the shipped rule sets, against scorers written from the rules alone."""

from itertools import combinations_with_replacement

import pytest

from audio_yahtzee.game import Card, Hand, outcomes
from audio_yahtzee.rulesets import library

HANDS = list(combinations_with_replacement(range(1, 7), 5))
assert len(HANDS) == 252
FACES = {"ones": 1, "twos": 2, "threes": 3, "fours": 4, "fives": 5, "sixes": 6}


def faces_with(hand, at_least):
    return [face for face in range(1, 7) if hand.count(face) >= at_least]


def has(hand, *faces):
    return all(face in hand for face in faces)


def is_house(hand):
    return sorted(hand.count(face) for face in set(hand)) == [2, 3]


def upper(face):
    return lambda hand: hand.count(face) * face


UPPER = {box: upper(face) for box, face in FACES.items()}
AMERICAN = UPPER | {
    "three_of_a_kind": lambda hand: sum(hand) if faces_with(hand, 3) else 0,
    "four_of_a_kind": lambda hand: sum(hand) if faces_with(hand, 4) else 0,
    "full_house": lambda hand: 25 if is_house(hand) else 0,
    "small_straight": lambda hand: 30 if any(has(hand, n, n + 1, n + 2, n + 3) for n in (1, 2, 3)) else 0,
    "large_straight": lambda hand: 40 if has(hand, 2, 3, 4, 5) and (1 in hand or 6 in hand) else 0,
    "yahtzee": lambda hand: 50 if len(set(hand)) == 1 else 0,
    "chance": sum,
}
SCANDINAVIAN = UPPER | {
    "one_pair": lambda hand: 2 * max(faces_with(hand, 2), default=0),
    "two_pairs": lambda hand: 2 * sum(faces_with(hand, 2)) if len(faces_with(hand, 2)) == 2 else 0,
    "three_of_a_kind": lambda hand: 3 * max(faces_with(hand, 3), default=0),
    "four_of_a_kind": lambda hand: 4 * max(faces_with(hand, 4), default=0),
    "small_straight": lambda hand: 15 if hand == (1, 2, 3, 4, 5) else 0,
    "large_straight": lambda hand: 20 if hand == (2, 3, 4, 5, 6) else 0,
    "full_house": lambda hand: sum(hand) if is_house(hand) else 0,
    "chance": sum,
    "yatzy": lambda hand: 50 if len(set(hand)) == 1 else 0,
}


@pytest.mark.parametrize(("identifier", "table"), [("yahtzee", AMERICAN), ("yatzy", SCANDINAVIAN)])
def test_every_hand_pays_in_every_box_what_the_rules_say(identifier, table):
    card = Card(library().get(identifier))
    for hand in HANDS:
        paid = {cell.box: result.points for cell, result in outcomes(card, Hand(hand)).items()}
        assert paid == {box: scorer(hand) for box, scorer in table.items()}, hand
