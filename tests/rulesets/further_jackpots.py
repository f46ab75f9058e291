"""Where a further five of a kind goes and what it brings, written from the rules page alone.

Each function of `PLACES` is asked with the face, the open boxes, and what the jackpot box holds; it returns
the points of each box that may be chosen.
"""

from scorers import AMERICAN, AMERICAN_LENIENT, FACES

STRAIGHTS = {"full_house": 25, "small_straight": 30, "large_straight": 40}
BOX_OF = {face: box for box, face in FACES.items()}


def anywhere(face, boxes, table=AMERICAN):
    """Points as for any other hand."""
    return {box: table[box]((face,) * 5) for box in boxes}


def lower(boxes):
    return [box for box in boxes if box not in FACES]


def as_anything(face, boxes):
    """Lower boxes are satisfied, upper ones get nothing."""
    return {box: 0 if box in FACES else STRAIGHTS.get(box, sum((face,) * 5)) for box in boxes}


def official(face, boxes, _jackpot):
    """The match box; else any lower box, which is satisfied; else a zero in any upper box."""
    if BOX_OF[face] in boxes:
        return {BOX_OF[face]: 5 * face}
    return as_anything(face, lower(boxes) or boxes)


def free(face, boxes, _jackpot):
    if BOX_OF[face] in boxes:
        return anywhere(face, boxes)
    return as_anything(face, boxes)


def of_1956(face, boxes, _jackpot):
    return as_anything(face, lower(boxes) or boxes)


def dice_world(face, boxes, jackpot):
    if jackpot == 0:
        return anywhere(face, boxes)
    if BOX_OF[face] in boxes:
        return {BOX_OF[face]: 5 * face}
    return as_anything(face, boxes)


def official_but_plain(face, boxes, _jackpot):
    """Where the official joker goes, but it pays no more than it is."""
    if BOX_OF[face] in boxes:
        return {BOX_OF[face]: 5 * face}
    return anywhere(face, lower(boxes) or boxes)


def kniffel_joker(face, boxes, jackpot):
    normal = anywhere(face, boxes)
    return normal if jackpot == 0 else normal | {box: STRAIGHTS[box] for box in boxes if box in STRAIGHTS}


def yams(face, boxes, jackpot):
    return anywhere(face, boxes) if jackpot == 0 else dict.fromkeys(boxes, 0)


def plain(face, boxes, _jackpot):
    return anywhere(face, boxes)


def lenient(face, boxes, _jackpot):
    return anywhere(face, boxes, AMERICAN_LENIENT)


PLACES = {
    "yahtzee": official,
    "yahtzee-free-joker": free,
    "yahtzee-1956": of_1956,
    "yahtzee-plain": plain,
    "yahtzee-one-bonus": official,
    "dice-world-yatzy": dice_world,
    "multiple-yahtzees": official,
    "single-yahtzee": lenient,
    "kniffel": plain,
    "kniffel-bonus": official_but_plain,
    "kniffel-joker": kniffel_joker,
    "yams": yams,
}
"""The rule sets of one column and thirteen boxes; `double-yahtzee`, which asks, is told apart."""
EXTRA = dict.fromkeys(PLACES, 100) | {
    "yahtzee-plain": 0,
    "single-yahtzee": 0,
    "kniffel": 0,
    "kniffel-bonus": 50,
    "kniffel-joker": 50,
}
"""What each further one earns when the first was scored."""
