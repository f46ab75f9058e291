"""Recordings of any kind, and what is wrong with some."""

import numpy as np
import pytest
import soundfile

from audio_yahtzee.devices.hearing.recorded import LONGEST, NoRecording, recording
from audio_yahtzee.devices.hearing.source import RATE

TONE = 440


def tone(rate, seconds=0.5, loud=0.3):
    return loud * np.sin(2 * np.pi * TONE * np.arange(int(rate * seconds)) / rate)


def pitch(pcm):
    samples = np.frombuffer(pcm, "<i2").astype(float)
    return np.abs(np.fft.rfft(samples)).argmax() * RATE / len(samples)


@pytest.mark.parametrize("rate", [8000, 16000, 22050, 44100, 48000])
@pytest.mark.parametrize(
    ("suffix", "subtype"), [("wav", "PCM_16"), ("wav", "FLOAT"), ("flac", "PCM_24"), ("wav", "PCM_U8")]
)
def test_any_rate_and_format_becomes_the_same(rate, suffix, subtype, tmp_path):
    path = tmp_path / f"tone.{suffix}"
    stereo = np.stack([tone(rate), tone(rate)], axis=1)
    soundfile.write(path, stereo, rate, subtype=subtype)
    assert abs(pitch(recording(path).pcm) - TONE) < 3


def reason(path):
    with pytest.raises(NoRecording) as caught:
        recording(path)
    return caught.value.reason.id


def test_files_in_which_nothing_can_be_heard_say_why(tmp_path):
    path = tmp_path / "x.wav"
    assert reason(path) == "recorded.no_file"
    path.write_text("no sound", encoding="utf-8")
    assert reason(path) == "recorded.no_sound_file"
    soundfile.write(path, np.zeros(0), 16000)
    assert reason(path) == "recorded.too_short"
    soundfile.write(path, np.zeros(16000), 16000)
    assert reason(path) == "recorded.silent"


def test_a_long_or_clipped_recording_is_told_and_heard(tmp_path):
    path = tmp_path / "x.wav"
    soundfile.write(path, np.clip(tone(8000, LONGEST + 5, 3), -1, 1), 8000)
    found = recording(path)
    assert [remark.id for remark in found.remarks] == ["recorded.too_long", "recorded.clipped"]
    assert len(found.pcm) < (LONGEST + 1) * RATE * 2


def test_noise_is_mixed_in_as_far_below_as_wanted(tmp_path):
    path = tmp_path / "x.wav"
    soundfile.write(path, tone(RATE, 2), RATE)
    plain = np.frombuffer(recording(path).pcm, "<i2").astype(float)
    noisy = np.frombuffer(recording(path, 20).pcm, "<i2").astype(float)
    below = 20 * np.log10(plain.std() / (noisy - plain).std())
    assert abs(below - 20) < 0.5
