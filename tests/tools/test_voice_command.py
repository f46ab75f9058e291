"""`voice test` and `voice transcribe`, as someone reads them who recorded phrases."""

import json

import numpy as np
import pytest
import soundfile
from support.speaking import has, say

from audio_yahtzee import cli
from audio_yahtzee.tools.voice import sentence_of

pytest.importorskip("pocketsphinx", reason="there is no recogniser for this Python")
pytestmark = pytest.mark.skipif(not has("espeak:"), reason="espeak-ng is not installed")

KEYS = ["total", "exact", "intent", "wrong", "asked", "rejected", "unparsable", "cpu_ms"]


@pytest.fixture
def run(tmp_path, capsys):
    def command(*words):
        status = cli.main([*map(str, words), "--data-dir", str(tmp_path / "data")])
        captured = capsys.readouterr()
        return status, captured.out.splitlines(), captured.err

    return command


@pytest.fixture
def folder(tmp_path):
    """Return a folder with recordings of English phrases, one that is none, and a broken file."""
    place = tmp_path / "said"
    place.mkdir()
    for name, text in (
        ("keep_two_fours-2", "keep two fours"),
        ("Roll", "roll"),
        ("yes", "yes"),
        ("the weather is nice", "the weather is nice"),
    ):
        say(text, "espeak:en-us@150", place / f"{name}.wav")
    (place / "chance.wav").write_text("broken", encoding="utf-8")
    return place


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Keep_two_fours.wav", "Keep two fours"),
        ("roll-2.flac", "roll"),
        ("roll 12.wav", "roll"),
        ("roll (3).wav", "roll"),
    ],
)
def test_a_file_is_named_after_its_sentence(tmp_path, name, sentence):
    assert sentence_of(tmp_path / name) == sentence


def test_programs_are_told_how_recordings_fared(run, folder):
    status, lines, _ = run("voice", "test", folder, "--language", "en", "--noise-floor", "40", "--json")
    (line,) = lines
    told = json.loads(line)
    assert status == 0
    assert list(told) == KEYS
    assert (told["total"], told["exact"], told["intent"], told["wrong"]) == (5, 3, 3, 0)
    assert told["unparsable"] == 1
    assert told["rejected"] >= 1


def test_people_are_told_each_miss_and_a_summary(run, folder):
    status, lines, _ = run("voice", "test", folder, "--language", "en", "--rules", "yatzy")
    assert status == 0
    assert "chance.wav cannot be read as a sound file" in lines
    assert any(line.startswith("the weather is nice: this is no phrase") for line in lines)
    assert lines[-1].startswith("3 of 5 exact. Right intent: 3. Wrong: 0.")


def test_a_phrase_of_another_meaning_is_a_miss(run, tmp_path):
    say("roll", "espeak:en-us@150", tmp_path / "keep_two_fours.wav")
    _, lines, _ = run("voice", "test", tmp_path, "--language", "en")
    assert lines[0] == "keep two fours: heard as roll"
    assert "Wrong: 1." in lines[-1]


def test_a_folder_without_recordings_says_what_belongs_there(run, tmp_path):
    status, lines, _ = run("voice", "test", tmp_path, "--language", "en")
    assert status == 1
    assert "such as keep_two_fours.wav" in lines[0]
    status, lines, _ = run("voice", "test", tmp_path, "--json")
    assert (status, json.loads(lines[0])["total"]) == (1, 0)


def test_a_model_that_is_not_there_is_told_with_its_path(run, folder, monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "vosk", None)
    status, lines, _ = run("voice", "test", folder, "--language", "en", "--engine", "vosk")
    assert status == 1
    assert lines[-1] == "The package vosk is missing. To have it: pip install vosk"


def test_a_recording_is_written_down_with_what_it_means(run, tmp_path):
    path = say("behåll två fyror", "espeak:sv@150", tmp_path / "x.wav")
    status, lines, _ = run("voice", "transcribe", path, "--language", "sv")
    assert status == 0
    assert lines[0].startswith("behåll två fyror. ")
    assert lines[0].endswith("Betyder: keep.faces count=2 face=4")


def test_a_recording_of_nothing_is_told(run, tmp_path):
    soundfile.write(tmp_path / "x.wav", np.zeros(16000), 16000)
    status, lines, _ = run("voice", "transcribe", tmp_path / "x.wav", "--language", "en")
    assert (status, lines) == (1, ["x.wav holds nothing but silence"])
    click = np.zeros(16000)
    click[8000] = 0.01
    soundfile.write(tmp_path / "x.wav", click, 16000)
    assert run("voice", "transcribe", tmp_path / "x.wav", "--language", "en")[:2] == (
        1,
        ["Nothing was understood"],
    )


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--noise-floor", "loud"), "is not a number of decibels"),
        (("--engine", "spinx"), "Did you mean sphinx?"),
    ],
)
def test_options_that_mean_nothing_are_told(run, folder, words, said):
    status, _, told = run("voice", "test", folder, "--language", "en", *words)
    assert status == 2
    assert said in told


def test_a_command_that_there_is_not_leads_to_the_right_one(run):
    status, _, told = run("voice", "tets", "x", "--language", "en")
    assert status == 2
    assert "voice test" in told


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("test", "nowhere"), "There is no folder nowhere"),
        (("transcribe", "nothing.wav"), "There is no file nothing.wav"),
    ],
)
def test_what_is_not_there_is_told_as_such(run, words, said):
    assert run("voice", *words, "--language", "en")[:2] == (1, [said])


def test_a_file_of_phrases_that_is_set_aside_is_told(run, folder, tmp_path):
    own = tmp_path / "data/locales/en/phrases.yaml"
    own.parent.mkdir(parents=True)
    own.write_text("lists: [\n", encoding="utf-8")
    status, _, complaint = run("voice", "transcribe", folder / "Roll.wav", "--language", "en")
    assert status == 0
    assert f"{own}, line 2" in complaint
