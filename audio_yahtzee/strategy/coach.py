"""The coach of one rule set: what choices are worth, what may come of them, and how the game stands."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from audio_yahtzee.game.legality import outcomes
from audio_yahtzee.strategy import reasons
from audio_yahtzee.strategy.odds import Odds, hopes
from audio_yahtzee.strategy.prospects import Prospector, Prospects, Sample

if TYPE_CHECKING:
    from audio_yahtzee.game.card import Cell
    from audio_yahtzee.game.dice import Faces
    from audio_yahtzee.game.state import State
    from audio_yahtzee.messages import Message
    from audio_yahtzee.strategy.advice import Advice, Adviser
    from audio_yahtzee.strategy.judging import Reasons


class Coach:
    """See the port Coach."""

    def __init__(self, adviser: Adviser, why: Reasons, sample: Sample | None = None) -> None:
        """`adviser` may become more exact as the game goes on; `sample` knows how games end."""
        self._adviser = adviser
        self._payouts = why.payouts
        self._prospector = Prospector(adviser, why, sample)

    def weigh(self, state: State) -> Advice:
        """Return what every choice of the player in turn is worth, whatever is kept now."""
        return self._adviser.advise(replace(state, kept=()))

    def hopes(self, state: State, kept: Faces) -> tuple[Odds, ...]:
        """Return what `kept`, in rising order, may become by the end of the turn, what pays most first."""
        return hopes(replace(state, kept=()), kept, self._adviser, self._payouts)

    def reason(self, state: State, cell: Cell) -> Message | None:
        """Return why the dice might be written into `cell`; None where that needs no telling."""
        found = outcomes(state.card, state.hand)
        return reasons.choice(cell, found) if cell in found else None

    def prospects(self, state: State, player: int) -> Prospects:
        """Return how the game stands for `player`."""
        return self._prospector.of(state, player)

    def share_below(self, total: int) -> tuple[float, bool]:
        """Return the share of games at their best that end below `total`, and whether it is rough."""
        return self._prospector.share_below(total)
