"""What is written after the program's name, as the whole program takes it."""

import subprocess
import sys

import pytest
from program import silent

BAD = [
    (("--rulse", "yatzy"), "--rules"),
    (("--rules",), "--rules"),
    (("--rules", "yatsy"), "yatzy"),
    (("--rules", "no/such/file.yaml"), "file.yaml"),
    (("--players", "Anna,,Bo"), "--players"),
    (("--players", ",".join("abcdefghijklmnopqrstu")), "20"),
    (("--players", "Anna,anna"), "anna"),
    (("--seed", "many"), "many"),
    (("--dice", "no/such/file"), "no/such/file"),
    (("--dice-style", "positions"), "position"),
    (("play",), "play"),
    (("rules", "shw"), "show"),
    (("rules", "show"), "rules show"),
    (("demo", "--record"), "--record"),
    (("demo", "extra"), "extra"),
    (("doctor", "--seed", "1"), "--seed"),
    (("--text=yes",), "--text"),
]


@pytest.mark.parametrize(("arguments", "named"), BAD, ids=[" ".join(words)[:25] for words, _ in BAD])
def test_a_bad_argument_is_told_in_a_sentence_and_nothing_is_played(program, arguments, named):
    # A command first: "--text" before it would be a fault of its own.
    extra = () if arguments[0] in {"rules", "demo", "doctor", "play"} else ("--text",)
    done = program.run(*arguments, *extra, "--language", "en", typed="r\n")
    assert done.status == 2
    assert named in done.err
    assert done.out == ""
    assert all(line.endswith((".", "?", ":")) or "audio-yahtzee" in line for line in done.err.splitlines())
    assert not (program.folder / "settings.yaml").exists()


@pytest.mark.parametrize("option", ["--players", "--duel", "--dice", "--rules"])
def test_what_is_endless_is_told_by_its_beginning(program, option):
    told = program.run(option, "Anna" + "x" * 10_000, "--text", "--language", "en").err.casefold()
    assert "annax" in told
    assert "x" * 300 not in told


def test_faults_are_told_in_the_language_asked_for(program):
    english = program.run("--rulse", "--language", "en").err
    swedish = program.run("--rulse", "--language", "sv").err
    assert english
    assert swedish
    assert not set(english.splitlines()) & set(swedish.splitlines())


def test_a_language_that_is_not_there_is_told_and_the_game_goes_on_in_english(program):
    game = program.text("--language", "tlh", "--players", "Anna", "--rules", "yatzy", typed="r\n")
    assert game.status == 0
    assert "There is no language tlh here, so this is English." in game.lines
    assert "Anna, round 1." in game.lines


def test_a_demonstration_can_be_read_in_plain_text(program):
    done = program.run("demo", "--text", "--seed", "1", "--language", "en")
    assert done.status == 0
    assert done.lines[0] == "A demonstration: two computers play."
    assert any(" wins with " in line for line in done.lines)
    assert done.err == ""


@pytest.mark.parametrize("arguments", [("--help",), ("rules", "--help"), ("demo", "-h"), ("--version",)])
def test_help_and_version_are_told_and_that_is_all(program, arguments):
    done = program.run(*arguments)
    assert done.status == 0
    assert done.err == ""
    assert "audio-yahtzee" in done.out.lower()


def test_every_option_of_the_readme_is_in_the_help(program):
    helped = program.run("--help").out
    options = ("text", "rules", "language", "players", "seed", "dice", "dice-style", "data-dir")
    for option in options:
        assert f"--{option}" in helped
    for command in ("rules", "demo", "doctor"):
        assert command in helped


@pytest.mark.parametrize("style", ["position", "keep", "release"])
def test_a_dice_style_decides_what_a_digit_does(program, write, style):
    dice = write("dice.txt", "2 2 5 6 1 " + "3 " * 20)
    table = ("--players", "Anna", "--rules", "yatzy", "--language", "en", "--dice", str(dice))
    game = program.text(*table, "--dice-style", style, typed="r\n2\nr\n")
    # By place the second die is kept, by face the first two; where all are kept, one two is released.
    rerolled = {"position": 4, "keep": 4, "release": 1}[style]
    fallen = game.lines[-2]
    assert fallen.lower().count("three") == rerolled, game.out


def test_a_rule_set_can_be_given_as_a_file(program, write):
    own = write("elsewhere/mine.yaml", "id: mine\nextends: yatzy\nnames: {en: {title: My Own Yatzy}}\n")
    game = program.text("--rules", str(own), "--players", "Anna", "--language", "en", typed="r\n")
    assert "My Own Yatzy. Anna." in game.lines


def test_the_names_of_computers_are_known_in_both_languages(program):
    game = program.text("--players", "Åsa,datorn", "--rules", "yatzy", "--language", "sv", typed="r\n")
    assert "Yatzy. Åsa och Datorn." in game.lines


def test_it_is_a_module_too(tmp_path):
    done = subprocess.run(
        [sys.executable, "-m", "audio_yahtzee", "rules", "--data-dir", str(tmp_path)],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=silent(),
        check=True,
    )
    assert "yatzy: Scandinavian Yatzy" in done.stdout
