"""What the panels draw with. Everything in the window is drawn through here."""

from __future__ import annotations

from dataclasses import dataclass

from audio_yahtzee.devices.screen.lettering import fitted, font
from audio_yahtzee.devices.screen.sdl import pygame
from audio_yahtzee.devices.screen.theme import Colour, Theme


@dataclass(frozen=True, slots=True)
class Ink:
    """Text with its colour and weight."""

    text: str
    colour: Colour
    bold: bool = False


class Canvas:
    """A surface and a theme."""

    def __init__(self, surface: pygame.Surface, theme: Theme) -> None:
        self.surface = surface
        self.theme = theme

    def clear(self) -> None:
        """Paint all in the background's colour."""
        self.surface.fill(self.theme.background)

    def text(self, ink: Ink, place: pygame.Rect, size: int, *, along: float = 0.0) -> None:
        """Write one line into `place`, in the middle; `along` goes from 0, left, to 1, right."""
        text, fits = fitted(ink.text, size, place.width, bold=ink.bold)
        self.line(Ink(text, ink.colour, ink.bold), place, fits, along=along)

    def line(self, ink: Ink, place: pygame.Rect, size: int, *, along: float = 0.0) -> pygame.Rect:
        """Write one line that is known to fit and return where it came to stand."""
        drawn = font(size, bold=ink.bold).render(ink.text, True, ink.colour)  # noqa: FBT003 -- pygame takes no names
        where = drawn.get_rect(centery=place.centery)
        where.left = place.left + round((place.width - where.width) * along)
        self.surface.blit(drawn, where)
        return where

    def frame(self, place: pygame.Rect, colour: Colour, thickness: int, radius: int = 0) -> None:
        """Draw a frame just inside `place`."""
        pygame.draw.rect(self.surface, colour, place, thickness, border_radius=radius)

    def fill(self, place: pygame.Rect, colour: Colour, radius: int = 0) -> None:
        """Fill `place`."""
        pygame.draw.rect(self.surface, colour, place, border_radius=radius)

    def disc(self, centre: tuple[int, int], radius: int, colour: Colour) -> None:
        """Draw a filled circle."""
        pygame.draw.circle(self.surface, colour, centre, radius)

    def stroke(self, start: tuple[int, int], end: tuple[int, int], colour: Colour, thickness: int) -> None:
        """Draw a straight line."""
        pygame.draw.line(self.surface, colour, start, end, thickness)

    def arrow(self, place: pygame.Rect, colour: Colour, direction: tuple[int, int]) -> None:
        """Draw a triangle in `place` that points to (right, down)."""
        right, down = direction
        tip = (place.centerx + right * place.width // 2, place.centery + down * place.height // 2)
        base = [
            (
                place.centerx - right * place.width // 2 + side * down * place.width // 2,
                place.centery - down * place.height // 2 + side * right * place.height // 2,
            )
            for side in (-1, 1)
        ]
        pygame.draw.polygon(self.surface, colour, [tip, *base])
