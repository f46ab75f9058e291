"""One thread that does what it is given, in order, and that nobody waits for in vain."""

from __future__ import annotations

import queue
import threading
from concurrent.futures import Future
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

Made = TypeVar("Made")


class Worker:
    """A thread for a synthesiser, which may need one of its own (COM) and may never come back from a call.

    Python's own pools wait for their threads when the program ends, for ever if need be. This thread is left
    behind then.
    """

    def __init__(self, name: str) -> None:
        self._work: queue.SimpleQueue[Callable[[], object] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[], object]) -> None:
        """Let `work` be done after all that was given before. It must not raise."""
        self._work.put(work)

    def call(self, work: Callable[[], Made], patience: float) -> Made:
        """Return what `work` returns, and raise what it raises.

        Raises TimeoutError when that takes more than `patience` seconds.
        """
        made: Future[Made] = Future()

        def run() -> None:
            try:
                made.set_result(work())
            except BaseException as error:  # noqa: BLE001 -- it is raised again on the thread that waits for it
                made.set_exception(error)

        self.submit(run)
        return made.result(patience)

    def close(self, patience: float) -> None:
        """End the thread when all is done; one that takes more than `patience` seconds is left behind."""
        self._work.put(None)
        self._thread.join(patience)

    def _run(self) -> None:
        while (work := self._work.get()) is not None:
            work()
