"""Something that takes a while to make, made on a thread of its own."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from threading import Thread
from typing import Generic, TypeVar

T = TypeVar("T")


class Making(Generic[T]):
    """What `make` returns, once it is there.

    It is to be closed before the program ends: a thread that Python stops amidst numpy takes the whole
    process down.
    """

    def __init__(self, make: Callable[[], T], name: str) -> None:
        """`name` is that of the thread."""
        self._made: Future[T] = Future()
        self._thread = Thread(target=fulfil, args=(self._made, make), name=name, daemon=True)
        self._thread.start()

    @property
    def is_ready(self) -> bool:
        """Whether it is made, or cannot be made."""
        return self._made.done()

    def result(self) -> T:
        """Return what was made, once it is there. Raises what was raised in the making."""
        return self._made.result()

    def close(self) -> None:
        """Wait until nothing is at work any more."""
        self._thread.join()


def fulfil(future: Future[T], make: Callable[[], T]) -> None:
    """Let `future` have what `make` returns or raises."""
    try:
        future.set_result(make())
    except BaseException as error:  # noqa: BLE001 -- it is raised again where the result is asked for
        future.set_exception(error)
