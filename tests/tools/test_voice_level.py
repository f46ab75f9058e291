"""`voice check`: the level is heard while one speaks, then a phrase is said and understood."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from support.speaking import has

from audio_yahtzee.devices.sound.output import OutputUnavailable
from audio_yahtzee.house import furnish
from audio_yahtzee.messages import message
from audio_yahtzee.session.measured import Loudness, Measured
from audio_yahtzee.tools import speaking
from audio_yahtzee.tools.speaking import Speaker
from audio_yahtzee.tools.voice_level import tell_level

ROOM = b"\x30\x00" * 480
VOICE = (b"\x00\x20\x00\xe0" * 240) * 10
DEAD = bytes(960)

CHECK = """
import sys
from pathlib import Path
import numpy as np
from test_spoken_game import tape
Path(sys.argv[1]).write_bytes(tape(["one two three four five six", "roll", "roll", "roll"], "flite:slt"))
"""


class Tape:
    """A source that ends with what is on it."""

    SAMPLE_RATE, SAMPLE_WIDTH, CHUNK = 16_000, 2, 480

    def __init__(self, pcm):
        self.left = pcm
        self.stream = self

    def read(self, size):
        found, self.left = self.left[: 2 * size], self.left[2 * size :]
        return found


@pytest.mark.parametrize(
    ("pcm", "verdict"),
    [
        (ROOM * 40 + VOICE * 3 + ROOM * 60, "level.good"),
        (ROOM * 170, "level.room"),
        (DEAD * 170, "level.muted"),
        (b"", "level.muted"),
    ],
)
def test_a_level_is_told_as_it_is_heard_and_then_in_words(pcm, verdict):
    told, levels = [], []
    assert tell_level(Tape(pcm), told.append, levels.append) == message(verdict)
    assert told == [message("level.check"), message(verdict)]
    assert any(level.note for level in levels) == (verdict == "level.good")


def test_it_ends_though_the_microphone_goes_on():
    endless = Tape(ROOM * 1000)
    tell_level(endless, lambda _: None, lambda _: None)
    assert len(endless.left) > 800 * len(ROOM)


def test_without_sound_a_level_is_written_where_it_changes(tmp_path, monkeypatch):
    def silent(_):
        raise OutputUnavailable(message("sound.no_device"))

    monkeypatch.setattr(speaking, "open_sounds", silent)
    lines = []
    with Speaker(furnish(tmp_path, "sv"), lines.append) as speaker:
        for loudness, note in (
            (Loudness.SOFT, 0),
            (Loudness.GOOD, 4),
            (Loudness.GOOD, 6),
            (Loudness.LOUD, 10),
        ):
            speaker.show_level(Measured(loudness, note))
    assert [line.partition(".")[0] for line in lines] == [
        "Ingen talar, så vitt mikrofonen hör",
        "Bra",
        "För starkt",
    ]


@pytest.mark.long
@pytest.mark.skipif(not has("flite:"), reason="flite is not installed")
def test_from_the_microphone_to_the_words(tmp_path):
    pytest.importorskip("pocketsphinx", reason="there is no recogniser for this Python")
    tests = Path(__file__).parents[1]
    path = os.pathsep.join((str(tests), str(tests / "devices" / "hearing")))
    raw = tmp_path / "said.raw"
    subprocess.run(
        [sys.executable, "-c", CHECK, raw], check=True, env={**os.environ, "PYTHONPATH": path}, timeout=60
    )
    out = tmp_path / "heard.raw"
    disk = {
        "SDL_AUDIODRIVER": "disk",
        "SDL_DISKAUDIOFILEIN": str(raw),
        "SDL_DISKAUDIOFILE": str(out),
        "SDL_DISKAUDIODELAY": "8",
    }
    command = [sys.executable, "-m", "audio_yahtzee", "voice", "check", "--language", "en"]
    done = subprocess.run(
        [*command, "--data-dir", str(tmp_path / "data")],
        capture_output=True,
        timeout=100,
        env={**os.environ, **disk},
        check=False,
    )
    lines = done.stdout.decode().splitlines()
    assert lines[2:5] == ["Say a few words: the higher the tone, the louder you are", "Good", "Say: roll"]
    assert lines[-1] in {f"Understood: {word}. Voice works" for word in ("roll", "throw")}
    assert done.returncode == 0
