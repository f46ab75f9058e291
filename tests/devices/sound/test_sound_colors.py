"""The colours of dice are heard over their notes, and neither hides the other."""

from itertools import combinations

import numpy as np
import pytest
import soundfile

from audio_yahtzee.devices.sound import loudness
from audio_yahtzee.devices.sound.pack import CUES
from audio_yahtzee.narration.notes import TIMBRES
from audio_yahtzee.resources import folder
from audio_yahtzee.rulesets.compiler import MOST_FACES
from audio_yahtzee.session.dice_keys import CHORD_NOTE

RATE = 44_100
FACES = range(1, MOST_FACES + 1)
BANDS = np.geomspace(120, 12_000, 21)


def sound(cue):
    place = folder("sounds") / "wood"
    (file,) = (file for file in place.iterdir() if file.stem == cue)
    samples, rate = soundfile.read(file)
    assert (rate, samples.ndim) == (RATE, 1)
    return samples


def struck(kind, face, color):
    """Return a die's note with its colour, as the mixer adds them up."""
    parts = [sound(f"hand.{kind}.{face}"), sound(f"hand.color.{color}")]
    total = np.zeros(max(map(len, parts)))
    for part in parts:
        total[: len(part)] += part
    return total


def shape(samples):
    """Return how loud each of twenty bands is, in dB of the whole."""
    power = np.abs(np.fft.rfft(samples, 1 << 14)) ** 2
    band = np.digitize(np.fft.rfftfreq(1 << 14, 1 / RATE), BANDS)
    parts = np.array([np.sum(power[band == number]) for number in range(1, len(BANDS))])
    return 10 * np.log10(parts / np.sum(parts) + 1e-4)


def difference(one, other):
    return np.mean(np.abs(shape(one) - shape(other)))


def pitch(samples):
    return np.argmax(np.abs(np.fft.rfft(samples * np.hanning(len(samples)), 1 << 17)))


def test_every_colour_that_can_be_told_has_a_sound():
    assert {f"hand.color.{color}" for color in TIMBRES} == {cue for cue in CUES if "color" in cue}


@pytest.mark.parametrize("kind", ["face", "kept"])
@pytest.mark.parametrize("face", FACES)
def test_each_colour_differs_from_every_other_on_any_note(kind, face):
    sounds = [struck(kind, face, color) for color in TIMBRES]
    sounds.append(sound(f"hand.{kind}.{face}"))
    # Kept and free dice, which players tell apart already, differ by 3 to 4.
    assert min(difference(*pair) for pair in combinations(sounds, 2)) > 3


@pytest.mark.parametrize("color", TIMBRES)
@pytest.mark.parametrize("face", FACES)
def test_the_note_is_heard_through_the_colour(face, color):
    free, kept = struck("face", face, color), struck("kept", face, color)
    for colored, plain in ((free, sound(f"hand.face.{face}")), (kept, sound(f"hand.kept.{face}"))):
        assert pitch(colored) == pytest.approx(pitch(plain), rel=0.01)
    # The colour is first, the end of the note is left to tell what is kept.
    half = len(free) // 2
    assert difference(free[half:], kept[half:]) > 1


@pytest.mark.parametrize("color", TIMBRES)
def test_a_colour_is_shorter_than_a_note_of_the_chord_and_never_overloads_it(color):
    assert len(sound(f"hand.color.{color}")) < CHORD_NOTE * RATE
    assert all(
        loudness.peak_dbfs(struck(kind, face, color)[:, None]) < -1
        for kind in ("face", "kept")
        for face in FACES
    )
