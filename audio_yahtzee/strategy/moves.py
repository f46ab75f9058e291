"""From what is best to do, by faces and cells, to the commands that do it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from audio_yahtzee.game.commands import Claim, Command, Keep, Roll, Score
from audio_yahtzee.game.dice import positions
from audio_yahtzee.game.legality import legal

if TYPE_CHECKING:
    from audio_yahtzee.game.card import Cell
    from audio_yahtzee.game.dice import Faces, Positions
    from audio_yahtzee.game.state import State
    from audio_yahtzee.messages import Message


def _nothing() -> None:
    return None


@dataclass(frozen=True)
class Decided:
    """What to do, and why, which is only worked out when somebody asks; see the port Decision."""

    command: Command
    _why: Callable[[], Message | None] = field(default=_nothing, repr=False, compare=False)

    @cached_property
    def reason(self) -> Message | None:
        """Why, in a sentence of its own; None where there is nothing to tell."""
        return self._why()


def to_roll(state: State, faces: Faces) -> Keep | Roll:
    """Return the keep of `faces`, or the roll if just these are kept already."""
    kept = places(state, faces)
    return Roll() if kept == state.kept else Keep(kept)


def to_write(state: State, cell: Cell, *, claimed: bool | None) -> Claim | Score:
    """Return what writes the dice into `cell`: first the answer `claimed` where one is still to be given."""
    if claimed is not None and legal(state).claim is None:
        return Claim(claimed=claimed)
    return Score(cell)


def places(state: State, faces: Faces) -> Positions:
    """Return where dice with `faces` lie, those already kept before others."""
    wanted = Counter(faces)
    kept = []
    for place in sorted(range(len(state.dice)), key=lambda place: place not in state.kept):
        if wanted[state.dice[place]]:
            wanted[state.dice[place]] -= 1
            kept.append(place)
    return positions(kept)
