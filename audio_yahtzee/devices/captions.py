"""Captions: everything that is spoken, to be read."""

from __future__ import annotations

from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from collections.abc import Callable


class Captions:
    """Shows what is said, and while no voice is heard writes it to `target` too, line by line.

    A terminal can be read by a screen reader or a braille display, a picture cannot. None for a `target`
    stands for a program without a terminal.
    """

    def __init__(
        self, show: Callable[[str], None], is_heard: Callable[[], bool], target: TextIO | None
    ) -> None:
        self._show = show
        self._is_heard = is_heard
        self._target = target
        self._last = ""

    def __call__(self, text: str) -> None:
        """Show `text`."""
        self._show(text)
        if self._is_heard():
            self._last = text
            return
        # What was being said when the voice was lost has not been heard to its end.
        lines, self._last = [self._last, text], ""
        self._write("".join(f"{line}\n" for line in lines if line))

    def _write(self, lines: str) -> None:
        if self._target is None:
            return
        try:
            self._target.write(lines)
            self._target.flush()
        except (OSError, ValueError):
            # Whoever read it has gone; the window goes on.
            self._target = None
