"""What a table may change about its rules before a game: switches, each heard with what it changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from audio_yahtzee.game.options import Option
from audio_yahtzee.game.ruleset import RuleSet
from audio_yahtzee.messages import Items, Joining, message
from audio_yahtzee.narration.cues import Play, Say
from audio_yahtzee.narration.differences import differences
from audio_yahtzee.narration.options import changed, option_now, refused, setting_name
from audio_yahtzee.narration.terms import rules_name
from audio_yahtzee.session.modes import Choice, ListMode

if TYPE_CHECKING:
    from audio_yahtzee.session.ports import Workshop
    from audio_yahtzee.session.session import Session


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
        self._refused: dict[tuple[str, str | None], int] = {}
        """For an option whose next setting cannot be, which one that was: the one after it comes next."""
        self.mode = ListMode(session, message("switches.title", rules=rules_name(rules)), ())
        self._list()

    @property
    def are_any(self) -> bool:
        """Whether there is anything to switch, besides playing and taking all back."""
        return len(self.mode.choices) > 2

    def _list(self) -> None:
        options = self._workshop.options(self._rules)
        self.mode.choices = [
            Choice(message("switches.play"), self._begin, about=differences(self._rules, self._base)),
            *(self._entry(option) for option in options),
            Choice(message("switches.reset"), self._reset, about=differences(self._rules, self._base)),
        ]

    def _begin(self) -> bool:
        self._play(self._rules)
        return False

    def _entry(self, option: Option) -> Choice:
        settings = tuple(setting_name(option, setting) for setting in option.settings)
        about = (message("switches.settings", settings=Items(settings, Joining.OR)),)
        return Choice(option_now(option, self._rules), lambda: self._turn(option), about=about)

    def _turn(self, option: Option) -> bool:
        """Turn `option` to its next setting that can be, and say what that changes."""
        key = (option.id, option.part)
        place = (self._refused.pop(key, option.now) + 1) % len(option.settings)
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
