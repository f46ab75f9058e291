"""SDL's keyboard events become key presses, by the names of controls/chords.py.

Digits, the key left of them and the numeric pad go by where they are (scan codes), since a French keyboard
types digits with Shift only; letters and signs go by what the player's layout writes on them (key codes).
Alt, AltGr and the Windows or Command key make no chords: those belong to desktops, screen readers and
national keyboards.
"""

from __future__ import annotations

from dataclasses import dataclass
from string import ascii_lowercase

from audio_yahtzee.controls.intents import KeyPress, KeyRelease
from audio_yahtzee.devices.screen.sdl import pygame

TEXT = "text"
"""The chord of text that no known key typed: an å, a sign, a word from an input method."""

_DIGIT_ROW = {getattr(pygame, f"KSCAN_{digit}"): digit for digit in "0123456789"}
_PAD = {getattr(pygame, f"KSCAN_KP{digit}"): digit for digit in "0123456789"}
_LETTERS = {getattr(pygame, f"KSCAN_{letter.upper()}"): letter for letter in ascii_lowercase}
_BY_CODE = {
    **{ord(letter): letter for letter in ascii_lowercase},
    **{getattr(pygame, f"K_F{number}"): f"f{number}" for number in range(1, 13)},
    pygame.K_RETURN: "enter",
    pygame.K_KP_ENTER: "enter",
    pygame.K_SPACE: "space",
    pygame.K_ESCAPE: "escape",
    pygame.K_TAB: "tab",
    pygame.K_BACKSPACE: "backspace",
    pygame.K_DELETE: "delete",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
    pygame.K_PAGEUP: "pageup",
    pygame.K_PAGEDOWN: "pagedown",
    pygame.K_COMMA: "comma",
    pygame.K_PERIOD: "period",
    pygame.K_SLASH: "slash",
}
_REPEATING = frozenset((pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_BACKSPACE))
_CTRL = frozenset((pygame.K_LCTRL, pygame.K_RCTRL))
_ALTGR = pygame.KMOD_RALT | pygame.KMOD_MODE
_FOREIGN = pygame.KMOD_ALT | pygame.KMOD_MODE | pygame.KMOD_META
_WITHOUT_CHARACTER = 1 << 30
"""Set in the key codes of keys that type nothing (SDLK_SCANCODE_MASK)."""


@dataclass(slots=True)
class _Stroke:
    """The key that went down last."""

    event: pygame.event.Event
    chord: str | None
    text_is_due: bool
    """Whether it may still type its text."""
    is_sent: bool = False


class Keys:
    """Joins keys with the text they type, and leaves out what is nobody's to take."""

    def __init__(self, held: frozenset[str] = frozenset()) -> None:
        """`held` are the chords that mean something for as long as they are held."""
        self._felt = held
        self._lasting: dict[int, str] = {}
        """Those of them that are held now, by scan code."""
        self._held: set[int] = set()
        self._stroke: _Stroke | None = None
        self._ctrl_is_alone = False

    @property
    def is_waiting(self) -> bool:
        """Whether the last key is held back because its text may come yet."""
        stroke = self._stroke
        return stroke is not None and stroke.text_is_due and not stroke.is_sent

    def flush(self) -> list[KeyPress]:
        """Return the key that was held back, its text not having come."""
        stroke = self._stroke
        if stroke is None or stroke.is_sent:
            return []
        stroke.is_sent = True
        return [] if stroke.chord is None else [KeyPress(stroke.chord)]

    def take(self, event: pygame.event.Event) -> list[KeyPress | KeyRelease]:
        """Return the key presses that `event` brings to an end, in order."""
        match event.type:
            case pygame.KEYDOWN:
                return [*self.flush(), *self._down(event)]
            case pygame.KEYUP:
                return self._up(event)
            case pygame.TEXTINPUT:
                return [*self._text(event.text)]
            case pygame.MOUSEBUTTONDOWN:
                self._ctrl_is_alone = False
            case pygame.WINDOWFOCUSLOST:
                # Keys let go elsewhere are never heard of.
                self._held.clear()
                self._ctrl_is_alone = False
                let_go, self._lasting = self._lasting, {}
                return [KeyRelease(chord) for chord in let_go.values()]
            case _:
                pass
        return []

    def _down(self, event: pygame.event.Event) -> list[KeyPress]:
        is_repeated = event.scancode in self._held
        self._held.add(event.scancode)
        if is_repeated:
            chord = chord_of(event) if event.key in _REPEATING else None
            return [] if chord is None else [KeyPress(chord)]
        if event.key in _CTRL:
            self._ctrl_is_alone = not event.mod & (_FOREIGN | pygame.KMOD_SHIFT)
            return []
        self._ctrl_is_alone = False
        self._stroke = _Stroke(event, chord_of(event), _may_type(event))
        if self._stroke.chord in self._felt:
            self._lasting[event.scancode] = self._stroke.chord
        return [] if self._stroke.text_is_due else self.flush()

    def _up(self, event: pygame.event.Event) -> list[KeyPress | KeyRelease]:
        self._held.discard(event.scancode)
        let_go = self._lasting.pop(event.scancode, None)
        if let_go is not None:
            return [*self.flush(), KeyRelease(let_go)]
        if event.key not in _CTRL or not self._ctrl_is_alone:
            return []
        self._ctrl_is_alone = False
        return [*self.flush(), KeyPress("ctrl")]

    def _text(self, text: str) -> list[KeyPress]:
        stroke = self._stroke
        if stroke is None or (not stroke.text_is_due and stroke.event.scancode not in self._held):
            return [KeyPress(TEXT, text)]
        if not stroke.text_is_due:
            # A key held down types again and again, and Ctrl and Alt type what the key would by itself.
            return []
        chord = None if stroke.is_sent else stroke.chord
        if _PAD.get(stroke.event.scancode) == text:
            # A keyboard without Num Lock (Apple's) always types digits there.
            chord = text
        stroke.text_is_due, stroke.is_sent = False, True
        if stroke.event.mod & _ALTGR and text.casefold() == _character(stroke.event):
            return []
        return [KeyPress(chord or TEXT, text)]


def chord_of(event: pygame.event.Event) -> str | None:
    """Return the chord of a key that goes down, such as "ctrl+shift+d"; None for a key of others."""
    name = _name(event)
    if name is None or event.mod & _FOREIGN:
        return None
    ctrl = ("ctrl",) if event.mod & pygame.KMOD_CTRL else ()
    shift = ("shift",) if event.mod & pygame.KMOD_SHIFT else ()
    return "+".join((*ctrl, *shift, name))


def _name(event: pygame.event.Event) -> str | None:
    place: int = event.scancode
    if place in _PAD:
        # With Num Lock off the pad belongs to screen readers.
        return _PAD[place] if event.mod & pygame.KMOD_NUM else None
    if place in _DIGIT_ROW:
        return _DIGIT_ROW[place]
    if place == pygame.KSCAN_GRAVE:
        return "grave"
    code: int = event.key
    if code not in _BY_CODE and not _is_latin(code):
        # A Greek or Cyrillic layout writes no a to z on its keys: there they go by where they are.
        return _LETTERS.get(place)
    return _BY_CODE.get(code)


def _is_latin(code: int) -> bool:
    return code < 0x250 or bool(code & _WITHOUT_CHARACTER)


def _character(event: pygame.event.Event) -> str | None:
    """Return what the key types by itself."""
    return None if event.key & _WITHOUT_CHARACTER or event.key == 0 else chr(event.key)


def _may_type(event: pygame.event.Event) -> bool:
    """Tell whether the key can be expected to type something."""
    if event.mod & _ALTGR:
        return True
    if event.mod & (_FOREIGN | pygame.KMOD_CTRL):
        return False
    return event.scancode in _PAD or (event.key >= ord(" ") and not event.key & _WITHOUT_CHARACTER)
