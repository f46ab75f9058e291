"""What the players at the last table had changed about their rules, in the settings file."""

import pytest

from audio_yahtzee.devices.store.settings import SettingsFile
from audio_yahtzee.language.catalogue import Catalogue
from audio_yahtzee.resources import folder
from audio_yahtzee.session.ports import Seating
from audio_yahtzee.session.preferences import Preferences

CHANGES = '{"order":"listed","boxes":{"chance":null,"x":{"want":{"distinct":false}}},"tie":["share"]}'


@pytest.fixture(scope="module")
def catalogue():
    return Catalogue(folder("locales"))


@pytest.fixture
def path(tmp_path):
    return tmp_path / "settings.yaml"


@pytest.fixture
def keep(path, catalogue):
    """Keep a seating; return what a new start of the game finds."""

    def kept(seating):
        file = SettingsFile(path, catalogue)
        file.load()
        file.keep(Preferences(), seating, frozenset())
        file.close()
        return SettingsFile(path, catalogue).load().seating

    return kept


def test_what_was_changed_comes_back_and_can_be_read_in_the_file(keep, path):
    seating = Seating("yatzy", ("Anna",), CHANGES)
    assert keep(seating) == seating
    assert path.read_text("utf-8").endswith(
        "table: {rules: yatzy, changes: {order: listed, boxes: {chance: null, x: {want: {distinct: false}}}, "
        "tie: [share]}, players: [Anna]}\n"
    )


def test_a_table_without_changes_takes_them_out_of_the_file(keep, path):
    keep(Seating("yatzy", ("Anna",), CHANGES))
    seating = Seating("yahtzee", ("Anna", None))
    assert keep(seating) == seating
    assert "changes:" not in path.read_text("utf-8")


def test_changes_that_are_no_mapping_are_a_fault_of_the_file(path, catalogue):
    path.write_text("table: {rules: yatzy, changes: [1], players: [Anna]}\n", "utf-8")
    found = SettingsFile(path, catalogue).load()
    assert found.seating is None
    told = catalogue.text(found.notices[0], "en")
    assert "line 1, column 32: table.changes: found a list of one; right would be a mapping" in told
