"""Streams that are closed, full or no text: never a traceback, always an end."""

import shlex
import subprocess
import sys

import pytest
from program import decoded, silent

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="these are a Unix shell's redirections")

TABLE = ("--text", "--players", "Anna,computer", "--rules", "yatzy", "--language", "en")


@pytest.fixture
def redirected(program):
    """Return a function that runs a command with redirections, and returns its status, output and errors."""

    def run(redirections, *command, typed=b"", **environment):
        line = f"exec {shlex.join(program.command(*command))} {redirections}"
        done = subprocess.run(
            ["sh", "-c", line],
            input=typed,
            capture_output=True,
            timeout=60,
            env=silent(**environment),
            check=False,
        )
        out, err = decoded(done.stdout), decoded(done.stderr)
        assert "Traceback" not in out + err
        return done.returncode, out, err

    return run


@pytest.mark.parametrize("redirections", ["<&-", ">&-", "2>&-", "<&- >&-", "<&- >&- 2>&-"])
def test_closed_streams_are_empty_ones(redirected, redirections):
    status, out, err = redirected(redirections, *TABLE, typed=b"r\n")
    assert status == 0
    assert err == ""
    assert ("The input ended. Goodbye." in out) == (">&-" not in redirections or redirections == "2>&-")


@pytest.mark.parametrize("command", [TABLE, ("rules",), ("rules", "show", "yatzy"), ("doctor",), ("--help",)])
def test_an_output_that_takes_nothing_is_told_in_a_line(redirected, command):
    status, _, err = redirected(">/dev/full", *command, typed=b"r\n")
    assert status == 1
    assert len(err.splitlines()) == 1


def test_an_input_that_cannot_be_read_has_ended(redirected, tmp_path):
    status, out, _ = redirected(f"0>{tmp_path / 'written'}", *TABLE)
    assert status == 0
    assert out.endswith("The input ended. Goodbye.\n")


def test_what_an_argument_says_cannot_command_the_terminal(program):
    # The program's own check has seen to it that no control character was written.
    assert program.run("--rules", "\x1b[2Jx").status == 2
    assert program.text("--language", "\x1b]0;x\x07" + "y" * 5000, *TABLE[1:-2]).out.count("y") < 200


@pytest.mark.parametrize("line", ["r" * 100_000, "1" * 100_000, "x " * 50_000, "🎲" * 50_000])
def test_a_line_longer_than_any_answer_is_cut(program, line):
    game = program.text(*TABLE[1:], typed=f"r\n{line}\nt\n")
    assert len(game.out) < 20_000
    assert game.lines[-2].startswith("Anna, round 1 of 15")
