"""Things said in words, at the table and in lists: done, asked about, or refused with what would work."""

import pytest
from support.talking import Talk

from audio_yahtzee.controls.intents import KeyPress
from audio_yahtzee.session.list_mode import ListMode
from audio_yahtzee.session.setup import Setup
from audio_yahtzee.session.table import TableMode

DICE = "22561 34345 55"


def test_a_turn_in_words():
    talk = Talk(dice="22561 345 55")
    assert talk.type_line("roll") == ["Two, two, five, six, one.", "2 rolls left."]
    assert talk.type_line("keep the twos") == ["Keep two twos."]
    assert talk.state.kept == (0, 1)
    talk.type_line("keep the twos and roll")
    assert talk.state.dice == (2, 2, 3, 4, 5)
    talk.type_line("score twos")
    assert talk.state.card.total == 4


def test_the_same_in_swedish():
    talk = Talk("yatzy", dice="22561 345 55", language="sv")
    talk.type_lines("slå", "behåll tvåorna och slå")
    assert talk.state.dice == (2, 2, 3, 4, 5)
    talk.type_line("chans")
    assert talk.state.card.total == 16


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (["keep two fours"], ["Roll first.", "You could say: roll."]),
        (["roll", "keep two fives"], ["You have only a five."]),
        (["roll", "keep three fours"], ["There are no fours."]),
        (["roll", "keep everything", "roll"], None),
    ],
)
def test_a_refusal_says_why(lines, said):
    talk = Talk(dice=DICE)
    heard = talk.type_lines(*lines)
    assert "error" in talk.ear.sounds
    assert heard == said if said else heard


def test_rolling_certain_dice_again_keeps_the_others_and_rolls():
    talk = Talk(dice="22561 33 4")
    talk.type_lines("roll", "reroll dice three and four")
    assert (talk.state.dice, talk.state.kept) == ((2, 2, 3, 3, 1), (0, 1, 4))


def test_rolling_all_but_certain_dice_keeps_just_these_and_rolls():
    talk = Talk(dice="22561 334")
    talk.type_lines("roll", "keep the five", "roll everything but the twos")
    assert (talk.state.dice, talk.state.kept) == ((2, 2, 3, 3, 4), (0, 1))


def test_nothing_is_kept_for_a_roll_that_is_not_left():
    talk = Talk(dice=DICE)
    talk.type_lines("roll", "reroll everything", "roll", "reroll the fives")
    assert talk.state.kept == ()
    assert "No rolls left" in talk.ear.lines[0]


def test_a_correction_takes_back_the_keep_and_does_the_other():
    talk = Talk(dice=DICE)
    talk.type_lines("roll", "keep the twos")
    talk.type_line("no the fives")
    assert talk.state.kept == (2,)


def test_a_correction_that_cannot_be_leaves_all_as_it_was():
    talk = Talk(dice=DICE)
    talk.type_lines("roll", "keep the twos")
    talk.type_line("no the fours")
    assert talk.state.kept == (0, 1)


def test_a_correction_takes_back_the_score():
    talk = Talk(dice=DICE)
    talk.type_lines("roll", "twos")
    heard = talk.type_line("no score fives")
    assert heard[0] == "Twos taken back."
    assert talk.session.game.state.card.total == 5


@pytest.mark.parametrize(("answer", "open_boxes"), [("yes", 12), ("no", 13)])
def test_a_zero_is_asked_about(answer, open_boxes):
    talk = Talk(dice=DICE)
    assert talk.type_lines("roll", "threes") == ["Threes would score nothing. Write a zero?"]
    talk.type_line(answer)
    assert len(talk.state.card.open_cells()) == open_boxes
    assert isinstance(talk.mode, TableMode)


def test_the_question_is_answered_by_key_as_well():
    talk = Talk(dice=DICE)
    talk.type_lines("roll", "threes")
    talk.press("enter")
    assert len(talk.state.card.open_cells()) == 12


def test_what_could_mean_two_things_is_asked_about_and_anything_else_may_be_said():
    talk = Talk(dice="33312")
    assert talk.type_lines("roll", "score three") == ["Threes or three of a kind?"]
    talk.type_line("three of a kind")
    assert talk.state.card.total == 12
    talk.type_lines("roll", "score three", "roll")
    assert isinstance(talk.mode, TableMode)
    assert talk.state.roll_number == 2


def test_a_slip_is_asked_about():
    talk = Talk(dice=DICE)
    assert talk.type_lines("roll", "keep the towz")[0].startswith("Did you mean")
    talk.type_line("yes")
    assert talk.state.kept == (0, 1)


def test_in_columns_the_one_that_is_meant_is_asked_for():
    talk = Talk("triple-yahtzee", dice="55512")
    assert talk.type_lines("roll", "fives") == ["Fives: in which column?", "First column."]
    talk.type_line("number two")
    assert talk.state.card.points(talk.state.card.cells()[13]) == () or talk.state.card.total == 30


def test_a_column_can_be_named_at_once():
    talk = Talk("triple-yahtzee", dice="55512")
    talk.type_lines("roll", "fives in the third column")
    assert talk.state.card.total == 45


def test_what_can_be_said_depends_on_the_state():
    talk = Talk(dice=DICE)
    assert "roll" in talk.type_line("what can I say")[0]
    assert "keep the twos" in talk.type_lines("roll", "what can I say")[0]
    assert talk.type_lines("leave the game", "what can I say")[0].startswith("You can say: yes, no")


def test_leaving_is_asked_about():
    talk = Talk(dice=DICE)
    talk.type_lines("roll", "leave the game")
    assert isinstance(talk.mode, ListMode)
    talk.type_line("no")
    assert isinstance(talk.mode, TableMode)
    talk.type_lines("leave the game", "yes")
    assert talk.session.has_stopped()


def test_the_whole_card_is_read_and_what_is_open_is_put_together():
    talk = Talk(dice=DICE)
    heard = talk.type_lines("roll", "twos", "my card")
    assert heard[0] == "Card of Anna, total 4."
    assert heard[1:4] == ["Twos 4.", "Upper 4, bonus 0.", "Lower 0."]
    assert heard[4].startswith("12 open: ones, threes, fours,")
    assert len(heard) == 5
    assert isinstance(talk.mode, TableMode)


def test_what_is_said_about_the_table_closes_what_lies_over_it():
    talk = Talk(dice=DICE)
    talk.press("escape")
    assert isinstance(talk.mode, ListMode)
    talk.type_line("what are my dice")
    assert isinstance(talk.mode, TableMode)


def test_in_another_players_turn_the_reason_is_theirs():
    talk = Talk(people=("Anna",), opponents=1, dice=DICE)
    talk.type_lines("roll", "twos")
    assert talk.type_line("roll")[0] == "Computer is playing."
    assert "error" in talk.ear.sounds


def test_keys_and_lines_keep_their_meaning():
    talk = Talk(dice=DICE)
    talk.press("r")
    assert talk.type_line("xyzzy") == ["xyzzy: nothing here. F1 helps."]
    assert talk.type_line("bogus words")[0].startswith("I did not catch that")
    assert talk.type_line("å")[0].startswith("å: nothing here")


def test_a_phrase_is_typed_in_a_window():
    talk = Talk(dice=DICE)
    talk.press("slash")
    talk.type("roll")
    assert talk.state.dice == (2, 2, 5, 6, 1)
    talk.press("f2")
    assert talk.press("enter")[0].startswith("You can say")


def test_without_phrases_a_line_is_no_key():
    talk = Talk(dice=DICE)
    talk.session.offer = talk.session.offer.__class__(
        **{**{f: getattr(talk.session.offer, f) for f in talk.session.offer.__slots__}, "phrases": None}
    )
    assert talk.type_line("roll the dice") == ["roll the dice: nothing here. F1 helps."]
    assert talk.press("slash") == ["Phrases cannot be understood here."]


@pytest.fixture
def asked():
    """Return a talk at the question how many play."""
    talk = Talk(people=None)
    Setup(talk.session).begin(language=False, dice_style=False)
    return talk


def line(talk, text):
    """Give `text` and Enter, as plain text does where something is typed."""
    talk.ear.batches.clear()
    talk.session.press(KeyPress("enter", text))
    return talk.ear.lines


def test_a_line_that_is_no_number_may_say_one(asked):
    assert line(asked, "number two") == ["Name of player 1? Type it, or press Enter for Player 1."]


def test_a_line_that_is_neither_is_refused(asked):
    assert line(asked, "banana")[0].startswith("banana cannot be typed here")


def test_no_opponents_can_be_said(asked):
    line(asked, "1")
    line(asked, "Anna")
    assert asked.hears("no")[0] == "Which game?"


def test_of_two_things_in_one_breath_the_one_that_cannot_be_is_told():
    talk = Talk(dice=DICE)
    talk.type_lines("roll", "keep everything")
    heard = talk.type_line("keep everything and roll")
    assert heard == [
        "All dice are kept: release one to roll, or choose a box.",
        "You could say: chance.",
    ]


def test_what_can_be_said_would_change_something():
    talk = Talk(dice=DICE)
    assert "undo" not in talk.type_line("what can I say")[0]
    talk.type_lines("roll", "keep the twos")
    (said,) = talk.type_line("what can I say")
    assert "keep the twos" not in said
    assert "undo" in said
    talk.type_line("keep everything")
    assert talk.type_line("what can I say")[0].startswith("You can say: chance, ")


def test_help_in_words_leads_to_the_phrases():
    talk = Talk()
    assert talk.type_line("help")[-1] == "For the phrases, say: what can I say."


@pytest.mark.parametrize(
    ("language", "rules", "lines", "points"),
    [
        ("en", "yahtzee", ("roll", "threes", "no, chance"), 16),
        ("sv", "yatzy", ("slå", "treor", "nej, chans"), 16),
        ("en", "triple-yahtzee", ("roll", "chance", "no, fives in the second column"), 10),
        ("en", "triple-yahtzee", ("roll", "fives", "third column"), 15),
        ("sv", "triple-yahtzee", ("slå", "femmor", "tredje kolumnen"), 15),
    ],
)
def test_a_question_about_a_box_is_answered_by_another_box_or_a_column(language, rules, lines, points):
    talk = Talk(rules, language=language, dice="22561")
    heard = talk.type_lines(*lines)
    assert talk.state.card.total == points
    assert not any("could say" in line or "kan säga" in line for line in heard)


def test_a_question_about_dice_is_answered_by_other_dice():
    talk = Talk(dice=DICE)
    assert talk.type_lines("roll", "keep the fivs")[0].startswith("Did you mean")
    talk.type_line("no, the twos")
    assert talk.state.kept == (0, 1)


def test_what_is_only_asked_about_is_not_there_to_be_undone():
    talk = Talk(dice=DICE)
    talk.type_lines("roll", "keep the twos", "threes")
    talk.type_line("undo")
    assert isinstance(talk.mode, TableMode)
    assert talk.state.kept == (0, 1)
    talk.type_line("undo")
    assert talk.state.kept == ()
