"""Whose turn it is, the players, an open question, and the caption."""

from __future__ import annotations

from audio_yahtzee.devices.screen.canvas import Canvas, Ink
from audio_yahtzee.devices.screen.chart_panel import draw_chart
from audio_yahtzee.devices.screen.layout import line_height
from audio_yahtzee.devices.screen.lettering import cut, drawable, wrapped
from audio_yahtzee.devices.screen.port import Words
from audio_yahtzee.devices.screen.rows import Row, draw_focus, draw_more, draw_rows, in_sight
from audio_yahtzee.devices.screen.sdl import pygame
from audio_yahtzee.game.state import State
from audio_yahtzee.messages import Value
from audio_yahtzee.narration.answers import whose_turn
from audio_yahtzee.narration.listening import Listening
from audio_yahtzee.session.focus import Zone
from audio_yahtzee.session.modes import Question
from audio_yahtzee.session.view import View

_MOST_LINES = 3
"""Lines of one entry of a list."""


def draw_header(
    canvas: Canvas, place: pygame.Rect, state: State, names: tuple[Value, ...], words: Words, size: int
) -> None:
    """Write whose turn it is, which round, and how many rolls are left."""
    turn = words(whose_turn(state, Listening(names)), None)
    canvas.text(Ink(turn, canvas.theme.text, bold=True), place, round(size * 1.2))


def draw_players(
    canvas: Canvas, place: pygame.Rect, state: State, view: View, words: Words, size: int
) -> None:
    """Draw all players of `state`, which is the one of `view`, with totals, an arrow at the one in turn."""
    focus = view.place if view.zone is Zone.CARDS else None
    rows = [
        Row(
            (
                Ink(words(name, None), canvas.theme.text),
                Ink(str(state.seats[player].card.total), canvas.theme.text, bold=True),
            ),
            focus=slice(None) if player == focus else None,
            is_marked=player == state.player and not state.is_over,
        )
        for player, name in enumerate(view.names)
    ]
    draw_rows(canvas, place, rows, (3, 1), size, state.player if focus is None else focus)


def draw_question(canvas: Canvas, place: pygame.Rect, question: Question, words: Words, size: int) -> None:
    """Draw an open list, the entry in focus in sight, or what has been typed."""
    height = line_height(size)
    title = wrapped(words(question.title, None), size, place.width, _lines_in(place, height), bold=True)
    used = _draw_lines(canvas, place, title, size, bold=True)
    below = pygame.Rect(place.left, place.top + used, place.width, max(place.height - used, 1)).clip(place)
    if question.text is not None:
        _draw_entry(canvas, below, question.text, size)
    elif question.chart:
        draw_chart(canvas, below, question, words, size)
    elif question.entries:
        _draw_entries(canvas, below, question, words, size)


def _lines_in(place: pygame.Rect, height: int) -> int:
    """Return how many lines a title may take: it leaves two thirds of the room to what is asked."""
    return max(min(_MOST_LINES, place.height // (3 * height)), 1)


def _draw_lines(
    canvas: Canvas, place: pygame.Rect, lines: list[str], size: int, *, bold: bool = False
) -> int:
    """Write `lines` from the top of `place`; return the height they take."""
    height = line_height(size)
    for number, line in enumerate(lines):
        where = pygame.Rect(place.left, place.top + number * height, place.width, height)
        canvas.line(Ink(line, canvas.theme.text, bold), where.clip(place), size)
    return height * len(lines)


def _draw_entry(canvas: Canvas, place: pygame.Rect, text: str, size: int) -> None:
    pad = max(size // 2, 3)
    field = pygame.Rect(place.left, place.top + pad, place.width, round(size * 2)).clip(place)
    draw_focus(canvas, field, size)
    inner = field.inflate(-2 * pad, 0)
    # The end is where one types, so it is the beginning that gives way.
    shown = cut(drawable(text), size, max(inner.width - pad, 1), at_start=True)
    written = canvas.line(Ink(shown, canvas.theme.text), inner, size)
    caret = pygame.Rect(written.right + 2, 0, max(size // 8, 2), size)
    caret.centery = inner.centery
    canvas.fill(caret.clip(field), canvas.theme.focus)


def _draw_entries(canvas: Canvas, place: pygame.Rect, question: Question, words: Words, size: int) -> None:
    pad = max(size // 2, 3)
    width = max(place.width - 2 * pad - size, 1)
    room = max(place.height // line_height(size) - 1, 1)
    texts = [
        wrapped(words(label, language), size, width, min(_MOST_LINES, room))
        for label, language in question.entries
    ]
    heights = [line_height(size) * max(len(lines), 1) + pad for lines in texts]
    seen = in_sight(heights, question.place, place.height)
    top = place.top
    for number in seen:
        where = pygame.Rect(place.left, top, place.width - size, heights[number]).clip(place)
        inner = where.inflate(-2 * pad, -pad)
        _draw_lines(canvas, inner, texts[number], size)
        if number == question.place:
            draw_focus(canvas, where, size)
        top += heights[number]
    draw_more(canvas, place, seen, len(texts), size)


def draw_caption(canvas: Canvas, place: pygame.Rect, text: str, size: int) -> None:
    """Write what is being said into a box of fixed height."""
    canvas.frame(place, canvas.theme.quiet, max(size // 16, 1), radius=max(size // 4, 2))
    inner = place.inflate(-size, -size)
    most = max(inner.height // line_height(size), 1)
    _draw_lines(canvas, inner, wrapped(text, size, max(inner.width, 1), most), size)
