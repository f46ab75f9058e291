"""Text for a terminal: nothing that is written may command it."""

from __future__ import annotations

import re

REPLACEMENT = "\ufffd"
"""Stands for a character that cannot be shown."""


LONGEST_WORD = 300
"""Characters without a space that are said back: the path of a file may be as long."""
_BEGINNING = 40
"""Characters that are left of a longer one."""
_TOO_LONG = re.compile(rf"(\S{{{_BEGINNING}}})\S{{{LONGEST_WORD - _BEGINNING},}}")


def printable(text: str) -> str:
    """Return `text` without control characters and escape sequences; the ends of lines stay."""
    return "".join(sign if sign.isprintable() or sign == "\n" else REPLACEMENT for sign in text)


def shortened(text: str) -> str:
    """Return `text` with words that nobody would hear to their end cut short; an ellipsis tells it."""
    return _TOO_LONG.sub("\\1…", text)
