"""`audio-yahtzee simulate`: how games go that opponents play, in figures."""

from __future__ import annotations

import json
from random import SystemRandom
from typing import TYPE_CHECKING

import numpy as np

from audio_yahtzee.advising import fitted, solved
from audio_yahtzee.arguments import MISUSED
from audio_yahtzee.devices.store.tables import Tables
from audio_yahtzee.documents.faults import suggestion
from audio_yahtzee.house import say_names
from audio_yahtzee.messages import Items, Message, Value, message, sentences
from audio_yahtzee.narration.terms import box_name, rules_name
from audio_yahtzee.session.seats import Character
from audio_yahtzee.strategy.characters import USUAL, Level
from audio_yahtzee.strategy.exact.compiled import TooLarge
from audio_yahtzee.strategy.exact.exact import Exact
from audio_yahtzee.tools.figures import Progress, decimal
from audio_yahtzee.tools.playing_many import Fate, Floats, Many, Played
from audio_yahtzee.tools.terminal import ALL_WELL, INTERRUPTED

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from audio_yahtzee.commands import Options
    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.strategy.advice import Knowing
    from audio_yahtzee.tools.terminal import Terminal

DEFAULT_RULES = "yahtzee"
DEFAULT_SEATS = (Character(Level.PERFECT),)
DEFAULT_GAMES = 1_000
PERCENTILES = (1, 5, 10, 25, 50, 75, 90, 95, 99)
LARGEST_SEED = 999_999_999
"""Of those that are drawn where none is told."""


def simulate(terminal: Terminal, rules: RuleSet, options: Options) -> int:
    """Play the games of `options`, and tell how they went; return the exit status."""
    say_names(terminal.house.catalogue, rules)
    levels = _levels(terminal, options)
    if levels is None:
        return MISUSED
    seed = SystemRandom().randint(1, LARGEST_SEED) if options.seed is None else options.seed
    # A greedy player asks no table.
    is_asked = any(level is not Level.GREEDY for level in levels)
    known = _known(terminal, rules) if is_asked else None
    is_estimate = known is not None and not isinstance(known, Exact)
    many = Many(rules, known, levels, seed)
    for note in _notes(many, is_estimate=is_estimate):
        terminal.remark(note)
    played = many.play(options.games or DEFAULT_GAMES, Progress(terminal))
    report = _Report(rules, levels, played)
    if played.is_stopped:
        stopped = message("solving.stopped", games=report.games)
        terminal.remark(stopped if report.games else message("solving.stopped_early"))
    if options.json:
        found = {"rules": rules.id, "games": report.games, "seed": seed}
        found |= {"estimate": is_estimate, "stopped": played.is_stopped}
        terminal.write(json.dumps(found | {"players": report.as_data()}, indent=1))
    elif report.games:
        terminal.tell(message("solving.heading", rules=rules_name(rules), games=report.games, seed=str(seed)))
        for line in report.lines():
            terminal.tell(line)
    return INTERRUPTED if played.is_stopped else ALL_WELL


def _known(terminal: Terminal, rules: RuleSet) -> Knowing:
    """Return who knows best what choices are worth, as in a game."""
    tables, progress = Tables(terminal.house.places.tables), Progress(terminal)
    table = solved(tables, rules, progress)
    return fitted(tables, rules, progress) if isinstance(table, TooLarge) else Exact(table)


def _levels(terminal: Terminal, options: Options) -> tuple[Level, ...] | None:
    """Return the levels that play; None, with the fault told, where somebody is none."""
    found = []
    for seat in options.seats or DEFAULT_SEATS:
        if isinstance(seat, str):
            right = suggestion(seat, [level.value for level in Level])
            said = message("solving.not_a_level", name=seat, right=right)
            terminal.remark(said)
            if options.json:
                terminal.write(json.dumps({"error": terminal.house.words(said)}, ensure_ascii=False))
            return None
        found.append(USUAL if seat is None else Level(seat.level))
    return tuple(found)


def _notes(many: Many, *, is_estimate: bool) -> Iterator[Message]:
    if is_estimate:
        yield message("solving.estimated")
    if many.one_by_one:
        named = Items(tuple(message(f"level.{level}") for level in many.one_by_one))
        yield message("solving.one_by_one", players=named)


class _Report:
    """What came of games, in figures."""

    def __init__(self, rules: RuleSet, levels: Sequence[Level], played: Played) -> None:
        self._rules = rules
        self._levels = levels
        self._fates = played.fates
        self.games = len(played.fates[0])

    def as_data(self) -> list[dict[str, object]]:
        """Return the figures of each player; empty where no game was finished."""
        if not self.games:
            return []
        return [self._player(level, fates) for level, fates in zip(self._levels, self._fates, strict=True)]

    def _player(self, level: Level, fates: Floats) -> dict[str, object]:
        rules, totals = self._rules, fates[:, 0]
        found: dict[str, object] = {
            "player": level.value,
            "games": self.games,
            "mean": float(totals.mean()),
            "standard_error": _standard_error(totals),
            "standard_deviation": float(totals.std(ddof=1)) if self.games > 1 else None,
            "percentiles": {str(share): float(np.percentile(totals, share)) for share in PERCENTILES},
            "lowest": float(totals.min()),
            "highest": float(totals.max()),
        }
        if any(section.bonus for section in rules.sections):
            found["bonus_rate"] = _mean(fates, "bonus")
        if rules.jackpot is not None:
            found["jackpot_rate"] = _mean(fates, "jackpot")
        if rules.extra is not None:
            found["extras"] = _mean(fates, "extras")
        if rules.rank:
            found["game_points"] = _mean(fates, "ranking")
        if len(self._levels) > 1:
            found["wins"] = float(_column(fates, "won").sum())
            found["win_rate"] = _mean(fates, "won")
        return found

    def lines(self) -> Iterator[Value]:
        """Yield the figures of each player as sentences, what matters most first."""
        for level, fates in zip(self._levels, self._fates, strict=True):
            yield sentences(*self._sentences(level, fates))

    def _sentences(self, level: Level, fates: Floats) -> Iterator[Message]:
        rules, totals, name = self._rules, fates[:, 0], message(f"level.{level}")
        error = _standard_error(totals)
        if error is None:
            yield message("solving.mean_of_one", player=name, mean=round(float(totals[0])))
        else:
            mean = decimal(float(totals.mean()), 1)
            yield message("solving.mean", player=name, mean=mean, error=decimal(error, 1))
        if len(self._levels) > 1:
            yield message("solving.wins", percent=decimal(100 * _mean(fates, "won"), 1))
        if any(section.bonus for section in rules.sections):
            yield message("solving.bonus", percent=decimal(100 * _mean(fates, "bonus"), 1))
        if rules.jackpot is not None:
            percent = decimal(100 * _mean(fates, "jackpot"), 1)
            yield message("solving.jackpot", box=box_name(rules.jackpot), percent=percent)
        if rules.extra is not None:
            yield message("solving.extras", mean=decimal(_mean(fates, "extras"), 2))
        if rules.rank:
            yield message("solving.game_points", mean=_signed(_mean(fates, "ranking")))
        if error is not None:
            yield self._spread(totals)
            lowest, highest = round(float(totals.min())), round(float(totals.max()))
            yield message("solving.extremes", lowest=lowest, highest=highest)

    def _spread(self, totals: Floats) -> Message:
        found = (round(float(share)) for share in np.percentile(totals, (5, 25, 75, 95)))
        lowest, low, high, highest = found
        return message("solving.between", lowest=lowest, low=low, high=high, highest=highest)


def _column(fates: Floats, name: str) -> Floats:
    column: Floats = fates[:, Fate._fields.index(name)]
    return column


def _mean(fates: Floats, name: str) -> float:
    return float(_column(fates, name).mean())


def _standard_error(totals: Floats) -> float | None:
    """Return how far the mean may be off, give or take; None for one game, which does not tell."""
    return float(totals.std(ddof=1) / np.sqrt(len(totals))) if len(totals) > 1 else None


def _signed(number: float) -> Message:
    found = decimal(number, 1)
    return message("solving.below_zero", number=found) if number < 0 else found
