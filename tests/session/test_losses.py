"""What people's choices cost, worked out once a game has ended and kept for the records."""

from dataclasses import replace

import pytest
from support.finished_games import KeptResults
from support.sitting import Sitting, seated, shipped

from audio_yahtzee.game import legal
from audio_yahtzee.session.results import Played, finishes
from audio_yahtzee.strategy.advice import Advice, BoxChoice


class Strict:
    """A coach for whom the last open box is always best, and each box above it half a point worse.

    Exact, ready and done at once, unless a test says otherwise; see the ports Coaching and Coach.
    """

    is_ready = True
    done = None
    is_estimate = False

    def __init__(self):
        self.asked = 0

    def begin(self):
        pass

    def coach(self, *, patient):
        return self

    def weigh(self, state):
        self.asked += 1
        cells = legal(state).cells[::-1]
        boxes = (BoxChoice(cell, None, 0.0, 0.5 * number) for number, cell in enumerate(cells))
        return Advice(0.0, boxes=tuple(boxes), is_estimate=self.is_estimate)


class KeepingJournal:
    """The port Journal as far as a game that ends needs it."""

    number = 7

    def begin(self, rules, seats, dice=None):
        self.seats = seats

    def add(self, line, state):
        pass

    def reseat(self, seats):
        pass


class Ended:
    """A game that was played to its end by whoever always takes the topmost box, under a strict coach."""

    def __init__(self, people=("Anna",), opponents=0, *, counts=True):
        self.coach, self.journal, self.results = Strict(), KeepingJournal(), KeptResults()
        self.sitting = Sitting(people=None)
        session = self.sitting.session
        session.offer = replace(
            session.offer, coach=lambda _: self.coach, journal=self.journal, results=self.results
        )
        self.results.finished = lambda: [self.game] if counts and self.sitting.state.is_over else []
        seats = (*people, *(None,) * opponents)
        session.seat(shipped()["crag"], seated(session, shipped()["crag"], seats))
        while not self.sitting.state.is_over:
            self.sitting.let_opponents_play()
            if not self.sitting.state.is_over:
                self.turn()

    def turn(self):
        self.sitting.press("r")
        self.sitting.press("tab", "home")
        cells = self.sitting.state.card.cells()
        for _ in range(cells.index(legal(self.sitting.state).cells[0])):
            self.sitting.press("down")
        self.sitting.press("enter", "enter")

    @property
    def game(self):
        state = self.sitting.state
        ended = finishes(state, self.journal.seats)
        return Played(7, None, state.rules, ended, len(ended))

    def ticks(self):
        """Let time go by until nothing is done any more; return how many things were."""
        count = 0
        while self.sitting.session.tick(0.0):
            count += 1
            assert count < 1000
        return count


def cost(boxes):
    """Return what it costs to take the topmost of so many boxes each time, until none is left."""
    return 0.5 * sum(range(boxes))


def test_after_a_game_every_choice_is_judged_one_by_one_and_what_they_cost_is_kept():
    ended = Ended()
    boxes = len(shipped()["crag"].boxes)
    assert ended.results.lost == {}
    asked = ended.coach.asked
    assert ended.ticks() == boxes
    # The last box of all was no choice, but had to be looked at.
    assert ended.coach.asked - asked == boxes
    assert ended.results.lost == {7: {0: pytest.approx(cost(boxes))}}


def test_it_is_done_once():
    ended = Ended()
    ended.ticks()
    asked = ended.coach.asked
    assert ended.ticks() == 0
    assert ended.coach.asked == asked


def test_each_person_is_judged_and_no_opponent():
    ended = Ended(("Anna", "Bertil"), opponents=1)
    ended.ticks()
    assert set(ended.results.lost[7]) == {0, 1}


def test_while_the_coach_is_not_exact_nothing_is_judged_and_as_soon_as_they_are_it_is():
    ended = Ended()
    ended.coach.done = 0.5
    assert ended.ticks() == 0
    ended.coach.done = None
    assert ended.ticks() > 0
    assert 7 in ended.results.lost


def test_what_is_only_reckoned_roughly_is_left_out():
    ended = Ended()
    ended.coach.is_estimate = True
    assert ended.ticks() == 0
    assert ended.results.lost == {}


def test_so_is_a_game_that_does_not_count():
    ended = Ended(counts=False)
    assert ended.ticks() == 0
    assert ended.results.lost == {}


def test_another_end_after_a_take_back_is_judged_anew():
    ended = Ended()
    ended.ticks()
    ended.results.lost.clear()
    ended.sitting.press("ctrl+z")
    assert ended.ticks() == 0
    ended.sitting.press("ctrl+y")
    assert ended.ticks() > 0
    assert 7 in ended.results.lost
