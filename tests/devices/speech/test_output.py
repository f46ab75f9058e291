"""The one place that opens the sound output."""

import os
import sys

import pytest
from speech_child import run

from audio_yahtzee.devices.sound import output
from audio_yahtzee.devices.sound.output import OutputUnavailable, load_pygame, open_output, output_is_lost


def test_it_opens_in_the_format_all_sounds_are_made_for(dummy_output):
    open_output()
    mixer = load_pygame().mixer
    assert mixer.get_init() == (44_100, -16, 2)
    assert mixer.get_num_channels() == 32


def test_the_channel_of_speech_is_never_given_to_an_effect(dummy_output):
    open_output()
    mixer = load_pygame().mixer
    sound = mixer.Sound(buffer=bytes(40_000))
    channels = [sound.play() for _ in range(31)]
    assert all(channels)
    assert not mixer.Channel(output.SPEECH_CHANNEL).get_busy()
    assert sound.play() is None


def test_opening_again_keeps_what_sounds(dummy_output):
    open_output()
    channel = load_pygame().mixer.Channel(5)
    channel.play(load_pygame().mixer.Sound(buffer=bytes(400_000)))
    open_output()
    assert channel.get_busy()
    assert not output_is_lost()


def test_without_a_device_the_reason_is_told_and_nothing_is_left_open(dummy_output, monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "there is no such driver")
    with pytest.raises(OutputUnavailable) as failure:
        open_output()
    assert failure.value.reason.id == "speech.output_unavailable"
    assert "there is no such driver" in failure.value.reason.values["detail"]
    assert load_pygame().mixer.get_init() is None
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    open_output()


def test_what_the_system_writes_to_standard_error_from_c_is_not_shown(dummy_output, monkeypatch, capfd):
    mixer = load_pygame().mixer
    init = mixer.init

    def noisy_init(*arguments, **more):
        os.write(2, b"ALSA lib confmisc.c: cannot find card '0'\n")
        init(*arguments, **more)

    monkeypatch.setattr(mixer, "init", noisy_init)
    open_output()
    os.write(2, b"ours\n")
    assert capfd.readouterr().err == "ours\n"


@pytest.mark.skipif(sys.platform == "win32", reason="descriptors are closed so on POSIX only")
def test_a_program_without_standard_error_has_sound(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    script = """
import os
os.close(2)
from audio_yahtzee.devices.sound.output import load_pygame, open_output
open_output()
print(load_pygame().mixer.get_init())
"""
    assert run(script).strip() == "(44100, -16, 2)"


def test_a_device_that_has_gone_is_noticed_and_another_opened(monkeypatch):
    script = """
import os, time
os.environ["SDL_AUDIODRIVER"] = "disk"
os.environ["SDL_DISKAUDIOFILE"] = "/dev/full"
from audio_yahtzee.devices.sound.output import load_pygame, open_output, output_is_lost
open_output()
for _ in range(400):
    if output_is_lost():
        break
    time.sleep(0.01)
print(output_is_lost())
os.environ["SDL_AUDIODRIVER"] = "dummy"
open_output()
print(output_is_lost(), load_pygame().mixer.get_init())
"""
    assert run(script).splitlines() == ["True", "False (44100, -16, 2)"]


def test_where_sdl_cannot_be_asked_the_device_is_taken_to_be_there(dummy_output, monkeypatch):
    monkeypatch.setattr(output, "sdl_function", lambda name: None)
    open_output()
    assert not output_is_lost()


def test_pygame_brings_nothing_heavy_and_what_was_there_stays():
    script = """
import sys
from audio_yahtzee.devices.sound.output import load_pygame
load_pygame()
assert not {"numpy", "pkg_resources"} & set(sys.modules)
import numpy
print(numpy.arange(3).sum(), load_pygame() is sys.modules["pygame"])
"""
    assert run(script).strip() == "3 True"
    script = """
import sys
import numpy
from audio_yahtzee.devices.sound.output import load_pygame
load_pygame()
print(sys.modules["numpy"] is numpy)
"""
    assert run(script).strip() == "True"
