"""What a game that has just ended means for the records: a player's best yet, or the best of all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from audio_yahtzee.messages import Message, Value, message
from audio_yahtzee.narration.cues import Category, Cue, Play, Say
from audio_yahtzee.session.records import telling_now
from audio_yahtzee.session.records_telling import points_of
from audio_yahtzee.session.statistics import Board, Ended, boards, key_of

if TYPE_CHECKING:
    from audio_yahtzee.narration.listening import Listening
    from audio_yahtzee.session.records_telling import Telling
    from audio_yahtzee.session.session import Session
    from audio_yahtzee.session.statistics import Summary

AFTER_FANFARE = 2.6
"""Seconds after the end of a game at which its record sounds: when the fanfare of the win has."""

FARTHEST = 10
"""The last place among a player's own results that is told."""


@dataclass(frozen=True, slots=True)
class News:
    """What a game that has just ended is to a player who has played before."""

    ended: Ended
    before: Ended
    """The best until then: of all players if it is a record, else of this one."""
    is_record: bool
    place: int
    """Among all of the player's own results."""
    count: int
    """How many these are."""

    @property
    def is_better(self) -> bool:
        """Whether it is better than the best until then."""
        return self.ended.finish.points > self.before.finish.points


def news(session: Session) -> tuple[News, ...]:
    """Return what the game that has just ended is to its people; nothing where it does not count."""
    journal, results = session.offer.journal, session.offer.results
    number = None if journal is None else journal.number
    if results is None or number is None:
        return ()
    found = results.finished()
    game = next((game for game in found if game.number == number), None)
    if game is None:
        return ()
    same = next(board for board in boards(found) if game in board.games)
    before = tuple(other for other in same.games if other.number != number)
    if not before:
        return ()
    board = Board(before)
    own = {key_of(summary.who): summary for summary in board.players()}
    people = (finish for finish in game.finishes if isinstance(finish.who, str))
    told = (_news(Ended(game, finish), board.ended()[0], own.get(key_of(finish.who))) for finish in people)
    return tuple(each for each in told if each is not None)


def _news(ended: Ended, record: Ended, own: Summary | None) -> News | None:
    points = ended.finish.points
    earlier = () if own is None else own.ended
    place = 1 + sum(other.finish.points > points for other in earlier)
    highest = max(finish.points for finish in ended.game.finishes)
    if points > record.finish.points and points == highest:
        return News(ended, record, is_record=True, place=place, count=len(earlier) + 1)
    if own is None:
        return None
    return News(ended, own.best, is_record=False, place=place, count=len(earlier) + 1)


def news_cues(session: Session, found: tuple[News, ...], listening: Listening) -> tuple[Cue, ...]:
    """Return what one listener hears of `found`; one who is alone, of a result that is no new best, too."""
    telling = telling_now(session)
    better = [each for each in found if each.is_better]
    sound = (Play("record", delay=AFTER_FANFARE),) if better else ()
    lines = [_line(each, telling, listening) for each in better]
    lines += [
        _among(each)
        for each in found
        if not each.is_better and _is_you(each, listening) and each.place <= FARTHEST
    ]
    return (*sound, *(Say(line, Category.SCORES) for line in lines))


def _is_you(told: News, listening: Listening) -> bool:
    return listening.is_alone and told.ended.finish.player in listening.own


def _among(told: News) -> Message:
    if told.place == 1:
        return message("records.as_best")
    if told.place == 2:
        return message("records.second_best", count=told.count)
    return message("records.among", n=told.place, count=told.count)


def _line(told: News, telling: Telling, listening: Listening) -> Message:
    finish, before = told.ended.finish, told.before
    rules = told.ended.game.rules
    values: dict[str, Value] = {
        "player": telling.name(finish.who),
        "points": points_of(finish.points, rules),
        "by": finish.points - before.finish.points,
        "before": points_of(before.finish.points, rules),
        "date": telling.day(before.game.started),
    }
    whose = "own" if _is_you(told, listening) else "other"
    if told.is_record:
        return message(f"records.new_record.{whose}", holder=telling.name(before.finish.who), **values)
    return message(f"records.new_best.{whose}", **values)
