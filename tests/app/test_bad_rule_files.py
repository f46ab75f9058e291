"""Rule set files that cannot be played, wherever they are met: told in a sentence, and the game goes on."""

import io
import random
import sys

import pytest

from audio_yahtzee import app, cli
from audio_yahtzee.commands import Options
from audio_yahtzee.house import furnish

SOUND = "id: sound\nextends: yatzy\n"


def put(path, content):
    path.write_bytes(content if isinstance(content, bytes) else content.encode())


def chain(folder):
    """A file upon a file upon a file, more than anybody needs."""
    for number in range(60):
        put(folder / f"c{number}.yaml", f"id: c{number}\nextends: c{number + 1}\n")
    put(folder / "c60.yaml", "id: c60\nextends: yatzy\n")
    put(folder / "bad.yaml", "id: bad\nextends: c0\n")


def circle(folder):
    put(folder / "bad.yaml", "id: bad\nextends: worse\n")
    put(folder / "worse.yaml", "id: worse\nextends: bad\n")


BAD = {
    "a folder": (lambda folder: (folder / "bad.yaml").mkdir(), "no file, but a folder"),
    "no text": (lambda folder: put(folder / "bad.yaml", random.Random(1).randbytes(3000)), "not UTF-8"),
    "huge": (lambda folder: put(folder / "bad.yaml", b"x: y\n" * 100_000), "larger than 256 KiB"),
    "a link to nowhere": (lambda folder: (folder / "bad.yaml").symlink_to("nowhere"), "no such file"),
    "a link to itself": (lambda folder: (folder / "bad.yaml").symlink_to("bad.yaml"), "cannot be read"),
    "empty": (lambda folder: put(folder / "bad.yaml", ""), "The file is empty"),
    "a list": (lambda folder: put(folder / "bad.yaml", "- a\n"), "is one mapping"),
    "another id": (
        lambda folder: put(folder / "bad.yaml", "id: mine\nextends: yatzy\n"),
        "must be mine.yaml",
    ),
    "circle": (circle, "in a circle"),
    "chain": (chain, "More than 20 rule sets"),
}
if sys.platform == "win32":
    BAD = {name: case for name, case in BAD.items() if "link" not in name}


@pytest.fixture
def own(tmp_path):
    folder = tmp_path / "rulesets"
    folder.mkdir()
    put(folder / "sound.yaml", SOUND)
    return folder


@pytest.mark.parametrize("name", BAD)
def test_in_the_players_folder_it_is_left_out_and_the_rest_is_played(tmp_path, own, name):
    make, told = BAD[name]
    make(own)
    target = io.StringIO()
    options = Options(text=True, rules="sound", seats=("Anna",))
    assert app.play(furnish(tmp_path, "en"), options, source=io.StringIO("r\n"), target=target) == 0
    said = target.getvalue()
    # Of a chain of files each one has its fault.
    assert told in said or "faults. The command" in said
    assert "2 rolls left." in said
    games = app.playable(furnish(tmp_path, "en"), None)
    assert {"sound", "yatzy"} <= {rules.id for rules in games}
    assert "bad" not in {rules.id for rules in games}


@pytest.mark.parametrize("name", BAD)
def test_asked_for_by_name_it_is_told_why_not(tmp_path, own, capsys, name):
    make, told = BAD[name]
    make(own)
    assert (
        cli.main(["--text", "--rules", "bad", "--language", "en", "--data-dir", str(tmp_path)]) == cli.MISUSED
    )
    assert told in "".join(capsys.readouterr())


@pytest.mark.parametrize("name", [name for name in BAD if name != "another id"])
def test_asked_for_by_path_it_is_told_why_not(tmp_path, own, capsys, name):
    """What lies elsewhere may be called anything."""
    make, told = BAD[name]
    make(tmp_path)
    assert cli.main(["rules", "show", str(tmp_path / "bad.yaml"), "--language", "en"]) != 0
    assert told in "".join(capsys.readouterr())


@pytest.mark.parametrize("name", ["rulesets", "notes.txt"])
def test_what_is_no_yaml_file_is_told_so(tmp_path, own, capsys, name):
    (tmp_path / "notes.txt").touch()
    words = ("--rules", str(tmp_path / name), "--text", "--language", "en", "--data-dir", str(tmp_path))
    assert cli.main(words) == cli.MISUSED
    assert "ends in .yaml" in "".join(capsys.readouterr())


@pytest.mark.skipif(sys.platform == "win32", reason="rights of POSIX")
def test_a_folder_that_may_not_be_looked_into_is_as_good_as_none(tmp_path, own):
    own.chmod(0)
    try:
        assert len(app.playable(furnish(tmp_path, "en"), None)) >= 28
    finally:
        own.chmod(0o700)
