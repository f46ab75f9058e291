"""Opponents play: one thing at a time, at a pace that can be followed, each with its reason once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audio_yahtzee.narration.cues import Category, Kind, Say
from audio_yahtzee.session.pace import Pacer
from audio_yahtzee.session.preferences import Pace
from audio_yahtzee.session.waiting import Waiting

if TYPE_CHECKING:
    from audio_yahtzee.messages import Message
    from audio_yahtzee.session.playing import Game
    from audio_yahtzee.session.ports import Opponent
    from audio_yahtzee.session.session import Session


class OpponentsTurns:
    """Lets opponents play when it is time."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._pacer = Pacer()
        self._waiting = Waiting()
        self._last_reason: tuple[int, int, Message] | None = None
        """Who gave a reason last, in which round, and what it was."""

    def rest(self) -> None:
        """Take it that nobody has to wait for an opponent now: the next pause begins anew."""
        self._pacer.rest()
        self._waiting.rest()

    def act(self, game: Game, opponent: Opponent, now: float) -> bool:
        """Let `opponent`, who is in turn, do one thing if it is time; return whether it did.

        `now` is seconds on any steady clock.
        """
        listeners = self._session.listeners
        timed = any(listener.ear.takes_time for listener in listeners)
        if timed and not opponent.is_ready:
            self._session.say(*self._waiting.heard(game.names[game.state.player], self._done(game), now))
            return False
        self._waiting.rest()
        speaking = any(listener.ear.is_speaking for listener in listeners)
        pace = self._session.preferences.pace if timed else Pace.AT_ONCE
        if not self._pacer.is_due(now, pace, speaking=speaking):
            return False
        state = game.state
        decision = opponent.decide(state)
        why = self._why(state.player, state.round, decision.reason)
        self._session.tell(game.do(decision.command), why)
        self._session.notice_dice()
        self._pacer.rest(now)
        return True

    def _done(self, game: Game) -> float:
        """Return how much is worked out of what choices are worth, from 0 to 1."""
        make = self._session.offer.coach
        done = None if make is None else make(game.rules).done
        return 0.0 if done is None else done

    def _why(self, player: int, round_: int, reason: Message | None) -> tuple[Say, ...]:
        """Return what is heard of a reason: what is still aimed at was told at the keep before."""
        if reason is None or self._last_reason == (player, round_, reason):
            return ()
        self._last_reason = player, round_, reason
        return (Say(reason, Category.OTHERS, kind=Kind.OPPONENT_REASON, may_be_dropped=True),)
