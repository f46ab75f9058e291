"""A machine that lacks a package of the phrases: said with its cure, and all keys work."""

from dataclasses import replace

import pytest
from support.talking import Talk


@pytest.fixture
def lacking():
    """Return a talk whose phrases cannot be loaded, for lack of a package."""
    talk = Talk(dice="22561 345")

    def load(_language):
        raise ModuleNotFoundError(name="unicode_rbnf.engine")

    talk.session.offer = replace(talk.session.offer, phrases=load)
    return talk


MISSING = [
    "Phrases cannot be understood: the package unicode-rbnf is missing. To have it: pip install unicode-rbnf."
]


def test_a_phrase_is_answered_with_what_is_missing_each_time(lacking):
    assert lacking.type_line("keep the twos") == MISSING
    assert lacking.type_line("keep the twos") == MISSING
    assert "error" in lacking.ear.sounds


def test_the_keys_of_the_voice_say_it_too(lacking):
    assert lacking.press("f2") == MISSING
    assert lacking.press("m") == MISSING


def test_what_is_no_phrase_is_answered_as_ever_and_keys_play_on(lacking):
    assert lacking.type_line("blah") == ["blah: nothing here. F1 helps."]
    lacking.press("r")
    assert lacking.state.dice == (2, 2, 5, 6, 1)
