"""Whether there is a display to open a window on: known before anything of the window is loaded."""

from __future__ import annotations

import os
import sys

from audio_yahtzee.devices.screen.sdl import pygame
from audio_yahtzee.messages import Message, message


class WindowUnavailable(Exception):  # noqa: N818 -- reads as the fact it states
    """There is no display to open a window on. `reason` is for the player."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.id)
        self.reason = reason


def display_available() -> Message | None:
    """Return why no window can be opened here, or None where one can. Opens none."""
    was_open = pygame.display.get_init()
    try:
        open_display()
    except WindowUnavailable as error:
        return error.reason
    if not was_open:
        pygame.display.quit()
    return None


def open_display() -> None:
    """Connect to the display, if it is not done already.

    `pygame.init()` is not for us: it would open the sound output too.
    """
    # A window keeps its handle only without acceleration; screen readers hold on to that handle.
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    asked_for = "SDL_VIDEODRIVER" in os.environ
    displays = ("DISPLAY", "WAYLAND_DISPLAY")
    if sys.platform == "linux" and not asked_for and not any(map(os.environ.get, displays)):
        raise WindowUnavailable(message("window.no_display"))
    try:
        pygame.display.init()
    except pygame.error as error:
        raise WindowUnavailable(message("window.failed", detail=str(error))) from error
    if pygame.display.get_driver() == "offscreen" and not asked_for:
        # SDL's last resort, which nobody can see.
        pygame.display.quit()
        raise WindowUnavailable(message("window.no_display"))
