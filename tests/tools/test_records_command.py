"""The command `records`: a table for fingers, sentences, and data for programs."""

import csv
import json

import pytest
from support.finished_games import keep_a_game, opened
from support.sitting import shipped

from audio_yahtzee.cli import main
from audio_yahtzee.session.seats import Character


@pytest.fixture
def folder(tmp_path):
    """Return a data folder in which three games were finished."""
    journal = opened(tmp_path / "games.db")
    crag, yahtzee = shipped()["crag"], shipped()["yahtzee"]
    keep_a_game(journal, crag, ("Anna", Character("expert")))
    keep_a_game(journal, crag, ("Bertil, junior",), face=6)
    keep_a_game(journal, yahtzee, ("Anna",), face=5)
    journal.close()
    return tmp_path


def run(capsys, folder, *words):
    status = main(["records", "--language", "en", "--data-dir", str(folder), *words])
    heard = capsys.readouterr()
    return status, heard.out.splitlines(), heard.err


def test_each_rule_set_has_its_ranking_in_columns_and_everybody_a_line(capsys, folder):
    status, lines, _ = run(capsys, folder)
    assert status == 0
    titles = [line for line in lines if line.endswith((" game", " games"))]
    assert titles == ["Yahtzee, 1 game", "Crag, 2 games"]
    start = lines.index("Crag, 2 games")
    heading, *rows = lines[start + 1 : start + 5]
    assert heading.split() == ["Best", "mean", "games", "won"]
    ends = [heading.index(word) + len(word) for word in heading.split()]
    for row in rows[:3]:
        assert all(row[end - 1].isdecimal() and row[end] == " " for end in ends)
    assert sorted(row[ends[-1] :].strip() for row in rows[:3]) == ["Anna", "Bertil, junior", "Expert"]
    assert any(line.startswith("Bertil, junior. Best ") for line in lines)


def test_no_line_of_the_table_is_longer_than_a_common_braille_display(capsys, folder):
    _, lines, _ = run(capsys, folder)
    table = [line for line in lines if line[:1].isdecimal() or line.startswith(" ")]
    assert len(table) == 6
    assert max(map(len, table)) <= 40


def test_one_rule_set_can_be_asked_for(capsys, folder):
    _, lines, _ = run(capsys, folder, "--rules", "yahtzee")
    assert lines[0] == "Yahtzee, 1 game"
    assert "" not in lines


def test_every_result_is_a_row_of_the_table_for_programs(capsys, folder):
    status, lines, _ = run(capsys, folder, "--csv")
    rows = list(csv.DictReader(lines))
    assert status == 0
    assert [(row["game"], row["player"], row["level"]) for row in rows if row["rules"] == "yahtzee"] == [
        ("3", "Anna", "")
    ]
    crag = {row["player"]: row for row in rows if row["rules"] == "crag"}
    assert set(crag) == {"Anna", "Expert", "Bertil, junior"}
    assert crag["Expert"]["level"] == "expert"
    assert crag["Bertil, junior"]["players"] == "1"


def test_data_tell_the_same_with_what_it_comes_to(capsys, folder):
    _, lines, _ = run(capsys, folder, "--json")
    yahtzee, crag = json.loads("\n".join(lines))
    assert (yahtzee["rules"], yahtzee["games"], crag["games"]) == ("yahtzee", 1, 2)
    (anna,) = yahtzee["players"]
    assert anna["best"]["points"] == yahtzee["results"][0]["points"]
    assert anna["jackpots"] == {"count": 1, "of": 1}
    assert {name for player in crag["players"] for name in player["against"]} == {"alone", "expert", "people"}


def test_only_one_form_is_written(capsys, folder):
    status, _, error = run(capsys, folder, "--json", "--csv")
    assert status == 2
    assert "--json and --csv cannot both be written" in error


@pytest.mark.parametrize(
    ("form", "said"),
    [("--json", ["[]"]), ("", ["No records yet: the first game that is finished begins them"])],
)
def test_without_a_game_that_is_told(capsys, tmp_path, form, said):
    assert run(capsys, tmp_path, *filter(None, [form])) == (0, said, "")


def test_a_file_that_is_none_is_told(capsys, tmp_path):
    (tmp_path / "games.db").write_bytes(b"nothing of this kind" * 100)
    status, _, error = run(capsys, tmp_path)
    assert status == 1
    assert "cannot be read" in error
