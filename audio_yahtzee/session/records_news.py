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

AFTER_FANFARE = 2.6
"""Seconds after the end of a game at which its record sounds: when the fanfare of the win has."""


@dataclass(frozen=True, slots=True)
class Bettered:
    """A result that is better than any before it."""

    ended: Ended
    before: Ended
    """The best until then."""
    is_record: bool
    """Whether it was the best of all players rather than of this one."""


def news(session: Session) -> tuple[Bettered, ...]:
    """Return who has bettered the records in the game that has just ended; nobody where it does not count."""
    journal, results = session.offer.journal, session.offer.results
    number = None if journal is None else journal.number
    if results is None or number is None:
        return ()
    found = results.finished()
    game = next((game for game in found if game.number == number), None)
    if game is None:
        return ()
    same = [board for board in boards(found) if game in board.games]
    before = [other for other in same[0].games if other.number != number]
    if not before:
        return ()
    board = Board(tuple(before))
    record = board.ended()[0]
    bests = {key_of(summary.who): summary.best for summary in board.players()}
    highest = max(finish.points for finish in game.finishes)
    bettered: list[Bettered] = []
    for finish in game.finishes:
        best = bests.get(key_of(finish.who))
        if not isinstance(finish.who, str):
            continue
        if finish.points > record.finish.points and finish.points == highest:
            bettered.append(Bettered(Ended(game, finish), record, is_record=True))
        elif best is not None and finish.points > best.finish.points:
            bettered.append(Bettered(Ended(game, finish), best, is_record=False))
    return tuple(bettered)


def news_cues(session: Session, found: tuple[Bettered, ...], listening: Listening) -> tuple[Cue, ...]:
    """Return what one listener hears of `found`."""
    if not found:
        return ()
    telling = telling_now(session)
    lines = (_line(each, telling, listening) for each in found)
    return (Play("record", delay=AFTER_FANFARE), *(Say(line, Category.SCORES) for line in lines))


def _line(bettered: Bettered, telling: Telling, listening: Listening) -> Message:
    finish, before = bettered.ended.finish, bettered.before
    rules = bettered.ended.game.rules
    values: dict[str, Value] = {
        "player": telling.name(finish.who),
        "points": points_of(finish.points, rules),
        "by": finish.points - before.finish.points,
        "before": points_of(before.finish.points, rules),
        "date": telling.day(before.game.started),
    }
    whose = "own" if listening.is_alone and finish.player in listening.own else "other"
    if bettered.is_record:
        return message(f"records.new_record.{whose}", holder=telling.name(before.finish.who), **values)
    return message(f"records.new_best.{whose}", **values)
