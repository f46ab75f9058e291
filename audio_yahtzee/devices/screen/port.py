"""The port of every front end: where keys come from, and where the game is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from audio_yahtzee.controls.intents import KeyPress, KeyRelease
from audio_yahtzee.messages import Value
from audio_yahtzee.session.view import View

Words = Callable[[Value, str | None], str]
"""A value in words: in the language of that tag, or the listener's where it is None."""


@dataclass(frozen=True, slots=True)
class Closed:
    """No more keys will come."""

    by_player: bool
    """Whether the player closed the window, rather than that the input has ended."""


Input = KeyPress | KeyRelease | Closed


class Screen(Protocol):
    """A front end. All calls come from the game's one loop."""

    def inputs(self, seconds: float) -> Sequence[Input]:
        """Return what was pressed, waiting for it up to `seconds`."""
        ...

    def show(self, view: View) -> None:
        """Show `view`; nothing is drawn anew where nothing has changed."""
        ...

    def caption(self, text: str) -> None:
        """Show what is being said."""
        ...

    def close(self) -> None:
        """Let the screen go."""
        ...
