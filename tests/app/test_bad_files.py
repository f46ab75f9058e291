"""Files of the player's that are broken: named, passed over, and never written over."""

import os
import random
import sys

import pytest

TABLE = ("--players", "Anna", "--rules", "yatzy", "--language", "en")
NONSENSE = random.Random(1).randbytes(10_000_000)
BROKEN = {
    "settings.yaml": "language: sv\nrate: loud\nmuted: {}\n",
    "keymap.yaml": "table:\n  roll: [r]\n  dice: [r]\n",
    "rulesets/mine.yaml": "id: mine\nextends: yatzi\n",
}


def told_of(game, path):
    """Return the lines of a game that name `path`."""
    return [line for line in game.lines if str(path) in line]


@pytest.mark.parametrize("name", BROKEN)
@pytest.mark.parametrize("content", ["broken", "10 MB of nonsense", "deep"])
def test_the_file_is_named_the_game_goes_on_and_the_file_stays(program, write, name, content):
    contents = {"broken": BROKEN[name], "10 MB of nonsense": NONSENSE, "deep": "[" * 100_000}
    path = write(name, contents[content])
    before = path.read_bytes()
    game = program.text(*TABLE, typed="r\n")
    assert game.status == 0
    # A file that is too large is no file of this kind: no line of it is worth naming.
    named = str(path) if content == "10 MB of nonsense" else f"{path}, line "
    assert any(named in line for line in told_of(game, path)), game.out[:1500]
    assert any(line.endswith("2 rolls left.") for line in game.lines)
    kept = [other.read_bytes() for other in path.parent.iterdir() if other.name.startswith(path.name)]
    assert before in kept, "the player's own text is gone"


def test_what_is_sound_in_the_settings_is_used(program, write):
    path = write("settings.yaml", BROKEN["settings.yaml"])
    game = program.text("--players", "Anna", "--rules", "yatzy", typed="r\n")
    assert "Anna, runda 1." in game.lines
    assert "rad 2" in told_of(game, path)[0]


def test_a_key_with_two_meanings_is_told_with_both(program, write):
    write("keymap.yaml", BROKEN["keymap.yaml"])
    game = program.text(*TABLE, typed="r\n")
    clash = next(line for line in game.lines if "two meanings" in line)
    assert "roll" in clash
    assert "dice" in clash


def test_own_keys_work(program, write):
    write("keymap.yaml", "table:\n  roll: [w]\n")
    game = program.text(*TABLE, typed="w\nr\n")
    assert any(line.endswith("2 rolls left.") for line in game.lines)
    assert any(line.startswith(("R:", "R ")) for line in game.lines)


def test_a_broken_language_of_the_players_is_named_by_the_doctor(program, write):
    path = write("locales/en/own.ftl", "turn-begins = { $name\n")
    game = program.text(*TABLE, typed="r\n")
    assert "Anna, round 1." in game.lines
    assert any(line.startswith(f"{path}, line 1") for line in program.run("doctor").out.splitlines())


def test_faults_in_languages_of_the_players_are_counted_once_at_the_start(program, write, words):
    write("locales/sv/own.ftl", "turn-begins = { $name\ngame-x = { \nleave-goodbye = Hej\n")
    write("locales/nb/meta.yaml", "naem: norsk\nname: norsk\n")
    write("locales/nb/own.ftl", "input-ended = Slutt\n")
    game = program.text(*TABLE, typed="r\n")
    told = words("en", "app.broken_language", count=3)
    assert "3 faults" in told
    assert game.out.count(f"{told}.\n") == 1


def test_languages_without_faults_are_no_news(program, write):
    write("locales/nb/own.ftl", "input-ended = Slutt\n")
    assert "language files" not in program.text(*TABLE, typed="r\n").out


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and links of POSIX")
def test_links_in_a_circle_are_told_and_the_game_goes_on(program):
    program.folder.mkdir()
    for name in ("settings.yaml", "keymap.yaml"):
        (program.folder / name).symlink_to(name)
    game = program.text(*TABLE, typed="f6\nr\n")
    assert game.status == 0
    for name in ("settings.yaml", "keymap.yaml"):
        assert any("symbolic links" in line for line in told_of(game, program.folder / name))
        assert (program.folder / name).is_symlink()
    assert any(line.endswith("2 rolls left.") for line in game.lines)


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and links of POSIX")
def test_pipes_where_files_should_be_stop_nothing(program):
    for name in (*BROKEN, "locales/sv/own.ftl", "locales/sv/meta.yaml", "sounds/mine/pack.yaml"):
        (program.folder / name).parent.mkdir(parents=True, exist_ok=True)
        os.mkfifo(program.folder / name)
    game = program.text(*TABLE, typed="r\n")
    assert game.status == 0
    for name in BROKEN:
        assert told_of(game, program.folder / name), name
    assert program.run("doctor").status == 0


def test_a_folder_whose_name_is_too_long_is_told_in_a_sentence(program):
    program.folder = program.folder / ("x" * 300)
    game = program.text(*TABLE, typed="f6\nr\n")
    assert any("too long" in line for line in game.lines)


def test_a_language_of_the_players_needs_no_more_than_a_folder(program, write):
    write("locales/nb/table.ftl", "input-ended = Slutt. Ha det\n")
    game = program.text("--players", "Anna", "--rules", "yatzy", "--language", "nb", typed="")
    assert game.lines[-1] == "Slutt. Ha det."


def test_settings_that_cannot_be_kept_are_told_and_the_game_goes_on(program):
    program.folder.mkdir()
    (program.folder / "settings.yaml").mkdir()
    game = program.text(*TABLE, typed="r\n")
    assert game.status == 0
    assert any("settings" in line for line in game.lines)
    assert any(line.endswith("2 rolls left.") for line in game.lines)
