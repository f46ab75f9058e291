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


_DARK_PIPS: dict[str, Colour] = {
    "black": (0, 0, 0),
    "red": (0xA8, 0, 0),
    "green": (0, 0x60, 0x18),
    "blue": (0, 0x2C, 0xC0),
    "purple": (0x6A, 0x1B, 0x9A),
    "brown": (0x6B, 0x3A, 0x0B),
    "grey": (0x55, 0x55, 0x55),
    "gray": (0x55, 0x55, 0x55),
}
_LIGHT_PIPS: dict[str, Colour] = {
    "white": (255, 255, 255),
    "yellow": (0xFF, 0xE6, 0x00),
    "orange": (0xFF, 0x98, 0x1F),
    "pink": (0xFF, 0x8F, 0xC7),
    "turquoise": (0x40, 0xE0, 0xD0),
    "gold": (0xD4, 0xAF, 0x37),
    "silver": (0xC0, 0xC0, 0xC0),
}


def face_colours(color: str, theme: Theme) -> tuple[Colour, Colour]:
    """Return what a face of the rules' `color` is drawn in: its pips, and the die under them.

    Light pips lie on a die as dark as the background. A colour that is not known looks like none.
    """
    if color in _LIGHT_PIPS:
        return _LIGHT_PIPS[color], theme.background
    return _DARK_PIPS.get(color, theme.pip), theme.die


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
