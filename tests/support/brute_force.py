"""Best play by trying everything the engine allows: slow, and independent of any cleverness."""

from dataclasses import replace
from functools import cache
from itertools import combinations, product

from audio_yahtzee.game import Claim, Keep, Roll, Score, apply, legal


class BruteForce:
    """What positions of a game for one are worth under one rule set: the card's final total, on average."""

    def __init__(self):
        self._known = {}

    def value(self, state):
        """Return the final total expected in `state`, whoever claims, keeps and scores as is best."""
        if state.is_over:
            return state.card.total
        return self._remembered("value", state, self._value)

    def keep(self, state, kept):
        """Return the final total expected when the dice at `kept` are kept and the others are rolled."""
        lying = tuple(sorted(state.dice[place] for place in kept))
        return self._remembered(
            ("keep", lying), state, lambda _: self._rolled(apply(state, Keep(kept)).state)
        )

    def score(self, state, cell, claimed):
        """Return the final total expected when the dice are written into `cell`, the extra claimed or not."""
        if claimed is not None:
            state = apply(state, Claim(claimed)).state
        return self.value(apply(state, Score(cell)).state)

    def _value(self, state):
        if not state.dice:
            return self._rolled(state)
        allowed = legal(state)
        worth = [self.score(state, cell, None) for cell in allowed.cells]
        if allowed.claim is None:
            worth += [self.value(apply(state, Claim(claimed)).state) for claimed in (True, False)]
        if state.rolls_left:
            worth += [self.keep(state, kept) for kept in keeps(len(state.dice))]
        return max(worth)

    def _rolled(self, state):
        rolled = [
            place for place in range(state.rules.dice.count) if not state.dice or place not in state.kept
        ]
        faces = list(product(range(1, state.rules.dice.faces + 1), repeat=len(rolled)))
        return sum(self.value(apply(state, Roll(), roll).state) for roll in faces) / len(faces)

    def _remembered(self, what, state, work):
        """Return what `work` finds for `state`; positions that differ in the order of things only are one."""
        key = (
            what,
            tuple(sorted(state.card.entries, key=repr)),
            tuple(sorted(state.card.extras)),
            tuple(sorted(state.dice)) if what == "value" else (),
            state.rolls_left,
            state.roll_number == 1 if what == "value" else None,
            state.claimed,
        )
        if key not in self._known:
            self._known[key] = work(replace(state, kept=()))
        return self._known[key]


@cache
def keeps(count):
    """Return every choice of some of `count` dice, all of them excepted."""
    return tuple(kept for size in range(count) for kept in combinations(range(count), size))
