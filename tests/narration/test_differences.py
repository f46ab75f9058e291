"""What one rule set has otherwise than another: nothing is kept quiet, and nothing is made up."""

import re
from dataclasses import replace
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.sitting import shipped
from support.wording import text

from audio_yahtzee.game.ruleset import (
    Box,
    DiceSpec,
    Extra,
    Joker,
    Order,
    RankRule,
    RuleSet,
    Scoring,
    Section,
    Tie,
    Tier,
    Want,
    When,
)
from audio_yahtzee.narration.differences import differences
from audio_yahtzee.narration.rulebook import whole_card

YAHTZEE, YATZY = shipped()["yahtzee"], shipped()["yatzy"]
BLACK_AND_RED = ("black", "black", "black", "red", "red", "red")


def told(rules, base, language="en"):
    return [text(line, language) for line in differences(rules, base)]


SHIPPED = {
    "yahtzee-plain": ["No extra for a further yahtzee.", "No joker."],
    "yahtzee-one-bonus": ["The extra is paid once a game."],
    "yahtzee-1956": [
        (
            "Each further yahtzee is a joker, once the yahtzee box is filled, even with a zero: it goes in "
            "any open lower box, or else in any open upper box, as a zero."
        )
    ],
    "yahtzee-free-joker": [
        (
            "Each further yahtzee is a joker, once the yahtzee box is filled, even with a zero: it goes in "
            "any open box."
        ),
        (
            "Once the box of its own face is filled, a joker pays full house 25, small straight 30 and large "
            "straight 40."
        ),
    ],
    "kniffel": [],
    "kniffel-bonus": [
        "Each further yahtzee brings 50 extra, instead of 100.",
        "A joker pays only what its dice are worth where it goes.",
    ],
    "multiple-yahtzees": ["Five equal dice count as full house too."],
    "triple-yaht-c": [
        "3 columns, multiplied by 1, 2 and 3; you choose box and column.",
        "Each column has a bonus of its own, for its points before they are multiplied.",
        "Each further yahtzee brings 100 extra, once all three yahtzee boxes hold points.",
        "No joker.",
    ],
    "yams-matched": [
        "Without chance.",
        "Three of a kind: three equal dice, pays the sum of those dice, instead of the sum of all dice.",
        "Four of a kind: four equal dice, pays the sum of those dice, instead of the sum of all dice.",
        "Small straight is 1 to 5, instead of four faces in a row.",
        "Large straight is 2 to 6, instead of five faces in a row.",
    ],
    "yatzy-half-forced": [
        "One section is filled before the next, in any order within it.",
        "Upper bonus: 50 points from 42, instead of 50 points from 63.",
    ],
    "maxi-yatzy": [
        "6 dice, instead of 5.",
        "Rolls not used are saved for later turns; each turn takes at least one.",
        "Without yatzy.",
        "Full house is called hut.",
        "With three pairs: three pairs of different faces, pays the sum of those dice.",
        "With five of a kind: five equal dice, pays the sum of those dice.",
        "With full straight: 1 to 6, pays 21 points.",
        "With house: three equal and three equal of another face, pays the sum of those dice.",
        "With tower: four equal and a pair of another face, pays the sum of those dice.",
        "With maxi yatzy: all six dice equal, pays 100 points.",
        "Upper bonus: 100 points from 84, instead of 50 points from 63.",
    ],
    "maxi-yatzy-tactic": ["Upper bonus: 50 points from 75, instead of 100 points from 84."],
}


@pytest.mark.parametrize(("name", "sentences"), SHIPPED.items(), ids=SHIPPED)
def test_a_variant_is_told_by_what_it_has_otherwise(name, sentences):
    rules = shipped()[name]
    assert told(rules, shipped()[rules.base]) == sentences


def test_a_variant_is_told_in_swedish():
    assert told(shipped()["yatzy-lenient"], YATZY, "sv") == [
        "Fyra lika duger också som två par.",
        "Fem lika duger också som kåk.",
    ]
    assert told(shipped()["maxi-yatzy"], YATZY, "sv")[:4] == [
        "6 tärningar i stället för 5.",
        "Kast som inte används sparas till senare turer; varje tur tar minst ett.",
        "Utan yatzy.",
        "Kåk finns kvar.",
    ]


def but(rules=YAHTZEE, **changes):
    return replace(rules, **changes)


def with_box(name, rules=YAHTZEE, **changes):
    return replace(
        rules, boxes=tuple(replace(box, **changes) if box.id == name else box for box in rules.boxes)
    )


EXTRA, JOKER = YAHTZEE.extra, YAHTZEE.joker
BALUT, KISMET = shipped()["balut"], shipped()["kismet"]
ONE_WAY = [
    (but(rolls=1), YAHTZEE, "One roll a turn, instead of 3."),
    (but(rolls=4), YAHTZEE, "4 rolls a turn, instead of 3."),
    (YATZY, but(YATZY, carry=True), "Rolls not used are lost."),
    (but(dice=DiceSpec(5, 8)), YAHTZEE, "Dice of 8 faces, instead of 6."),
    (KISMET, but(KISMET, dice=DiceSpec()), "Ones and sixes are black."),
    (but(KISMET, dice=DiceSpec()), KISMET, "The faces have no colours."),
    (YAHTZEE, shipped()["triple-yahtzee"], "One column only."),
    (but(times=2), YAHTZEE, "Each box is filled 2 times, instead of once."),
    (YAHTZEE, but(times=2), "Each box is filled once, instead of 2 times."),
    (YATZY, shipped()["yatzy-forced"], "Boxes may be filled in any order."),
    (with_box("yahtzee", points=60), YAHTZEE, "Yahtzee pays 60 points, instead of 50 points."),
    (with_box("chance", section="upper"), YAHTZEE, "Chance counts in the upper section."),
    (
        with_box("small_straight", want=Want(run=3), points=20),
        YAHTZEE,
        (
            "Small straight pays 20 points for three faces in a row, instead of 30 points for four faces in "
            "a row."
        ),
    ),
    (
        with_box("generala", shipped()["generala"], first_roll_wins=False),
        shipped()["generala"],
        "Generala always pays 50 points.",
    ),
    (
        shipped()["generala"],
        with_box("straight", shipped()["generala"], first_roll=0),
        "Straight pays 20 points, 25 on the first roll.",
    ),
    (YATZY, shipped()["yatzy-lenient"], "Four equal dice do not count as two pairs."),
    (
        but(sections=(replace(YAHTZEE.sections[0], bonus=()), YAHTZEE.sections[1])),
        YAHTZEE,
        "No upper bonus.",
    ),
    (
        but(sections=(YAHTZEE.sections[0], Section("lower", (Tier(100, 10), Tier(150, 20))))),
        YAHTZEE,
        "Lower bonus: 10 points from 100, 20 points from 150; only the highest counts.",
    ),
    (
        but(sections=YAHTZEE.sections[::-1]),
        YAHTZEE,
        "The sections come in this order: lower and upper.",
    ),
    (
        but(shipped()["crag"], boxes=shipped()["crag"].boxes[::-1]),
        shipped()["crag"],
        "The boxes stand in another order.",
    ),
    (
        but(shipped()["crag"], boxes=shipped()["crag"].boxes[::-1], order=Order.LISTED),
        shipped()["crag"],
        (
            "The boxes stand in this order: crag, thirteen, three of a kind, high straight, low straight, "
            "even straight, odd straight, sixes, fives, fours, threes, twos and ones."
        ),
    ),
    (
        but(extra=replace(EXTRA, bonus=50, limit=2)),
        YAHTZEE,
        "Each further yahtzee brings 50 extra, instead of 100.",
    ),
    (but(extra=replace(EXTRA, bonus=50, limit=2)), YAHTZEE, "The extra is paid at most 2 times a game."),
    (YAHTZEE, shipped()["yahtzee-one-bonus"], "The extra is paid every time."),
    (YAHTZEE, shipped()["double-yahtzee"], "The extra is paid without being claimed."),
    (YAHTZEE, shipped()["double-yahtzee"], "A tie is a shared win, without a roll-off."),
    (but(extra=replace(EXTRA, bonus=0)), YAHTZEE, "No extra for a further yahtzee."),
    (but(KISMET, extra=None), KISMET, "A further kismet strikes nobody's box."),
    (
        but(extra=replace(EXTRA, claim_is_optional=True), joker=None),
        YAHTZEE,
        "You may claim the extra or pass it up, each time.",
    ),
    (
        but(extra=replace(EXTRA, condition=When.FILLED)),
        YAHTZEE,
        "Each further yahtzee brings 100 extra, once the yahtzee box is filled, even with a zero.",
    ),
    (but(BALUT, rank=(*BALUT.rank, BALUT.rank[0])), BALUT, "Fours, 52 or more together: 2 game points."),
    (but(BALUT, rank=()), BALUT, "The total decides, without game points."),
    (
        but(BALUT, rank=(*BALUT.rank, RankRule("choice", -3, each=True))),
        BALUT,
        "Each choice with points: minus 3 game points.",
    ),
    (but(BALUT, rank=BALUT.rank[:1]), BALUT, "Fours, 52 or more together: 2 game points."),
    (but(BALUT, rank=(RankRule(table=((0, 1),)),)), BALUT, "Whatever the total: 1 game point."),
    (
        with_box("yahtzee", want=Want(kinds=(5,), distinct=False)),
        YAHTZEE,
        "The rules are written otherwise, but play alike.",
    ),
]  # fmt: skip -- one case on each line


@pytest.mark.parametrize(("rules", "base", "sentence"), ONE_WAY)
def test_every_rule_that_may_differ_has_a_sentence(rules, base, sentence):
    assert sentence in told(rules, base)


def test_names_are_no_difference():
    assert (
        differences(replace(YAHTZEE, id="mine", family="ours", names={"en": {"title": "Mine"}}), YAHTZEE)
        == ()
    )


def wants(draw):
    groups = st.sampled_from([(), (), (2,), (3,), (5,), (2, 2), (3, 2), (2, 1), (1, 1, 1)])
    return Want(
        face=draw(st.none() | st.integers(1, 6)),
        kinds=draw(groups),
        distinct=draw(st.booleans()),
        run=draw(st.none() | st.integers(1, 5)),
        set=draw(st.sampled_from([(), (), (6,), (1, 2), (3, 2, 1), (1, 3, 5)])),
        total=draw(st.none() | st.integers(5, 30)),
        same_color=draw(st.booleans()),
    )


def boxes(draw, names):
    for name in names:
        scoring = draw(st.sampled_from(Scoring))
        yield Box(
            name,
            draw(st.sampled_from(["upper", "lower"])),
            wants(draw),
            scoring,
            draw(st.integers(0, 2)) if scoring is Scoring.FIXED else 0,
            add=draw(st.integers(0, 1)),
            first_roll=draw(st.integers(0, 1)),
            first_roll_wins=draw(st.booleans()),
            needs=draw(st.none() | st.sampled_from(names)),
        )


def jokers(draw):
    stages = st.lists(st.sampled_from(["match", "any", "upper", "lower"]), unique=True)
    place = tuple(draw(stages.filter(bool)))
    return Joker(
        draw(st.sampled_from(When)),
        place,
        draw(st.sampled_from([{}, {"chance": 5}, {"chance": 5, "hut": 6}])),
        draw(st.booleans()),
        tuple(draw(stages)),
    )


def ranks(draw):
    kinds = [
        RankRule("hut", 2, at_least=10),
        RankRule("hut", 1, every=True),
        RankRule("hut", -1, each=True),
        RankRule(table=((0, -1), (5, 0), (10, 2))),
        RankRule(table=((0, 1),)),
    ]
    return tuple(draw(st.lists(st.sampled_from(kinds), max_size=2)))


@st.composite
def rule_sets(draw):
    names = draw(st.permutations(["hut", "chance", "house"]))[: draw(st.integers(1, 3))]
    cards = tuple(boxes(draw, names))
    tiers = st.sampled_from([(), (Tier(5, 1),), (Tier(5, 2),), (Tier(5, 1), Tier(9, 2))])
    sections = [
        Section(name, draw(tiers)) for name in draw(st.sampled_from(list(permutations(["upper", "lower"]))))
    ]
    extra = None
    if draw(st.booleans()):
        extra = Extra(
            draw(st.sampled_from(names)),
            draw(st.integers(0, 2)),
            draw(st.sampled_from(When)),
            draw(st.none() | st.integers(1, 2)),
            draw(st.booleans()),
            draw(st.booleans()),
        )
    return RuleSet(
        id="yatzy",
        boxes=cards,
        sections=tuple(part for part in sections if part.id in {box.section for box in cards}),
        dice=DiceSpec(
            draw(st.integers(5, 6)),
            draw(st.sampled_from([6, 6, 8])),
            draw(st.sampled_from([(), BLACK_AND_RED])),
        ),
        rolls=draw(st.integers(1, 2)),
        carry=draw(st.booleans()),
        columns=draw(st.sampled_from([(1,), (1, 2), (2,)])),
        times=draw(st.integers(1, 2)),
        order=draw(st.sampled_from(Order)),
        extra=extra,
        joker=None if extra is None or draw(st.booleans()) else jokers(draw),
        rank=ranks(draw),
        tie=draw(st.sampled_from([(), (Tie.SHARE,), (Tie.ROLL_OFF, Tie.SHARE)])),
    )  # fmt: skip -- a field on each line


SOME = st.one_of(rule_sets(), st.sampled_from(list(shipped().values())))
CHANGEABLE = ("dice", "rolls", "carry", "columns", "times", "order", "rank", "tie")


def card_of(rules):
    """Return all that is told of `rules` but their name; in which order makes no rule."""
    return sorted(map(repr, whole_card(rules)[1:]))


@given(rules=SOME, base=SOME)
@settings(max_examples=60, deadline=None)
def test_what_differs_is_told_and_nothing_else(rules, base):
    assert differences(rules, rules) == ()
    found = differences(rules, base)
    assert bool(found) == (rules.fingerprint != base.fingerprint)
    if [line.id for line in found] == ["differ.unseen"]:
        assert card_of(rules) == card_of(base)
    for line in found:
        for language in ("en", "sv"):
            assert re.search(r"[_{}$]|: ?:", text(line, language)) is None


@pytest.mark.parametrize("name", CHANGEABLE)
@given(rules=rule_sets(), other=rule_sets())
@settings(max_examples=15, deadline=None)
def test_one_rule_changed_is_not_passed_over(name, rules, other):
    changed = replace(rules, **{name: getattr(other, name)})
    found = [line.id for line in differences(changed, rules)]
    assert bool(found) == (changed.fingerprint != rules.fingerprint)
    if "differ.unseen" in found:
        assert card_of(changed) == card_of(rules)
