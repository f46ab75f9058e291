"""What the tests of every room share."""

from pathlib import Path

import pytest

from audio_yahtzee.rulesets import Library, library

FAMILY = Path(__file__).parent / "rulesets" / "family"


@pytest.fixture(scope="session")
def family() -> Library:
    """Return all 28 rule sets of the rules page: those that ship, and the rest."""
    return library(FAMILY)
