"""What was only guessed, and zeros: asked about plainly; any other key drops the question and acts."""

import pytest
from support.talking import Talk

from audio_yahtzee.session.list_mode import ListMode
from audio_yahtzee.session.table import TableMode

GUESS = "ful house"
DICE = "22561 34345 55"


def guessed(text=GUESS, dice=DICE, rules="yatzy"):
    talk = Talk(rules, dice=dice)
    talk.type_line("roll")
    return talk, talk.type_line(text)


@pytest.mark.parametrize(
    ("language", "text", "again"),
    [("en", "ful house", "Yes or no?"), ("sv", "full kåkk", "Ja eller nej?")],
)
def test_enter_alone_writes_nothing_that_was_guessed(language, text, again):
    talk = Talk("yatzy", dice=DICE, language=language)
    asked = talk.type_lines({"en": "roll", "sv": "slå"}[language], text)
    for _ in range(3):
        assert talk.press("enter") == [*asked, again]
    assert len(talk.state.card.open_cells()) == 15


def test_a_guessed_zero_is_asked_about_in_its_own_words():
    talk, _ = guessed()
    assert talk.type_line("yes") == ["Full house would score nothing. Write a zero?"]
    assert len(talk.state.card.open_cells()) == 15
    talk.type_line("yes")
    assert len(talk.state.card.open_cells()) == 14


def test_what_can_be_taken_back_is_done_by_enter():
    talk, _ = guessed("kep two twos")
    talk.press("enter")
    assert talk.state.kept == (0, 1)


def test_the_arrows_choose_from_the_first_entry_on():
    talk, _ = guessed("score three", dice="33312", rules="yahtzee")
    assert talk.press("down") == ["Threes."]
    talk.press("down", "enter")
    assert talk.state.card.total == 12


def test_a_digit_chooses_what_was_meant():
    talk, _ = guessed("score three", dice="33312", rules="yahtzee")
    talk.press("2", "enter")
    assert talk.state.card.total == 12


@pytest.mark.parametrize("asked", [GUESS, "full house"])
@pytest.mark.parametrize(
    ("key", "said"),
    [("s", "Anna 0"), ("d", "Two twos"), ("tab", "Boxes"), ("p", "Best")],
)
def test_another_key_drops_the_question_and_acts(asked, key, said):
    talk, _ = guessed(asked)
    assert isinstance(talk.mode, ListMode)
    heard = talk.press(key)
    assert isinstance(talk.mode, TableMode)
    assert said in heard[0]


def test_another_key_rolls():
    talk, _ = guessed()
    talk.press("r")
    assert talk.state.roll_number == 2


@pytest.mark.parametrize(("letter", "asked_next"), [("y", True), ("n", False)])
def test_a_letter_answers(letter, asked_next):
    talk, _ = guessed()
    talk.press(letter)
    assert isinstance(talk.mode, ListMode) is asked_next


def test_help_and_repeating_leave_the_question_open():
    talk, _ = guessed()
    talk.press("f1")
    talk.press("f5")
    assert isinstance(talk.mode, ListMode)
    talk.press("escape")
    assert isinstance(talk.mode, TableMode)


def test_the_microphone_answers_the_question():
    talk, _ = guessed()
    talk.press("m")
    assert talk.microphone.calls == ["listen"]
    talk.hears("no")
    assert isinstance(talk.mode, TableMode)


def test_a_line_that_is_no_answer_drops_the_question():
    talk, _ = guessed()
    assert talk.type_line("blah") == ["blah: nothing here. F1 helps."]
    assert isinstance(talk.mode, TableMode)


def test_a_refusal_drops_the_question_and_says_what_works_without_it():
    talk, _ = guessed()
    talk.type_lines("roll", "roll", GUESS)
    assert "number" not in talk.type_line("keep the fours")[-1]
    assert isinstance(talk.mode, TableMode)


def test_a_zero_said_in_words_is_asked_about_though_every_box_would_be_one():
    talk = Talk("yatzy-half-forced", dice="66655" * 4)
    talk.type_lines("roll", "sixes", "roll", "fives", "roll")
    assert talk.type_line("ones") == ["Ones would score nothing. Write a zero?"]
    talk.type_line("yes")
    assert len(talk.state.card.open_cells()) == 12
