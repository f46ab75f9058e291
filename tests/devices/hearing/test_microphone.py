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


@pytest.mark.skipif(sys.platform != "linux", reason="ALSA without devices is what a container has")
def test_without_one_the_player_is_told(tmp_path):
    found = run(tmp_path, SDL_AUDIODRIVER="alsa")
    if "heard" in found:
        pytest.skip("this machine has a microphone")
    assert found["reason"] in {"voice.no_microphone", "voice.microphone_failed"}
