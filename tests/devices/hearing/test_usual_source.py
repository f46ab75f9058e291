"""Samples of any rate become those that are recognised."""

import numpy as np
import pytest

from audio_yahtzee.devices.hearing.source import Converter, frames


def tone(hertz, rate, seconds=1.0, width=2):
    wave = 0.5 * np.sin(2 * np.pi * hertz * np.arange(int(rate * seconds)) / rate)
    return (wave * (2 ** (8 * width - 1) - 1)).astype(f"<i{width}").tobytes()


def converted(pcm, rate, width=2, chunk=1000):
    converter = Converter(rate, width)
    size = chunk * width
    whole = b"".join(converter.converted(pcm[at : at + size]) for at in range(0, len(pcm), size))
    return np.frombuffer(whole, dtype="<i2").astype(float) / 32768


def pitch(samples):
    spectrum = np.abs(np.fft.rfft(samples * np.hanning(len(samples))))
    return np.argmax(spectrum) * 16_000 / len(samples)


@pytest.mark.parametrize("rate", [8_000, 16_000, 22_050, 44_100, 48_000])
@pytest.mark.parametrize("width", [2, 4])
def test_a_tone_keeps_its_pitch_length_and_level(rate, width):
    heard = converted(tone(440, rate, width=width), rate, width)
    assert len(heard) == pytest.approx(16_000, rel=0.01)
    assert pitch(heard) == pytest.approx(440, abs=3)
    assert np.sqrt((heard[1000:-1000] ** 2).mean()) == pytest.approx(0.5 / np.sqrt(2), rel=0.05)


def test_what_is_too_high_does_not_come_back_as_something_else():
    heard = converted(tone(12_000, 48_000), 48_000)
    assert np.abs(heard[1000:-1000]).max() < 0.05


@pytest.mark.parametrize(("rate", "width"), [(0, 2), (16_000, 3)])
def test_a_rate_or_width_that_cannot_be_is_refused(rate, width):
    with pytest.raises(ValueError, match="expected a rate"):
        Converter(rate, width)


def test_frames_are_of_one_size():
    assert list(frames(iter([b"abc", b"defg", b"h"]), 4)) == [b"abcd", b"efgh"]
