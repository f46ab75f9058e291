"""A game as it was played: its rules, its commands and the faces that chance gave."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from audio_yahtzee.game.commands import Command, parse_command
from audio_yahtzee.game.engine import Step, apply, start

if TYPE_CHECKING:
    from audio_yahtzee.game.dice import Faces
    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.game.state import State


_CHANGES = "changes"
_COMPILED = "compiled"


class WrongLine(ValueError):  # noqa: N818 -- reads as the fact it states
    """A text is no record. `number` is that of the line that is wrong, from 1."""

    def __init__(self, number: int, problem: str) -> None:
        super().__init__(f"line {number}: {problem}")
        self.number = number


@dataclass(frozen=True, slots=True)
class Move:
    """A command, and the faces rolled by it. Written `keep 1 3`, or `roll = 2 5 5`."""

    command: Command
    faces: Faces = ()

    def __str__(self) -> str:
        if not self.faces:
            return str(self.command)
        return f"{self.command} = {' '.join(map(str, self.faces))}"

    @classmethod
    def parse(cls, text: str) -> Move:
        """Return the move written `text`; raises ValueError saying what was found."""
        command, _, faces = text.partition("=")
        words = faces.split()
        if not all(word.isascii() and word.isdecimal() for word in words):
            raise ValueError(f"faces are numbers with spaces between: {text!r}")
        return cls(parse_command(command), tuple(map(int, words)))


@dataclass(frozen=True, slots=True)
class Record:
    """All that is needed to play a game again, given its rule set."""

    rules_id: str
    fingerprint: str
    """Of the compiled rules it was played under."""
    players: int
    moves: tuple[Move, ...] = ()
    changes: str = ""
    """What the players had changed about the rule set, as its `overlay`; the fingerprint has it in."""
    compiled: str = ""
    """The rules themselves, as `storing.written_rules` has them; empty where whoever reads it has them."""

    def __str__(self) -> str:
        given = {_CHANGES: self.changes, _COMPILED: self.compiled}
        inner = [f"{word} {data}" for word, data in given.items() if data]
        head = [f"rules {self.rules_id} {self.fingerprint}", *inner, f"players {self.players}"]
        return "\n".join([*head, *map(str, self.moves)]) + "\n"

    @classmethod
    def parse(cls, text: str) -> Record:
        """Return the record written `text`; raises WrongLine."""
        lines = list(enumerate(text.splitlines(), start=1))
        changes, compiled = _taken(lines, _CHANGES), _taken(lines, _COMPILED)
        match [line.split() for _, line in lines[:2]]:
            case [["rules", rules_id, fingerprint], ["players", players]] if (
                players.isascii() and players.isdecimal()
            ):
                pass
            case _:
                raise WrongLine(1, "a record begins with the lines: rules ID FINGERPRINT, players N")
        moves: list[Move] = []
        for number, line in lines[2:]:
            try:
                moves.append(Move.parse(line))
            except ValueError as error:
                raise WrongLine(number, str(error)) from error
        return cls(rules_id, fingerprint, int(players), tuple(moves), changes, compiled)

    def steps(self, rules: RuleSet) -> Iterator[Step]:
        """Yield the start and every step that follows.

        Raises ValueError when `rules` are not the ones this was played under, or a move is not legal.
        """
        if rules.fingerprint != self.fingerprint:
            raise ValueError(f"played under {self.rules_id} {self.fingerprint}, got {rules.fingerprint}")
        return replay(rules, self.players, self.moves)


def _taken(lines: list[tuple[int, str]], word: str) -> str:
    """Take the second of `lines` if it is that of `word`, and return its data; nothing where it is not.

    Raises WrongLine where it holds no mapping.
    """
    if len(lines) < 2 or not lines[1][1].startswith(f"{word} "):
        return ""
    number, line = lines.pop(1)
    data = line.removeprefix(word).strip()
    try:
        found = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise WrongLine(number, f"{word} are JSON: {error}") from error
    if not isinstance(found, dict):
        raise WrongLine(number, f"{word} are a mapping: {data!r}")
    return data


def replay(rules: RuleSet, players: int, moves: Iterable[Move]) -> Iterator[Step]:
    """Yield the start of a game and the step that each of `moves` makes."""
    step = start(rules, players)
    yield step
    state: State = step.state
    for move in moves:
        step = apply(state, move.command, move.faces)
        state = step.state
        yield step
