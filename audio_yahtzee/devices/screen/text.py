"""The plain text front end: appended lines, numbered choices, and the same keys, typed.

It is the road for braille terminals, ssh, pipes and tests: no colours, no cursor movement, no drawing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TextIO

from audio_yahtzee.controls.chords import DIGIT, is_known, parts
from audio_yahtzee.controls.intents import TYPED, Action, KeyPress
from audio_yahtzee.controls.keymap import Keymap, Layers
from audio_yahtzee.devices.plain import printable
from audio_yahtzee.devices.screen.port import Closed, Input, Words
from audio_yahtzee.messages import message
from audio_yahtzee.session.list_mode import LONGEST_NUMBER
from audio_yahtzee.session.view import View

PROMPT = "> "

MOST_AT_ONCE = 3
"""As often may a letter be typed in one word, such as `dd`, to press its key again."""

LONGEST_LINE = 200
"""Characters of a line that are read; whatever follows on it is passed over."""

ARROWS = ("left", "right", "up", "down")

SIGNS = {
    ",": "comma",
    ".": "period",
    "<": "shift+comma",
    ">": "shift+period",
    "`": "grave",
    "§": "grave",
    "/": "slash",
    "?": "f1",
    "esc": "escape",
    "\t": "tab",
}
"""What may be typed for keys whose names are longer than what stands on them."""

_ESCAPES = {
    "\x1b[A": "up",
    "\x1b[B": "down",
    "\x1b[C": "right",
    "\x1b[D": "left",
    "\x1b[H": "home",
    "\x1b[F": "end",
    "\x1b[Z": "shift+tab",
    "\t": "tab",
    "\x1b": "escape",
}
"""What a terminal sends for keys that are no characters, the longest first."""


class TextScreen:
    """Reads commands line by line and writes what is said.

    At the table a line holds keys with spaces between (`1 3 r`), digits also together (`13`), the name of an
    action, or a phrase ("keep two fours"). In a list it is the number of an entry, or letters to look for; an
    empty line is Enter. Where something is typed, the line is what is typed.
    """

    def __init__(
        self, words: Words, keymap: Keymap, layers: Callable[[], Layers], source: TextIO, target: TextIO
    ) -> None:
        """`layers` gives the keymap's layers of the table, for the names of actions."""
        self._words = words
        self._keymap = keymap
        self._layers = layers
        self._source = source
        self._target = target
        self._view: View | None = None
        self._listed: tuple[object, ...] = ()

    def inputs(self, seconds: float) -> Sequence[Input]:
        """Return the keys of the next line; waits for it however long it takes, but not for 0 seconds."""
        if seconds <= 0:
            return ()
        self._list_choices()
        self._target.write(PROMPT)
        self._target.flush()
        line = printable(_named_keys(self._line()))
        if not self._source.isatty():
            self._target.write(line if line.endswith("\n") else line + "\n")
        if not line:
            return (Closed(by_player=False),)
        return tuple(self._presses(line.strip()))

    def _line(self) -> str:
        """Return the next line, cut where it is longer than any answer; an unreadable input has ended."""
        try:
            line = rest = self._source.readline(LONGEST_LINE)
            while rest and not rest.endswith("\n"):
                rest = self._source.readline(LONGEST_LINE)
        except (OSError, ValueError):
            return ""
        return line

    def show(self, view: View) -> None:
        """See the port Screen."""
        self._view = view

    def caption(self, text: str) -> None:
        """Write a line of what is said."""
        self._target.write(printable(text) + "\n")
        self._target.flush()

    def close(self) -> None:
        """See the port Screen."""

    def _list_choices(self) -> None:
        """Write the entries of a list with their numbers when it is opened, then those that change."""
        question = None if self._view is None else self._view.question
        entries = () if question is None else question.entries
        listed = (question and question.title, *(self._words(*entry) for entry in entries))
        is_new = listed[:1] != self._listed[:1] or len(listed) != len(self._listed)
        for number, text in enumerate(listed[1:], start=1):
            if is_new or text != self._listed[number]:
                self._target.write(f"{number}. {printable(str(text))}\n")
        self._listed = listed

    def _presses(self, line: str) -> Iterator[KeyPress]:
        question = None if self._view is None else self._view.question
        if not line:
            yield KeyPress("enter")
        elif question is None:
            yield from self._at_table(line)
        elif question.text is not None:
            yield from _typed(line)
        elif _is_key(line.lower()) and len(line) > 1:
            yield KeyPress(line.lower())
        elif _is_number(line) and 1 <= int(line) <= len(question.entries):
            yield KeyPress("enter", entry=int(line))
        elif (arrow := self._arrow(line)) is not None:
            yield KeyPress(arrow)
        elif question.may_be_dropped:
            yield from self._instead_of_answer(line)
        else:
            yield KeyPress(SIGNS.get(line, TYPED), line)

    def _instead_of_answer(self, line: str) -> Iterator[KeyPress]:
        """Yield the keys of a line of the table; of several, the first might have been an answer."""
        presses = tuple(self._at_table(line))
        if len(presses) > 1:
            yield KeyPress("escape")
        yield from presses

    def _at_table(self, line: str) -> Iterator[KeyPress]:
        named = self._named(line)
        if named is not None:
            yield KeyPress(named, line)
            return
        first, *rest = self._chords(line)
        if not all(map(_is_typeable, (first, *rest))):
            yield KeyPress(TYPED, line)
            return
        typed = "".join(rest)
        if typed.isdecimal() and first in self._keymap.chords(self._layers(), Action.KEEP_TYPED):
            yield from (KeyPress(first), KeyPress("enter", typed))
            return
        for word in (first, *rest):
            yield from _keys(word)

    def _chords(self, line: str) -> Iterator[str]:
        """Yield the words of `line` as names of keys where they are such: `P` is shift+p, `k44` k and 44."""
        for word in line.split():
            name = _named_sign(word)
            letter, digits = name[:1], name[1:]
            if len(word) == 1 and word.isupper() and self._is_bound(f"shift+{name}"):
                yield f"shift+{name}"
            elif letter.isalpha() and digits.isdecimal() and not _is_key(name):
                yield letter
                yield digits
            elif 1 < len(name) <= MOST_AT_ONCE and letter.isalpha() and name == letter * len(name):
                yield from name
            else:
                yield name

    def _is_bound(self, chord: str) -> bool:
        return self._keymap.intent(self._layers(), chord) is not None

    def _arrow(self, line: str) -> str | None:
        """Return the arrow key that `line` names in the player's language."""
        names = {self._words(message(f"key.{arrow}"), None).casefold(): arrow for arrow in ARROWS}
        return names.get(line.casefold())

    def _named(self, line: str) -> str | None:
        """Return the key of the action that is called `line`."""
        for action, chords in self._keymap.actions(self._layers()):
            if self._words(message(f"action.{action}"), None).casefold() == line.casefold():
                return chords[0]
        return None


def _named_sign(word: str) -> str:
    """Return `word` as the name of a key: signs have names, alone and with others (`ctrl+,`)."""
    if word in SIGNS:
        return SIGNS[word]
    others, plus, last = word.lower().rpartition("+")
    return others + plus + SIGNS.get(last, last)


def _named_keys(line: str) -> str:
    """Return `line` with what a terminal sends for arrows, Tab and Escape replaced by their names."""
    for sent, name in _ESCAPES.items():
        line = line.replace(sent, f" {name} ")
    return line


def _keys(word: str) -> Iterator[KeyPress]:
    if word.isascii() and word.isdecimal():
        for digit in word:
            yield KeyPress(digit, digit)
    elif _is_key(word):
        yield KeyPress(word, word if len(word) == 1 else "")
    else:
        yield KeyPress(TYPED, word)


def _typed(line: str) -> Iterator[KeyPress]:
    """Yield the text of a line and Enter; only keys that are no word can be given instead of text."""
    name = line.lower()
    name = "escape" if name == "esc" else name
    if _is_key(name) and (name == "escape" or "+" in name or name[1:].isdecimal()):
        yield KeyPress(name)
        return
    # Faces may stand apart, as they may at the table.
    digits = line.replace(" ", "")
    yield KeyPress("enter", digits if digits.isdecimal() else line)


def _is_typeable(word: str) -> bool:
    """Return whether `word` is a key, or digits: a line with any other word is a phrase."""
    return _is_key(word) or (word.isascii() and word.isdecimal())


def _is_number(line: str) -> bool:
    return line.isascii() and line.isdecimal() and len(line) <= LONGEST_NUMBER


def _is_key(name: str) -> bool:
    return is_known(name) and parts(name)[1] != DIGIT
