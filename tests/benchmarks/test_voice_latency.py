"""How soon a spoken question is answered: from its last sound until the answer is handed to the voice.

What the voice itself takes until it sounds is in the group "speech begins". Hands-free, the
silence is in it after which a phrase counts as ended; a key that is let go ends it at once.
"""

import time
from contextlib import contextmanager
from threading import Event

import numpy as np
import pytest
import soundfile

from audio_yahtzee.devices.hearing.sphinx import Sphinx
from audio_yahtzee.devices.hearing.worker import Listening
from audio_yahtzee.devices.store.places import places
from audio_yahtzee.talking import Talking
from tests.support.speaking import has, say
from tests.support.talking import Talk

pytest.importorskip("pocketsphinx", reason="there is no recogniser for this Python")
pytestmark = pytest.mark.skipif(not has("espeak:"), reason="espeak-ng is not installed")

RATE = 16_000
FRAME = 480
ROUNDS = 6
PATIENCE = 20
SAID = {"en": ("how many rolls", "espeak:en-us@150"), "sv": ("hur många kast", "espeak:sv@150")}


class Mouth:
    """A source that speaks as fast as a person does, and is a quiet room afterwards."""

    SAMPLE_RATE = RATE
    SAMPLE_WIDTH = 2
    CHUNK = FRAME

    def __init__(self, path):
        samples, rate = soundfile.read(path)
        at = np.arange(0, len(samples), rate / RATE)
        speech = np.interp(at, np.arange(len(samples)), samples)
        speech = speech[: np.flatnonzero(np.abs(speech) > 0.01)[-1]]
        self._speech = np.concatenate([np.zeros(RATE // 2), speech])
        self._level = 0.01 * np.sqrt((speech**2).mean())
        self._noise = np.random.default_rng(4)
        self.ended = Event()
        self.stream = self

    @contextmanager
    def __call__(self):
        self._place = 0
        self.ended.clear()
        yield self

    def read(self, size):
        time.sleep(size / RATE)
        frame = np.zeros(size)
        said = self._speech[self._place : self._place + size]
        frame[: len(said)] = said
        self._place += size
        if self._place >= len(self._speech):
            self.ended.set()
        frame += self._noise.standard_normal(size) * self._level
        return (np.clip(frame, -1, 1) * 32767).astype("<i2").tobytes()


class Question:
    """Somebody at a table asks something again and again."""

    def __init__(self, language, path):
        self._language = language
        talking = Talking(places(path.parent / "nowhere"))
        self.talk = Talk("yahtzee", language=language, dice="22561", microphone=False)
        self.mouth = Mouth(path)
        self.hearing = Listening(self.mouth, Sphinx, talking.vocabulary, is_speaking=lambda: False)
        self.talk.session.voice.hearing = self.hearing
        self.talk.press("r")

    def until(self, condition):
        end = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < end, "nothing comes"
            self.hearing.pump()
            self.talk.session.tick(time.monotonic())
            time.sleep(0.001)

    def ask(self, *, hands_free):
        """Speak to the end of the question."""
        self.hearing.stop()
        self.talk.ear.batches.clear()
        self.hearing.expect(self._language, self.talk.session.voice.spoken.context)
        self.hearing.listen(hands_free=hands_free)
        self.mouth.ended.clear()
        self.until(self.mouth.ended.is_set)

    def answered(self, *, hands_free):
        """Wait until the answer is said."""
        if not hands_free:
            self.hearing.finish()
        self.until(lambda: self.talk.ear.lines)


@pytest.fixture(scope="module", params=SAID)
def question(request, tmp_path_factory):
    text, voice = SAID[request.param]
    question = Question(request.param, say(text, voice, tmp_path_factory.mktemp("said") / "question.wav"))
    # What is learned of a language is learned once.
    question.ask(hands_free=False)
    question.answered(hands_free=False)
    yield question
    question.hearing.close()


@pytest.mark.benchmark(group="an answer begins")
@pytest.mark.parametrize("way", ["key_let_go", "hands_free"])
def test_answer(benchmark, question, way):
    hands_free = way == "hands_free"
    used = []

    def answered():
        before = time.process_time()
        question.answered(hands_free=hands_free)
        used.append(time.process_time() - before)

    benchmark.pedantic(answered, setup=lambda: question.ask(hands_free=hands_free), rounds=ROUNDS)
    benchmark.extra_info["cpu"] = f"{sorted(used)[len(used) // 2] * 1000:.0f} ms"
    assert "roll" in question.talk.ear.lines[0] or "kast" in question.talk.ear.lines[0]
