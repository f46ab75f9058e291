"""The expected final score of whole games, as other programs and the literature have it."""

import pytest

from audio_yahtzee.rulesets.workshop import Workshop
from audio_yahtzee.strategy.exact.compiled import TooLarge, compiled
from audio_yahtzee.strategy.exact.table import solve

NO_BONUS = {"sections": {"upper": {"bonus": None}}}
FREE = {"extra": None}
QUICK = {
    "yahtzee": ("yahtzee", {}, 254.5877287345, 1e-8),
    "yatzy-forced": ("yatzy-forced", {}, 150.2168, 5e-5),
    "yatzy-half-forced": ("yatzy-half-forced", {}, 235.5560, 5e-5),
}
ALL = {
    "yahtzee-free-joker": ("yahtzee-free-joker", {}, 254.5896094820, 1e-8),
    "no joker, 100": ("yahtzee", {"joker": None}, 253.9702411898, 1e-8),
    "yahtzee-plain": ("yahtzee-plain", {}, 245.8707745141, 1e-8),
    "kniffel": ("kniffel", {}, 245.8707745141, 1e-8),
    "free joker, no 100": ("yahtzee-free-joker", {"extra": {"bonus": 0}}, 246.0872895891, 1e-8),
    "forced joker, no 100": ("yahtzee", {"extra": {"bonus": 0}}, 246.0862712031, 1e-8),
    "no bonuses, no joker": ("yahtzee-plain", NO_BONUS, 229.6384995505, 1e-8),
    "forced joker, no upper bonus": ("yahtzee", NO_BONUS, 237.8245201983, 1e-8),
    "single-yahtzee": ("single-yahtzee", {}, 245.9047283707, 1e-8),
    "kniffel-bonus": ("kniffel-bonus", {}, 249.5522, 5e-5),
    "kniffel-joker": ("kniffel-joker", {}, 249.9726, 5e-5),
    "yahtzee-1956": ("yahtzee-1956", {}, 253.9910, 5e-5),
    "yahtzee-one-bonus": ("yahtzee-one-bonus", {}, 253.4252, 5e-5),
    "dice-world-yatzy": ("dice-world-yatzy", {}, 254.4862, 5e-5),
    "double-yahtzee": ("double-yahtzee", {}, 253.9630, 5e-5),
    "yatzy": ("yatzy", {}, 248.4399893779, 1e-8),
    "yatzy, five equal as house": (
        "yatzy",
        {"boxes": {"full_house": {"want": {"distinct": False}}}},
        248.4680909173,
        1e-8,
    ),
    "yatzy, four equal as two pairs": (
        "yatzy",
        {"boxes": {"two_pairs": {"want": {"distinct": False}}}},
        248.6440589438,
        1e-8,
    ),
    "yatzy-lenient": ("yatzy-lenient", {}, 248.6748826884, 1e-8),
    "yatzy, bonus 35": (
        "yatzy",
        {"sections": {"upper": {"bonus": [{"at": 63, "add": 35}]}}},
        235.1548668526,
        1e-8,
    ),
    "yatzy, no upper bonus": ("yatzy", NO_BONUS, 211.1486578734, 1e-8),
    "yatzy, 4 rolls": ("yatzy", {"turn": {"rolls": 4}}, 292.5412199460, 1e-8),
    "yatzy, 2 rolls": ("yatzy", {"turn": {"rolls": 2}}, 180.2614666007, 1e-8),
}


@pytest.fixture
def worth(family, table_of):
    """Return a function that gives the expected final score under a rule set with changes."""

    def solved(identifier, changes):
        if not changes:
            return table_of(identifier).expected_value
        made = compiled(Workshop().changed(family.get(identifier), changes))
        assert not isinstance(made, TooLarge)
        return solve(made).expected_value

    return solved


@pytest.mark.parametrize(("identifier", "changes", "expected", "within"), QUICK.values(), ids=QUICK)
def test_a_whole_game_is_worth_what_it_should_be(worth, identifier, changes, expected, within):
    assert worth(identifier, changes) == pytest.approx(expected, abs=within)


@pytest.mark.long
@pytest.mark.parametrize(("identifier", "changes", "expected", "within"), ALL.values(), ids=ALL)
def test_a_whole_game_of_every_rule_set_is_worth_what_it_should_be(
    worth, identifier, changes, expected, within
):
    assert worth(identifier, changes) == pytest.approx(expected, abs=within)
