"""What may lie where the settings should: it is left alone, and the game goes on."""

import os
import sys
import time

import pytest

from audio_yahtzee.devices.store.settings import SettingsFile
from audio_yahtzee.language.catalogue import Catalogue
from audio_yahtzee.resources import folder
from audio_yahtzee.session.preferences import Preferences

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pipes and links of POSIX")

NEW = Preferences(language="sv", rate=310)


@pytest.fixture(scope="module")
def catalogue():
    return Catalogue(folder("locales"))


@pytest.fixture
def path(tmp_path):
    place = tmp_path / "own" / "settings.yaml"
    place.parent.mkdir()
    return place


def linked(path, target):
    path.symlink_to(target)
    return target


def full(target):
    target.mkdir()
    (target / "letter.txt").write_text("dear")


LEFT_ALONE = {
    "folder": full,
    "pipe": os.mkfifo,
    "folder behind a link": lambda path: full(linked(path, path.parent.parent / "folder")),
    "pipe behind a link": lambda path: os.mkfifo(linked(path, path.parent.parent / "pipe")),
    "link to itself": lambda path: path.symlink_to(path.name),
    "two links in a circle": lambda path: linked(path, path.with_name("b.yaml")).symlink_to(path.name),
}


def everything(place):
    return {str(item): (item.lstat().st_ino, item.lstat().st_mode) for item in place.rglob("*")}


@pytest.mark.parametrize("put", LEFT_ALONE.values(), ids=LEFT_ALONE)
def test_what_is_no_file_is_never_touched_and_that_is_told(path, tmp_path, catalogue, put):
    put(path)
    before = everything(tmp_path)
    game = SettingsFile(path, catalogue)
    found = game.load()
    assert found.preferences == Preferences()
    told = [catalogue.text(notice, "en") for notice in found.notices]
    assert len(told) == 2
    assert "what is there is left alone" in told[1]
    assert "renamed" not in " ".join(told)
    game.keep(NEW, None, frozenset({"language"}))
    game.close()
    assert "Your settings cannot be kept" in catalogue.text(game.notice(), "en")
    assert everything(tmp_path) == before


def test_a_link_to_where_nothing_is_yet_is_followed(path, tmp_path, catalogue):
    target = tmp_path / "dotfiles.yaml"
    path.symlink_to(target)
    game = SettingsFile(path, catalogue)
    game.keep(NEW, None, frozenset({"language"}))
    game.close()
    assert path.is_symlink()
    assert "rate: 310" in target.read_text()


def test_a_name_too_long_is_told_and_the_game_goes_on(tmp_path, catalogue):
    game = SettingsFile(tmp_path / ("x" * 300) / "settings.yaml", catalogue)
    assert "too long" in catalogue.text(game.load().notices[0], "en")
    game.keep(NEW, None, frozenset())
    game.close()
    assert game.notice() is not None


def test_what_a_game_that_was_cut_off_has_left_is_removed_and_nothing_else(path, catalogue):
    old, young, other = (
        path.with_name(name) for name in (".settings-a1.yaml", ".settings-b2.yaml", ".x.yaml")
    )
    for file in (old, young, other):
        file.write_text("rate: 1")
    long_ago = time.time() - 3600
    os.utime(old, (long_ago, long_ago))
    os.utime(other, (long_ago, long_ago))
    game = SettingsFile(path, catalogue)
    game.keep(NEW, None, frozenset())
    game.close()
    assert {file.name for file in path.parent.iterdir()} == {"settings.yaml", young.name, other.name}
