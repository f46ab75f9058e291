"""A game in the window, as it comes out of the sound output."""

from difflib import SequenceMatcher

import numpy as np
import pytest
from window_program import BUFFER, LOUD, RATE, play

TABLE = ("--players", "Anna", "--rules", "yatzy", "--language", "en")
QUIET = "effects_volume: 0\nrate: 150\n"
"""Settings with which nothing is heard but the voice."""
SLACK = 4 * BUFFER
"""The buffer being mixed, the one SDL is writing, and two that the file's own buffer may hold back."""


@pytest.fixture(scope="module")
def table(tmp_path_factory):
    """One turn, the voice alone: what was heard from key to key."""
    folder = tmp_path_factory.mktemp("table")
    (folder / "player").mkdir()
    (folder / "player" / "settings.yaml").write_text(QUIET, encoding="utf-8")
    dice = folder / "dice.txt"
    dice.write_text("2 2 5 1 5  1 1 1 1 1", encoding="utf-8")
    return play(
        folder,
        """
yield from until(lambda: said("Anna, round 1."))
yield from quiet()
mark("roll")
press("r")
yield from until(lambda: said("2 rolls left"))
yield from quiet()
mark("asked")
press("p")
yield from until(lambda: said("hance"))
yield from listen(1.5)
mark("interrupted")
press("r")
yield from quiet()
mark("preview")
press("t")
yield from listen(1.0)
mark("hush")
press("LCTRL")
yield from listen(1.0)
mark("end")
yield from leave()
""",
        *TABLE,
        "--dice",
        str(dice),
    )


def test_the_game_goes_as_in_plain_text(table):
    assert table.status == 0
    assert table.captions[:4] == [
        "A window, with sound and the eSpeak NG voice.",
        "Scandinavian Yatzy. Anna.",
        "Anna, round 1.",
        "Two, two, five, one, five. 2 rolls left.",
    ]


def test_what_is_said_at_the_table_is_what_a_recogniser_hears(table):
    pocketsphinx = pytest.importorskip("pocketsphinx", reason="this Python has no pocketsphinx")
    ears = pocketsphinx.Decoder(lm=None, samprate=16_000, loglevel="FATAL")
    words = "one | two | three | four | five | six | rolls | left | yellow | banana | full house"
    ears.add_jsgf_string("table", f"#JSGF V1.0;\ngrammar table;\npublic <said> = ( {words} )+;\n")
    ears.activate_search("table")
    sound = table.sound[table.marks["roll"] : table.marks["asked"]]
    # Silence around the words would be taken for the level of the voice.
    loud = np.flatnonzero(np.abs(sound) > LOUD)
    sound = sound[max(0, loud[0] - RATE // 20) : loud[-1] + RATE // 20]
    size = len(sound) * 16_000 // RATE
    # Cutting the spectrum resamples without a filter of one's own.
    slower = np.fft.irfft(np.fft.rfft(sound)[: size // 2 + 1], size) * size / len(sound)
    ears.start_utt()
    ears.process_raw((slower * 32_000).astype("<i2").tobytes(), full_utt=True)
    ears.end_utt()
    heard = ears.hyp().hypstr.split()
    # espeak-ng adds a little noise of chance to each word, so that of the eight two may be missed; what was
    # never said scores far lower ("five, banana, two, left": 0.5).
    said = ["two", "two", "five", "one", "five", "two", "rolls", "left"]
    assert SequenceMatcher(None, said, heard).ratio() > 0.75, heard


@pytest.mark.parametrize(("before", "key"), [("interrupted", "R"), ("hush", "Control")])
def test_old_speech_ends_within_an_audio_buffer_of_a_key(table, before, key):
    start = table.marks[before]
    assert table.peak(start - RATE // 2, start) > 0.05, "nothing was being said"
    assert table.peak(start + SLACK, start + SLACK + RATE // 5) == 0, key


def test_no_sound_is_played_to_those_who_have_switched_sounds_off(table):
    assert table.peak(0, table.marks["words"]) == 0


@pytest.fixture(scope="module")
def pace(tmp_path_factory):
    """Keys at the pace of a real device."""
    return play(
        tmp_path_factory.mktemp("pace"),
        """
yield from until(lambda: said("Anna, round 1."))
yield from quiet()
for number, key in enumerate("rtbt"):
    yield from listen(0.1)
    mark(str(number))
    press(key)
    yield from listen(0.5)
    press("LCTRL")
    yield from listen(0.2)
yield from leave()
""",
        *TABLE,
        in_real_time=True,
    )


def test_a_sound_is_heard_before_the_first_word(pace):
    assert pace.peak(0, pace.marks["words"]) > LOUD


def test_a_key_is_heard_at_once(pace):
    # Measured at 30 to 60 ms, sounds and words alike; a loaded machine gets more, an engine that
    # blocks (stock pyttsx3: 7,500 ms) does not pass.
    for number in range(4):
        start = pace.marks[str(number)]
        assert pace.first_loud(start) - start < 0.3 * RATE, number


@pytest.mark.skipif(
    "not __import__('pathlib').Path('/dev/full').exists()", reason="needs a device that is full"
)
def test_a_sound_device_that_vanishes_in_mid_sentence_is_told_once_and_the_game_can_be_read(tmp_path):
    # SDL's disk driver takes a full disk for an unplugged device.
    game = play(
        tmp_path,
        """
yield from until(lambda: said("Anna, round 1."))
yield from until(lambda: not stages[0].ear.speech.is_heard)
press("r")
yield from until(lambda: said("2 rolls left"))
press("r")
yield from until(lambda: said("One roll left"))
yield from leave()
""",
        *TABLE,
        SDL_DISKAUDIOFILE="/dev/full",
    )
    assert game.status == 0
    lost = [line for line in game.captions if "sound output" in line]
    assert len(lost) == 1, game.captions
    assert lost[0] in game.written
    assert any("2 rolls left" in line for line in game.written), "without a voice a blind player reads"


def test_the_first_start_is_played_by_ear_and_keys(tmp_path):
    game = play(
        tmp_path,
        """
yield from until(lambda: said("Which language?"))
press("DOWN")
yield from until(lambda: said("svenska"))
press("RETURN")
yield from until(lambda: said("Hur vill du spara"))
press("RETURN")
yield from until(lambda: said("Hur många"))
press("RETURN")
yield from until(lambda: said("Vad heter du?"))
for letter in "bo":
    press(letter)
    yield
press("RETURN")
yield from until(lambda: said("datormotståndare"))
press("RETURN")
yield from until(lambda: said("Vilken motståndare?"))
press("RETURN")
yield from until(lambda: said("Vilket spel?"))
press("DOWN")
press("RETURN")
yield from until(lambda: said("Yatzy: vilken?"))
press("RETURN")
yield from until(lambda: said("Enter spelar"))
press("RETURN")
yield from until(lambda: said("runda 1"))
yield from leave()
""",
    )
    assert game.status == 0
    assert "Yatzy. Bo och Stina." in [line.replace("bo", "Bo") for line in game.captions]
