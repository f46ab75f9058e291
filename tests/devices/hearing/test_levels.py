"""How loud the microphone hears."""

import array
import math

import pytest

from audio_yahtzee.devices.hearing.levels import decibels, loudest, loudness, measured
from audio_yahtzee.session.measured import Loudness


def sine(level, seconds=0.2):
    peak = 32767 * 10 ** (level / 20) * math.sqrt(2)
    return array.array("h", [int(peak * math.sin(n / 5)) for n in range(int(16_000 * seconds))]).tobytes()


@pytest.mark.parametrize("level", [-60, -30, -6])
def test_decibels(level):
    assert decibels(sine(level)) == pytest.approx(level, abs=0.5)


def test_nothing_is_silent():
    assert decibels(b"") == decibels(bytes(100)) == loudest(b"") == -100


def test_the_loudest_part_counts():
    assert loudest(bytes(32_000) + sine(-20) + bytes(32_000)) == pytest.approx(-20, abs=0.5)


@pytest.mark.parametrize(
    ("level", "word"),
    [(-90, Loudness.MUTED), (-50, Loudness.SOFT), (-20, Loudness.GOOD), (-3, Loudness.LOUD)],
)
def test_levels_in_words(level, word):
    assert loudness(level) is word


def test_the_louder_the_higher_and_the_highest_is_too_loud():
    levels = range(-46, -5)
    notes = [measured(sine(level + 0.1)).note for level in levels]
    assert notes == sorted(notes)
    assert set(notes) == set(range(1, 11))
    assert measured(sine(-60)).note == 0
    assert measured(sine(-4)).note == 10
    for level in levels:
        found = measured(sine(level + 0.1))
        assert (found.note == 10) == (found.loudness is Loudness.LOUD)
