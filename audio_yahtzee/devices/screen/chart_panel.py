"""A chart: numbers as a line of points from left to right, the one in focus marked and told."""

from __future__ import annotations

from itertools import pairwise

from audio_yahtzee.devices.screen.canvas import Canvas, Ink
from audio_yahtzee.devices.screen.layout import line_height
from audio_yahtzee.devices.screen.port import Words
from audio_yahtzee.devices.screen.rows import draw_focus
from audio_yahtzee.devices.screen.sdl import pygame
from audio_yahtzee.session.modes import Question

_SCALE_SHARE = 6
"""The numbers of the scale take at most this part of the width."""


def draw_chart(canvas: Canvas, place: pygame.Rect, question: Question, words: Words, size: int) -> None:
    """Draw the chart of `question`, at least one number, and below it what the point in focus says.

    The lowest and the highest number stand beside the height they are drawn at.
    """
    height = line_height(size)
    label, language = question.entries[question.place]
    told = pygame.Rect(place.left, place.bottom - height, place.width, height).clip(place)
    canvas.text(Ink(words(label, language), canvas.theme.text, bold=True), told, size)
    above = pygame.Rect(place.left, place.top, place.width, max(place.height - height - size // 2, 1))
    scale = above.copy()
    scale.width = max(min(size * 3, above.width // _SCALE_SHARE), 1)
    low, high = min(question.chart), max(question.chart)
    marks = ((high, above.top),) if low == high else ((high, above.top), (low, above.bottom - height))
    for number, top in marks:
        where = pygame.Rect(scale.left, top, scale.width, height).clip(above)
        canvas.text(Ink(str(number), canvas.theme.quiet), where, size)
    field = pygame.Rect(scale.right, above.top, max(above.width - scale.width, 1), above.height)
    pad = min(size, field.width // 4, field.height // 4)
    _draw_line(canvas, field.inflate(-2 * pad, -2 * pad), question, size)


def _draw_line(canvas: Canvas, field: pygame.Rect, question: Question, size: int) -> None:
    points = spots(question.chart, field)
    radius = max(size // 6, 2)
    for point, following in pairwise(points):
        canvas.stroke(point, following, canvas.theme.text, max(size // 10, 2))
    for point in points:
        canvas.disc(point, radius, canvas.theme.text)
    ring = pygame.Rect(0, 0, radius * 5, radius * 5)
    ring.center = points[question.place]
    draw_focus(canvas, ring, size)


def spots(numbers: tuple[int, ...], field: pygame.Rect) -> list[tuple[int, int]]:
    """Return where `numbers` lie in `field`: in order from its left, the lowest at the bottom.

    Where all are equal, all lie in the middle.
    """
    low, high = min(numbers), max(numbers)
    steps = max(len(numbers) - 1, 1)

    def down(number: int) -> int:
        share = 0.5 if low == high else (high - number) / (high - low)
        return field.top + round(share * (field.height - 1))

    return [
        (field.left + round((field.width - 1) * place / steps), down(number))
        for place, number in enumerate(numbers)
    ]
