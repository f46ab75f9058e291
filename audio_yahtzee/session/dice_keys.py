"""Keys that keep, release and tell dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from audio_yahtzee.controls import kept as keeping
from audio_yahtzee.controls.intents import Action, Intent
from audio_yahtzee.controls.kept import NoMatch
from audio_yahtzee.controls.phrases.keeping import Kept, TooFew
from audio_yahtzee.game.commands import Keep
from audio_yahtzee.messages import Message, message
from audio_yahtzee.narration import answers
from audio_yahtzee.narration.colors import counted
from audio_yahtzee.narration.cues import Play, Say
from audio_yahtzee.narration.notes import note
from audio_yahtzee.session.entry_mode import EntryMode
from audio_yahtzee.session.focus import Zone
from audio_yahtzee.session.modes import Handler

if TYPE_CHECKING:
    from audio_yahtzee.session.table import TableMode

CHORD_NOTE = 0.1
"""Seconds from one note of the hand chord to the next."""


class DiceKeys:
    """All three styles of keeping, over the one model of kept dice."""

    def __init__(self, table: TableMode) -> None:
        self._table = table
        self._session = table.session
        self._game = table.game

    @property
    def handlers(self) -> Mapping[Action, Handler]:
        """What each action on dice does."""
        return {
            Action.DIE_TOGGLE: lambda _: self._toggle_in_focus(),
            Action.DIE_PLACE: self._place,
            Action.DIE_KEEP: self._keep_one,
            Action.DIE_RELEASE: self._release_one,
            Action.DIE_SAY: self._say_die,
            Action.DIE_ONLY: self._only,
            Action.KEEP_ALL: lambda _: self._keep_all(),
            Action.KEEP_NONE: lambda _: self._keep_none(),
            Action.KEEP_TYPED: lambda _: self._type_faces(),
            Action.DICE: lambda _: self._say_hand(),
            Action.DICE_CHORD: lambda _: self._chord(),
        }

    def keep(self, kept: Kept) -> bool:
        """Keep these dice and no others, or say why not; return whether they are kept."""
        # The rules' own reason comes first: without dice, or in another's turn, no die could be found.
        if not self._table.may(Keep(kept if isinstance(kept, tuple) else ())):
            return False
        match kept:
            case NoMatch():
                self._table.refuse(self._no_match(kept))
                return False
            case TooFew():
                said = message("voice.too_few", dice=counted(kept.there, self._game.rules.dice))
                self._table.refuse(said)
                return False
            case _ if kept == self._game.state.kept:
                self._unchanged()
                return True
            case _:
                return self._table.attempt(Keep(kept))

    def _unchanged(self) -> None:
        self._session.say(Play("menu.end"), Say(answers.whole_hand(self._game.state)))

    def _keep_all(self) -> None:
        self.keep(tuple(range(len(self._game.state.dice))))

    def _keep_none(self) -> None:
        self.keep(())

    def _no_match(self, missing: NoMatch) -> Message:
        return message(
            f"refusal.{missing.reason}",
            face=message("face.plural", face=missing.number),
            place=missing.number,
            count=len(self._game.state.dice),
        )

    def _number(self, intent: Intent) -> int | None:
        if intent.number is None:
            self._table.refuse(message("refusal.needs_digit"))
        return intent.number

    def _toggle_in_focus(self) -> None:
        if self._table.focus.zone is not Zone.DICE:
            self._table.refuse(message("refusal.no_die_in_focus", **self._session.keys(Action.ZONE_NEXT)))
            return
        state = self._game.state
        self.keep(keeping.toggle(state.dice, state.kept, self._table.focus.place))

    def _place(self, intent: Intent) -> None:
        number = self._number(intent)
        if number is None:
            return
        state = self._game.state
        self.keep(keeping.toggle(state.dice, state.kept, number - 1))

    def _keep_one(self, intent: Intent) -> None:
        number = self._number(intent)
        if number is not None:
            self.keep(keeping.keep_one(self._game.state.dice, self._game.state.kept, number))

    def _release_one(self, intent: Intent) -> None:
        number = self._number(intent)
        if number is not None:
            self.keep(keeping.release_one(self._game.state.dice, self._game.state.kept, number))

    def _only(self, intent: Intent) -> None:
        number = self._number(intent)
        if number is not None:
            self.keep(keeping.keep_only(self._game.state.dice, number))

    def _say_die(self, intent: Intent) -> None:
        number, state = self._number(intent), self._game.state
        if number is None:
            return
        if not state.dice:
            self._table.refuse(message("dice.none"))
        elif number > len(state.dice):
            self._table.refuse(message("refusal.no_die", place=number, count=len(state.dice)))
        else:
            self._session.say(*note(state, number - 1), Say(answers.die(state, number - 1)))

    def _type_faces(self) -> None:
        # An empty keep is always one of the legal ones, so it asks the rules for the reason, if any.
        if not self._table.may(Keep(())):
            return
        last = self._game.rules.dice.faces
        title = message("entry.faces", **self._session.keys(Action.CHOOSE))
        self._session.enter(
            EntryMode(
                self._session,
                title,
                self._keep_typed,
                lambda text: text.isdecimal() and 1 <= int(text) <= last,
            )
        )

    def _keep_typed(self, text: str) -> bool:
        if text:
            self.keep(keeping.keep_faces(self._game.state.dice, [int(face) for face in text]))
        else:
            # Nobody who typed nothing meant to let all dice go.
            self._unchanged()
        return True

    def _say_hand(self) -> None:
        state = self._game.state
        said = answers.hand_by_place(state) if self._session.streak % 2 == 0 else answers.whole_hand(state)
        self._session.say(Say(said))

    def _chord(self) -> None:
        state = self._game.state
        if not state.dice:
            self._table.refuse(message("dice.none"))
            return
        self._session.say(
            *(sound for place in range(len(state.dice)) for sound in note(state, place, place * CHORD_NOTE))
        )
