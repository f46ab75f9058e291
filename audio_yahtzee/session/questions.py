"""Keys that ask: what the dice pay, who stands where, what happened, what would be wise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from audio_yahtzee.controls.intents import Action
from audio_yahtzee.game.card import Card
from audio_yahtzee.game.dice import Positions
from audio_yahtzee.game.events import BoxScored, DiceKept, DiceRolled
from audio_yahtzee.messages import Message, message
from audio_yahtzee.narration import answers, carding, paying
from audio_yahtzee.narration.cues import Play, Say
from audio_yahtzee.session.modes import Handler
from audio_yahtzee.session.turns import told, walked

if TYPE_CHECKING:
    from audio_yahtzee.session.table import TableMode


class Questions:
    """Questions change nothing; each is answered at any time."""

    def __init__(self, table: TableMode) -> None:
        self._table = table
        self._session = table.session
        self._game = table.game

    @property
    def handlers(self) -> Mapping[Action, Handler]:
        """What is answered to each question."""
        game, say = self._game, self._say
        return {
            Action.PREVIEW_BEST: lambda _: say(paying.previews(game.state, best=True)),
            Action.PREVIEW_CARD: lambda _: say(paying.previews(game.state, best=False)),
            Action.DICE_OPPONENT: lambda _: self._opponents_dice(),
            Action.STANDING: lambda _: say(answers.standing_short(game.state, self._session.listening())),
            Action.STANDING_DETAIL: lambda _: say(
                *answers.standing_detail(game.state, self._session.listening())
            ),
            Action.TURN: lambda _: say(*answers.turn(game.state, self._session.listening())),
            Action.BONUS: lambda _: say(answers.bonuses(self._own_card())),
            Action.OPEN: lambda _: say(carding.open_boxes(self._own_card())),
            Action.EXPLAIN: lambda _: self._table.whys.explain(),
            Action.LAST_TURN: lambda _: self._last_turn(),
            Action.TURNS: lambda _: self._turns(),
        }

    def _say(self, *said: Message) -> None:
        self._session.say(*map(Say, said))

    def _own_card(self) -> Card:
        return self._game.state.seats[self._table.own_player()].card

    def opponents_hand(self) -> Message | None:
        """Return the last hand of another player, of the one who rolled last; None before any has."""
        own = self._session.listening().own
        player = self._game.state.player
        # Around one table, everybody but the player in turn is an opponent.
        mine = {player} if player in own else own
        kept: Positions | None = None
        for event in reversed(self._game.events):
            match event:
                case BoxScored(player=other) if other not in mine and kept is None:
                    kept = ()
                case DiceKept(player=other) if other not in mine and kept is None:
                    kept = event.kept
                case DiceRolled(player=other) if other not in mine:
                    dice = answers.dice_of(event.dice, kept or (), self._game.rules)
                    return message("dice.last_of", player=self._game.names[other], dice=dice)
                case _:
                    pass
        return None

    def _opponents_dice(self) -> None:
        hand = self.opponents_hand()
        if hand is None:
            self._table.refuse(message("refusal.no_others_dice"))
        else:
            self._say(hand)

    def _last_turn(self) -> None:
        """Tell a finished turn again: the last one, and at each further press the one before."""
        turns = self._game.finished_turns()
        if not turns:
            self._table.refuse(message("refusal.no_turn_yet"))
            return
        streak = self._session.streak
        at_end = (Play("menu.end"), Say(message("last_turn.first"))) if streak > len(turns) else ()
        self._session.say(*at_end, *told(self._table, turns[min(streak, len(turns)) - 1]))

    def _turns(self) -> None:
        """Open the list of all turns that are over, to be walked roll by roll."""
        turns = self._game.finished_turns()
        if turns:
            self._session.enter(walked(self._table, turns))
        else:
            self._table.refuse(message("refusal.no_turn_yet"))
