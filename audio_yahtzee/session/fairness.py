"""Whether the dice are fair: what all that were ever rolled come to, against what chance would have."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Protocol

from audio_yahtzee.messages import Message, message
from audio_yahtzee.narration.cues import Play, Say
from audio_yahtzee.session.list_mode import Choice, ListMode

if TYPE_CHECKING:
    from audio_yahtzee.session.session import Session

EXPECTED = 5
"""How often chance must have each face at least for the test to say anything; see NIST, as below."""
ODD, ODDEST = 0.05, 0.001
"""Fair dice stray as far in less than this share of cases: then it is told, or to be looked into."""
_MOST = 1_000_000
"""What is rarer than once in so many times is told as that."""


class Throws(Protocol):
    """Keeps what was rolled."""

    def thrown(self) -> Mapping[int, Sequence[int]]:
        """Return how often each face came by chance, from 1 on, by how many faces the dice have."""
        ...


class Verdict(StrEnum):
    """What can be said of dice."""

    FEW = "few"
    FAIR = "fair"
    ODD = "odd"
    ODDEST = "oddest"


@dataclass(frozen=True, slots=True)
class Fairness:
    """What all dice of one kind come to that were rolled, and some were."""

    counts: tuple[int, ...]
    """How often each face came, from 1 on."""

    @property
    def rolled(self) -> int:
        """How many dice were rolled."""
        return sum(self.counts)

    @property
    def chi_squared(self) -> float:
        """How far the counts stray from what chance would have.

        Pearson's test: the squares of the differences, each over what was expected. See the NIST handbook of
        statistical methods, 1.3.5.15.
        """
        expected = self.rolled / len(self.counts)
        return sum((count - expected) ** 2 for count in self.counts) / expected

    @property
    def chance(self) -> float:
        """In which share of cases fair dice stray at least as far."""
        return chi_squared_above(self.chi_squared, len(self.counts) - 1)

    @property
    def verdict(self) -> Verdict:
        """What can be said of these dice."""
        if self.rolled < EXPECTED * len(self.counts):
            return Verdict.FEW
        chance = self.chance
        return Verdict.ODDEST if chance < ODDEST else Verdict.ODD if chance < ODD else Verdict.FAIR

    def told(self) -> Message:
        """Return what can be said of these dice, in a sentence."""
        return message(
            f"fairness.{self.verdict}",
            rolled=self.rolled,
            once=min(round(1 / max(self.chance, 1 / _MOST)), _MOST),
        )

    def lines(self) -> tuple[Message, ...]:
        """Return what it rests on: how often each face came, and the test."""
        told = [self._face(face, count) for face, count in enumerate(self.counts, start=1)]
        if self.verdict is not Verdict.FEW:
            percent = _decimal(round(1000 * self.chance))
            chi, freedom = _decimal(round(10 * self.chi_squared)), len(self.counts) - 1
            told += [
                message("fairness.expected", percent=_decimal(round(1000 / len(self.counts)))),
                message("fairness.test", chi=chi, freedom=freedom, percent=percent),
            ]
        return tuple(told)

    def _face(self, face: int, count: int) -> Message:
        percent = _decimal(round(1000 * count / self.rolled))
        return message("fairness.face", face=message("face.plural", face=face), count=count, percent=percent)


def _decimal(tenths: int) -> Message:
    """Return a number of tenths with its decimal, as the language writes it."""
    return message("fairness.decimal", whole=tenths // 10, tenth=tenths % 10)


def chi_squared_above(value: float, freedom: int) -> float:
    """Return the share of a chi-squared distribution that lies above `value`.

    Abramowitz and Stegun, Handbook of Mathematical Functions, 26.4.4 for odd `freedom`, 26.4.5 for even.
    """
    half = value / 2
    if freedom % 2:
        total, term, divisor = math.erfc(math.sqrt(half)), math.sqrt(half) / math.gamma(1.5), 1.5
    else:
        total, term, divisor = 0.0, 1.0, 1.0
    for _ in range(freedom // 2):
        total += math.exp(-half) * term
        term *= half / divisor
        divisor += 1
    return min(total, 1.0)


def report(found: Mapping[int, Sequence[int]]) -> tuple[Fairness, ...]:
    """Return what all dice come to, those that were rolled most often first."""
    kinds = (Fairness(tuple(counts)) for counts in found.values() if sum(counts))
    return tuple(sorted(kinds, key=lambda kind: -kind.rolled))


def open_fairness(session: Session) -> None:
    """Say whether the dice are fair, and open what that rests on, line by line."""
    throws = session.offer.throws
    kinds = report({} if throws is None else throws.thrown())
    if not kinds:
        session.say(Play("error"), Say(message("fairness.none")))
        return
    page = ListMode(session, kinds[0].told(), ())

    def say_again() -> bool:
        session.say(Play("menu.end"), *page.in_focus())
        return False

    lines = [*kinds[0].lines()]
    for kind in kinds[1:]:
        lines += [message("fairness.others", faces=len(kind.counts), told=kind.told()), *kind.lines()]
    lines.append(message("fairness.source"))
    page.choices = [Choice(line, say_again) for line in lines]
    session.enter(page)


def entry(session: Session) -> tuple[Choice, ...]:
    """Return the entry of a menu that tells whether the dice are fair, where what was rolled is kept."""

    def chosen() -> bool:
        open_fairness(session)
        return False

    return () if session.offer.throws is None else (Choice(message("fairness.menu"), chosen),)
