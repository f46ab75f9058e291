"""The levels of the opponents at the last table, in the settings file."""

import pytest

from audio_yahtzee.devices.store.settings import SettingsFile
from audio_yahtzee.language.catalogue import Catalogue
from audio_yahtzee.resources import folder
from audio_yahtzee.session.ports import Seating
from audio_yahtzee.session.preferences import Preferences
from audio_yahtzee.session.seats import Character
from audio_yahtzee.strategy.characters import Level


@pytest.fixture(scope="module")
def catalogue():
    return Catalogue(folder("locales"))


@pytest.fixture
def path(tmp_path):
    return tmp_path / "settings.yaml"


def faults(path, catalogue, players):
    path.write_text(f"table: {{rules: yatzy, players: [{players}]}}\n", "utf-8")
    found = SettingsFile(path, catalogue).load()
    assert found.seating is None
    return catalogue.text(found.notices[0], "en")


def test_levels_come_back_and_can_be_read_in_the_file(path, catalogue):
    seating = Seating("yatzy", ("Anna", Character("expert"), None, Character("beginner"), "Bo"))
    file = SettingsFile(path, catalogue)
    file.load()
    file.keep(Preferences(), seating, frozenset())
    file.close()
    assert SettingsFile(path, catalogue).load().seating == seating
    players = "players: [Anna, {level: expert}, null, {level: beginner}, Bo]}\n"
    assert path.read_text("utf-8").endswith(f"table: {{rules: yatzy, {players}")


def test_every_level_there_is_can_be_kept(path, catalogue):
    seating = Seating("yatzy", tuple(Character(level.value) for level in Level))
    file = SettingsFile(path, catalogue)
    file.keep(Preferences(), seating, frozenset())
    file.close()
    assert SettingsFile(path, catalogue).load().seating == seating


def test_a_file_from_before_there_were_levels_is_sound(path, catalogue):
    path.write_text("table: {rules: yatzy, players: [Anna, null]}\n", "utf-8")
    found = SettingsFile(path, catalogue).load()
    assert found.seating == Seating("yatzy", ("Anna", None))
    assert not found.notices


def test_a_level_that_nobody_has_is_told_with_what_may_be_meant(path, catalogue):
    assert "table.players[2].level" in faults(path, catalogue, "Anna, {level: exprt}")
    assert "expert" in faults(path, catalogue, "Anna, {level: exprt}")


def test_an_opponent_without_a_level_is_null_and_no_empty_mapping(path, catalogue):
    assert "level" in faults(path, catalogue, "Anna, {lvel: expert}")
    assert faults(path, catalogue, "{}")
