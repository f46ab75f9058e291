"""The commands for rule authors, as a rule author reads them."""

import json
from pathlib import Path

import pytest

from audio_yahtzee.language.catalogue import Catalogue
from audio_yahtzee.resources import folder
from audio_yahtzee.rulesets import library
from audio_yahtzee.tools import rules

MINE = """\
extends: yahtzee
id: {id}
family: ours
boxes:
  two_ones: {{in: lower, want: {{kinds: [2]}}, score: matched}}
"""
HEADING = "ruleset,filled,dice,box,points,bonus\n"


@pytest.fixture
def run(tmp_path):
    """Return a function that runs a command and returns its exit status and lines."""

    def command(function, asked=None, language="en"):
        lines = []
        tell = rules.Teller(Catalogue(folder("locales")), language, lines.append)
        arguments = () if asked is None else (asked,)
        status = function(*arguments, library(tmp_path), tell)
        return status, [line.replace(f"{tmp_path}/", "") for line in lines]

    return command


@pytest.fixture
def write(tmp_path):
    def written(name, text):
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return written


def test_the_list_names_families_ids_and_rule_sets(run):
    status, lines = run(rules.list_rules)
    assert status == 0
    assert {"Yahtzee:", "Yatzy:", "Kniffel:", "yahtzee: Yahtzee", "yatzy: Scandinavian Yatzy"} <= set(lines)
    assert lines.index("yahtzee: Yahtzee") > lines.index("Yahtzee:")
    assert len(lines) == 28 + 7
    assert "yatzy: Yatzy" in run(rules.list_rules, language="sv")[1]


def test_a_players_own_rule_set_is_listed_by_its_own_name_or_else_by_its_id(run, write):
    write(
        "mine.yaml", MINE.format(id="mine") + "names: {en: {title: Two by two, two_ones: a pair at last}}\n"
    )
    write("other-one.yaml", MINE.format(id="other-one"))
    status, lines = run(rules.list_rules)
    assert status == 0
    assert lines[-3:] == ["Ours:", "mine: Two by two", "other-one: other one"]


def test_the_list_ends_with_the_faults_of_broken_files(run, write):
    write("mine.yaml", "id: mine\nextends: yatzi\n")
    status, lines = run(rules.list_rules)
    assert status == 1
    assert "yatzy: Scandinavian Yatzy" in lines
    assert lines[-1].startswith("mine.yaml, line 2, column 10: There is no rule set yatzi to extend.")


def test_a_card_is_shown_as_sentences(run):
    status, lines = run(rules.show_rules, "yatzy")
    assert status == 0
    assert "Scandinavian Yatzy" in lines[0]
    assert any("50" in line and "63" in line for line in lines)
    assert all(line.endswith(".") for line in lines)
    boxes = [line for line in lines if "full house" in line.lower()]
    assert len(boxes) == 1


@pytest.mark.parametrize("asked", ["path", "id"])
def test_a_variant_is_shown_with_what_differs_first(run, write, asked):
    path = write("mine.yaml", MINE.format(id="mine"))
    status, lines = run(rules.show_rules, str(path) if asked == "path" else "mine")
    assert status == 0
    assert lines[:4] == [
        "Mine.",
        "Like Yahtzee, but:",
        "With two ones: two equal dice, pays the sum of those dice.",
        "In full:",
    ]
    assert run(rules.show_rules, "kniffel", "sv")[1][1] == "Samma regler som Enkel Yahtzee."


def test_what_a_file_extends_is_named_even_where_it_lies_beside_it_alone(run, write, tmp_path):
    beside = tmp_path / "beside"
    beside.mkdir()
    write("beside/base.yaml", MINE.format(id="base"))
    path = write("beside/mine.yaml", "id: mine\nextends: base\nturn: {rolls: 2}\n")
    assert run(rules.show_rules, str(path))[1][:3] == [
        "Mine.",
        "Like base, but:",
        "2 rolls a turn, instead of 3.",
    ]


def test_a_card_is_shown_in_the_language_asked_for(run):
    english, swedish = run(rules.show_rules, "yatzy")[1], run(rules.show_rules, "yatzy", "sv")[1]
    assert len(english) == len(swedish)
    assert not set(english) & set(swedish)


def test_a_rule_set_file_is_shown_by_its_path_even_if_nothing_in_it_has_a_name(run, write):
    path = write("mine.yaml", MINE.format(id="mine"))
    for asked in (str(path), "mine"):
        status, lines = run(rules.show_rules, asked)
        assert status == 0
        assert lines[0].startswith("Mine")
        assert any(line.startswith("Two ones") for line in lines)


def test_an_unknown_rule_set_is_told_with_what_may_have_been_meant(run):
    assert run(rules.show_rules, "jatzy") == (1, ["There is no rule set jatzy. Did you mean yatzy?"])


@pytest.mark.parametrize("asked", ["path", "id"])
def test_a_broken_rule_set_is_not_shown_but_its_faults_are(run, write, asked):
    path = write("mine.yaml", "extends: yahtzee\nid: mine\nturn: {rolls: many}\ndice: {cuont: 5}\n")
    status, lines = run(rules.show_rules, str(path) if asked == "path" else "mine")
    assert status == 1
    assert [line.partition(": ")[0] for line in lines] == [
        "mine.yaml, line 3, column 15",
        "mine.yaml, line 4, column 8",
    ]


def test_a_path_to_no_file_is_told(run, tmp_path):
    assert run(rules.show_rules, str(tmp_path / "none.yaml")) == (
        1,
        ["none.yaml: There is no such file."],
    )


NAMED = MINE + "names: {{en: {{title: Two by two, family: Ours, two_ones: a pair}}}}\n"
PLAY = "Play it: audio-yahtzee --rules mine.yaml"


def test_a_sound_file_has_no_faults_and_is_to_be_played(run, write):
    path = write("mine.yaml", NAMED.format(id="mine"))
    assert run(rules.check_file, path) == (0, ["mine.yaml: no faults.", PLAY])
    assert run(rules.check_file, path, "sv") == (
        0,
        ["mine.yaml: inga fel.", "Spela efter den: audio-yahtzee --rules mine.yaml"],
    )


def test_of_a_sound_file_what_has_no_name_is_told(run, write):
    colors = "dice: {colors: {red: [1, 2, 3], teal: [4, 5, 6]}}\nsections: {lucky: {}}\n"
    path = write("mine.yaml", MINE.format(id="mine").replace("lower", "lucky") + colors)
    assert run(rules.check_file, path)[1][1:] == [
        "Without a name, and so said as written: two_ones, colors.teal, title and sections.lucky.",
        PLAY,
    ]


def test_of_a_sound_file_a_name_that_is_not_used_is_told(run, write):
    path = write("mine.yaml", NAMED.format(id="mine").replace("family: ours", "family: kniffel"))
    assert "family: kniffel" in path.read_text("utf-8")
    for _ in range(2):
        assert run(rules.check_file, path)[1][1] == (
            "The family keeps the name that the game has for it: Kniffel."
        )
        run(rules.list_rules)


def test_a_sound_file_may_call_otherwise_what_the_game_knows(run, write):
    path = write("mine.yaml", NAMED.format(id="mine").replace("two_ones: a", "chance: luck, two_ones: a"))
    assert run(rules.check_file, path)[1][1:] == [PLAY]
    for asked in (str(path), "mine"):
        told = run(rules.show_rules, asked)[1]
        assert [line for line in told if line.startswith(("Luck", "Chance"))] == [
            "Luck: the sum of all dice, whatever they are."
        ]
    assert not [line for line in run(rules.show_rules, "kniffel-joker")[1] if "further yahtzee" in line]


def test_of_a_sound_file_that_its_name_is_not_its_id_is_told(run, write):
    lines = run(rules.check_file, write("other.yaml", NAMED.format(id="mine")))[1]
    assert lines[1] == "The rule set is called mine, so its file must be mine.yaml."


def test_of_a_sound_file_with_expectations_beside_it_these_are_to_be_tested(run, write):
    path = write("mine.yaml", NAMED.format(id="mine"))
    write("mine.csv", f"{HEADING}mine,,1-1-2-3-4,two_ones,2,0\n")
    assert run(rules.check_file, path)[1][1:] == [
        "mine.csv lies beside it. Test it: audio-yahtzee rules test mine.csv"
    ]


@pytest.mark.parametrize("language", ["en", "sv"])
def test_the_schema_for_editors_is_written_in_the_language_asked_for(language):
    lines = []
    assert rules.print_schema(rules.Teller(Catalogue(folder("locales")), language, lines.append)) == 0
    schema = json.loads("\n".join(lines))
    told = schema["else"]["properties"]["tie"]["description"]
    assert told.startswith({"en": "What settles a tie", "sv": "Vad som avgör"}[language])


def test_all_faults_of_a_file_are_told_at_once(run, write):
    path = write("mine.yaml", "extends: yahtzee\nid: mine\nturn: {rolls: many}\ndice: {cuont: 5}\n")
    status, lines = run(rules.check_file, path)
    assert status == 1
    assert len(lines) == 2
    assert 'found the text "many"' in lines[0]
    assert "Did you mean dice.count?" in lines[1] or "Did you mean count?" in lines[1]


def test_a_file_that_is_not_there_has_one_fault(run):
    status, lines = run(rules.check_file, Path("nowhere.yaml"))
    assert (status, len(lines)) == (1, 1)


def test_a_vector_file_that_holds_ends_with_the_count(run, write):
    path = write("v.csv", f"{HEADING}yatzy,,1-1-2-3-4,one_pair,2,0\nyahtzee,,6-6-6-6-6,yahtzee,50,0\n")
    assert run(rules.test_file, path) == (0, ["2 passed, 0 failed"])


def test_each_mismatch_of_a_vector_file_is_told_with_what_was_expected_and_got(run, write):
    path = write(
        "v.csv",
        f"{HEADING}yatzy,,1-1-2-3-4,one_pair,2,0\nyatzy,,1-1-2-3-4,one_pair,3,0\nchess,,1-1-2-3-4,one_pair,2,0\n",
    )
    status, lines = run(rules.test_file, path)
    assert status == 1
    assert lines[0] == "Line 3, yatzy, 1-1-2-3-4 in one_pair: expected 3 0, got 2 0"
    assert lines[1].startswith("Line 4: There is no rule set chess.")
    assert lines[2:] == ["1 passed, 2 failed"]


def test_rule_sets_beside_a_vector_file_are_found_after_those_of_the_library(run, write, tmp_path):
    beside = tmp_path / "beside"
    beside.mkdir()
    write("beside/base.yaml", MINE.format(id="base"))
    write("beside/mine.yaml", MINE.format(id="mine").replace("extends: yahtzee", "extends: base"))
    write("beside/yatzy.yaml", MINE.format(id="yatzy"))
    lines = ["mine,,1-1-2-3-4,two_ones,2,0", "yatzy,,1-1-2-3-4,one_pair,2,0"]
    path = write("beside/mine.csv", HEADING + "\n".join(lines))
    assert run(rules.test_file, path) == (0, ["2 passed, 0 failed"])


def test_a_vector_file_beside_which_rule_sets_lie_may_be_named_without_its_folder(
    run, write, tmp_path, monkeypatch
):
    (tmp_path / "rules").mkdir()
    write("rules/mine.yaml", MINE.format(id="mine"))
    write("rules/v.csv", f"{HEADING}mine,,1-1-2-3-4,two_ones,2,0\n")
    monkeypatch.chdir(tmp_path / "rules")
    assert run(rules.test_file, Path("v.csv")) == (0, ["1 passed, 0 failed"])


def test_a_vector_file_that_is_not_there_fails_and_is_named(run):
    status, lines = run(rules.test_file, Path("nowhere.csv"))
    assert status == 1
    assert lines[0] == "nowhere.csv: There is no such file."
    assert lines[-1] == "0 passed, 1 failed"
