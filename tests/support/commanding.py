"""Commands as they are typed, and what they write."""

import json
from typing import NamedTuple

from audio_yahtzee import cli

ONE_DIE = """\
id: one-die
dice: {count: 1}
turn: {rolls: 1}
sections: {all: {}}
boxes:
  chance: {in: all, want: any, score: all}
  sixes: {in: all, want: {face: 6}, score: matched}
"""
"""A game whose value is known without a program: see `ONE_DIE_VALUE`."""
ONE_DIE_VALUE = sum(max(face + 1, (6 if face == 6 else 0) + 3.5) for face in range(1, 7)) / 6
"""Into chance, and 1 in the mean for sixes; or into sixes, and 3.5 in the mean for chance."""


class Done(NamedTuple):
    """What came of a command."""

    status: int
    out: list[str]
    err: list[str]

    @property
    def data(self):
        return json.loads("\n".join(self.out))


class Commands:
    """Runs commands in a player's own folder."""

    def __init__(self, folder, capsys):
        self.folder = folder
        self._capsys = capsys

    def __call__(self, *words, language="en"):
        status = cli.main([*words, "--language", language, "--data-dir", str(self.folder)])
        found = self._capsys.readouterr()
        return Done(status, found.out.splitlines(), found.err.splitlines())

    def file(self, name, text):
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return str(path)
