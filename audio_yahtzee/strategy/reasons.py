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

    It is told when nothing is written, or less than half of what another box would have paid: that a box
    pays a little more, as a box for any dice often does, is nothing new to a listener.
    """
    gain = outcomes[cell].gain
    dearest = max(outcomes, key=lambda other: outcomes[other].gain)
    box, saved = message(f"box.{cell.box}"), message(f"box.{dearest.box}")
    saves = outcomes[dearest].gain > 2 * gain and dearest.box != cell.box
    if gain and saves:
        return message("strategy.saves", saved=saved)
    if saves:
        return message("strategy.gives_up_for", box=box, saved=saved)
    if gain == 0 and len(outcomes) > 1:
        return message("strategy.gives_up", box=box)
    return None
