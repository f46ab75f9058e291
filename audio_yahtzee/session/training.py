"""The coach beside the player: a word after each turn, or a grade before each choice."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from audio_yahtzee.controls.intents import Action
from audio_yahtzee.game.commands import Command, Keep, Roll
from audio_yahtzee.game.events import BoxScored, Event
from audio_yahtzee.game.legality import legal
from audio_yahtzee.game.state import Phase, State
from audio_yahtzee.messages import message
from audio_yahtzee.narration.cues import Category, Kind, Play, Say
from audio_yahtzee.narration.reviewing import GOOD, comment, grade
from audio_yahtzee.session.preferences import Coached
from audio_yahtzee.session.verdicts import last_turn, verdict

if TYPE_CHECKING:
    from audio_yahtzee.session.table import TableMode


class Training:
    """What the coach says unasked, as far as the player wants it."""

    def __init__(self, table: TableMode) -> None:
        self._table = table
        self._session = table.session
        self._game = table.game
        self._graded: tuple[State, Command] | None = None
        """What was found to cost something, and is done if it is asked for once more."""

    @property
    def _wanted(self) -> Coached:
        return self._session.preferences.coached

    def switch(self) -> None:
        """Begin to train, or stop it."""
        trains = self._wanted is Coached.TRAINING
        wanted = Coached.OFF if trains else Coached.TRAINING
        self._session.prefer(replace(self._session.preferences, coached=wanted))
        self._session.say(Say(message("training.off" if trains else "training.on")))
        self.ask()

    def ask(self) -> None:
        """Ask, after a roll in training, what the player would do."""
        state = self._game.state
        if self._wanted is not Coached.TRAINING or state.phase is not Phase.TURN or not state.dice:
            return
        if state.rolls_left:
            self._session.say(Say(message("coach.what_to_keep"), kind=Kind.HINT))
        elif len(legal(state).cells) > 1:
            self._session.say(Say(message("coach.which_box"), kind=Kind.HINT))

    def has_graded(self, command: Command) -> bool:
        """Tell whether `command` was held up just now, and is known to the player for what it is."""
        return self._graded == (self._game.state, command)

    def lets(self, command: Command) -> bool:
        """Grade `command`, in training; return whether it may be done, or is to be thought over first."""
        if self._wanted is not Coached.TRAINING or isinstance(command, Keep) or self.has_graded(command):
            return True
        coach = self._table.coach.coach()
        found = None if coach is None else verdict(coach, self._game.state, command)
        if found is None:
            return True
        if found.loss < GOOD:
            sound = (Play("score.own"),) if found.is_best else ()
            self._session.say(*sound, Say(grade(found)))
            return True
        self._graded = self._game.state, command
        again = Action.ROLL if isinstance(command, Roll) else Action.CHOOSE
        hint = message("coach.again", **self._session.keys(again))
        self._session.say(Play("score.zero"), Say(grade(found)), Say(hint, kind=Kind.HINT))
        return False

    def comment(self, events: Iterable[Event]) -> None:
        """Say what the turn cost in which a person has scored, if they want to know."""
        scored = next((event for event in events if isinstance(event, BoxScored)), None)
        if scored is None or self._wanted not in {Coached.COSTS, Coached.TURNS}:
            return
        coach = self._table.coach.coach()
        if coach is None:
            return
        made = (verdict(coach, state, done) for state, done in last_turn(self._game, scored.player))
        found = [each for each in made if each is not None]
        lost = sum(each.loss for each in found)
        if found and (self._wanted is Coached.TURNS or lost >= GOOD):
            self._session.say(Say(comment(found), Category.SCORES))
