"""Whatever the rules are: the loader answers, and what it lets through can be played to its end."""

import pytest
from any_game import play_any_game
from hypothesis import assume
from support.any_rules import documents, written

from audio_yahtzee.rulesets import check


@pytest.fixture(scope="module")
def sound_rules(tmp_path_factory):
    """Return what draws rule sets that the loader has found sound."""
    path = tmp_path_factory.mktemp("rules") / "any.yaml"

    def load(document):
        path.write_text(written(document), encoding="utf-8")
        rules, faults = check(path)
        assert (rules is None) == bool(faults)
        assume(rules is not None)
        return rules

    return documents().map(load)


def test_any_game_under_any_rules(sound_rules):
    play_any_game(sound_rules, examples=60, steps=12)


@pytest.mark.long
def test_many_games_under_any_rules(sound_rules):
    play_any_game(sound_rules, examples=1000, steps=30)
