"""Tables of rule sets that ship, solved once."""

import pytest

from audio_yahtzee.strategy.exact.compiled import TooLarge, compiled
from audio_yahtzee.strategy.exact.table import solve


@pytest.fixture(scope="session")
def table_of(family):
    """Return a function that gives the table of a rule set that ships."""
    made = {}

    def table(identifier):
        if identifier not in made:
            whole = compiled(family.get(identifier))
            assert not isinstance(whole, TooLarge)
            made[identifier] = solve(whole)
        return made[identifier]

    return table
