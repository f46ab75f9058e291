"""What the README promises, the program does."""

import doctest
import re
import subprocess
import sys

import pytest
import yaml
from checkout import ROOT, project, text

from audio_yahtzee.commands import Command

SIGNS = {
    "/": "slash",
    "digits": "digit",
    "a digit": "digit",
    "1 to 5": "digit",
    "or the key left of 1": "grave",
}
BESIDE = {"up", "down", "home", "end"}
"""Keys that the row of Tab names in its sentence: "arrows, Home and End move"."""


def chords(cell):
    """Return the keys that a cell of the README's table names, as keymap.yaml writes them."""
    keys, _, shifted = cell.partition(" (Shift:")
    found = {chord(key) for key in keys.split(",")}
    return found | ({f"shift+{key}" for key in found} if shifted else set())


def chord(key):
    """Return one key of the README as keymap.yaml writes it."""
    key = key.strip()
    key = SIGNS.get(key, key).replace(" and a digit", "+digit").lower()
    # "D D" is the same key, pressed twice.
    return key.split()[0]


def test_the_keys_of_the_readme_are_those_of_the_keymap():
    rows = re.findall(
        r"^\| ([^|]+) \| [^|]+ \|$", text("README.md").split("## Keys")[1].split("\n## ")[0], re.MULTILINE
    )
    told = {key for row in rows[1:] for key in chords(row)} | BESIDE
    keymap = yaml.safe_load(text("audio_yahtzee/controls/keymap.yaml"))
    bound = {
        key for layer in ("always", "table", "position") for keys in keymap[layer].values() for key in keys
    }
    assert told - {"---"} == bound


def test_the_library_is_used_as_shown():
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 8
    assert result.failed == 0


def test_each_of_the_two_commands_is_one_line():
    for name, end in (("start", ".venv/bin/audio-yahtzee"), ("test", "pytest -q -n 2")):
        parts = text("README.md").split(f"<!-- {name} command -->")
        assert len(parts) == 2
        block = re.search(r"```sh\n(.*?)\n```", parts[1], re.DOTALL)[1]
        assert "\n" not in block
        assert block.startswith("python3 -m venv .venv && ")
        assert block.endswith(end)


@pytest.mark.skipif(sys.platform == "win32", reason="the checks run on Debian")
def test_the_checks_run_the_test_command_of_the_readme():
    extraction = re.search(r"^command=\$\((awk .*)\)$", text(".ci/run"), re.MULTILINE)[1]
    found = subprocess.run(
        ["bash", "-c", extraction], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()
    assert found in text("README.md").splitlines()
    assert found.endswith("pytest -q -n 2")
    assert 'bash -c "$command"' in text(".ci/run")


def test_every_command_and_option_is_told():
    readme = text("README.md")
    usage = readme.split("## Commands")[1].split("```")[1]
    for command in Command:
        assert command is Command.PLAY or command.value.split()[-1] in usage
    texts = "\n".join(path.read_text(encoding="utf-8") for path in ROOT.glob("locales/en/*.ftl"))
    options = re.findall(r"^cli-option_(\w+) =", texts, re.MULTILINE)
    assert len(options) > 6
    for option in options:
        assert f"--{option.replace('_', '-')}" in usage or option in {"help", "version", "elsewhere"}


def test_every_dependency_has_its_licence_told():
    licences = text("README.md").split("## Licences")[1].lower()
    for dependency in project()["project"]["dependencies"]:
        name = re.split(r"[<>=;\[ ]", dependency)[0]
        assert name.lower() in licences, name


def test_every_file_it_links_to_is_there():
    links = re.findall(r"\]\((?!https?:)([^)#]+)\)", text("README.md") + text("CONTRIBUTING.md"))
    assert links
    for link in links:
        assert (ROOT / link).exists(), link
