"""What people would think of doing: the mistakes of a beginner are not those of a machine that is drunk.

Nobody breaks up three fives to keep a lone two, or writes a zero where something pays. A choice that is the
best is always thought of, however odd it looks.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from audio_yahtzee.game.legality import outcomes

if TYPE_CHECKING:
    from audio_yahtzee.game.dice import Faces
    from audio_yahtzee.game.state import State
    from audio_yahtzee.strategy.advice import Advice, BoxChoice, KeepChoice

SHORTEST_ROW = 3
"""Dice that may be taken for the beginning of a straight, with one face missing among them at most."""
HASTY = 2.0
"""Points that people may lose by writing dice before the last roll."""
LARGE = 3
"""Equal dice that nobody breaks up for a row."""


def sensible(advice: Advice, state: State) -> list[KeepChoice | BoxChoice]:
    """Return the choices of `advice` that a person would think of, the best among them.

    Nobody writes twos with two rolls left: that is only thought of where it loses little.
    """
    keeps = [choice for choice in advice.keeps if not choice.loss or _is_kept_by_people(choice.kept, state)]
    pays = {cell: outcome.gain for cell, outcome in outcomes(state.card, state.hand).items()}
    something_pays = any(pays.values())
    boxes = [
        choice
        for choice in advice.boxes
        if not choice.loss
        or ((pays.get(choice.cell, 0) or not something_pays) and (not advice.keeps or choice.loss <= HASTY))
    ]
    return [*keeps, *boxes]


def _is_kept_by_people(kept: Faces, state: State) -> bool:
    """Tell whether `kept` are whole groups of equal dice with the largest among them, or the most of a row.

    Of single dice, other than a row, one is kept at most; beside three equal dice, none.
    """
    groups, have = Counter(kept), Counter(state.dice)
    largest = max(have.values())
    if largest < LARGE and _is_row(kept, state.dice):
        return True
    if largest == 1:
        return len(kept) <= 1
    is_whole = all(have[face] == count for face, count in groups.items())
    singles = sum(count == 1 for count in groups.values())
    return is_whole and largest in groups.values() and singles <= (largest < LARGE)


def _is_row(kept: Faces, dice: Faces) -> bool:
    """Tell whether `kept` are different, one face missing at most, and no longer row is there."""
    if len(set(kept)) < max(len(kept), SHORTEST_ROW):
        return False
    missing = kept[-1] - kept[0] + 1 - len(kept)
    return missing <= 1 and len(kept) >= _longest_run(set(dice))


def _longest_run(faces: set[int]) -> int:
    length = longest = 0
    for face in range(min(faces), max(faces) + 1):
        length = length + 1 if face in faces else 0
        longest = max(longest, length)
    return longest
