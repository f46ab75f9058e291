"""What can go wrong with the file of games: told once, nothing written over, and the game goes on."""

import random
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from support.keeping import begun, inside, play_on, resumed

from audio_yahtzee.devices.store import journal_opening
from audio_yahtzee.devices.store.journal import JournalFile
from audio_yahtzee.devices.store.journal_opening import Unusable, open_to_read, why
from audio_yahtzee.devices.store.journal_rows import saved_game
from audio_yahtzee.devices.store.migrations import APPLICATION, VERSION
from audio_yahtzee.game import Keep, Roll


@pytest.fixture
def path(tmp_path):
    return tmp_path / "games.db"


@pytest.fixture
def kept(path, family):
    """Keep two games, the second unfinished, and return the bytes of the file."""
    with closing(JournalFile(path, "chance")) as journal:
        for name, steps in (("crag", 10_000), ("yatzy", 40)):
            play_on(begun(journal, family.get(name)), random.Random(5), steps)
    return path.read_bytes()


def ids(journal):
    return [notice.id for notice in journal.notices()]


def lines(path, number=1):
    with closing(open_to_read(path)) as connection:
        return saved_game(connection, number).lines


def aside(path):
    return path.with_name("games.db.bad-1")


NO_JOURNALS = {
    "text": b"These are my games.\n" * 500,
    "half a page": b"SQLite format 3\0" + b"\1" * 40,
    "zeros": bytes(8192),
}


@pytest.mark.parametrize("content", NO_JOURNALS.values(), ids=NO_JOURNALS)
def test_what_is_no_database_gets_another_name_and_a_new_one_is_begun(path, family, content):
    path.write_bytes(content)
    with closing(JournalFile(path, "chance")) as journal:
        assert ids(journal) == ["journal.set_aside"]
        assert aside(path).read_bytes() == content
        begun(journal, family.get("yatzy")).do(Roll())
        assert ids(journal) == []
    assert len(lines(path)) == 1


def test_a_second_broken_file_does_not_take_the_place_of_the_first(path):
    for number in (1, 2):
        path.write_bytes(b"no database" * 100 + bytes([number]))
        with closing(JournalFile(path, "chance")) as journal:
            (notice,) = journal.notices()
        assert notice.values["aside"] == f"{path}.bad-{number}"
    assert aside(path).read_bytes()[-1] == 1


def test_another_programs_database_is_set_aside_whole(path):
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
        other.execute("INSERT INTO recipes VALUES ('soup')")
        other.commit()
    with closing(JournalFile(path, "chance")) as journal:
        assert ids(journal) == ["journal.set_aside"]
    with closing(sqlite3.connect(aside(path))) as other:
        assert other.execute("SELECT name FROM recipes").fetchall() == [("soup",)]


def test_a_database_that_only_calls_itself_the_games_is_set_aside(path):
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE games (number INTEGER)")
        other.execute(f"PRAGMA application_id = {APPLICATION}")
        other.execute(f"PRAGMA user_version = {VERSION}")
    with closing(JournalFile(path, "chance")) as journal:
        assert ids(journal) == ["journal.set_aside"]


def test_an_empty_file_is_a_beginning(path, family):
    path.touch()
    with closing(JournalFile(path, "chance")) as journal:
        begun(journal, family.get("yatzy")).do(Roll())
        assert ids(journal) == []
    assert len(lines(path)) == 1


def test_a_later_version_is_read_and_not_written(path, kept, family):
    with closing(sqlite3.connect(path)) as other:
        other.execute(f"PRAGMA user_version = {VERSION + 1}")
        other.execute("ALTER TABLE games ADD COLUMN weather TEXT")
    before = path.read_bytes()
    with closing(JournalFile(path, "chance")) as journal:
        assert ids(journal) == ["journal.newer"]
        game = begun(journal, family.get("yatzy"))
        game.do(Roll())
        assert (journal.number, journal.unfinished()) == (None, ())
        assert ids(journal) == []
    assert path.read_bytes() == before
    assert lines(path, 2)


def test_an_earlier_version_is_left_for_the_game_to_bring_up_to_date(path, kept, monkeypatch):
    monkeypatch.setattr(journal_opening, "VERSION", VERSION + 1)
    with pytest.raises(Unusable) as failed:
        open_to_read(path)
    assert failed.value.reason.id == "journal.older"


def test_a_second_program_says_so_and_plays_on(path, kept, family):
    with closing(JournalFile(path, "chance")) as first:
        game = begun(first, family.get("yatzy"))
        game.do(Roll())
        with closing(JournalFile(path, "chance")) as second:
            assert ids(second) == ["journal.open_elsewhere"]
            other = begun(second, family.get("yahtzee"))
            play_on(other, random.Random(1))
            assert other.state.is_over
            assert (second.number, second.unfinished(), ids(second)) == (None, (), [])
        assert lines(path, 3) == tuple(map(str, game.record.moves))
        game.do(Keep((0,)))
        assert (first.number, ids(first)) == (3, [])
    with closing(JournalFile(path, "chance")) as third:
        assert ids(third) == []
        assert [saved.number for saved in third.unfinished()] == [3, 2]


def test_what_cannot_be_written_for_a_while_is_written_later(path, family):
    with closing(JournalFile(path, "chance")) as journal:
        game = begun(journal, family.get("yatzy"))
        game.do(Roll())
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            for place in range(4):
                game.do(Keep((place,)))
            (notice,) = journal.notices()
            assert (notice.id, notice.values["reason"].id) == ("journal.not_kept", "journal.reason_locked")
            assert journal.number is None
            other.execute("ROLLBACK")
        game.do(Keep(()))
        assert ids(journal) == ["journal.kept_again"]
        assert journal.number == 1
    with closing(open_to_read(path)) as connection:
        assert inside(resumed(saved_game(connection, 1))) == inside(game)


def test_a_full_disk_stops_no_game_and_loses_nothing_when_there_is_room_again(path, family):
    with closing(JournalFile(path, "chance")) as journal:
        game = begun(journal, family.get("triple-yaht-c"))
        game.do(Roll())
        pages = journal._connection.execute("PRAGMA page_count").fetchone()[0]
        journal._connection.execute(f"PRAGMA max_page_count = {pages}")
        play_on(game, random.Random(3))
        assert game.state.is_over
        (notice,) = journal.notices()
        assert (notice.id, notice.values["reason"].id) == ("journal.not_kept", "journal.reason_full")
        journal._connection.execute("PRAGMA max_page_count = 100000")
        game.take_back()
        assert ids(journal) == ["journal.kept_again"]
    with closing(open_to_read(path)) as connection:
        assert inside(resumed(saved_game(connection, 1))) == inside(game)


def test_what_waits_is_written_before_another_game_begins(path, family):
    with closing(JournalFile(path, "chance")) as journal:
        game = begun(journal, family.get("yatzy"))
        game.do(Roll())
        journal._connection.execute("PRAGMA query_only = 1")
        game.do(Keep((1,)))
        (notice,) = journal.notices()
        assert notice.values["reason"].id == "journal.reason_unwritable"
        journal._connection.execute("PRAGMA query_only = 0")
        begun(journal, family.get("yatzy")).do(Roll())
    assert lines(path)[-1] == "keep 2"
    assert len(lines(path, 2)) == 1


def test_a_file_that_breaks_under_the_game_is_written_into_no_more(path, kept, family):
    with closing(JournalFile(path, "chance")) as journal:
        game = begun(journal, family.get("yatzy"))
        game.do(Roll())
        journal._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        path.write_bytes(b"\xff" * len(path.read_bytes()))
        # What SQLite remembers of the file is good; a new look at it is not.
        journal._connection.execute("PRAGMA shrink_memory")
        for place in range(5):
            game.do(Keep((place,)))
        told = journal.notices()
        assert [notice.id for notice in told] == ["journal.not_kept"]
        assert told[0].values["reason"].id in {"journal.reason_broken", "journal.reason_disk"}
        assert journal.number is None
        assert journal.unfinished() == ()


def test_where_there_can_be_no_folder_the_game_is_played_all_the_same(tmp_path, family):
    blocked = tmp_path / "file"
    blocked.write_text("mine")
    with closing(JournalFile(blocked / "games.db", "chance")) as journal:
        game = begun(journal, family.get("crag"))
        play_on(game, random.Random(1))
        assert game.state.is_over
        assert ids(journal) == ["journal.not_kept"]
    assert blocked.read_text() == "mine"


@pytest.mark.skipif(
    sys.platform != "linux", reason="the kernel's own folder, which not even root may write into"
)
def test_a_folder_that_may_not_be_written_is_told(family):
    with closing(JournalFile(Path("/proc/games.db"), "chance")) as journal:
        begun(journal, family.get("crag")).do(Roll())
        (notice,) = journal.notices()
        assert notice.id == "journal.not_kept"
        assert notice.values["reason"].id in {"journal.reason_system", "journal.reason_unwritable"}


def test_a_folder_in_its_place_is_left_alone(path, family):
    path.mkdir()
    with closing(JournalFile(path, "chance")) as journal:
        begun(journal, family.get("crag")).do(Roll())
        assert ids(journal) == ["journal.no_file"]
    assert path.is_dir()


WRONG = {
    "a line": "UPDATE lines SET line = 'roll = 6 6 6 6 6' WHERE game = 2 AND number = 0",
    "a line of bytes": "UPDATE lines SET line = x'ff00' WHERE game = 2 AND number = 3",
    "a line that is no text": "UPDATE lines SET line = CAST(x'ff' AS TEXT) WHERE game = 2 AND number = 3",
    "a line gone": "DELETE FROM lines WHERE game = 2 AND number = 2",
    "the last line gone": "DELETE FROM lines WHERE game = 2 AND number = 39",
    "the end of it gone": "DELETE FROM lines WHERE game = 2 AND number > 30",
    "all lines gone": "DELETE FROM lines WHERE game = 2",
    "the last seal": "UPDATE games SET last_seal = last_seal + 1 WHERE number = 2",
    "a seal": "UPDATE lines SET seal = 'x' WHERE game = 2 AND number = 1",
    "the players": "UPDATE games SET seats = '[]' WHERE number = 2",
    "players of bytes": "UPDATE games SET seats = x'ff' WHERE number = 2",
    "the start": "UPDATE games SET started = 'yesterday' WHERE number = 2",
    "the rules": "UPDATE rules SET compiled = replace(compiled, '50', '60') WHERE number = 2",
    "rules that are none": "UPDATE rules SET compiled = CAST(x'ff' AS TEXT) WHERE number = 2",
    "the round": "UPDATE games SET round = 'third' WHERE number = 2",
}


@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG)
def test_a_damaged_game_is_told_of_and_not_offered_and_the_others_are(path, kept, family, wrong):
    with closing(JournalFile(path, "chance")) as journal:
        begun(journal, family.get("kniffel")).do(Roll())
    with closing(sqlite3.connect(path)) as other:
        assert other.execute(wrong).rowcount
        other.commit()
    with closing(JournalFile(path, "chance")) as journal:
        for told in (["journal.damaged"], []):
            assert [saved.number for saved in journal.unfinished()] == [3]
            assert ids(journal) == told


@pytest.mark.parametrize("column", ["started", "seats", "dice"])
def test_the_results_of_the_others_are_there_all_the_same(path, family, column):
    with closing(JournalFile(path, "chance")) as journal:
        for seed in range(2):
            play_on(begun(journal, family.get("crag"), seed=seed), random.Random(seed))
    with closing(sqlite3.connect(path)) as other:
        other.execute(f"UPDATE games SET {column} = CAST(x'ff' AS TEXT) WHERE number = 1")
        other.commit()
    with closing(JournalFile(path, "chance")) as journal:
        assert [played.number for played in journal.finished()] == [2]
        assert sum(map(sum, journal.thrown().values())) > 0
        assert journal.forget("Anna") is not None
        assert ids(journal) == []


def test_what_cannot_even_be_named_is_told_as_damage(path, family):
    with closing(JournalFile(path, "chance")) as journal:
        begun(journal, family.get("crag")).do(Roll())
    with closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA writable_schema = ON")
        broken = "replace(sql, 'REFERENCES rules', 'REFERENCES ' || CAST(x'e9' AS TEXT))"
        other.execute(f"UPDATE sqlite_master SET sql = {broken}")
        other.commit()
    with closing(JournalFile(path, "chance")) as journal:
        game = begun(journal, family.get("crag"))
        game.do(Roll())
        assert game.state.dice
        (notice,) = journal.notices()
        assert (notice.id, notice.values["reason"].id) == ("journal.not_kept", "journal.reason_broken")


@pytest.mark.parametrize("seed", range(8))
def test_whatever_bytes_are_flipped_games_are_whole_or_told_of(path, kept, family, seed):
    flip(path, kept, family, random.Random(seed))


@pytest.mark.long
def test_a_thousand_damaged_files(path, kept, family):
    for seed in range(1000):
        for file in path.parent.iterdir():
            file.unlink()
        flip(path, kept, family, random.Random(seed))


def flip(path, kept, family, chance):
    """Damage the file, and see that what is read of it is what was written, or is told of."""
    sound = {}
    path.write_bytes(kept)
    for number in (1, 2):
        sound[number] = lines(path, number)
    damaged = bytearray(kept)
    for _ in range(chance.choice((1, 1, 3, 40))):
        damaged[chance.randrange(len(damaged))] ^= 1 << chance.randrange(8)
    if chance.random() < 0.3:
        del damaged[chance.randrange(len(damaged)) :]
    path.write_bytes(damaged)
    with closing(JournalFile(path, "chance")) as journal:
        games = journal.unfinished()
        for saved in games:
            assert saved.lines == sound[saved.number]
        told = ids(journal)
        assert 2 in {saved.number for saved in games} or told or not damaged or is_marked_as_over(path)
        begun(journal, family.get("crag")).do(Roll())
    if "journal.set_aside" in told:
        assert aside(path).read_bytes() == damaged


def is_marked_as_over(path):
    """Tell whether the one bit that says so was flipped: then the game is listed as finished."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT is_over FROM games WHERE number = 2").fetchone() not in {None, (0,)}


@pytest.mark.parametrize("share", [0.1, 0.3, 0.5, 0.8])
def test_a_file_that_was_cut_off_is_set_aside(path, kept, share):
    path.write_bytes(kept[: int(len(kept) * share)])
    with closing(JournalFile(path, "chance")) as journal:
        assert ids(journal) == ["journal.set_aside"]
        assert journal.unfinished() == ()
    assert aside(path).read_bytes() == kept[: int(len(kept) * share)]


def test_a_disk_without_room_for_what_belongs_to_the_file_is_told_in_the_players_words():
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_SHMSIZE
    assert why(error).id == "journal.reason_disk"
