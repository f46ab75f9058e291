"""Good and bad days of a microphone, played in the window: one clear sentence, and the keys go on."""

from pathlib import Path

import numpy as np
import pytest
import soundfile
from support.speaking import has, say
from window_program import play

VOICE = next((voice for voice in ("flite:slt", "espeak:en-us@150") if has(voice)), None)
pytestmark = pytest.mark.skipif(VOICE is None, reason="nothing here can speak into a file")

SETUP = f"""
sys.path.insert(0, {str(Path(__file__).parent)!r})
import fake_microphone
from fake_microphone import speech
wire = fake_microphone.plug_in()
# What is not about hearing need not load what hears.
fake_microphone.put_in_engine()
def count(text):
    return sum(text in line for line in captions)
def say(name):
    wire.say(speech(os.path.join(os.environ["SPOKEN"], name)))
yield from until(lambda: said("round 1") or said("runda 1"))
"""
HANDS_FREE = """
press("m")
yield from until(lambda: wire.open)
press("m")
yield from until(lambda: said("Listening all the time"))
yield from quiet()
"""
BY_KEY = """
press("r")
yield from until(lambda: said("2 rolls left"))
"""


@pytest.fixture(scope="module")
def spoken(tmp_path_factory):
    """Return a folder with what is said, raw: "roll" at 16 kHz, "roll-44" at 44.1 kHz."""
    folder = tmp_path_factory.mktemp("spoken")
    for text in ("roll", "keep the twos"):
        samples, rate = soundfile.read(say(text, VOICE, folder / "x.wav"))
        for name, wanted in ((text.replace(" ", "_"), 16_000), (f"{text}-44", 44_100)):
            places = np.arange(0, len(samples), rate / wanted)
            heard = np.interp(places, np.arange(len(samples)), samples)
            (folder / name).write_bytes((np.clip(heard, -1, 1) * 20_000).astype("<i2").tobytes())
    return folder


@pytest.fixture
def day(tmp_path, spoken):
    """Return what plays a script beside a game of yatzy, and returns the captions."""

    def played(script, language="en", dice="2 2 5 6 1  3 4 5"):
        faces = tmp_path / "dice.txt"
        faces.write_text(dice, encoding="utf-8")
        table = ("--players", "Anna", "--rules", "yatzy", "--language", language, "--dice", str(faces))
        game = play(tmp_path, SETUP + script + "\nyield from leave()", *table, SPOKEN=str(spoken))
        assert game.status == 0
        return game.captions

    return played


def told(captions, text):
    return sum(text in line for line in captions)


def test_one_that_vanishes_is_told_once_and_once_that_it_is_back(day):
    captions = day(
        HANDS_FREE
        + """
wire.now, wire.names = "gone", []
yield from until(lambda: said("The microphone is gone"))
"""
        + BY_KEY
        + """
wire.now, wire.names = "room", ["Built-in"]
yield from until(lambda: said("The microphone is back"))
"""
    )
    assert told(captions, "microphone is gone") == told(captions, "microphone is back") == 1
    assert told(captions, "no microphone") == 0


@pytest.mark.long
def test_one_that_vanishes_while_one_speaks(day):
    captions = day(
        """
press("m")
yield from until(lambda: wire.open)
yield from listen(2)
wire.now = "gone"
yield from until(lambda: said("The microphone is gone"))
"""
        + BY_KEY
    )
    assert told(captions, "microphone") == 1


@pytest.mark.long
def test_a_muted_one_is_told_once_and_heard_when_it_is_not(day):
    captions = day(
        """
fake_microphone.put_in_engine("roll")
wire.now = "dead"
"""
        + HANDS_FREE
        + """
yield from until(lambda: said("Is it muted?"))
yield from quiet()
press("t")
yield from until(lambda: count("ound 1") > 1)
yield from quiet()
yield from listen(5)
wire.now = "room"
say("roll")
yield from until(lambda: said("2 rolls left"))
"""
    )
    assert told(captions, "Is it muted?") == 1


@pytest.mark.long
def test_one_that_is_plugged_in_later_is_heard(day):
    captions = day(
        """
fake_microphone.put_in_engine("roll")
wire.names = []
press("m")
yield from until(lambda: said("There is no microphone"))
yield from quiet()
wire.names = ["USB"]
press("m")
yield from until(lambda: wire.open)
say("roll")
yield from until(lambda: said("2 rolls left"))
"""
    )
    assert told(captions, "no microphone") == 1


@pytest.mark.long
def test_one_that_the_system_does_not_let_be_opened(day):
    captions = day(
        """
wire.refuses = "Device or resource busy"
press("m")
yield from until(lambda: said("cannot be opened"))
"""
        + BY_KEY
    )
    assert (
        told(captions, "The microphone Built-in cannot be opened. The system says: Device or resource") == 1
    )


@pytest.mark.long
def test_one_that_gives_nothing_at_all(day):
    captions = day(
        """
wire.now = "gone"
press("m")
yield from until(lambda: said("Nothing comes from the microphone"))
"""
        + BY_KEY
    )
    assert told(captions, "microphone") == 1


@pytest.mark.long
def test_the_rate_is_always_the_one_that_is_recognised(day):
    pytest.importorskip("pocketsphinx", reason="there is no recogniser for this Python")
    day(
        """
fake_microphone.take_out_engine()
press("m")
yield from until(lambda: wire.open)
assert all(asked["frequency"] == 16000 and asked["numchannels"] == 1 for asked in wire.asked)
assert not wire.asked[0]["allowed_changes"], "SDL converts"
press("ESCAPE")
yield from until(lambda: not wire.open)
press("ESCAPE")
wire.names = []
fake_microphone.plug_into_sounddevice(wire, 44100)
yield from quiet()
press("m")
yield from until(lambda: wire.open)
say("roll-44")
yield from until(lambda: said("2 rolls left"))
"""
    )


@pytest.mark.long
def test_a_recogniser_that_crashes_is_started_again_and_told_once(day):
    captions = day(
        """
left = fake_microphone.put_in_engine("crash", "crash", "roll")
"""
        + HANDS_FREE
        + """
say("roll")
yield from until(lambda: said("was started again"))
yield from quiet()
yield from listen(5)
say("roll")
yield from until(lambda: len(left) == 1)
yield from listen(5)
say("roll")
yield from until(lambda: said("2 rolls left"))
"""
    )
    assert told(captions, "had failed, and was started again. The reason: disk error") == 1
    assert told(captions, "did not catch") == 0


@pytest.mark.long
def test_a_recogniser_that_hangs_is_left_behind(day):
    captions = day(
        """
fake_microphone.put_in_engine("hang", "roll", patience=0.5)
press("m")
yield from until(lambda: wire.open)
say("roll")
yield from until(lambda: said("was started again"))
yield from quiet()
press("m")
yield from until(lambda: wire.open)
say("roll")
yield from until(lambda: said("2 rolls left"))
"""
    )
    assert told(captions, "The recogniser had stopped, and was started again. Say it once more") == 1
    assert told(captions, "did not catch") == 0


@pytest.mark.long
def test_what_is_said_into_the_games_own_words_is_not_heard_and_held_it_silences_them(day):
    captions = day(
        """
fake_microphone.put_in_engine("roll", "keep the twos", "roll")
"""
        + HANDS_FREE
        + """
press("p")
yield from until(lambda: stages[0].ear.is_speaking)
say("roll")
yield from until(lambda: wire.is_said)
yield from quiet()
assert not said("2 rolls left")
press("m")
yield from until(lambda: not wire.open)
for name, answer in (("roll", "2 rolls left"), ("keep_the_twos", "Keep two twos"), ("roll", "One roll left")):
    press("m")
    yield from until(lambda: wire.open)
    say(name)
    yield from until(lambda: said(answer))
"""
    )
    assert told(captions, "did not catch") == 0


@pytest.mark.long
def test_two_commands_in_one_go_are_both_done(day):
    day(
        """
fake_microphone.put_in_engine("roll", "keep the twos")
"""
        + HANDS_FREE
        + """
say("roll")
yield from until(lambda: wire.is_said)
say("keep_the_twos")
yield from until(lambda: said("2 rolls left"))
yield from until(lambda: said("Keep two twos"))
"""
    )


@pytest.mark.long
def test_a_level_is_heard_from_the_settings_and_said_in_words(day):
    captions = day(
        """
press("ESCAPE")
yield from until(lambda: said("Menu"))
press("s")
yield from until(lambda: said("Settings"))
press("RETURN")
yield
press("h")
yield
press("e")
yield from until(lambda: said("Hear how loud"))
press("RETURN")
yield from until(lambda: said("the higher the tone"))
yield from quiet()
yield from listen(5)
wire.say(speech(os.path.join(os.environ["SPOKEN"], "keep_the_twos")) * 4)
yield from until(lambda: wire.is_said)
press("RETURN")
yield from until(lambda: said("Good") or said("Too loud") or said("Quiet"))
press("ESCAPE")
yield from until(lambda: not wire.open)
press("ESCAPE")
press("ESCAPE")
"""
        + BY_KEY
    )
    assert told(captions, "Nobody speaks") == told(captions, "Nothing comes") == 0


@pytest.mark.long
def test_opened_for_a_phrase_it_closes_when_none_is_said(day):
    captions = day(
        """
for _ in range(2):
    press("m")
    yield from until(lambda: wire.open)
    yield from until(lambda: not wire.open)
    yield from quiet()
"""
        + BY_KEY,
    )
    assert told(captions, "Nothing was said. Hold M while you speak") == 1
