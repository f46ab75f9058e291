"""What the tests of every room share."""

import pytest
from support.sitting import catalogue

from audio_yahtzee.rulesets import Library, library


@pytest.fixture(scope="session")
def family() -> Library:
    """Return the rule sets that ship."""
    return library()


@pytest.fixture(autouse=True)
def _usual_names() -> None:
    """Let boxes be called as in the locale files, whatever the rules of the test before call them."""
    catalogue().rename({})
