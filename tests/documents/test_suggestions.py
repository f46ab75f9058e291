"""Help for somebody who wrote a name that nobody knows."""

import pytest
from support.wording import text

from audio_yahtzee.documents.faults import MOST_NAMED, suggestion


@pytest.mark.parametrize(
    ("known", "expected"),
    [
        (("yahtzee", "yatzy", "balut"), "Did you mean yatzy?"),
        (("balut", "crag"), "Right would be balut or crag."),
        ((), "There is none yet."),
        (tuple(f"name{n}" for n in range(MOST_NAMED + 1)), "16 names are known here, and none is like it."),
    ],
)
def test_the_nearest_name_is_suggested_else_a_list_that_is_not_too_long(known, expected):
    assert text(suggestion("yazy", known)) == expected
