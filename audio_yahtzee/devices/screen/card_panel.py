"""The card of the player in turn: what is written, and what each open box would pay now."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from audio_yahtzee.devices.screen.canvas import Canvas, Ink
from audio_yahtzee.devices.screen.port import Words
from audio_yahtzee.devices.screen.rows import Row, draw_rows
from audio_yahtzee.devices.screen.sdl import pygame
from audio_yahtzee.game.card import Card, Cell
from audio_yahtzee.game.legality import Preview
from audio_yahtzee.game.ruleset import RuleSet
from audio_yahtzee.game.state import State
from audio_yahtzee.messages import Value, message
from audio_yahtzee.narration.terms import box_name, section_name
from audio_yahtzee.session.focus import Zone
from audio_yahtzee.session.view import View

_NOT_ALLOWED = "\N{EN DASH}"
_TIMES = "\N{MULTIPLICATION SIGN}"


def is_wide(rules: RuleSet) -> bool:
    """Return whether the card needs more room than one entry for each box."""
    return rules.turns > len(rules.boxes)


def draw_card(canvas: Canvas, place: pygame.Rect, state: State, view: View, words: Words, size: int) -> None:
    """Draw the card of the player in turn of `state`, which is the one of `view`, into `place`."""
    drawn = _Card(view, state.card, canvas, words)
    rows = list(drawn.rows())
    title_height = round(size * 1.5)
    pad = max(size // 2, 3)
    heading = pygame.Rect(place.left + pad, place.top, max(place.width - 2 * pad, 1), title_height)
    title = message("window.card", player=view.names[state.player], total=state.card.total)
    canvas.text(Ink(words(title, None), canvas.theme.text, bold=True), heading.clip(place), size)
    columns = len(state.rules.columns)
    shares = (1.6, *[1.0] * columns)
    below = heading.bottom
    if columns > 1:
        line = pygame.Rect(place.left, below, place.width, title_height)
        draw_rows(canvas, line.clip(place), [drawn.factors()], shares, size, 0)
        below = line.bottom
    rest = pygame.Rect(place.left, below, place.width, max(place.bottom - below, 1))
    sight = next((number for number, row in enumerate(rows) if row.focus is not None), 0)
    draw_rows(canvas, rest.clip(place), rows, shares, size, sight)


class _Card:
    """Puts a card into rows: boxes by section, sums, bonuses, extras."""

    def __init__(self, view: View, card: Card, canvas: Canvas, words: Words) -> None:
        self._card = card
        self._theme = canvas.theme
        self._words = words
        self._pays: Mapping[Cell, Preview] = {line.cell: line for line in view.lines}
        self._columns = range(len(card.rules.columns))
        self._focus = card.cells()[view.place] if view.zone is Zone.BOXES else None

    def rows(self) -> Iterator[Row]:
        """Yield the rows from the top down."""
        rules = self._card.rules
        for section in rules.sections:
            yield from (self._box(box.id) for box in rules.boxes if box.section == section.id)
            if section.bonus:
                yield self._sums(section_name(section.id), self._points_of(section.id))
                yield self._sums(message("window.bonus"), self._bonus_of(section.id))
        if rules.extra is not None and rules.extra.bonus:
            yield self._sums(message("window.extras"), self._card.extras.count)
        if len(self._columns) > 1:
            yield self._sums(message("window.total"), self._card.column_total)

    def factors(self) -> Row:
        """Return the line that says by what each column counts."""
        numbers = (f"{_TIMES}{factor}" for factor in self._card.rules.columns)
        return Row((self._quiet(""), *map(self._quiet, numbers)))

    def _quiet(self, text: str) -> Ink:
        return Ink(text, self._theme.quiet)

    def _box(self, box: str) -> Row:
        cells = [Cell(box, column) for column in self._columns]
        name = Ink(self._words(box_name(box), None), self._theme.text)
        focus = None
        if self._focus in cells:
            column = cells.index(self._focus) + 1
            focus = slice(None) if len(cells) == 1 else slice(column, column + 1)
        return Row((name, *map(self._cell, cells)), focus)

    def _cell(self, cell: Cell) -> Ink:
        """Return what is written in a cell, and after a plus what it would pay."""
        written = [str(points) for points in self._card.points(cell)]
        line = self._pays.get(cell)
        if line is None:
            return Ink(" ".join(written), self._theme.text, bold=True)
        if line.refusal is not None:
            return self._quiet(" ".join((*written, _NOT_ALLOWED)))
        result = line.outcome
        more = result.bonus + result.extra
        pays = (f"+{result.points}", *([f"+{more}"] if more else []))
        return Ink(" ".join((*written, *pays)), self._theme.text)

    def _sums(self, name: Value, sum_of: Callable[[int], int]) -> Row:
        sums = (self._quiet(str(sum_of(column))) for column in self._columns)
        return Row((self._quiet(self._words(name, None)), *sums))

    def _points_of(self, section: str) -> Callable[[int], int]:
        return lambda column: self._card.section_points(section, column)

    def _bonus_of(self, section: str) -> Callable[[int], int]:
        return lambda column: self._card.section_bonus(section, column)
