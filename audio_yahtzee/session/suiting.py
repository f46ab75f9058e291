"""How well a person plays, from the games they have finished: what opponents would be their match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audio_yahtzee.session.statistics import key_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audio_yahtzee.session.results import Played

FEWEST = 3
"""Games of which something can be told."""
MOST = 20
"""Games that are looked at, the last ones: people learn."""


def share_of_best(games: Sequence[Played], name: str) -> float | None:
    """Return what share `name` reaches of the points that best play would have had; None for too few games.

    What their choices have cost is known exactly, so luck hardly counts. Games of all rule sets go together.
    """
    ended = [finish for game in games for finish in game.finishes if key_of(finish.who) == key_of(name)]
    reached = [
        (finish.total, finish.lost) for finish in ended if finish.lost is not None and finish.total > 0
    ]
    last = reached[-MOST:]
    if len(last) < FEWEST:
        return None
    total = sum(points for points, _ in last)
    return total / (total + sum(lost for _, lost in last))
