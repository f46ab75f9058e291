"""What a table may change about its rules before a game: switches, each heard with what it changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from audio_yahtzee.controls.intents import Action
from audio_yahtzee.controls.keymap import GRID
from audio_yahtzee.game.options import Option
from audio_yahtzee.game.ruleset import RuleSet
from audio_yahtzee.messages import Items, Joining, Message, message
from audio_yahtzee.narration.cues import Play, Say
from audio_yahtzee.narration.differences import differences
from audio_yahtzee.narration.options import changed, option_meaning, option_now, refused, setting_name
from audio_yahtzee.narration.terms import rules_name
from audio_yahtzee.session.list_mode import Choice, ListMode
from audio_yahtzee.session.modes import Handler

if TYPE_CHECKING:
    from audio_yahtzee.session.ports import Workshop
    from audio_yahtzee.session.session import Session


class _SwitchList(ListMode):
    """A list in which Left and Right turn the switch in focus."""

    def __init__(self, session: Session, title: Message, turn: Callable[[int, int], bool]) -> None:
        """`turn` turns the switch at a place by so many settings, and tells whether there is one."""
        super().__init__(session, title, (), layers=GRID)
        self._turn = turn

    @property
    def handlers(self) -> Mapping[Action, Handler]:
        """See Mode."""
        return {
            **super().handlers,
            Action.FOCUS_LEFT: lambda _: self._step(-1),
            Action.FOCUS_RIGHT: lambda _: self._step(1),
        }

    def is_possible(self, action: Action) -> bool:
        """See Mode."""
        if action in {Action.FOCUS_LEFT, Action.FOCUS_RIGHT}:
            return 0 < self.place < len(self.choices) - 1
        return super().is_possible(action)

    def _step(self, by: int) -> None:
        if not self._turn(self.place, by):
            self.session.say(Play("menu.end"), *self.in_focus())


class Switches:
    """The switches of one table: a list that begins with playing as things stand."""

    def __init__(
        self, session: Session, workshop: Workshop, rules: RuleSet, play: Callable[[RuleSet], None]
    ) -> None:
        """`play` goes on with the rules as they have become."""
        self._session = session
        self._workshop = workshop
        self._base = rules
        self._rules = rules
        self._play = play
        self._options: tuple[Option, ...] = ()
        self._refused: dict[tuple[str, str | None], int] = {}
        """For an option that was refused a setting, which one that was: turning goes on from there."""
        title = message("switches.title", rules=rules_name(rules))
        self.mode: ListMode = _SwitchList(session, title, self._turn_at)
        self._list()

    @property
    def are_any(self) -> bool:
        """Whether there is anything to switch."""
        return bool(self._options)

    def _list(self) -> None:
        self.mode.of_rules = self._rules
        self._options = self._workshop.options(self._rules)
        changes = differences(self._rules, self._base) or (message("switches.unchanged"),)
        self.mode.choices = [
            Choice(message("switches.play"), self._begin, about=changes),
            *(self._entry(option) for option in self._options),
            Choice(message("switches.reset"), self._reset, about=(message("meaning.reset"), *changes)),
        ]

    def _begin(self) -> bool:
        self._play(self._rules)
        return False

    def _entry(self, option: Option) -> Choice:
        settings = tuple(setting_name(option, setting) for setting in option.settings)
        all_of_them = message("switches.settings", settings=Items(settings, Joining.OR))
        about = (option_meaning(option, self._rules), all_of_them)
        return Choice(option_now(option, self._rules), lambda: self._turn(option, 1), about=about)

    def _turn_at(self, place: int, by: int) -> bool:
        """Turn the switch that stands at `place` of the list; return whether there is one."""
        is_switch = 1 <= place <= len(self._options)
        if is_switch:
            self._turn(self._options[place - 1], by)
        return is_switch

    def _turn(self, option: Option, by: int) -> bool:
        """Turn `option` on by so many settings, and say what that changes or why it cannot be."""
        key = (option.id, option.part)
        place = (self._refused.pop(key, option.now) + by) % len(option.settings)
        before, setting = self._rules, option.settings[place]
        name = setting_name(option, setting)
        found = self._workshop.changed(before, setting.changes)
        if not isinstance(found, RuleSet):
            self._refused[key] = place
            self._session.say(Play("error"), Say(refused(name, found)))
            return False
        self._rules = found
        self._list()
        self._session.say(Play("menu.move"), Say(changed(name, found, before)))
        return False

    def _reset(self) -> bool:
        is_changed = self._rules.fingerprint != self._base.fingerprint
        self._rules = self._base
        self._list()
        self.mode.place = len(self.mode.choices) - 1
        which = "switches.as_written" if is_changed else "switches.unchanged"
        self._session.say(Play("menu.close" if is_changed else "menu.end"), Say(message(which)))
        return False
