"""The opponent that plays to win: without a mistake, and in the last round against the others' results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audio_yahtzee.game.commands import Keep, Roll
from audio_yahtzee.game.state import Phase
from audio_yahtzee.messages import message
from audio_yahtzee.strategy.characters import Level
from audio_yahtzee.strategy.judging import Judged
from audio_yahtzee.strategy.last_round import LastRound, ToWin
from audio_yahtzee.strategy.moves import Decided
from audio_yahtzee.strategy.playing_level import LevelOpponent

if TYPE_CHECKING:
    from audio_yahtzee.game.commands import Command
    from audio_yahtzee.game.state import State
    from audio_yahtzee.messages import Message
    from audio_yahtzee.strategy.advice import Adviser
    from audio_yahtzee.strategy.judging import Reasons


class Competitor(LevelOpponent):
    """Plays as an opponent of the level competitor until all others, too, have one entry left at most."""

    def __init__(self, adviser: Adviser, reasons: Reasons) -> None:
        super().__init__(Level.COMPETITOR, adviser, reasons)
        self._last_round = LastRound(reasons.payouts)

    def decide(self, state: State) -> Decided:
        """See LevelOpponent."""
        found = self._to_win(state)
        if found is None:
            return super().decide(state)
        return Decided(found.command, lambda: self._why(state, found))

    def judge(self, state: State, command: Command) -> Judged | None:
        """See LevelOpponent; in the last round points are not what counts."""
        found = self._to_win(state)
        if found is None or not isinstance(command, Roll):
            return super().judge(state, command)
        percent = round(100 * found.chance)
        return Judged(message("opponents.chance", percent=percent), 0.0, None)

    def _to_win(self, state: State) -> ToWin | None:
        is_turn = state.phase is Phase.TURN and bool(state.dice)
        return self._last_round.best(state) if is_turn else None

    def _why(self, state: State, found: ToWin) -> Message | None:
        """Return what is needed to win, when the first dice are kept; after that, what they are kept for."""
        if isinstance(found.command, Keep) and state.roll_number == 1 and (found.needs or 0) > 0:
            return message("opponents.needs", points=found.needs or 0)
        return self._reasons.of(state, found.command)
