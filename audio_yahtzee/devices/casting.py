"""The computer's players, who get ready on a thread of their own: keys and speech never wait for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from audio_yahtzee.devices.making import Making

if TYPE_CHECKING:
    from collections.abc import Callable

    from audio_yahtzee.game.commands import Command
    from audio_yahtzee.game.state import State
    from audio_yahtzee.session.ports import Decision, Judged
    from audio_yahtzee.strategy.cast import Cast
    from audio_yahtzee.strategy.characters import Level


class BackgroundCast:
    """The opponents of one rule set, whom `prepare` makes in the background; see strategy.cast."""

    def __init__(self, prepare: Callable[[], Cast]) -> None:
        self._made = Making(prepare, "opponents")

    @property
    def is_ready(self) -> bool:
        """Whether opponents can decide at once."""
        return self._made.is_ready

    def wait(self) -> Cast:
        """Return the opponents once they are ready. Raises whatever `prepare` raised."""
        return self._made.result()

    def judge(self, level: Level, state: State, command: Command) -> Judged | None:
        """See strategy.cast; waits until they are ready. Raises whatever `prepare` raised."""
        return self._made.result().judge(level, state, command)

    def close(self) -> None:
        """Wait until nothing is at work any more; the adviser they go by is closed first."""
        self._made.close()


@dataclass(frozen=True, slots=True)
class BackgroundOpponent:
    """An opponent of `level` from `cast`; see the port Opponent."""

    cast: BackgroundCast
    level: Level

    @property
    def is_ready(self) -> bool:
        """See the port Opponent."""
        return self.cast.is_ready

    def decide(self, state: State) -> Decision:
        """See the port Opponent; waits until it is ready. Raises whatever was raised in the making."""
        return self.cast.wait().decide(self.level, state)
