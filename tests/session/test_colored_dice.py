"""Dice with coloured faces at the table: what each key says and sounds."""

import pytest
from support.sitting import Sitting, catalogue

from audio_yahtzee.devices.ear import WrittenEar
from audio_yahtzee.narration.cues import Kind, Play


@pytest.fixture
def anna():
    """A table of Kismet with a hand that is nearly all red."""
    table = Sitting("kismet", dice="25523 1")
    table.press("r")
    return table


def test_a_roll_says_what_is_nearly_one_colour_and_a_player_may_switch_it_off(anna):
    assert anna.ear.lines == ["Two, five, five, two, three.", "Four red.", "2 rolls left."]
    silent = Sitting("kismet", dice="25523", muted=frozenset({Kind.COLOR}))
    assert silent.press("r") == ["Two, five, five, two, three.", "2 rolls left."]


def test_a_single_die_is_said_and_sounds_in_its_colour(anna):
    anna.press("5")
    assert anna.press("shift+5") == ["Three, green, kept."]
    assert anna.ear.batches[-1][0][:2] == (Play("hand.kept.3", pan=0.8), Play("hand.color.green", pan=0.8))


def test_the_focus_names_the_colour_of_the_die(anna):
    assert anna.press("home") == ["Two, red."]


def test_the_chord_strikes_the_colour_with_each_note(anna):
    anna.press("1")
    anna.press("g")
    chord = anna.ear.batches[-1][0]
    assert [cue.sound for cue in chord[::2]] == [
        *("hand.kept.2", "hand.face.5", "hand.face.5", "hand.face.2", "hand.face.3")
    ]
    assert [cue.sound for cue in chord[1::2]] == [f"hand.color.{color}" for color in ["red"] * 4 + ["green"]]
    assert [(cue.pan, cue.delay) for cue in chord[::2]] == [(cue.pan, cue.delay) for cue in chord[1::2]]
    assert max(cue.delay for cue in chord) < 0.5


def test_a_reader_of_the_chord_gets_each_die_once(anna):
    lines = []
    anna.press("g")
    ear = WrittenEar(catalogue(), lines.append)
    for cues, preferences in anna.ear.batches:
        ear.hear(cues, preferences)
    assert lines == ["Two, five, five, two, three."]


def test_d_counts_by_colour_and_twice_tells_colours_by_place(anna):
    assert anna.press("d") == ["Two red fives, two red twos and a green three, none kept."]
    assert anna.press("d") == ["Red two, red five, red five, red two, green three."]


def test_dice_without_colours_sound_as_ever():
    table = Sitting("yahtzee", dice="25523")
    table.press("r")
    table.press("g")
    assert not any("color" in sound for sound in table.ear.sounds)
    assert not any("color" in sound for sound in _sounds_of(table, "shift+1"))


def _sounds_of(table, key):
    table.press(key)
    return table.ear.sounds
