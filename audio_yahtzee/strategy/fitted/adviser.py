"""Advice where exact play is too much: exact at the end of the game, fitted before."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from audio_yahtzee.game.card import Card
from audio_yahtzee.game.legality import outcomes
from audio_yahtzee.game.state import MOST_PLAYERS, Phase
from audio_yahtzee.strategy.advice import Advice
from audio_yahtzee.strategy.estimate import ranked, written_ways
from audio_yahtzee.strategy.exact.compiled import written
from audio_yahtzee.strategy.exact.exact import OnDemand
from audio_yahtzee.strategy.fitted.backup import Turn, weighing
from audio_yahtzee.strategy.fitted.cards import one
from audio_yahtzee.strategy.gains import WIN

if TYPE_CHECKING:
    from audio_yahtzee.game.card import Entry
    from audio_yahtzee.game.dice import Faces
    from audio_yahtzee.game.state import State
    from audio_yahtzee.strategy.estimate import Boxes
    from audio_yahtzee.strategy.fitted.fitting import Fit

MOST_BELOW = 300
"""Cards below a position that are solved exactly: some hundredths of a second of work."""
MOST_ROLLS = 24
"""Rolls that all turns to come may have, where rolls are saved: each is a thousandth of a second of work."""


class Fitted:
    """The adviser that goes by what cards were found to be worth; see Adviser. It knows every state."""

    def __init__(self, fit: Fit) -> None:
        self.fit = fit
        self._sheet = fit.facts.sheet
        self._backups = weighing(fit.facts)
        self._turn = lru_cache(maxsize=MOST_PLAYERS)(self._make_turn)
        self._ending = OnDemand(self._sheet.rules, MOST_BELOW)

    def knows(self, state: State) -> bool:
        """See Knowing."""
        return state.phase is Phase.TURN

    def advise(self, state: State) -> Advice:
        """See Adviser."""
        if state.phase is not Phase.TURN:
            raise ValueError(f"phase: expected a turn, got {state.phase}")
        if self._is_near_end(state) and self._ending.knows(state):
            return self._ending.advise(state)
        saved = state.roll_number + state.rolls_left - state.rules.rolls
        turn = self._turn(state.card.entries, state.card.extras, saved, state.claimed)
        base = written(state.card)
        if not state.dice:
            return Advice(base + float(turn.mean[0]), is_estimate=True)
        return ranked(self._keeps(state, turn, base), self._boxes(state, turn, base), is_estimate=True)

    def _is_near_end(self, state: State) -> bool:
        """Tell whether few rolls are to come, where they are saved: what is saved now may serve any turn."""
        rules = state.rules
        if not rules.carry:
            return True
        turns = rules.turns - len(state.card.entries)
        now = state.seat.saved + rules.rolls
        saves = (rules.rolls - 1) * turns * (turns - 1) // 2
        return turns * now + saves <= MOST_ROLLS

    def _keeps(self, state: State, turn: Turn, base: float) -> dict[Faces, float]:
        left = min(state.rolls_left, len(turn.rolled))
        if not left:
            return {}
        rolled = turn.rolled[left - 1][:, 0]
        kept: set[Faces] = {()}
        for die in sorted(state.dice):
            kept |= {(*part, die) for part in kept}
        index = self._backups.lattice.index
        return {part: base + float(rolled[index[part]]) for part in kept if len(part) < len(state.dice)}

    def _boxes(self, state: State, turn: Turn, base: float) -> Boxes:
        later = self.fit.weights[state.rules.turns - len(state.card.entries) - 1]
        saved = float(self._backups.worth_of_saved(np.array([state.rolls_left]), later)[0])
        worth: Boxes = {}
        for claimed, hand in written_ways(state):
            for cell, outcome in outcomes(state.card, hand).items():
                place = self._sheet.number[cell]
                pay = self._sheet.pays[place]
                row = self._sheet.first_row[place] + pay.place_of[outcome.raw]
                wins = WIN if outcome.wins else 0
                worth[cell, claimed] = base + float(turn.rows[row, 0]) + outcome.extra + wins + saved
        return worth

    def _make_turn(
        self,
        entries: tuple[Entry, ...],
        extras: tuple[int, ...],
        saved: int,
        claimed: bool | None,  # noqa: FBT001 -- a key of the cache
    ) -> Turn:
        card = Card(self._sheet.rules, entries, extras)
        later = self.fit.weights[self._sheet.rules.turns - len(entries) - 1]
        return self._backups.turn(one(self._sheet, card, saved), later, claimed=claimed)
