"""The sounds that ship can be made again, are as loud as they should be, and their dice can be counted."""

import re
from itertools import pairwise

import numpy as np
import pytest
import soundfile

from audio_yahtzee.devices.sound import loudness
from audio_yahtzee.devices.sound.generator import render as render_module
from audio_yahtzee.devices.sound.generator.render import PACKS, write
from audio_yahtzee.devices.sound.pack import CUES
from audio_yahtzee.devices.sound.packs import open_pack, pack_names
from audio_yahtzee.narration.rolls import SHAKE
from audio_yahtzee.resources import folder
from audio_yahtzee.rulesets.compiler import MOST_FACES
from audio_yahtzee.session.records_chart import TONES

SOUNDS = folder("sounds")
FILES = {
    f"{pack}/{name}": (recipe, number)
    for pack, (_, recipes) in PACKS.items()
    for recipe in recipes
    for name, number in recipe.files()
}
CLASSES = {
    r"dice\.(roll\.\d|shake)|error": -20,
    r"jackpot|extra|record|game\.win": -16,
    r"dice\.(keep|release)|(menu|mic)\..*|hand\.color\..*": -22,
    r"turn\..*|score\..*|bonus|game\.(start|lose)|hand\.(face|kept)\..*|chart\..*": -18,
}


def decoded(name):
    samples, rate = soundfile.read(SOUNDS / name, always_2d=True)
    assert rate == 44_100
    return samples


@pytest.mark.parametrize("name", FILES)
def test_rendering_again_gives_the_file_that_ships(name, tmp_path):
    recipe, number = FILES[name]
    again = tmp_path / name.replace("/", "-")
    write(again, recipe.render(name.split("/")[0], number))
    samples, _ = soundfile.read(again, always_2d=True)
    shipped = decoded(name)
    assert samples.shape == shipped.shape
    # Other processors round otherwise; another seed or recipe differs by more than the sound itself.
    assert np.std(samples - shipped) < 0.02 * np.std(shipped)


@pytest.mark.parametrize("name", ["wood/dice.roll.3-2.ogg", "wood/menu.move.wav"])
def test_rendering_twice_writes_the_same_bytes(name, tmp_path):
    recipe, number = FILES[name]
    file = tmp_path / name.split("/")[1]
    written = []
    for _ in range(2):
        write(file, recipe.render("wood", number))
        written.append(file.read_bytes())
    assert written[0] == written[1]


def test_listing_that_ships_is_the_one_that_is_written(tmp_path, monkeypatch):
    few = {pack: (base, recipes[:2]) for pack, (base, recipes) in PACKS.items()}
    monkeypatch.setattr(render_module, "PACKS", few)
    render_module.render(tmp_path)
    for pack in few:
        lines = (tmp_path / pack / "pack.yaml").read_text(encoding="utf-8").splitlines()
        shipped = (SOUNDS / pack / "pack.yaml").read_text(encoding="utf-8").splitlines()
        assert lines == shipped[: len(lines)]
        assert len(list((tmp_path / pack).iterdir())) == 1 + sum(recipe.variants for recipe in few[pack][1])


@pytest.mark.parametrize("name", FILES)
def test_loudness_and_peak_are_those_of_its_class(name):
    samples = decoded(name)
    cue = FILES[name][0].cue
    (wanted,) = [lufs for pattern, lufs in CLASSES.items() if re.fullmatch(pattern, cue)]
    assert loudness.integrated(samples, 44_100) == pytest.approx(wanted, abs=1)
    assert loudness.peak_dbfs(samples) < -1


def test_no_file_ships_that_no_recipe_makes():
    shipped = {f"{path.parent.name}/{path.name}" for path in SOUNDS.rglob("*.*") if path.suffix != ".yaml"}
    assert shipped == set(FILES)
    assert sum(path.stat().st_size for path in SOUNDS.rglob("*")) < 3_000_000


@pytest.mark.parametrize("pack", ["wood", "felt"])
def test_every_cue_can_be_heard(pack):
    opened, notices = open_pack(pack, [SOUNDS])
    assert (opened.name, notices) == (pack, ())
    assert all(opened.sound(cue).variants for cue in CUES)
    assert set(opened.sounds) == set(CUES)


def test_shipped_packs_are_wood_and_felt():
    assert pack_names([SOUNDS]) == ("felt", "wood")


def test_felt_has_dice_of_its_own_and_the_rest_of_wood():
    felt, wood = (open_pack(pack, [SOUNDS])[0] for pack in ("felt", "wood"))
    assert felt.sound("dice.roll.3") != wood.sound("dice.roll.3")
    assert felt.sound("jackpot") == wood.sound("jackpot")


def onsets(samples):
    """Return the times in seconds at which something loud begins: 4.8 dB over the 8 ms before it."""
    hop = 88
    count = len(samples) // hop
    power = np.mean(np.sum(samples[: count * hop] ** 2, axis=1).reshape(count, hop), axis=1)
    found = []
    for i in range(count):
        before = np.mean(power[max(0, i - 4) : i]) if i else 0.0
        is_apart = not found or i - found[-1] >= 12
        if power[i] > 0.12 * np.max(power) and power[i] > 3 * before and is_apart:
            found.append(i)
    return [i * hop / 44_100 for i in found]


ROLLS = [name for name in FILES if "dice.roll" in name]


@pytest.mark.parametrize("name", ROLLS)
def test_dice_landing_can_be_counted(name):
    count = int(name.split("dice.roll.")[1][0])
    heard = onsets(decoded(name))
    assert len(heard) == count
    assert all(0.035 <= gap <= 0.056 for gap in np.diff(heard))


@pytest.mark.parametrize("name", [name for name in ROLLS if "roll.1" not in name])
def test_dice_land_from_left_to_right(name):
    samples = decoded(name)
    heard = [round(at * 44_100) for at in onsets(samples)]
    balance = []
    for at in heard:
        left, right = np.sum(samples[at : at + 600] ** 2, axis=0)
        balance.append((right - left) / (right + left))
    assert balance[0] < -0.3
    assert balance[-1] > 0.3
    assert balance == sorted(balance)


@pytest.mark.parametrize("cue", [*(f"dice.roll.{count}" for count in range(1, 7)), "dice.shake"])
def test_dice_never_sound_canned(cue):
    variants = [recipe.variants for recipe, _ in FILES.values() if recipe.cue == cue]
    assert min(variants) >= 4
    files = [decoded(f"wood/{cue}-{number}.ogg")[:4000] for number in range(1, 5)]
    assert all(
        np.std(one - other) > 0.2 * np.std(one) for one in files for other in files if one is not other
    )


@pytest.mark.parametrize("number", range(1, 6))
def test_the_cup_is_quiet_when_the_dice_land(number):
    samples = decoded(f"wood/dice.shake-{number}.ogg")
    landing = round(SHAKE * 44_100)
    assert np.sum(samples[landing:] ** 2) < 0.02 * np.sum(samples**2)


def test_lengths_told_to_the_scheduler_are_those_of_the_files():
    wood, _ = open_pack("wood", [SOUNDS])
    for cue in CUES:
        longest = max(soundfile.info(variant.path).duration for variant in wood.sound(cue).variants)
        assert wood.length(cue) == pytest.approx(longest, abs=0.001)


def pitch(samples):
    mono = samples.sum(axis=1)
    spectrum = np.abs(np.fft.rfft(mono * np.hanning(len(mono)), 1 << 17))
    return np.argmax(spectrum) * 44_100 / (1 << 17), spectrum


def test_hand_notes_rise_with_the_face_and_six_is_the_octave_of_one():
    for kind in ("face", "kept"):
        notes = [pitch(decoded(f"wood/hand.{kind}.{face}.ogg"))[0] for face in range(1, MOST_FACES + 1)]
        assert notes == sorted(notes)
        assert notes[5] / notes[0] == pytest.approx(2, rel=0.01)


@pytest.mark.parametrize("face", range(1, MOST_FACES + 1))
def test_kept_dice_have_the_same_note_and_another_timbre(face):
    plain, kept = (pitch(decoded(f"wood/hand.{kind}.{face}.ogg")) for kind in ("face", "kept"))
    assert plain[0] == pytest.approx(kept[0], rel=0.01)

    def overtones(found):
        note, spectrum = found
        edge = round(note * 1.8 * (1 << 17) / 44_100)
        return np.sum(spectrum[edge:] ** 2) / np.sum(spectrum**2)

    assert overtones(kept) > 4 * overtones(plain)


def test_the_tones_of_a_chart_rise():
    notes = [pitch(decoded(f"wood/chart.{number}.ogg"))[0] for number in range(1, TONES + 1)]
    assert all(after > before * 1.05 for before, after in pairwise(notes))


def test_keep_rises_and_release_falls():
    for cue, rises in (("dice.keep", True), ("dice.release", False)):
        samples = decoded(f"wood/{cue}.wav")
        first, second = (pitch(samples[round(at * 44_100) :][:2500])[0] for at in (0.0, 0.063))
        assert bool(second > first) is rises


def test_error_carries_on_laptop_speakers():
    _, spectrum = pitch(decoded("wood/error.ogg"))
    edge = round(450 * (1 << 17) / 44_100)
    assert np.sum(spectrum[edge:] ** 2) > 0.4 * np.sum(spectrum**2)
