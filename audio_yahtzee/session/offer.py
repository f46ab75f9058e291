"""What there is to play with: rule sets, languages, sounds, opponents, and what keeps it all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from audio_yahtzee.game.ruleset import RuleSet
from audio_yahtzee.messages import Value
from audio_yahtzee.session.coach_ports import Coaching
from audio_yahtzee.session.journal_ports import Journal
from audio_yahtzee.session.ports import Cast, Dice, Opponent, Workshop
from audio_yahtzee.session.results import Results

if TYPE_CHECKING:
    from audio_yahtzee.controls.phrases.understanding import Phrases
    from audio_yahtzee.session.fairness import Throws


@dataclass(frozen=True, slots=True)
class Language:
    """A language that can be chosen."""

    tag: str
    name: str
    """As its speakers call it."""


@dataclass(frozen=True, slots=True)
class Pack:
    """A sound pack that can be chosen."""

    id: str
    name: Value


@dataclass(frozen=True, slots=True)
class Speaker:
    """A voice that can be chosen."""

    id: str
    name: Value


@dataclass(frozen=True, slots=True)
class Offer:
    """What there is to play with."""

    rules: Sequence[RuleSet]
    """Rule sets, family by family; to go through them may mean to read them."""
    languages: tuple[Language, ...]
    opponent: Callable[[RuleSet], Opponent]
    """Makes an opponent for a rule set."""
    dice: Dice
    packs: tuple[Pack, ...] = ()
    """Sound packs; none where nothing sounds."""
    speakers: Callable[[str], Sequence[Speaker]] | None = None
    """Returns the voices of a language by its tag, the usual one aside; None where nothing speaks."""
    microphones: Callable[[], Sequence[str]] = tuple
    """Returns the names of the microphones that there are now, the usual one first."""
    workshop: Workshop | None = None
    """Changes rules for a table or for good; None where they stay as they are."""
    is_own: Callable[[RuleSet], bool] = lambda _: False
    """Tells whether a rule set is one of the player's own rather than one that ships."""
    base_of: Callable[[RuleSet], RuleSet | None] = lambda _: None
    """Returns what a rule set is made from, if it is, with its names learned."""
    learn: Callable[[RuleSet], None] = lambda _: None
    """Makes the names that a rule set brings those that are said, and no others."""
    phrases: Callable[[str], Phrases] | None = None
    """Loads the phrases of a language by its tag; None where nothing can be said in words."""
    cast: Cast | None = None
    """The computer's players by their levels; None where all play alike."""
    coach: Callable[[RuleSet], Coaching] | None = None
    """Returns the coach for a rule set, which begins to get ready; None where nobody gives advice."""
    journal: Journal | None = None
    """Keeps every game; None where none is kept."""
    results: Results | None = None
    """Tells how games ended; None where none is kept."""
    throws: Throws | None = None
    """Tells what was rolled; None where none is kept."""
