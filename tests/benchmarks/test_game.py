"""The whole game as it is felt: from its start to the first sound and word, and from a key to what it says.

SDL's disk driver hands its sound over in pieces of two buffers: 23 ms of each figure are the measuring, in
the floors too.
"""

import os
import resource
import subprocess
import sys
import time
from pathlib import Path

import pytest
from listener import Listener
from window_table import table

TABLE = ("--players", "Anna", "--rules", "yatzy", "--language", "en")
SOUNDS = "effects_volume: 100\n"
VOICE = "effects_volume: 0\n"
"""Settings with which nothing is heard but the voice."""
ROUNDS = 10
IDLE = 5
"""Seconds for which a game is left alone."""
BARE = """
import sys, pygame
pygame.mixer.init(44100, -16, 2, 512, allowedchanges=0)
pygame.display.init()
pygame.display.set_mode((1280, 800))
samples = b"\\x00\\x40\\x00\\xc0" * 200000
sound = pygame.mixer.Sound(buffer=samples)
sound.play()
for line in sys.stdin:
    sound.stop() if line == "stop\\n" else sound.play()
"""
WAITING = """
import pygame
pygame.mixer.init(44100, -16, 2, 512, allowedchanges=0)
pygame.display.init()
pygame.display.set_mode((1280, 800))
while True:
    pygame.event.wait(250)
"""


@pytest.fixture
def listener(tmp_path):
    return Listener(tmp_path / "pipe")


def bare(listener, code):
    """Start a bare program that `listener` hears."""
    environment = {**os.environ, **listener.environment, "SDL_VIDEODRIVER": "dummy"}
    return subprocess.Popen(
        [sys.executable, "-c", code],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        env=environment,
        text=True,
        bufsize=1,
    )


@pytest.mark.benchmark(group="start to what is heard first")
def test_floor_start_bare_pygame(benchmark, tmp_path):
    pipes = iter(range(100))

    def start():
        listener = Listener(tmp_path / f"pipe{next(pipes)}")
        with bare(listener, BARE) as process:
            listener.wait_for_sound()
            process.kill()

    benchmark.pedantic(start, warmup_rounds=1, rounds=ROUNDS)


@pytest.mark.benchmark(group="start to what is heard first")
@pytest.mark.parametrize("settings", [SOUNDS, VOICE], ids=["first_sound", "first_word"])
def test_start_game(benchmark, tmp_path, settings):
    pipes = iter(range(100))
    opened = []

    def start():
        listener = Listener(tmp_path / f"pipe{next(pipes)}")
        game = table(listener, tmp_path / "player", *TABLE, settings=settings)
        game.__enter__()
        opened.append(game)
        listener.wait_for_sound()

    def leave(*_):
        while opened:
            opened.pop().__exit__(None, None, None)

    benchmark.pedantic(start, setup=leave, warmup_rounds=1, rounds=ROUNDS)
    leave()


@pytest.fixture
def game(listener, tmp_path):
    """A game that has said all it has to say of its beginning, and what presses a key."""
    with table(listener, tmp_path / "player", *TABLE, settings=VOICE) as (_, press):
        listener.wait_for_sound()
        listener.wait_for_silence(100)
        press("r")
        listener.wait_for_sound()
        listener.wait_for_silence(100)
        yield press


@pytest.mark.benchmark(group="key to first audible sample")
def test_floor_key_bare_mixer(benchmark, listener):
    with bare(listener, BARE) as process:
        listener.wait_for_sound()

        def silence():
            process.stdin.write("stop\n")
            listener.wait_for_silence(3)

        def press():
            process.stdin.write("play\n")
            listener.wait_for_sound()

        benchmark.pedantic(press, setup=silence, rounds=ROUNDS)
        process.kill()


@pytest.mark.benchmark(group="key to first audible sample")
@pytest.mark.parametrize("said", ["new", "said_before"])
@pytest.mark.parametrize("key", ["t", "p"], ids=["few_words", "25_words_and_more"])
def test_key_to_words(benchmark, game, listener, key, said):
    if said == "new":
        game("forget")

    def silence():
        game("LCTRL")
        listener.wait_for_silence(3)

    def press():
        game(key)
        listener.wait_for_sound()

    benchmark.pedantic(press, setup=silence, warmup_rounds=1, rounds=ROUNDS)


@pytest.mark.benchmark(group="key to the end of old speech")
def test_floor_end_bare_mixer_in_a_program(benchmark, listener):
    with bare(listener, BARE) as process:

        def sound():
            process.stdin.write("play\n")
            listener.wait_for_sound()

        def press():
            process.stdin.write("stop\n")
            listener.wait_for_silence()

        benchmark.pedantic(press, setup=sound, rounds=ROUNDS)
        process.kill()


@pytest.mark.benchmark(group="key to the end of old speech")
def test_key_to_silence(benchmark, game, listener):
    def speak():
        game("p")
        listener.wait_for_sound()
        time.sleep(0.3)

    def press():
        game("LCTRL")
        listener.wait_for_silence()

    benchmark.pedantic(press, setup=speak, rounds=ROUNDS)


def spent(process):
    """Return the seconds of CPU that a process has spent so far."""
    fields = Path(f"/proc/{process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def megabytes(process):
    """Return the memory that a process has in use."""
    status = Path(f"/proc/{process.pid}/status").read_text(encoding="ascii")
    return round(int(status.split("VmRSS:")[1].split()[0]) / 1024)


def idle(benchmark, process):
    """Measure CPU and memory of a process that is left alone; the time of the table is CPU time."""
    start = spent(process)
    benchmark._timer = lambda: spent(process)
    benchmark.pedantic(lambda: time.sleep(IDLE), rounds=1)
    benchmark.extra_info["CPU seconds a minute"] = round((spent(process) - start) * 60 / IDLE, 2)
    benchmark.extra_info["memory MB"] = megabytes(process)


needs_proc = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads the processes of Linux")


@needs_proc
@pytest.mark.benchmark(group=f"CPU in {IDLE} idle seconds, and memory")
def test_floor_idle_bare_pygame(benchmark, listener):
    with bare(listener, WAITING) as process:
        time.sleep(2)
        idle(benchmark, process)
        process.kill()


@needs_proc
@pytest.mark.benchmark(group=f"CPU in {IDLE} idle seconds, and memory")
def test_idle_game(benchmark, listener, tmp_path):
    with table(listener, tmp_path / "player", *TABLE) as (process, _):
        listener.wait_for_sound()
        listener.wait_for_silence(100)
        idle(benchmark, process)


def whole_game(benchmark, folder, players):
    """Measure a game of computers in plain text, from start to ranking, and how much is written."""
    command = [
        *(sys.executable, "-m", "audio_yahtzee", "--text", "--rules", "yatzy", "--seed", "1"),
        *("--players", ",".join(["computer"] * players), "--data-dir", str(folder)),
    ]

    def whole():
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True)
        assert done.stdout.count("Computer") > 15 * players

    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    benchmark.pedantic(whole, rounds=3)
    used = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
    benchmark.extra_info["CPU seconds a game"] = round(used / 3, 2)


@pytest.mark.benchmark(group="a whole game of computers in plain text, with its start")
def test_floor_one_computer(benchmark, tmp_path):
    whole_game(benchmark, tmp_path, 1)


@pytest.mark.benchmark(group="a whole game of computers in plain text, with its start")
def test_twenty_computers(benchmark, tmp_path):
    whole_game(benchmark, tmp_path, 20)
