"""Records in words: what a player's games come to, and the parts of the tables that are walked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING

from audio_yahtzee.messages import Message, Value, message
from audio_yahtzee.narration.choices import amount
from audio_yahtzee.narration.policies import as_game_points
from audio_yahtzee.narration.terms import box_name, ordinal, rules_name
from audio_yahtzee.session.seats import Character, Seat
from audio_yahtzee.session.statistics import ALONE, COMPUTER, PEOPLE, mean_of

if TYPE_CHECKING:
    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.session.statistics import Board, Ended, Share, Summary


def games(count: int) -> Message:
    """Return a number of games."""
    return message("records.games", count=count)


def points_of(points: int, rules: RuleSet) -> Value:
    """Return what ranks: a number, or game points where these do."""
    return as_game_points(points) if rules.rank else points


@dataclass(frozen=True, slots=True)
class Telling:
    """Tells records on one day, to those who know opponents of some levels."""

    levels: tuple[str, ...]
    today: date

    def name(self, seat: Seat) -> Value:
        """Return what a player is called: an opponent by its level."""
        match seat:
            case Character(level) if level in self.levels:
                return message(f"level.{level}")
            case Character() | None:
                return message("player.computer")
            case _:
                return seat

    def day(self, moment: datetime) -> Message:
        """Return the day of `moment`."""
        then = moment.date()
        if then == self.today:
            return message("records.today")
        if then == self.today - timedelta(days=1):
            return message("records.yesterday")
        return message("journal.date", day=then.day, month=then.month, year=then.year)

    def when(self, ended: Ended) -> Message:
        """Return the day of a game and its number."""
        return message("records.when", date=self.day(ended.game.started), number=ended.game.number)

    def board(self, board: Board) -> Message:
        """Return one of the rule sets that were played, with the best result."""
        best = board.ended()[0]
        return message(
            "records.rules",
            rules=rules_name(board.rules),
            games=len(board.games),
            points=points_of(best.finish.points, board.rules),
            player=self.name(best.finish.who),
        )

    def player(self, summary: Summary) -> Message:
        """Return one of those who have played, with their best."""
        best, mean = summary.best.finish.points, summary.mean
        rules = summary.rules
        return message(
            "records.player",
            player=self.name(summary.who),
            points=points_of(best, rules),
            mean=points_of(mean, rules),
        )

    def ranking_row(self, summary: Summary) -> Message:
        """Return a player's whole line of the ranking."""
        return message(
            "records.ranking_row",
            player=self.name(summary.who),
            points=points_of(summary.best.finish.points, summary.rules),
            games=games(len(summary.ended)),
            won=won(summary.wins),
            mean=mean(summary),
        )

    def ranking_cells(self, summary: Summary, place: int) -> tuple[Message, ...]:
        """Return the same in parts: place and best, games, wins, mean, and when the best was."""
        return (
            self._at_place(summary.best, summary.who, place),
            games(len(summary.ended)),
            won(summary.wins),
            mean(summary),
            self.when(summary.best),
        )

    def score_row(self, ended: Ended) -> Message:
        """Return a result's whole line of the high scores."""
        return message(
            "records.score_row",
            player=self.name(ended.finish.who),
            points=points_of(ended.finish.points, ended.game.rules),
            when=self.when(ended),
            placed=placed(ended),
        )

    def score_cells(self, ended: Ended, place: int) -> tuple[Message, ...]:
        """Return the same in parts: place and points, when, and the place in that game."""
        return self._at_place(ended, ended.finish.who, place), self.when(ended), placed(ended)

    def _at_place(self, ended: Ended, who: Seat, place: int) -> Message:
        points = points_of(ended.finish.points, ended.game.rules)
        return message("records.at_place", place=ordinal(place), player=self.name(who), points=points)

    def lines(self, summary: Summary) -> Iterator[Message]:
        """Yield what a player's games come to, a sentence each; how results have changed is told apart."""
        rules, count = summary.rules, len(summary.ended)
        first, last = (self.day(each.game.started) for each in (summary.ended[0], summary.ended[-1]))
        best = summary.best
        which = "records.best_ranked" if rules.rank else "records.best"
        points, total = points_of(best.finish.points, rules), best.finish.total
        yield message(which, points=points, when=self.when(best), **({"total": total} if rules.rank else {}))
        yield message("records.played", games=games(count), first=first, last=last)
        if count > 1:
            lowest = points_of(summary.lowest.finish.points, rules)
            yield message("records.mean_of", mean=points_of(summary.mean, rules), lowest=lowest)
        yield from _wins(summary)
        yield from _rates(summary)
        companies = summary.by_company()
        if len(companies) > 1:
            for company, part in companies.items():
                yield self._company(company, part)

    def _company(self, company: str, part: Summary) -> Message:
        mean_points = points_of(part.mean, part.rules)
        if company == ALONE:
            return message("records.company_alone", games=games(len(part.ended)), mean=mean_points)
        if company in {PEOPLE, COMPUTER} or company not in self.levels:
            against = message(f"records.against_{PEOPLE if company == PEOPLE else COMPUTER}")
        else:
            against = message("records.against", level=message(f"level.{company}"))
        wins = part.wins
        return message("records.company", company=against, wins=wins.count, games=wins.of, mean=mean_points)

    def point(self, group: tuple[Ended, ...]) -> Message:
        """Return one point of a chart: a result, or the mean of several that follow one another."""
        points = points_of(mean_of(group), group[-1].game.rules)
        day = self.day(group[-1].game.started)
        if len(group) == 1:
            return message("records.point", points=points, date=day)
        return message("records.point_mean", points=points, date=day, count=len(group))


def won(wins: Share) -> Message:
    """Return how many games were won; of somebody who always played alone, just that."""
    return message("records.won", wins=wins.count, games=wins.of) if wins.of else message("records.alone")


def mean(summary: Summary) -> Message:
    """Return the mean of a player's results."""
    return message("records.mean", points=points_of(summary.mean, summary.rules))


def placed(ended: Ended) -> Message:
    """Return the place that a player had in a game."""
    if not ended.is_contested:
        return message("records.alone")
    return message("records.placed", place=ordinal(ended.finish.place), players=ended.game.seats)


def development(summary: Summary) -> Message:
    """Return how results have changed, in a sentence; only that they can be walked where there are few."""
    changed = summary.development
    if changed is None:
        return message("records.course")
    first, last = (points_of(points, summary.rules) for points in (changed.first, changed.last))
    return message("records.development", first=first, last=last, count=changed.count)


def _wins(summary: Summary) -> Iterator[Message]:
    wins = summary.wins
    if wins.of:
        yield message("records.wins", wins=wins.count, games=games(wins.of), percent=wins.percent)
    if summary.longest_streak > 1:
        longest = summary.longest_streak
        now = message("records.streak_now", now=summary.streak, longest=longest)
        yield now if summary.streak else message("records.streak", longest=longest)


def _rates(summary: Summary) -> Iterator[Message]:
    """Yield how often bonus and jackpot came; of a single game that would be no rate."""
    if len(summary.ended) > 1:
        yield from _bonuses(summary)
        yield from _jackpots(summary)
    if summary.lost is not None:
        points, of = summary.lost
        yield message("records.lost", points=amount(points), games=games(of))


def _bonuses(summary: Summary) -> Iterator[Message]:
    share = summary.bonuses
    if share is None:
        return
    known = sum(each.finish.bonuses is not None for each in summary.ended)
    if share.of == known:
        yield message("records.bonus", count=share.count, games=games(known), percent=share.percent)
    else:
        yield message("records.bonuses", count=share.count, most=share.of, percent=share.percent)


def _jackpots(summary: Summary) -> Iterator[Message]:
    share = summary.jackpots
    if share is not None:
        yield message(
            "records.jackpot",
            box=box_name(summary.rules.jackpot or ""),
            count=share.count,
            games=games(share.of),
            percent=share.percent,
            all=summary.all_jackpots,
        )
