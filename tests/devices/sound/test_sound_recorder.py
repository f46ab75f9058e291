"""A game written to a file: what is heard when, how loud, how fast, and what happens when it cannot be."""

import os
import sys
import time
import tracemalloc
from dataclasses import replace

import numpy as np
import pytest
import soundfile

from audio_yahtzee.devices.clip import Clip
from audio_yahtzee.devices.recording import Recorder, RecordingFailed
from audio_yahtzee.devices.sound import loudness
from audio_yahtzee.devices.sound.packs import open_pack
from audio_yahtzee.devices.speech.port import Utterance
from audio_yahtzee.resources import folder

HELLO = Utterance("hello", "en")
VOICE = 9000.0


def names(place):
    return sorted(path.name for path in place.iterdir())


def tone(utterance):
    """Return a "voice" of one second at a pitch no effect has, at -17 LUFS."""
    time_ = np.arange(22_050) / 22_050
    return Clip((0.136 * 32_767 * np.sin(2 * np.pi * VOICE * time_)).astype("<i2").tobytes(), 22_050)


@pytest.fixture
def wood():
    return open_pack("wood", [folder("sounds")])[0]


@pytest.fixture
def record(tmp_path, wood):
    def record(play, name="out.wav"):
        path = tmp_path / name
        with Recorder(path, wood, tone) as recorder:
            play(recorder)
        return soundfile.read(path, always_2d=True)[0]

    return record


def voice_at(samples):
    """Return first and last second in which the voice is heard."""
    hop = 441
    blocks = samples[: len(samples) // hop * hop, 0].reshape(-1, hop)
    wave = np.exp(-2j * np.pi * VOICE * np.arange(hop) / 44_100)
    heard = np.flatnonzero(np.abs(blocks @ wave) / hop > 0.03)
    return heard[0] / 100, (heard[-1] + 1) / 100


@pytest.mark.parametrize("name", ["out.ogg", "out.wav", "out.flac", "OUT.OGG"])
def test_effects_and_speech_stand_at_their_times(record, wood, name):
    def play(recorder):
        recorder.pause(0.5)
        recorder.play("dice.roll.5")
        recorder.pause(wood.length("dice.roll.5"))
        recorder.speak(HELLO)
        recorder.speak(HELLO)
        recorder.finish_speaking()
        recorder.pause(0.25)

    samples = record(play, name)
    landed = 0.5 + wood.length("dice.roll.5")
    assert len(samples) / 44_100 == pytest.approx(landed + 2.25, abs=0.001)
    assert np.max(np.abs(samples[: round(0.49 * 44_100)])) < 0.001
    assert np.max(np.abs(samples[round(0.5 * 44_100) :][:2000])) > 0.1
    assert voice_at(samples) == pytest.approx((landed, landed + 2), abs=0.015)


def test_speech_is_heard_at_minus_17(record):
    def play(recorder):
        for _ in range(3):
            recorder.speak(HELLO)

    assert loudness.integrated(record(play), 44_100) == pytest.approx(-17, abs=0.5)


def test_effects_go_down_by_eight_decibels_under_speech_and_come_back(record):
    def alone(recorder):
        recorder.play("jackpot")

    def under(recorder):
        recorder.play("jackpot")
        recorder.speak(HELLO)

    def voice(recorder):
        recorder.speak(HELLO)

    plain, spoken = record(alone), record(under)
    only = record(voice)
    spoken[: len(only)] -= only
    middle, after = slice(8_000, 43_000), slice(48_000, 110_000)
    ratio = np.sum(spoken[middle] ** 2) / np.sum(plain[middle] ** 2)
    assert 10 * np.log10(ratio) == pytest.approx(-8, abs=0.1)
    assert np.sum(spoken[after] ** 2) == pytest.approx(np.sum(plain[after] ** 2), rel=0.001)


def test_effects_can_be_placed_delayed_put_in_the_middle_and_made_quiet(record):
    def play(recorder):
        recorder.play("hand.face.3", pan=-1.0, delay=0.5)
        recorder.play("hand.face.3", pan=1.0, delay=1.0)
        recorder.pause(2)
        recorder.effects.set_mono(True)
        recorder.play("dice.roll.6", pan=1.0)
        recorder.pause(1)
        recorder.effects.set_volume(0.0)
        recorder.play("jackpot")

    samples = record(play)
    power = [np.sum(samples[round(at * 44_100) :][:22_050] ** 2, axis=0) for at in (0.0, 0.5, 1.0)]
    assert power[0].sum() == 0
    assert power[1][0] > 1
    assert power[1][1] < 1e-6
    assert power[2][1] > 1
    assert power[2][0] < 1e-6
    mono = samples[2 * 44_100 : 3 * 44_100]
    assert mono.any()
    assert np.array_equal(mono[:, 0], mono[:, 1])
    assert not samples[3 * 44_100 :].any()


def test_a_voice_on_a_side_is_recorded_there(record):
    samples = record(lambda recorder: recorder.speak(replace(HELLO, pan=-0.7)))
    left, right = np.sum(samples**2, axis=0)
    assert left > 10 * right > 0


def test_hushed_speech_and_stopped_effects_end_at_once(record):
    def play(recorder):
        recorder.play("jackpot")
        recorder.play("jackpot", delay=0.6)
        recorder.speech.speak(HELLO)
        recorder.speech.speak(HELLO)
        recorder.pause(0.5)
        recorder.speech.stop()
        recorder.effects.stop()
        recorder.pause(1)

    samples = record(play)
    assert len(samples) == round(1.5 * 44_100)
    assert samples[:22_000].any()
    assert not samples[22_050:].any()


def test_its_speech_is_busy_until_all_has_been_said(tmp_path, wood):
    with Recorder(tmp_path / "out.wav", wood, tone) as recorder:
        speech = recorder.speech
        assert not speech.is_speaking
        speech.speak(HELLO)
        speech.speak(HELLO)
        steps = 0
        while speech.is_speaking:
            recorder.pause(0.02)
            speech.pump()
            recorder.effects.pump()
            steps += 1
        assert steps == 100
        assert recorder.now == pytest.approx(2)
        speech.close()
        speech.speak(HELLO)
        assert not speech.is_speaking
        assert speech.voices() == ()


def test_the_same_seed_writes_the_same_samples(record):
    def play(recorder):
        for _ in range(6):
            recorder.play("dice.roll.4")
            recorder.pause(0.5)

    assert np.array_equal(record(play, "one.wav"), record(play, "two.wav"))


def whole_game(recorder, wood, turns):
    for _ in range(turns):
        recorder.play("dice.shake")
        recorder.pause(0.8)
        recorder.play("dice.roll.5")
        recorder.pause(wood.length("dice.roll.5"))
        for _ in range(4):
            recorder.speech.speak(HELLO)
        while recorder.is_speaking:
            recorder.pause(0.02)
            recorder.speech.pump()
        recorder.play("score.own", pan=-0.3)
        recorder.pause(0.6)


def test_a_long_game_is_written_far_faster_than_it_lasts_and_in_little_memory(tmp_path, wood):
    started = time.process_time()
    with Recorder(tmp_path / "game.ogg", wood, tone) as recorder:
        whole_game(recorder, wood, 10)
        tracemalloc.start()
        whole_game(recorder, wood, 20)
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        lasted = recorder.now
    assert lasted > 150
    assert time.process_time() - started < lasted / 8
    # A minute of stereo takes 21 MB as it is mixed.
    assert most < 8_000_000


def test_a_recording_appears_whole_or_not_at_all(tmp_path, wood):
    path = tmp_path / "out.ogg"
    path.write_bytes(b"the one before")

    def break_off():
        with Recorder(path, wood, tone) as recorder:
            recorder.speak(HELLO)
            recorder.pause(5)
            assert path.read_bytes() == b"the one before"
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        break_off()
    assert names(tmp_path) == ["out.ogg"]
    assert path.read_bytes() == b"the one before"


def test_closing_twice_is_harmless(tmp_path, wood):
    recorder = Recorder(tmp_path / "out.ogg", wood, tone)
    recorder.play("error")
    recorder.close()
    recorder.close()
    assert soundfile.info(tmp_path / "out.ogg").duration == pytest.approx(wood.length("error"), abs=0.01)


@pytest.mark.parametrize("name", ["game.mp3", "game", "game.ogg.txt"])
def test_unknown_kind_of_file_is_refused_with_a_reason(tmp_path, wood, name):
    with pytest.raises(RecordingFailed) as caught:
        Recorder(tmp_path / name, wood, tone)
    assert caught.value.reason.id == "sound.record_kind"
    assert caught.value.reason.values["found"] == name
    assert names(tmp_path) == []


def test_place_that_cannot_be_written_is_refused_with_a_reason(tmp_path, wood):
    (tmp_path / "folder.ogg").mkdir()
    (tmp_path / "file").touch()
    for path in (tmp_path / "none" / "x.ogg", tmp_path / "file" / "x.ogg", tmp_path / "folder.ogg"):
        with pytest.raises(RecordingFailed) as caught:
            Recorder(path, wood, tone)
        assert caught.value.reason.id == "sound.record_failed"
        assert caught.value.reason.values["file"] == str(path)
        assert caught.value.reason.values["detail"]
    assert names(tmp_path) == ["file", "folder.ogg"]


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and links of POSIX")
def test_what_is_no_file_is_never_replaced(tmp_path, wood):
    os.mkfifo(tmp_path / "pipe.wav")
    (tmp_path / "circle.wav").symlink_to("circle.wav")
    (tmp_path / "away.wav").symlink_to("pipe.wav")
    before = names(tmp_path)
    for name in before:
        with pytest.raises(RecordingFailed) as caught:
            Recorder(tmp_path / name, wood, tone)
        assert caught.value.reason.values["detail"] == "File exists"
    assert names(tmp_path) == before
    assert (tmp_path / "pipe.wav").is_fifo()


def test_a_name_too_long_is_refused_with_the_systems_reason(tmp_path, wood):
    for path in (tmp_path / f"{'x' * 300}.wav", tmp_path / ("x" * 300) / "out.wav"):
        with pytest.raises(RecordingFailed) as caught:
            Recorder(path, wood, tone)
        assert "too long" in caught.value.reason.values["detail"]
    assert names(tmp_path) == []


def test_a_name_of_full_length_is_no_hindrance(record, tmp_path):
    name = f"{'x' * 251}.wav"
    record(lambda recorder: recorder.speak(HELLO), name)
    assert names(tmp_path) == [name]


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights on Windows")
def test_nothing_is_written_through_a_link_that_waits_beside(tmp_path, wood):
    victim = tmp_path / "victim"
    victim.write_text("mine")
    (tmp_path / "out.wav.part").symlink_to(victim)
    with Recorder(tmp_path / "out.wav", wood, tone) as recorder:
        recorder.speak(HELLO)
    assert victim.read_text() == "mine"
    assert names(tmp_path) == ["out.wav", "out.wav.part", "victim"]


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights on Windows")
def test_a_link_to_a_recording_elsewhere_stays_a_link(record, tmp_path):
    (tmp_path / "out.wav").symlink_to(tmp_path / "real.wav")
    record(lambda recorder: recorder.speak(HELLO))
    assert (tmp_path / "out.wav").is_symlink()
    assert soundfile.info(tmp_path / "real.wav").duration == pytest.approx(1.0)


def test_what_a_recording_that_was_cut_off_has_left_goes_with_the_next_of_that_name(tmp_path, wood):
    cut_off = [Recorder(tmp_path / name, wood, tone) for name in ("out.wav", "out.wav", "other.wav")]
    assert len(names(tmp_path)) == 3, "two recordings to one name do not disturb one another"
    long_ago = time.time() - 3600
    for recorder in (cut_off[0], cut_off[2]):
        os.utime(recorder._part, (long_ago, long_ago))
    with Recorder(tmp_path / "out.wav", wood, tone) as recorder:
        recorder.speak(HELLO)
    assert names(tmp_path) == sorted(["out.wav", cut_off[1]._part.name, cut_off[2]._part.name])


@pytest.mark.parametrize("name", ["out.wav", "out.ogg", "out.flac"])
def test_disk_that_fills_up_ends_the_recording_with_a_reason(tmp_path, wood, name):
    resource = pytest.importorskip("resource", reason="Windows cannot limit the size of files")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    recorder = Recorder(tmp_path / name, wood, tone)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, limits[1]))
    try:
        with pytest.raises(RecordingFailed) as caught:
            whole_game(recorder, wood, 10)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert caught.value.reason.id == "sound.record_failed"
    assert caught.value.reason.values["detail"] == "File too large", "the system's reason, not libsndfile's"
    assert names(tmp_path) == []


def test_a_sound_that_cannot_be_decoded_is_not_heard_and_the_game_goes_on(tmp_path):
    place = tmp_path / "odd"
    place.mkdir()
    (place / "pack.yaml").write_text("extends: wood\nsounds: {error: error.ogg}\n")
    good = (folder("sounds") / "wood" / "error.ogg").read_bytes()
    (place / "error.ogg").write_bytes(good)
    pack, notices = open_pack("odd", [tmp_path, folder("sounds")])
    assert notices == ()
    (place / "error.ogg").unlink()
    with Recorder(tmp_path / "out.wav", pack, tone) as recorder:
        recorder.play("error")
        recorder.speak(HELLO)
    assert soundfile.info(tmp_path / "out.wav").duration == pytest.approx(1.0)
