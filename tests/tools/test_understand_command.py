"""`audio-yahtzee understand`: what a sentence means, told in lines and as JSON."""

import json
import subprocess
import sys

import pytest

from audio_yahtzee.arguments import MISUSED
from audio_yahtzee.cli import main


def run(capsys, tmp_path, *words):
    status = main(["understand", *words, "--data-dir", str(tmp_path)])
    return status, capsys.readouterr().out.splitlines()


def test_each_meaning_is_a_line_with_its_slots(capsys, tmp_path):
    status, lines = run(capsys, tmp_path, "keep two fours and roll", "--language", "en")
    assert (status, lines) == (0, ["keep.faces count=2 face=4", "roll"])


@pytest.mark.parametrize(
    ("language", "text", "said"),
    [
        ("en", "three", "Not clear which is meant: threes or three of a kind?"),
        ("sv", "tre", "Det är inte klart vad som menas: treor eller tretal?"),
        ("en", "kep two fours", "This is no phrase. Did you mean keep two fours?"),
        ("sv", "behål två fyror", "Det där är ingen fras. Menade du behåll två fyror?"),
        ("en", "pass the salt", "This is no phrase. What would work: keep the sixes"),
        ("sv", "ska vi äta nu", "Det där är ingen fras. Detta skulle gå: behåll sexorna"),
    ],
)
def test_candidates_or_why_not_are_told_in_the_players_language(capsys, tmp_path, language, text, said):
    assert run(capsys, tmp_path, text, "--language", language) == (1, [said])


def test_the_names_and_columns_of_other_rules_are_known(capsys, tmp_path):
    words = ["treor i tredje kolumnen", "--language", "sv"]
    assert run(capsys, tmp_path, *words)[0] == 1
    assert run(capsys, tmp_path, *words, "--rules", "triple-yahtzee") == (0, ["score box=threes column=3"])


def test_boxes_of_a_rule_set_of_ones_own_are_called_as_it_names_them(capsys, tmp_path):
    path = tmp_path / "mine.yaml"
    path.write_text(
        "id: mine\nextends: yahtzee\nboxes: {dragon: {in: lower, want: {total: 20}, score: 20}}\n"
        "names: {en: {title: Mine, dragon: The dragon}, sv: {title: Min, dragon: Draken}}\n",
        "utf-8",
    )
    options = ["--rules", str(path), "--language"]
    assert run(capsys, tmp_path, "score the dragon", *options, "en") == (0, ["score box=dragon"])
    assert run(capsys, tmp_path, "draken", *options, "sv") == (0, ["score box=dragon"])


def test_json_is_for_programs(capsys, tmp_path):
    def data(*words):
        _, (line,) = run(capsys, tmp_path, *words, "--json", "--language", "en")
        return json.loads(line)

    four = {"intent": "keep.faces", "slots": {"count": 2, "face": 4}}
    assert data("keep two fours") == {
        "text": "keep two fours",
        "result": "understood",
        "intents": [four],
        "candidates": [],
        "example": "",
    }
    assert data("kep two fours") == {
        "text": "kep two fours",
        "result": "ambiguous",
        "intents": [],
        "candidates": [{"text": "keep two fours", "intents": [four]}],
        "example": "",
    }
    assert data("pass the salt") == {
        "text": "pass the salt",
        "result": "unclear",
        "intents": [],
        "candidates": [],
        "example": "keep the sixes",
    }


def test_rules_that_are_none_are_told(capsys, tmp_path):
    assert main(["understand", "roll", "--rules", "yatzi", "--data-dir", str(tmp_path)]) == 2
    assert "yatzi" in capsys.readouterr().err


def test_a_broken_file_of_the_players_own_is_told_and_the_games_own_used(capsys, tmp_path):
    (tmp_path / "locales" / "en").mkdir(parents=True)
    (tmp_path / "locales" / "en" / "phrases.yaml").write_text("intents: [\n", "utf-8")
    assert main(["understand", "roll", "--language", "en", "--data-dir", str(tmp_path)]) == 0
    told = capsys.readouterr()
    assert "phrases.yaml, line" in told.err
    assert told.out == "roll\n"


def test_a_language_without_phrases_says_whose_are_understood(capsys, tmp_path):
    (tmp_path / "locales" / "fi").mkdir(parents=True)
    (tmp_path / "locales" / "fi" / "meta.yaml").write_text("name: suomi\n", "utf-8")
    (tmp_path / "locales" / "fi" / "messages.ftl").write_text("box-chance = sattuma\n", "utf-8")
    assert main(["understand", "roll", "--language", "fi", "--data-dir", str(tmp_path)]) == 0
    told = capsys.readouterr()
    assert told.err == "There are no phrases for the language fi: those for en are understood\n"


def test_a_language_that_there_is_not_is_told_and_no_other_taken(capsys, tmp_path):
    words = ["understand", "roll", "--language", "xx", "--data-dir", str(tmp_path)]
    assert main(words) == MISUSED
    said = "There is no language xx here. Right would be en or sv."
    assert capsys.readouterr() == ("", f"{said}\n")
    assert main([*words, "--json"]) == MISUSED
    assert json.loads(capsys.readouterr().out) == {"error": said}


def test_a_country_of_a_language_is_that_language(capsys, tmp_path):
    assert run(capsys, tmp_path, "slå", "--language", "sv_FI") == (0, ["roll"])


LACKING = """
import sys
sys.modules["hassil"] = None
from audio_yahtzee.arguments import MISUSED
from audio_yahtzee.cli import main
sys.exit(main(["understand", "roll", "--language", "en"]))
"""


def test_a_package_that_is_missing_is_named_with_its_cure():
    told = subprocess.run(
        [sys.executable, "-c", LACKING], capture_output=True, text=True, timeout=60, check=False
    )
    assert told.returncode == MISUSED
    assert "pip install hassil" in told.stderr
