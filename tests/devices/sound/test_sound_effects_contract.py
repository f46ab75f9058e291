"""What every effects device promises, whichever it is."""

import pytest

from audio_yahtzee.devices.recording import Recorder
from audio_yahtzee.devices.sound.mixer import MixerEffects
from audio_yahtzee.devices.sound.output import load_pygame
from audio_yahtzee.devices.sound.pack import CUES, Pack, PackedSound, Variant
from audio_yahtzee.devices.sound.packs import open_pack
from audio_yahtzee.devices.sound.recording import RecordingEffects
from audio_yahtzee.resources import folder


@pytest.fixture
def pack(tmp_path):
    """Return the shipped pack, with one sound spoilt after it was loaded and one taken away."""
    wood, _ = open_pack("wood", [folder("sounds")])
    spoilt = tmp_path / "spoilt.ogg"
    spoilt.write_bytes(b"no sound")
    sounds = {
        **wood.sounds,
        "error": PackedSound((Variant(spoilt, 1, 1.0),)),
        "bonus": PackedSound((Variant(tmp_path / "gone.wav", 2, 1.0),)),
    }
    return Pack("wood", sounds)


@pytest.fixture(params=["mixer", "recording", "recorder"])
def effects(request, pack, tmp_path, monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    if request.param == "mixer":
        yield MixerEffects(pack)
        load_pygame().mixer.quit()
    elif request.param == "recorder":
        recorder = Recorder(
            tmp_path / "out.wav", pack, synthesise=lambda utterance: pytest.fail(str(utterance))
        )
        yield recorder.effects
        recorder.abandon()
    else:
        yield RecordingEffects()


def test_every_cue_can_be_played_anywhere_at_any_time(effects):
    for number, cue in enumerate(CUES):
        effects.play(cue, pan=number % 5 / 2 - 1, delay=number % 3 / 100)
        effects.pump()


def test_unknown_spoilt_and_missing_sounds_are_merely_silent(effects):
    for cue in ("no.such.cue", "error", "bonus"):
        effects.play(cue)
        effects.play(cue, pan=0.5)


def test_settings_take_any_value_at_any_time(effects):
    for volume in (-1.0, 0.0, 0.5, 1.0, 7.0):
        effects.set_volume(volume)
        effects.play("turn.own")
    for state in (True, False, True):
        effects.set_mono(state)
        effects.duck(state)
        effects.play("dice.roll.5", pan=0.3)
        effects.pump()


def test_stop_may_be_asked_for_at_any_time(effects):
    effects.stop()
    effects.play("jackpot")
    effects.play("jackpot", delay=0.5)
    effects.stop()
    effects.stop()


def test_closed_twice_and_asked_for_more_it_stays_quiet(effects):
    effects.close()
    effects.close()
    effects.play("jackpot")
    effects.duck(speaking=True)
    effects.stop()
    effects.pump()
    if isinstance(effects, RecordingEffects):
        assert effects.sounds == []
