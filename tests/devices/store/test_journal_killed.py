"""The program is killed in the middle of keeping a line: the line is there whole, or not at all."""

import os
import random
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from support.keeping import Chance, act, resumed, seated

from audio_yahtzee.devices.store.journal import JournalFile
from audio_yahtzee.session.playing import Game

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a process kills itself as POSIX does it")

TESTS = Path(__file__).parents[2]


def whole_game(family):
    """Return all lines of the game that is played in the child."""
    lines = []
    game = Game(family.get("crag"), seated(("Anna", None)), Chance(0), lambda line, _: lines.append(line))
    chance = random.Random(7)
    while not game.state.is_over:
        act(game, chance)
    return tuple(lines)


def killed_at(path, statement):
    """Return how many lines the child told of before it killed itself."""
    child = Path(__file__).with_name("killed_keeper.py")
    command = [sys.executable, str(child), str(path), str(statement)]
    roots = os.pathsep.join((str(TESTS), os.environ.get("PYTHONPATH", "")))
    done = subprocess.run(
        command, capture_output=True, env={**os.environ, "PYTHONPATH": roots}, timeout=60, check=False
    )
    assert done.returncode == -9, done.stderr.decode()
    return len(done.stdout.split())


def see_that_nothing_is_lost(tmp_path, whole, statement):
    path = tmp_path / "games.db"
    told = killed_at(path, statement)
    with closing(JournalFile(path, "chance")) as journal:
        (saved,) = journal.unfinished()
        assert journal.notices() == []
        assert saved.lines == whole[: len(saved.lines)]
        assert told <= len(saved.lines) <= told + 1
        game = resumed(saved)
        journal.take_up(saved, game.state)
        game.log = journal.add
        act(game, random.Random(1))
        assert journal.number == saved.number


@pytest.mark.parametrize("statement", range(2, 12))
def test_a_kill_between_any_two_statements_of_a_line(tmp_path, family, statement):
    see_that_nothing_is_lost(tmp_path, whole_game(family), statement)


@pytest.mark.long
def test_kills_all_through_a_game(tmp_path, family):
    whole = whole_game(family)
    # A line takes six statements: at every eleventh, each of them has its turn.
    for statement in range(12, 400, 11):
        folder = tmp_path / str(statement)
        folder.mkdir()
        see_that_nothing_is_lost(folder, whole, statement)
