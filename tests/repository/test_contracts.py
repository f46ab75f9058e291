"""The import contracts hold, and they bite."""

import os
import shutil
import subprocess
import sys

import pytest
from checkout import ROOT, project

pytest.importorskip("importlinter", reason="the linters come with the extra dev")

VIOLATIONS = {
    "game/dice.py": "import random\nfrom audio_yahtzee.session import focus\n",
    "session/focus.py": "from audio_yahtzee.language import tags\n",
    "narration/terms.py": "import pygame\n",
}
"""One line at least against each contract."""


def lint(folder):
    """Return the linter's exit status and what it says of `folder`."""
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "from importlinter.cli import lint_imports_command as run; run()",
            "--no-cache",
        ],
        cwd=folder,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(folder)},
        check=False,
    )
    return done.returncode, done.stdout


def test_an_import_only_goes_down():
    status, said = lint(ROOT)
    assert status == 0, said


def test_a_planted_violation_breaks_every_contract(tmp_path):
    shutil.copytree(
        ROOT / "audio_yahtzee",
        tmp_path / "audio_yahtzee",
        ignore=shutil.ignore_patterns("__pycache__", "*.ttf"),
    )
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for name, line in VIOLATIONS.items():
        with (tmp_path / "audio_yahtzee" / name).open("a", encoding="utf-8") as file:
            file.write(line)
    status, said = lint(tmp_path)
    assert status == 1, said
    for contract in project()["tool"]["importlinter"]["contracts"]:
        assert f"{contract['name']} BROKEN" in said
