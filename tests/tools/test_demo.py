"""The demonstration: a whole game, to be read, heard or kept."""

import io
import time

import numpy as np
import pytest
import soundfile

from audio_yahtzee.commands import Command, Options
from audio_yahtzee.house import furnish
from audio_yahtzee.tools.demo import NothingRecorded, demonstrate

SHORT = """\
id: short
family: own
boxes:
  chance: {in: lower, want: any, score: all}
names: {en: {title: Short Game}, sv: {title: Kort Spel}}
"""


@pytest.fixture
def demo(tmp_path):
    """Run the demonstration in plain text or into a file, and return its exit status and lines."""
    (tmp_path / "rulesets").mkdir()
    (tmp_path / "rulesets" / "short.yaml").write_text(SHORT, encoding="utf-8")

    def run(rules="short", language="en", target=None, **options):
        target = io.StringIO() if target is None else target
        house = furnish(tmp_path, language)
        asked = Options(Command.DEMO, rules=rules, language=language, **options)
        return demonstrate(house, asked, io.StringIO(), target), target.getvalue().splitlines()

    return run


@pytest.mark.parametrize("rules", ["yahtzee", "yatzy"])
def test_in_plain_text_it_plays_to_the_ranking(demo, rules):
    status, lines = demo(rules, text=True, seed=3)
    assert status == 0
    assert lines[0] == "A demonstration: two computers play."
    assert any(line.startswith("Computer") and " wins with " in line for line in lines)
    assert not any("Enter" in line for line in lines), "nobody is there to press a key"


@pytest.mark.long
def test_it_is_told_in_the_language_asked_for(demo):
    english = demo("yatzy", "en", text=True, seed=3)[1]
    swedish = demo("yatzy", "sv", text=True, seed=3)[1]
    assert len(english) == len(swedish)
    assert not set(english) & set(swedish)


def test_it_is_recorded_faster_than_it_is_heard(demo, tmp_path):
    path = tmp_path / "game.ogg"
    # The first use of the voice and of numpy is not the recording's.
    demo(record=tmp_path / "first.ogg", seed=3)
    start = time.process_time()
    status, lines = demo(record=path, seed=3)
    spent = time.process_time() - start
    sound, rate = soundfile.read(path)
    seconds = len(sound) / rate
    assert status == 0
    assert lines == [
        f"Recording a whole game into {path}. This takes a while.",
        f"Recorded {round(seconds) // 60} minutes {round(seconds) % 60} seconds into {path}",
    ]
    assert seconds > 10
    # Measured at twenty-five times.
    assert spent < seconds / 5
    frame = sound[: len(sound) // 441 * 441].reshape(-1, 441, 2)
    loud = np.sqrt((frame**2).mean(axis=(1, 2))) > 0.01
    assert loud.mean() > 0.4, "there is more silence than speech"


def test_that_it_records_is_told_before_it_does(demo, tmp_path):
    """The line is out while there is no file yet; nothing is said of a place that cannot be written."""
    path = tmp_path / "game.wav"
    seen = []

    class Watched(io.StringIO):
        def flush(self):
            seen.append((self.getvalue().splitlines(), path.exists()))
            super().flush()

    assert demo(record=path, seed=3, target=Watched())[0] == 0
    assert seen[0] == ([f"Recording a whole game into {path}. This takes a while."], False)
    silent = io.StringIO()
    with pytest.raises(NothingRecorded):
        demo(record=tmp_path / "nowhere" / "game.wav", target=silent)
    assert silent.getvalue() == ""


def test_speech_and_dice_are_in_the_recording(demo, tmp_path):
    def heard(**settings):
        (tmp_path / "settings.yaml").write_text(
            "".join(f"{key}: {value}\n" for key, value in settings.items()), encoding="utf-8"
        )
        path = tmp_path / "game.wav"
        demo(record=path, seed=3)
        sound, _ = soundfile.read(path)
        return float(np.sum(sound**2))

    both, voice = heard(effects_volume=100), heard(effects_volume=0)
    quiet_voice = heard(effects_volume=0, speech_volume=10)
    assert both > 1.02 * voice
    assert voice > 10 * quiet_voice > 0


def test_the_same_seed_is_the_same_game_in_sound_too(demo, tmp_path):
    lengths = []
    for seed in (3, 3, 4):
        path = tmp_path / "game.wav"
        demo(record=path, seed=seed)
        lengths.append(soundfile.info(path).frames)
    # espeak-ng's own chance moves an end by a few milliseconds.
    assert abs(lengths[0] - lengths[1]) < 22_050
    assert lengths[0] != lengths[2]


@pytest.mark.parametrize("name", ["game.mp3", "game", "nowhere/game.ogg", "rulesets"])
def test_a_file_that_cannot_be_written_is_told_and_nothing_is_left_behind(demo, tmp_path, name):
    before = sorted(tmp_path.rglob("*"))
    with pytest.raises(NothingRecorded) as caught:
        demo(record=tmp_path / name, seed=3)
    assert furnish(tmp_path, "en").words(caught.value.reason)
    assert sorted(tmp_path.rglob("*")) == before


def test_what_was_there_is_not_lost_before_the_new_recording_is_complete(demo, tmp_path):
    path = tmp_path / "game.ogg"
    path.write_bytes(b"old")
    demo(record=path, seed=3)
    assert path.read_bytes()[:4] == b"OggS"


def test_it_remembers_nothing(demo, tmp_path):
    demo(text=True, seed=3)
    assert not (tmp_path / "settings.yaml").exists()
