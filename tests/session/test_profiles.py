"""Players' own settings: at a shared table the game speaks to whoever plays in their way."""

from dataclasses import replace

import pytest
from support.sitting import Sitting

from audio_yahtzee.controls.intents import DiceStyle
from audio_yahtzee.messages import Verbosity
from audio_yahtzee.session.preferences import Preferences, followed
from audio_yahtzee.session.profiles import Profiles

SWEDISH = Preferences(language="sv", rate=300, dice_style=DiceStyle.KEEP)


@pytest.fixture
def shared():
    """Return a table of Anna, Bertil, who is Swedish, and a computer."""
    return Sitting(people=("Anna", "Bertil"), opponents=1, dice="22561 34555", profiles={"bertil": SWEDISH})


def score(sitting):
    sitting.press("r", "e")
    return sitting.press("enter")


def test_each_hears_their_own_turn_in_their_own_way(shared):
    assert shared.ear.lines[-1] == "Anna, round 1."
    heard = score(shared)
    assert heard[0] == "Chance, 16."
    assert heard[-1] == "Bertil, runda 1."
    assert shared.session.preferences.rate == 300
    assert shared.session.table_layers == Sitting(dice_style=DiceStyle.KEEP).session.table_layers
    assert shared.press("t") == ["Bertil, runda 1 av 13, 3 kast kvar."]
    score(shared)
    shared.let_opponents_play()
    assert shared.press("t") == ["Anna, round 2 of 13, 3 rolls left."]


def test_while_the_computer_plays_the_last_person_is_spoken_to(shared):
    score(shared)
    score(shared)
    assert shared.let_opponent_act()[0].startswith("Dator")


def test_what_is_set_at_ones_turn_is_ones_own(shared):
    score(shared)
    shared.press("f6")
    assert shared.memory.profiles["bertil"].rate == 320
    assert shared.memory.kept[-1][0].rate == 200
    score(shared)
    shared.let_opponents_play()
    shared.press("v")
    assert shared.session.profiles.shared.verbosity is Verbosity.FULL
    assert shared.session.profiles.of("Bertil").verbosity is Verbosity.FULL, "as all others, since it was so"
    assert shared.session.profiles.of("Bertil").rate == 320


def test_a_score_taken_back_gives_the_word_back_in_its_language(shared):
    score(shared)
    assert shared.press("ctrl+z")[:2] == ["Chance taken back.", "Anna, round 1 of 13, 2 rolls left."]
    assert shared.press("ctrl+y")[-1] == "Bertil, runda 1."


def test_own_settings_are_begun_and_ended_by_ear():
    sitting = Sitting(people=("Anna", "Bertil"), dice="22561 34555")
    sitting.press("escape")
    sitting.choose("settings")
    assert sitting.choose("whose settings")[:2] == [
        "Whose settings, at the turn of Anna.",
        ("Everybody's, the same for all who have none of their own."),
    ]
    assert sitting.choose("anna's own")[0].startswith("From now on Anna has settings of their own.")
    sitting.press("escape", "escape", "f6")
    assert sitting.memory.profiles["Anna"].rate == 220
    score(sitting)
    assert sitting.session.preferences.rate == 200
    score(sitting)
    assert sitting.session.preferences.rate == 220
    sitting.press("escape")
    sitting.choose("settings")
    sitting.choose("whose settings")
    sitting.choose("everybody's")
    assert sitting.session.preferences.rate == 200
    assert sitting.memory.profiles == {}


def test_nobody_has_own_settings_unasked():
    sitting = Sitting(people=("Anna", "Bertil"))
    sitting.press("f6")
    assert sitting.memory.profiles is None


def test_someone_alone_is_spoken_to_in_their_way_too():
    sitting = Sitting(people=("BERTIL",), profiles={"bertil": SWEDISH})
    assert sitting.ear.lines[-1] == "BERTIL, runda 1."


def test_what_is_as_for_all_follows_all():
    before = Preferences()
    own = replace(before, language="sv")
    now = replace(before, language="de", rate=150, pack="felt")
    assert followed(own, before, now) == replace(now, language="sv")


def test_the_pack_and_the_microphone_are_the_tables():
    profiles = Profiles(Preferences(), {"Anna": Preferences(rate=300)})
    profiles.prefer("anna", replace(profiles.of("Anna"), pack="felt", rate=320))
    assert profiles.shared == Preferences(pack="felt")
    assert profiles.of("Anna") == Preferences(pack="felt", rate=320)
