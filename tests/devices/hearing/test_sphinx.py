"""Real recognition of synthetic speech."""

import wave
from collections import Counter
from functools import cache
from time import process_time

import numpy as np
import pytest
from support.phrasing import LIBRARY
from support.speaking import FORMANT, NATURAL, has, say

from audio_yahtzee.controls.phrases.context import card_of
from audio_yahtzee.controls.phrases.grammar import whole
from audio_yahtzee.controls.phrases.sampling import sample
from audio_yahtzee.devices.hearing.port import ALIKE
from audio_yahtzee.devices.hearing.recorded import recording
from audio_yahtzee.devices.hearing.sphinx import Sphinx
from audio_yahtzee.devices.store.places import places
from audio_yahtzee.talking import Talking
from audio_yahtzee.tools.voice import Listener, means

pytest.importorskip("pocketsphinx", reason="there is no recogniser for this Python")
pytestmark = pytest.mark.skipif(not has("espeak:"), reason="espeak-ng is not installed")

FLOOR = 40
CHATTER = {
    "en": (
        "what do you want for dinner tonight",
        "the train leaves at half past seven",
        "Anna scores twenty five in full house",
        "where did I put my glasses",
        "this is the news at six o'clock",
        "upper twenty four one above pace total eighty one",
    ),
    "sv": (
        "vad vill du ha till middag i kväll",
        "tåget går halv åtta",
        "Anna får tjugofem på kåk",
        "var har jag lagt mina glasögon",
        "det här är nyheterna klockan sex",
        "ringde du din mamma i går",
    ),
}


@cache
def listener(tag, rules="yatzy"):
    return Listener(Sphinx(), Talking(places()), tag, card_of(LIBRARY.get(rules)))


def heard(tag, text, voice, folder):
    """Return what is heard of `text`, first the likeliest, and where."""
    path = say(text, voice, folder / "said.wav")
    hears = listener(tag)
    return hears.hear(recording(path, FLOOR).pcm, hears.context_of(text))


def is_right(tag, text, voice, folder):
    """Return whether `text` is heard rightly, and whether it is acted upon."""
    context, found = heard(tag, text, voice, folder)
    phrases = listener(tag).phrases
    best = found[0] if found and found[0].confidence >= ALIKE else None
    right = best is not None and means(phrases, best.text, context) == means(phrases, text, context)
    return right, best is not None and best.certain


def fared(tag, voices, sentences, folder):
    count = Counter()
    for voice in voices:
        for text in sentences:
            right, acted = is_right(tag, text, voice, folder)
            count["right"] += right
            count["wrong"] += acted and not right
            count["all"] += 1
    return count


def sentences(tag, count, rules="yatzy"):
    card = card_of(LIBRARY.get(rules))
    book = listener(tag).phrases.book
    drawn = dict.fromkeys(text for text, _ in sample(book, whole(card), 3 * count, 11, typed=False))
    return [text for text in drawn if listener(tag).context_of(text)][:count]


@pytest.mark.parametrize(
    "text", ["roll", "keep the two fours", "keep dice one and three", "score the full house", "yes"]
)
def test_english_is_heard(text, tmp_path):
    assert is_right("en", text, "espeak:en-us@150", tmp_path)[0]


@pytest.mark.parametrize(
    "text", ["slå", "behåll två fyror", "behåll tärning ett och tre", "liten stege", "ja"]
)
def test_swedish_is_heard(text, tmp_path):
    assert is_right("sv", text, "espeak:sv@150", tmp_path)[0]


@pytest.mark.parametrize("tag", ["en", "sv"])
def test_nobody_acts_on_chatter(tag, tmp_path):
    for text in CHATTER[tag]:
        _, found = heard(tag, text, FORMANT[tag][0], tmp_path)
        assert not [each for each in found if each.certain], text


def test_silence_noise_and_clicks_are_nothing():
    pcm = bytes(32000)
    assert listener("en").hear(pcm, None)[1] == ()
    click = bytes(8000) + b"\xff\x7f" * 20 + bytes(8000)
    assert all(each.confidence < ALIKE for each in listener("en").hear(click, None)[1])
    noise = b"".join((hash((7, n)) % 8000 - 4000).to_bytes(2, "little", signed=True) for n in range(24000))
    assert all(each.confidence < ALIKE for each in listener("en").hear(noise, None)[1])
    assert listener("en").hear(b"", None)[1] == ()
    assert listener("en").hear(b"\0", None)[1] == ()


def test_what_is_not_open_now_is_not_acted_upon(tmp_path):
    hears = listener("en")
    path = say("score the full house", "espeak:en-us@150", tmp_path / "said.wav")
    _, found = hears.hear(recording(path, FLOOR).pcm, hears.context_of("yes"))
    assert not [each for each in found if each.certain]


def test_loud_and_faint_speech_is_heard_alike(tmp_path):
    path = say("keep the two fours", "espeak:en-us@150", tmp_path / "said.wav")
    hears = listener("en")
    with wave.open(str(path)) as file:
        rate, frames = file.getparams().framerate, file.readframes(-1)
    samples = np.frombuffer(frames, "<i2").astype(float)
    for gain in (0.02, 1.0):
        with wave.open(str(tmp_path / "said_gain.wav"), "wb") as file:
            file.setparams((1, 2, rate, 0, "NONE", ""))
            file.writeframes((samples * gain).astype("<i2").tobytes())
        _, found = hears.hear(recording(tmp_path / "said_gain.wav").pcm, None)
        assert found[0].text == "keep the two fours"


@pytest.mark.parametrize("tag", ["en", "sv"])
def test_a_command_takes_little_computing(tag, tmp_path):
    hears = listener(tag)
    text = {"en": "keep the two fours", "sv": "behåll de två fyrorna"}[tag]
    pcm = recording(say(text, FORMANT[tag][0], tmp_path / "said.wav"), FLOOR).pcm
    context = hears.context_of(text)
    hears.hear(pcm, context)
    began = process_time()
    hears.hear(pcm, context)
    assert process_time() - began < 0.3


@pytest.mark.long
def test_natural_english_voices_are_understood(tmp_path):
    voices = [voice for voice in NATURAL if has(voice)]
    if not voices:
        pytest.skip("neither flite nor festival is installed")
    count = fared("en", voices, sentences("en", 60), tmp_path)
    assert count["right"] >= 0.94 * count["all"], count
    assert count["wrong"] <= 0.02 * count["all"], count


@pytest.mark.long
@pytest.mark.parametrize("tag", ["en", "sv"])
def test_formant_voices_are_understood(tag, tmp_path):
    count = fared(tag, FORMANT[tag], sentences(tag, 60), tmp_path)
    assert count["right"] >= 0.85 * count["all"], count
    assert count["wrong"] <= 0.02 * count["all"], count
