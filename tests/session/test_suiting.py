"""A level that is a match for a player, from the games they have finished."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from support.casting import with_cast
from support.sitting import Sitting, shipped

from audio_yahtzee.session.results import Finish, Played
from audio_yahtzee.session.setup import Setup
from audio_yahtzee.session.suiting import FEWEST, MOST, share_of_best
from audio_yahtzee.strategy.characters import SHARE, TEMPERATURE, Level, suited

BEGUN = datetime(2026, 1, 1, tzinfo=UTC)


def played(total, lost, who="Anna"):
    ended = (Finish(0, who, 1, total, total, lost=lost), Finish(1, None, 2, 100, 100, lost=0.0))
    return Played(1, BEGUN, shipped()["yatzy"], ended, 2)


class Remembered:
    def __init__(self, games):
        self.games = games

    def finished(self):
        return self.games


def asked_for_opponents(games, people=1, **preferences):
    sitting = with_cast(Sitting(people=None, **preferences))
    sitting.session.offer = replace(sitting.session.offer, results=Remembered(games))
    Setup(sitting.session).begin(language=False, dice_style=False)
    sitting.type(str(people))
    for name in ("anna", "Bo")[:people]:
        sitting.type(name)
    sitting.type("1")
    return sitting.ear.lines


def test_the_share_is_of_what_the_same_dice_had_brought_with_the_best_choices():
    assert share_of_best([played(180, 60), played(200, 20), played(220, 40)], "ANNA") == pytest.approx(
        600 / 720
    )


def test_few_games_and_games_whose_choices_are_not_known_tell_nothing():
    games = [played(200, 20)] * (FEWEST - 1)
    assert share_of_best(games, "Anna") is None
    assert share_of_best([*games, played(200, None)], "Anna") is None
    assert share_of_best([*games, played(200, 20, "Bo")], "Anna") is None
    assert share_of_best([*games, played(200, 20)], "Anna") is not None


def test_only_the_last_games_count_for_people_learn():
    games = [played(100, 100)] * 50 + [played(200, 0)] * MOST
    assert share_of_best(games, "Anna") == 1


def test_each_level_is_a_match_for_those_who_play_as_it_does():
    for level, share in SHARE.items():
        assert suited(share) is level
    assert suited(0.1) is Level.BEGINNER
    assert list(SHARE.values()) == sorted(SHARE.values())
    assert set(SHARE) == set(TEMPERATURE) - {Level.COMPETITOR}


def test_who_plays_alone_hears_which_level_is_a_match_and_finds_it_in_focus():
    lines = asked_for_opponents([played(220, 10)] * 3)
    assert lines[1].startswith("Edda, expert")
    assert lines[2] == "By your games so far, expert is a match for you."
    swedish = asked_for_opponents([played(220, 100)] * 3, language="sv")
    assert swedish[1].startswith("Nisse, nybörjare")
    assert swedish[2] == "Efter dina partier hittills är du jämnbördig med: nybörjare."


def test_nothing_is_proposed_to_newcomers_or_to_several_people():
    assert len(asked_for_opponents([])) == 2
    assert len(asked_for_opponents([played(220, 10)] * 3, people=2)) == 2
