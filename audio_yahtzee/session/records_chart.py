"""The course of a player's results: a chart that is seen, and heard as tones that rise and fall."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from audio_yahtzee.controls.intents import Action, Intent
from audio_yahtzee.controls.keymap import GRID
from audio_yahtzee.messages import Message, message
from audio_yahtzee.narration.cues import Cue, Play, Say, pan_of
from audio_yahtzee.session.list_mode import Choice, ListMode
from audio_yahtzee.session.modes import Handler, Question
from audio_yahtzee.session.records_telling import Telling, games, points_of
from audio_yahtzee.session.statistics import mean_of

if TYPE_CHECKING:
    from audio_yahtzee.session.session import Session
    from audio_yahtzee.session.statistics import Summary

TONES = 16
"""How many tones a sound pack has for charts, the lowest first."""
STEP = 0.09
"""Seconds from one tone of a chart to the next."""


def tones(values: Sequence[int]) -> tuple[str, ...]:
    """Return the sound of each of `values`: the lowest has the lowest tone, the highest the highest.

    Where all are equal, all have a tone in the middle.
    """
    low, high = min(values), max(values)
    if low == high:
        return (f"chart.{TONES // 2}",) * len(values)
    return tuple(f"chart.{1 + round((TONES - 1) * (value - low) / (high - low))}" for value in values)


class ChartMode(ListMode):
    """The results from left to right as they came: walked by arrows, each heard as its tone and in words."""

    def __init__(
        self, session: Session, title: Message, values: Sequence[int], points: Sequence[Choice]
    ) -> None:
        """`values` are the heights of the points, at least one, and `points` what is said of each."""
        super().__init__(session, title, points, place=len(points) - 1, layers=GRID)
        self._values = tuple(values)
        self._tones = tones(values)

    @property
    def handlers(self) -> Mapping[Action, Handler]:
        """See Mode."""
        return {
            **super().handlers,
            Action.FOCUS_LEFT: lambda _: self._move(self.place - 1),
            Action.FOCUS_RIGHT: lambda _: self._move(self.place + 1),
        }

    def describe(self) -> tuple[Cue, ...]:
        """See Mode: the whole course is played, and then told of."""
        return (Play("menu.open"), *self._course(), Say(self.title))

    def help(self) -> Message:
        """See Mode."""
        return message("records.help_chart", count=len(self.choices))

    def question(self) -> Question:
        """See Mode."""
        return replace(super().question(), chart=self._values)

    def in_focus(self) -> tuple[Cue, ...]:
        """See ListMode."""
        return (self._tone(self.place), *super().in_focus())

    def _course(self) -> tuple[Play, ...]:
        last = len(self._tones) - 1
        played = (replace(self._tone(place), delay=STEP * (place + 1)) for place in range(last))
        # Words wait for the last tone.
        return (*played, replace(self._tone(last), delay=STEP * (last + 1), is_waited_for=True))

    def _tone(self, place: int) -> Play:
        return Play(self._tones[place], pan=pan_of(place, len(self._tones)))

    def _move(self, place: int) -> None:
        self._search = ""
        end = not 0 <= place < len(self.choices)
        self.place = min(max(place, 0), len(self.choices) - 1)
        sounds = (Play("menu.end"),) if end else ()
        self.session.say(*sounds, *self.in_focus())

    def _choose(self, intent: Intent) -> None:
        """Go to the point that is called by its number; without one, play the whole course again."""
        if intent.number is not None and 1 <= intent.number <= len(self.choices):
            self._move(intent.number - 1)
        else:
            self.session.say(*self._course(), Say(self.title))


def chart(session: Session, summary: Summary, telling: Telling) -> ChartMode:
    """Return the course of a player's results."""
    course = summary.course()
    values = [mean_of(group) for group in course]
    rules = summary.rules
    title = message(
        "records.chart",
        player=telling.name(summary.who),
        games=games(len(summary.ended)),
        low=points_of(summary.lowest.finish.points, rules),
        high=points_of(summary.best.finish.points, rules),
    )
    mode = ChartMode(
        session, title, values, [Choice(telling.point(group), lambda: False) for group in course]
    )
    mode.of_rules = rules
    return mode
