"""The commands about kept games, as a player reads them."""

import io
import json
import random
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime

import pytest
import soundfile
from support.keeping import begun, play_on, resumed

from audio_yahtzee.commands import Command, Options
from audio_yahtzee.devices.store.journal import JournalFile
from audio_yahtzee.devices.store.journal_rows import sealed
from audio_yahtzee.house import furnish
from audio_yahtzee.tools import games, people
from audio_yahtzee.tools.fair import tell_fairness
from audio_yahtzee.tools.replaying import replay

NOON = datetime(2026, 5, 17, 12, 0, tzinfo=UTC)


class Told:
    """A desk in a player's folder, and what it has told since it was last asked."""

    def __init__(self, folder, language):
        self.out, self.err = [], []
        self.house = furnish(folder, language)
        self.desk = games.Desk(self.house, self.out.append, self.err.append)

    def __call__(self, command, *operands, **options):
        self.out.clear()
        self.err.clear()
        return command(self.desk, *operands, **options)


@pytest.fixture
def kept(tmp_path, family):
    """Keep a finished and an unfinished game; return what opens the desk there."""
    with closing(JournalFile(tmp_path / "games.db", "seed 7", lambda: NOON)) as journal:
        play_on(begun(journal, family.get("crag"), ("Anna", None)), random.Random(5))
        play_on(begun(journal, family.get("yatzy"), ("Anna", "Bertil")), random.Random(6), steps=45)
    return lambda language="en": Told(tmp_path, language)


@pytest.mark.parametrize(
    ("language", "finished", "unfinished"),
    [
        ("en", "1: 17 May 2026, ", "Scandinavian Yatzy, Anna and Bertil, round"),
        ("sv", "1: 17 maj 2026, ", "Yatzy, Anna och Bertil, runda"),
    ],
)
def test_games_are_listed_with_their_numbers(kept, language, finished, unfinished):
    told = kept(language)
    assert told(games.list_games, as_json=False) == 0
    assert len(told.out) == 2
    assert unfinished in told.out[0]
    assert told.out[1].startswith(finished)
    assert told.out[1].rstrip(".").endswith({"en": "finished", "sv": "färdigspelat"}[language])


def test_where_none_are_kept_the_list_says_so(tmp_path):
    told = Told(tmp_path, "en")
    assert told(games.list_games, as_json=False) == 0
    assert told.out == ["No games are kept yet."]
    assert told(games.list_games, as_json=True) == 0
    assert json.loads("".join(told.out)) == []
    assert list(tmp_path.iterdir()) == []


def test_the_list_can_be_read_by_programs(kept):
    told = kept()
    told(games.list_games, as_json=True)
    second, first = json.loads("".join(told.out))
    assert (first["number"], first["rules"], first["finished"], first["players"][0]) == (
        1,
        "crag",
        True,
        "Anna",
    )
    assert (second["finished"], second["round"], second["dice"]) == (False, 5, "seed 7")
    assert datetime.fromisoformat(second["started"]) == NOON


def test_a_game_is_told_from_its_beginning_to_its_ranking(kept):
    told = kept()
    assert told(games.show, 1, as_json=False) == 0
    assert told.out[0].startswith("Crag, Anna and Computer, 17 May 2026")
    assert told.out[1] == "Anna, round 1."
    assert sum("rolls" in line for line in told.out) >= 26
    assert any("wins with" in line or "win" in line for line in told.out[-3:])
    assert told.out[-2] == "Dice: from the number 7."
    assert told.out[-1].startswith("The same dice again: audio-yahtzee --dice d6-")


def test_of_an_unfinished_game_it_is_told_how_it_stands(kept):
    told = kept("sv")
    assert told(games.show, 2, as_json=False) == 0
    assert "runda 5 av 15" in told.out[-3]
    assert told.out[-2] == "Tärningar: ur talet 7."


def test_a_whole_game_can_be_read_by_programs(kept):
    told = kept()
    assert told(games.show, 1, as_json=True) == 0
    found = json.loads("".join(told.out))
    assert found["moves"][0].startswith("roll = ")
    assert not {"take back", "redo", "settle"} & set(found["moves"])
    assert [place["place"] for place in found["standing"]] == [1, 2]


@pytest.mark.parametrize("command", [games.show, games.export, games.delete])
def test_a_game_that_is_not_there_is_told(kept, tmp_path, command):
    told = kept()
    operands = (tmp_path / "out.txt",) if command is games.export else ()
    options = {"as_json": False} if command is games.show else {}
    assert told(command, 9, *operands, **options) == 1
    assert told.err == ["There is no game 9."]
    assert not (tmp_path / "out.txt").exists()


def test_a_game_travels_as_a_file(kept, tmp_path):
    told = kept()
    path = tmp_path / "crag.txt"
    assert told(games.export, 1, path) == 0
    assert path.read_text().startswith("audio-yahtzee game 1\n")
    there = Told(tmp_path / "friend", "sv")
    assert there(games.take_in, path) == 0
    assert there.out[0].startswith(f"{path} är nu parti 1: Crag, Anna och Datorn")
    assert told(games.show, 1, as_json=True) == there(games.show, 1, as_json=True) == 0
    here, friend = (json.loads("".join(one.out)) for one in (told, there))
    assert here["players"] == ["Anna", "Computer"]
    assert here["moves"] == friend["moves"]
    points = [[place["points"] for place in found["standing"]] for found in (here, friend)]
    assert points[0] == points[1]


@pytest.mark.parametrize(
    ("language", "said"), [("en", "{} is game {} already."), ("sv", "{} är redan parti {}.")]
)
def test_a_game_that_is_kept_already_is_not_kept_twice(kept, tmp_path, language, said):
    told = kept(language)
    for number in (1, 2):
        path = tmp_path / f"{number}.txt"
        told(games.export, number, path)
        assert told(games.take_in, path) == 0
        assert told.out == [said.format(path, number)]
    there = Told(tmp_path / "friend", language)
    there(games.take_in, tmp_path / "2.txt")
    there(games.take_in, tmp_path / "2.txt")
    assert there.out == [said.format(tmp_path / "2.txt", 1)]
    told(games.list_games, as_json=False)
    assert len(told.out) == 2


def test_a_game_that_was_gone_on_with_since_is_another(kept, tmp_path, family):
    told, path = kept(), tmp_path / "before.txt"
    told(games.export, 2, path)
    with closing(JournalFile(tmp_path / "games.db", "seed 7", lambda: NOON)) as journal:
        (saved,) = journal.unfinished()
        game = resumed(saved)
        journal.take_up(saved, game.state)
        game.log = journal.add
        play_on(game, random.Random(1))
    assert told(games.take_in, path) == 0
    assert told.out[0].startswith(f"{path} is game 3 now")


def test_nothing_is_written_over(kept, tmp_path):
    told = kept()
    path = tmp_path / "mine.txt"
    path.write_text("mine")
    assert told(games.export, 1, path) == 1
    assert told.err == [f"{path} is there already. Nothing is written over it."]
    assert told(games.export, 1, tmp_path / "no" / "folder.txt") == 1
    assert "cannot be written" in told.err[0]
    assert path.read_text() == "mine"


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"audio-yahtzee game 1\nstarted", b"no game"])
def test_a_file_that_is_no_game_is_not_taken_in(kept, tmp_path, content):
    told = kept()
    path = tmp_path / "game.txt"
    path.write_bytes(content)
    assert told(games.take_in, path) == 1
    assert len(told.err) == 1
    assert told(games.take_in, tmp_path / "nowhere.txt") == 1
    told(games.list_games, as_json=False)
    assert len(told.out) == 2


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", 'holds no game that can be played: move 3, "roll = 9 9 9", is not allowed there.'),
        ("sv", 'inget parti som går att spela: drag 3, "roll = 9 9 9", är inte tillåtet där.'),
    ],
)
def test_a_move_that_the_rules_refuse_is_told_with_its_number(kept, tmp_path, language, said):
    told, path = kept(language), tmp_path / "game.txt"
    told(games.export, 1, path)
    lines = path.read_text().splitlines()[:-1]
    first = next(place for place, line in enumerate(lines) if line.startswith("players ")) + 1
    lines[first + 2] = "roll = 9 9 9"
    body = "\n".join(lines) + "\n"
    path.write_text(f"{body}seal {sealed(body, 0):08x}\n")
    assert told(games.take_in, path) == 1
    assert told.err[0].endswith(said)


def test_a_deleted_game_is_gone(kept):
    told = kept()
    assert told(games.delete, 1) == 0
    assert told.out == ["Game 1 is deleted."]
    told(games.list_games, as_json=False)
    assert [line[:2] for line in told.out] == ["2:"]


def test_a_damaged_game_is_listed_told_as_far_as_it_goes_and_can_be_deleted(kept, tmp_path):
    import sqlite3  # noqa: PLC0415 -- this test alone damages something

    with closing(sqlite3.connect(tmp_path / "games.db")) as database:
        database.execute("UPDATE lines SET line = 'roll = 1 1 1' WHERE game = 1 AND number > 8")
        database.execute("UPDATE games SET seats = '[]' WHERE number = 2")
        database.commit()
    told = kept()
    assert told(games.show, 1, as_json=False) == 0
    assert told.out[-3] == "What follows is damaged."
    assert told(games.show, 2, as_json=False) == 1
    assert told.err == ["2: damaged."]
    told(games.list_games, as_json=False)
    assert told.out[-1] == "2: damaged."
    assert told(games.delete, 2) == 0


@pytest.mark.parametrize("number", [1, 2])
def test_a_game_is_heard_again_as_it_was(kept, number):
    told, target = kept(), io.StringIO()
    options = Options(Command.GAMES_REPLAY, game=number, text=True)
    assert replay(told.desk, options, io.StringIO(), target) == 0
    lines = target.getvalue().splitlines()
    assert lines[0].startswith(f"Game {number}: ")
    told(games.show, number, as_json=False)
    rolls = [line for line in told.out if " rolls " in line]
    assert len(rolls) > 10
    assert [line for line in lines if " rolls " in line] == rolls
    if number == 2:
        assert "round 5 of 15" in lines[-1]
    else:
        assert "win" in "\n".join(lines[-4:])


def test_it_can_be_recorded(kept, tmp_path, family):
    with closing(JournalFile(tmp_path / "games.db", "chance", lambda: NOON)) as journal:
        rules = replace(family.get("crag"), boxes=family.get("crag").boxes[:1])
        play_on(begun(journal, rules, ("Anna", "Bertil")), random.Random(1))
    told, target, path = kept(), io.StringIO(), tmp_path / "game.ogg"
    options = Options(Command.GAMES_REPLAY, game=3, record=path)
    assert replay(told.desk, options, io.StringIO(), target) == 0
    assert target.getvalue().startswith(f"Recording game 3 into {path}.")
    assert soundfile.info(path).duration > 5


def test_a_game_that_is_not_there_is_not_heard(kept):
    told = kept()
    assert replay(told.desk, Options(Command.GAMES_REPLAY, game=9, text=True)) == 1
    assert told.err == ["There is no game 9."]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The game is open, and until it is left nothing else may change what is kept."),
        ("sv", "Spelet är öppet, och så länge det är det kan inget annat ändra bland partierna."),
    ],
)
def test_while_a_game_is_open_games_are_told_and_none_is_changed(kept, tmp_path, language, said):
    told = kept(language)
    told(tell_fairness, as_json=False)
    before = list(told.out)
    with closing(JournalFile(tmp_path / "games.db", "chance")):
        assert told(games.list_games, as_json=False) == 0
        assert told(tell_fairness, as_json=False) == 0
        assert (told.out, told.err) == (before, [])
        assert told(games.delete, 1) == 1
        assert told.err == [said]
        assert told(people.forget, "Anna") == 1
        assert told.err == [said]


def test_of_a_file_that_cannot_be_read_no_dice_are_told(tmp_path):
    (tmp_path / "games.db").write_text("no games at all")
    told = Told(tmp_path, "en")
    assert told(tell_fairness, as_json=True) == 1
    assert not told.out
    assert "cannot be read. The file is damaged" in told.err[0]
    assert (tmp_path / "games.db").read_text() == "no games at all"
