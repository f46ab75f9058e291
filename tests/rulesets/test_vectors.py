"""Vector files: every expectation of the rules page holds, and a wrong or malformed line is told."""

import csv
import shutil
from collections import Counter
from pathlib import Path

import pytest

from audio_yahtzee.rulesets import Library, library
from audio_yahtzee.rulesets.extends import SHIPPED
from audio_yahtzee.rulesets.vectors import run

VECTORS = Path(__file__).parent / "vectors.csv"
HEADING = "ruleset,filled,dice,box,points,bonus\n"


@pytest.fixture
def results(tmp_path, family):
    """Return a function that runs lines of text as a vector file."""

    def results(*lines, rules=family):
        path = tmp_path / "vectors.csv"
        path.write_text(HEADING + "".join(f"{line}\n" for line in lines), encoding="utf-8")
        return list(run(path, rules))

    return results


def test_every_vector_of_the_rules_page_holds(family):
    results = list(run(VECTORS, family))
    assert [result for result in results if not result.is_ok] == []
    assert len(results) == 772
    assert [result.line for result in results] == list(range(2, 774))


def test_the_rules_page_expects_something_of_every_rule_set_that_ships(family):
    with VECTORS.open(encoding="utf-8", newline="") as file:
        assert {line["ruleset"] for line in csv.DictReader(file)} == set(family.ids)


def test_rule_sets_that_are_not_installed_fail(tmp_path):
    for name in ("yahtzee", "yatzy"):
        shutil.copy(SHIPPED / f"{name}.yaml", tmp_path)
    results = list(run(VECTORS, Library(tmp_path)))
    assert Counter(result.is_ok for result in results) == {True: 45 + 24, False: 772 - 45 - 24}
    said = next(result.problem for result in results if not result.is_ok)
    assert said.id == "rulesets.vector_fault"
    assert (said.values["line"], said.values["problem"].id) == (47, "rulesets.unknown_rule_set")


@pytest.mark.parametrize(
    ("line", "got"),
    [
        ("yahtzee,,5-2-5-6-5,fives,16,0", "15 0"),
        ("yahtzee,,5-2-5-6-5,fives,illegal,0", "15 0"),
        ("yahtzee,fives=15,5-2-5-6-5,fives,15,0", "illegal 0"),
        ("yahtzee,yahtzee=50;fours=12,4-4-4-4-4,chance,20,0", "20 extra:100"),
        ("yahtzee,fours=20;fives=25,6-6-6-1-2,sixes,18,extra:35", "18 upper:35"),
        ("generala,,3-3-3-3-3,generala,win,0", "50 0"),
        ("generala,@roll=2,3-3-3-3-3,generala,win,0", "50 0"),
        ("generala,@roll=1,3-3-3-3-3,generala,50,0", "win 0"),
        ("double-yahtzee,yahtzee=50;@claim=0,4-4-4-4-4,chance,illegal,0", "20 0"),
        ("yahtzee,ones=3;@extra=2,,final,3,0", "203 0"),
        ("triple-yaht-c,ones@3=3;@extra@3=2,,final,3,0", "609 0"),
        ("balut,fours=12;fours=12,,final,24,rank:0", "24 rank:-2"),
    ],
)
def test_a_mismatch_says_what_was_expected_and_what_came(results, line, got):
    (result,) = results(line)
    assert not result.is_ok
    expected = " ".join(line.split(",")[4:])
    assert (result.line, result.expected, result.got) == (2, expected, got)
    said = result.problem
    assert said.id == "rulesets.vector_mismatch"
    assert {key: said.values[key] for key in ("line", "expected", "got")} == {
        "line": 2,
        "expected": expected,
        "got": got,
    }


def test_parts_of_a_bonus_may_stand_in_any_order(results):
    line = "kismet,ones=3;twos=6;threes=9;fours=12;fives=15,6-6-6-1-2,sixes,18,upper:35"
    upper = "yahtzee,yahtzee=50;ones=5;twos=10;threes=15;fours=20,5-5-5-5-5,fives,25,{}"
    both = results(line, upper.format("extra:100+upper:35"), upper.format("upper:35+extra:100"))
    assert [result.is_ok for result in both] == [True, True, True]


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("yahtzee,,1-1-1-1-1,ones,5", "vector_columns"),
        ("yahtzee", "vector_columns"),
        ("yatsy,,1-1-1-1-1,ones,5,0", "unknown_rule_set"),
        ("yahtzee,,1-1-1-1-1,ones,five,0", "vector_points"),
        ("yahtzee,,1-1-1-1-1,ones,5,", "vector_bonus"),
        ("yahtzee,,1-1-1-1,ones,5,0", "vector_dice"),
        ("yahtzee,,1-1-1-1-7,ones,5,0", "vector_dice"),
        ("yahtzee,,1-1-1-1-x,ones,5,0", "vector_dice"),
        ("yahtzee,,,ones,5,0", "vector_dice"),
        ("yahtzee,ones,1-1-1-1-1,ones,5,0", "vector_filled"),
        ("yahtzee,@rolls=1,1-1-1-1-1,ones,5,0", "vector_filled"),
        ("yahtzee,once=5,1-1-1-1-1,ones,5,0", "vector_cell"),
        ("yahtzee,,1-1-1-1-1,once,5,0", "vector_cell"),
        ("yahtzee,,1-1-1-1-1,ones@2,5,0", "vector_cell"),
        ("yahtzee,,1-1-1-1-1,ones@x,5,0", "vector_cell"),
        ("yahtzee,ones=5;ones=5,1-1-1-1-1,twos,5,0", "vector_overfull"),
        ("yahtzee,@extra@2=5,1-1-1-1-1,twos,5,0", "vector_column"),
        ("yahtzee,ones=5,1-1-1-1-1,final,5,0", "vector_final_dice"),
    ],
)
def test_a_malformed_line_fails_with_its_number_and_the_rest_is_checked(results, line, problem):
    first, second, third = results("yahtzee,,1-1-1-1-1,ones,5,0", line, "yatzy,,1-1-1-1-1,ones,5,0")
    assert first.is_ok
    assert third.is_ok
    assert (second.line, second.expected, second.got) == (3, "", "")
    assert second.problem.id == "rulesets.vector_fault"
    assert second.problem.values["line"] == 3
    assert second.problem.values["problem"].id.partition(".")[2] == problem


def test_a_broken_rule_set_fails_with_its_first_fault(results, rule_file, tmp_path):
    path = rule_file("id: mine\nextends: yatzy\nordr: free\n", folder=tmp_path / "own")
    (result,) = results("mine,,1-1-1-1-1,ones,5,0", rules=library(tmp_path / "own"))
    said = result.problem.values["problem"]
    assert said.id == "rulesets.vector_broken"
    assert (said.values["id"], said.values["fault"].values["file"]) == ("mine", str(path))


def test_blank_lines_are_passed_over_and_lines_still_counted(results):
    first, second = results("yahtzee,,1-1-1-1-1,ones,5,0", "", "yahtzee,,1-1-1-1-1,ones,4,0")
    assert (first.line, first.is_ok, second.line, second.is_ok) == (2, True, 4, False)


def said(result):
    """Return what is wrong, without its place: of a line of the file, or of the file."""
    values = result.problem.values
    return values["problem"] if "problem" in values else values["fault"]


@pytest.mark.parametrize(
    ("data", "line", "problem"),
    [
        (b"", 1, "vector_heading"),
        (b"yahtzee,,1-1-1-1-1,ones,5,0\n", 1, "vector_heading"),
        (HEADING.encode() + b"yahtzee,\xff\n", 2, "not_utf8"),
        (HEADING.encode() + b"\nyahtzee,\x00\n", 3, "unprintable"),
        (HEADING.encode() + b"yahtzee," + b"x" * 200_000 + b"\n", 2, "vector_csv"),
    ],
)
def test_a_file_that_is_none_is_one_failure(tmp_path, data, line, problem):
    path = tmp_path / "vectors.csv"
    path.write_bytes(data)
    (result,) = run(path, library())
    assert not result.is_ok
    assert result.line == result.problem.values["line"] == line
    assert said(result).id.partition(".")[2] == problem


def test_a_file_that_cannot_be_read_is_one_failure(tmp_path):
    for path, problem in ((tmp_path, "no_file"), (tmp_path / "none.csv", "not_found")):
        (result,) = run(path, library())
        assert not result.is_ok
        assert said(result).id.partition(".")[2] == problem
