"""The chart of a player's results, as it is drawn."""

from itertools import pairwise

import pytest

from audio_yahtzee.devices.screen.canvas import Canvas
from audio_yahtzee.devices.screen.chart_panel import spots
from audio_yahtzee.devices.screen.sdl import pygame
from audio_yahtzee.devices.screen.theme import DARK
from audio_yahtzee.devices.screen.window import paint
from audio_yahtzee.messages import message
from audio_yahtzee.session.modes import Question
from audio_yahtzee.session.view import View

NUMBERS = (180, 210, 301, 240, 255)


class Drawn(Canvas):
    """Remembers points, lines, rings and texts."""

    def __init__(self, size):
        super().__init__(pygame.Surface(size), DARK)
        self.points = []
        self.lines = []
        self.rings = []
        self.texts = {}

    def disc(self, centre, radius, colour):
        self.points.append(centre)
        super().disc(centre, radius, colour)

    def stroke(self, start, end, colour, thickness):
        self.lines.append((start, end))
        super().stroke(start, end, colour, thickness)

    def frame(self, place, colour, thickness, radius=0):
        if colour == self.theme.focus:
            self.rings.append(place.copy())
        super().frame(place, colour, thickness, radius)

    def line(self, ink, place, size, *, along=0.0):
        where = super().line(ink, place, size, along=along)
        self.texts[ink.text] = where
        return where


@pytest.fixture
def drawn(words):
    def draw(numbers, place, size=(1280, 800), scale=1.0):
        entries = tuple((f"Result {number}", None) for number in range(len(numbers)))
        question = Question(message("records.course"), entries, place, chart=tuple(numbers))
        canvas = Drawn(size)
        paint(canvas, View(None, (), (), None, 0, question), "", words, scale)
        return canvas

    return draw


def test_results_go_from_left_to_right_and_the_higher_the_better(drawn):
    canvas = drawn(NUMBERS, 2)
    assert [x for x, _ in canvas.points] == sorted({x for x, _ in canvas.points})
    by_height = sorted(range(5), key=lambda place: -canvas.points[place][1])
    assert [NUMBERS[place] for place in by_height] == sorted(NUMBERS)
    assert canvas.lines == list(pairwise(canvas.points))


@pytest.mark.parametrize("place", range(5))
def test_the_one_in_focus_is_ringed_and_told(drawn, place):
    canvas = drawn(NUMBERS, place)
    (ring,) = canvas.rings
    assert ring.center == canvas.points[place]
    assert [text for text in canvas.texts if text.startswith("Result")] == [f"Result {place}"]


def test_the_scale_says_what_the_highest_and_the_lowest_are(drawn):
    canvas = drawn(NUMBERS, 0)
    assert canvas.texts["301"].centery < canvas.texts["180"].centery
    left = min(x for x, _ in canvas.points)
    assert canvas.texts["301"].right < left


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (3840, 2160), (600, 900)])
@pytest.mark.parametrize("scale", [1.0, 4.0])
@pytest.mark.parametrize("numbers", [NUMBERS, (200,), (7, 7, 7), tuple(range(32))])
def test_all_of_it_is_in_the_window_whatever_the_size(drawn, size, scale, numbers):
    canvas = drawn(numbers, len(numbers) - 1, size, scale)
    window = pygame.Rect((0, 0), size)
    assert len(canvas.points) == len(numbers)
    assert all(window.collidepoint(point) for point in canvas.points)
    assert all(window.contains(place) for place in canvas.texts.values())


def test_equal_results_lie_in_the_middle():
    field = pygame.Rect(0, 0, 101, 101)
    assert spots((5, 5, 5), field) == [(0, 50), (50, 50), (100, 50)]
