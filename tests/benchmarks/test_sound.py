"""How soon a sound is heard: from the call to the first loud sample that the driver has written.

SDL's disk driver stands in for the device, at the pace of a real one; it writes every second buffer
(23 ms), which is in every figure alike. The floor is pygame with the sound decoded beforehand.
"""

import time

import numpy as np
import pytest

from audio_yahtzee.devices.recording import Recorder
from audio_yahtzee.devices.sound.mixer import MixerEffects
from audio_yahtzee.devices.sound.output import BUFFER, RATE, load_pygame
from audio_yahtzee.devices.sound.packs import open_pack
from audio_yahtzee.resources import folder

ROUNDS = 15


@pytest.fixture(scope="module")
def wood():
    return open_pack("wood", [folder("sounds")])[0]


@pytest.fixture
def disk(tmp_path, monkeypatch):
    out = tmp_path / "out.raw"
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(out))
    monkeypatch.setenv("SDL_DISKAUDIODELAY", str(round(BUFFER * 1000 / RATE)))
    yield out
    load_pygame().mixer.quit()


def until_heard(out, play):
    """Call `play`, and return once a loud sample has been written since."""
    mark = out.stat().st_size
    play()
    with out.open("rb") as file:
        file.seek(mark)
        while not np.any(np.abs(np.frombuffer(file.read(), "<i2").astype(np.int32)) > 300):
            time.sleep(0.0005)


def measure(benchmark, out, effects, play):
    def quiet():
        effects.stop()
        time.sleep(0.06)

    benchmark.pedantic(lambda: until_heard(out, play), setup=quiet, rounds=ROUNDS)


@pytest.mark.benchmark(group="play to first audible sample")
def test_floor_decoded_sound_on_bare_pygame(benchmark, disk, wood):
    effects = MixerEffects(wood)
    mixer = load_pygame().mixer
    sound = mixer.Sound(str(wood.sound("turn.own").variants[0].path))

    def quiet():
        mixer.stop()
        time.sleep(0.06)

    benchmark.pedantic(lambda: until_heard(disk, sound.play), setup=quiet, rounds=ROUNDS)
    effects.close()


@pytest.mark.benchmark(group="play to first audible sample")
@pytest.mark.parametrize("pan", [0.0, -0.5], ids=["middle", "placed"])
def test_played_before(benchmark, disk, wood, pan):
    effects = MixerEffects(wood)
    effects.play("turn.own", pan=pan)
    measure(benchmark, disk, effects, lambda: effects.play("turn.own", pan=pan))


@pytest.mark.benchmark(group="play to first audible sample")
@pytest.mark.parametrize("pan", [0.0, -0.5], ids=["middle", "placed"])
def test_never_played_before(benchmark, disk, wood, pan):
    devices = [MixerEffects(wood) for _ in range(ROUNDS + 1)]
    measure(benchmark, disk, devices[0], lambda: devices.pop().play("turn.own", pan=pan))


@pytest.mark.benchmark(group="opening")
def test_read_and_check_the_pack_that_ships(benchmark):
    benchmark(lambda: open_pack("wood", [folder("sounds")]))


@pytest.mark.benchmark(group="recording")
def test_record_a_minute_of_dice(benchmark, wood, tmp_path):
    def minute():
        with Recorder(
            tmp_path / "minute.ogg", wood, lambda utterance: pytest.fail(str(utterance))
        ) as recorder:
            for _ in range(60):
                recorder.play("dice.roll.5")
                recorder.pause(1)

    benchmark.pedantic(minute, rounds=3)
