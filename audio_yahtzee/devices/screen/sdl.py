"""Hands out `pygame`, loaded without the heavy packages it would pull in, and waits for events asleep."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audio_yahtzee.devices.sound.output import load_pygame, sdl_function

if TYPE_CHECKING:
    import pygame
else:
    pygame = load_pygame()

__all__ = ["events", "pygame"]


def events(seconds: float) -> list[pygame.event.Event]:
    """Return what has happened, waiting for something to happen up to `seconds`."""
    milliseconds = round(seconds * 1000)
    if milliseconds < 1:
        return pygame.event.get()
    # pygame's own wait looks a thousand times a second, 2 % of a processor; SDL's sleeps until it is woken.
    wait = sdl_function("SDL_WaitEventTimeout")
    if wait is not None:
        wait(None, milliseconds)
        return pygame.event.get()
    first = pygame.event.wait(milliseconds)
    return [first, *pygame.event.get()] if first.type != pygame.NOEVENT else []
