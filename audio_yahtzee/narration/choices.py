"""What a player may do with the dice on the table, with what each of it is worth, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol, assert_never

from audio_yahtzee.game.card import Cell
from audio_yahtzee.game.dice import Faces
from audio_yahtzee.game.legality import legal, outcomes
from audio_yahtzee.game.state import State
from audio_yahtzee.messages import Message, Value, message
from audio_yahtzee.narration.colors import counted
from audio_yahtzee.narration.terms import cell_name

AS_GOOD = 0.05
"""Points: who loses no more has chosen as well as the best."""


class KeepWorth(Protocol):
    """What it is worth to keep some dice and roll the others."""

    @property
    def kept(self) -> Faces:
        """The faces kept, in rising order."""
        ...

    @property
    def value(self) -> float:
        """The final score expected then."""
        ...

    @property
    def loss(self) -> float:
        """By how much that is below what the best of all choices is worth."""
        ...


class BoxWorth(Protocol):
    """What it is worth to write the dice as they lie."""

    @property
    def cell(self) -> Cell:
        """Where they are written."""
        ...

    @property
    def claimed(self) -> bool | None:
        """Whether an extra is claimed with it; None where nothing is asked."""
        ...

    @property
    def value(self) -> float:
        """See KeepWorth."""
        ...

    @property
    def loss(self) -> float:
        """See KeepWorth."""
        ...


class Weighed(Protocol):
    """What every choice of the player in turn is worth."""

    @property
    def value(self) -> float:
        """The final score expected under best play."""
        ...

    @property
    def keeps(self) -> Sequence[KeepWorth]:
        """Every different keep, best first; empty before the first roll and where no roll is left."""
        ...

    @property
    def boxes(self) -> Sequence[BoxWorth]:
        """Every cell that the dice may go to, best first; empty before the first roll."""
        ...

    @property
    def is_estimate(self) -> bool:
        """Whether all this is reckoned roughly."""
        ...


@dataclass(frozen=True, slots=True)
class Keeping:
    """Keep dice of these faces, and roll the others."""

    faces: Faces


@dataclass(frozen=True, slots=True)
class Writing:
    """Write the dice into a cell; first claim an extra or pass it up, where that is asked."""

    cell: Cell
    claimed: bool | None = None


Chosen = Keeping | Writing


@dataclass(frozen=True, slots=True)
class Option:
    """A choice with what it is worth."""

    chosen: Chosen
    value: float
    loss: float


@dataclass(frozen=True, slots=True)
class Verdict:
    """How something that was done compares with the best that could be done."""

    state: State
    chosen: Chosen
    best: Chosen
    loss: float
    """Points that it is worth less than `best`."""
    is_estimate: bool

    @property
    def is_best(self) -> bool:
        """Whether nothing was better, by any difference worth telling."""
        return self.loss < AS_GOOD


def options(weighed: Weighed) -> tuple[Option, ...]:
    """Return all choices, best first; of equals, what is written comes before what is rolled."""
    boxes = [Option(Writing(box.cell, box.claimed), box.value, box.loss) for box in weighed.boxes]
    keeps = [Option(Keeping(keep.kept), keep.value, keep.loss) for keep in weighed.keeps]
    return tuple(sorted((*boxes, *keeps), key=lambda option: option.loss))


def named(chosen: Chosen, state: State) -> Message:
    """Return what is done, as one is told to do it: "keep three fives", "take full house"."""
    match chosen:
        case Keeping(()):
            return message("coach.roll_all")
        case Keeping(faces):
            return message("coach.keep", dice=counted(faces, state.rules.dice))
        case Writing(cell, claimed):
            name = _written(chosen, state)
            if claimed is None or legal(state).claim is not None:
                return name
            return message("coach.claim" if claimed else "coach.pass", box=cell_name(cell, state.rules))
        case _:
            assert_never(chosen)


def _written(chosen: Writing, state: State) -> Message:
    claimed = state.claimed if chosen.claimed is None else chosen.claimed
    outcome = outcomes(state.card, replace(state.hand, claimed=claimed)).get(chosen.cell)
    box = cell_name(chosen.cell, state.rules)
    if outcome is not None and outcome.wins:
        return message("coach.wins", box=box)
    pays = outcome is not None and outcome.gain > 0
    return message("coach.take" if pays else "coach.zero", box=box)


def wins_at_once(chosen: Chosen, state: State) -> bool:
    """Tell whether this would win the game at once, so that points do not matter."""
    if isinstance(chosen, Keeping):
        return False
    outcome = outcomes(state.card, state.hand).get(chosen.cell)
    return outcome is not None and outcome.wins


def amount(points: float) -> Value:
    """Return points to be told: whole ones, or tenths where there is less than one."""
    tenths = round(abs(points) * 10)
    return message("coach.tenths", tenths=tenths) if tenths < 10 else round(abs(points))
