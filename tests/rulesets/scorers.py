"""What every box of every rule set pays for a hand, written from the rules page alone, in plain Python.

A hand is a tuple of faces in rising order. Tables are in card order.
"""

FACES = {"ones": 1, "twos": 2, "threes": 3, "fours": 4, "fives": 5, "sixes": 6}
COLOR = {1: "black", 6: "black", 2: "red", 5: "red", 3: "green", 4: "green"}


def with_at_least(hand, number):
    """Return the faces that lie at least `number` times."""
    return [face for face in range(1, 7) if hand.count(face) >= number]


def counts(hand):
    return sorted(hand.count(face) for face in set(hand))


def has(hand, *faces):
    return set(faces) <= set(hand)


def alike(hand):
    return len(set(hand)) == 1


def is_house(hand):
    return counts(hand) == [2, 3]


def one_color(dice):
    return len({COLOR[face] for face in dice}) == 1


def upper(*boxes):
    return {box: lambda hand, face=FACES[box]: hand.count(face) * face for box in boxes or FACES}


def pays(points, condition):
    return lambda hand: points if condition(hand) else 0


def pays_sum(condition, add=0):
    return lambda hand: sum(hand) + add if condition(hand) else 0


def of_highest(number):
    """Pay the matched dice of so many of a kind, the highest."""
    return lambda hand: number * max(with_at_least(hand, number), default=0)


def has_run(hand, length):
    return any(has(hand, *range(low, low + length)) for low in range(1, 8 - length))


def kinds(number):
    return lambda hand: bool(with_at_least(hand, number))


AMERICAN = upper() | {
    "three_of_a_kind": pays_sum(kinds(3)),
    "four_of_a_kind": pays_sum(kinds(4)),
    "full_house": pays(25, is_house),
    "small_straight": pays(30, lambda hand: has_run(hand, 4)),
    "large_straight": pays(40, lambda hand: has_run(hand, 5)),
    "yahtzee": pays(50, alike),
    "chance": sum,
}
# Five equal dice are a full house here.
AMERICAN_LENIENT = AMERICAN | {"full_house": pays(25, lambda hand: is_house(hand) or alike(hand))}
YAMS_MATCHED = upper() | {
    "three_of_a_kind": of_highest(3),
    "four_of_a_kind": of_highest(4),
    "full_house": pays(25, is_house),
    "small_straight": pays(30, lambda hand: hand == (1, 2, 3, 4, 5)),
    "large_straight": pays(40, lambda hand: hand == (2, 3, 4, 5, 6)),
    "yahtzee": pays(50, alike),
}


def two_pairs(hand):
    pairs = with_at_least(hand, 2)
    return 2 * sum(sorted(pairs)[-2:]) if len(pairs) >= 2 else 0


YATZY = upper() | {
    "one_pair": of_highest(2),
    "two_pairs": two_pairs,
    "three_of_a_kind": of_highest(3),
    "four_of_a_kind": of_highest(4),
    "small_straight": pays(15, lambda hand: hand == (1, 2, 3, 4, 5)),
    "large_straight": pays(20, lambda hand: hand == (2, 3, 4, 5, 6)),
    "full_house": pays_sum(is_house),
    "chance": sum,
    "yatzy": pays(50, alike),
}
# Four equal are two pairs as well, five equal a house.
YATZY_LENIENT = YATZY | {
    "two_pairs": lambda hand: two_pairs(hand) or of_highest(4)(hand),
    "full_house": pays_sum(lambda hand: is_house(hand) or alike(hand)),
}


def hut(hand):
    """Return the best three and two of different faces out of six dice."""
    threes, twos = with_at_least(hand, 3), with_at_least(hand, 2)
    return max((3 * high + 2 * low for high in threes for low in twos if high != low), default=0)


MAXI = upper() | {
    "one_pair": of_highest(2),
    "two_pairs": two_pairs,
    "three_pairs": pays_sum(lambda hand: counts(hand) == [2, 2, 2]),
    "three_of_a_kind": of_highest(3),
    "four_of_a_kind": of_highest(4),
    "five_of_a_kind": of_highest(5),
    "small_straight": pays(15, lambda hand: has(hand, 1, 2, 3, 4, 5)),
    "large_straight": pays(20, lambda hand: has(hand, 2, 3, 4, 5, 6)),
    "full_straight": pays(21, lambda hand: hand == (1, 2, 3, 4, 5, 6)),
    "hut": hut,
    "house": pays_sum(lambda hand: counts(hand) == [3, 3]),
    "tower": pays_sum(lambda hand: counts(hand) == [2, 4]),
    "chance": sum,
    "maxi_yatzy": pays(100, alike),
}
BALUT = upper("fours", "fives", "sixes") | {
    "straight": pays_sum(lambda hand: has_run(hand, 5)),
    "full_house": pays_sum(is_house),
    "choice": sum,
    "balut": pays_sum(alike, add=20),
}
YACHT = upper() | {
    "full_house": pays_sum(is_house),
    "four_of_a_kind": of_highest(4),
    "little_straight": pays(30, lambda hand: hand == (1, 2, 3, 4, 5)),
    "big_straight": pays(30, lambda hand: hand == (2, 3, 4, 5, 6)),
    "choice": sum,
    "yacht": pays(50, alike),
}
# Double generala is worth something only when generala already holds points: see SERVED and below.
GENERALA = upper() | {
    "straight": pays(20, lambda hand: has_run(hand, 5)),
    "full_house": pays(30, is_house),
    "four_of_a_kind": pays(40, kinds(4)),
    "generala": pays(50, alike),
    "double_generala": pays(0, alike),
}
SERVED = {
    "straight": pays(25, lambda hand: has_run(hand, 5)),
    "full_house": pays(35, is_house),
    "four_of_a_kind": pays(45, kinds(4)),
}
CRAG = upper() | {
    "odd_straight": pays(20, lambda hand: hand == (1, 3, 5)),
    "even_straight": pays(20, lambda hand: hand == (2, 4, 6)),
    "low_straight": pays(20, lambda hand: hand == (1, 2, 3)),
    "high_straight": pays(20, lambda hand: hand == (4, 5, 6)),
    "three_of_a_kind": pays(25, alike),
    "thirteen": pays(26, lambda hand: sum(hand) == 13),
    "crag": pays(50, lambda hand: sum(hand) == 13 and len(set(hand)) == 2),
}
CHEERIO = upper() | {
    "little_straight": pays(20, lambda hand: hand == (1, 2, 3, 4, 5)),
    "big_straight": pays(25, lambda hand: hand == (2, 3, 4, 5, 6)),
    "full_house": pays_sum(is_house),
    "big_hand": sum,
    "cheerio": pays(50, alike),
}


def is_two_pair_of_a_color(hand):
    """Tell whether some four dice of one colour are two pairs, or four alike."""
    return any(
        sum(hand.count(face) // 2 for face in COLOR if COLOR[face] == color) >= 2
        for color in ("black", "red", "green")
    )


def is_kismet_house(hand):
    return is_house(hand) or alike(hand)


KISMET = upper() | {
    "two_pair_same_color": pays_sum(is_two_pair_of_a_color),
    "three_of_a_kind": pays_sum(kinds(3)),
    "straight": pays(30, lambda hand: has_run(hand, 5)),
    "flush": pays(35, one_color),
    "full_house": pays_sum(is_kismet_house, add=15),
    "full_house_same_color": pays_sum(lambda hand: is_kismet_house(hand) and one_color(hand), add=20),
    "four_of_a_kind": pays_sum(kinds(4), add=25),
    "yarborough": sum,
    "kismet": pays_sum(alike, add=50),
}

TABLES = {
    "yahtzee": AMERICAN,
    "yahtzee-free-joker": AMERICAN,
    "yahtzee-1956": AMERICAN,
    "yahtzee-plain": AMERICAN,
    "yahtzee-one-bonus": AMERICAN,
    "dice-world-yatzy": AMERICAN,
    "double-yahtzee": AMERICAN,
    "multiple-yahtzees": AMERICAN_LENIENT,
    "single-yahtzee": AMERICAN_LENIENT,
    "kniffel": AMERICAN,
    "kniffel-bonus": AMERICAN,
    "kniffel-joker": AMERICAN,
    "yams": AMERICAN,
    "yams-matched": YAMS_MATCHED,
    "triple-yaht-c": AMERICAN,
    "triple-yahtzee": AMERICAN,
    "yatzy": YATZY,
    "yatzy-lenient": YATZY_LENIENT,
    "yatzy-forced": YATZY,
    "yatzy-half-forced": YATZY,
    "maxi-yatzy": MAXI,
    "maxi-yatzy-tactic": MAXI,
    "balut": BALUT,
    "yacht": YACHT,
    "generala": GENERALA,
    "crag": CRAG,
    "cheerio": CHEERIO,
    "kismet": KISMET,
}
DICE = {"maxi-yatzy": 6, "maxi-yatzy-tactic": 6, "crag": 3}
"""How many dice, where they are not five."""
COLUMNS = {"triple-yaht-c": (1, 2, 3), "triple-yahtzee": (1, 2, 3)}
"""What the columns multiply by, where there are several."""
TIMES = {"balut": 4}
"""Entries in each box, where it is not one."""
GROUPS = {
    "yatzy-forced": [[box] for box in YATZY],
    "yatzy-half-forced": [list(FACES), [box for box in YATZY if box not in FACES]],
}
"""The boxes among which a player has the choice, one group after the other, where it is not all of them."""
BONUS = {
    "yatzy": [(63, 50)],
    "yatzy-lenient": [(63, 50)],
    "yatzy-forced": [(42, 50)],
    "yatzy-half-forced": [(42, 50)],
    "maxi-yatzy": [(84, 100)],
    "maxi-yatzy-tactic": [(75, 50)],
    "kismet": [(63, 35), (71, 55), (78, 75)],
    "balut": [],
    "yacht": [],
    "generala": [],
    "crag": [],
    "cheerio": [],
}
"""The tiers of the upper bonus, where they are not those of the American card."""
AMERICAN_BONUS = [(63, 35)]
