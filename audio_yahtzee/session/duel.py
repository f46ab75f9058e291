"""A duel: the same dice at tables far from each other, by three words, and results compared by a code."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from difflib import get_close_matches
from hashlib import sha256
from typing import TYPE_CHECKING

from audio_yahtzee.game.engine import dice_to_roll
from audio_yahtzee.messages import Items, Joining, Message, message

if TYPE_CHECKING:
    from audio_yahtzee.game.dice import Faces
    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.game.state import State

SIZE = 64
"""How many words there are in each language; words at the same place mean the same dice."""
COUNT = 3
"""How many of them a duel has."""

_SOURCE = re.compile(r"duel ([0-9]{1,2})-([0-9]{1,2})-([0-9]{1,2})")
_CHECKED = 4
"""Digits by which a code is checked: of 10,000 wrong ones one goes unnoticed."""
_LOWEST = -100
"""Less than any game gives: game points can be below zero, and a code has no sign."""


@dataclass(frozen=True, slots=True)
class Duel:
    """Dice that depend on three words alone."""

    places: tuple[int, int, int]
    """Where the words stand in the list, from 0."""

    def __post_init__(self) -> None:
        if any(not 0 <= place < SIZE for place in self.places):
            raise ValueError(f"places: expected each from 0 to {SIZE - 1}, got {self.places}")

    @property
    def source(self) -> str:
        """Where its faces come from, as SavedGame has it."""
        return f"duel {'-'.join(map(str, self.places))}"

    def faces(self, state: State) -> Faces:
        """Return the faces of the next roll.

        A die's face depends on the round, on which roll of the turn it is, and on its place; never on whose
        turn it is, nor on what was kept.
        """
        faces = state.rules.dice.faces
        roll = f"{self.source} {state.round} {state.roll_number + 1}"
        return tuple(_number(f"{roll} {place}") % faces + 1 for place in dice_to_roll(state))

    def code(self, rules: RuleSet, points: int) -> str:
        """Return the digits by which a result of `points` can be told to whoever played the same dice."""
        number = points - _LOWEST
        return f"{self._check(rules, number)}{number}"

    def points(self, rules: RuleSet, code: str) -> int | None:
        """Return the points that `code` tells; None for one of another duel or other rules, or with a slip.

        Signs that are no digits mean nothing.
        """
        digits = re.sub("[^0-9]", "", code)
        check, number = digits[:_CHECKED], digits[_CHECKED:]
        if not 0 < len(number) < 9 or self._check(rules, int(number)) != check:
            return None
        return int(number) + _LOWEST

    def _check(self, rules: RuleSet, number: int) -> str:
        check = _number(f"{self.source} {rules.fingerprint} {number}") % 10**_CHECKED
        return f"{check:0{_CHECKED}}"


def _number(text: str) -> int:
    """Return a number that depends on `text`, equally likely to be any below 2^64."""
    return int.from_bytes(sha256(text.encode()).digest()[:8])


def by_chance() -> Duel:
    """Return a duel that nobody can have played before."""
    first, second, third = (secrets.randbelow(SIZE) for _ in range(COUNT))
    return Duel((first, second, third))


def of_day(day: date) -> Duel:
    """Return the duel that everybody in the world has on `day`."""
    first, second, third = (_number(f"day {day.isoformat()} {place}") % SIZE for place in range(COUNT))
    return Duel((first, second, third))


def of_source(dice: str) -> Duel | None:
    """Return the duel from which the faces of a kept game come, if they do; `dice` is that of SavedGame."""
    found = _SOURCE.search(dice)
    if found is None or any(int(place) >= SIZE for place in found.groups()):
        return None
    return Duel((int(found[1]), int(found[2]), int(found[3])))


def listed(text: str) -> tuple[str, ...]:
    """Return the words of a language; `text` is what its message "duel.words" says."""
    return tuple(word.strip() for word in text.split(","))


def of_words(text: str, lists: Iterable[Sequence[str]]) -> Duel | Message:
    """Return the duel of the three words in `text`, or what is wrong with them.

    Each may be of any of `lists`, those of the player's own language first.
    """
    known: dict[str, int] = {}
    for words in lists:
        for place, word in enumerate(words):
            known.setdefault(word.casefold(), place)
    said = re.findall(r"[^\W\d_]+", text.casefold())
    for word in said:
        if word not in known:
            alike = get_close_matches(word, known, n=1)
            if not alike:
                return message("duel.unknown", word=word)
            return message("duel.alike", word=word, alike=alike[0])
    if len(said) != COUNT:
        return message("duel.three", count=len(said))
    first, second, third = (known[word] for word in said)
    return Duel((first, second, third))


def words_of(duel: Duel, words: Sequence[str]) -> Items:
    """Return the three words of `duel`, to be said; `words` are those of a language."""
    return Items(tuple(words[place] for place in duel.places), Joining.COMMA)


def spaced(code: str) -> str:
    """Return a code digit by digit, in two groups, as it is read out."""
    return f"{' '.join(code[:_CHECKED])}, {' '.join(code[_CHECKED:])}"
