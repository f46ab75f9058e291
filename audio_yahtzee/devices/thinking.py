"""Advisers that get ready on a thread of their own: keys and speech never wait for them."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from threading import Event, Lock, Thread
from typing import TYPE_CHECKING

from audio_yahtzee.devices.making import Making, fulfil

if TYPE_CHECKING:
    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.game.state import State
    from audio_yahtzee.session.coach_ports import Coach
    from audio_yahtzee.strategy.advice import Advice, Adviser, Knowing


Progress = Callable[[float], bool]
"""Is told how much is done, from 0 to 1; returns False where nobody needs it any more."""


class Thinking:
    """What choices are worth under one rule set: roughly at once, exactly as soon as it is solved.

    It is an Adviser (see strategy.advice) that gets ready on a thread of its own. It is solved once it is
    asked something, or `begin` is called: a game must be heard before anything heavy is loaded. It is to be
    closed before the program ends: a thread that Python stops amidst numpy takes the whole process down.
    """

    def __init__(self, estimate: Callable[[], Adviser], exact: Callable[[Progress], Knowing | None]) -> None:
        """`estimate` makes the adviser to begin with, `exact` a better one; None where there can be none."""
        self._estimate: Future[Adviser] = Future()
        self._exact: Future[Knowing | None] = Future()
        self._done = 0.0
        self._is_wanted = True
        self._is_begun = Event()
        # Opponents that get ready ask from their own thread, and an adviser works in room of its own.
        self._asked_by_one = Lock()
        self._thread = Thread(target=self._prepare, args=(estimate, exact), name="adviser", daemon=True)
        self._thread.start()

    def _prepare(self, estimate: Callable[[], Adviser], exact: Callable[[Progress], Knowing | None]) -> None:
        fulfil(self._estimate, estimate)
        self._is_begun.wait()
        fulfil(self._exact, lambda: exact(self._go_on) if self._is_wanted else None)

    def _go_on(self, done: float) -> bool:
        self._done = done
        return self._is_wanted

    @property
    def is_ready(self) -> bool:
        """Whether it can advise at once, be it roughly."""
        return self._estimate.done()

    @property
    def is_settled(self) -> bool:
        """Whether it will not become any more exact than it is."""
        return self._exact.done()

    @property
    def done(self) -> float:
        """How much of the exact solution is done, from 0 to 1."""
        return 1.0 if self.is_settled else self._done

    @property
    def exact(self) -> Knowing | None:
        """The exact adviser; None where there is none yet, or none at all."""
        return self._exact.result() if self._exact.done() else None

    def begin(self) -> None:
        """Let it be solved, if it is not begun: there is time for it now."""
        self._is_begun.set()

    def settle(self) -> None:
        """Wait until it is as exact as it will be. Raises what either of the two raised in the making."""
        self.begin()
        self._estimate.result()
        self._exact.result()

    def cancel(self) -> None:
        """Let the exact solution go, at its next step or before its first."""
        self._is_wanted = False
        self.begin()

    def close(self) -> None:
        """Let the exact solution go, and wait until nothing is at work any more."""
        self.cancel()
        self._thread.join()

    def advise(self, state: State) -> Advice:
        """See Adviser; waits until it can be done roughly. Raises what was raised in the making."""
        self.begin()
        with self._asked_by_one:
            exact = self.exact
            adviser = exact if exact is not None and exact.knows(state) else self._estimate.result()
            return adviser.advise(state)


class Advisers:
    """Makes the adviser of each rule set. Only one is solved at a time: that of the last one asked for."""

    def __init__(
        self,
        estimate: Callable[[RuleSet], Adviser],
        exact: Callable[[RuleSet, Progress], Knowing | None],
    ) -> None:
        """`estimate` and `exact` make advisers for a rule set; see Thinking."""
        self._estimate = estimate
        self._exact = exact
        self._known: dict[str, Thinking] = {}
        self._let_go: list[Thinking] = []

    def __call__(self, rules: RuleSet) -> Thinking:
        """Return the adviser for `rules`, which begins to get ready where it has not."""
        for key, other in list(self._known.items()):
            if key != rules.fingerprint and not other.is_settled:
                other.cancel()
                self._let_go.append(self._known.pop(key))
        self._let_go = [other for other in self._let_go if not other.is_settled]
        if rules.fingerprint not in self._known:
            self._known[rules.fingerprint] = Thinking(
                lambda: self._estimate(rules), lambda go_on: self._exact(rules, go_on)
            )
        return self._known[rules.fingerprint]

    def close(self) -> None:
        """Let everything go that is being solved, and wait until nothing is at work any more."""
        for thinking in (*self._known.values(), *self._let_go):
            thinking.close()


class BackgroundCoach:
    """A coach that gets ready in the background; see the port Coaching."""

    def __init__(self, adviser: Thinking, prepare: Callable[[], Coach]) -> None:
        """`prepare` makes a coach who goes by `adviser`."""
        self._adviser = adviser
        self._made = Making(prepare, "coach")

    @property
    def is_ready(self) -> bool:
        """See the port."""
        return self._adviser.is_ready and self._made.is_ready

    @property
    def done(self) -> float | None:
        """See the port."""
        return None if self._adviser.is_settled else self._adviser.done

    def begin(self) -> None:
        """See the port."""
        self._adviser.begin()

    def coach(self, *, patient: bool) -> Coach:
        """See the port. Raises what was raised in the making."""
        if patient:
            self._adviser.settle()
        return self._made.result()

    def close(self) -> None:
        """Wait until nothing is at work any more; the adviser is closed first."""
        self._made.close()
