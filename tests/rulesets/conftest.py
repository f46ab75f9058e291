"""Rule set files for the tests of this folder."""

from pathlib import Path

import pytest

from audio_yahtzee.rulesets import Library, library

FAMILY = Path(__file__).parent / "family"


@pytest.fixture(scope="session")
def family() -> Library:
    """Return all 28 rule sets of the rules page: those that ship, and the rest."""
    return library(FAMILY)


@pytest.fixture
def rule_file(tmp_path):
    """Return a function that writes a rule set file and returns its path."""

    def write(text, name="mine", folder=tmp_path):
        folder.mkdir(exist_ok=True)
        path = folder / f"{name}.yaml"
        path.write_text(text, encoding="utf-8")
        return path

    return write
