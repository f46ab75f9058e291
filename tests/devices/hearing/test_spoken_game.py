"""From end to end: commands spoken into a file, SDL's capture, recognition, and the game they change."""

import io
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import soundfile
from support.sitting import shipped
from support.talking import phrases

from audio_yahtzee.controls.phrases.context import everything
from audio_yahtzee.controls.phrases.understanding import Understood

HERE = Path(__file__).parent
RATE = 16_000

ENGLISH = """roll; keep the twos; roll again; keep everything; keep nothing; what can I score
who is winning; my dice; how many rolls; what is open; chance; my card"""
SWEDISH = """slå; behåll tvåorna; slå igen; behåll alla; vad kan jag få; vem leder
mina tärningar; hur många kast; vad är öppet; mitt kort; chans; vems tur är det"""


def spoken(text, voice):
    """Return `text` spoken by a voice of espeak-ng, or of flite where it is called so."""
    kind, _, name = voice.partition(":")
    if kind == "flite":
        command = ["flite", "-voice", name, "-t", text, "-o", "/dev/stdout"]
    else:
        command = ["espeak-ng", "-v", name, "-s", "150", "--stdout", text]
    wave = subprocess.run(command, capture_output=True, timeout=30, check=True).stdout
    samples, rate = soundfile.read(io.BytesIO(wave))
    return np.interp(np.arange(0, len(samples), rate / RATE), np.arange(len(samples)), samples)


def tape(texts, voice):
    """Return `texts` with a second between them in a quiet room, 40 dB below the speech."""
    parts = [np.zeros(RATE // 2)]
    for text in texts:
        parts += [spoken(text, voice), np.zeros(RATE)]
    whole = np.concatenate(parts)
    noise = np.random.default_rng(4).standard_normal(len(whole))
    whole += noise * 0.01 * np.sqrt((whole**2).mean())
    return (np.clip(whole, -1, 1) * 32767).astype("<i2").tobytes()


def played(tmp_path, texts, voice, *arguments):
    """Return what a game made of `texts`; see spoken_program."""
    recorded = tmp_path / "tape.raw"
    recorded.write_bytes(tape(texts, voice))
    seconds = len(recorded.read_bytes()) / RATE / 2
    environment = {
        "SDL_AUDIODRIVER": "disk",
        "SDL_DISKAUDIOFILEIN": str(recorded),
        "SDL_DISKAUDIOFILE": os.devnull,
        "SDL_DISKAUDIODELAY": "8",
        "PYTHONPATH": str(HERE.parents[1]),
    }
    done = subprocess.run(
        [sys.executable, str(HERE / "spoken_program.py"), *arguments, str(seconds)],
        capture_output=True,
        timeout=180,
        check=True,
        env={**os.environ, **environment},
    )
    return json.loads(done.stdout)


def understood(text, rules, language):
    found = phrases(language).understand(text, everything(shipped()[rules]))
    return found.meanings if isinstance(found, Understood) else None


GAMES = (
    ("en", "flite:slt" if shutil.which("flite") else "espeak:en-us", ENGLISH, "yahtzee"),
    ("sv", "espeak:sv+m3", SWEDISH, "yatzy"),
)


needs_voice = pytest.mark.skipif(not shutil.which("espeak-ng"), reason="nothing here can speak into a file")


@needs_voice
@pytest.mark.parametrize(("language", "voice", "commands", "rules"), GAMES, ids=["en", "sv"])
def test_what_is_spoken_into_a_file_is_played(tmp_path, language, voice, commands, rules):
    texts = ["roll", "keep everything"] if language == "en" else ["slå", "behåll alla"]
    found = played(tmp_path, texts, voice, rules, language, "22561")
    assert found["dice"] == [2, 2, 5, 6, 1]
    assert found["kept"] == [0, 1, 2, 3, 4], found["heard"]


@pytest.mark.long
@needs_voice
@pytest.mark.parametrize(("language", "voice", "commands", "rules"), GAMES, ids=["en", "sv"])
def test_of_twelve_commands_at_least_eleven_are_heard(tmp_path, language, voice, commands, rules):
    texts = [text.strip() for line in commands.splitlines() for text in line.split(";")]
    found = played(tmp_path, texts, voice, rules, language, "2256134345")
    heard = [understood(each[0][0], rules, language) for each in found["heard"] if each]
    right = [text for text in texts if understood(text, rules, language) in heard]
    assert len(texts) == 12
    assert len(right) >= 11, found["heard"]
    assert found["dice"] or found["filled"]


FALLEN = {
    "ones": "11123", "twos": "22213", "threes": "33312", "fours": "44412", "fives": "55512", "sixes": "66612",
    "full_house": "55522", "one_pair": "55123", "two_pairs": "55332", "three_of_a_kind": "44413",
    "four_of_a_kind": "33332", "small_straight": "12345", "large_straight": "23456", "chance": "66554",
    "yatzy": "66666",
}  # fmt: skip
"""What falls for each box of yatzy, in the order in which they are filled."""


@pytest.mark.long
@needs_voice
@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a pipe stands for the microphone")
@pytest.mark.parametrize(("language", "voice"), [game[:2] for game in GAMES], ids=["en", "sv"])
def test_a_whole_game_is_played_by_voice(tmp_path, language, voice):
    pipe = tmp_path / "microphone"
    os.mkfifo(pipe)
    environment = {
        "SDL_AUDIODRIVER": "disk",
        "SDL_DISKAUDIOFILEIN": str(pipe),
        "SDL_DISKAUDIOFILE": os.devnull,
        "SDL_DISKAUDIODELAY": "6",
        "PYTHONPATH": os.pathsep.join((str(HERE.parents[1]), str(HERE))),
    }
    dice = "".join(FALLEN.values())
    done = subprocess.run(
        [
            sys.executable,
            str(HERE / "spoken_player.py"),
            "yatzy",
            language,
            voice,
            dice,
            " ".join(FALLEN),
            str(pipe),
        ],
        capture_output=True,
        timeout=400,
        check=False,
        env={**os.environ, **environment},
    )
    assert done.returncode == 0, done.stderr.decode()[-500:]
    found = json.loads(done.stdout)
    scored = [f"score {box}" for box in FALLEN]
    assert [command for command in found["commands"] if command.startswith("score")] == scored
    assert found["over"]
    # Three of each face are 63 points, which earns 50 more.
    assert found["total"] == 63 + 50 + 10 + 16 + 12 + 12 + 15 + 20 + 19 + 26 + 50
    assert found["said"] <= 45


ANSWERED = (
    ("en", GAMES[0][1], ("roll", "three", "number two")),
    ("sv", GAMES[1][1], ("slå", "trean", "tretal")),
)


@needs_voice
@pytest.mark.parametrize(("language", "voice", "texts"), ANSWERED, ids=["en", "sv"])
def test_what_could_be_two_boxes_is_asked_about_and_answered_by_voice(tmp_path, language, voice, texts):
    found = played(tmp_path, texts, voice, "yatzy", language, "33312")
    assert (found["filled"], found["total"]) == (1, 9), found["heard"]
