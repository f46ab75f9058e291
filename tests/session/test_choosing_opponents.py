"""Opponents by their levels: chosen before a game, remembered, changed at the table."""

import pytest
from support.casting import with_cast
from support.sitting import Sitting, shipped

from audio_yahtzee.session.ports import Seating
from audio_yahtzee.session.seating import names_of, seated
from audio_yahtzee.session.seats import Character
from audio_yahtzee.session.setup import Setup

BEGINNER, STEADY, EXPERT = map(Character, ("beginner", "steady", "expert"))


def at_opponents(count, **preferences):
    """Return a sitting at the first question for the level of one of `count` opponents of one person."""
    sitting = with_cast(Sitting(people=None, **preferences))
    Setup(sitting.session).begin(language=False, dice_style=False)
    sitting.press("enter")
    sitting.type("Anna")
    sitting.type(str(count))
    return sitting


def names(sitting):
    return [sitting.session.words(name) for name in sitting.session.game.names]


def at_table(*seats, **preferences):
    sitting = with_cast(Sitting(people=None, **preferences))
    players = seated(sitting.session, shipped()["yatzy"], seats)
    sitting.session.seat(shipped()["yatzy"], players)
    return sitting


def test_an_opponent_is_chosen_by_name_level_and_character():
    sitting = at_opponents(1)
    assert sitting.ear.lines == [
        "Which opponent?",
        "Stella, steady: knows the odds, but likes to take a chance.",
    ]
    assert sitting.press("down") == ["Edda, expert: makes small mistakes only."]
    assert sitting.press("enter")[0] == "Which game?"
    sitting.press("down", "enter", "enter")
    assert names(sitting) == ["Anna", "Edda"]
    assert sitting.session.offer.cast.asked == [("yatzy", "expert")]


def test_the_question_is_asked_in_swedish():
    sitting = at_opponents(2, language="sv")
    assert sitting.ear.lines == [
        "Motståndare 1 av 2?",
        "Stina, stabil: kan oddsen, men chansar gärna.",
    ]
    assert sitting.press("up") == ["Nisse, nybörjare: kan reglerna, och hoppas på det bästa."]


def test_brief_is_brief():
    assert at_opponents(1, verbosity="brief").ear.lines[-1] == "Stella, steady."


def test_a_letter_finds_a_level_for_names_begin_as_levels_do():
    sitting = at_opponents(1)
    assert sitting.press("e") == ["Edda, expert: makes small mistakes only."]
    assert sitting.press("b")[0].startswith("Bo, beginner")


def test_each_of_several_has_a_level_and_a_name_of_its_own():
    sitting = at_opponents(3)
    assert sitting.ear.lines[0] == "Opponent 1 of 3?"
    assert sitting.choose("Edda")[:2] == ["Opponent 2 of 3?", "Emmett, expert: makes small mistakes only."]
    assert sitting.press("enter")[1].startswith("Esther, expert")
    sitting.choose("Bo")
    sitting.press("down", "enter", "enter")
    assert names(sitting) == ["Anna", "Edda", "Emmett", "Bo"]
    seats = sitting.memory.kept[-1][1].seats
    assert seats == ("Anna", EXPERT, EXPERT, BEGINNER)


def test_a_crowd_is_chosen_at_once():
    sitting = at_opponents(8)
    assert sitting.ear.lines == [
        "All 8 opponents: which level?",
        "Steady: knows the odds, but likes to take a chance.",
    ]
    assert sitting.press("enter")[0] == "Which game?"
    sitting.press("down", "enter", "enter")
    assert names(sitting)[1:5] == ["Stella", "Stan", "Steve", "Stella 2"]
    assert len(set(names(sitting))) == 9


def test_no_opponents_have_no_level():
    assert at_opponents(0).ear.lines[0] == "Which game?"


def test_escape_asks_from_the_start():
    sitting = at_opponents(2)
    sitting.press("enter")
    assert sitting.press("escape")[-1].startswith("How many people play?")
    sitting.press("enter", "enter", "enter", "enter", "enter", "enter")
    assert sitting.session.game is not None


def test_last_times_levels_are_in_focus():
    sitting = with_cast(Sitting(people=None))
    Setup(sitting.session).offer(Seating("yatzy", ("Anna", EXPERT, BEGINNER)), shipped()["yatzy"])
    assert sitting.ear.lines[1] == "Again: Scandinavian Yatzy, Anna, Edda and Bo."
    sitting.press("down", "enter", "enter", "enter")
    assert sitting.type("2")[-1].startswith("Edda, expert")
    assert sitting.press("enter")[-1].startswith("Bo, beginner")


def test_last_times_players_sit_down_again_as_they_were():
    sitting = with_cast(Sitting(people=None))
    seats = ("Anna", EXPERT, None)
    Setup(sitting.session).offer(Seating("yatzy", seats), shipped()["yatzy"])
    sitting.press("enter")
    assert names(sitting) == ["Anna", "Edda", "Computer"]
    assert sitting.memory.kept[-1][1].seats == seats
    assert sitting.session.offer.cast.asked == [("yatzy", "expert"), ("yatzy", "steady")]


def test_a_level_that_is_not_there_any_more_is_a_computer_of_the_usual_one():
    sitting = at_table("Anna", Character("grandmaster"))
    assert names(sitting) == ["Anna", "Computer"]
    assert sitting.session.offer.cast.asked == [("yatzy", "steady")]


def test_a_person_keeps_their_name_and_the_opponent_takes_another():
    assert names(at_table("edda", EXPERT)) == ["edda", "Emmett"]


def test_nobody_is_called_like_anybody_else():
    sitting = with_cast(Sitting(people=None))
    seats = ("Bella", *(BEGINNER,) * 19)
    told = [sitting.session.words(name) for name in names_of(seats, sitting.session.words)]
    assert len({name.casefold() for name in told}) == 20
    assert told[1:5] == ["Bo", "Barney", "Bo 2", "Bella 2"]


def test_names_are_those_of_the_listeners_language():
    assert names(at_table("Anna", EXPERT, BEGINNER, language="sv")) == ["Anna", "Elsa", "Nisse"]


@pytest.mark.parametrize("language", ["en", "sv"])
def test_an_opponent_at_the_table_gives_its_seat_to_another(language):
    sitting = at_table("Anna", EXPERT, language=language)
    before = sitting.state
    sitting.press("escape")
    sitting.choose("opponents" if language == "en" else "motståndare")
    heard = sitting.choose("Bo" if language == "en" else "Nisse")
    assert heard[0] == (
        "Bo, beginner, takes the seat of Edda."
        if language == "en"
        else "Nisse, nybörjare, tar över efter Elsa."
    )
    assert sitting.state == before
    assert sitting.session.mode is sitting.session.table
    assert sitting.memory.kept[-1][1].seats == ("Anna", BEGINNER)
    assert sitting.session.game.opponent is None


def test_which_of_several_opponents_gives_its_seat_is_asked():
    sitting = at_table("Anna", EXPERT, None, EXPERT)
    sitting.press("escape")
    assert sitting.choose("opponents")[1] == "Edda, expert. Enter chooses another."
    assert sitting.press("down") == ["Computer, steady. Enter chooses another."]
    sitting.press("down", "enter")
    assert sitting.ear.lines == ["Which opponent?", "Emmett, expert: makes small mistakes only."]
    sitting.choose("Stella")
    assert names(sitting) == ["Anna", "Edda", "Computer", "Stella"]


def test_who_is_chosen_again_stays_and_one_comes_back_to_the_table():
    sitting = at_table("Anna", EXPERT)
    sitting.press("escape")
    sitting.choose("opponents")
    assert "takes the seat" not in sitting.press("enter")[0]
    assert sitting.session.mode is sitting.session.table
    assert names(sitting) == ["Anna", "Edda"]


def test_a_table_of_people_has_no_opponents_to_change():
    sitting = at_table("Anna", "Bertil")
    sitting.press("escape")
    with pytest.raises(AssertionError, match="no entry begins"):
        sitting.choose("opponents")
