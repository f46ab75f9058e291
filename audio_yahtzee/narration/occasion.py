"""What is to be explained: one entry in one cell of a card, made or only possible."""

from __future__ import annotations

from dataclasses import dataclass, replace

from audio_yahtzee.game.card import Card, Cell
from audio_yahtzee.game.events import BoxScored
from audio_yahtzee.game.legality import Preview
from audio_yahtzee.game.ruleset import Box
from audio_yahtzee.game.scoring import Hand, Outcome
from audio_yahtzee.game.state import State
from audio_yahtzee.messages import Message, message
from audio_yahtzee.narration.terms import ordinal


@dataclass(frozen=True, slots=True)
class Occasion:
    """An entry, with the card as it was before and the hand it is made of."""

    card: Card
    cell: Cell
    hand: Hand
    outcome: Outcome

    @property
    def box(self) -> Box:
        """The rules of the box."""
        return self.card.rules.by_id[self.cell.box]

    def in_column(self, raw: int) -> tuple[Message, ...]:
        """Return what the cell's column makes of `raw` points; nothing where it counts once."""
        times = self.card.rules.columns[self.cell.column]
        if times == 1 or raw == 0:
            return ()
        column = ordinal(self.cell.column + 1)
        return (message("why.column", column=column, times=times, raw=raw, points=raw * times),)


def that_was(event: BoxScored) -> Occasion:
    """Return the entry that an event tells of."""
    result, after = event.outcome, event.card
    extras = after.extras[:-1] if result.earns_extra else after.extras
    before = replace(after, entries=after.entries[:-1], extras=extras)
    # Where an extra was due, it was claimed if it was earned.
    hand = Hand(event.dice, first_roll=bool(result.served) or result.wins, claimed=result.earns_extra)
    return Occasion(before, event.cell, hand, result)


def that_could_be(line: Preview, state: State) -> Occasion:
    """Return the entry that a preview foretells."""
    return Occasion(state.card, line.cell, state.hand, line.outcome)
