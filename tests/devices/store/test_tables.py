"""Solved tables are kept whole, within bounds, and never trusted when they are damaged."""

import os

import pytest

from audio_yahtzee.devices.store.tables import Tables


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "cache" / "tables"


def test_what_was_kept_is_there_at_the_next_start(folder):
    Tables(folder).keep("yatzy-1", b"values\nand more")
    assert Tables(folder).load("yatzy-1") == b"values\nand more"
    assert Tables(folder).load("yatzy-2") is None


def test_where_nothing_was_kept_nothing_is_created(folder):
    assert Tables(folder).load("yatzy-1") is None
    assert not folder.exists()


@pytest.mark.parametrize(
    "damage",
    [
        lambda content: content[:-1],
        lambda content: content[:20],
        lambda _: b"",
        lambda content: content[:80] + b"!" + content[81:],
        lambda content: content + b"x",
    ],
)
def test_a_damaged_table_is_none_and_is_written_over(folder, damage):
    tables = Tables(folder)
    tables.keep("yatzy-1", b"values " * 20)
    (path,) = folder.iterdir()
    path.write_bytes(damage(path.read_bytes()))
    assert tables.load("yatzy-1") is None
    tables.keep("yatzy-1", b"anew")
    assert tables.load("yatzy-1") == b"anew"


def test_what_was_not_used_for_longest_makes_room(folder):
    tables = Tables(folder, most=1000)
    for number, name in enumerate(("old", "older", "new")):
        tables.keep(name, bytes(200))
        os.utime(folder / f"{name}.table", (number, number))
    assert tables.load("old") is not None, "it is the one used last now"
    tables.keep("newest", bytes(400))
    assert tables.load("older") is None
    assert [tables.load(name) is not None for name in ("old", "new", "newest")] == [True] * 3


def test_nothing_is_left_of_a_table_that_could_not_be_written(folder, monkeypatch):
    def full(*_):
        raise OSError("no space left on device")

    tables = Tables(folder)
    monkeypatch.setattr("pathlib.Path.replace", full)
    tables.keep("yatzy-1", b"values")
    assert list(folder.iterdir()) == []


def test_a_folder_that_cannot_be_made_keeps_nothing(tmp_path):
    (tmp_path / "file").write_text("in the way")
    tables = Tables(tmp_path / "file" / "tables")
    tables.keep("yatzy-1", b"values")
    assert tables.load("yatzy-1") is None
