"""What finished games come to: the best, means, streaks and rates, by rule set and player."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import TYPE_CHECKING

from audio_yahtzee.session.results import most_bonuses
from audio_yahtzee.session.seats import Character, Seat

if TYPE_CHECKING:
    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.session.results import Finish, Played

RECENT = 10
"""How many games at most are the first and the last, where a development is told."""
_LEAST = 4
"""Games from which on there is a development."""
MOST_POINTS = 32
"""Points of a chart: more games than that are put together."""

ALONE, PEOPLE, COMPUTER = "alone", "people", "computer"


@dataclass(frozen=True, slots=True)
class Ended:
    """One player's end of one game."""

    game: Played
    finish: Finish

    @property
    def merit(self) -> tuple[int, int]:
        """What results are ordered by: what ranks, then the total."""
        return self.finish.points, self.finish.total

    @property
    def is_contested(self) -> bool:
        """Whether there was anybody to win against."""
        return self.game.seats > 1

    @property
    def is_won(self) -> bool:
        """Whether the player won against others, alone or together with some."""
        return self.is_contested and self.finish.place == 1

    @property
    def company(self) -> tuple[str, ...]:
        """Who else played: `ALONE`, else `PEOPLE`, `COMPUTER` and ids of levels, each once."""
        others = (other.who for other in self.game.finishes if other.player != self.finish.player)
        found = tuple(dict.fromkeys(map(_kind, others)))
        # Somebody who is to be forgotten sat there.
        return found or ((PEOPLE,) if self.is_contested else (ALONE,))


def _kind(seat: Seat) -> str:
    match seat:
        case Character(level):
            return level
        case None:
            return COMPUTER
        case _:
            return PEOPLE


@dataclass(frozen=True, slots=True)
class Share:
    """So many of so many."""

    count: int
    of: int

    @property
    def percent(self) -> int:
        """The share in whole per cent, 0 to 100."""
        return round(100 * self.count / self.of) if self.of else 0


@dataclass(frozen=True, slots=True)
class Development:
    """How results have changed: means of the first and the last games."""

    count: int
    """How many games are the first, and how many the last."""
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Summary:
    """What some results of one player under one rule set come to; there is at least one."""

    ended: tuple[Ended, ...]
    """In the order in which the games were begun."""

    @property
    def who(self) -> Seat:
        """The player, as written last."""
        return self.ended[-1].finish.who

    @property
    def rules(self) -> RuleSet:
        """What was played."""
        return self.ended[-1].game.rules

    @property
    def best(self) -> Ended:
        """The best result; of equal ones, the first."""
        return max(self.ended, key=lambda each: each.merit)

    @property
    def lowest(self) -> Ended:
        """The lowest result; of equal ones, the first."""
        return min(self.ended, key=lambda each: each.merit)

    @property
    def mean(self) -> int:
        """The mean of what ranks."""
        return mean_of(self.ended)

    @property
    def wins(self) -> Share:
        """How many games were won, of those with others."""
        contested = [each for each in self.ended if each.is_contested]
        return Share(sum(each.is_won for each in contested), len(contested))

    @property
    def streak(self) -> int:
        """How many games with others were won in a row, up to the last one."""
        return self._streaks()[-1]

    @property
    def longest_streak(self) -> int:
        """The most games with others that were ever won in a row."""
        return max(self._streaks())

    def _streaks(self) -> list[int]:
        """Return the length of each row of wins; the last is that of now, 0 after a game not won."""
        runs = [0]
        for each in self.ended:
            if each.is_won:
                runs[-1] += 1
            elif each.is_contested:
                runs.append(0)
        return runs

    @property
    def bonuses(self) -> Share | None:
        """How many section bonuses were reached, of all there were; None where there are none."""
        known = [each.finish.bonuses for each in self.ended if each.finish.bonuses is not None]
        possible = most_bonuses(self.rules) * len(known)
        return Share(sum(known), possible) if possible else None

    @property
    def jackpots(self) -> Share | None:
        """In how many games the jackpot counted, of those it is known of; None where there is no such box."""
        known = [each.finish.jackpots for each in self.ended if each.finish.jackpots is not None]
        return None if self.rules.jackpot is None or not known else Share(sum(map(bool, known)), len(known))

    @property
    def all_jackpots(self) -> int:
        """How often the jackpot counted in all."""
        return sum(each.finish.jackpots or 0 for each in self.ended)

    @property
    def lost(self) -> tuple[float, int] | None:
        """Points that choices cost in a game, in the mean, and of how many games; None where not known."""
        known = [each.finish.lost for each in self.ended if each.finish.lost is not None]
        return (sum(known) / len(known), len(known)) if known else None

    @property
    def development(self) -> Development | None:
        """How results have changed; None where there are too few games to tell."""
        if len(self.ended) < _LEAST:
            return None
        count = min(RECENT, len(self.ended) // 2)
        return Development(count, mean_of(self.ended[:count]), mean_of(self.ended[-count:]))

    def by_company(self) -> dict[str, Summary]:
        """Return the results by who else played, what was played most first; see Ended.company."""
        found: dict[str, list[Ended]] = {}
        for each in self.ended:
            for company in each.company:
                found.setdefault(company, []).append(each)
        in_order = sorted(found.items(), key=lambda item: -len(item[1]))
        return {company: Summary(tuple(ended)) for company, ended in in_order}

    def course(self, most: int = MOST_POINTS) -> tuple[tuple[Ended, ...], ...]:
        """Return the results in their order as at most `most` groups of nearly equal size."""
        count = len(self.ended)
        groups = min(count, most)
        edges = [round(place * count / groups) for place in range(groups + 1)]
        return tuple(self.ended[start:end] for start, end in pairwise(edges))


def mean_of(group: Sequence[Ended]) -> int:
    """Return the mean of what ranks, of at least one result."""
    return round(sum(each.finish.points for each in group) / len(group))


@dataclass(frozen=True, slots=True)
class Board:
    """All games that were finished under one rule set; there is at least one."""

    games: tuple[Played, ...]

    @property
    def rules(self) -> RuleSet:
        """The rule set, as it was played last."""
        return self.games[-1].rules

    def ended(self) -> list[Ended]:
        """Return every result, the best first; of equal ones, the older first."""
        found = [Ended(game, finish) for game in self.games for finish in game.finishes]
        return sorted(found, key=lambda each: each.merit, reverse=True)

    def players(self) -> list[Summary]:
        """Return what everybody who finished comes to, by their best, the best first."""
        found: dict[object, list[Ended]] = {}
        for game in self.games:
            for finish in game.finishes:
                found.setdefault(key_of(finish.who), []).append(Ended(game, finish))
        summaries = (Summary(tuple(ended)) for ended in found.values())
        return sorted(summaries, key=lambda each: each.best.merit, reverse=True)


def key_of(seat: Seat) -> object:
    """Return what is equal for one and the same player: names in any case, opponents by their level."""
    return seat.casefold() if isinstance(seat, str) else seat


def places(results: Iterable[Ended]) -> list[int]:
    """Return the place of each of `results`, which are the best first; equal ones share the better place."""
    found: list[int] = []
    for _, group in groupby(results, key=lambda each: each.merit):
        found += [len(found) + 1] * len(list(group))
    return found


def boards(games: Iterable[Played]) -> list[Board]:
    """Return the games by rule set, the one played last first; changed rules stand by themselves."""
    found: dict[tuple[str, str], list[Played]] = {}
    for game in games:
        found.setdefault((game.rules.id, game.rules.fingerprint), []).append(game)
    return [
        Board(tuple(played)) for played in sorted(found.values(), key=lambda played: played[-1].started)[::-1]
    ]
