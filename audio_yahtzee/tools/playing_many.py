"""Many games played at once or one by one, whichever each player's level and the rules allow."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from audio_yahtzee.game import Roll, apply, start
from audio_yahtzee.game.engine import dice_to_roll
from audio_yahtzee.game.standing import standing
from audio_yahtzee.strategy.cast import Cast
from audio_yahtzee.strategy.characters import TEMPERATURE, Level
from audio_yahtzee.strategy.estimate import Estimate
from audio_yahtzee.strategy.exact.exact import Exact
from audio_yahtzee.strategy.exact.simulation import Games, Simulation
from audio_yahtzee.strategy.fitted.adviser import Fitted
from audio_yahtzee.strategy.fitted.simulation import FittedSimulation, GreedySimulation

if TYPE_CHECKING:
    from audio_yahtzee.game.card import Card
    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.game.state import State
    from audio_yahtzee.strategy.advice import Advice, Knowing

AT_ONCE = 5_000
"""Games that are played side by side: enough that numpy works rather than calls."""

Floats = NDArray[np.float64]
Told = Callable[[float], bool]


class Fate(NamedTuple):
    """How one game went for one player."""

    total: float
    ranking: float
    """What ranks the players: game points where the rules convert, else the total."""
    bonus: bool
    """Whether any section earned a bonus."""
    jackpot: bool
    """Whether the jackpot box holds points."""
    extras: int
    won: float
    """1, or a share of it among those who tie for the first place; of a game for one, 0."""


@dataclass(frozen=True, slots=True)
class Played:
    """What came of all games: for each player a row for each game, as many for each."""

    fates: tuple[Floats, ...]
    """Columns as in Fate."""
    is_stopped: bool
    """Whether it was stopped by Control C before all games were played."""


class Best:
    """The adviser that knows what can be known, and estimates the rest; see Adviser."""

    def __init__(self, rules: RuleSet, known: Knowing | None) -> None:
        """`known` knows `rules`; None where nobody does."""
        self._rules = rules
        self._known = known

    @cached_property
    def _estimate(self) -> Estimate:
        return Estimate(self._rules)

    def advise(self, state: State) -> Advice:
        """See Adviser."""
        adviser = self._known if self._known is not None and self._known.knows(state) else self._estimate
        return adviser.advise(state)


class Many:
    """Plays games of some levels under one rule set."""

    def __init__(self, rules: RuleSet, known: Knowing | None, levels: Sequence[Level], seed: int) -> None:
        """`known` knows what choices are worth under `rules`. One seed gives the same games."""
        self._rules = rules
        self._known = known
        self._levels = tuple(levels)
        self._seed = seed
        self._are_together = len(levels) > 1 and (interacts(rules) or Level.COMPETITOR in levels)
        self._side_by_side = lru_cache(maxsize=len(levels))(self._play_side_by_side)

    @property
    def one_by_one(self) -> tuple[Level, ...]:
        """The levels that are played by the engine, each once: of the others, thousands at a time are."""
        return tuple(dict.fromkeys(level for level in self._levels if not self._is_at_once(level)))

    def _is_at_once(self, level: Level) -> bool:
        """Tell whether games of `level` are played side by side: all are alone, and it is known how.

        There neither wins at once are known nor game points, nor people who claim an extra or do not: they
        decide about that first, and about the rest afterwards.
        """
        rules = self._rules
        if self._are_together or rules.rank or interacts(rules):
            return False
        claims = rules.extra is not None and rules.extra.claim_is_optional
        is_known = isinstance(self._known, Fitted) or (isinstance(self._known, Exact) and not rules.carry)
        return level is Level.GREEDY or (is_known and not (claims and TEMPERATURE[level]))

    def play(self, games: int, told: Told) -> Played:
        """Play so many games, or as many as are finished when Control C is pressed.

        `told` learns now and then how much is done, from 0 to 1.
        """
        found: list[list[Floats]] = [[] for _ in self._levels]
        is_stopped = False
        try:
            for done, fates in self._chunks(games):
                for mine, new in zip(found, fates, strict=True):
                    mine.append(new)
                told(done / games)
        except KeyboardInterrupt:
            is_stopped = True
        return Played(tuple(_joined(mine) for mine in found), is_stopped)

    def _chunks(self, games: int) -> Iterator[tuple[int, list[Floats]]]:
        """Yield games bit by bit: how many are done, and how the new ones went for each player."""
        size = 1 if self.one_by_one else AT_ONCE
        for first in range(0, games, size):
            done = min(first + size, games)
            if self._are_together:
                fates = [np.array([fate]) for fate in self._game(first, self._levels)]
            else:
                places = range(len(self._levels))
                fates = [self._alone(place, slice(first, done), games) for place in places]
                _share_wins(fates)
            yield done, fates

    def _alone(self, place: int, which: slice, games: int) -> Floats:
        """Return how some of all games go for a player whom no other concerns."""
        level = self._levels[place]
        if not self._is_at_once(level):
            numbers = range(which.start, which.stop)
            return np.array([self._game(number, (level,), place)[0] for number in numbers])
        start = which.start // AT_ONCE * AT_ONCE
        fates = self._side_by_side(place, start, min(AT_ONCE, games - start))
        # Whoever wins is noted in them later.
        return fates[which.start - start : which.stop - start].copy()

    def _play_side_by_side(self, place: int, first: int, count: int) -> Floats:
        """Return how so many games from number `first` go for a player, played side by side."""
        seed = Random(f"{self._seed} {place} {first}").getrandbits(64)
        games = self._simulated(self._levels[place], count, seed)
        nothing = np.zeros(count)
        columns = (games.scores, games.scores, games.bonuses > 0, games.jackpots, games.extras, nothing)
        return np.column_stack(columns)

    def _simulated(self, level: Level, count: int, seed: int) -> Games:
        if level is Level.GREEDY:
            return self._greedy.play(count, seed)
        return self._simulation.play(count, seed, TEMPERATURE[level])

    @cached_property
    def _greedy(self) -> GreedySimulation:
        return GreedySimulation(self._rules)

    @cached_property
    def _simulation(self) -> Simulation | FittedSimulation:
        match self._known:
            case Exact():
                return Simulation(self._known.table)
            case Fitted():
                return FittedSimulation(self._known.fit)
            case _:
                raise AssertionError("such games are played one by one")

    @cached_property
    def _cast(self) -> Cast:
        return Cast(self._rules, Best(self._rules, self._known))

    def _game(self, number: int, levels: Sequence[Level], place: int = 0) -> list[Fate]:
        """Play one game by the engine; `place` is that of the first of `levels` among all."""
        dice = Random(f"{self._seed} {place} {number}")
        state = start(self._rules, players=len(levels)).state
        while not state.is_over:
            command = self._cast.decide(levels[state.player], state).command
            rolled = dice_to_roll(state) if isinstance(command, Roll) else ()
            faces = tuple(dice.randint(1, self._rules.dice.faces) for _ in rolled)
            state = apply(state, command, faces).state
        return _fates(state)


def interacts(rules: RuleSet) -> bool:
    """Tell whether what one player rolls may end or change another's game."""
    strikes = rules.extra is not None and rules.extra.others_strike_first_open
    return strikes or any(box.first_roll_wins for box in rules.boxes)


def _fates(state: State) -> list[Fate]:
    places = standing(state)
    first = places[0].players if len(state.seats) > 1 else ()
    points = {player: place.points for place in places for player in place.players}
    return [
        _fate(seat.card, points[player], 1 / len(first) if player in first else 0.0)
        for player, seat in enumerate(state.seats)
    ]


def _fate(card: Card, points: int, won: float) -> Fate:
    rules = card.rules
    columns = range(len(rules.columns))
    bonus = any(card.section_bonus(section.id, column) for section in rules.sections for column in columns)
    jackpot = any(entry.points for entry in card.entries if entry.cell.box == rules.jackpot)
    return Fate(card.total, points, bonus, jackpot, len(card.extras), won)


def _share_wins(fates: list[Floats]) -> None:
    """Note who wins where each has played alone; those who tie share it, as a roll-off does in the mean."""
    if len(fates) < 2:
        return
    ranking = np.column_stack([fate[:, Fate._fields.index("ranking")] for fate in fates])
    is_first = ranking == ranking.max(axis=1, keepdims=True)
    won = is_first / is_first.sum(axis=1, keepdims=True)
    for place, fate in enumerate(fates):
        fate[:, Fate._fields.index("won")] = won[:, place]


def _joined(parts: list[Floats]) -> Floats:
    return np.concatenate(parts) if parts else np.zeros((0, len(Fate._fields)))
