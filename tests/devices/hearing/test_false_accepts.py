"""Nobody meant it: the game's own speech, numbers, music and noise are not acted upon."""

import re

import numpy as np
import pytest
from support.speaking import FORMANT, has, say
from support.talking import Talk

from audio_yahtzee.controls.phrases.context import card_of
from audio_yahtzee.devices.hearing.recorded import recording
from audio_yahtzee.devices.hearing.sphinx import Sphinx
from audio_yahtzee.devices.store.places import places
from audio_yahtzee.rulesets import library
from audio_yahtzee.talking import Talking
from audio_yahtzee.tools.voice import Listener

pytest.importorskip("pocketsphinx", reason="there is no recogniser for this Python")
pytestmark = pytest.mark.long

RATE = 16_000
FLOOR = 40
LONGEST = 60
"""Characters; who speaks longer is cut short."""
NUMBERS = {
    "en": ("fourteen", "a hundred and six", "twenty seven", "half past six", "one thousand", "minus three"),
    "sv": ("fjorton", "hundrasex", "tjugosju", "halv sju", "tusen", "minus tre"),
}
PLAYED = {
    "en": "roll; what can I score; my card; advice; roll; sixes; roll; explain; my bonus; chance; last turn",
    "sv": "slå; vad kan jag skriva; mitt kort; råd; slå; sexor; slå; förklara; min bonus; chans; förra turen",
}


@pytest.fixture(scope="module", params=["en", "sv"])
def tag(request):
    return request.param


@pytest.fixture(scope="module")
def listener(tag):
    return Listener(Sphinx(), Talking(places()), tag, card_of(library().get("yatzy")))


def announced(tag):
    """Return what the game says in some turns, sentence by sentence as its pauses part it."""
    lines = []
    for dice in ("62661354466513", "11345662234455", "4435164552", "55521236"):
        talk = Talk("yatzy", language=tag, dice=dice * 4)
        lines += [line for typed in PLAYED[tag].split("; ") for line in talk.type_line(typed)]
    parts = dict.fromkeys(part for line in lines for part in re.split(r"[.;?] *", line))
    return [part for part in parts if 0 < len(part) < LONGEST]


def melody(seed):
    """Return three seconds of chords, each with overtones, as a loudspeaker in the room would play them."""
    random = np.random.default_rng(seed)
    at = np.arange(RATE // 2) / RATE
    chords = []
    for _ in range(6):
        root = 110 * 2 ** (random.integers(0, 24) / 12)
        tones = [root * ratio * over for ratio in (1, 1.26, 1.5) for over in (1, 2, 3, 4)]
        chords.append(sum(np.sin(2 * np.pi * tone * at) / tone for tone in tones) * np.exp(-2 * at))
    return np.concatenate(chords)


def hum(seed):
    """Return three seconds of a fan: noise whose lows are louder than its highs."""
    steps = np.random.default_rng(seed).standard_normal(3 * RATE)
    return np.convolve(steps, np.exp(-np.arange(200) / 20), mode="same")


def hiss(seed):
    """Return three seconds of a shower: noise that is as loud at all pitches."""
    return np.random.default_rng(seed).standard_normal(3 * RATE)


def pcm_of(samples):
    return (samples / np.abs(samples).max() * 9000).astype("<i2").tobytes()


def acted(listener, pcm):
    """Return what a microphone that is always open would have done at the table."""
    return [each.text for each in listener.hear(pcm, None)[1] if each.certain]


@pytest.mark.skipif(not has("espeak:"), reason="espeak-ng is not installed")
def test_the_games_own_speech_and_numbers_are_not_acted_upon(listener, tag, tmp_path):
    texts = [text for text in (*announced(tag), *NUMBERS[tag]) if listener.context_of(text) is None]
    assert len(texts) > 30
    found = {}
    for number, text in enumerate(texts):
        voice = FORMANT[tag][number % len(FORMANT[tag])]
        found[text] = acted(listener, recording(say(text, voice, tmp_path / "said.wav"), FLOOR).pcm)
    assert sum(map(bool, found.values())) <= max(1, len(texts) // 100), {k: v for k, v in found.items() if v}


@pytest.mark.parametrize("sound", [melody, hum, hiss], ids=["music", "fan", "shower"])
def test_music_and_noise_are_not_acted_upon(listener, sound):
    assert [acted(listener, pcm_of(sound(seed))) for seed in range(6)] == [[]] * 6
