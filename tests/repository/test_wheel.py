"""The installed wheel plays from any folder, and needs nothing of the checkout."""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest
import soundfile
from checkout import ROOT

pytest.importorskip("hatchling", reason="what builds the wheel comes with the extra dev")
pytestmark = pytest.mark.long

SHORT = "id: short\nfamily: own\nboxes: {chance: {in: lower, want: any, score: all}}\n"


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """Install the wheel into a fresh environment, and return how to run its program elsewhere."""
    folder = tmp_path_factory.mktemp("elsewhere")
    pip = (sys.executable, "-m", "pip", "-q", "--disable-pip-version-check")
    subprocess.run(
        [*pip, "wheel", str(ROOT), "--no-deps", "--no-build-isolation", "-w", str(folder)], check=True
    )
    (wheel,) = folder.glob("*.whl")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder / "venv")], check=True)
    scripts = folder / "venv" / ("Scripts" if sys.platform == "win32" else "bin")
    subprocess.run(
        [*pip, "--python", str(scripts / "python"), "install", "--no-deps", str(wheel)], check=True
    )
    # What the program is built on is borrowed, to be quick; the program itself is not: a folder named in
    # a .pth file has its own .pth files, and so the checkout, passed over.
    paths = sysconfig.get_paths(vars={"base": str(folder / "venv"), "platbase": str(folder / "venv")})
    Path(paths["purelib"], "borrowed.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")

    def run(*arguments, typed="", program="audio-yahtzee"):
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        return subprocess.run(
            [scripts / program, *arguments],
            input=typed,
            capture_output=True,
            text=True,
            cwd=folder,
            env={**kept, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
            timeout=120,
            check=False,
        )

    return run


def test_it_is_the_wheel_that_runs(installed):
    code = "import audio_yahtzee, pathlib; print(audio_yahtzee.__file__)"
    assert str(ROOT) not in installed("-c", code, program="python").stdout


def test_rule_sets_are_listed(installed, tmp_path):
    done = installed("rules", "--data-dir", str(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    assert "yatzy: Scandinavian Yatzy" in done.stdout


def test_the_schema_for_editors_is_beside_the_rule_sets(installed):
    code = "from audio_yahtzee.rulesets.extends import SHIPPED; print(*SHIPPED.glob('*.json'))"
    assert installed("-c", code, program="python").stdout.strip().endswith("rule-set.schema.json")


@pytest.mark.parametrize("language", ["en", "sv"])
def test_a_game_is_played_to_the_ranking(installed, tmp_path, language):
    table = ("--rules", "yatzy", "--players", "Anna,computer", "--seed", "7", "--language", language)
    done = installed("--text", *table, "--data-dir", str(tmp_path), typed="r\ne\n1\n\n" * 18)
    assert (done.returncode, done.stderr) == (0, "")
    assert {"en": " wins with ", "sv": " vinner "}[language] in done.stdout


def test_a_demonstration_is_recorded(installed, tmp_path):
    (tmp_path / "rulesets").mkdir()
    (tmp_path / "rulesets" / "short.yaml").write_text(SHORT, encoding="utf-8")
    path = tmp_path / "game.ogg"
    done = installed("demo", "--rules", "short", "--record", str(path), "--data-dir", str(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    sound, rate = soundfile.read(path)
    assert len(sound) > 5 * rate
    assert abs(sound).max() > 0.1


def test_the_window_opens_with_its_font_and_sounds(installed, tmp_path):
    code = """
import sys
from audio_yahtzee import app, cli
from audio_yahtzee.devices.screen.sdl import pygame
from audio_yahtzee.devices.screen.window import Window
inputs = Window.inputs
def close(self, seconds):
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    return inputs(self, seconds)
Window.inputs = close
sys.exit(cli.main(sys.argv[1:]))
"""
    table = ("--rules", "yatzy", "--players", "Anna", "--data-dir", str(tmp_path))
    done = installed("-c", code, *table, program="python")
    assert (done.returncode, done.stderr) == (0, "")


def test_all_is_well(installed, tmp_path):
    done = installed("doctor", "--data-dir", str(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1] == "Nothing is missing"
