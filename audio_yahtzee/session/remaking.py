"""What can be changed of rules in the studio: lists of parts and of boxes, each as it stands now."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from audio_yahtzee.game.options import Changes, Option, Setting
from audio_yahtzee.game.ruleset import RuleSet
from audio_yahtzee.messages import Message, message
from audio_yahtzee.narration.box_rules import box_rule
from audio_yahtzee.narration.cues import Play, Say
from audio_yahtzee.narration.differences import differences
from audio_yahtzee.narration.options import option_meaning, option_name, option_now, setting_name
from audio_yahtzee.narration.terms import box_name
from audio_yahtzee.session.list_mode import Choice, ListMode

if TYPE_CHECKING:
    from audio_yahtzee.session.ports import Workshop
    from audio_yahtzee.session.session import Session

Fill = Callable[[], list[Choice]]


class Remaking:
    """The lists in which rules are changed."""

    def __init__(
        self,
        session: Session,
        workshop: Workshop,
        rules: Callable[[], RuleSet],
        change: Callable[[Message, Changes], bool],
    ) -> None:
        """`rules` gives them as they are now; `change` says what it changes or why not, and tells whether."""
        self._session = session
        self._workshop = workshop
        self._rules = rules
        self._change = change
        self._lists: list[tuple[ListMode, Fill]] = []
        """Lists whose entries change with the rules, the outermost first."""
        self._known: tuple[RuleSet, tuple[Option, ...]] | None = None

    def list_parts(self) -> bool:
        """Open the list of what holds for the whole game; it is not done with."""
        self._lists.clear()
        return self._open(message("studio.rules"), self._parts)

    def list_boxes(self) -> bool:
        """Open the list of boxes, each with what it wants and pays; it is not done with."""
        self._lists.clear()
        return self._open(message("studio.boxes"), self._boxes)

    def _open(self, title: Message, fill: Fill) -> bool:
        choices = fill()
        if choices:
            mode = ListMode(self._session, title, choices)
            self._lists.append((mode, fill))
            self._session.enter(mode)
        else:
            self._session.say(Play("menu.end"), Say(message("studio.nothing_to_change")))
        return False

    def _options(self) -> tuple[Option, ...]:
        """Return all that can be chosen about the rules as they are now. To find out takes a moment."""
        rules = self._rules()
        if self._known is None or self._known[0] is not rules:
            self._known = rules, self._workshop.parts(rules)
        return self._known[1]

    def _parts(self) -> list[Choice]:
        boxes = self._rules().by_id
        return [self._of_option(option) for option in self._options() if option.part not in boxes]

    def _boxes(self) -> list[Choice]:
        rules = self._rules()
        of_box, of_add = (message("meaning.of_box"),), (message("meaning.add"),)
        boxes = [Choice(box_rule(box, rules), self._opening(box.id), about=of_box) for box in rules.boxes]
        add = message("studio.add")
        return [*boxes, Choice(add, lambda: self._open(add, self._new_boxes), about=of_add)]

    def _opening(self, box: str) -> Callable[[], bool]:
        def parts() -> list[Choice]:
            return [self._of_option(option) for option in self._options() if option.part == box]

        return lambda: self._open(box_name(box), parts)

    def _of_option(self, option: Option) -> Choice:
        rules = self._rules()
        about = option_meaning(option, rules)

        def opened() -> bool:
            choices = [self._of_setting(option, setting, about) for setting in option.settings]
            title = option_name(option, rules)
            self._session.enter(ListMode(self._session, title, choices, option.now))
            return False

        return Choice(option_now(option, rules), opened, about=(about,))

    def _of_setting(self, option: Option, setting: Setting, about: Message) -> Choice:
        """Return the entry of `setting`, with what it would change; without changes, `about` its option."""
        label = setting_name(option, setting)
        found = self._workshop.changed(self._rules(), setting.changes)
        changes = differences(found, self._rules()) if isinstance(found, RuleSet) else ()
        return Choice(label, self._taking(label, setting.changes), about=changes or (about,))

    def _new_boxes(self) -> list[Choice]:
        rules, about = self._rules(), (message("meaning.new_box"),)
        return [
            Choice(box_rule(box, rules), self._taking(box_name(box.id), changes), about=about)
            for box, changes in self._workshop.boxes(rules)
        ]

    def _taking(self, label: Message, changes: Changes) -> Callable[[], bool]:
        return lambda: self._take(label, changes)

    def _take(self, label: Message, changes: Changes) -> bool:
        """Change the rules if that can be; then the list in which it was chosen is done with."""
        if not self._change(label, changes):
            return False
        self._session.leave_mode(self._session.mode)
        for mode, fill in self._lists:
            mode.choices = fill()
            mode.place = max(min(mode.place, len(mode.choices) - 1), 0)
            if not mode.choices:
                self._session.leave_mode(mode)
        return False
