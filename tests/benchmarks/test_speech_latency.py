"""How soon speech is heard, and how soon it ends: beside a bare mixer, and beside pyttsx3 as it comes.

Each figure is from the call until a listener at the output hears (or no longer hears) it. SDL hands its
sound over in pieces of two buffers here, so that about 22 ms of each figure are the measuring: the bare
mixer, which has a finished sound in its hands, is the floor. Stock pyttsx3 is given a player that is silent
for as long as the sound lasts, and is timed until that player starts or ends: a real one is later.
"""

from __future__ import annotations

import array
import os
import subprocess
import sys
import time

import pytest
from listener import Listener

from audio_yahtzee.devices.sound.output import load_pygame, open_output
from audio_yahtzee.devices.speech.chain import open_speech
from audio_yahtzee.devices.speech.port import Utterance

ONE = "Six"
MANY = (
    "you rolled two twos and a five and a six and the best that you can score with them now is "
    "a chance of sixteen points"
)
ROUNDS = 12


@pytest.fixture(scope="module")
def listener(tmp_path_factory):
    with pytest.MonkeyPatch.context() as environment:
        listener = Listener(tmp_path_factory.mktemp("output") / "pipe")
        for name, value in listener.environment.items():
            environment.setenv(name, value)
        load_pygame().mixer.quit()
        open_output()
        yield listener
        load_pygame().mixer.quit()
        listener.join(10)


@pytest.fixture(scope="module")
def speech(listener):
    speech = open_speech("espeak")
    assert speech.name == "espeak"
    yield speech
    speech.close()


@pytest.fixture
def beep(listener):
    """A finished sound on a bare mixer."""
    samples = array.array("h", [20_000, -20_000] * 100_000)
    channel = load_pygame().mixer.Channel(1)
    sound = load_pygame().mixer.Sound(buffer=samples.tobytes())
    yield lambda: channel.play(sound), channel.stop
    channel.stop()


def begin(benchmark, listener, start, stop):
    """Time from `start()` to the first sound."""

    def silence():
        stop()
        listener.wait_for_silence(3)

    def hear():
        start()
        listener.wait_for_sound()

    benchmark.pedantic(hear, setup=silence, rounds=ROUNDS)
    stop()


def end(benchmark, listener, start, stop):
    """Time from `stop()` in the middle of a sound to silence."""

    def sound():
        start()
        listener.wait_for_sound()
        time.sleep(0.3)

    def silence():
        stop()
        listener.wait_for_silence()

    benchmark.pedantic(silence, setup=sound, rounds=ROUNDS)


@pytest.mark.benchmark(group="speech begins")
def test_floor_begin_bare_mixer(benchmark, listener, beep):
    begin(benchmark, listener, *beep)


@pytest.mark.benchmark(group="speech begins")
def test_begin_said_before(benchmark, listener, speech):
    begin(benchmark, listener, lambda: speech.speak(Utterance(ONE, "en")), speech.stop)


@pytest.mark.benchmark(group="speech begins")
@pytest.mark.parametrize("text", [ONE, MANY], ids=["1_word", "25_words"])
def test_begin_new(benchmark, listener, speech, text):
    # Each rate is another sound to the cache.
    rates = iter(range(200, 200 + ROUNDS + 1))
    begin(benchmark, listener, lambda: speech.speak(Utterance(text, "en", rate=next(rates))), speech.stop)


@pytest.mark.benchmark(group="speech ends")
def test_floor_end_bare_mixer(benchmark, listener, beep):
    end(benchmark, listener, *beep)


@pytest.mark.benchmark(group="speech ends")
def test_end_speech(benchmark, listener, speech):
    end(benchmark, listener, lambda: speech.speak(Utterance(MANY, "en")), speech.stop)


STOCK = """
import sys, threading, time
import pyttsx3
engine = pyttsx3.init("espeak")
engine.setProperty("voice", "gmw/en-us")
for line in sys.stdin:
    if line == "stop\\n":
        engine.stop()
        continue
    engine.say(line)
    threading.Thread(target=engine.runAndWait).start()
"""
PLAYER = """#!{python} -S
import os, sys, time
# 16-bit mono at 22,050 Hz behind a head of 44 bytes.
seconds = (os.path.getsize(sys.argv[1]) - 44) / 44_100
with open({pipe!r}, "w") as told:
    print("begun", file=told, flush=True)
    time.sleep(seconds)
    print("ended", file=told, flush=True)
"""


@pytest.fixture
def stock(tmp_path):
    """Stock pyttsx3 in a process of its own: what to send it, and what its player tells."""
    pipe = tmp_path / "told"
    os.mkfifo(pipe)
    player = tmp_path / "aplay"
    player.write_text(PLAYER.format(python=sys.executable, pipe=str(pipe)))
    player.chmod(0o755)
    environment = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    with subprocess.Popen(
        [sys.executable, "-c", STOCK], stdin=subprocess.PIPE, text=True, env=environment, bufsize=1
    ) as process:
        # Open for writing too, or each end of the player would end the reading.
        told = os.fdopen(os.open(pipe, os.O_RDWR), "r", buffering=1)
        yield lambda line: process.stdin.write(line + "\n"), told.readline
        process.stdin.close()
        process.kill()
        told.close()


@pytest.mark.benchmark(group="speech begins")
@pytest.mark.parametrize("text", [ONE, MANY], ids=["1_word", "25_words"])
def test_begin_stock_pyttsx3(benchmark, stock, text):
    send, told = stock
    send(ONE)
    assert (told(), told()) == ("begun\n", "ended\n")

    def hear():
        send(text)
        assert told() == "begun\n"

    def rest():
        time.sleep(0.1)

    benchmark.pedantic(hear, setup=rest, rounds=1)


@pytest.mark.benchmark(group="speech ends")
def test_end_stock_pyttsx3(benchmark, stock):
    send, told = stock

    def sound():
        send(MANY)
        assert told() == "begun\n"
        time.sleep(0.3)

    def silence():
        send("stop")
        assert told() == "ended\n"

    benchmark.pedantic(silence, setup=sound, rounds=1)
