"""What the tests of every room share."""

import pytest

from audio_yahtzee.rulesets import Library, library


@pytest.fixture(scope="session")
def family() -> Library:
    """Return the rule sets that ship."""
    return library()
