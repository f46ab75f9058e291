"""Answers to what a player asks of the table."""

from dataclasses import replace

import pytest
from support.cards import card, state
from support.sitting import shipped
from support.wording import text

from audio_yahtzee.game import Cell, Phase
from audio_yahtzee.messages import Verbosity
from audio_yahtzee.narration import answers
from audio_yahtzee.narration.listening import Listening

YAHTZEE = shipped()["yahtzee"]
HAND = (2, 2, 5, 6, 1)
ANNA = Listening(("Anna", "Bertil"), frozenset({0}))
NO_DICE = "No dice yet: the first roll of the turn is still to come."


@pytest.mark.parametrize(
    ("kept", "expected"),
    [
        ((), "Two twos, a six, a five and a one, none kept."),
        ((0, 1), "Two twos kept; a six, a five and a one."),
        ((0, 1, 2, 3, 4), "Two twos, a six, a five and a one, all kept."),
    ],
)
def test_the_hand_is_told_by_faces_and_what_is_kept(kept, expected):
    assert text(answers.whole_hand(state(YAHTZEE, HAND, kept=kept))) == expected


def test_the_hand_by_place_names_each_kept_die():
    told = answers.hand_by_place(state(YAHTZEE, HAND, kept=(0, 3)))
    assert text(told) == "Two kept, two, five, six kept, one."


def test_before_the_roll_there_are_no_dice():
    table = state(YAHTZEE)
    assert text(answers.whole_hand(table)) == NO_DICE
    assert text(answers.hand_by_place(table)) == NO_DICE


def test_anothers_hand_tells_what_they_kept():
    assert text(answers.dice_of(HAND, (0, 1), YAHTZEE)) == "Two twos kept, of two, two, five, six, one."
    assert text(answers.dice_of(HAND, (), YAHTZEE)) == "Two twos, a six, a five and a one."


@pytest.mark.parametrize(
    ("filled", "expected"),
    [
        ("", "Upper 0, on pace."),
        ("ones=3 twos=6", "Upper 9, on pace."),
        ("ones=5", "Upper 5, 2 above pace."),
        ("ones=2", "Upper 2, 1 below pace."),
        ("ones=0 twos=0 threes=0 fours=0 fives=0 sixes=0", "Upper 0, no bonus."),
        ("ones=5 twos=10 threes=15 fours=20 fives=13", "Upper 63, bonus of 35 won."),
        ("ones=5 twos=10 threes=15 fours=20 fives=12", "Upper 62, 17 above pace."),
    ],
)
def test_the_bonus_is_told_by_pace(filled, expected):
    assert text(answers.bonuses(card(YAHTZEE, filled))) == expected


def test_the_bonus_in_full_says_what_is_to_go():
    assert text(answers.bonuses(card(YAHTZEE, "ones=5")), verbosity=Verbosity.FULL) == (
        "Upper 5, 2 above pace, 58 to go for the bonus of 35."
    )


def test_a_bonus_over_other_boxes_than_faces_has_no_pace():
    boxes = tuple(replace(box, section="upper") for box in YAHTZEE.boxes)
    hybrid = replace(YAHTZEE, boxes=boxes, sections=YAHTZEE.sections[:1])
    assert text(answers.bonuses(card(hybrid, "chance=20"))) == "Upper 20, 43 to go for the bonus of 35."


def test_bonuses_of_several_columns_are_told_by_column(family):
    assert text(answers.bonuses(card(family.get("triple-yahtzee"), "ones=3 ones@2=5"))) == (
        "First column: upper 3, on pace. Second column: upper 5, 2 above pace. "
        "Third column: upper 0, on pace."
    )


def test_a_game_without_a_bonus_says_so(family):
    assert text(answers.bonuses(card(family.get("yacht")))) == "No bonus in this game."


@pytest.mark.parametrize(
    ("phase", "expected"),
    [
        (Phase.TURN, "Anna, round 1 of 13, 2 rolls left."),
        (Phase.ROLL_OFF, "Anna, roll-off."),
        (Phase.OVER, "The game is over."),
    ],
)
def test_whose_turn_it_is(phase, expected):
    table = state(YAHTZEE, HAND, cards=("", ""), phase=phase)
    assert text(answers.whose_turn(table, ANNA)) == expected


def test_the_standing_has_the_leader_first():
    table = state(YAHTZEE, cards=("ones=3", "ones=4"))
    assert text(answers.standing_short(table, ANNA)) == "Bertil 4, Anna 3."
    assert [text(line) for line in answers.standing_detail(table, ANNA)] == [
        "First: Bertil, 4 points, upper 4, 12 boxes open.",
        "Second: Anna, 3 points, upper 3, 12 boxes open.",
    ]


def test_what_is_to_be_filled_is_told_with_the_turn(family):
    def told(rules, filled="", language="en"):
        table = state(family.get(rules), HAND, cards=(filled,))
        return [text(line, language) for line in answers.turn(table, ANNA)][1:]

    assert told("yatzy-forced", "ones=1") == ["The box is twos."]
    assert told("yatzy-half-forced") == ["Now the upper section is filled, in any order."]
    assert told("yatzy-half-forced", "ones=1 twos=2 threes=3 fours=4 fives=5 sixes=6", "sv") == [
        "Nu fylls nedre delen, i vilken ordning som helst."
    ]
    assert told("yahtzee") == []


@pytest.mark.parametrize(
    ("saved", "rolls_left", "expected"),
    [
        (0, 2, "2 rolls left."),
        (2, 4, "4 rolls left, 2 of them saved."),
        (4, 3, "3 rolls left, all saved."),
        (4, 1, "one roll left, a saved one."),
        (4, 0, "no rolls left."),
    ],
)
def test_saved_rolls_are_told_with_the_turn_and_used_last(family, saved, rolls_left, expected):
    table = state(family.get("maxi-yatzy"), (1, 2, 3, 4, 5, 6), rolls_left=rolls_left)
    table = replace(table, seats=(replace(table.seat, saved=saved),))
    assert text(answers.whose_turn(table, ANNA)) == f"Anna, round 1 of 20, {expected}"


def test_the_standing_tells_what_ranks_the_players(family):
    balut = state(family.get("balut"), cards=("choice=30 balut=45", "choice=30"))
    assert text(answers.standing_short(balut, ANNA)) == (
        "Anna 0 game points, total 75, Bertil minus 2 game points, total 30."
    )
    assert text(answers.standing_detail(balut, ANNA)[0]) == (
        "First: Anna, 0 game points, total 75, 7 boxes open."
    )
    yacht = state(family.get("yacht"), cards=("ones=3",))
    assert [text(line) for line in answers.standing_detail(yacht, ANNA)] == [
        "First: Anna, 3 points, 11 boxes open."
    ]


def test_extras_are_in_the_standing_once_there_are_any():
    table = state(YAHTZEE, cards=("yahtzee=50",))
    earned = table.card.write(Cell("fours"), 20, extra=True)
    table = replace(table, seats=(replace(table.seat, card=earned),))
    assert text(answers.standing_detail(table, ANNA)[0]) == (
        "First: Anna, 170 points, upper 20, one extra, 11 boxes open."
    )


def test_game_points_are_told_with_what_is_to_go_for_more(family):
    fours, straights = "fours=16 fours=12", "straight=15 straight=20"
    balut = card(family.get("balut"), f"{fours} {straights} sixes=24 sixes=24 sixes=24 sixes=6 full_house=0")
    assert text(answers.bonuses(balut)) == (
        "0 game points so far. Fours 28, 24 to go for 2 game points. Fives 0, 65 to go for 2 game points. "
        "Straight 2 of 4, all of them for 4 game points. Choice 0, 100 to go for 2 game points."
    )
    assert text(answers.bonuses(balut), "sv").startswith(
        "0 spelpoäng hittills. Fyror 28, 24 kvar till 2 spel"
    )


def test_the_standing_in_detail_has_the_columns(family):
    table = state(family.get("triple-yahtzee"), cards=("ones=3 twos@2=4 chance@3=20",))
    assert [text(line) for line in answers.standing_detail(table, ANNA)] == [
        "First: Anna, 71 points, upper 7, 36 boxes open.",
        "Anna, columns: 3, 8 and 60.",
    ]
