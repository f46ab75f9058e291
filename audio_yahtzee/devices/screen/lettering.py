"""Text in the game's font, made to fit."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from audio_yahtzee.devices.screen.sdl import pygame

SMALLEST = 0.7
"""How far text that is too wide may shrink before it is cut."""

_FONTS = files("audio_yahtzee.devices.screen").joinpath("fonts")
_MORE = "\N{HORIZONTAL ELLIPSIS}"


@lru_cache(maxsize=64)
def font(size: int, *, bold: bool = False) -> pygame.font.Font:
    """Return Atkinson Hyperlegible at `size` pixels."""
    if not pygame.font.get_init():
        pygame.font.init()
    name = "AtkinsonHyperlegible-Bold.ttf" if bold else "AtkinsonHyperlegible-Regular.ttf"
    return pygame.font.Font(str(_FONTS.joinpath(name)), max(size, 1))


def drawable(text: str) -> str:
    """Return `text` without what no font can draw, such as line breaks and null characters."""
    return "".join(sign if sign.isprintable() else " " for sign in text)


def fitted(text: str, size: int, width: int, *, bold: bool = False) -> tuple[str, int]:
    """Return `text` and the size at which it is at most `width` pixels wide, cut at its end if it must be."""
    text = drawable(text)
    smallest = max(round(size * SMALLEST), 1)
    while (needed := font(size, bold=bold).size(text)[0]) > width and size > smallest:
        size = max(min(size - 1, size * width // needed), smallest)
    return cut(text, size, width, bold=bold), size


def cut(text: str, size: int, width: int, *, bold: bool = False, at_start: bool = False) -> str:
    """Return as much of `text` as is at most `width` pixels wide, an ellipsis where something was cut off."""
    face = font(size, bold=bold)
    if face.size(text)[0] <= width:
        return text

    def shortened(length: int) -> str:
        return _MORE + text[len(text) - length :] if at_start else text[:length].rstrip() + _MORE

    longest = 0
    step = 1 << len(text).bit_length()
    while step := step // 2:
        if longest + step < len(text) and face.size(shortened(longest + step))[0] <= width:
            longest += step
    return shortened(longest) if face.size(shortened(longest))[0] <= width else ""


def wrapped(text: str, size: int, width: int, most: int, *, bold: bool = False) -> list[str]:
    """Return `text` in at most `most` lines that are at most `width` pixels wide; the last may be cut."""
    face = font(size, bold=bold)
    lines: list[str] = []
    words = drawable(text).split()
    while words and len(lines) < most:
        line = words.pop(0)
        while words and face.size(f"{line} {words[0]}")[0] <= width:
            line = f"{line} {words.pop(0)}"
        lines.append(line)
    if words:
        lines[-1] = " ".join((lines[-1], *words))
    return [cut(line, size, width, bold=bold) for line in lines]
