"""What people would think of doing: the mistakes of a beginner are not those of a machine that is drunk.

Nobody breaks up three fives to keep a lone two, writes a zero where something pays, or a one in ones where
three sixes pay 18. A choice that is the best is always thought of, however odd it looks.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from audio_yahtzee.game.legality import outcomes
from audio_yahtzee.strategy.advice import KeepChoice

if TYPE_CHECKING:
    from audio_yahtzee.game.dice import Faces
    from audio_yahtzee.game.state import State
    from audio_yahtzee.strategy.advice import Advice, BoxChoice

SHORTEST_ROW = 3
"""Dice that may be taken for the beginning of a straight, with one face missing among them at most."""
HASTY = 2.0
"""Points that people may lose by writing dice too soon, or by rolling on when they should be written."""
POOR = 0.5
"""Of the most that a box pays: for less than this share people write dice only where it loses little."""
LARGE = 3
"""Equal dice that nobody breaks up for a row."""


def sensible(advice: Advice, state: State) -> list[KeepChoice | BoxChoice]:
    """Return the choices of `advice` that a person would think of, the best among them.

    Nobody writes twos with two rolls left, or rolls a straight away that is worth writing: while there are
    rolls left, one or the other is only thought of where it loses little.
    """
    pays = {cell: outcome.gain for cell, outcome in outcomes(state.card, state.hand).items()}
    most = max(pays.values())
    is_done = bool(advice.keeps) and not advice.boxes[0].loss

    def is_thought_of(choice: KeepChoice | BoxChoice) -> bool:
        if not choice.loss:
            return True
        if isinstance(choice, KeepChoice):
            return (not is_done or choice.loss <= HASTY) and is_kept_by_people(choice.kept, state.dice)
        paid = pays.get(choice.cell, 0)
        if choice.loss <= HASTY:
            return paid > 0 or not most
        return not advice.keeps and paid >= POOR * most

    everything: list[KeepChoice | BoxChoice] = [*advice.keeps, *advice.boxes]
    return list(filter(is_thought_of, everything))


def is_kept_by_people(kept: Faces, dice: Faces) -> bool:
    """Tell whether `kept` are whole groups of equal `dice` with the largest among them, or the most of a row.

    Of single dice, other than a row, one is kept at most; beside three equal dice, none.
    """
    groups, have = Counter(kept), Counter(dice)
    largest = max(have.values())
    if largest < LARGE and _is_row(kept, dice):
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
