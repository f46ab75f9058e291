"""`voice test` and `voice transcribe`, as someone reads them who recorded phrases."""

import json
from pathlib import Path

import numpy as np
import pytest
import soundfile
from support.speaking import has, say

from audio_yahtzee import cli
from audio_yahtzee.tools.voice import sentences_of

pytest.importorskip("pocketsphinx", reason="there is no recogniser for this Python")
pytestmark = pytest.mark.skipif(not has("espeak:"), reason="espeak-ng is not installed")

PARTS = ["exact", "wrong", "asked", "rejected", "unparsable"]
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
    ("name", "sentences"),
    [
        ("Keep_two_fours.wav", ("Keep two fours",)),
        ("keep-two-fours.wav", ("keep-two-fours",)),
        ("roll-2.flac", ("roll", "roll-2")),
        ("roll 12.wav", ("roll", "roll 12")),
        ("roll (3).wav", ("roll", "roll (3)")),
        ("roll(3).wav", ("roll", "roll(3)")),
        ("keep dice 2 and 4.wav", ("keep dice 2 and 4", "keep dice 2 and")),
        ("number_2.wav", ("number", "number 2")),
        ("No, the fives!.wav", ("No, the fives!",)),
    ],
)
def test_a_file_is_named_after_its_sentence(tmp_path, name, sentences):
    assert sentences_of(tmp_path / name) == sentences


def test_programs_are_told_how_recordings_fared(run, folder):
    status, lines, _ = run("voice", "test", folder, "--language", "en", "--noise-floor", "40", "--json")
    (line,) = lines
    told = json.loads(line)
    assert status == 0
    assert list(told) == KEYS
    assert (told["total"], told["exact"], told["intent"], told["wrong"]) == (5, 3, 3, 0)
    assert (told["unparsable"], told["rejected"]) == (1, 1)
    assert sum(told[key] for key in PARTS) == told["total"]


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
    status, lines, _ = run("voice", "test", tmp_path, "--json", "--language", "en")
    told = json.loads(lines[0])
    assert (status, told["total"]) == (1, 0)
    assert "such as keep_two_fours.wav" in told["error"]


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
        (("transcribe", "here/nothing.wav"), f"There is no file {Path('here/nothing.wav')}"),
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


@pytest.mark.parametrize(
    "command", [("voice", "test", "."), ("voice", "transcribe", "x.wav"), ("voice", "check")]
)
def test_a_language_that_there_is_not_is_told_and_no_other_taken(run, command):
    status, lines, told = run(*command, "--language", "sw")
    assert (status, lines) == (2, [])
    assert told == "There is no language sw here. Right would be en or sv.\n"


def test_programs_are_told_what_is_wrong_under_one_key(run, tmp_path, monkeypatch):
    def error(*words):
        status, (line,), _ = run("voice", "test", *words, "--json", "--language", "en")
        return status, json.loads(line)["error"]

    assert error("nowhere") == (1, "There is no folder nowhere")
    assert error(".", "--rules", "yatzi")[0] == 2
    say("roll", "espeak:en-us@150", tmp_path / "roll.wav")
    monkeypatch.setitem(__import__("sys").modules, "pocketsphinx", None)
    status, said = error(tmp_path)
    assert status == 1
    assert "pip install pocketsphinx" in said


def test_recordings_of_all_kinds_are_heard_and_what_is_none_is_told(run, tmp_path):
    say("roll", "espeak:en-us@150", tmp_path / "roll.wav")
    samples, rate = soundfile.read(tmp_path / "roll.wav")
    low = np.interp(np.arange(0, len(samples), rate / 8000), np.arange(len(samples)), samples)
    high = np.interp(np.arange(0, len(samples), rate / 48000), np.arange(len(samples)), samples)
    soundfile.write(tmp_path / "ROLL-2.WAV", low, 8000)
    soundfile.write(tmp_path / "Roll!.flac", np.stack([high, high], axis=1), 48000, subtype="PCM_24")
    soundfile.write(tmp_path / "roll (3).ogg", high, 48000)
    soundfile.write(tmp_path / "roll_4.aiff", samples, rate, subtype="PCM_16")
    (tmp_path / "yes.wav").write_bytes(b"")
    (tmp_path / "no.flac").write_bytes(b"fLaC" + bytes(100))
    soundfile.write(tmp_path / "undo.wav", np.zeros(0), 16000)
    (tmp_path / "._roll.wav").write_bytes(b"Mac OS X")
    (tmp_path / "README.md").write_text("recorded in the kitchen", encoding="utf-8")
    (tmp_path / "redo.wav").mkdir()
    status, lines, _ = run("voice", "test", tmp_path, "--language", "en", "--noise-floor", "40")
    assert status == 0
    assert sorted(lines[:-1]) == [
        "no.flac cannot be read as a sound file",
        "undo.wav is too short to say anything in",
        "yes.wav cannot be read as a sound file",
    ]
    assert lines[-1].startswith("5 of 8 exact.")


def test_a_name_may_have_its_accents_apart_as_macs_write_them(run, tmp_path):
    say("slå om ettorna", "espeak:sv@150", tmp_path / "sla\u030a_om_ettorna.wav")
    _, lines, _ = run("voice", "test", tmp_path, "--language", "sv", "--noise-floor", "40", "--json")
    assert json.loads(lines[0])["unparsable"] == 0


def test_without_a_library_that_reads_sound_files_the_cure_is_told(run, folder, monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "soundfile", None)
    for words in (("test", folder), ("transcribe", folder / "Roll.wav")):
        status, lines, _ = run("voice", *words, "--language", "en")
        assert (status, lines) == (1, ["The package soundfile is missing. To have it: pip install soundfile"])
