"""The program is killed at any moment: all that was heard is kept, and the game is offered again."""

import json
import random
import re
import subprocess
import sys
import threading
import time

import pytest
from program import decoded, silent

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a process is killed as POSIX does it")

TABLE = ("--text", "--rules", "yatzy", "--players", "Anna", "--seed", "7", "--language", "en")
TURNS = "r\n1\nr\n12\n2\nr\ne\n1\n\nctrl+z\nctrl+y\n" * 15
ROLLED = re.compile(r"\. (\d|One|No) rolls? left\.$")
"""What a line ends with that tells of a roll."""


class Killed:
    """A game at which somebody plays as fast as can be, until the program is killed."""

    def __init__(self, program, typed=TURNS):
        pipe = subprocess.PIPE
        command = program.command(*TABLE)
        self.process = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, env=silent()
        )
        self._typed = typed
        threading.Thread(target=self._type, daemon=True).start()

    def _type(self):
        try:
            for line in self._typed.splitlines(keepends=True):
                self.process.stdin.write(line.encode())
                self.process.stdin.flush()
        except OSError:
            pass

    def after(self, lines, seconds):
        """Kill it so many seconds after so many lines were heard; return all that was."""
        heard = b"".join(self.process.stdout.readline() for _ in range(lines))
        time.sleep(seconds)
        self.process.kill()
        heard += self.process.stdout.read()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()
        return decoded(heard)


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """Return the lines of the same game, undisturbed."""
    from program import Program  # noqa: PLC0415 -- the fixture of that name is made anew for each test

    program = Program(tmp_path_factory.mktemp("whole"))
    program.run(*TABLE, typed=TURNS)
    return moves(program)


def moves(program):
    found = json.loads(program.run("games", "--json").out)
    return (
        json.loads(program.run("games", "show", str(found[0]["number"]), "--json").out)["moves"]
        if found
        else []
    )


def rolls(lines):
    return sum(line.startswith("roll") for line in lines)


def kill_and_look(program, whole, chance):
    """Kill a game at some moment; what is kept must be what was played, and no less than was heard."""
    heard = Killed(program).after(chance.randrange(4, 120), chance.random() * 0.02)
    kept = moves(program)
    told = sum(ROLLED.search(line) is not None for line in heard.splitlines())
    assert rolls(kept) >= told
    assert rolls(kept) <= told + 1
    # What was taken back last may not have been done again.
    assert kept == whole[: len(kept)] or kept[:-1] == whole[: len(kept) - 1]
    again = program.text("--language", "en", typed="1\n1\n")
    offered = any(line.startswith("Go on with Scandinavian Yatzy, Anna, round") for line in again.lines)
    assert offered == bool(kept)
    assert not any("cannot be read" in line or "damaged" in line for line in again.lines)


@pytest.mark.parametrize("seed", range(3))
def test_what_was_heard_is_kept(program, whole, seed):
    kill_and_look(program, whole, random.Random(seed))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 300))
def test_what_was_heard_is_kept_at_hundreds_of_moments(program, whole, seed):
    kill_and_look(program, whole, random.Random(seed))
