"""The program is ended from outside: what the player chose is kept, and nothing half made is left."""

import signal
import subprocess
import sys
import time
from contextlib import contextmanager

import pytest
from program import silent

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")

TABLE = ("--text", "--players", "Anna", "--rules", "yatzy", "--language", "en")
INTERRUPTED = 130


@contextmanager
def started(program, *arguments, ignoring=None):
    """Start the program with its input left open, as `nohup` would where a signal is to be ignored."""
    pipe = subprocess.PIPE
    # What is ignored here would be ignored there: these tests may run under `nohup` themselves.
    numbers = (signal.SIGTERM, signal.SIGHUP)
    before = {n: signal.signal(n, signal.SIG_IGN if n == ignoring else signal.SIG_DFL) for n in numbers}
    process = subprocess.Popen(
        program.command(*arguments), stdin=pipe, stdout=pipe, stderr=pipe, env=silent(), text=True
    )
    for number, handler in before.items():
        signal.signal(number, handler)
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def until(is_so):
    """Wait until `is_so`; whoever waits too long has failed."""
    for _ in range(3000):
        if is_so():
            return
        time.sleep(0.01)
    raise AssertionError("it never came to that")


def is_kept(program):
    settings = program.folder / "settings.yaml"
    return settings.exists() and "rate: 220\n" in settings.read_text()


def test_in_plain_text_what_was_chosen_is_kept_before_the_next_line_is_waited_for(program):
    with started(program, *TABLE) as game:
        game.stdin.write("f6\n")
        game.stdin.flush()
        until(lambda: is_kept(program))
        assert game.poll() is None
        game.kill()
    assert is_kept(program)


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_a_game_says_goodbye(program, name):
    with started(program, *TABLE) as game:
        game.stdin.write("f6\n")
        game.stdin.flush()
        until(lambda: is_kept(program))
        game.send_signal(getattr(signal, name))
        _, err = game.communicate(timeout=30)
    assert game.returncode == INTERRUPTED
    assert err == "Goodbye.\n"
    assert [file.name for file in program.folder.iterdir()] == ["settings.yaml"]


def test_a_recording_leaves_nothing_behind(program, tmp_path):
    place = tmp_path / "recordings"
    place.mkdir()
    with started(program, "demo", "--record", str(place / "game.wav"), "--language", "en") as game:
        until(lambda: any(place.iterdir()))
        game.send_signal(signal.SIGTERM)
        game.communicate(timeout=30)
    assert game.returncode == INTERRUPTED
    assert list(place.iterdir()) == []


def test_what_was_to_outlive_its_terminal_does(program):
    with started(program, *TABLE, ignoring=signal.SIGHUP) as game:
        until(lambda: game.stdout.readline().startswith("Anna"))
        game.send_signal(signal.SIGHUP)
        out, _ = game.communicate("r\n", timeout=30)
    assert game.returncode == 0
    assert "2 rolls left" in out
