"""The menu and the settings, each of which is in force as soon as it is chosen."""

import pytest
from support.places import over
from support.sitting import Sitting, press_of

from audio_yahtzee.controls.intents import DiceStyle
from audio_yahtzee.messages import Verbosity, message
from audio_yahtzee.narration.cues import Kind
from audio_yahtzee.narration.listening import RollReport
from audio_yahtzee.session.offer import Pack
from audio_yahtzee.session.preferences import Pace
from audio_yahtzee.session.table import TableMode


@pytest.fixture
def anna():
    """Return a sitting of one in the menu, after the first roll."""
    sitting = Sitting(dice="22561 343")
    sitting.press("r", "escape")
    return sitting


def labels(sitting):
    return [sitting.session.words(choice.label) for choice in sitting.mode.choices]


def test_the_menu_is_opened_and_left_by_escape(anna):
    assert labels(anna) == [
        "Go on",
        "New game",
        "The rules",
        "Keys that work now",
        "Settings",
        "Coach",
        "Duel, same dice as a friend",
        "Leave the game",
    ]
    assert anna.press("escape") == ["Anna, round 1 of 13, 2 rolls left."]
    assert isinstance(anna.mode, TableMode)


def test_going_on_says_where_one_is(anna):
    assert anna.press("enter") == ["Anna, round 1 of 13, 2 rolls left."]
    assert anna.ear.sounds == ["menu.close"]


def test_the_rules_are_read_line_by_line(anna):
    anna.choose("the rules")
    assert anna.press("down") == ["5 dice, up to 3 rolls a turn, 13 turns."]
    assert anna.press("enter") == ["5 dice, up to 3 rolls a turn, 13 turns."]
    assert anna.ear.sounds == ["menu.end"]


def test_the_rules_of_a_variant_begin_with_what_differs():
    anna = Sitting("yatzy-lenient")
    anna.press("escape")
    anna.choose("the rules")
    assert [anna.press("down")[0] for _ in range(4)] == [
        "Like Scandinavian Yatzy, but:",
        "Four equal dice count as two pairs too.",
        "Five equal dice count as full house too.",
        "In full:",
    ]


def test_the_keys_that_work_at_the_table_are_reached_from_the_menu(anna):
    anna.choose("keys")
    assert "R: roll" in labels(anna)


def test_leaving_from_the_menu_asks_too(anna):
    assert anna.choose("leave") == ["Leave? This game would be lost.", "Go on playing."]


@pytest.mark.parametrize(
    ("entry", "value", "preference", "expected"),
    [
        ("how much", "brief", "verbosity", Verbosity.BRIEF),
        ("what is said after", "the whole hand", "report", RollReport.GROUPED),
        ("how opponents", "not at all", "pace", Pace.AT_ONCE),
        ("stereo", "mono", "mono", True),
        ("how to keep", "by face, all kept", "dice_style", DiceStyle.RELEASE),
        ("language", "svenska", "language", "sv"),
    ],
)
def test_a_setting_is_in_force_as_soon_as_it_is_chosen(anna, entry, value, preference, expected):
    anna.choose("settings")
    anna.choose(entry)
    heard = anna.choose(value) if preference != "language" else anna.press("end", "enter")
    assert heard
    assert getattr(anna.session.preferences, preference) == expected
    assert getattr(anna.memory.kept[-1][0], preference) == expected
    assert anna.session.words(anna.mode.title) in {"Settings", "Inställningar"}


def test_a_setting_begins_on_what_is_in_force():
    sitting = Sitting(pace=Pace.PAUSE, mono=True, language="sv", dice_style=DiceStyle.KEEP)
    for entry, place in ((0, 1), (2, 1), (4, 1), (6, 1)):
        sitting.press("escape", "home", "down", "down", "down", "down", "enter", "home", *["down"] * entry)
        sitting.press("enter")
        assert sitting.mode.place == place
        sitting.press("escape", "escape", "escape")


def test_a_language_that_is_no_longer_there_begins_the_list():
    sitting = Sitting(language="sv")
    sitting.session.listener.preferences = sitting.session.preferences.__class__(language="xx")
    sitting.press("escape", "5", "enter", "enter")
    assert sitting.mode.place == 0


def test_kinds_of_message_are_switched_one_by_one(anna):
    anna.choose("settings")
    anna.choose("kinds")
    assert anna.press("down") == ["Rolls left, on."]
    assert anna.press("enter") == ["Rolls left, off."]
    assert anna.session.preferences.muted == {Kind.ROLLS_LEFT}
    assert len(labels(anna)) == len(Kind)
    anna.press("escape", "escape", "escape")
    assert anna.press("r") == ["Three, four, three, one, one."]
    anna.press("escape")
    anna.choose("settings")
    anna.choose("kinds")
    assert anna.choose("rolls left") == ["Rolls left, on."]
    assert anna.session.preferences.muted == frozenset()


def test_a_new_game_asks_while_one_would_be_lost(anna):
    assert anna.choose("new game") == ["New game? This one would be lost.", "Go on playing."]
    assert anna.press("enter") == ["Anna, round 1 of 13, 2 rolls left."]
    assert anna.state.roll_number == 1


def test_a_new_game_with_the_same_players(anna):
    anna.choose("new game")
    assert anna.choose("again") == ["Yahtzee. Anna.", "Anna, round 1."]
    assert anna.state.roll_number == 0


def test_other_players_are_asked_for_and_the_game_can_still_be_gone_back_to(anna):
    anna.choose("new game")
    assert anna.choose("other players") == [
        "How many people play? Type a number from 1 to 20, or press Enter for 1."
    ]
    anna.press("escape")
    assert anna.press("t") == ["Anna, round 1 of 13, 2 rolls left."]
    anna.press("escape")
    anna.choose("new game")
    anna.choose("other players")
    anna.press("enter")
    assert anna.type("Dora") == [
        "How many computer opponents? Type a number from 0 to 19, or press Enter for 1."
    ]
    anna.press("0", "enter")
    assert anna.press("enter", "enter") == ["Yahtzee. Dora.", "Dora, round 1."]


def test_after_the_game_a_new_one_is_no_loss():
    sitting = over()
    sitting.press("escape")
    assert sitting.choose("new game") == ["New game.", "Again: Yahtzee, Anna and Bertil."]
    assert len(labels(sitting)) == 2


def test_lists_over_lists_are_left_one_by_one(anna):
    anna.choose("settings")
    anna.choose("how much")
    for _ in range(2):
        anna.session.press(press_of("escape"))
    assert anna.press("escape") == ["Anna, round 1 of 13, 2 rolls left."]


def test_sound_packs_are_offered_where_there_is_a_choice_and_heard_when_chosen():
    packs = (Pack("wood", message("pack.wood")), Pack("mine", "mine"))
    anna = Sitting(packs=packs)
    anna.press("escape")
    anna.choose("settings")
    anna.choose("sounds of the dice")
    assert labels(anna) == ["Dice on wood", "mine"]
    anna.choose("mine")
    assert anna.session.preferences.pack == "mine"
    assert anna.ear.sounds[-1] == "dice.roll.5"


def test_where_nothing_sounds_no_pack_is_offered(anna):
    anna.choose("settings")
    assert "Sounds of the dice" not in labels(anna)


def test_help_counts_a_list_of_one_entry_as_one():
    sitting = Sitting("yatzy-forced", dice="12345")
    sitting.press("r", "e")
    assert sitting.press("f1") == ["One entry. Enter chooses it, Escape closes the list. X says why."]
