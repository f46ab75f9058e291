"""Where everything stands in a window of a given size."""

from __future__ import annotations

from dataclasses import dataclass

from audio_yahtzee.devices.screen.sdl import pygame

CAPTION_LINES = 3


def line_height(size: int) -> int:
    """Return the height of a line of running text of `size`, in pixels."""
    return round(size * 1.25)


@dataclass(frozen=True, slots=True)
class Layout:
    """Places in pixels. `size` is the height of ordinary text, from which all else is measured."""

    size: int
    header: pygame.Rect
    dice: pygame.Rect
    lower: pygame.Rect
    """Below the dice: the players, or an open question."""
    card: pygame.Rect
    middle: pygame.Rect
    """All between header and caption, for a question while no game is on."""
    caption: pygame.Rect


def arrange(window: tuple[int, int], scale: float, *, dice: int = 5, wide_card: bool = False) -> Layout:
    """Return the places in a `window` of that width and height, for so many `dice`.

    `scale` enlarges all text. At a scale too large for the window the text grows no further than a few
    lines of it still fit.
    """
    width, height = window
    size = max(8, min(round(min(height / 30, width / 40) * scale), height // 14, width // 14))
    gap = max(size // 2, 2)
    inner = pygame.Rect(0, 0, width, height).inflate(-2 * gap, -2 * gap)
    header = pygame.Rect(inner.left, inner.top, inner.width, round(size * 1.6))
    lines = min(CAPTION_LINES, max(1, height // (size * 6)))
    caption_height = lines * line_height(size) + size
    caption = pygame.Rect(inner.left, inner.bottom - caption_height, inner.width, caption_height)
    middle = pygame.Rect(
        inner.left, header.bottom + gap, inner.width, max(caption.top - header.bottom - 2 * gap, 1)
    )
    card_width = round(middle.width * (0.6 if wide_card else 0.4))
    card = pygame.Rect(middle.right - card_width, middle.top, card_width, middle.height)
    left_width = max(middle.width - card_width - 2 * gap, 1)
    dice_height = min(round(middle.height * 0.4), round(left_width / dice + size * 1.3))
    upper = pygame.Rect(middle.left, middle.top, left_width, dice_height)
    below = upper.bottom + gap
    lower = pygame.Rect(middle.left, below, left_width, max(middle.bottom - below, 1))
    return Layout(size, header, upper, lower, card, middle, caption)
