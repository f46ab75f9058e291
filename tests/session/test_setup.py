"""The questions before a game."""

import pytest
from support.sitting import Sitting, shipped

from audio_yahtzee.controls.intents import DiceStyle
from audio_yahtzee.game.state import MOST_PLAYERS
from audio_yahtzee.messages import message
from audio_yahtzee.session.ports import Seating
from audio_yahtzee.session.preferences import LONGEST_NAME
from audio_yahtzee.session.seating import names_of
from audio_yahtzee.session.setup import Setup


def first_start(**settled):
    sitting = Sitting(people=None)
    Setup(sitting.session, **settled).begin(language=True, dice_style=True)
    return sitting


@pytest.fixture
def asked():
    """Return a sitting at the question how many play."""
    sitting = Sitting(people=None)
    Setup(sitting.session).begin(language=False, dice_style=False)
    return sitting


def names(sitting):
    return [sitting.session.words(name) for name in sitting.session.game.names]


def test_a_first_start_asks_everything_by_ear_and_seats_the_players():
    sitting = first_start()
    assert sitting.ear.lines == ["Which language? Up and Down move, Enter chooses.", "English."]
    assert sitting.press("down") == ["Svenska."]
    assert sitting.press("enter")[:2] == [
        "Svenska.",
        "Hur vill du spara tärningar? Varje sätt visas när du kommer till det.",
    ]
    assert sitting.press("down")[0].startswith("Efter ögon: en siffra sparar")
    assert sitting.press("enter")[1:] == [
        "Hur många människor spelar? Skriv ett tal från 1 till 20, eller tryck på Enter för 1."
    ]
    assert sitting.press("enter") == ["Vad heter du? Skriv, eller tryck på Enter för Spelare 1."]
    assert sitting.type("anna")[0].startswith("Hur många datormotståndare?")
    assert sitting.press("enter") == ["Vilket spel?", "Yahtzee, 9 varianter."]
    assert sitting.press("down", "enter")[-1] == "Yatzy."
    assert sitting.press("enter") == ["Yatzy. anna och Datorn.", "anna, runda 1."]
    assert sitting.session.game.rules.id == "yatzy"
    preferences, seating = sitting.memory.kept[-1]
    assert (preferences.language, preferences.dice_style) == ("sv", DiceStyle.KEEP)
    assert seating == Seating("yatzy", ("anna", None))


def test_a_language_is_called_by_its_name_in_its_own_voice():
    sitting = first_start()
    assert [choice.language for choice in sitting.mode.choices] == ["en", "sv"]
    assert sitting.ear.said[-1].language == "en"


def test_each_dice_style_is_demonstrated_as_one_comes_to_it():
    sitting = first_start()
    for style in DiceStyle:
        sitting.press("enter" if style is DiceStyle.POSITION else "down")
        assert sitting.ear.lines[-1].startswith("Two, two, five, six, one")
        clicks = [sound for sound in sitting.ear.sounds if sound in {"dice.keep", "dice.release"}]
        assert clicks == (["dice.release"] * 3 if style is DiceStyle.RELEASE else ["dice.keep"] * 2)


def test_what_is_settled_is_not_asked():
    sitting = Sitting(people=None)
    setup = Setup(sitting.session, seats=("Anna", "Bertil", None), rules=shipped()["yatzy"])
    setup.begin(language=False, dice_style=False)
    assert names(sitting) == ["Anna", "Bertil", "Computer"]
    assert sitting.session.game.rules.id == "yatzy"


def test_with_the_players_settled_only_the_game_is_asked():
    sitting = Sitting(people=None)
    Setup(sitting.session, seats=("Anna",)).begin(language=False, dice_style=False)
    assert sitting.ear.lines == ["Which game?", "Yahtzee, 9 variants."]
    assert sitting.press("escape") == ["Which game?", "Yahtzee, 9 variants."]
    sitting.press("enter", "enter")
    assert names(sitting) == ["Anna"]


PEOPLE = "How many people play? Type a number from 1 to 20, or press Enter for 1."
OPPONENTS = "How many computer opponents? Type a number from 0 to {most}, or press Enter for {default}."


def test_twenty_people_all_with_default_names_leave_no_seat_for_opponents(asked):
    asked.type("20")
    for number in range(2, MOST_PLAYERS + 1):
        assert asked.press("enter") == [
            f"Name of player {number}? Type it, or press Enter for Player {number}."
        ]
    assert asked.press("enter")[0] == "Which game?"
    asked.press("enter", "enter")
    assert names(asked) == [f"Player {number}" for number in range(1, MOST_PLAYERS + 1)]


@pytest.mark.parametrize("number", ["0", "21", "99"])
def test_more_players_than_seats_are_refused(asked, number):
    assert asked.type(number) == ["Type a number from 1 to 20."]
    assert asked.ear.sounds == ["error"]
    assert asked.type("2")[0].startswith("Name of player 1?")


def test_a_number_of_players_is_made_of_digits(asked):
    assert asked.press("x")[0].startswith("X cannot be typed here.")


def test_a_name_that_is_taken_must_be_typed_anew(asked):
    asked.type("2")
    asked.type("Anna")
    assert asked.type("ANNA") == ["ANNA sits here already. Type another name."]
    assert asked.ear.sounds == ["error"]
    asked.type("Bertil")
    asked.press("enter", "enter", "enter")
    assert names(asked) == ["Anna", "Bertil"]


def test_a_default_name_that_is_taken_must_be_typed_too(asked):
    asked.type("2")
    asked.type("player 2")
    assert asked.press("enter") == ["Player 2 sits here already. Type another name."]


def test_names_are_tidied_and_not_endless(asked):
    asked.press("enter")
    asked.type("  anna   b. ")
    asked.type("0")
    asked.press("enter", "enter")
    assert names(asked) == ["anna b."]
    other = Sitting(people=None)
    Setup(other.session).begin(language=False, dice_style=False)
    other.press("enter")
    other.type("x" * 99)
    other.type("0")
    other.press("enter", "enter")
    assert names(other) == ["x" * LONGEST_NAME]


def test_one_person_is_offered_one_opponent_and_several_none(asked):
    asked.press("enter")
    assert asked.press("enter") == [OPPONENTS.format(most=19, default=1)]
    asked.press("escape")
    asked.type("2")
    asked.press("enter")
    assert asked.press("enter") == [OPPONENTS.format(most=18, default=0)]


def test_as_many_opponents_as_there_are_seats(asked):
    asked.press("enter", "enter")
    asked.type("19")
    asked.press("enter", "enter")
    assert names(asked)[1:3] == ["Computer 1", "Computer 2"]
    assert len(names(asked)) == MOST_PLAYERS


def test_opponents_are_numbered_where_there_are_several():
    assert names_of((None, "Anna"), str) == (message("player.computer"), "Anna")
    first, anna, second = names_of((None, "Anna", None), str)
    assert anna == "Anna"
    assert [name.values["number"] for name in (first, second)] == [1, 2]


def test_escape_leads_back_to_the_first_question_and_never_nowhere(asked):
    for answers in range(4):
        asked.press(*["enter"] * answers)
        assert asked.press("escape")[-1] == PEOPLE
    asked.press(*["enter"] * 5)
    assert asked.session.game is not None


def test_leaving_before_a_game_asks_nothing(asked):
    assert asked.press("ctrl+q") == ["Goodbye."]
    assert asked.session.has_stopped()


def test_last_times_players_are_offered_again():
    sitting = Sitting(people=None)
    Setup(sitting.session).offer(Seating("yatzy", ("Anna", "Bertil", None)), shipped()["yatzy"])
    assert sitting.ear.lines[1] == "Again: Scandinavian Yatzy, Anna, Bertil and Computer."
    assert sitting.press("escape") == sitting.press("escape")
    sitting.press("home", "enter")
    assert names(sitting) == ["Anna", "Bertil", "Computer"]


def test_last_times_names_are_the_defaults_when_others_are_asked_for():
    sitting = Sitting(people=None)
    Setup(sitting.session).offer(Seating("yatzy", ("Anna", "Bertil", None)), shipped()["yatzy"])
    sitting.press("down", "enter")
    assert sitting.type("3") == ["Name of player 1? Type it, or press Enter for Anna."]
    assert sitting.press("enter") == ["Name of player 2? Type it, or press Enter for Bertil."]
    assert sitting.press("enter") == ["Name of player 3? Type it, or press Enter for Player 3."]
