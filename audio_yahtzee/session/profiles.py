"""Players' own preferences: at a shared table the game speaks to whoever plays in their way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from audio_yahtzee.messages import message
from audio_yahtzee.narration.cues import Play, Say
from audio_yahtzee.session.list_mode import Choice, ListMode
from audio_yahtzee.session.preferences import Preferences, followed

if TYPE_CHECKING:
    from audio_yahtzee.session.session import Session


class Profiles:
    """The preferences of all, and those of each player who has some of their own."""

    def __init__(self, shared: Preferences, own: Mapping[str, Preferences]) -> None:
        """`own` are complete, by the players' names."""
        self.shared = shared
        self._own = dict(own)

    @property
    def own(self) -> Mapping[str, Preferences]:
        """The preferences of those who have some of their own, by name."""
        return dict(self._own)

    def _name(self, name: str) -> str | None:
        """Return the name under which a player's preferences are kept: "anna" is Anna."""
        return next((known for known in self._own if known.casefold() == name.casefold()), None)

    def has(self, name: str) -> bool:
        """Tell whether a player has preferences of their own."""
        return self._name(name) is not None

    def of(self, name: str) -> Preferences:
        """Return what is preferred while the player `name` plays."""
        known = self._name(name)
        return self.shared if known is None else self._own[known]

    def prefer(self, name: str | None, preferences: Preferences) -> None:
        """Let `preferences` hold for the player `name` if they have their own, else for all."""
        known = None if name is None else self._name(name)
        if known is None:
            shared = preferences
        else:
            self._own[known] = preferences
            shared = replace(self.shared, pack=preferences.pack, microphone=preferences.microphone)
        self._own = {each: followed(own, self.shared, shared) for each, own in self._own.items()}
        self.shared = shared

    def begin(self, name: str) -> None:
        """Let the player `name` have preferences of their own from now on, at first those of all."""
        if not self.has(name):
            self._own[name] = self.shared

    def drop(self, name: str) -> None:
        """Let the player `name` have the preferences of all."""
        known = self._name(name)
        if known is not None:
            del self._own[known]


def entry(session: Session) -> tuple[Choice, ...]:
    """Return the entry of the settings by which whoever plays now gets settings of their own."""
    name = session.person
    if name is None:
        return ()

    def opened() -> bool:
        session.enter(_whose(session, name))
        return False

    return (Choice(message("profiles.menu", player=name), opened),)


def _whose(session: Session, name: str) -> ListMode:
    def shared() -> bool:
        session.profiles.drop(name)
        session.attune()
        session.keep_profiles()
        session.say(Play("menu.close"), Say(message("profiles.shared_now")))
        return True

    def own() -> bool:
        session.profiles.begin(name)
        session.attune()
        session.keep_profiles()
        session.say(Play("menu.close"), Say(message("profiles.own_now", player=name)))
        return True

    choices = (
        Choice(message("profiles.shared"), shared),
        Choice(message("profiles.own", player=name), own),
    )
    place = int(session.profiles.has(name))
    return ListMode(session, message("profiles.menu", player=name), choices, place)
