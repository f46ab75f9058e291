"""What the choices of a finished game cost against perfect play, worked out bit by bit for the records."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from audio_yahtzee.session.verdicts import decisions, verdict

if TYPE_CHECKING:
    from audio_yahtzee.game.state import State
    from audio_yahtzee.session.coach_ports import Coach
    from audio_yahtzee.session.playing import Game
    from audio_yahtzee.session.session import Session


class Losses:
    """Judges the choices of people in a game once it has ended, one at a time: a key must be answered.

    Where advice is rough, or becomes exact too late, what choices cost is not known, and left out.
    """

    def __init__(self, session: Session, game: Game) -> None:
        self._session = session
        self._game = game
        self._ended: State | None = None
        """The end that is, or was, worked out: after a take-back there may be another."""
        self._left: Iterator[None] | None = None

    def reckon(self) -> bool:
        """Judge one more choice; return whether there was one."""
        state = self._game.state
        if not state.is_over:
            return False
        if self._ended is not state:
            coach = self._coach()
            if coach is None:
                return False
            self._ended, self._left = state, self._judged(coach)
        if self._left is not None and next(self._left, self) is self:
            self._left = None
        return self._left is not None

    def _coach(self) -> Coach | None:
        """Return the coach, if ready and as exact as can be."""
        make = self._session.offer.coach
        waiting = None if make is None else make(self._game.rules)
        if waiting is None or not waiting.is_ready or waiting.done is not None:
            return None
        return waiting.coach(patient=False)

    def _judged(self, coach: Coach) -> Iterator[None]:
        """Judge the choices of all people, a choice for each step; keep what they cost."""
        number = self._number()
        if number is None:
            return
        lost: dict[int, float] = {}
        for player, who in enumerate(self._game.players):
            if who.opponent is not None:
                continue
            lost[player] = 0.0
            for state, command in decisions(self._game, player):
                found = verdict(coach, state, command)
                if found is not None and found.is_estimate:
                    return
                lost[player] += 0.0 if found is None else found.loss
                yield
        results = self._session.offer.results
        if results is not None:
            results.note_lost(number, lost)

    def _number(self) -> int | None:
        """Return the number of this very game, if it is kept and counts."""
        journal, results = self._session.offer.journal, self._session.offer.results
        if journal is None or results is None:
            return None
        totals = [seat.card.total for seat in self._game.state.seats]
        kept = (game for game in results.finished() if game.number == journal.number)
        return next((game.number for game in kept if [each.total for each in game.finishes] == totals), None)
