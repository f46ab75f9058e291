"""Finished games for records: kept by a real journal, or made up as their results."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import count

from audio_yahtzee.devices.store.journal import JournalFile
from audio_yahtzee.game import Roll, Score, apply, legal, start
from audio_yahtzee.session.results import Finish, Played

MORNING = datetime(2026, 5, 3, 8, 0, tzinfo=UTC)


def steady_clock(begin=MORNING, step=timedelta(minutes=30)):
    """Return a clock that goes on by half an hour whenever it is looked at."""
    ticks = count()
    return lambda: begin + step * next(ticks)


def keep_a_game(journal, rules, seats, face=None):
    """Let `journal` keep a game in which nobody rerolls, and all dice show `face`, or all faces in turn."""
    faces = count() if face is None else None
    journal.begin(rules, seats)
    state = start(rules, len(seats)).state
    while not state.is_over:
        if state.dice:
            command, rolled = Score(legal(state).cells[-1]), ()
        else:
            command = Roll()
            number = rules.dice.count
            rolled = tuple((face or next(faces) % rules.dice.faces + 1) for _ in range(number))
        line = str(command) + (f" = {' '.join(map(str, rolled))}" if rolled else "")
        state = apply(state, command, rolled).state
        journal.add(line, state)
    return state


def opened(path, dice="chance", clock=None):
    """Return the journal at `path`."""
    return JournalFile(path, dice, clock or steady_clock())


def made_up(rules, *games, begin=MORNING):
    """Return finished games, a day apart, each a mapping of players to their points.

    Who has most is first; equal points share a place.
    """
    return [
        _game(rules, number, begin + timedelta(days=number), points) for number, points in enumerate(games, 1)
    ]


def _game(rules, number, started, points):
    ranked = sorted(points.values(), reverse=True)
    finishes = tuple(
        Finish(seat, who, ranked.index(got) + 1, got, got, bonuses=int(got >= 250), jackpots=got // 300)
        for seat, (who, got) in enumerate(points.items())
    )
    return Played(number, started, rules, finishes, len(finishes))


def with_lost(game, *lost):
    """Return `game` with what choices cost, by seat."""
    pairs = zip(game.finishes, lost, strict=True)
    return replace(game, finishes=tuple(replace(finish, lost=points) for finish, points in pairs))


class KeptResults:
    """The port Results with games that are there already."""

    def __init__(self, games=()):
        self.games = list(games)
        self.lost = {}

    def finished(self):
        return self.games

    def note_lost(self, number, lost):
        self.lost[number] = dict(lost)
