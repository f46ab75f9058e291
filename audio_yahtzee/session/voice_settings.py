"""The settings of the voice: which one speaks, and from where. Each choice is heard as it would be."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from audio_yahtzee.messages import Value, message
from audio_yahtzee.narration.cues import Manner, Side
from audio_yahtzee.session.acts import opening, preferring
from audio_yahtzee.session.list_mode import Choice, ListMode

if TYPE_CHECKING:
    from collections.abc import Callable

    from audio_yahtzee.session.preferences import Preferences
    from audio_yahtzee.session.session import Session


def entries(session: Session) -> tuple[Choice, ...]:
    """Return the entries of the settings about the voice: none where nothing speaks."""
    if session.offer.speakers is None:
        return ()
    sides = Choice(message("settings.side"), opening(session, lambda: _sides(session)))
    if not session.offer.speakers(session.preferences.language):
        return (sides,)
    return (Choice(message("settings.voice"), opening(session, lambda: _voices(session))), sides)


def _voices(session: Session) -> ListMode:
    def becoming(voice: str) -> Callable[[], Preferences]:
        return lambda: replace(session.preferences, voice=voice)

    speakers = () if session.offer.speakers is None else session.offer.speakers(session.preferences.language)
    labels: dict[str, Value] = {"": message("voices.usual")}
    labels |= {speaker.id: speaker.name for speaker in speakers}
    items = [
        Choice(label, preferring(session, label, becoming(voice)), manner=Manner(voice=voice))
        for voice, label in labels.items()
    ]
    now = session.preferences.voice
    return ListMode(
        session, message("settings.voice"), items, list(labels).index(now) if now in labels else 0
    )


def _sides(session: Session) -> ListMode:
    def becoming(side: Side) -> Callable[[], Preferences]:
        return lambda: replace(session.preferences, side=side)

    labels = {side: message(f"side.{side}") for side in Side}
    items = [
        Choice(label, preferring(session, label, becoming(side)), manner=Manner(side=side))
        for side, label in labels.items()
    ]
    return ListMode(session, message("settings.side"), items, list(labels).index(session.preferences.side))
