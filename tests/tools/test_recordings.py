"""The recordings in tests/wav, of volunteers and of a synthesiser, are heard."""

import json
import unicodedata
from pathlib import Path

import pytest

from audio_yahtzee import cli, resources
from audio_yahtzee.tools.voice import recordings_in

pytest.importorskip("pocketsphinx", reason="there is no recogniser for this Python")

WAV = Path(__file__).parents[1] / "wav"
LANGUAGES = sorted(path.name for path in WAV.iterdir() if path.is_dir())


@pytest.mark.parametrize("language", LANGUAGES)
def test_recordings_are_understood_and_none_is_acted_on_wrongly(tmp_path, capsys, language):
    words = ["voice", "test", str(WAV / language), "--language", language, "--noise-floor", "40", "--json"]
    assert cli.main([*words, "--data-dir", str(tmp_path)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["total"] == len(recordings_in(WAV / language)) > 0
    assert told["unparsable"] == 0
    assert told["exact"] >= 0.85 * told["total"]
    assert told["wrong"] <= 0.02 * told["total"]


def test_the_folders_are_languages_of_the_game():
    shipped = {path.name for path in resources.folder("locales").iterdir()}
    assert {"en", "sv"} <= set(LANGUAGES) <= shipped


def test_nothing_else_lies_there_and_no_name_is_written_in_a_way_that_some_systems_change():
    names = [path.name for path in WAV.rglob("*") if path.is_file()]
    assert {name.rpartition(".")[2] for name in names} <= {"wav", "flac", "md"}
    assert names == [unicodedata.normalize("NFC", name) for name in names]
