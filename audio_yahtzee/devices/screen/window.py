"""The window: keys in, and a large, plain picture of the game out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from audio_yahtzee.devices.screen.canvas import Canvas
from audio_yahtzee.devices.screen.card_panel import draw_card, is_wide
from audio_yahtzee.devices.screen.dice_panel import KEPT, draw_dice
from audio_yahtzee.devices.screen.display import WindowUnavailable, open_display
from audio_yahtzee.devices.screen.keys import Keys
from audio_yahtzee.devices.screen.layout import arrange
from audio_yahtzee.devices.screen.panels import draw_caption, draw_header, draw_players, draw_question
from audio_yahtzee.devices.screen.port import Closed, Input, Words
from audio_yahtzee.devices.screen.sdl import events, pygame
from audio_yahtzee.devices.screen.theme import DARK
from audio_yahtzee.messages import message
from audio_yahtzee.session.focus import Zone
from audio_yahtzee.session.view import View

TITLE = "Audio Yahtzee"
"""The program's name, which is the same in every language."""

_SIZE = (1280, 800)
"""Width and height of a new window, where the desktop has the room."""
_TEXT_DELAY = 0.02
"""Seconds a key waits for its text. Both come together, except from an input method."""
_REPEAT_AFTER, _REPEAT_EVERY = 400, 60
"""Milliseconds."""
_UNHEARD = (
    pygame.MOUSEMOTION,
    pygame.MOUSEBUTTONUP,
    pygame.MOUSEWHEEL,
    pygame.FINGERMOTION,
    pygame.TEXTEDITING,
)
"""Events that would wake the game for nothing."""
_REDRAWING = frozenset((pygame.VIDEORESIZE, pygame.WINDOWEXPOSED, pygame.WINDOWSIZECHANGED))


class Window:
    """The port Screen, in a window of the desktop.

    The picture is drawn when the game next waits for keys, so that no sound ever waits for it, and only
    when it has changed.
    """

    def __init__(self, words: Words, held: frozenset[str] = frozenset()) -> None:
        """Open the window; of the chords `held` it is told when they are let go.

        Raises `WindowUnavailable` where there is no display.
        """
        open_display()
        self._words = words
        self._keys = Keys(held)
        self._view: View | None = None
        self._language = ""
        self._caption = ""
        self._is_stale = True
        try:
            pygame.display.set_mode(_first_size(), pygame.RESIZABLE)
        except pygame.error as error:
            pygame.display.quit()
            raise WindowUnavailable(message("window.failed", detail=str(error))) from error
        pygame.display.set_caption(TITLE)
        pygame.key.set_repeat(_REPEAT_AFTER, _REPEAT_EVERY)
        pygame.key.start_text_input()
        pygame.event.set_blocked(_UNHEARD)

    def inputs(self, seconds: float) -> Sequence[Input]:
        """See the port Screen. Draws first what has changed."""
        self._draw()
        found = self._taken(events(seconds))
        if self._keys.is_waiting:
            found += self._taken(events(_TEXT_DELAY))
            found += self._keys.flush()
        return found

    def show(self, view: View) -> None:
        """See the port Screen."""
        # The words of a view that stays the same change when the listener chooses another language.
        language = self._words(KEPT, None)
        if (view, language) != (self._view, self._language):
            self._view, self._language = view, language
            self._is_stale = True

    def caption(self, text: str) -> None:
        """See the port Screen."""
        if text != self._caption:
            self._caption = text
            self._is_stale = True

    def close(self) -> None:
        """See the port Screen."""
        pygame.display.quit()

    def _taken(self, happened: Iterable[pygame.event.Event]) -> list[Input]:
        found: list[Input] = []
        for event in happened:
            if event.type == pygame.QUIT:
                found.append(Closed(by_player=True))
            elif event.type in _REDRAWING:
                self._is_stale = True
            else:
                found += self._keys.take(event)
        return found

    def _draw(self) -> None:
        if not self._is_stale:
            return
        canvas = Canvas(pygame.display.get_surface(), DARK)
        canvas.clear()
        paint(canvas, self._view, self._caption, self._words)
        pygame.display.flip()
        self._is_stale = False


def paint(canvas: Canvas, view: View | None, caption: str, words: Words, scale: float = 1.0) -> None:
    """Draw the whole picture on a clear `canvas`; None for a view draws the caption alone.

    `scale` enlarges all text, 1.0 to 4.0.
    """
    state = None if view is None else view.state
    window = canvas.surface.get_size()
    if state is None:
        layout = arrange(window, scale)
    else:
        layout = arrange(window, scale, dice=state.rules.dice.count, wide_card=is_wide(state.rules))
    size = layout.size
    draw_caption(canvas, layout.caption, caption, size)
    if view is None:
        return
    question_place = layout.middle
    if state is not None:
        draw_header(canvas, layout.header, state, view.names, words, size)
        draw_dice(canvas, layout.dice, state, view.place if view.zone is Zone.DICE else None, words, size)
        draw_card(canvas, layout.card, state, view, words, size)
        question_place = layout.lower
    if view.question is not None:
        draw_question(canvas, question_place, view.question, words, size)
    elif state is not None:
        draw_players(canvas, layout.lower, state, view, words, size)


def _first_size() -> tuple[int, int]:
    width, height = pygame.display.get_desktop_sizes()[0]
    return min(_SIZE[0], width * 9 // 10), min(_SIZE[1], height * 9 // 10)
