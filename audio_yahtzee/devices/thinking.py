"""Opponents that get ready on a thread of their own, so that keys and speech never wait for them."""

from __future__ import annotations

from concurrent.futures import Future
from threading import Thread
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from audio_yahtzee.game.state import State
    from audio_yahtzee.session.ports import Decision, Opponent


class BackgroundOpponent:
    """An opponent that `prepare` makes in the background; see the port Opponent.

    The thread ends with the program: nothing is lost that could not be worked out again.
    """

    def __init__(self, prepare: Callable[[], Opponent]) -> None:
        self._made: Future[Opponent] = Future()
        Thread(target=self._prepare, args=(prepare,), name="opponent", daemon=True).start()

    def _prepare(self, prepare: Callable[[], Opponent]) -> None:
        try:
            self._made.set_result(prepare())
        except BaseException as error:  # noqa: BLE001 -- it is raised again where the opponent is asked
            self._made.set_exception(error)

    @property
    def is_ready(self) -> bool:
        """See the port Opponent."""
        return self._made.done()

    def wait(self) -> None:
        """Wait until it is ready. Raises whatever `prepare` raised."""
        self._made.result()

    def decide(self, state: State) -> Decision:
        """See the port Opponent; waits until it is ready. Raises whatever `prepare` raised."""
        return self._made.result().decide(state)
