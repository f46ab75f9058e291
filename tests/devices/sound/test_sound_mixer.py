"""The effects device, as the samples that a listener would hear (SDL's disk driver) and as its channels."""

import json
import os
import subprocess
import sys
from itertools import pairwise
from random import Random
from types import SimpleNamespace

import numpy as np
import pytest

from audio_yahtzee.devices.sound.levels import DUCKED, DUCKING_SECONDS, towards
from audio_yahtzee.devices.sound.mixer import MixerEffects, SoundCache, placed
from audio_yahtzee.devices.sound.output import CHANNELS, load_pygame, open_output
from audio_yahtzee.devices.sound.pack import SILENT_PACK
from audio_yahtzee.devices.sound.packs import open_pack
from audio_yahtzee.devices.sound.variety import Variety
from audio_yahtzee.resources import folder

SCRIPT = """
import json, os, sys, time
from audio_yahtzee.devices.sound.mixer import MixerEffects
from audio_yahtzee.devices.sound.packs import open_pack
from audio_yahtzee.resources import folder

now = 0.0
pack, _ = open_pack("wood", [folder("sounds")])
effects = MixerEffects(pack, clock=lambda: now)
marks = {}

def written():
    return os.path.getsize(os.environ["SDL_DISKAUDIOFILE"]) // 4

def go_on(seconds):
    # The driver's clock is the samples it has written.
    global now
    until = written() + round(seconds * 44100)
    now += seconds
    while written() < until:
        effects.pump()
        time.sleep(0.002)

def scene(name, seconds=0.0):
    marks[name] = written()
    go_on(seconds)

go_on(0.1)
effects.play("hand.face.1", pan=-1.0); scene("left", 0.6)
effects.play("hand.face.1", pan=1.0); scene("right", 0.6)
effects.play("hand.face.1"); scene("middle", 0.6)
effects.play("hand.face.1", pan=0.0001); scene("barely", 0.6)
effects.play("game.start"); scene("plain", 2.2)
effects.duck(True); go_on(0.3)
effects.play("game.start"); scene("ducked", 2.2)
effects.duck(False); go_on(0.3)
effects.set_volume(0.5)
effects.play("game.start"); scene("quiet", 2.2)
effects.set_volume(1.0)
effects.play("dice.roll.6"); scene("wide", 1.0)
effects.set_mono(True)
effects.play("dice.roll.6", pan=-1.0); scene("mono", 1.0)
effects.set_mono(False)
effects.play("game.start"); go_on(0.3); effects.play("error", delay=0.2)
effects.stop(); scene("stopped", 1.0)
effects.play("hand.face.1", pan=-1.0, delay=0.2)
now -= 0.3
scene("delayed", 0.3)
marks["end"] = written()
print(json.dumps([marks, "numpy" in sys.modules]))
"""


@pytest.fixture(scope="module")
def heard(tmp_path_factory):
    """Return the samples of each scene, by name, and whether numpy was loaded to make them."""
    out = tmp_path_factory.mktemp("disk") / "out.raw"
    env = {
        **os.environ,
        "SDL_AUDIODRIVER": "disk",
        "SDL_DISKAUDIOFILE": str(out),
        "SDL_DISKAUDIODELAY": "1",
    }
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], env=env, capture_output=True, text=True, timeout=120, check=True
    )
    marks, has_numpy = json.loads(done.stdout)
    samples = np.fromfile(out, "<i2")
    samples = samples[: len(samples) // 2 * 2].reshape(-1, 2) / 32_768
    names = list(marks)
    scenes = {name: samples[marks[name] : marks[names[i + 1]]] for i, name in enumerate(names[:-1])}
    return scenes | {"has_numpy": has_numpy}


def power(samples):
    return np.sum(samples**2, axis=0)


def decibels(ratio):
    return 10 * np.log10(ratio)


def test_left_is_left_and_right_is_right(heard):
    left, right = power(heard["left"]), power(heard["right"])
    assert left[0] > 1
    assert right[1] > 1
    assert left[1] < 1e-6 * left[0]
    assert right[0] < 1e-6 * right[1]


@pytest.mark.parametrize("place", ["left", "right", "barely"])
def test_a_sound_is_as_loud_wherever_it_is(heard, place):
    assert decibels(power(heard[place]).sum() / power(heard["middle"]).sum()) == pytest.approx(0, abs=0.3)


def test_the_middle_is_in_the_middle(heard):
    left, right = power(heard["middle"])
    assert left == right > 0.5


def test_effects_go_down_by_eight_decibels_under_speech(heard):
    assert decibels(power(heard["ducked"]).sum() / power(heard["plain"]).sum()) == pytest.approx(-8, abs=0.5)


def test_half_the_volume_is_half_the_samples(heard):
    assert decibels(power(heard["quiet"]).sum() / power(heard["plain"]).sum()) == pytest.approx(-6, abs=0.5)


def test_dice_are_wide_and_in_mono_both_sides_are_the_same(heard):
    wide = heard["wide"]
    assert power(wide[:, 0] - wide[:, 1]) > 0.3 * power(wide).sum()
    mono = heard["mono"]
    assert power(mono).sum() > 0.3 * power(wide).sum()
    assert np.array_equal(mono[:, 0], mono[:, 1])


def test_stop_ends_what_sounds_and_what_was_to_come(heard):
    # One buffer may have been mixed already, and one may lie with the driver.
    assert not heard["stopped"][3 * 512 :].any()


def test_a_delayed_sound_waits(heard):
    assert power(heard["delayed"]).sum() == 0


def test_no_sound_needs_numpy(heard):
    assert heard["has_numpy"] is False


@pytest.fixture
def wood():
    return open_pack("wood", [folder("sounds")])[0]


@pytest.fixture
def mixer(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame = load_pygame()
    yield pygame.mixer
    pygame.mixer.quit()


def busy(mixer):
    return [number for number in range(CHANNELS) if mixer.Channel(number).get_busy()]


def test_delayed_sounds_start_when_they_are_due_and_not_before(wood, mixer):
    now = 100.0
    effects = MixerEffects(wood, clock=lambda: now)
    effects.play("game.start", delay=0.5)
    effects.play("jackpot", delay=0.25)
    counts = []
    for now in (100.0, 100.2, 100.3, 100.45, 100.51):  # noqa: B007 -- the device's clock reads it
        effects.pump()
        counts.append(len(busy(mixer)))
    assert counts == [0, 0, 1, 1, 2]


def test_speech_keeps_its_channel_however_many_sounds_are_played(wood, mixer):
    effects = MixerEffects(wood)
    for _ in range(CHANNELS * 2):
        effects.play("jackpot")
    assert busy(mixer) == list(range(1, CHANNELS))


def test_output_that_goes_away_is_silence_and_when_it_is_back_so_are_the_sounds(wood, mixer):
    effects = MixerEffects(wood)
    effects.play("jackpot")
    effects.play("turn.own")
    mixer.quit()
    effects.set_volume(0.5)
    effects.play("jackpot")
    effects.play("turn.own", pan=0.5)
    effects.duck(speaking=True)
    effects.pump()
    effects.stop()
    open_output()
    assert busy(mixer) == []
    effects.play("jackpot")
    effects.play("turn.own")
    assert len(busy(mixer)) == 2


def test_an_output_that_went_is_opened_again_by_the_effects_too(wood, mixer):
    effects = MixerEffects(wood)
    mixer.quit()
    effects.pump()
    effects.play("jackpot")
    assert len(busy(mixer)) == 1


def test_sounds_that_fail_to_play_use_up_no_channel(wood, mixer, monkeypatch):
    effects = MixerEffects(wood)
    real, channel = effects._free, SimpleNamespace()

    def failing(sound):
        raise load_pygame().error("no more handles")

    channel.play, channel.get_busy, channel.stop = failing, lambda: False, lambda: None
    effects._free = [channel]
    for _ in range(5):
        effects.play("jackpot")
        effects.pump()
    assert effects._free == [channel]
    effects._free = real
    effects.play("jackpot")
    assert len(busy(mixer)) == 1


def test_another_pack_is_used_from_the_next_sound_on(wood, mixer):
    effects = MixerEffects(wood)
    effects.use(SILENT_PACK)
    effects.play("jackpot")
    assert busy(mixer) == []
    effects.use(wood)
    effects.play("jackpot")
    assert len(busy(mixer)) == 1


def test_the_cache_is_bounded_and_forgets_the_longest_unused(wood, mixer):
    mixer.init(44_100, -16, 2, 512, allowedchanges=0)
    rolls = [variant for count in range(1, 7) for variant in wood.sound(f"dice.roll.{count}").variants]
    one = round(rolls[-1].seconds * 44_100) * 4
    cache = SoundCache(load_pygame(), one * 4)
    kept = cache.sound(rolls[0], None)
    for variant in rolls:
        cache.sound(variant, None)
        assert cache.sound(rolls[0], None) is kept
        assert cache.size <= one * 4
    first = cache.sound(rolls[1], None)
    assert cache.sound(rolls[1], None) is first


def test_a_stereo_sound_too_loud_for_one_side_is_clipped_not_wrapped():
    loud = np.full((10, 2), 32_767, np.int16).tobytes()
    sides = np.frombuffer(placed(loud, 2, -1.0), np.int16).reshape(-1, 2)
    assert sides[:, 0].min() > 32_700
    assert sides[:, 1].max() <= 1


def test_ducking_takes_its_time_and_comes_back_whole():
    level = towards(1.0, DUCKED, DUCKING_SECONDS / 2)
    assert DUCKED < level < 1
    assert towards(level, DUCKED, 1.0) == DUCKED
    assert towards(DUCKED, 1.0, 1.0) == 1.0
    assert DUCKED < towards(DUCKED, 1.0, DUCKING_SECONDS / 2) < 1.0


def test_no_variant_twice_running_and_none_forgotten(wood):
    variety = Variety(wood, Random(4))
    heard = [variety.next("dice.roll.5")[0] for _ in range(200)]
    assert all(one != other for one, other in pairwise(heard))
    assert set(heard) == set(wood.sound("dice.roll.5").variants)
    assert variety.next("turn.own") == variety.next("turn.own")
