"""Pipes that close, bytes that are no text, and Control C."""

import os
import signal
import subprocess
import sys

import pytest
from program import decoded, silent

TABLE = ("--players", "Anna,computer", "--rules", "yatzy", "--language", "en")


def test_a_pipe_that_closes_in_mid_game_ends_it_with_a_word(program):
    game = program.text(*TABLE, typed="r\n1 2")
    assert game.status == 0
    assert game.lines[-1] == "The input ended. Goodbye."
    assert any(line.startswith("Keep") for line in game.lines), "the line without an end was not taken"


@pytest.mark.skipif(sys.platform == "win32", reason="pipes there know no SIGPIPE")
@pytest.mark.parametrize("command", [("--text", *TABLE), ("rules",), ("rules", "show", "yatzy"), ("doctor",)])
def test_nobody_reading_on_is_no_fault(program, command):
    with subprocess.Popen(
        program.command(*command),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=silent(),
    ) as process:
        process.stdout.close()
        process.stdin.write(b"r\ne\n1\n\n" * 15)
        process.stdin.close()
        err = decoded(process.stderr.read())
    assert process.returncode == 0
    assert err == ""


@pytest.mark.skipif(sys.platform == "win32", reason="a console's signals are sent otherwise there")
def test_control_c_says_goodbye(program):
    with subprocess.Popen(
        program.command("--text", *TABLE),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=silent(),
    ) as process:
        while not process.stdout.readline().startswith(b"Anna, round 1"):
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert decoded(err).strip() == "Goodbye."
    assert b"Traceback" not in out


def test_bytes_that_are_no_text_are_answered_and_that_is_all(program):
    game = program.text(*TABLE, typed=b"\xff\xfe\x00\x07\nr\n")
    # The program's own check has seen to it that nothing of them commands the terminal.
    assert any("nothing here" in line or "not understand" in line for line in game.lines)
    assert any(line.endswith("2 rolls left.") for line in game.lines)


def test_what_commands_a_terminal_is_not_echoed(program):
    assert program.text(*TABLE, typed=b"\x1b[2J\x9b2J\x0e\nr\n").status == 0


def test_a_terminal_that_knows_ascii_only_is_written_to_as_well_as_it_can_be(program):
    plain = {"LANG": "C", "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    game = program.text(
        "--players", "Anna", "--rules", "yatzy", "--language", "sv", typed="r\ns\nescape\n", **plain
    )
    assert game.status == 0
    assert "runda 1." in game.out
    assert "1. Forts" in game.out


def test_a_name_in_bytes_of_another_character_set_does_not_end_the_program(program):
    done = subprocess.run(
        [*map(os.fsencode, program.command("--text", "--rules", "yatzy", "--players")), b"\xc5sa"],
        input=b"r\n",
        capture_output=True,
        env=silent(),
        check=False,
    )
    assert b"Traceback" not in done.stderr
    assert done.returncode in {0, 2}
