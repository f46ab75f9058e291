"""The table mode: keys while a game is played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from audio_yahtzee.controls.intents import Action, DiceStyle, Intent, KeyPress
from audio_yahtzee.controls.keymap import Layers
from audio_yahtzee.game.commands import Command, Keep, Roll, Score
from audio_yahtzee.game.events import (
    DiceRolled,
    Event,
    ExtraClaimed,
    GameEnded,
    RollOffStarted,
    TurnStarted,
)
from audio_yahtzee.game.legality import Legal, legal, preview
from audio_yahtzee.game.refusal import Reason
from audio_yahtzee.game.state import Phase
from audio_yahtzee.messages import Message, Value, Verbosity, message
from audio_yahtzee.narration import answers
from audio_yahtzee.narration.cues import Cue, Kind, Play, Priority, Say
from audio_yahtzee.narration.paying import only_cell, only_choice
from audio_yahtzee.narration.reasons import why_refused
from audio_yahtzee.narration.refusals import refused
from audio_yahtzee.narration.terms import box_name
from audio_yahtzee.session.box_keys import BoxKeys
from audio_yahtzee.session.coach_keys import CoachKeys
from audio_yahtzee.session.dice_keys import DiceKeys
from audio_yahtzee.session.focus import Focus, Zone
from audio_yahtzee.session.list_mode import Choice, ListMode
from audio_yahtzee.session.losses import Losses
from audio_yahtzee.session.menu import ask_for_new_game, menu
from audio_yahtzee.session.modes import Handler
from audio_yahtzee.session.playing import Game
from audio_yahtzee.session.questions import Questions
from audio_yahtzee.session.resuming import choose_unfinished, tell_whether_kept
from audio_yahtzee.session.taking_back import TakingBack
from audio_yahtzee.session.training import Training
from audio_yahtzee.session.whys import Whys
from audio_yahtzee.session.zones import Zones

if TYPE_CHECKING:
    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.session.session import Session

_ENDS = TurnStarted | RollOffStarted | GameEnded
"""What follows when a turn has been told."""


class TableMode:
    """Gives every key of the table its meaning; the rules alone say what is allowed."""

    def __init__(self, session: Session, game: Game) -> None:
        self.session = session
        self.game = game
        self.focus = Focus()
        self.whys = Whys(self)
        self._zones = Zones(self)
        self.dice = DiceKeys(self)
        self.boxes = BoxKeys(self)
        self._questions = Questions(self)
        self.coach = CoachKeys(self)
        self.training = Training(self)
        self.losses = Losses(session, game)
        self._handlers: dict[Action, Handler] = {
            Action.ROLL: self._roll,
            Action.CHOOSE: lambda _: self._choose(),
            Action.BACK: lambda _: session.enter(menu(session)),
            Action.SAVE: lambda _: tell_whether_kept(session),
            Action.LOAD: lambda _: choose_unfinished(session),
            Action.VERBOSITY_NEXT: lambda _: self._verbosity(1),
            Action.VERBOSITY_PREVIOUS: lambda _: self._verbosity(-1),
            **self.dice.handlers,
            **self._zones.handlers,
            **self.boxes.handlers,
            **self._questions.handlers,
            **self.coach.handlers,
            **TakingBack(self).handlers,
        }

    @property
    def layers(self) -> Layers:
        """See Mode."""
        return self.session.table_layers

    @property
    def rules(self) -> RuleSet:
        """See Mode."""
        return self.game.rules

    @property
    def handlers(self) -> Mapping[Action, Handler]:
        """See Mode."""
        return self._handlers

    def is_possible(self, action: Action) -> bool:  # noqa: C901, PLR0911, PLR0912 -- one answer for each group of actions
        """See Mode."""
        allowed = legal(self.game.state)
        mine = self.game.opponent is None
        match action:
            case Action.ROLL:
                return mine and allowed.roll is None
            case (
                Action.FOCUS_LEFT
                | Action.FOCUS_RIGHT
                | Action.FOCUS_UP
                | Action.FOCUS_DOWN
                | Action.FOCUS_FIRST
                | Action.FOCUS_LAST
            ):
                return self._zones.length() > 0
            case Action.DIE_TOGGLE:
                return mine and allowed.keep is None and self.focus.zone is Zone.DICE
            case Action.CHOOSE:
                return self._may_choose(allowed)
            case (
                Action.DIE_PLACE
                | Action.DIE_KEEP
                | Action.DIE_RELEASE
                | Action.DIE_ONLY
                | Action.KEEP_ALL
                | Action.KEEP_NONE
                | Action.KEEP_TYPED
            ):
                return mine and allowed.keep is None
            case Action.BOXES:
                return mine and (bool(allowed.cells) or allowed.claim is None)
            case Action.ADVICE:
                return self.coach.is_possible
            case Action.ADVICE_WHY:
                return self.coach.is_why_possible
            case Action.CHANCES:
                return self.coach.has_chances
            case Action.PREVIEW_BEST | Action.PREVIEW_CARD:
                return bool(preview(self.game.state))
            case Action.DIE_SAY | Action.DICE | Action.DICE_CHORD:
                return bool(self.game.state.dice)
            case Action.CARD_OTHER:
                return len(self.game.players) > 1
            case Action.DICE_OPPONENT:
                return self._questions.opponents_hand() is not None
            case Action.EXPLAIN:
                return self.whys.is_anything_there
            case Action.LAST_TURN | Action.TURNS:
                return bool(self.game.scored())
            case Action.UNDO:
                return self.game.can_take_back
            case Action.REDO:
                return self.game.can_redo
            case _:
                return True

    def _may_choose(self, allowed: Legal) -> bool:
        state = self.game.state
        if state.is_over or self.focus.zone is Zone.CARDS:
            return True
        if state.phase is Phase.ROLL_OFF:
            return self.game.opponent is None
        if self.focus.zone is Zone.BOXES:
            cell = state.card.cells()[self.focus.place]
            return self.game.opponent is None and cell in allowed.cells
        return self.game.opponent is None and (len(allowed.cells) == 1 or allowed.claim is None)

    def describe(self) -> tuple[Cue, ...]:
        """See Mode."""
        return (Say(answers.whose_turn(self.game.state, self.session.listening())),)

    def help(self) -> Message:
        """See Mode."""
        state = self.game.state
        keys = self.session.keys
        if state.is_over:
            return message("hint.game_over", **keys(Action.CHOOSE, Action.BACK, Action.ADVICE))
        if self.game.opponent is not None:
            return message("help.others_turn", **keys(Action.STANDING, Action.CARD_OWN))
        return self._zones.help()

    def not_understood(self, key: Value) -> Message:
        """See Mode."""
        return message("key.not_at_table", pressed=key, **self.session.keys(Action.HELP))

    def takes(self, _press: KeyPress, /) -> bool:
        """See Mode."""
        return False

    def question(self) -> None:
        """See Mode."""
        return

    def typed(self, _text: str, /) -> bool:
        """See Mode: at the table every letter is a key."""
        return False

    def own_player(self) -> int:
        """Return whose card is one's own: the player in turn if they listen here, else the first who does."""
        own = self.session.listening().own
        player = self.game.state.player
        return player if player in own or not own else min(own)

    def refuse(self, said: Message, *why: Message) -> None:
        """Say why something is not possible; `why` is the rule behind it, for whoever asks."""
        self.whys.remember(said, why)
        self.session.say(Play("error"), Say(said, priority=Priority.NOW))

    def may(self, command: Command) -> bool:
        """Tell whether the player in turn may do `command`; say why not."""
        state = self.game.state
        if self.game.opponent is not None:
            player = self.game.names[state.player]
            self.refuse(
                message("refusal.not_your_turn", player=player), message("why.not_your_turn", player=player)
            )
            return False
        refusal = legal(state).refusal(command)
        if refusal is not None:
            self.refuse(refused(refusal, state), *why_refused(refusal, state))
            if refusal.reason is Reason.CLAIM_FIRST:
                self._ask_for_claim()
        return refusal is None

    def may_score(self) -> bool:
        """Tell whether the player in turn may fill some box; say why not."""
        cells = legal(self.game.state).cells or self.game.state.card.cells()
        return self.may(Score(cells[0]))

    def _roll(self, _: Intent) -> None:
        self.roll()

    def roll(self) -> bool:
        """Roll, if the rules allow it; return whether they did."""
        if not self.attempt(Roll()):
            return False
        self.session.notice_dice()
        self.keep_if_releasing()
        return True

    def keep_if_releasing(self) -> None:
        """Keep all dice, unsaid, where the player's style is to release those that are to be rolled."""
        everything = Keep(tuple(range(len(self.game.state.dice))))
        releases = self.session.preferences.dice_style is DiceStyle.RELEASE
        mine = self.game.opponent is None
        if releases and mine and legal(self.game.state).refusal(everything) is None:
            self.game.do(everything)
            self.game.settle()

    def attempt(self, command: Command) -> bool:
        """Carry out a player's `command` if it is allowed, else say why not; return whether it was."""
        if not self.may(command) or not self.training.lets(command):
            return False
        self.done(self.game.do(command))
        return True

    def _ask_for_claim(self) -> None:
        """Ask, as soon as the dice make it possible, whether the extra is claimed."""
        state = self.game.state
        if legal(state).claim is not None:
            return
        box = box_name(state.rules.jackpot or "")
        choices = [
            Choice(message("claim.yes"), lambda: self.boxes.claim(claimed=True), why=self.whys.of_roll),
            Choice(message("claim.no"), lambda: self.boxes.claim(claimed=False), why=self.whys.of_roll),
        ]
        self.session.enter(ListMode(self.session, message("claim.ask", box=box), choices, yes=0, no=1))

    def _choose(self) -> None:
        state = self.game.state
        if state.is_over:
            ask_for_new_game(self.session)
        elif self.focus.zone is Zone.CARDS:
            self.boxes.open_card(self.focus.place)
        elif state.phase is Phase.ROLL_OFF or self.game.opponent is not None:
            self.roll()
        elif self.focus.zone is Zone.BOXES:
            self.boxes.score(state.card.cells()[self.focus.place])
        else:
            self._choose_by_dice()

    def _choose_by_dice(self) -> None:
        """Fill the box that is in turn, where there is just one; the dice themselves name none."""
        cell = only_cell(self.game.state)
        if cell is not None:
            self.boxes.score(cell)
        elif self.may_score():
            keys = self.session.keys(Action.BOXES, Action.ZONE_NEXT)
            self.refuse(message("refusal.no_box_in_focus", **keys))

    def _verbosity(self, by: int) -> None:
        levels = list(Verbosity)
        now = self.session.preferences
        verbosity = levels[(levels.index(now.verbosity) + by) % len(levels)]
        self.session.prefer(replace(now, verbosity=verbosity))
        self.session.say(Play("menu.move"), Say(message("verbosity.sample")))

    def done(self, events: tuple[Event, ...]) -> None:
        """Let what a player has done be heard, and what follows from it be asked."""
        if any(isinstance(event, TurnStarted) for event in events):
            self.focus.begin_turn()
        ended = next((n for n, event in enumerate(events) if isinstance(event, _ENDS)), len(events))
        self.session.tell(events[:ended])
        self.training.comment(events[:ended])
        self.session.tell(events[ended:])
        if any(isinstance(event, DiceRolled) for event in events):
            self._ask_for_claim()
        if any(isinstance(event, DiceRolled | ExtraClaimed) for event in events):
            self._tell_only_choice()
            self.training.ask()

    def go_on(self) -> None:
        """Ask and say what the dice on the table call for: a kept game is gone on with here."""
        if self.game.opponent is None:
            self._ask_for_claim()
            self._tell_only_choice()

    def _tell_only_choice(self) -> None:
        """Say what Enter would write, where no other box may be filled and it is time to know."""
        state = self.game.state
        is_joker = any(
            refusal is not None and refusal.reason is Reason.JOKER_GOES_ELSEWHERE
            for refusal in legal(state).score.values()
        )
        key: Value = self.session.keys(Action.CHOOSE)["key"]
        only = only_choice(state, key)
        if only is not None and (is_joker or not state.rolls_left):
            self.session.say(Say(only, kind=Kind.HINT))
