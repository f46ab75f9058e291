"""Colours of the window, and how well they stand out from each other."""

from __future__ import annotations

from dataclasses import dataclass

Colour = tuple[int, int, int]
"""Red, green and blue, 0 to 255."""

LEAST_CONTRAST = 7.0
"""What every pair in use must reach: WCAG 2.2, success criterion 1.4.6 (level AAA)."""


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of all that is drawn. No colour is the only carrier of what it says."""

    background: Colour
    text: Colour
    quiet: Colour
    """Frames, and what is less important."""
    focus: Colour
    kept: Colour
    die: Colour
    pip: Colour

    @property
    def pairs(self) -> tuple[tuple[Colour, Colour], ...]:
        """Every colour with the one it is drawn on."""
        on_background = (self.text, self.quiet, self.focus, self.kept, self.die)
        return (*((colour, self.background) for colour in on_background), (self.pip, self.die))


DARK = Theme(
    background=(0, 0, 0),
    text=(255, 255, 255),
    quiet=(176, 176, 176),
    focus=(0xFF, 0xD4, 0x00),
    kept=(0x56, 0xB4, 0xE9),
    die=(255, 255, 255),
    pip=(0, 0, 0),
)


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast of two colours, from 1 (none) to 21 (black and white), as WCAG defines it."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: Colour) -> float:
    """Return the relative luminance of an sRGB colour, 0 to 1."""
    red, green, blue = (_linear(part / 255) for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
