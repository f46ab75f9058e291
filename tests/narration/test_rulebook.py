"""Rules in plain words, made from the rule data."""

import re
from dataclasses import replace

import pytest
from support.sitting import catalogue, shipped
from support.wording import text

from audio_yahtzee.messages import Verbosity
from audio_yahtzee.narration.box_rules import pattern
from audio_yahtzee.narration.rulebook import outline, whole_card
from audio_yahtzee.rulesets import load

YAHTZEE = shipped()["yahtzee"]

SAID = {
    "yahtzee": (
        "5 dice, up to 3 rolls a turn, 13 turns.",
        "Ones to sixes: the sum of the dice with that face.",
        "Three of a kind: three equal dice, pays the sum of all dice.",
        "Full house: three equal and a pair of another face, pays 25 points.",
        "Small straight: four faces in a row, pays 30 points.",
        "Yahtzee: all five dice equal, pays 50 points.",
        "Chance: the sum of all dice, whatever they are.",
        "Upper bonus: 35 points from 63.",
        "Each further yahtzee brings 100 extra, once the yahtzee box holds points.",
        (
            "Each further yahtzee is a joker, once the yahtzee box is filled, even with a zero: it goes in "
            "the box of its own face, or else in any open lower box, or else in any open upper box, as "
            "a zero."
        ),
        "A joker pays full house 25, small straight 30 and large straight 40.",
    ),
    "kismet": (
        "Ones and sixes are black.",
        "Two pair same colour: two pairs, all of one colour, or four equal, pays the sum of all dice.",
        "Flush: all dice of one colour, pays 35 points.",
        "Full house: three equal and a pair, or five equal, pays the sum of all dice plus 15.",
        "Upper bonus: 35 points from 63, 55 points from 71, 75 points from 78; only the highest counts.",
        (
            "Each further kismet, once the kismet box holds points, makes every opponent write a zero in the "
            "topmost open box and lose a turn."
        ),
    ),
    "generala": (
        "Straight: five faces in a row, pays 20 points, 25 on the first roll.",
        "Generala: all five dice equal, pays 50 points, on the first roll it wins the game.",
        "Double generala: all five dice equal, pays 100 points, but only once generala holds points.",
    ),
    "balut": (
        "Each box is filled 4 times.",
        "Fours to sixes: the sum of the dice with that face.",
        "Fours, 52 or more together: 2 game points.",
        "Straight, all four with points: 4 game points.",
        "Each balut with points: 2 game points.",
        (
            "Game points by the total: below 300: minus 2, 300 to 349: minus 1, 350 to 399: 0, 400 to 449: "
            "1, 450 to 499: 2, 500 to 549: 3, 550 to 599: 4, 600 to 649: 5, 650 or more: 6."
        ),
    ),
    "crag": (
        "3 dice, up to 2 rolls a turn, 13 turns.",
        "Odd straight: 1, 3 and 5, pays 20 points.",
        "High straight: 4 to 6, pays 20 points.",
        "Three of a kind: all three dice equal, pays 25 points.",
        "Crag: two equal dice and a sum of 13, pays 50 points.",
    ),
    "triple-yahtzee": (
        "3 columns, multiplied by 1, 2 and 3; you choose box and column.",
        "Each further yahtzee brings 100 extra, once all three yahtzee boxes hold points.",
    ),
    "maxi-yatzy": (
        "Rolls not used are saved for later turns; each turn takes at least one.",
        "Three pairs: three pairs of different faces, pays the sum of those dice.",
        "House: three equal and three equal of another face, pays the sum of those dice.",
    ),
    "double-yahtzee": (
        ("You may claim the extra or pass it up, each time: passed up, the dice are no joker either."),
        "A joker pays only what its dice are worth where it goes.",
        (
            "A tie for the win is settled by a roll-off: all dice once, the highest sum wins. After three "
            "rounds the win is shared."
        ),
    ),
    "yahtzee-one-bonus": ("The extra is paid once a game.",),
    "yams": (
        "Each further yahtzee, once the yahtzee box holds points, is written as a zero, in any open box.",
    ),
    "yahtzee-free-joker": (
        (
            "Once the box of its own face is filled, a joker pays full house 25, small straight 30 and large "
            "straight 40."
        ),
    ),
    "yatzy-forced": ("Boxes are filled from the top down.",),
    "yatzy-half-forced": ("One section is filled before the next, in any order within it.",),
}


@pytest.mark.parametrize(("name", "sentences"), SAID.items(), ids=SAID)
def test_a_card_reads_as_sentences(name, sentences):
    said = [text(line) for line in whole_card(shipped()[name])]
    assert [sentence for sentence in sentences if sentence not in said] == []


SWEDISH = {
    "yatzy": (
        "5 tärningar, upp till 3 kast per tur, 15 turer.",
        "Ettor till sexor: summan av tärningarna med de ögonen.",
        "Två par: två par med olika ögon, ger summan av de tärningarna.",
        "Liten stege: 1 till 5, ger 15 poäng.",
        "Kåk: tre lika och ett par med andra ögon, ger summan av de tärningarna.",
        "Yatzy: alla fem tärningarna lika, ger 50 poäng.",
        "Bonus i övre delen: 50 poäng från 63.",
    ),
    "kismet": (
        "Ettor och sexor har färgen svart.",
        "Två par i samma färg: två par, alla i samma färg, eller fyra lika, ger summan av alla tärningar.",
    ),
    "balut": ("Stege, alla fyra med poäng: 4 spelpoäng.", "Varje balut med poäng: 2 spelpoäng."),
}


@pytest.mark.parametrize(("name", "sentences"), SWEDISH.items(), ids=SWEDISH)
def test_a_card_reads_as_swedish_sentences(name, sentences):
    said = [text(line, "sv") for line in whole_card(shipped()[name])]
    assert [sentence for sentence in sentences if sentence not in said] == []


@pytest.mark.parametrize("name", shipped())
@pytest.mark.parametrize("language", ["en", "sv"])
def test_every_rule_set_is_told_in_words_alone(name, language):
    rules = shipped()[name]
    base = shipped().get(rules.base)
    for verbosity in Verbosity:
        for line in whole_card(rules, base):
            said = text(line, language, verbosity)
            assert re.search(r"[_{}$]|: ?:|\.\.|  | ,", said) is None, said


def test_no_two_boxes_of_a_card_are_told_alike():
    for rules in shipped().values():
        lines = [text(line) for line in whole_card(rules)]
        assert len(set(lines)) == len(lines)


def test_a_shared_win_is_not_told_where_it_is_the_usual():
    assert not [line for line in whole_card(YAHTZEE) if "tie" in line.id]


def test_a_variant_begins_with_what_differs_and_then_tells_the_whole_card():
    lenient, yatzy = shipped()["yatzy-lenient"], shipped()["yatzy"]
    said = [text(line) for line in whole_card(lenient, yatzy)]
    assert said[:5] == [
        "Lenient Yatzy.",
        "Like Scandinavian Yatzy, but:",
        "Four equal dice count as two pairs too.",
        "Five equal dice count as full house too.",
        "In full:",
    ]
    assert said[5:] == [text(line) for line in whole_card(lenient)[1:]]


def test_a_variant_that_plays_like_its_base_says_so():
    said = [text(line) for line in whole_card(shipped()["kniffel"], shipped()["yahtzee-plain"])]
    assert said[:3] == [
        "Kniffel.",
        "The same rules as Plain Yahtzee.",
        "5 dice, up to 3 rolls a turn, 13 turns.",
    ]


WANTED = [
    ("any", "any dice"),
    ("{kinds: [2]}", "two equal dice"),
    ("{kinds: [1, 1, 1, 1, 1]}", "five different faces"),
    ("{kinds: [2, 1]}", "a pair and one die of another face"),
    ("{kinds: [2, 2, 1]}", "a pair, a pair and one die, all of different faces"),
    (
        "{kinds: [3, 1], distinct: false, run: 2}",
        "three equal and one die and two faces in a row, even of the same face",
    ),
    ("{face: 6, total: 20}", "any number of sixes and a sum of 20"),
    ("{set: [6]}", "6"),
    ("{set: [2, 1]}", "1 and 2"),
    ("{set: [3, 1, 2]}", "1 to 3"),
    ("{run: 3, color: same}", "three faces in a row, all of one colour"),
    ("{kinds: [2, 2], color: same}", "two pairs of different faces, all of one colour"),
]  # fmt: skip -- one case on each line


@pytest.mark.parametrize(("want", "told"), WANTED)
def test_whatever_a_box_wants_has_words(want, told, tmp_path):
    file = tmp_path / "mine.yaml"
    colors = "dice: {colors: {black: [1, 2, 3], red: [4, 5, 6]}}\n"
    file.write_text(f"id: mine\n{colors}boxes:\n  chance: {{in: lower, want: {want}, score: all}}\n")
    box = load(file).boxes[0]
    assert catalogue().text(pattern(box.want, 5), "en").lower() == told.lower()


def test_boxes_to_be_filled_from_the_top_are_told_in_that_order(tmp_path):
    file = tmp_path / "mine.yaml"
    boxes = [
        "chance: {in: lower, want: any, score: all}",
        "sixes: {in: upper, want: {face: 6}, score: matched}",
    ]
    forced = "id: mine\norder: listed\nboxes:\n"
    order = "The boxes stand in this order: chance and sixes."
    file.write_text(f"{forced}  {boxes[0]}\n  {boxes[1]}\n")
    assert order in [text(line) for line in whole_card(load(file))[1:]]
    file.write_text(f"{forced}  {boxes[1]}\n  {boxes[0]}\n")
    assert not [line for line in whole_card(load(file)) if line.id == "rule.box_order"]


def test_dice_of_other_faces_and_rules_of_one_are_told_as_such(tmp_path):
    file = tmp_path / "mine.yaml"
    box = "chance: {in: lower, want: {kinds: [1]}, score: 1, add: 2}"
    file.write_text(f"id: mine\ndice: {{count: 1, faces: 8}}\nturn: {{rolls: 1}}\nboxes:\n  {box}\n")
    said = [text(line) for line in whole_card(load(file))[1:]]
    assert said == [
        "One die of 8 faces, one roll a turn, one turn.",
        "Boxes may be filled in any order.",
        "Lower section, one box.",
        "Chance: any die, pays 3 points.",
    ]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            (
                "2 columns; you choose box and column.",
                "Each column has a bonus of its own.",
                "Each further yahtzee brings 100 extra, once both yahtzee boxes hold points.",
            ),
        ),
        (
            "sv",
            (
                "2 kolumner; du väljer ruta och kolumn.",
                "Varje kolumn har sin egen bonus.",
                "Varje yahtzee till ger 100 extra, när båda rutorna yahtzee har poäng.",
            ),
        ),
    ],
)
def test_two_columns_that_count_alike_are_not_told_as_multiplied(language, told):
    said = [text(line, language) for line in whole_card(replace(YAHTZEE, columns=(1, 1)))]
    assert [line for line in told if line not in said] == []


ONES = "".join(
    f"  {name}: {{in: upper, want: {{face: {face}}}, score: matched}}\n"
    for face, name in enumerate(("ones", "twos", "threes"), start=1)
)
CHANCE = "  chance: {in: lower, want: any, score: all}\n"


@pytest.mark.parametrize(
    ("more", "told"),
    [
        (f"boxes:\n{ONES}", "Boxes: ones to threes."),
        (f"boxes:\n{CHANCE}", "Boxes: chance."),
        (f"order: listed\nboxes:\n{ONES}{CHANCE}", "Boxes are filled from the top down."),
    ],
)
def test_in_short_boxes_are_named_and_their_order_where_it_matters(tmp_path, more, told):
    path = tmp_path / "mine.yaml"
    path.write_text(f"id: mine\n{more}")
    assert told in [text(line) for line in outline(load(path))]
