"""The ports of the table: what it asks of devices, of opponents and of the catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from audio_yahtzee.controls.phrases.context import Context
from audio_yahtzee.game.commands import Command
from audio_yahtzee.game.dice import Faces
from audio_yahtzee.game.options import Changes, Option
from audio_yahtzee.game.ruleset import Box, RuleSet
from audio_yahtzee.game.state import State
from audio_yahtzee.messages import Message, Value
from audio_yahtzee.narration.cues import Cue
from audio_yahtzee.session.measured import Measured
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
class Heard:
    """What a player may have said."""

    text: str
    alikeness: int = 100
    """How much alike, of 100, the ways in which it was recognised are."""
    is_certain: bool = True
    """Whether they all mean the same, so that it may be acted on."""


@dataclass(frozen=True, slots=True)
class Opened:
    """The microphone is open: one may speak."""


@dataclass(frozen=True, slots=True)
class Closed:
    """The microphone is closed."""

    notice: Message | None = None
    """Why, where nobody asked for it."""
    is_unsaid: bool = False
    """Whether it was opened for a phrase, and none was said."""


@dataclass(frozen=True, slots=True)
class Thinking:
    """Something was said, and is being recognised."""


@dataclass(frozen=True, slots=True)
class Recognised:
    """What may have been said, the likeliest first; empty where it was no speech."""

    heard: tuple[Heard, ...]


@dataclass(frozen=True, slots=True)
class Noticed:
    """Something about the microphone or the recogniser that the player should know."""

    notice: Message


Sound = Opened | Closed | Thinking | Recognised | Noticed | Measured


class Hearing(Protocol):
    """A microphone, and what recognises speech in it. No call waits for either."""

    @property
    def is_listening(self) -> bool:
        """Whether it has been asked to listen, and to nothing else since."""
        ...

    @property
    def has_heard(self) -> bool:
        """Whether anybody has spoken since the microphone was opened."""
        ...

    def listen(self, *, hands_free: bool) -> None:
        """Open the microphone for one phrase, or for all that is said until `stop`."""
        ...

    def measure(self) -> None:
        """Open the microphone to tell how loud it hears, until `stop`; nothing is recognised."""
        ...

    def release(self) -> None:
        """Take it that the key of the microphone was let go.

        What was said while it was held is complete; if nothing was, the phrase yet to come ends by itself.
        """
        ...

    def finish(self) -> None:
        """Recognise what was said so far, and close the microphone."""
        ...

    def stop(self) -> None:
        """Close the microphone; what was being said is lost."""
        ...

    def expect(self, language: str, context: Context) -> None:
        """Recognise what makes sense in `context` from now on."""
        ...

    def poll(self) -> Sequence[Sound]:
        """Return what has happened since the last time, in its order."""
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

    def keep(self, preferences: Preferences, seating: Seating | None) -> None:
        """Remember both for the next start; `seating` None leaves what was kept of it."""
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


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game as it was kept."""

    number: int
    """By which it is called for; never given to another."""
    started: datetime
    rules: RuleSet
    """Those it was begun under, whatever has become of their file."""
    seats: Seats
    lines: tuple[str, ...] = ()
    """All that was done, as `playing.Game` writes it."""
    dice: str = ""
    """Where its faces came from: "chance", "seed 7", "duel 7-12-60", "file", or "known" where some were seen
    before they came again; several with commas between.
    """
    is_whole: bool = True
    """Whether nothing of it is damaged; `lines` are the sound ones before the damage."""


class Journal(Protocol):
    """Keeps every game while it is played. What goes wrong is told by the device, and stops no game."""

    @property
    def number(self) -> int | None:
        """The number of the game that is going on; None where not all of it is on the disk."""
        ...

    def begin(self, rules: RuleSet, seats: Seats) -> None:
        """Keep a new game from now on, once something is done in it."""
        ...

    def take_up(self, game: SavedGame, state: State) -> None:
        """Go on with a game that was kept, and stands at `state`."""
        ...

    def reseat(self, seats: Seats) -> None:
        """Note that others than before sit at the table of the game that is going on."""
        ...

    def add(self, line: str, state: State) -> None:
        """Keep `line` of the game, which led to `state`: when this returns, it is on the disk."""
        ...

    def unfinished(self) -> Sequence[SavedGame]:
        """Return the games that are not over and can be gone on with, the one played last first."""
        ...

    def throw_away(self, number: int) -> bool:
        """Keep a game no longer; return whether it was kept."""
        ...
