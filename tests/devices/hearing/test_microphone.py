"""The microphone itself: SDL's disk driver plays a file into it, on a program of its own."""

import json
import os
import subprocess
import sys
from array import array

import pytest

PROGRAM = """
import json, sys
from audio_yahtzee.devices.hearing.microphone import SdlMicrophone
from audio_yahtzee.devices.hearing.source import SourceUnavailable
from speech_recognition import AudioSource
try:
    with SdlMicrophone() as source:
        heard = source.stream.read(source.CHUNK) + source.stream.read(16000)
        found = {"heard": heard.hex(), "name": source.name, "is_source": isinstance(source, AudioSource)}
except SourceUnavailable as unavailable:
    found = {"reason": unavailable.reason.id}
found["numpy"] = "numpy" in sys.modules
print(json.dumps(found))
"""


AGAIN_AND_AGAIN = """
import threading
from audio_yahtzee.devices.hearing.microphone import SdlMicrophone
is_over = threading.Event()
def be_busy():
    while not is_over.is_set():
        sum(range(1000))
for _ in range(3):
    threading.Thread(target=be_busy, daemon=True).start()
for _ in range(40):
    with SdlMicrophone() as source:
        source.stream.read(source.CHUNK)
is_over.set()
print("closed")
"""


def run(tmp_path, **environment):
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        capture_output=True,
        timeout=60,
        check=True,
        env={**os.environ, "SDL_DISKAUDIOFILE": os.devnull, **environment},
    )
    return json.loads(done.stdout)


def test_it_hears_what_is_played_into_it(tmp_path):
    samples = array("h", [n % 2000 - 1000 for n in range(48_000)]).tobytes()
    tape = tmp_path / "tape.raw"
    tape.write_bytes(samples)
    found = run(tmp_path, SDL_AUDIODRIVER="disk", SDL_DISKAUDIOFILEIN=str(tape), SDL_DISKAUDIODELAY="4")
    heard = bytes.fromhex(found["heard"])
    assert len(heard) == 2 * 16_512
    assert heard == samples[: len(heard)]
    assert found["name"]
    assert found["is_source"]


def test_it_closes_however_busy_the_game_is(tmp_path):
    # With the interpreter's lock held while SDL waits for its thread, this stood still within a few rounds.
    tape = tmp_path / "tape.raw"
    tape.write_bytes(bytes(6_000_000))
    done = subprocess.run(
        [sys.executable, "-c", AGAIN_AND_AGAIN],
        capture_output=True,
        timeout=60,
        check=True,
        env={
            **os.environ,
            "SDL_AUDIODRIVER": "disk",
            "SDL_DISKAUDIOFILE": os.devnull,
            "SDL_DISKAUDIOFILEIN": str(tape),
            "SDL_DISKAUDIODELAY": "1",
        },
    )
    assert done.stdout.split() == [b"closed"]


@pytest.mark.skipif(sys.platform != "linux", reason="ALSA without devices is what a container has")
def test_without_one_the_player_is_told(tmp_path):
    found = run(tmp_path, SDL_AUDIODRIVER="alsa")
    if "heard" in found:
        pytest.skip("this machine has a microphone")
    assert found["reason"] in {"voice.no_microphone", "voice.microphone_failed"}
