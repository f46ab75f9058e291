"""A table for the tests of this folder."""

import pytest
from support.cards import state
from support.sitting import shipped


@pytest.fixture
def a_table():
    """Return a table with dice on it, the twos filled with 6."""
    return state(shipped()["yahtzee"], (2, 2, 5, 6, 1), cards=("twos=6",))
