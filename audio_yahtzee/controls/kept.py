"""The one model of kept dice that all key styles drive: which dice are kept after an intent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from audio_yahtzee.game.dice import Faces, Positions, positions


class Missing(StrEnum):
    """Why no dice fit what was asked."""

    NO_FREE_FACE = "no_free_face"
    NO_KEPT_FACE = "no_kept_face"
    NO_FACE = "no_face"
    NO_DIE = "no_die"


@dataclass(frozen=True, slots=True)
class NoMatch:
    """No dice fit: `number` is the face or place (from 1) that was asked for."""

    reason: Missing
    number: int


def toggle(dice: Faces, kept: Positions, place: int) -> Positions | NoMatch:
    """Keep the die at `place` (from 0), or release it if it is kept."""
    if not 0 <= place < len(dice):
        return NoMatch(Missing.NO_DIE, place + 1)
    return positions(set(kept) ^ {place})


def keep_one(dice: Faces, kept: Positions, face: int) -> Positions | NoMatch:
    """Keep one more die showing `face`, the leftmost that is free."""
    free = [place for place, shown in enumerate(dice) if shown == face and place not in kept]
    if not free:
        return NoMatch(Missing.NO_FREE_FACE if face in dice else Missing.NO_FACE, face)
    return positions((*kept, free[0]))


def release_one(dice: Faces, kept: Positions, face: int) -> Positions | NoMatch:
    """Release one die showing `face`, the rightmost that is kept."""
    held = [place for place in kept if dice[place] == face]
    if not held:
        return NoMatch(Missing.NO_KEPT_FACE if face in dice else Missing.NO_FACE, face)
    return positions(set(kept) - {held[-1]})


def keep_only(dice: Faces, face: int) -> Positions | NoMatch:
    """Keep every die showing `face`, and no other."""
    showing = positions(place for place, shown in enumerate(dice) if shown == face)
    return showing or NoMatch(Missing.NO_FACE, face)


def keep_faces(dice: Faces, faces: Sequence[int]) -> Positions | NoMatch:
    """Keep dice showing `faces`, from the left, and no others."""
    wanted = Counter(faces)
    places: list[int] = []
    for place, face in enumerate(dice):
        if wanted[face]:
            wanted[face] -= 1
            places.append(place)
    lacking = next((face for face in faces if wanted[face]), None)
    if lacking is None:
        return positions(places)
    return NoMatch(Missing.NO_FREE_FACE if lacking in dice else Missing.NO_FACE, lacking)
