"""Hands out `pygame`, loaded without the heavy packages it would pull in, to the modules of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audio_yahtzee.devices.sound.output import load_pygame

if TYPE_CHECKING:
    import pygame
else:
    pygame = load_pygame()

__all__ = ["pygame"]
