"""A recogniser on a thread of its own, and the watch over it: it may take long, fail, or never come back."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from audio_yahtzee.messages import Message, message
from audio_yahtzee.session.hearing_ports import Closed, Heard, Noticed, Recognised, Sound, Thinking

if TYPE_CHECKING:
    from audio_yahtzee.controls.phrases.context import Context
    from audio_yahtzee.devices.hearing.port import Heard as Found
    from audio_yahtzee.devices.hearing.port import Recogniser, Vocabulary

SLOW = 0.6
"""Seconds of recognising after which the player is told that it goes on."""
PATIENCE = 12.0
"""Seconds after which a recogniser is taken to have hung."""
MOST_FAILURES = 3
"""Failures after which no other recogniser is tried."""

Vocabularies = Callable[[str, "Context"], "Vocabulary"]
"""Makes the vocabulary of a language in a context; called on the recogniser's own thread."""


@dataclass(frozen=True, slots=True)
class _Failed:
    reason: Message
    is_final: bool
    """Whether another recogniser would fare no better."""


@dataclass
class _Worker:
    """A thread, and what it has to do."""

    work: queue.SimpleQueue[bytes | None] = field(default_factory=queue.SimpleQueue)
    """Phrases; None asks to make ready for what may be said now."""
    done: queue.SimpleQueue[tuple[Found, ...] | _Failed] = field(default_factory=queue.SimpleQueue)
    waiting: int = 0
    """Phrases that are not done yet. Only the loop's thread counts."""
    since: float | None = None
    """When the first of them was given, or the one before it was done."""


class Recognising:
    """Recognises phrases one after the other.

    `recognise` may be called on any thread; the rest is the loop's.
    """

    def __init__(
        self, make: Callable[[], Recogniser], vocabularies: Vocabularies, clock: Callable[[], float]
    ) -> None:
        """Start nothing yet. `make` makes a recogniser, anew where one has failed; `clock` counts seconds."""
        self._make = make
        self._vocabularies = vocabularies
        self._clock = clock
        self._expected: tuple[str, Context] | None = None
        self._phrases: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._worker: _Worker | None = None
        self._failures = 0
        self._is_told = False
        """Whether the player knows that this phrase takes long."""

    @property
    def has_given_up(self) -> bool:
        """Whether nothing is recognised any more."""
        return self._failures >= MOST_FAILURES

    @property
    def is_busy(self) -> bool:
        """Whether something is being recognised."""
        return not self._phrases.empty() or (self._worker is not None and self._worker.waiting > 0)

    def expect(self, language: str, context: Context) -> None:
        """Recognise what makes sense in `context` from now on."""
        is_new = (language, context) != self._expected
        self._expected = language, context
        if is_new and self._worker is not None:
            self._worker.work.put(None)

    def prepare(self) -> None:
        """Make ready for what may be said now, before it is said.

        Where nothing was recognised any more, one more attempt is made, and told of if it fails.
        """
        if self.has_given_up:
            self._failures = MOST_FAILURES - 1
        worker = self._at_work()
        if worker is not None:
            worker.work.put(None)

    def recognise(self, phrase: bytes) -> None:
        """Let `phrase` be recognised."""
        self._phrases.put(phrase)

    def poll(self) -> Sequence[Sound]:
        """Return what has been recognised, and how the recogniser fares."""
        self._hand_over()
        worker = self._worker
        found: list[Sound] = []
        while worker is not None and worker is self._worker and not worker.done.empty():
            found += self._taken(worker, worker.done.get())
        return [*found, *self._watched()]

    def _at_work(self) -> _Worker | None:
        if self._worker is None and not self.has_given_up:
            self._worker = _Worker()
            threading.Thread(target=self._run, args=(self._worker,), name="recogniser", daemon=True).start()
        return self._worker

    def _hand_over(self) -> None:
        while not self._phrases.empty():
            phrase, worker = self._phrases.get(), self._at_work()
            if worker is not None:
                worker.work.put(phrase)
                worker.since = worker.since if worker.waiting else self._clock()
                worker.waiting += 1

    def _taken(self, worker: _Worker, result: tuple[Found, ...] | _Failed) -> Sequence[Sound]:
        if isinstance(result, _Failed):
            return self._failed(result)
        self._is_told = False
        worker.waiting -= 1
        worker.since = self._clock()
        heard = tuple(Heard(each.text, round(100 * each.confidence), each.certain) for each in result)
        return (Recognised(heard),)

    def _watched(self) -> Sequence[Sound]:
        """Tell of a recogniser that takes long; leave one behind that has hung."""
        worker = self._worker
        if worker is None or not worker.waiting or worker.since is None:
            return ()
        seconds = self._clock() - worker.since
        if seconds > PATIENCE:
            return self._failed(_Failed(message("voice.hung"), is_final=False))
        if seconds > SLOW and not self._is_told:
            self._is_told = True
            return (Thinking(),)
        return ()

    def _failed(self, failure: _Failed) -> Sequence[Sound]:
        """Go on with another recogniser, which is told once; after some failures with none.

        Where it is not told, what was said was not understood.
        """
        was_asked = self._worker is not None and self._worker.waiting > 0
        self._worker, self._is_told = None, False
        self._failures = MOST_FAILURES if failure.is_final else self._failures + 1
        if self.has_given_up:
            return (Closed(failure.reason if failure.is_final else message("voice.given_up")),)
        if self._failures == 1:
            return (Noticed(failure.reason),)
        return (Recognised(()),) if was_asked else ()

    def _run(self, worker: _Worker) -> None:
        """Do what comes until it fails; one that was left behind still does so, unheard."""
        from audio_yahtzee.devices.hearing.port import RecogniserUnavailable  # noqa: PLC0415 -- hassil is heavy

        try:
            recogniser = self._make()
            while worker is self._worker:
                self._do(recogniser, worker)
        except RecogniserUnavailable as unavailable:
            worker.done.put(_Failed(unavailable.reason, is_final=True))
        except Exception as error:  # noqa: BLE001 -- whatever an engine does, the keys go on
            detail = str(error) or type(error).__name__
            worker.done.put(_Failed(message("voice.broke", detail=detail), is_final=False))

    def _do(self, recogniser: Recogniser, worker: _Worker) -> None:
        phrase = worker.work.get()
        if self._expected is None:
            return
        vocabulary = self._vocabularies(*self._expected)
        if phrase is not None:
            worker.done.put(recogniser.recognise(phrase, vocabulary))
        elif worker.work.empty():
            recogniser.prepare(vocabulary)
