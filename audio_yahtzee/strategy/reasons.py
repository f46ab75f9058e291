"""Why an opponent does what it does, as a sentence to follow what it did."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audio_yahtzee.messages import Message, message
from audio_yahtzee.strategy.plan import AimState

if TYPE_CHECKING:
    from collections.abc import Mapping

    from audio_yahtzee.game.card import Card, Cell
    from audio_yahtzee.game.scoring import Outcome
    from audio_yahtzee.strategy.plan import Aim


def aim(found: Aim | None, card: Card) -> Message | None:
    """Return the reason of a keep on `card`, from what the dice are kept for; None where that is nothing.

    Where the jackpot box was given up, a further jackpot is good for what a joker pays only.
    """
    if found is None:
        return None
    box = message(f"box.{found.box}")
    if found.is_further:
        had_one = any(entry.points for entry in card.entries if entry.cell.box == found.box)
        is_joker = card.rules.joker is not None and not had_one
        return message("strategy.joker") if is_joker else message("strategy.further", box=box)
    return message("strategy.more" if found.state is AimState.FORMED else "strategy.aim", box=box)


def choice(cell: Cell, outcomes: Mapping[Cell, Outcome]) -> Message | None:
    """Return why `cell` was chosen of `outcomes`; None where that needs no telling.

    It is told when it pays less than half of what another box would have: that a box pays a little more, as
    a box for any dice often does, is nothing new to a listener. A zero was told with the box that got it.
    """
    dearest = max(outcomes, key=lambda other: outcomes[other].gain)
    if dearest.box == cell.box or outcomes[dearest].gain <= 2 * outcomes[cell].gain:
        return None
    return message("strategy.saves", saved=message(f"box.{dearest.box}"))
