"""Which dice are kept after something said: what is named is kept or let go, the others stay as they are."""

from __future__ import annotations

from dataclasses import dataclass

from audio_yahtzee.controls.kept import Missing, NoMatch
from audio_yahtzee.controls.phrases.meaning import Meaning, Meant, Portion
from audio_yahtzee.game.dice import Faces, Positions, positions


@dataclass(frozen=True, slots=True)
class TooFew:
    """Not as many dice of a face lie there as were named."""

    there: Faces
    """Those that do: at least one."""


Kept = Positions | NoMatch | TooFew


def kept_after(said: Meaning, dice: Faces, kept: Positions) -> Kept:  # noqa: C901, PLR0911 -- one answer for each way to name dice
    """Return which of `dice` are kept once `said` is done, or why it cannot be.

    For what rolls certain dice again, these are the others. Raises ValueError for a meaning that is about
    no dice.
    """
    match said.intent:
        case Meant.CORRECT if said.positions:
            return _with_places(said.positions, dice, kept)
        case Meant.KEEP_FACES | Meant.CORRECT:
            return _with_faces(said.portions, dice, kept)
        case Meant.KEEP_ONLY | Meant.REROLL_EXCEPT:
            return _with_faces(said.portions, dice, ())
        case Meant.KEEP_EXCEPT:
            return _without_faces(said.portions, dice, tuple(range(len(dice))))
        case Meant.KEEP_POSITIONS | Meant.KEEP_FIRST | Meant.KEEP_LAST:
            return _with_places(_places(said, len(dice)), dice, kept)
        case Meant.KEEP_ALL:
            return positions(range(len(dice)))
        case Meant.KEEP_NONE | Meant.REROLL_ALL:
            return ()
        case Meant.RELEASE_FACES:
            return _without_faces(said.portions, dice, kept)
        case Meant.RELEASE_POSITIONS:
            return _without_places(said.positions, dice, kept)
        case Meant.REROLL_FACES:
            return _without_faces(said.portions, dice, tuple(range(len(dice))))
        case Meant.REROLL_POSITIONS:
            return _without_places(said.positions, dice, tuple(range(len(dice))))
        case _:
            raise ValueError(f"said: expected something about dice, got {said.intent}")


def _showing(face: int, dice: Faces) -> list[int]:
    return [place for place, shown in enumerate(dice) if shown == face]


def _lacking(portions: tuple[Portion, ...], dice: Faces) -> NoMatch | TooFew | None:
    """Return what of `portions` does not lie there."""
    for portion in portions:
        there = dice.count(portion.face)
        if not there:
            return NoMatch(Missing.NO_FACE, portion.face)
        if there < (portion.count or 1):
            return TooFew((portion.face,) * there)
    return None


def _with_faces(portions: tuple[Portion, ...], dice: Faces, kept: Positions) -> Kept:
    """Keep as many of each face as named: dice kept already count, and more than that are let go."""
    lacking = _lacking(portions, dice)
    if lacking is not None:
        return lacking
    after = set(kept)
    for portion in portions:
        showing = _showing(portion.face, dice)
        # Those that lie there already are not exchanged for others of the same face.
        held_first = sorted(showing, key=lambda place: (place not in kept, place))
        after -= set(showing)
        after |= set(held_first[: portion.count])
    return positions(after)


def _without_faces(portions: tuple[Portion, ...], dice: Faces, kept: Positions) -> Kept:
    """Let go as many of each face as named, from the right."""
    lacking = _lacking(portions, dice)
    if lacking is not None:
        return lacking
    after = set(kept)
    for portion in portions:
        held = [place for place in _showing(portion.face, dice) if place in kept]
        if len(held) < (portion.count or 1):
            return NoMatch(Missing.NO_KEPT_FACE, portion.face)
        after -= set(held if portion.count is None else held[-portion.count :])
    return positions(after)


def _places(said: Meaning, dice: int) -> tuple[int, ...]:
    count = said.number("count") or 0
    match said.intent:
        case Meant.KEEP_FIRST:
            return tuple(range(1, count + 1))
        case Meant.KEEP_LAST:
            # Where there are not so many, the first place that is missing is named, as it is from the left.
            return tuple(range(dice - count + 1, dice + 1)) if count <= dice else (count,)
        case _:
            return said.positions


def _absent(places: tuple[int, ...], dice: Faces) -> NoMatch | None:
    return next((NoMatch(Missing.NO_DIE, place) for place in places if not 1 <= place <= len(dice)), None)


def _with_places(places: tuple[int, ...], dice: Faces, kept: Positions) -> Kept:
    return _absent(places, dice) or positions({*kept, *(place - 1 for place in places)})


def _without_places(places: tuple[int, ...], dice: Faces, kept: Positions) -> Kept:
    return _absent(places, dice) or positions(set(kept) - {place - 1 for place in places})
