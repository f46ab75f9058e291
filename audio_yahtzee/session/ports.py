"""The ports of the table: what it asks of devices, of opponents and of the catalogue."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from audio_yahtzee.game.commands import Command
from audio_yahtzee.game.dice import Faces
from audio_yahtzee.game.options import Changes, Option
from audio_yahtzee.game.ruleset import Box, RuleSet
from audio_yahtzee.game.state import State
from audio_yahtzee.messages import Message, Value
from audio_yahtzee.narration.cues import Cue
from audio_yahtzee.session.preferences import Preferences
from audio_yahtzee.session.seats import Seats


class Ear(Protocol):
    """Where one listener's cues become words and sounds. No call waits for either."""

    def hear(self, cues: Sequence[Cue], preferences: Preferences) -> None:
        """Let the listener hear `cues`, in their order, after what they are hearing already."""
        ...

    def hush(self) -> None:
        """Silence speech at once, and forget what waits to be said."""
        ...

    @property
    def is_speaking(self) -> bool:
        """Whether anything is being said or waits to be."""
        ...

    @property
    def takes_time(self) -> bool:
        """Whether opponents should wait for what is heard; a reader reads at their own pace."""
        ...


class Wording(Protocol):
    """Turns messages into words, where a player looks for something by its first letters."""

    def text(self, value: Value, language: str) -> str:
        """Return `value` in words."""
        ...


class Dice(Protocol):
    """Where faces come from."""

    def throw(self, count: int, faces: int) -> Faces:
        """Return `count` faces from 1 to `faces`."""
        ...

    def notice(self) -> Message | None:
        """Return what the players should know of these dice, once; else None."""
        ...


class Decision(Protocol):
    """What an opponent does, and why."""

    @property
    def command(self) -> Command:
        """A command that is legal for the player in turn."""
        ...

    @property
    def reason(self) -> Message | None:
        """Why, in a sentence of its own; None where there is nothing to tell."""
        ...


class Opponent(Protocol):
    """Plays for a player who is not a person; gives advice to those who are."""

    @property
    def is_ready(self) -> bool:
        """Whether it can decide at once, rather than after a while of getting ready."""
        ...

    def decide(self, state: State) -> Decision:
        """Return a legal command for the player in turn."""
        ...


class Judged(Protocol):
    """Something that an opponent did, and what it was worth."""

    @property
    def reason(self) -> Message | None:
        """Why it was done; None where there is nothing to tell."""
        ...

    @property
    def loss(self) -> float:
        """How many points it is worth less than `better`; 0 for the best there was."""
        ...

    @property
    def better(self) -> Command | None:
        """What would have been best; None where that was done."""
        ...


class Cast(Protocol):
    """The computer's players, each of some level."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The ids of the levels that there are, the weakest first."""
        ...

    @property
    def usual(self) -> str:
        """The level of an opponent of whom none is known."""
        ...

    def opponent(self, rules: RuleSet, level: str) -> Opponent:
        """Return an opponent for `rules` that plays at one of `levels`."""
        ...

    def suited(self, share: float) -> str:
        """Return the level of those who reach about this share of what best play would."""
        ...

    def judged(self, rules: RuleSet, level: str, state: State, command: Command) -> Judged | None:
        """Return what `command`, done at `level` in `state`, was worth; None where it was no choice.

        Waits where opponents for `rules` are not ready.
        """
        ...


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sat at a table, and what they played, to be offered again."""

    rules: str
    seats: Seats
    changes: str = ""
    """What they had changed about the rule set, as its `overlay`."""


class Memory(Protocol):
    """Keeps what the players chose."""

    def keep(
        self,
        preferences: Preferences,
        seating: Seating | None,
        profiles: Mapping[str, Preferences] | None = None,
    ) -> None:
        """Remember all for the next start; None leaves what was kept.

        `profiles` are the complete preferences of those who have some of their own, by name.
        """
        ...


@dataclass(frozen=True, slots=True)
class Kept:
    """A rule set that a player has made, as it was kept."""

    rules: RuleSet
    """With an id and a title of its own, whose names the catalogue has learned."""
    place: str
    """The path of its file."""


class Workshop(Protocol):
    """Changes rule sets, and keeps those that a player has made."""

    def options(self, rules: RuleSet) -> tuple[Option, ...]:
        """Return what a table may switch about `rules` before a game."""
        ...

    def parts(self, rules: RuleSet) -> tuple[Option, ...]:
        """Return all that a rule author may change about `rules` by choosing, the switches included."""
        ...

    def boxes(self, rules: RuleSet) -> tuple[tuple[Box, Changes], ...]:
        """Return the boxes that `rules` do not have and could take up, each with what adds it."""
        ...

    def changed(self, rules: RuleSet, changes: Changes) -> RuleSet | tuple[Message, ...]:
        """Return `rules` with `changes` laid over, or all reasons why there can be no such rules."""
        ...

    def save(self, rules: RuleSet, title: str) -> Kept | Message:
        """Keep `rules` under `title` as a file among the player's own; return them as kept, or why not.

        Nothing that is there already is overwritten.
        """
        ...
