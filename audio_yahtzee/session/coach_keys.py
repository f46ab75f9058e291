"""Keys that ask the coach: what is best and why, how the game stands, and how a game was played."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from audio_yahtzee.controls.intents import Action, Intent
from audio_yahtzee.game.commands import Roll
from audio_yahtzee.game.dice import at
from audio_yahtzee.game.state import Phase
from audio_yahtzee.messages import Message, message
from audio_yahtzee.narration import coaching
from audio_yahtzee.narration.choices import Chosen, Keeping, Writing, named, options
from audio_yahtzee.narration.cues import Category, Play, Say
from audio_yahtzee.narration.prospects import prospects
from audio_yahtzee.narration.reviewing import dearest, looked_back, review
from audio_yahtzee.session.acts import closing, line
from audio_yahtzee.session.list_mode import Choice, ListMode
from audio_yahtzee.session.modes import Handler
from audio_yahtzee.session.opponents_whys import why_opponent
from audio_yahtzee.session.verdicts import decisions, verdict

if TYPE_CHECKING:
    from audio_yahtzee.narration.choices import Weighed
    from audio_yahtzee.session.coach_ports import Coach, Coaching
    from audio_yahtzee.session.table import TableMode


class CoachKeys:
    """Questions to the coach change nothing."""

    def __init__(self, table: TableMode) -> None:
        self._table = table
        self._session = table.session
        self._game = table.game
        self._has_told_estimate = False
        self._is_prepared = False
        self._awaited: tuple[Action, int] | None = None
        """What was asked while the coach was not ready, and at which press of a key."""

    @property
    def handlers(self) -> Mapping[Action, Handler]:
        """What is answered to each question."""
        return {
            Action.ADVICE: lambda _: self._advise(),
            Action.ADVICE_WHY: lambda _: self._why(),
            Action.CHANCES: lambda _: self._chances(),
        }

    @property
    def is_possible(self) -> bool:
        """Whether there is anything to advise."""
        state = self._game.state
        return state.is_over or (self._game.opponent is None and state.phase is Phase.TURN)

    @property
    def is_why_possible(self) -> bool:
        """Whether there is a choice to give reasons for: one to be made, or that of an opponent."""
        state = self._game.state
        has_played = any(self._game.players[event.player].opponent for event in self._game.scored())
        is_answered = self.is_possible and (state.is_over or bool(state.dice))
        return is_answered or (has_played and self._session.offer.cast is not None)

    @property
    def has_chances(self) -> bool:
        """Whether there are chances to be told of."""
        return self._game.state.phase is Phase.TURN

    def coach(self) -> Coach | None:
        """Return the coach if it is ready, or there is time to wait for it."""
        waiting = self._waiting()
        if waiting is None:
            return None
        is_read = not self._session.listener.ear.takes_time
        return waiting.coach(patient=is_read) if is_read or waiting.is_ready else None

    def prepare(self) -> None:
        """Let the coach get ready, now that the game has begun; answer who has asked too early for one."""
        if not self._is_prepared and self._session.listener.ear.takes_time:
            # Who reads waits for the coach when they ask for one, and many never do.
            self._is_prepared = True
            waiting = self._waiting()
            if waiting is not None:
                waiting.begin()
        self._answer_late()

    def _answer_late(self) -> None:
        """Ask again what was asked while the coach was not ready, unless another key was pressed since."""
        if self._awaited is None:
            return
        action, press = self._awaited
        if press != self._session.presses or self._session.mode is not self._table:
            self._awaited = None
        elif self.coach() is not None:
            self._awaited = None
            self.handlers[action](Intent(action))

    def _waiting(self) -> Coaching | None:
        """Return the coach as far as they are ready; None where nobody gives advice."""
        make = self._session.offer.coach
        return None if make is None else make(self._game.rules)

    def _asked(self, action: Action) -> Coach | None:
        """Return the coach who answers the question that `action` is; say why there is none."""
        found = self.coach()
        if found is None:
            self._say_why_not(action)
        return found

    def _say_why_not(self, action: Action) -> None:
        if self._waiting() is None:
            self._table.refuse(message("coach.none"))
            return
        self._awaited = action, self._session.presses
        self._session.say(Say(message("coach.not_ready")))

    def _is_my_choice(self) -> bool:
        """Tell whether the player has a choice to make, or will have after a roll; say why not."""
        if self._game.opponent is not None:
            return self._table.may(Roll())
        if self._game.state.phase is Phase.ROLL_OFF:
            self._table.refuse(message("coach.roll_off"))
            return False
        return True

    def _advise(self) -> None:
        """Tell the best choice; with each further press, the next best."""
        if self._game.state.is_over:
            self.review()
            return
        coach = self._asked(Action.ADVICE) if self._is_my_choice() else None
        if coach is None:
            return
        state = self._game.state
        weighed = coach.weigh(state)
        lines = coaching.advice(weighed, state)
        streak = self._session.streak
        at_end = (Play("menu.end"),) if streak > len(lines) else ()
        self._session.say(*at_end, Say(lines[min(streak, len(lines)) - 1]))
        self._tell_estimate(weighed)

    def _tell_estimate(self, weighed: Weighed) -> None:
        """Say, once in a game, that points are reckoned roughly, and whether that will change."""
        if not weighed.is_estimate or self._has_told_estimate:
            return
        self._has_told_estimate = True
        waiting = self._waiting()
        done = None if waiting is None else waiting.done
        if done is None:
            self._session.say(Say(message("coach.estimate")))
        else:
            self._session.say(Say(message("coach.estimate_for_now", percent=round(100 * done))))

    def _why(self) -> None:
        """Tell what the best choice may lead to; at the next press, what the dice kept now may.

        While there is no choice to make, tell why an opponent did what it did.
        """
        if self._game.state.is_over:
            self.review()
            return
        others = self._why_opponent()
        if others:
            self._session.say(*(Say(line, Category.OTHERS) for line in others))
            return
        coach = self._asked(Action.ADVICE_WHY) if self._is_my_choice() else None
        if coach is None:
            return
        state = self._game.state
        found = options(coach.weigh(state))
        if not found:
            self._table.refuse(message("coach.why_nothing"))
            return
        best, kept = found[0].chosen, Keeping(tuple(sorted(at(state.dice, state.kept))))
        is_open = any(option.chosen == kept for option in found)
        is_second = self._session.streak % 2 == 0 and bool(kept.faces) and is_open
        self._session.say(*map(Say, self._reasons(coach, kept if is_second else best)))

    def _why_opponent(self) -> tuple[Message, ...]:
        """Return why an opponent played its last turn as it did; nothing where a person has a choice."""
        cast = self._session.offer.cast
        is_mine = self._game.opponent is None and bool(self._game.state.dice)
        return () if cast is None or is_mine else why_opponent(self._game, cast)

    def _reasons(self, coach: Coach, chosen: Chosen) -> tuple[Message, ...]:
        """Return what is chosen, and what speaks for it."""
        state = self._game.state
        match chosen:
            case Keeping(faces):
                why = coaching.odds(coach.hopes(state, faces))
            case Writing(cell):
                why = coach.reason(state, cell)
        return (named(chosen, state), why or coaching.no_odds(chosen))

    def _chances(self) -> None:
        state = self._game.state
        if not self.has_chances:
            self._table.refuse(message("coach.over" if state.is_over else "coach.roll_off"))
            return
        coach = self._asked(Action.CHANCES)
        if coach is not None:
            player = self._table.own_player()
            said = prospects(coach.prospects(state, player), player, self._session.listening())
            self._session.say(*(Say(line, Category.SCORES) for line in said))

    def review(self) -> None:
        """Look back on a finished game; ask whose choices are meant where several people played."""
        own = sorted(self._session.listening().own)
        if not self._game.state.is_over:
            self._table.refuse(message("coach.not_over", **self._session.keys(Action.ADVICE)))
        elif not own:
            self._table.refuse(message("coach.nobody"))
        elif len(own) == 1:
            self._review(own[0])
        else:
            names = self._game.names
            choices = [
                Choice(names[player], closing(self._session, partial(self._review, player))) for player in own
            ]
            self._session.enter(ListMode(self._session, message("coach.whose"), choices))

    def _review(self, player: int) -> None:
        coach = self._asked(Action.ADVICE)
        if coach is None:
            return
        judged = (verdict(coach, state, command) for state, command in decisions(self._game, player))
        found = [each for each in judged if each is not None]
        total = self._game.state.seats[player].card.total
        below, is_rough = coach.share_below(total)
        said = review(found, total, below, is_estimate=is_rough or any(each.is_estimate for each in found))
        worst = dearest(found)
        if not worst:
            self._session.say(Say(said, Category.SCORES))
            return
        lines = [line(self._session, looked_back(each)) for each in worst]
        self._session.enter(ListMode(self._session, said, lines))
