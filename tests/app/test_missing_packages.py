"""An installation that is not whole: the game is played without what is not there."""

import subprocess
import sys

from program import decoded, silent

WITHOUT = (
    "import sys; sys.modules[sys.argv.pop(1)] = None; from audio_yahtzee.cli import main; sys.exit(main())"
)


def test_without_pygame_the_game_is_played_in_plain_text_and_says_why(tmp_path):
    command = (sys.executable, "-c", WITHOUT, "pygame")
    options = ("--language", "en", "--players", "Anna", "--rules", "yatzy", "--data-dir", str(tmp_path))
    done = subprocess.run(
        [*command, *options], input=b"r\n", capture_output=True, timeout=60, env=silent(), check=False
    )
    lines = decoded(done.stdout).splitlines()
    assert done.returncode == 0, decoded(done.stderr)
    assert "the Python package pygame is not installed" in lines[0]
    assert any(line.endswith("2 rolls left.") for line in lines)


HEARING = """
import sys; sys.modules["speech_recognition"] = None
from audio_yahtzee.devices.hearing.microphones import Microphones, microphone_names, sdl_names
from audio_yahtzee.devices.hearing.source import SourceUnavailable
print(microphone_names() == sdl_names() and bool(sdl_names()))
with Microphones(str, print)() as source:
    print(len(source.stream.read(160)))
import audio_yahtzee.devices.hearing.microphones as microphones
microphones.sdl_names = tuple
print(microphone_names())
try:
    Microphones(str, print)()
except SourceUnavailable as unavailable:
    print(unavailable.reason.id)
"""


def test_without_speech_recognition_the_microphone_is_heard_all_the_same():
    done = subprocess.run(
        [sys.executable, "-c", HEARING], capture_output=True, timeout=60, env=silent(), check=False
    )
    assert done.returncode == 0, decoded(done.stderr)
    # pygame greets whoever loads it.
    lines = [line for line in decoded(done.stdout).splitlines() if not line.startswith(("pygame", "Hello"))]
    assert lines == ["True", "320", "()", "voice.no_microphone"]


def test_without_a_recogniser_the_check_says_so_once_with_the_cure(tmp_path):
    command = (sys.executable, "-c", WITHOUT, "pocketsphinx", "voice", "check", "--language", "en")
    done = subprocess.run(
        [*command, "--data-dir", str(tmp_path)], capture_output=True, timeout=60, env=silent(), check=False
    )
    (line,) = decoded(done.stdout).splitlines()
    assert done.returncode == 1
    assert "Python 3.11 to 3.13 can have it: pip install pocketsphinx" in line
