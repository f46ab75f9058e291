"""The colours of dice can be seen: what a face is drawn in, and how well it stands out."""

import pytest

from audio_yahtzee.devices.screen.canvas import Canvas
from audio_yahtzee.devices.screen.dice_panel import draw_dice
from audio_yahtzee.devices.screen.sdl import pygame
from audio_yahtzee.devices.screen.theme import DARK, LEAST_CONTRAST, contrast, face_colours
from audio_yahtzee.game.ruleset import DiceSpec

KNOWN = (
    *("black", "red", "green", "blue", "purple", "brown", "grey"),
    *("white", "yellow", "orange", "pink", "turquoise", "gold", "silver"),
)
FACES = 6


class Counted(Canvas):
    """Remembers the colours of what is drawn on dice: pips, bodies, frames and numerals."""

    def __init__(self):
        super().__init__(pygame.Surface((900, 300)), DARK)
        self.pips, self.bodies, self.frames, self.numerals = [], [], [], []

    def disc(self, centre, radius, colour):
        self.pips.append(colour)
        super().disc(centre, radius, colour)

    def fill(self, place, colour, radius=0):
        self.bodies.append(colour)
        super().fill(place, colour, radius)

    def frame(self, place, colour, thickness, radius=0):
        self.frames.append(colour)
        super().frame(place, colour, thickness, radius)

    def text(self, ink, place, size, *, along=0.0):
        self.numerals.append(ink.colour)
        return super().text(ink, place, size, along=along)


@pytest.fixture
def drawn(play, words):
    """Draw `dice` of the faces' `colors` in an empty window."""

    def draw(dice, colors, faces=FACES):
        state = play("kismet", turns=0, dice=DiceSpec(5, faces, tuple(colors)))
        object.__setattr__(state, "dice", tuple(dice))
        object.__setattr__(state, "kept", ())
        canvas = Counted()
        canvas.clear()
        draw_dice(canvas, canvas.surface.get_rect(), state, None, words, 20)
        return canvas

    return draw


@pytest.mark.parametrize("color", [*KNOWN, "gray", "teal", "rosa", ""])
def test_pips_of_every_colour_stand_out_from_the_die(color):
    assert contrast(*face_colours(color, DARK)) >= LEAST_CONTRAST


def test_known_colours_look_different_and_unknown_ones_like_none():
    assert len({face_colours(color, DARK) for color in KNOWN}) == len(KNOWN)
    assert {face_colours(color, DARK) for color in ("teal", "rosa", "")} == {(DARK.pip, DARK.die)}


def test_each_die_has_pips_of_its_faces_colour(drawn, play):
    kismet = play("kismet").rules.dice.colors
    canvas = drawn((1, 2, 3, 1, 1), kismet)
    black, red, green = (face_colours(color, DARK)[0] for color in ("black", "red", "green"))
    assert canvas.pips == [black, red, red, green, green, green, black, black]
    assert canvas.bodies == [DARK.die] * 5
    assert canvas.frames == []


def test_a_dark_die_under_light_pips_has_an_outline(drawn):
    canvas = drawn((1, 1, 2), ("yellow", "teal", *["white"] * 4))
    yellow = face_colours("yellow", DARK)[0]
    assert canvas.pips == [yellow, yellow, DARK.pip, DARK.pip]
    assert canvas.bodies == [DARK.background, DARK.background, DARK.die]
    assert canvas.frames == [DARK.die] * 2


def test_eight_dice_and_numerals_are_coloured_too(drawn):
    canvas = drawn(range(1, 9), ["red", "blue"] * 5, faces=10)
    red, blue = (face_colours(color, DARK)[0] for color in ("red", "blue"))
    assert canvas.numerals == [red, blue] * 4
