"""Text for a terminal: nothing that is written may command it."""

from __future__ import annotations

REPLACEMENT = "\ufffd"
"""Stands for a character that cannot be shown."""


def printable(text: str) -> str:
    """Return `text` without control characters and escape sequences; the ends of lines stay."""
    return "".join(sign if sign.isprintable() or sign == "\n" else REPLACEMENT for sign in text)
