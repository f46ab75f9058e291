"""The meter against the figures of ITU-R BS.1770 and EBU Tech 3341."""

import numpy as np
import pytest

from audio_yahtzee.devices.sound import loudness


def sine(hertz, decibels, seconds, rate=44_100):
    return 10 ** (decibels / 20) * np.sin(2 * np.pi * hertz * np.arange(round(seconds * rate)) / rate)


def stereo(mono):
    return np.stack([mono, mono], axis=1)


@pytest.mark.parametrize("rate", [44_100, 48_000])
def test_full_scale_sine_on_one_channel_reads_minus_3_01(rate):
    assert loudness.integrated(sine(997, 0, 3, rate), rate) == pytest.approx(-3.01, abs=0.05)


@pytest.mark.parametrize("level", [-23, -33])
def test_stereo_sine_reads_its_level(level):
    assert loudness.integrated(stereo(sine(1000, level, 5)), 44_100) == pytest.approx(level, abs=0.1)


def test_quiet_stretches_are_gated_out():
    # EBU Tech 3341, case 3.
    parts = [sine(1000, -36, 10), sine(1000, -23, 60), sine(1000, -36, 10)]
    assert loudness.integrated(stereo(np.concatenate(parts)), 44_100) == pytest.approx(-23, abs=0.1)


def test_low_tones_count_less_and_high_ones_more():
    low, middle, high = (loudness.integrated(sine(f, -20, 2), 44_100) for f in (40, 997, 6000))
    assert low < middle - 3
    assert high == pytest.approx(middle + 3.3, abs=0.4)


def test_sound_shorter_than_a_block_reads_as_the_same_tone_held():
    assert loudness.integrated(sine(997, -20, 0.1), 44_100) == pytest.approx(-23.0, abs=0.3)


def test_nothing_is_silence():
    assert loudness.integrated(np.zeros(44_100), 44_100) == loudness.SILENCE
    assert loudness.integrated(np.zeros(0), 44_100) == loudness.SILENCE
