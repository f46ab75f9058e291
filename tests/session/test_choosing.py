"""Choosing a game: by families, and in each which one; what each is like is told on demand."""

import pytest
from support.sitting import shipped
from support.workshop import labels, with_workshop

from audio_yahtzee.messages import Verbosity
from audio_yahtzee.narration.terms import rules_name
from audio_yahtzee.session.ports import Seating
from audio_yahtzee.session.setup import Setup

OWN = """
id: {id}
extends: yahtzee
family: {family}
turn: {{rolls: 2}}
names: {{en: {{title: {title}}}}}
"""


def at_question(folder, **preferences):
    sitting = with_workshop(folder, people=None, **preferences)
    Setup(sitting.session, seats=("Anna",)).begin(language=False, dice_style=False)
    return sitting


@pytest.fixture
def asked(tmp_path):
    """Return a sitting at the question which game."""
    return at_question(tmp_path)


def own(folder, identifier, title, family):
    text = OWN.format(id=identifier, title=title, family=family)
    (folder / f"{identifier}.yaml").write_text(text, encoding="utf-8")


def test_the_families_stand_in_a_sensible_order_each_with_how_many_there_are(asked):
    assert labels(asked) == [
        "Yahtzee, 9 variants",
        "Yatzy, 4 variants",
        "Maxi Yatzy, 2 variants",
        "Kniffel, 3 variants",
        "Yams, 2 variants",
        "Three columns, 2 variants",
        "Other games, 6 variants",
        "Make your own rules",
    ]


def test_every_game_that_ships_stands_in_one_family_the_plain_one_first(asked):
    found, first = [], []
    for place in range(7):
        asked.press("home", *["down"] * place, "enter")
        found += labels(asked)
        first.append(labels(asked)[0])
        asked.press("escape")
    assert sorted(found) == sorted(asked.session.words(rules_name(rules)) for rules in shipped().values())
    assert first[:5] == ["Yahtzee", "Scandinavian Yatzy", "Maxi Yatzy", "Kniffel", "Yams"]


def test_letters_jump_to_a_game_and_escape_goes_one_step_back(asked):
    assert asked.press("k") == ["Kniffel, 3 variants."]
    assert asked.press("enter") == ["Kniffel: which one? F1 tells what is special.", "Kniffel."]
    assert asked.press("escape") == ["Which game?", "Kniffel, 3 variants."]


def test_from_the_switches_escape_leads_back_to_the_games(asked):
    asked.press("k", "enter")
    assert asked.press("enter")[-1] == "Play."
    assert asked.press("escape")[-1] == "Kniffel."
    assert asked.press("down", "enter", "enter")[0] == "Kniffel with bonus. Anna."


def test_help_tells_what_is_special_about_the_game_in_focus(asked):
    asked.press("enter", "end")
    assert asked.press("f1") == ["Like Yahtzee, but: No extra for a further yahtzee. No joker."]
    asked.press("home")
    assert asked.press("f1")[0].startswith(
        "5 dice, up to 3 rolls a turn, 13 turns. Besides ones to sixes: three"
    )


def test_a_game_that_only_has_another_name_says_so(asked):
    asked.press("k", "enter")
    assert asked.press("f1")[0].startswith("The same rules as Plain Yahtzee. 5 dice, up to 3 rolls a turn")


def test_at_full_verbosity_each_game_says_what_is_special_by_itself(tmp_path):
    asked = at_question(tmp_path, verbosity=Verbosity.FULL)
    asked.press("enter")
    assert asked.press("end") == [
        "Plain Yahtzee. Like Yahtzee, but: No extra for a further yahtzee. No joker."
    ]


def test_a_players_own_game_stands_with_its_family_marked_as_own(tmp_path):
    own(tmp_path, "quick", "Quick dice", "yahtzee")
    asked = at_question(tmp_path)
    assert labels(asked)[0] == "Yahtzee, 10 variants"
    asked.press("enter")
    assert labels(asked)[-1] == "Quick dice, your own"
    asked.press("end", "enter", "enter")
    assert asked.session.game.rules.id == "quick"


def test_own_games_of_no_family_that_ships_stand_at_the_end_together(tmp_path):
    own(tmp_path, "quick", "Quick dice", "mine")
    own(tmp_path, "slow", "Slow dice", "theirs")
    asked = at_question(tmp_path)
    assert labels(asked)[-2:] == ["Your own, 2 variants", "Make your own rules"]
    asked.press("end", "up", "enter")
    assert labels(asked) == ["Quick dice, your own", "Slow dice, your own"]


def test_a_single_own_game_is_chosen_directly(tmp_path):
    own(tmp_path, "quick", "Quick dice", "mine")
    asked = at_question(tmp_path)
    assert labels(asked)[-2] == "Quick dice, your own"
    asked.press("end", "up", "enter", "enter")
    assert asked.session.game.rules.id == "quick"


def test_what_was_played_last_is_in_focus_first(tmp_path):
    sitting = with_workshop(tmp_path, people=None)
    Setup(sitting.session).offer(Seating("kniffel-joker", ("Anna",)), shipped()["kniffel-joker"])
    sitting.press("down", "enter", "enter", "enter")
    assert sitting.press("0", "enter") == ["Which game?", "Kniffel, 3 variants."]
    assert sitting.press("enter")[-1] == "Kniffel with joker."
