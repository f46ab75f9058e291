"""What a card adds up to."""

import pytest
from table_talk import card_with, filled_but

from audio_yahtzee.game import Card, Cell
from audio_yahtzee.game.ruleset import RankRule, When


@pytest.mark.parametrize("text", ["fives", "fives@2", "double_generala", "yahtzee@3"])
def test_a_cell_has_one_text(text):
    assert str(Cell.parse(text)) == text


def test_the_first_column_needs_no_mark():
    assert Cell.parse("fives@1") == Cell("fives")


@pytest.mark.parametrize("text", ["fives@", "fives@0", "fives@-1", "fives@two", "fives@²", "fives@1@2"])
def test_a_column_is_a_number_from_one(text):
    with pytest.raises(ValueError, match="column from 1") as failed:
        Cell.parse(text)
    assert repr(text) in str(failed.value)


def test_writing_leaves_the_old_card_as_it_was(family):
    empty = Card(family.get("yahtzee"))
    written = empty.write(Cell("fives"), 15)
    assert empty.total == 0
    assert empty.is_open(Cell("fives"))
    assert written.points(Cell("fives")) == (15,)
    assert not written.is_open(Cell("fives"))
    assert Cell("fives") not in written.open_cells()


def test_cells_stand_from_the_top_down_and_columns_from_the_left(family):
    cells = Card(family.get("triple-yahtzee")).cells()
    assert [str(cell) for cell in cells[:4]] == ["ones", "ones@2", "ones@3", "twos"]
    assert len(cells) == 39


@pytest.mark.parametrize(
    ("rules", "filled", "points", "bonus"),
    [
        ("yahtzee", "threes=9 fours=12 fives=20 sixes=18 chance=30", 59, 0),
        ("yahtzee", "ones=3 threes=9 fours=12 fives=20 sixes=18", 62, 0),
        ("yahtzee", "ones=4 threes=9 fours=12 fives=20 sixes=18", 63, 35),
        ("yatzy", "ones=4 threes=9 fours=12 fives=20 sixes=18", 63, 50),
        ("kismet", "sixes=30 fives=25 fours=15", 70, 35),
        ("kismet", "sixes=30 fives=25 fours=16", 71, 55),
        ("kismet", "sixes=30 fives=25 fours=20 threes=3", 78, 75),
    ],
)
def test_a_section_earns_its_highest_tier_reached(family, rules, filled, points, bonus):
    card = card_with(family.get(rules), filled)
    assert card.section_points("upper") == points
    assert card.section_bonus("upper") == bonus
    assert card.section_bonus("lower") == 0


def test_a_column_counts_its_bonus_and_extras_as_often_as_itself(family):
    card = card_with(family.get("triple-yahtzee"), "sixes@3=30 fives@3=25 fours@3=8 ones@2=2 chance=20")
    assert [card.column_total(column) for column in range(3)] == [20, 4, 3 * (63 + 35)]
    assert card.total == 20 + 4 + 294
    more = card.write(Cell("yahtzee", 1), 0, extra=True)
    assert more.total == card.total + 2 * 100


@pytest.mark.parametrize(
    ("rules", "filled", "is_filled", "is_scored"),
    [
        ("yahtzee", "", False, False),
        ("yahtzee", "yahtzee=0", True, False),
        ("yahtzee", "yahtzee=50", True, True),
        ("triple-yahtzee", "yahtzee=50 yahtzee@2=50", False, False),
        ("triple-yahtzee", "yahtzee=50 yahtzee@2=0 yahtzee@3=50", True, False),
        ("triple-yahtzee", "yahtzee=50 yahtzee@2=50 yahtzee@3=50", True, True),
        ("yatzy", "yatzy=50", False, False),
    ],
)
def test_the_jackpot_is_asked_of_all_columns(family, rules, filled, is_filled, is_scored):
    card = card_with(family.get(rules), filled)
    assert card.jackpot_is(When.FILLED) is is_filled
    assert card.jackpot_is(When.SCORED) is is_scored


def test_a_card_is_full_when_every_box_has_all_its_entries(family):
    rules = family.get("balut")
    card = filled_but(rules, "choice")
    for _ in range(4):
        assert not card.is_full
        assert card.open_cells() == (Cell("choice"),)
        card = card.write(Cell("choice"), 20)
    assert card.is_full
    assert card.open_cells() == ()


@pytest.mark.parametrize(
    ("rule", "filled", "points"),
    [
        (RankRule(box="fours", points=2, at_least=52), "fours=16 fours=16 fours=20", 2),
        (RankRule(box="fours", points=2, at_least=52), "fours=16 fours=16 fours=16", 0),
        (RankRule(box="balut", points=2, each=True), "balut=30 balut=0 balut=45", 4),
        (RankRule(box="straight", points=4, every=True), "straight=15 straight=20 straight=15", 0),
        (RankRule(box="straight", points=4, every=True), 3 * "straight=15 " + "straight=20", 4),
        (RankRule(box="straight", points=4, every=True), 3 * "straight=15 " + "straight=0", 0),
        (RankRule(table=((100, -1), (200, 0), (300, 5))), "choice=30", -1),
        (RankRule(table=((100, -1), (200, 0), (300, 5))), "choice=200", 0),
        (RankRule(table=((100, -1), (200, 0), (300, 5))), "choice=299", 0),
        (RankRule(table=((100, -1), (200, 0), (300, 5))), "choice=300", 5),
    ],
)
def test_points_turn_into_game_points(family, rule, filled, points):
    assert card_with(family.get("balut"), filled).converted(rule) == points


def test_game_points_are_the_sum_of_the_conversion_and_rank_nothing_else(family):
    card = card_with(family.get("balut"), "balut=50 balut=50 fives=65")
    assert card.game_points == 2 + 2 + 2 - 2
    assert card_with(family.get("yahtzee"), "chance=20").game_points is None
