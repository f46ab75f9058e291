"""Where the checkout lies, and what is written in it."""

import tomllib
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
CODE = ("audio_yahtzee", "tests")
TEXT = (".py", ".yaml", ".ftl", ".md", ".toml", ".csv", ".txt")
NAMED = ("LICENSE", ".gitignore", "run")
"""Suffixes and names of files that people write."""


@cache
def python_files():
    """Return every Python file of the program and its tests."""
    return sorted(path for folder in CODE for path in (ROOT / folder).rglob("*.py"))


@cache
def written_files():
    """Return every file that people write."""
    folders = (*CODE, "locales", "sounds", ".ci")
    found = [path for folder in folders for path in (ROOT / folder).rglob("*")]
    found += ROOT.glob("*")
    ours = (path for path in found if path.is_file() and (path.suffix in TEXT or path.name in NAMED))
    return sorted(path for path in ours if "__pycache__" not in path.parts)


@cache
def project():
    """Return what pyproject.toml says."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@cache
def text(name):
    """Return the text of a file of the checkout."""
    return (ROOT / name).read_text(encoding="utf-8")


def named(path):
    """Return how `path` is called in messages of tests."""
    return path.relative_to(ROOT).as_posix()
