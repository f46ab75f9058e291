"""Choosing a microphone by its name."""

from dataclasses import replace

import pytest
from support.talking import Talk


@pytest.fixture
def anna():
    """A sitting in the settings, with two microphones."""
    talk = Talk()
    talk.session.offer = replace(talk.session.offer, microphones=lambda: ["Built-in", "USB"])
    talk.press("escape")
    talk.choose("settings")
    return talk


def labels(sitting):
    return [sitting.session.words(choice.label) for choice in sitting.mode.choices]


def test_a_microphone_is_chosen_by_name_and_remembered(anna):
    anna.choose("microphone")
    assert labels(anna) == ["The system's own", "Built-in", "USB"]
    assert anna.choose("USB")[0] == "Changed: USB."
    assert anna.session.preferences.microphone == "USB"
    assert anna.memory.kept[-1][0].microphone == "USB"
    assert anna.microphone.calls == []
    anna.choose("microphone")
    assert anna.session.words(anna.mode.choices[anna.mode.place].label) == "USB"


def test_whoever_is_listened_to_hands_free_is_heard_by_the_other_one(anna):
    anna.session.voice.go_hands_free()
    anna.microphone.calls.clear()
    anna.choose("microphone")
    anna.choose("built-in")
    assert anna.microphone.calls == ["stop", "hands-free"]


def test_without_a_microphone_that_is_said(anna):
    anna.session.offer = replace(anna.session.offer, microphones=tuple)
    assert anna.choose("microphone") == [
        "There is no microphone to be had here. All keys work, and phrases can be typed."
    ]
    assert "Microphone" in labels(anna)


def test_where_nothing_listens_none_is_offered():
    talk = Talk(microphone=False)
    talk.press("escape")
    talk.choose("settings")
    assert "Microphone" not in labels(talk)
