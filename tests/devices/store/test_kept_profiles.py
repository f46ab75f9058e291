"""Players' own settings in the settings file, and players who are forgotten everywhere."""

from contextlib import closing
from dataclasses import replace

import pytest
from support.finished_games import keep_a_game, opened
from support.sitting import catalogue, shipped

from audio_yahtzee.cli import main
from audio_yahtzee.controls.intents import DiceStyle
from audio_yahtzee.devices.store.places import places
from audio_yahtzee.devices.store.settings import SettingsFile
from audio_yahtzee.session.ports import Seating
from audio_yahtzee.session.preferences import Preferences
from audio_yahtzee.session.seats import FORGOTTEN

OWN = {"Åke": Preferences(language="sv", rate=300), "Bea": Preferences(dice_style=DiceStyle.KEEP)}
ANSWERED = frozenset(("language", "dice_style"))


@pytest.fixture
def path(tmp_path):
    return tmp_path / "settings.yaml"


def kept(path, preferences=None, profiles=None, seating=None):
    """Write the file, and return what the next start finds there."""
    file = SettingsFile(path, catalogue())
    file.keep(preferences or Preferences(), seating, ANSWERED, profiles)
    file.close()
    assert file.notice() is None
    found = SettingsFile(path, catalogue())
    found.load()
    return found.profiles


def test_profiles_come_back_and_only_differences_are_written(path):
    assert kept(path, profiles=OWN) == OWN
    text = path.read_text(encoding="utf-8")
    assert "profiles: {Åke: {language: sv, rate: 300}, Bea: {dice_style: keep}}\n" in text
    assert "# Settings that some players have of their own" in text


def test_what_is_left_out_of_a_profile_is_as_for_all(path):
    kept(path, profiles=OWN)
    found = kept(path, Preferences(language="sv", rate=150))
    assert found["Bea"] == Preferences(language="sv", rate=150, dice_style=DiceStyle.KEEP)
    assert found["Åke"].rate == 300


def test_the_last_profile_can_go(path):
    kept(path, profiles=OWN)
    assert kept(path, profiles={}) == {}
    assert "profiles: {}" in path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("profiles: {Anna: {rate: 5}}", "profiles.Anna.rate"),
        ("profiles: [Anna]", "profiles"),
        ("profiles: {Anna: {}, anna: {}}", "profiles.anna"),
        ("profiles: {Anna: 3}", "profiles.Anna"),
    ],
)
def test_what_is_wrong_in_a_profile_is_told_with_its_line(path, text, fault):
    path.write_text(f"language: en\n{text}\n", encoding="utf-8")
    notices = [catalogue().text(notice, "en") for notice in SettingsFile(path, catalogue()).load().notices]
    assert fault in notices[0]
    assert "line 2" in notices[0]


def test_own_words_in_the_file_stay_when_a_profile_changes(path):
    kept(path, profiles=OWN)
    text = path.read_text(encoding="utf-8")
    path.write_text(f"{text}# mine\nfuture: 3\n", encoding="utf-8")
    kept(path, profiles={"Bea": replace(OWN["Bea"], rate=99)})
    after = path.read_text(encoding="utf-8")
    assert after.endswith("# mine\nfuture: 3\n")
    assert "profiles: {Bea: {rate: 99, dice_style: keep}}" in after


@pytest.fixture
def folder(tmp_path):
    """Return a data folder in which Åke and Bea have settings and games."""
    home = places(tmp_path)
    kept(home.settings, profiles=OWN, seating=Seating("yatzy", ("Åke", "Bea")))
    with closing(opened(home.journal)) as journal:
        keep_a_game(journal, shipped()["crag"], ("Åke",), face=4)
        keep_a_game(journal, shipped()["crag"], ("Bea", "Åke"), face=4)
    return tmp_path


def test_players_are_listed(folder, capsys):
    assert main(["players", "--language", "en", "--data-dir", str(folder)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Bea: 1 game, settings of their own.",
        "Åke: 2 games, settings of their own.",
    ]


def test_a_player_is_forgotten_everywhere(folder, capsys):
    assert main(["players", "delete", "åke", "--language", "en", "--data-dir", str(folder)]) == 0
    assert capsys.readouterr().out == "åke is forgotten, in 2 games.\n"
    left = b"".join(file.read_bytes() for file in folder.rglob("*") if file.is_file())
    for name in ("Åke", "åke"):
        assert name.encode() not in left
        assert name.encode("unicode_escape").replace(b"\\xc5", b"\\u00c5") not in left
    assert b"Bea" in left
    assert main(["players", "delete", "Åke", "--language", "en", "--data-dir", str(folder)]) == 1
    assert capsys.readouterr().err == "There is no player Åke.\n"


def test_who_may_stand_in_a_file_with_faults_is_not_said_to_be_forgotten_there(folder, capsys):
    settings = places(folder).settings
    faulty = settings.read_text("utf-8") + "mute: [\n"
    settings.write_text(faulty, "utf-8")
    assert main(["players", "delete", "Åke", "--language", "en", "--data-dir", str(folder)]) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"Åke is forgotten, in 2 games. {settings} has faults")
    assert settings.read_text("utf-8") == faulty


def test_a_folder_in_the_place_of_settings_keeps_nobody_from_being_forgotten(folder, capsys):
    settings = places(folder).settings
    settings.unlink()
    settings.mkdir()
    assert main(["players", "delete", "Åke", "--language", "en", "--data-dir", str(folder)]) == 0
    assert capsys.readouterr().out == "Åke is forgotten, in 2 games.\n"


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Somebody"), ("sv", "Någon")], ids=["in English", "in Swedish"]
)
def test_who_is_forgotten_is_somebody_in_the_language_of_whoever_looks(folder, capsys, language, name):
    # It is another language in which the player is forgotten.
    other = {"en": "sv", "sv": "en"}[language]
    data = ["--data-dir", str(folder)]
    assert main(["players", "delete", "Åke", "--language", other, *data]) == 0
    capsys.readouterr()
    assert main(["games", "--language", language, *data]) == 0
    assert {"en": "Bea and Somebody", "sv": "Bea och Någon"}[language] in capsys.readouterr().out
    assert main(["players", "--language", language, *data]) == 0
    said = capsys.readouterr().out
    assert "Bea" in said
    assert len(said.splitlines()) == 1
    assert main(["players", "delete", name, "--language", language, *data]) == 1
    assert main(["players", "delete", FORGOTTEN, "--language", language, *data]) == 1


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Åke may still stand in {}. The file was set aside because of faults in it"),
        ("sv", "Åke kan finnas kvar i {}. Filen lades undan för att den innehöll fel"),
    ],
)
def test_files_that_were_set_aside_with_the_name_are_named(folder, capsys, language, said):
    settings = places(folder).settings
    with_name, without = (settings.with_name(f"{settings.name}.bad-{number}") for number in (1, 2))
    with_name.write_text("profiles: {åke: {rate: 5}}\nmute: [\n", "utf-8")
    without.write_text("profiles: {Åkerman: {rate: 5}}\nmute: [\n", "utf-8")
    command = ["players", "delete", "Åke", "--language", language, "--data-dir", str(folder)]
    assert main(command) == 1
    told = capsys.readouterr()
    assert told.out.startswith("Åke ")
    assert told.err.startswith(said.format(with_name))
    assert without.name not in told.err
    # It is said again for as long as it is so.
    assert main(command) == 1
    assert capsys.readouterr().err.startswith(said.format(with_name))
    with_name.unlink()
    assert main(command) == 1
    assert "Åke" in capsys.readouterr().err


def test_so_are_games_that_were_set_aside(folder, capsys):
    journal = places(folder).journal
    aside = journal.with_name(f"{journal.name}.bad-1")
    aside.write_bytes(b'SQLite\x00\xff\x17["\\u00c5ke", null]\x00')
    assert main(["players", "delete", "Åke", "--language", "en", "--data-dir", str(folder)]) == 1
    assert str(aside) in capsys.readouterr().err
