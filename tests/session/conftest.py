"""Sittings that many tests of the session begin with."""

import pytest
from support.sitting import DICE, Sitting


@pytest.fixture
def anna():
    """Return a sitting of one, after the first roll: two, two, five, six, one."""
    sitting = Sitting(dice=DICE)
    sitting.press("r")
    return sitting


@pytest.fixture
def two():
    """Return a sitting of two after the first one's roll."""
    sitting = Sitting(people=("Anna", "Bertil"), dice=DICE)
    sitting.press("r")
    return sitting
