"""Advisers and coaches that get ready in the background."""

from threading import Event, Semaphore, Thread

import pytest

from audio_yahtzee.devices.thinking import Advisers, BackgroundCoach, Thinking
from audio_yahtzee.game import Roll, apply, start
from audio_yahtzee.rulesets import library
from audio_yahtzee.strategy.advice import Advice

WAIT = 10
"""Seconds after which something that should happen at once has not."""


class Says:
    """An adviser who says one number."""

    def __init__(self, value):
        self.value = value

    def advise(self, state):
        return Advice(self.value)

    def knows(self, state):
        return not state.dice


@pytest.fixture(scope="module")
def rules():
    return {known: library().get(known) for known in ("yatzy", "crag")}


@pytest.fixture(scope="module")
def state(rules):
    return start(rules["crag"]).state


def test_it_advises_roughly_at_once_and_exactly_when_it_is_solved(state):
    go_on = Event()

    def exact(_):
        go_on.wait(WAIT)
        return Says(2)

    thinking = Thinking(lambda: Says(1), exact)
    assert thinking.advise(state).value == 1
    assert thinking.is_ready
    assert not thinking.is_settled
    assert thinking.exact is None
    go_on.set()
    thinking.settle()
    assert thinking.is_settled
    assert thinking.done == 1
    assert thinking.advise(state).value == 2


def test_an_adviser_is_asked_by_one_thread_at_a_time(state):
    """Opponents that get ready ask while the coach is asked; what both work in would be mixed up."""
    entered, go_on = Semaphore(0), Event()

    class Slow(Says):
        def advise(self, state):
            entered.release()
            go_on.wait(WAIT)
            return super().advise(state)

    thinking = Thinking(lambda: Slow(1), lambda _: None)
    thinking.settle()
    askers = [Thread(target=thinking.advise, args=(state,)) for _ in range(2)]
    for asker in askers:
        asker.start()
    assert entered.acquire(timeout=WAIT)
    assert not entered.acquire(timeout=0.05)
    go_on.set()
    assert entered.acquire(timeout=WAIT)
    for asker in askers:
        asker.join()


def test_what_the_exact_adviser_does_not_know_is_told_roughly(state):
    thinking = Thinking(lambda: Says(1), lambda _: Says(2))
    thinking.settle()
    rolled = apply(state, Roll(), (6, 6, 1)).state
    assert [thinking.advise(each).value for each in (state, rolled)] == [2, 1]


def test_where_nothing_can_be_solved_it_stays_rough(state):
    thinking = Thinking(lambda: Says(1), lambda _: None)
    thinking.settle()
    assert thinking.is_settled
    assert thinking.advise(state).value == 1


def test_nothing_is_solved_before_anybody_asks_or_there_is_time():
    begun = Event()

    def exact(_):
        begun.set()

    thinking = Thinking(lambda: Says(1), exact)
    assert not begun.wait(0.05)
    thinking.begin()
    assert begun.wait(WAIT)


def test_how_much_is_done_is_told_on_the_way(state):
    told, go_on = Event(), Event()

    def exact(progress):
        assert progress(0.25)
        told.set()
        go_on.wait(WAIT)

    thinking = Thinking(lambda: Says(1), exact)
    thinking.begin()
    assert told.wait(WAIT)
    assert thinking.done == 0.25
    go_on.set()
    thinking.settle()


def test_what_went_wrong_is_raised_where_it_is_asked(state):
    def wrong(*_):
        raise ValueError("no prices")

    with pytest.raises(ValueError, match="no prices"):
        Thinking(wrong, lambda _: None).advise(state)
    with pytest.raises(ValueError, match="no prices"):
        Thinking(lambda: Says(1), wrong).settle()


def test_another_rule_set_lets_go_what_is_not_solved_and_keeps_what_is(rules):
    went_on, let_go = Event(), Event()

    def exact(of, progress):
        if of.id == "yatzy":
            went_on.set()
            while progress(0.5):
                pass
            let_go.set()

    advisers = Advisers(lambda of: Says(of.dice.count), exact)
    yatzy = advisers(rules["yatzy"])
    yatzy.begin()
    assert went_on.wait(WAIT)
    assert advisers(rules["yatzy"]) is yatzy
    crag = advisers(rules["crag"])
    assert let_go.wait(WAIT)
    crag.settle()
    assert advisers(rules["yatzy"]) is not yatzy
    assert advisers(rules["crag"]) is crag


def test_a_coach_is_ready_when_their_adviser_is_and_waits_for_more_only_if_asked_to(state):
    go_on = Event()

    def exact(_):
        go_on.wait(WAIT)

    thinking = Thinking(lambda: Says(1), exact)
    made = object()
    coaching = BackgroundCoach(thinking, lambda: made)
    assert coaching.coach(patient=False) is made
    thinking.advise(state)
    assert coaching.is_ready
    coaching.begin()
    assert coaching.done == 0
    go_on.set()
    assert coaching.coach(patient=True) is made
    assert coaching.done is None


def test_whoever_is_closed_is_at_work_no_more(state):
    steps = []
    begun = Event()

    def exact(go_on):
        begun.set()
        while go_on(0.5):
            steps.append("step")

    thinking = Thinking(lambda: Says(1), exact)
    thinking.begin()
    assert begun.wait(WAIT)
    thinking.close()
    done = len(steps)
    assert thinking.is_settled
    assert thinking.exact is None
    assert thinking.advise(state).value == 1
    assert len(steps) == done


def test_what_was_not_begun_when_it_is_closed_is_never_solved():
    solved = []
    thinking = Thinking(lambda: Says(1), lambda _: solved.append(True))
    thinking.close()
    assert thinking.is_settled
    assert not solved


def test_advisers_close_those_who_were_let_go_as_well(rules):
    working = []

    def exact(of, go_on):
        working.append(of.id)
        while go_on(0.5):
            pass
        working.remove(of.id)

    advisers = Advisers(lambda _: Says(1), exact)
    for known in rules.values():
        advisers(known).begin()
    advisers.close()
    assert not working
