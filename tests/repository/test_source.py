"""House rules that no linter knows."""

import ast
import re

import pytest
from checkout import ROOT, named, project, python_files, text, written_files

import audio_yahtzee

LONGEST = 400
NOQA = re.compile(r"# noqa(?P<codes>: [A-Z]+[0-9]+(, [A-Z]+[0-9]+)*)? *(?P<reason>--? .{8,})?")
IGNORE = re.compile(r"# type: ignore(?P<codes>\[[a-z-]+(, ?[a-z-]+)*\])? *(?P<reason># .{8,})?")
PERSONAL = re.compile(r"(?<![\w.])/(home|root|work|Users)/\w|\b[A-Z]:\\\\?Users", re.ASCII)
SKIPS = {"skip", "skipif", "xfail", "importorskip"}


def lines(paths):
    """Yield each line of `paths` with where it stands; this file knows what it looks for."""
    for path in paths:
        if path.name != "test_source.py":
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
                yield f"{named(path)}:{number}", line


def test_no_file_is_too_long_to_be_read():
    lengths = {named(path): len(path.read_text(encoding="utf-8").splitlines()) for path in python_files()}
    assert len(lengths) > 100
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


@pytest.mark.parametrize("pattern", [NOQA, IGNORE], ids=["noqa", "type: ignore"])
def test_every_ignore_has_its_codes_and_its_reason(pattern):
    found = [(place, pattern.search(line)) for place, line in lines(python_files())]
    ignores = [(place, match) for place, match in found if match]
    assert ignores
    assert [place for place, match in ignores if not (match["codes"] and match["reason"])] == []


def test_every_ignore_of_a_whole_folder_or_rule_has_its_reason():
    rules = r"^(?:ignore|\"[^\"]+\") = \[$(.*?)^\]$"
    lists = re.findall(rules, text("pyproject.toml"), re.MULTILINE | re.DOTALL)
    entries = [line for block in lists for line in block.splitlines() if line.strip()]
    assert len(entries) > 10
    assert [line for line in entries if "#" not in line] == []


def test_every_skip_has_its_reason():
    missing = []
    count = 0
    for path in (path for path in python_files() if "tests" in path.parts):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr in SKIPS
            ):
                continue
            count += 1
            told = any(keyword.arg == "reason" for keyword in node.keywords)
            if not told and not (node.func.attr == "skip" and node.args):
                missing.append(f"{named(path)}:{node.lineno}")
    assert count
    assert missing == []


def test_no_path_of_anybodys_machine_is_in_a_file():
    assert [place for place, line in lines(written_files()) if PERSONAL.search(line)] == []


def test_every_package_says_what_it_is_for():
    packages = sorted(ROOT.joinpath("audio_yahtzee").rglob("__init__.py"))
    assert len(packages) > 12
    for path in packages:
        assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))), named(path)


def test_every_room_is_on_the_map():
    rooms = {path.parent.name for path in ROOT.glob("audio_yahtzee/*/__init__.py")}
    told = set(re.findall(r"`(\w+)/`", text("CONTRIBUTING.md")))
    assert rooms <= told


def test_version_and_licence_are_the_same_everywhere():
    about = project()["project"]
    assert about["version"] == audio_yahtzee.__version__
    assert text("CHANGELOG.md").count(f"## {about['version']}") <= 1
    assert about["license"]["text"] == "GPL-3.0-or-later"
    assert "GNU GENERAL PUBLIC LICENSE" in text("LICENSE")
    assert "Version 3, 29 June 2007" in text("LICENSE")
    assert "version 3 or later" in text("README.md")
    assert any("GPLv3+" in classifier for classifier in about["classifiers"])


def test_fonts_lie_beside_their_licence():
    for font in ROOT.joinpath("audio_yahtzee").rglob("*.ttf"):
        assert (font.parent / "OFL.txt").exists()
