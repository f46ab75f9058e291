"""Solved tables are kept whole, within bounds, and never trusted when they are damaged."""

import os
from concurrent.futures import ThreadPoolExecutor

import pytest

from audio_yahtzee.devices.store.tables import SUFFIX, Tables


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


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in folders on Windows")
def test_a_pipe_in_the_place_of_a_table_is_not_waited_for(folder):
    folder.mkdir(parents=True)
    os.mkfifo(folder / f"yatzy-1{SUFFIX}")
    assert Tables(folder).load("yatzy-1") is None
    Tables(folder).keep("yatzy-1", b"values")
    assert Tables(folder).load("yatzy-1") == b"values"


def test_of_a_file_of_any_size_no_more_is_read_than_may_be_kept(folder):
    folder.mkdir(parents=True)
    with (folder / f"yatzy-1{SUFFIX}").open("wb") as file:
        # A file with a hole, which no memory would hold.
        file.truncate(1 << 40)
    assert Tables(folder, 1000).load("yatzy-1") is None


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


def test_what_is_too_large_by_itself_drives_nothing_out(folder):
    tables = Tables(folder, most=1000)
    tables.keep("small", bytes(100))
    tables.keep("large", bytes(1000))
    assert tables.load("large") is None
    assert tables.load("small") == bytes(100)


def test_a_table_kept_again_takes_the_room_it_had(folder):
    tables = Tables(folder, most=1000)
    tables.keep("first", bytes(300))
    for _ in range(3):
        tables.keep("second", bytes(400))
    assert tables.load("first") == bytes(300)


def test_what_a_killed_program_has_left_makes_room(folder):
    tables = Tables(folder, most=1000)
    tables.keep("small", bytes(100))
    (folder / "left.part").write_bytes(bytes(700))
    os.utime(folder / "left.part", (1, 1))
    tables.keep("second", bytes(300))
    assert sorted(path.name for path in folder.iterdir()) == ["second.table", "small.table"]


def test_where_others_keep_and_delete_at_the_same_time_every_table_is_whole_or_not_there(folder):
    most = 12 * 1100

    def work(number):
        tables = Tables(folder, most)
        for turn in range(60):
            name = (number * 7 + turn) % 20
            tables.keep(f"game-{name}", bytes([name]) * 1000)
            other = turn % 20
            assert tables.load(f"game-{other}") in {None, bytes([other]) * 1000}

    with ThreadPoolExecutor(4) as pool:
        for done in [pool.submit(work, number) for number in range(4)]:
            done.result()
    Tables(folder, most).keep("last", b"")
    assert sum(path.stat().st_size for path in folder.iterdir()) <= most
    assert all(path.suffix == ".table" for path in folder.iterdir())
