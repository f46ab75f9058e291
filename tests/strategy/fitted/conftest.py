"""What is fitted to rule sets that ship, and what is exactly known of them, made once."""

import pytest

from audio_yahtzee.strategy.exact.compiled import TooLarge, compiled
from audio_yahtzee.strategy.exact.frame import frame
from audio_yahtzee.strategy.exact.table import solve
from audio_yahtzee.strategy.fitted.fitting import fitted
from audio_yahtzee.strategy.fitted.sheet import sheet


@pytest.fixture(scope="session")
def fit_of(family):
    """Return a function that gives what is fitted to a rule set that ships."""
    made = {}

    def fit(identifier):
        if identifier not in made:
            made[identifier] = fitted(sheet(frame(family.get(identifier))))
        return made[identifier]

    return fit


@pytest.fixture(scope="session")
def expected(family):
    """Return a function that gives the final score that exact play of a rule set that ships expects."""

    def value(identifier):
        whole = compiled(family.get(identifier))
        assert not isinstance(whole, TooLarge)
        return solve(whole).expected_value

    return value
