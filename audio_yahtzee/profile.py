"""The profile: which front end and which voice this machine can have, and why."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from audio_yahtzee.messages import Message, message


class Front(StrEnum):
    """A front end."""

    WINDOW = "window"
    TEXT = "text"


@dataclass(frozen=True, slots=True)
class Profile:
    """A front end, and the sentence that says why it was chosen."""

    front: Front
    why: Message


def choose_profile(*, text: bool) -> Profile:
    """Return the best front end for this machine: a window that speaks and sounds, else plain text.

    `text` is the player's own wish for plain text; then no device is touched.
    """
    if text:
        return Profile(Front.TEXT, message("profile.asked"))
    from audio_yahtzee.devices.screen.display import display_available  # noqa: PLC0415 -- plain text needs no pygame
    from audio_yahtzee.devices.sound.output import OutputUnavailable, open_output  # noqa: PLC0415 -- the same

    try:
        open_output()
    except OutputUnavailable as silent:
        return Profile(Front.TEXT, message("profile.no_sound", reason=silent.reason))
    missing = display_available()
    if missing is not None:
        return Profile(Front.TEXT, message("profile.no_display", reason=missing))
    return Profile(Front.WINDOW, message("profile.window"))
