"""The text of a file that people write: bounded, in UTF-8, and with nothing in it that cannot be seen."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from audio_yahtzee.documents.faults import Place
from audio_yahtzee.documents.files import NoRegularFile, opened
from audio_yahtzee.messages import Message, message

if TYPE_CHECKING:
    from pathlib import Path

MAX_BYTES = 256 * 1024
"""The largest rule set known needs 4 KiB."""

# YAML's own set of characters, a byte order mark only allowed at the very start; without those that turn the
# direction of what follows, which make one name look like another.
_UNPRINTABLE = re.compile(
    "[^\t\n\r\x20-\x7e\x85\xa0-\u2027\u202f-\u2065\u206a-\ud7ff\ue000-\ufefe\uff00-\ufffd"
    "\U00010000-\U0010ffff]"
)


class Unreadable(Exception):  # noqa: N818 -- a way out of reading a file, never out of this package
    """A file, or the rest of it, cannot be made sense of: `what` says why, from `place` on."""

    def __init__(self, place: Place, what: Message) -> None:
        super().__init__(place, what)
        self.place = place
        self.what = what


def text_of(path: Path, limit: int) -> str:
    """Return the text of a file of at most `limit` bytes. Raises Unreadable."""
    start = Place(str(path))
    try:
        with opened(path) as stream:
            data = stream.read(limit + 1)
    except FileNotFoundError:
        raise Unreadable(start, message("document.not_found")) from None
    except NoRegularFile:
        raise Unreadable(start, message("document.no_file")) from None
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise Unreadable(start, message("document.unreadable", reason=reason)) from None
    if len(data) > limit:
        raise Unreadable(start, message("document.too_large", limit=limit // 1024))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        place = _place_of(data[: error.start].decode("utf-8-sig"), start.file)
        raise Unreadable(place, message("document.not_utf8")) from None
    strange = _UNPRINTABLE.search(text)
    if strange is not None:
        place = _place_of(text[: strange.start()], start.file)
        raise Unreadable(place, _refused(strange))
    return text


def _place_of(before: str, file: str) -> Place:
    """Return the place of the character that follows `before`."""
    last = before.rpartition("\n")[2]
    return Place(file, before.count("\n") + 1, len(last) + 1)


def unprintable(text: str) -> Message | None:
    """Return what is wrong with `text` that is not a file as it stands, if it holds what cannot be seen."""
    strange = _UNPRINTABLE.search(text)
    return None if strange is None else _refused(strange)


def _refused(strange: re.Match[str]) -> Message:
    return message("document.unprintable", code=f"U+{ord(strange[0]):04X}")
