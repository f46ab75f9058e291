"""Turns that are over, told again: each as a whole, or roll by roll in a list of all of them."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from audio_yahtzee.game.events import BoxScored, DiceKept, DiceRolled, ExtraClaimed, GameEnded, TurnStarted
from audio_yahtzee.messages import Message, message, sentences
from audio_yahtzee.narration.cues import Cue, Kind, Say
from audio_yahtzee.narration.listening import RollReport
from audio_yahtzee.narration.telling import tell
from audio_yahtzee.narration.terms import cell_name
from audio_yahtzee.session.grid import GridMode, Row, Spot

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from audio_yahtzee.game.events import Event
    from audio_yahtzee.narration.columns import Moved
    from audio_yahtzee.session.table import TableMode

Turn = list["Event"]


class TurnsMode(GridMode):
    """The turns that are over, the last one first: up and down change the turn, left and right its roll."""

    def help(self) -> Message:
        """See Mode."""
        return message("help.turns", count=len(self.choices))

    def typed(self, text: str) -> bool:
        """Go to the turn before of a player whose name begins with the letter typed."""
        found = self._find(text, self.place + 1) if text.isalpha() else None
        return super().typed(text) if found is None else self._jump(found)

    def _move(self, place: int) -> None:
        # Whose turn it was comes before what was rolled in it.
        self.to_start()
        super()._move(place)


def walked(table: TableMode, turns: Sequence[Turn]) -> TurnsMode:
    """Return the list of `turns`, which are given the last one first."""
    return TurnsMode(table.session, message("turns.list"), [_row(table, turn) for turn in turns])


def told(table: TableMode, turn: Turn) -> Iterator[Cue]:
    """Yield a turn in words and sounds, roll by roll, each with what was kept for it in the end."""
    begun = [event for event in turn if isinstance(event, TurnStarted)]
    yield from _told(table, begun)
    for step in _steps(turn):
        yield from _told(table, step)


def _steps(turn: Iterable[Event]) -> list[list[Event]]:
    """Return what happened in a turn: rolls with what was kept for them, a claim, the score, and so on."""
    steps: list[list[Event]] = []
    for event in turn:
        match event:
            case TurnStarted() | DiceKept() | GameEnded():
                # What was kept stands with the roll that followed: until then it may have changed many times.
                continue
            case DiceRolled():
                steps.append([*_kept_for(event), event])
            case ExtraClaimed() | BoxScored():
                steps.append([event])
            case _ if steps:
                steps[-1].append(event)
            case _:
                steps.append([event])
    return steps


def _kept_for(roll: DiceRolled) -> Iterator[DiceKept]:
    kept = tuple(place for place in range(len(roll.dice)) if place not in roll.rolled)
    if kept:
        yield DiceKept(roll.player, roll.dice, (), kept)


def _told(table: TableMode, events: Iterable[Event]) -> Iterator[Cue]:
    seen = table.session.listening()
    if seen.report is RollReport.HAND:
        # What was kept is said just before.
        seen = replace(seen, report=RollReport.NEW)
    for event in events:
        for cue in tell(event, table.game.rules, seen):
            # How many rolls were left is of no use any more.
            if not isinstance(cue, Say) or cue.kind is not Kind.ROLLS_LEFT:
                yield cue


def _row(table: TableMode, turn: Turn) -> Row:
    """Return a turn as it is walked: whose it was and what it brought, then one step after the other."""
    begun = next(event for event in turn if isinstance(event, TurnStarted))
    scored = next(event for event in turn if isinstance(event, BoxScored))
    headline = message(
        "turns.entry",
        player=table.game.names[begun.player],
        round=begun.round,
        box=cell_name(scored.cell, table.game.rules),
        points=scored.outcome.gain,
    )
    why = partial(table.whys.of_cell, scored.player, scored.cell)

    def tell_all() -> bool:
        table.session.say(*told(table, turn))
        return False

    def spot(step: Sequence[Event]) -> Spot:
        line = sentences(*(cue.message for cue in _told(table, step) if isinstance(cue, Say)))
        return Spot(lambda _: line, tell_all, why if scored in step else None)

    def first(_: Moved) -> Message:
        return headline

    return Row(headline, (Spot(first, tell_all, why), *map(spot, _steps(turn))))
