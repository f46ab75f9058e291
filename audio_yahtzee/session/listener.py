"""Who hears the game: an ear, what its owner prefers, and what they have heard."""

from __future__ import annotations

from dataclasses import dataclass, field

from audio_yahtzee.session.history import History
from audio_yahtzee.session.ports import Ear
from audio_yahtzee.session.preferences import Preferences


@dataclass
class Listener:
    """Someone who hears the game through one ear."""

    ear: Ear
    preferences: Preferences
    plays: frozenset[int] | None = None
    """The players who listen here; None for all who are persons."""
    history: History = field(default_factory=History)
