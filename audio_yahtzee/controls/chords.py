"""Chords: keys by name, and which of them may be used."""

from __future__ import annotations

from string import ascii_lowercase

DIGIT = "digit"
"""Stands for the keys 1 to 9 in a keymap."""

DIGITS = tuple("123456789")

KEYS = frozenset(
    (
        *ascii_lowercase,
        "0",
        *DIGITS,
        DIGIT,
        *(f"f{number}" for number in range(1, 13)),
        "enter",
        "space",
        "escape",
        "tab",
        "backspace",
        "delete",
        "left",
        "right",
        "up",
        "down",
        "home",
        "end",
        "pageup",
        "pagedown",
        "comma",
        "period",
        "slash",
        "grave",
        "ctrl",
    )
)
"""Keys that may be bound."""

RESERVED = frozenset(
    ("insert", "capslock", "super", "windows", "command", "alt", "altgr", "menu", "brackets")
)
"""Keys that belong to screen readers, desktops and national keyboards."""

MODIFIERS = ("ctrl", "shift")


def parts(chord: str) -> tuple[tuple[str, ...], str]:
    """Return the modifiers of `chord` and its key."""
    *modifiers, key = chord.split("+")
    return tuple(modifiers), key


def is_reserved(chord: str) -> bool:
    """Tell whether a part of `chord` belongs to others."""
    return any(part in RESERVED for part in chord.split("+"))


def is_known(chord: str) -> bool:
    """Tell whether `chord` is a key that may be bound, its modifiers in the order ctrl, shift."""
    modifiers, key = parts(chord)
    in_order = tuple(name for name in MODIFIERS if name in modifiers)
    return key in KEYS and modifiers == in_order and not (key == "ctrl" and modifiers)


def digit_of(chord: str) -> int | None:
    """Return the digit 1 to 9 of `chord`, whatever its modifiers; None for another key."""
    key = parts(chord)[1]
    return int(key) if key in DIGITS else None


def generic(chord: str) -> str:
    """Return `chord` with a digit 1 to 9 replaced by the word "digit"."""
    modifiers, key = parts(chord)
    return "+".join((*modifiers, DIGIT if key in DIGITS else key))


def specific(chord: str) -> tuple[str, ...]:
    """Return the chords that `chord` stands for: nine if its key is the word "digit", else itself."""
    modifiers, key = parts(chord)
    return tuple("+".join((*modifiers, digit)) for digit in DIGITS) if key == DIGIT else (chord,)
