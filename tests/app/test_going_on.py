"""A game that was left is offered at the next start, and goes on where it stopped."""

import json
import subprocess

import pytest
from program import silent

TABLE = ("--rules", "yatzy", "--players", "Anna,Bertil", "--seed", "7")


def listed(program):
    return json.loads(program.run("games", "--json").out)


def test_in_the_middle_of_a_turn_with_what_was_kept(program):
    program.text(*TABLE, "--language", "en", typed="r\n1 2\nr\n")
    again = program.text("--language", "en", typed="1\n1\nd\nr\n")
    asked = next(line for line in again.lines if "?" in line and "Go on" in line)
    assert asked.startswith("Go on with Scandinavian Yatzy, Anna and Bertil, round 1?")
    assert any("one roll left. A three and a two kept" in line for line in again.lines)
    assert "No rolls left." in "\n".join(again.lines)
    (game,) = listed(program)
    assert (game["number"], game["finished"], game["dice"]) == (1, False, "seed 7, chance")


def test_in_swedish(program):
    program.text(*TABLE, "--language", "sv", typed="r\ne\n1\n\n")
    again = program.text("--language", "sv", typed="1\n1\n")
    assert any(line.startswith("Spela vidare på Yatzy, Anna och Bertil, runda 1?") for line in again.lines)
    assert any("Nu fortsätter Yatzy, Anna och Bertil." in line for line in again.lines)


def test_something_else_is_played_and_both_are_kept(program):
    program.text(*TABLE, "--language", "en", typed="r\n")
    program.text("--language", "en", "--players", "Cilla", "--rules", "crag", typed="r\n")
    again = program.text("--language", "en", typed="1\n2\n1\n1\nr\n")
    out = "\n".join(again.lines)
    assert "Go on with Crag, Cilla, round 1?" in out
    assert "2 unfinished games." in out
    assert "1. Crag, Cilla, round 1, today" in out
    assert [game["rules"] for game in listed(program)] == ["crag", "yatzy"]


def test_a_rule_file_that_is_gone_breaks_no_game(program, write):
    rules = write(
        "rulesets/mine.yaml",
        "id: mine\nextends: crag\nnames: {en: {title: My Own Crag}, sv: {title: Mitt eget}}\n",
    )
    program.text("--rules", "mine", "--players", "Anna", "--language", "en", typed="r\n")
    rules.unlink()
    again = program.text("--language", "en", typed="1\n1\ne\n1\n\n")
    assert any(line.startswith("Go on with My Own Crag, Anna, round 1?") for line in again.lines)
    assert any("round 2" in line for line in again.lines)
    assert program.run("games", "show", "1", "--language", "sv").lines[0].startswith("Mitt eget, Anna, i dag")


def test_a_finished_game_is_offered_no_more(program):
    typed = "r\ne\n1\n\n" * 13
    program.text("--rules", "crag", "--players", "Anna", "--language", "en", typed=typed)
    again = program.text("--language", "en", typed="1\n")
    assert not any("Go on with" in line for line in again.lines)
    assert [game["finished"] for game in listed(program)] == [True]
    assert "finished" in program.run("games", "--language", "en").lines[0]


@pytest.mark.parametrize(("answer", "left"), [("2", [1]), ("3", [])])
def test_leaving_keeps_a_game_or_throws_it_away(program, answer, left):
    out = program.text(*TABLE, "--language", "en", typed=f"r\nctrl+q\n{answer}\n").lines
    assert any(line.startswith("Leave? The game is kept.") for line in out)
    assert out[-1] == "Goodbye."
    assert [game["number"] for game in listed(program)] == left


def test_a_second_program_says_so_and_plays_on(program):
    pipe = subprocess.PIPE
    command = program.command("--text", *TABLE, "--language", "en")
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, env=silent(), text=True) as first:
        first.stdin.write("r\n")
        first.stdin.flush()
        while "left" not in first.stdout.readline():
            pass
        second = program.text(*TABLE, "--language", "en", typed="r\n")
        assert "Another game is open here" in "\n".join(second.lines)
        assert "2 rolls left" in "\n".join(second.lines)
        assert len(listed(program)) == 1
        refused = program.run("games", "delete", "1", "--language", "en")
        assert (refused.status, "nothing else may change" in refused.err) == (1, True)
        first.communicate(timeout=30)
    assert program.run("games", "delete", "1").status == 0
    assert listed(program) == []


def test_a_broken_file_of_games_is_set_aside_with_a_sentence(program, write):
    write("games.db", "no database at all" * 100)
    out = program.text(*TABLE, "--language", "en", typed="r\n").lines
    (told,) = [line for line in out if "cannot be read" in line]
    assert str(program.folder / "games.db.bad-1") in told
    assert len(listed(program)) == 1
