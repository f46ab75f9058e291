"""The keep lattice: every roll and every choice of dice to keep, as multisets one die apart.

From full hands down, the mean over the faces of one more die gives what a keep is worth before it is
rolled up; from keeps up, the best of the dice one could take off gives the best keep of every hand. Each
reroll so costs one addition and one comparison an edge, whatever the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from operator import itemgetter
from typing import NamedTuple

from audio_yahtzee.game.dice import Faces

Values = list[float]
"""A number for each multiset of a lattice, or for each of its full hands, in its order."""


class Layer(NamedTuple):
    """What multisets are worth with some number of rolls left."""

    rolled: Values
    """For a keep: the mean over the rolls that follow. For a full hand: what it is worth to stop."""
    best: Values
    """The most that `rolled` gives for this multiset or any part of it."""


@dataclass(frozen=True)
class Lattice:
    """All multisets of up to `count` dice, the small ones first and full hands last."""

    faces: int
    multisets: tuple[Faces, ...]
    """Each in rising order."""
    index: dict[Faces, int]
    first_hand: int
    """Where full hands begin in `multisets`."""
    above: tuple[Callable[[Sequence[float]], tuple[float, ...]], ...]
    """For each multiset that is no full hand: picks the values of those with one die more, by face."""
    above_at: tuple[tuple[int, ...], ...]
    """The same as places in `multisets`."""
    below_at: tuple[tuple[int, ...], ...]
    """For each multiset: where those with one die less stand, each once."""

    @property
    def hands(self) -> tuple[Faces, ...]:
        """The full hands."""
        return self.multisets[self.first_hand :]

    def rolled(self, hands: Iterable[float]) -> Values:
        """Return the mean worth of each multiset when it is rolled up to a full hand.

        `hands` is the worth of each full hand.
        """
        values = [0.0] * self.first_hand + list(hands)
        for place in range(self.first_hand - 1, -1, -1):
            values[place] = sum(self.above[place](values)) / self.faces
        return values

    def layer(self, after: Iterable[float], stop: Iterable[float]) -> Layer:
        """Return the layer before one more roll.

        `after` is the worth of each full hand once that roll is made, `stop` what it is worth not to roll.
        """
        rolled = self.rolled(after)
        rolled[self.first_hand :] = stop
        best = rolled.copy()
        for place, below in enumerate(self.below_at):
            best[place] = max([best[place], *map(best.__getitem__, below)])
        return Layer(rolled, best)

    def best_keep(self, layer: Layer, place: int) -> int:
        """Return the largest keep that is worth the most, for the multiset at `place`."""
        while layer.rolled[place] < layer.best[place]:
            place = max(self.below_at[place], key=layer.best.__getitem__)
        return place

    def kept(self, layer: Layer, chances: Sequence[float]) -> Values:
        """Return the chance of each multiset to be kept (a full hand: to be stopped at).

        `chances` is that of each full hand.
        """
        kept = [0.0] * len(self.multisets)
        for place, chance in enumerate(chances, start=self.first_hand):
            if chance:
                kept[self.best_keep(layer, place)] += chance
        return kept

    def spread(self, kept: Sequence[float]) -> Values:
        """Return the chance of each full hand once the keeps are rolled up; `kept` is as from `kept`."""
        chances = list(kept)
        for place in range(self.first_hand):
            share = chances[place] / self.faces
            if share:
                for more in self.above_at[place]:
                    chances[more] += share
        return chances[self.first_hand :]

    def turn(self, hands: Values, rolls: int, saved: float = 0) -> list[Layer]:
        """Return the layers of a turn, that with one roll left first, up to `rolls` rolls left.

        `hands` is what each full hand is worth, to which every roll left adds `saved`.
        """
        layers: list[Layer] = []
        after = hands
        for left in range(1, rolls + 1):
            worth = [value + left * saved for value in hands]
            layers.append(self.layer(after, worth))
            after = layers[-1].best[self.first_hand :]
        return layers

    def mean(self, hands: Sequence[float], rolls: int) -> float:
        """Return what a turn of `rolls` rolls brings on average when full hands are worth `hands`."""
        after = list(hands)
        for layer in self.turn(after, rolls - 1):
            after = layer.best[self.first_hand :]
        return self.rolled(after)[0]

    def chances(self, layers: Sequence[Layer], kept: int = 0) -> Values:
        """Return the chance of each full hand at the end of a turn.

        The multiset at `kept` (nothing, unless given) is rolled up, then the turn goes on as `layers` say.
        """
        hands = self.spread([float(place == kept) for place in range(len(self.multisets))])
        for layer in reversed(layers):
            hands = self.spread(self.kept(layer, hands))
        return hands


@cache
def lattice(count: int, faces: int) -> Lattice:
    """Return the lattice of `count` dice of `faces` faces; two faces at least."""
    every = range(1, faces + 1)
    sizes = [tuple(combinations_with_replacement(every, size)) for size in range(count + 1)]
    multisets = tuple(dice for size in sizes for dice in size)
    index = {dice: place for place, dice in enumerate(multisets)}
    first_hand = len(multisets) - len(sizes[-1])
    above_at = tuple(
        tuple(index[tuple(sorted((*dice, face)))] for face in every) for dice in multisets[:first_hand]
    )
    below_at = tuple(
        tuple(sorted({index[dice[:gone] + dice[gone + 1 :]] for gone in range(len(dice))}))
        for dice in multisets
    )
    return Lattice(
        faces, multisets, index, first_hand, tuple(itemgetter(*at) for at in above_at), above_at, below_at
    )
