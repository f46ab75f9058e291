"""Games while they are played side by side."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from audio_yahtzee.strategy.exact.lattice import Floats

Numbers = NDArray[np.intp]


@dataclass(eq=False)
class Playing:
    """Where games stand: an entry for each."""

    node: Numbers
    """The free node of the card."""
    group: Numbers
    """The group node."""
    points: Floats
    """Points written, multiplied, with extras; without bonuses of sections."""
    jackpots: NDArray[np.bool_]
    """Whether the jackpot box holds points."""
    extras: Numbers
    """Extras earned."""

    @classmethod
    def begun(cls, games: int, start: tuple[int, int]) -> Playing:
        """Return games on a blank card, which stands at `start`."""
        node, group = start
        return cls(
            np.full(games, node, dtype=np.intp),
            np.full(games, group, dtype=np.intp),
            np.zeros(games),
            np.zeros(games, dtype=np.bool_),
            np.zeros(games, dtype=np.intp),
        )
