"""The seven pattern primitives: which dice, if any, form what a box wants."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from audio_yahtzee.game.dice import Faces
    from audio_yahtzee.game.ruleset import DiceSpec, Want

Selection = Counter[int]
"""Dice picked out of a hand: how many of each face."""


def match(want: Want, dice: Faces, spec: DiceSpec) -> Faces | None:
    """Return the faces of the dice that form `want`, in rising order; None when it is not met.

    Where several choices would do, the best paying is returned. A pattern that picks no dice of its
    own (`any`, `total`, `color` alone) is formed by the whole hand.
    """
    return _match(want, tuple(sorted(dice)), spec)


@lru_cache(maxsize=65536)
def _match(want: Want, dice: Faces, spec: DiceSpec) -> Faces | None:
    if want.total is not None and sum(dice) != want.total:
        return None
    chosen = [tuple(sorted(choice.elements())) for choice in _selections(want, dice, spec)]
    if want.same_color:
        chosen = [faces for faces in chosen if len({spec.colors[face - 1] for face in faces}) <= 1]
    return max(chosen, key=sum, default=None)


def _selections(want: Want, dice: Faces, spec: DiceSpec) -> Iterator[Selection]:
    """Yield every way to pick the dice that the parts of `want` ask for."""
    hand = Counter(dice)
    parts: list[list[Selection]] = []
    if want.face is not None:
        parts.append([Counter({want.face: hand[want.face]})])
    if want.kinds:
        kinds = tuple(sorted(want.kinds, reverse=True))
        parts.append(list(_groups(kinds, tuple(sorted(hand.items())), distinct=want.distinct)))
    if want.run is not None:
        starts = range(1, spec.faces - want.run + 2)
        parts.append(list(_present(hand, [range(start, start + want.run) for start in starts])))
    if want.set:
        parts.append(list(_present(hand, [want.set])))
    if not parts:
        yield hand
        return
    for combination in product(*parts):
        picked: Selection = Counter()
        for selection in combination:
            picked |= selection
        yield picked


def _groups(
    kinds: tuple[int, ...], hand: tuple[tuple[int, int], ...], *, distinct: bool, start: int = 0
) -> Iterator[Selection]:
    """Yield every choice of groups of equal dice, of different faces where `distinct`.

    `kinds` are in falling order, `hand` is (face, how many) and the first group is looked for from `start`
    on: groups of one size are taken in the order of faces, for eight single dice are one choice, not one
    for each order in which they could be named.
    """
    if not kinds:
        yield Counter()
        return
    size, rest = kinds[0], kinds[1:]
    for place in range(start, len(hand)):
        face, count = hand[place]
        if count < size:
            continue
        left = (*hand[:place], (face, 0 if distinct else count - size), *hand[place + 1 :])
        following = place if rest[:1] == (size,) else 0
        for others in _groups(rest, left, distinct=distinct, start=following):
            yield others + Counter({face: size})


def _present(hand: Selection, wanted: list[range] | list[tuple[int, ...]]) -> Iterator[Selection]:
    """Yield each series of faces of which the hand has every one."""
    for faces in wanted:
        if all(hand[face] for face in faces):
            yield Counter(faces)
