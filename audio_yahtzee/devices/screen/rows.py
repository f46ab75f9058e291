"""Rows of text in columns, scrolled so that the one that matters is in sight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from audio_yahtzee.devices.screen.canvas import Canvas, Ink
from audio_yahtzee.devices.screen.sdl import pygame

ROOMY = 1.55
"""Height of a row where there is room, in heights of its text."""
TIGHT = 1.3
"""The same where there is little."""
_SMALLEST = 0.8
"""How far the text of rows shrinks before they scroll."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row: one text for each column."""

    cells: tuple[Ink, ...]
    focus: slice | None = None
    """The columns that are in focus together."""
    is_marked: bool = False
    """Whether an arrow points to it."""


def in_sight(heights: Sequence[int], place: int, room: int) -> range:
    """Return the longest run of items around `place` that fits into `room`; at least the one there."""
    first, last, used = place, place, heights[place]
    grew = True
    while grew:
        grew = False
        if last + 1 < len(heights) and used + heights[last + 1] <= room:
            last, used, grew = last + 1, used + heights[last + 1], True
        if first > 0 and used + heights[first - 1] <= room:
            first, used, grew = first - 1, used + heights[first - 1], True
    return range(first, last + 1)


def draw_rows(
    canvas: Canvas, place: pygame.Rect, rows: Sequence[Row], shares: Sequence[float], size: int, sight: int
) -> None:
    """Draw `rows`, at least one, into `place`, so that row number `sight` is seen.

    Columns take their `shares` of the width. The right edge is left free for the arrows that tell of
    more. Rows grow tighter and a little smaller before they scroll.
    """
    width = max(place.width - size, 1)
    size, height = _measured(place.height, len(rows), size)
    seen = in_sight([height] * len(rows), sight, place.height)
    indent = size if any(row.is_marked for row in rows) else 0
    for line, number in enumerate(seen):
        where = pygame.Rect(place.left, place.top + line * height, width, height)
        _draw_row(canvas, where.clip(place), rows[number], shares, size, indent=indent)
    draw_more(canvas, place, seen, len(rows), size)


def draw_focus(canvas: Canvas, place: pygame.Rect, size: int) -> None:
    """Draw the ring around a line of text that is in focus."""
    canvas.frame(place, canvas.theme.focus, max(size // 6, 3), radius=max(size // 4, 2))


def draw_more(canvas: Canvas, place: pygame.Rect, seen: range, count: int, size: int) -> None:
    """Draw arrows at the right edge of `place` where there is more above or below."""
    side = max(size * 2 // 3, 4)
    mark = pygame.Rect(place.right - side, place.top, side, side).clip(place)
    if seen.start > 0:
        canvas.arrow(mark, canvas.theme.text, (0, -1))
    if seen.stop < count:
        mark.bottom = place.bottom
        canvas.arrow(mark, canvas.theme.text, (0, 1))


def _measured(room: int, count: int, size: int) -> tuple[int, int]:
    """Return the size of the text and the height of a row."""
    height = min(round(size * ROOMY), room // count)
    fits = round(height / TIGHT)
    if fits < size:
        size = max(fits, round(size * _SMALLEST), 1)
        height = round(size * TIGHT)
    return size, max(min(height, room), 1)


def _draw_row(
    canvas: Canvas, place: pygame.Rect, row: Row, shares: Sequence[float], size: int, *, indent: int
) -> None:
    pad = max(size // 2, 3)
    edges = [place.left]
    for share in shares:
        edges.append(edges[-1] + round(place.width * share / sum(shares)))
    edges[-1] = place.right
    if row.is_marked:
        side = max(size // 2, 4)
        mark = pygame.Rect(place.left + pad // 2, 0, side, side)
        mark.centery = place.centery
        canvas.arrow(mark, canvas.theme.text, (1, 0))
    for column, ink in enumerate(row.cells):
        cell = pygame.Rect(edges[column], place.top, edges[column + 1] - edges[column], place.height)
        inset = pad + (indent if column == 0 else 0)
        inner = pygame.Rect(cell.left + inset, cell.top, max(cell.width - inset - pad, 1), cell.height)
        canvas.text(ink, inner, size, along=0.0 if column == 0 else 1.0)
    if row.focus is not None:
        chosen = range(len(row.cells))[row.focus]
        ring = pygame.Rect(edges[chosen[0]], place.top, 0, place.height)
        ring.width = edges[chosen[-1] + 1] - ring.left
        draw_focus(canvas, ring, size)
