"""How likely it is to make what dice are kept for, by the end of a turn that is played on at its best."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from audio_yahtzee.game.legality import in_order
from audio_yahtzee.game.ruleset import Want, When

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from audio_yahtzee.game.dice import Faces
    from audio_yahtzee.game.state import State
    from audio_yahtzee.strategy.advice import Adviser
    from audio_yahtzee.strategy.lattice import Values
    from audio_yahtzee.strategy.payouts import Payouts

MOST = 3
"""As many hopes are worth telling."""
SLIGHT, SAFE = 0.005, 0.95
"""What is less likely is no hope, and what is likelier no question."""
FORESIGHT = 3
"""Rolls looked ahead: with saved rolls a turn may have many more, which only make the likely likelier."""


@dataclass(frozen=True, slots=True)
class Odds:
    """How likely one thing is at the end of the turn."""

    box: str
    chance: float
    """From 0 to 1."""
    face: int | None = None
    """The face that is collected, where the box is for one."""
    count: int = 0
    """As many dice of that face there are at least."""
    is_further: bool = False
    """Whether it is a further jackpot: the box is filled."""


def hopes(state: State, kept: Faces, adviser: Adviser, payouts: Payouts) -> tuple[Odds, ...]:
    """Return what `kept` (in rising order) may become once the others are rolled, what pays most first.

    Of two hopes that are fulfilled by the same dice, only the first is told.
    """
    chances = endings(state, kept, adviser, payouts)
    found = (*_boxes(state, kept, chances, payouts), *_further(state, kept, chances, payouts))
    by_worth = sorted(found, key=lambda pair: -pair[0].chance * pair[1])
    told: dict[float, Odds] = {}
    for odds, _ in by_worth:
        if SLIGHT < odds.chance < SAFE:
            told.setdefault(round(odds.chance, 9), odds)
    return tuple(told.values())[:MOST]


def endings(state: State, kept: Faces, adviser: Adviser, payouts: Payouts) -> Values:
    """Return how likely each full hand is at the end of the turn, in the order of the lattice."""
    lattice = payouts.lattice
    hands = lattice.spread(_only(lattice.index[kept], len(lattice.multisets)))
    for left in range(min(state.rolls_left, FORESIGHT) - 1, 0, -1):
        after = [0.0] * len(lattice.multisets)
        for place, chance in enumerate(hands):
            if chance:
                after[lattice.index[_best(state, lattice.hands[place], left, adviser)]] += chance
        hands = lattice.spread(after)
    return hands


def _only(place: int, size: int) -> list[float]:
    return [float(other == place) for other in range(size)]


def _best(state: State, dice: Faces, rolls_left: int, adviser: Adviser) -> Faces:
    """Return the faces that are best kept of `dice`: all where it is best to stop."""
    rolled = state.roll_number + state.rolls_left - rolls_left
    advice = adviser.advise(replace(state, dice=dice, kept=(), rolls_left=rolls_left, roll_number=rolled))
    stops = not advice.keeps or advice.boxes[0].loss <= advice.keeps[0].loss
    return dice if stops else advice.keeps[0].kept


def _boxes(state: State, kept: Faces, chances: Values, payouts: Payouts) -> Iterator[tuple[Odds, float]]:
    """Yield the odds of each box in turn that `kept` are good for, with the points it pays on average."""
    rules = state.rules
    for box in dict.fromkeys(cell.box for cell in in_order(state.card)):
        want = rules.by_id[box].want
        if want.face is not None:
            yield from _of_face(box, want.face, kept, chances, payouts)
        elif want != Want():
            paid = payouts.of(state.card, box)
            made = [place for place, chance in enumerate(chances) if chance and paid[place]]
            if any(payouts.counts(kept, box, place) for place in made):
                yield _odds(Odds(box, 0.0), made, chances, paid)


def _of_face(
    box: str, face: int, kept: Faces, chances: Values, payouts: Payouts
) -> Iterator[tuple[Odds, float]]:
    """Yield the odds of one die more of a face, where nothing else is kept."""
    if not kept or set(kept) != {face}:
        return
    count = len(kept) + 1
    more = [place for place, hand in enumerate(payouts.lattice.hands) if Counter(hand)[face] >= count]
    paid = payouts.once_needs_are_met(box)
    yield _odds(Odds(box, 0.0, face, count), more, chances, paid)


def _further(state: State, kept: Faces, chances: Values, payouts: Payouts) -> Iterator[tuple[Odds, float]]:
    """Yield the odds of a further jackpot, where one would earn an extra."""
    extra = state.rules.extra
    is_due = (
        extra is not None and state.card.jackpot_is(extra.condition) and state.card.jackpot_is(When.FILLED)
    )
    if extra is None or not is_due or (extra.limit is not None and len(state.card.extras) >= extra.limit):
        return
    made = [place for place in payouts.jackpots if payouts.counts(kept, extra.box, place)]
    yield _odds(Odds(extra.box, 0.0, is_further=True), made, chances, [extra.bonus] * len(chances))


def _odds(
    odds: Odds, places: Iterable[int], chances: Values, paid: Values | tuple[int, ...] | list[int]
) -> tuple[Odds, float]:
    """Return `odds` with the chance of the hands at `places`, and what these pay on average."""
    these = list(places)
    chance = sum(chances[place] for place in these)
    points = sum(chances[place] * paid[place] for place in these)
    return replace(odds, chance=chance), points / chance if chance else 0.0
