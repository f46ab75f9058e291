"""What is wrong with a file, as values: where, what was found, what would be right."""

from __future__ import annotations

from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import TYPE_CHECKING

from audio_yahtzee.messages import Items, Joining, Message, message

if TYPE_CHECKING:
    from collections.abc import Iterable


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """Where something stands: the file's path, and line and column counted from 1; 0 for the whole file."""

    file: str
    line: int = 0
    column: int = 0


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong in a file. Line and column are counted from 1; 0 is the file as a whole."""

    file: str
    line: int
    column: int
    message: Message

    @property
    def place(self) -> Place:
        """Where it is."""
        return Place(self.file, self.line, self.column)

    def located(self) -> Message:
        """Return the fault with its place, to be shown on a line of its own."""
        if not self.line:
            return message("document.fault_in", file=self.file, fault=self.message)
        return message(
            "document.fault_at", file=self.file, line=self.line, column=self.column, fault=self.message
        )


def fault_of_file(file: str, what: Message) -> Fault:
    """Return the fault of a file as a whole: it is missing, say, or has the wrong name."""
    return Fault(file, 0, 0, what)


class DocumentError(ValueError):
    """A file cannot be used; `faults` are all that was found, in order of place."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        places = (f"{fault.file}:{fault.line}:{fault.column}: {fault.message.id}" for fault in faults)
        super().__init__("\n".join(places))
        self.faults = faults


@dataclass(slots=True)
class Faults:
    """The faults found so far; reading goes on after each, so that an author learns of all at once."""

    _found: dict[tuple[Place, str], Fault] = field(default_factory=dict)

    def add(self, place: Place, what: Message) -> None:
        """Note that `what` is wrong at `place`. Only the first of one kind at one place is kept."""
        self._found.setdefault((place, what.id), Fault(place.file, place.line, place.column, what))

    def in_order(self) -> tuple[Fault, ...]:
        """Return the faults, file by file from the top down."""
        return tuple(fault for _, fault in sorted(self._found.items(), key=lambda item: item[0]))

    def __len__(self) -> int:
        return len(self._found)


MOST_NAMED = 15
"""As many names are listed where one of them is wanted; more would be long to listen to."""


def suggestion(found: str, known: Iterable[str]) -> Message:
    """Return the sentence that helps someone who wrote `found` where one of `known` was meant."""
    names = tuple(known)
    close = get_close_matches(found.lower(), names, n=3, cutoff=0.6)
    if close:
        return message("document.did_you_mean", names=Items(tuple(close), Joining.OR))
    if not names:
        return message("document.none_known")
    if len(names) > MOST_NAMED:
        return message("document.none_like_it", count=len(names))
    return message("document.right_is", names=Items(names, Joining.OR))
