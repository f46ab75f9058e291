"""How well words fit speech."""

import pytest
from support.speaking import has, say

from audio_yahtzee.devices.hearing.agreement import DOUBTFUL, FITS
from audio_yahtzee.devices.hearing.fitting import Fitting
from audio_yahtzee.devices.hearing.loudness import evened
from audio_yahtzee.devices.hearing.recorded import recording

pytest.importorskip("pocketsphinx", reason="there is no recogniser for this Python")
pytestmark = pytest.mark.skipif(not has("espeak:"), reason="espeak-ng is not installed")

WORDS = {
    "keep": ("K IY P",),
    "two": ("T UW",),
    "fours": ("F AO R Z",),
    "fives": ("F AY V Z",),
    "roll": ("R OW L",),
}


@pytest.fixture(scope="module")
def fitting():
    return Fitting(WORDS)


def spoken(text, folder):
    return evened(recording(say(text, "espeak:en-us@150", folder / "said.wav"), 40).pcm)


def test_of_some_texts_the_one_that_was_said_fits(fitting, tmp_path):
    fit = fitting.fit(spoken("keep two fours", tmp_path), ("keep two fives", "keep two fours"))
    assert fit.text == "keep two fours"
    assert fit.likely > FITS


@pytest.mark.parametrize("text", ["what do you want for dinner", "my brother lives in London"])
def test_what_was_not_said_does_not_fit(fitting, text, tmp_path):
    assert fitting.fit(spoken(text, tmp_path), ("keep two fours",)).likely < DOUBTFUL


def test_a_word_of_no_language_is_never_heard(fitting, tmp_path):
    # Its sounds are just these.
    assert fitting.fit(spoken("ah, ache, uh", tmp_path), ("roll",)).text in {"", "roll"}
