"""The dice, as large as there is room: pips, what is kept, and the die in focus."""

from __future__ import annotations

from audio_yahtzee.devices.screen.canvas import Canvas, Ink
from audio_yahtzee.devices.screen.layout import line_height
from audio_yahtzee.devices.screen.lettering import wrapped
from audio_yahtzee.devices.screen.port import Words
from audio_yahtzee.devices.screen.sdl import pygame
from audio_yahtzee.devices.screen.theme import face_colours
from audio_yahtzee.game.ruleset import DiceSpec
from audio_yahtzee.game.state import State
from audio_yahtzee.messages import message

KEPT = message("window.kept")

_WORD = 0.3
"""Height of the word under a die at most, in widths of the die's place: it must not be cut."""
_LEFT, _MIDDLE, _RIGHT = -1, 0, 1
_DIAGONAL = ((_LEFT, _LEFT), (_RIGHT, _RIGHT))
_OTHER_DIAGONAL = ((_RIGHT, _LEFT), (_LEFT, _RIGHT))
_SIDES = ((_LEFT, _MIDDLE), (_RIGHT, _MIDDLE))
_CENTRE = ((_MIDDLE, _MIDDLE),)
_PIPS = {
    1: _CENTRE,
    2: _DIAGONAL,
    3: (*_CENTRE, *_DIAGONAL),
    4: (*_DIAGONAL, *_OTHER_DIAGONAL),
    5: (*_CENTRE, *_DIAGONAL, *_OTHER_DIAGONAL),
    6: (*_SIDES, *_DIAGONAL, *_OTHER_DIAGONAL),
}
"""Where the pips of a face lie: (across, down) from its middle."""


def draw_dice(
    canvas: Canvas, place: pygame.Rect, state: State, focus: int | None, words: Words, size: int
) -> None:
    """Draw the dice of `state` into `place`; `focus` is the place of the die in focus."""
    if not state.dice:
        _draw_none(canvas, place, words, size)
        return
    room = max(place.height - round(size * 1.3), round(place.height / (1 + 1.3 * _WORD)))
    side = max(min(place.width // len(state.dice), room), 1)
    size = max(min(size, round(side * _WORD)), 1)
    for number, face in enumerate(state.dice):
        slot = pygame.Rect(place.left + number * side, place.top, side, side)
        _draw_die(canvas, slot, face, state.rules.dice)
        if number in state.kept:
            ring = slot.inflate(-side // 6, -side // 6)
            canvas.frame(ring, canvas.theme.kept, max(side // 24, 2), radius=side // 6)
            under = pygame.Rect(slot.left, slot.bottom, side, round(size * 1.3))
            canvas.text(Ink(words(KEPT, None), canvas.theme.kept, bold=True), under, size, along=0.5)
        if number == focus:
            canvas.frame(slot, canvas.theme.focus, max(side // 18, 3), radius=side // 5)


def _draw_none(canvas: Canvas, place: pygame.Rect, words: Words, size: int) -> None:
    said = words(message("dice.none"), None)
    height = line_height(size)
    lines = wrapped(said, size, place.width, max(place.height // height, 1))
    for number, line in enumerate(lines):
        where = pygame.Rect(place.left, place.top + number * height, place.width, height)
        canvas.line(Ink(line, canvas.theme.text), where.clip(place), size)


def _draw_die(canvas: Canvas, slot: pygame.Rect, face: int, spec: DiceSpec) -> None:
    side = slot.width
    die = slot.inflate(-side * 29 // 100, -side * 29 // 100)
    radius = die.width // 7
    pip, body = face_colours(spec.colors[face - 1] if spec.colors else "", canvas.theme)
    canvas.fill(die, body, radius=radius)
    if body == canvas.theme.background:
        canvas.frame(die, canvas.theme.die, max(side // 48, 1), radius=radius)
    if spec.faces > max(_PIPS):
        canvas.text(Ink(str(face), pip, bold=True), die, die.width * 3 // 5, along=0.5)
        return
    step, radius = die.width * 28 // 100, max(die.width // 10, 1)
    for across, down in _PIPS[face]:
        centre = (die.centerx + across * step, die.centery + down * step)
        canvas.disc(centre, radius, pip)
