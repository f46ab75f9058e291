"""Start-up is felt: nothing heavy is loaded before it is needed."""

import subprocess
import sys

import pytest
from program import decoded, silent

ENGINES = {"hassil", "rapidfuzz", "pocketsphinx", "speech_recognition"}
"""What hears and understands: for the first phrase."""
HEAVY = ENGINES | {"numpy", "asyncio", "soundfile", "pkg_resources"}
WORDS = {"babel", "fluent"}
"""Needed for the first sentence, not before it."""
MASKED = ("numpy", "pkg_resources")
"""pygame asks for them and is told that there are none; that is listed too. Loaded, they list their parts."""
WINDOW = """
import sys
from audio_yahtzee import cli
from audio_yahtzee.devices.sound.mixer import MixerEffects

def heard(*_, **__):
    # What is printed stands between the lines of -X importtime.
    print("first sound", file=sys.stderr)
    MixerEffects.play = play
    # Nothing is played: the loop ends before it has begun.
    import audio_yahtzee.loop
    audio_yahtzee.loop.run = lambda *_, **__: None

play, MixerEffects.play = MixerEffects.play, heard
cli.main(sys.argv[1:])
print("first words", file=sys.stderr)
"""


def loaded(*command, typed=""):
    """Return the modules that `command` loads, in order, and the lines it writes itself."""
    done = subprocess.run(
        [sys.executable, "-X", "importtime", *command],
        input=typed.encode(),
        capture_output=True,
        timeout=60,
        env=silent(),
        check=True,
    )
    names = [line.rpartition("|")[2].strip() for line in decoded(done.stderr).splitlines()]
    return [name for name in names if name not in MASKED]


def packages(names):
    """Return the top packages among `names`."""
    return {name.partition(".")[0] for name in names}


def test_the_command_line_loads_no_device_and_nothing_heavy(tmp_path):
    found = packages(loaded("-c", "import audio_yahtzee.cli"))
    assert "audio_yahtzee" in found
    assert not found & (HEAVY | WORDS | {"pygame", "pyttsx3", "espeakng_loader"})


@pytest.mark.parametrize("command", ["rules", "play"])
def test_plain_text_needs_neither_sound_nor_window(tmp_path, command):
    play = ("--text", "--players", "Anna", "--rules", "yatzy")
    arguments = play if command == "play" else ("rules",)
    found = packages(
        loaded("-m", "audio_yahtzee", *arguments, "--data-dir", str(tmp_path), typed="r\ne\n1\n\nescape\n")
    )
    assert "fluent" in found
    assert not found & (HEAVY | {"pygame", "pyttsx3", "espeakng_loader"})


def test_the_first_sound_waits_for_no_game_and_the_first_words_for_nothing_heavy(tmp_path):
    table = ("--players", "Anna", "--rules", "yatzy", "--data-dir", str(tmp_path))
    found = loaded("-c", WINDOW, *table)
    sound, words = found.index("first sound"), found.index("first words")
    assert "pygame" in packages(found[:sound])
    assert not packages(found[:sound]) & (HEAVY | WORDS | {"pyttsx3", "espeakng_loader"})
    assert not packages(found[:words]) & HEAVY
    rooms = {name.split(".")[1] for name in found[:sound] if name.startswith("audio_yahtzee.")}
    assert "devices" in rooms
    assert not rooms & {"game", "session", "strategy", "language", "narration", "rulesets"}
