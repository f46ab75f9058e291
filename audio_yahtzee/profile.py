"""The profile: which front end and which voice this machine can have, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from audio_yahtzee.messages import Items, Joining, Message, message


class Front(StrEnum):
    """A front end."""

    WINDOW = "window"
    TEXT = "text"


@dataclass(frozen=True, slots=True)
class Profile:
    """A front end, and the sentence that says why it was chosen."""

    front: Front
    why: Message


def window_profile(voice: str) -> Profile:
    """Return the profile of a window with sound, in which the device `voice` speaks."""
    device = message("speech.device", device=voice)
    return Profile(Front.WINDOW, message("profile.window", voice=device))


def no_display(reason: Message) -> Profile:
    """Return the profile of plain text where no window can be opened, for `reason`."""
    return Profile(Front.TEXT, message("profile.no_display", reason=reason))


def no_voice(failures: Sequence[Message]) -> Profile:
    """Return the profile of plain text where nothing can speak: a mute window would be of no use to many."""
    return Profile(Front.TEXT, message("profile.no_voice", reason=Items(tuple(failures), Joining.SENTENCES)))


def no_package(name: str) -> Profile:
    """Return the profile of plain text where the Python package `name` is not installed."""
    return Profile(Front.TEXT, message("profile.no_package", package=name))


def no_sound(reason: Message) -> Profile:
    """Return the profile of plain text where nothing can be heard, for `reason`."""
    return Profile(Front.TEXT, message("profile.no_sound", reason=reason))


def text_profile(*, text: bool) -> Profile | None:
    """Return the profile of plain text if that is what there must be; None where a window may do.

    `text` is the player's own wish for plain text; then no device is touched. Whether anything speaks takes
    longer to find out, and is not asked here.
    """
    if text:
        return Profile(Front.TEXT, message("profile.asked"))
    from audio_yahtzee.devices.screen.display import display_available  # noqa: PLC0415 -- plain text needs no pygame
    from audio_yahtzee.devices.sound.output import OutputUnavailable, open_output  # noqa: PLC0415 -- the same

    try:
        open_output()
    except OutputUnavailable as silent:
        return no_sound(silent.reason)
    missing = display_available()
    return None if missing is None else no_display(missing)
