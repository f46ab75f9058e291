"""espeak-ng into memory: what is asked for is what is made, from the wheel or from the system."""

import itertools
import subprocess
import sys
from ctypes.util import find_library

import numpy as np
import pytest
from speech_child import run

from audio_yahtzee.devices.sound.loudness import integrated
from audio_yahtzee.devices.speech.espeak import EspeakSynthesiser
from audio_yahtzee.devices.speech.port import Utterance

TEXT = "You rolled two twos, a five and a six. Two rolls left."
SWEDISH = "Du slog två tvåor, en femma och en sexa. Två kast kvar."


@pytest.fixture(scope="module")
def espeak():
    return EspeakSynthesiser()


def samples_of(clip):
    return np.frombuffer(clip.samples, "<i2") / 32_768


def test_there_are_voices_for_the_languages_of_the_game(espeak):
    assert {"en-US", "en-GB", "sv", "nb", "da", "fi"} <= {voice.language for voice in espeak.voices()}


@pytest.mark.parametrize(
    ("text", "language", "own"), [(TEXT, "en-US", "gmw/en-US"), (SWEDISH, "sv", "gmq/sv")]
)
def test_each_variant_to_choose_is_another_sound_and_about_as_loud(espeak, text, language, own):
    variants = [voice.id for voice in espeak.voices() if voice.id.startswith(f"{own}+")]
    assert f"{own}+f3" in variants
    clips = {voice: espeak.synthesise(Utterance(text, language, voice)) for voice in (own, *variants)}
    assert len({clip.samples for clip in clips.values()}) == len(clips)
    for voice, clip in clips.items():
        assert integrated(samples_of(clip), clip.rate) == pytest.approx(-17, abs=2.5), voice


def test_a_voice_that_would_be_silent_for_want_of_its_dictionary_is_not_offered(espeak):
    has_dictionary = (espeak._library.data / "fo_dict").exists()
    assert ("fo" in {voice.language for voice in espeak.voices()}) == has_dictionary
    assert espeak.synthesise(Utterance("Tveir sekstarar", "fo")).seconds > 0.5


def test_faster_is_shorter_over_the_whole_range_with_no_step_back(espeak):
    rates = [80, 120, 200, 300, 400, 449, 450, 470, 500, 600, 750, 900]
    lengths = [espeak.synthesise(Utterance(TEXT, "en", rate=rate)).seconds for rate in rates]
    for (slow, before), (fast, after) in itertools.pairwise(zip(rates, lengths, strict=True)):
        assert after < before, f"{fast} words a minute take longer than {slow}"
    assert lengths[0] > 8 * lengths[-1]


def test_rates_beyond_the_range_are_its_ends(espeak):
    lengths = {
        rate: espeak.synthesise(Utterance(TEXT, "en", rate=rate)).seconds for rate in (1, 80, 900, 5000)
    }
    assert lengths[1] == pytest.approx(lengths[80], rel=0.01)
    assert lengths[5000] == pytest.approx(lengths[900], rel=0.01)


@pytest.mark.parametrize(("text", "language"), [(TEXT, "en"), (TEXT, "en-GB"), (SWEDISH, "sv")])
@pytest.mark.parametrize("rate", [200, 400])
def test_it_speaks_as_loud_as_the_game_does_and_never_clips(espeak, text, language, rate):
    clip = espeak.synthesise(Utterance(text, language, rate=rate))
    sound = samples_of(clip)
    assert integrated(sound, clip.rate) == pytest.approx(-17, abs=1.5)
    assert np.max(np.abs(sound)) < 0.995


def test_the_end_is_trimmed_to_a_breath(espeak):
    clip = espeak.synthesise(Utterance("Chance", "en"))
    loud = np.flatnonzero(np.abs(samples_of(clip)) > 0.01)
    assert (len(clip.samples) // 2 - loud[-1]) / clip.rate < 0.07
    assert loud[0] / clip.rate < 0.06


@pytest.mark.parametrize("text", ["", " ", "...", "\0"])
def test_nothing_to_say_makes_nothing(espeak, text):
    assert espeak.synthesise(Utterance(text, "en")).samples == b""


def test_a_zero_character_does_not_end_the_text(espeak):
    whole = espeak.synthesise(Utterance("two\0and three and four", "en")).seconds
    assert whole > 2 * espeak.synthesise(Utterance("two", "en")).seconds


def test_cancelling_ends_it_after_the_chunk_being_made(espeak):
    long_text = " ".join(["dice"] * 5000)
    asked = itertools.count()
    clip = espeak.synthesise(Utterance(long_text, "en"), lambda: next(asked) >= 3)
    assert 0.2 < clip.seconds < 1.0
    assert next(asked) < 10, "it went on after it was cancelled"


def test_each_language_has_its_own_voice_for_the_same_letters(espeak):
    english, swedish = (espeak.synthesise(Utterance("sex", tag)).seconds for tag in ("en", "sv"))
    assert english != pytest.approx(swedish, rel=0.02)


WHICH = """
from audio_yahtzee.devices.speech.espeak import EspeakSynthesiser
from audio_yahtzee.devices.speech.port import Utterance
espeak = EspeakSynthesiser()
clip = espeak.synthesise(Utterance("Full house, twenty-five.", "en"))
print(espeak._library.place, clip.seconds, "numpy" in sys.modules)
"""


def test_the_wheel_alone_is_enough():
    script = """
import ctypes, sys
load = ctypes.CDLL
def only_the_wheels(name, *arguments, **more):
    if "espeakng_loader" not in str(name):
        raise OSError("no such library on this system")
    return load(name, *arguments, **more)
ctypes.CDLL = only_the_wheels
"""
    place, seconds, has_numpy = run(script + WHICH).split()
    assert "espeakng_loader" in place
    assert 1 < float(seconds) < 3
    assert has_numpy == "False", "numpy was loaded to say a word"


@pytest.mark.skipif(find_library("espeak-ng") is None, reason="this system has no espeak-ng of its own")
def test_the_systems_library_alone_is_enough():
    place, seconds, _ = run("import sys; sys.modules['espeakng_loader'] = None" + WHICH).split()
    assert place.startswith("libespeak-ng")
    assert 1 < float(seconds) < 3


NO_VOICE = """
from audio_yahtzee.devices.speech.espeak import EspeakSynthesiser
from audio_yahtzee.devices.speech.port import SpeechUnavailable
try:
    EspeakSynthesiser()
except SpeechUnavailable as failure:
    print(failure.reason.id)
"""


def test_without_any_library_it_says_so():
    script = """
import ctypes, sys
sys.modules["espeakng_loader"] = None
def nothing(*_, **__):
    raise OSError
ctypes.CDLL = nothing
"""
    assert run(script + NO_VOICE).strip() == "speech.library_missing"


def test_without_its_data_it_says_so_and_the_process_lives(tmp_path):
    # The library itself writes to standard error when it finds no data.
    script = f"""
import sys
import espeakng_loader
espeakng_loader.get_data_path = lambda: {str(tmp_path)!r}
from audio_yahtzee.devices.speech import espeak_library
sys.platform = "somewhere without a library"
espeak_library._places = lambda places=espeak_library._places: list(places())[:1]
"""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", script + NO_VOICE], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0
    assert done.stdout.strip() == "speech.library_failed"


@pytest.mark.long
def test_every_voice_says_something_audible_without_clipping(espeak):
    for voice in espeak.voices():
        clip = espeak.synthesise(Utterance("1 2 3 yatzy", voice.language, voice.id))
        sound = np.abs(samples_of(clip))
        assert clip.seconds > 0.3, voice
        assert 0.05 < sound.max() < 0.995, voice
