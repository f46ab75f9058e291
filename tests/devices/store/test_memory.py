"""What is remembered of a sitting, and when it goes to the disk."""

import os
from dataclasses import replace
from types import SimpleNamespace

import pytest

from audio_yahtzee.controls.intents import DiceStyle
from audio_yahtzee.devices.store.memory import ByEar
from audio_yahtzee.devices.store.schema import QUESTIONS
from audio_yahtzee.devices.store.settings import SettingsFile
from audio_yahtzee.language.catalogue import Catalogue
from audio_yahtzee.resources import folder
from audio_yahtzee.session.ports import Seating
from audio_yahtzee.session.preferences import Preferences

SEATING = Seating("yatzy", ("Anna", "Bo", None, None))


@pytest.fixture(scope="module")
def catalogue():
    return Catalogue(folder("locales"))


@pytest.fixture
def path(tmp_path):
    return tmp_path / "settings.yaml"


class Counting(SettingsFile):
    """Counts how often it has gone to the disk."""

    writes = 0

    def _write(self, noted):
        self.writes += 1
        super()._write(noted)


def test_many_changes_are_written_once_a_second_after_the_last_and_never_before_a_key_is_answered(
    path, catalogue
):
    clock = SimpleNamespace(now=0.0)
    file = Counting(path, catalogue, lambda: clock.now)
    for rate in range(200, 300, 10):
        file.keep(Preferences(rate=rate), None, frozenset())
        file.pump()
        clock.now += 0.5
    assert file.writes == 0
    clock.now += 0.6
    file.pump()
    file.pump()
    assert file.writes == 1
    assert SettingsFile(path, catalogue).load().preferences.rate == 290


def test_what_waits_is_written_at_the_end_with_all_that_was_kept_before(path, catalogue):
    file = SettingsFile(path, catalogue)
    file.keep(Preferences(language="sv"), SEATING, {"language"})
    file.keep(Preferences(language="sv", rate=300), None, frozenset())
    file.close()
    found = SettingsFile(path, catalogue).load()
    assert found == (Preferences(language="sv", rate=300), SEATING, {"dice_style"}, ())


GIVEN = Preferences(language="sv", dice_style=DiceStyle.KEEP)
"""What arguments said for once, or the system's language."""


@pytest.fixture
def by_ear(path, catalogue):
    """Return what comes back after a sitting that began with `GIVEN` and kept `kept`, one after the other."""

    def sitting(*kept, asked=frozenset()):
        file = SettingsFile(path, catalogue)
        file.load()
        memory = ByEar(file, GIVEN, asked)
        for preferences, seating in kept:
            memory.keep(preferences, seating)
        file.close()
        return SettingsFile(path, catalogue).load()

    return sitting


def test_what_arguments_said_is_no_choice_and_leaves_the_questions_unasked(by_ear):
    found = by_ear((replace(GIVEN, rate=300), SEATING))
    assert found == (Preferences(rate=300), SEATING, QUESTIONS, ())


def test_what_was_chosen_before_outlives_an_argument(by_ear, path):
    path.write_text("language: en\ndice_style: release\n", encoding="utf-8")
    found = by_ear((replace(GIVEN, rate=300), SEATING))
    assert found == (Preferences(rate=300, dice_style=DiceStyle.RELEASE), SEATING, frozenset(), ())


def test_what_is_chosen_by_ear_is_kept_even_where_it_ends_as_it_began(by_ear):
    found = by_ear((replace(GIVEN, language="en"), None), (GIVEN, None))
    assert found == (Preferences(language="sv"), None, {"dice_style"}, ())


def test_an_answer_that_was_the_systems_own_is_an_answer_once_the_game_begins(by_ear):
    assert by_ear((GIVEN, None), asked=QUESTIONS).unsettled == QUESTIONS
    found = by_ear((GIVEN, None), (GIVEN, SEATING), asked=QUESTIONS)
    assert found == (GIVEN, SEATING, frozenset(), ())


def test_what_is_put_in_place_was_on_the_disk_before(path, catalogue, monkeypatch):
    steps = []
    fsync, rename = os.fsync, type(path).replace
    monkeypatch.setattr("os.fsync", lambda number: (steps.append("fsync"), fsync(number)))
    monkeypatch.setattr(type(path), "replace", lambda self, to: (steps.append(to.name), rename(self, to)))
    file = SettingsFile(path, catalogue)
    file.keep(Preferences(), SEATING, QUESTIONS)
    file.close()
    assert steps == ["fsync", "settings.yaml"]
