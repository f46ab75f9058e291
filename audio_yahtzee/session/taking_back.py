"""Taking back and doing again: keeps and scores, at once or across rolls; never a roll."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from audio_yahtzee.controls.intents import Action
from audio_yahtzee.game.commands import Score
from audio_yahtzee.game.events import DiceRolled
from audio_yahtzee.messages import Message, message
from audio_yahtzee.narration import answers
from audio_yahtzee.narration.cues import Play, Say
from audio_yahtzee.narration.terms import cell_name
from audio_yahtzee.session.modes import Handler
from audio_yahtzee.session.playing import Stuck, TakenBack

if TYPE_CHECKING:
    from audio_yahtzee.session.table import TableMode


class TakingBack:
    """The keys that take back and do again at one table."""

    def __init__(self, table: TableMode) -> None:
        self._table = table
        self._session = table.session

    @property
    def handlers(self) -> Mapping[Action, Handler]:
        """What these keys do."""
        return {Action.UNDO: lambda _: self._take_back(), Action.REDO: lambda _: self._redo()}

    def _take_back(self) -> None:
        game = self._table.game
        score = game.last_score
        offer = None if score is None else self._offer(score)
        taken = game.take_back(across=offer is not None and self._was_just_said(offer))
        if not isinstance(taken, Stuck):
            self._tell(taken)
        elif taken is Stuck.ROLL and offer is not None:
            self._table.refuse(offer, message("why.undo_roll"))
        else:
            self._table.refuse(message(f"refusal.undo_{taken}"), message(f"why.undo_{taken}"))

    def _was_just_said(self, offer: Message) -> bool:
        """Tell whether nothing was said since `offer`: by key or by phrase, this is the next thing done."""
        return any(said.message == offer for said in self._session.listener.history.latest)

    def _offer(self, score: TakenBack) -> Message:
        """Return that a roll stays, and what a second press would take back."""
        box, listening = self._box(score), self._session.listening()
        if listening.is_alone:
            return message("undo.across", box=box)
        return message("undo.across_of", box=box, player=self._table.game.names[score.player])

    def _box(self, taken: TakenBack) -> Message:
        assert isinstance(taken.command, Score)  # noqa: S101 -- nothing else names a box
        return cell_name(taken.command.cell, self._table.game.rules)

    def _tell(self, taken: TakenBack) -> None:
        session, state = self._session, self._table.game.state
        session.attune()
        if isinstance(taken.command, Score):
            session.say(Play("dice.release"), Say(message("undo.score", box=self._box(taken))), *self._turn())
        else:
            session.say(Play("dice.release"), Say(message("undo.keep")))
        if taken.undid_others:
            session.say(Say(message("undo.others")))
        elif taken.is_across:
            session.say(Say(message("undo.since")))
        session.say(Say(answers.whole_hand(state)))

    def _turn(self) -> tuple[Say, ...]:
        """Return whose turn it is now; nothing where somebody is alone."""
        listening = self._session.listening()
        if listening.is_alone:
            return ()
        return (Say(answers.whose_turn(self._table.game.state, listening)),)

    def _redo(self) -> None:
        game = self._table.game
        events = game.redo()
        if isinstance(events, Stuck):
            self._table.refuse(message(f"refusal.undo_{events}"), message(f"why.undo_{events}"))
        elif any(isinstance(event, DiceRolled) for event in events):
            self._session.attune()
            # All this has been heard before: where it has led to is the news.
            turn = Say(answers.whose_turn(game.state, self._session.listening()))
            hand = (Say(answers.whole_hand(game.state)),) if game.state.dice else ()
            self._session.say(Play("dice.keep"), Say(message("undo.redone")), turn, *hand)
            self._table.go_on()
        else:
            self._table.done(events)
