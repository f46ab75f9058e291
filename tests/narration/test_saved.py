"""Kept games in words: when, who leads, and where their dice came from."""

from datetime import UTC, date, datetime

import pytest
from support.cards import state
from support.sitting import catalogue, shipped

from audio_yahtzee.messages import Verbosity
from audio_yahtzee.narration.saved import dice_sources, lead, when

TODAY = date(2026, 3, 2)


def words(message):
    return catalogue().text(message, "en", Verbosity.NORMAL)


@pytest.mark.parametrize(
    ("moment", "said"),
    [
        (datetime(2026, 3, 2, 8, 5, tzinfo=UTC), "Today 08:05"),
        (datetime(2026, 3, 1, 23, 59, tzinfo=UTC), "Yesterday 23:59"),
        (datetime(2025, 12, 24, 15, 0, tzinfo=UTC), "24 December 2025, 15:00"),
    ],
)
def test_a_moment_is_told_as_from_today(moment, said):
    assert words(when(moment, TODAY)) == said


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        (("", ""), "Nothing is scored yet"),
        (("twos=6", "ones=3"), "Anna leads by 3"),
        (("twos=6", "threes=6"), "Anna and Bo are level at 6"),
        (("twos=6",), "6 points"),
    ],
)
def test_who_leads_is_told(cards, said):
    table = state(shipped()["yatzy"], cards=cards)
    assert words(lead(table, ("Anna", "Bo")[: len(cards)])) == said


def test_dice_are_told_by_their_sources():
    assert words(dice_sources("chance")) == "Dice: by chance"
    assert words(dice_sources("seed 7, file")) == "Dice: from the number 7 and from a file"
