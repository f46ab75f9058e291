"""A recogniser, which knows nothing of how the speech was made, writes down what it hears."""

import numpy as np
import pytest
from speech_child import BUFFER, RATE, hear

pocketsphinx = pytest.importorskip("pocketsphinx", reason="this Python has no pocketsphinx")

EARS_RATE = 16_000
GRAMMAR = """#JSGF V1.0;
grammar table;
public <said> = ( one | two | three | four | five | yes | no | yellow | banana | full house )+;
"""


@pytest.fixture(scope="module")
def transcribe():
    ears = pocketsphinx.Decoder(lm=None, samprate=EARS_RATE, loglevel="FATAL")
    ears.add_jsgf_string("table", GRAMMAR)
    ears.activate_search("table")

    def listen(heard, start=0, end=None):
        padding = np.zeros(RATE // 4)
        sound = np.concatenate([padding, heard.sound[start:end].mean(axis=1), padding])
        size = len(sound) * EARS_RATE // RATE
        # Cutting the spectrum resamples without a filter of one's own.
        spectrum = np.fft.rfft(sound)[: size // 2 + 1]
        slower = np.fft.irfft(spectrum, size) * size / len(sound)
        ears.start_utt()
        ears.process_raw((slower * 32_000).astype("<i2").tobytes(), full_utt=True)
        ears.end_utt()
        return ears.hyp().hypstr if ears.hyp() else ""

    return listen


# The words and the rate are such that this recogniser heard them right in forty of forty runs: espeak-ng
# adds a little noise of chance to each.


def test_what_is_said_is_what_is_heard_and_in_order(tmp_path, transcribe):
    heard = hear(
        tmp_path,
        """
say("Two, two, five, one.", rate=150)
finish()
listen(0.3)
mark("next")
say("No.", rate=150)
say("One.", rate=150)
say("Yes.", rate=150)
finish()
""",
    )
    assert transcribe(heard, 0, heard.marks["next"]) == "two two five one"
    assert transcribe(heard, heard.marks["next"]) == "no one yes"


def test_the_same_text_twice_is_heard_twice(tmp_path, transcribe):
    heard = hear(
        tmp_path,
        """
say("Three, four.", rate=150)
say("Three, four.", rate=150)
finish()
""",
    )
    assert transcribe(heard) == "three four three four"


def test_after_an_interruption_only_the_new_is_heard(tmp_path, transcribe):
    heard = hear(
        tmp_path,
        """
say("Three, four. Five, five, five. Three, four, five. Three, four.", rate=150)
listen(0.6)
speech.stop()
mark("new")
say("Yellow banana.", rate=150)
finish()
""",
    )
    assert transcribe(heard, heard.marks["new"] + 4 * BUFFER) == "yellow banana"


def test_sentences_come_in_their_order(tmp_path, transcribe):
    heard = hear(tmp_path, 'say("No. Yes. No. Yes.", rate=150)\nfinish()')
    assert transcribe(heard) == "no yes no yes"
