"""The rule studio: rules of a player's own, made by ear from those of another game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from audio_yahtzee.game.options import Changes
from audio_yahtzee.game.ruleset import RuleSet
from audio_yahtzee.messages import Message, message, sentences
from audio_yahtzee.narration.cues import Play, Say
from audio_yahtzee.narration.differences import differences
from audio_yahtzee.narration.options import changed, refused
from audio_yahtzee.narration.rulebook import whole_card
from audio_yahtzee.narration.terms import rules_name
from audio_yahtzee.session.acts import closing, line
from audio_yahtzee.session.choosing import choose_rules
from audio_yahtzee.session.entry_mode import EntryMode
from audio_yahtzee.session.list_mode import Choice, ListMode
from audio_yahtzee.session.modes import come_back
from audio_yahtzee.session.remaking import Remaking
from audio_yahtzee.session.trying import try_hands

if TYPE_CHECKING:
    from audio_yahtzee.session.ports import Workshop
    from audio_yahtzee.session.session import Session


def make_rules(
    session: Session, workshop: Workshop, *, play: Callable[[RuleSet], None], leave: Callable[[], None]
) -> None:
    """Ask which rule set to start from, and open the studio; `play` and `leave` are as there."""

    def begin(rules: RuleSet) -> None:
        Studio(session, workshop, rules, play=play, leave=leave).open()

    session.enter(choose_rules(session, begin, title=message("studio.from"), closes=True))


def _entry(name: str, act: Callable[[], bool]) -> Choice:
    return Choice(message(f"studio.{name}"), act, about=(message(f"meaning.studio.{name}"),))


class Studio:
    """One rule set being made. Every change is heard, and can be undone until the studio is left."""

    def __init__(
        self,
        session: Session,
        workshop: Workshop,
        rules: RuleSet,
        *,
        play: Callable[[RuleSet], None],
        leave: Callable[[], None],
    ) -> None:
        """Start from `rules`; `play` begins a game by what was made, `leave` goes back to where one was."""
        self._session = session
        self._workshop = workshop
        self._start = rules
        self._made = [rules]
        """What the rules were and have become, the newest last, since they were last kept."""
        self._play = play
        self._leave = leave
        self._remaking = Remaking(session, workshop, lambda: self._made[-1], self._change)
        self._menu = ListMode(
            session, self._title(), self._entries(), on_back=self._ask_to_leave, of_rules=rules
        )

    def open(self) -> None:
        """Enter the studio's menu."""
        self._session.enter(self._menu)

    def _title(self) -> Message:
        return message("studio.title", rules=rules_name(self._made[-1]))

    def _show(self) -> None:
        """Let the menu be about the rules as they are now."""
        self._menu.title, self._menu.of_rules = self._title(), self._made[-1]

    def _entries(self) -> list[Choice]:
        return [
            _entry("play", self._begin),
            _entry("hear", self._hear),
            _entry("rules", self._remaking.list_parts),
            _entry("boxes", self._remaking.list_boxes),
            _entry("try", self._try),
            _entry("undo", self._undo),
            _entry("save", self._ask_title),
            _entry("leave", self._close),
        ]

    def _begin(self) -> bool:
        self._play(self._made[-1])
        return False

    def _hear(self) -> bool:
        """Read what differs from where one started, then the whole card, line by line."""
        session, now = self._session, self._made[-1]
        changes = differences(now, self._start) or (message("studio.unchanged"),)
        lines = [line(session, said) for said in (*changes, *whole_card(now))]
        session.enter(ListMode(session, message("studio.heard"), lines))
        return False

    def _try(self) -> bool:
        self._session.enter(try_hands(self._session, self._made[-1]))
        return False

    def _change(self, label: Message, changes: Changes) -> bool:
        """Lay `changes` over the rules and say what that does, or why it cannot be; return whether it did."""
        before = self._made[-1]
        found = self._workshop.changed(before, changes)
        if not isinstance(found, RuleSet):
            self._session.say(Play("error"), Say(refused(label, found)))
            return False
        if found.fingerprint != before.fingerprint:
            self._made.append(found)
            self._show()
        self._session.say(Play("menu.close"), Say(changed(label, found, before)))
        return True

    def _undo(self) -> bool:
        if len(self._made) == 1:
            self._session.say(Play("error"), Say(message("studio.nothing_to_undo")))
            return False
        undone = self._made.pop()
        self._show()
        changes = sentences(*differences(self._made[-1], undone))
        self._session.say(Play("menu.close"), Say(message("studio.undone", changes=changes)))
        return False

    # Keeping what was made.

    def _ask_title(self) -> bool:
        session = self._session
        name = message("studio.name")
        session.enter(EntryMode(session, name, self._save, str.isprintable, lambda: come_back(session)))
        return False

    def _save(self, typed: str) -> bool:
        session, title = self._session, " ".join(typed.split())
        kept = self._workshop.save(self._made[-1], title)
        if isinstance(kept, Message):
            session.say(Play("error"), Say(kept))
            return False
        self._made = [kept.rules]
        self._show()
        said = message("studio.saved", rules=rules_name(kept.rules), place=kept.place)
        session.say(Play("menu.close"), Say(said))
        return True

    # Leaving.

    def _close(self) -> bool:
        self._session.leave_mode(self._menu)
        self._ask_to_leave()
        return False

    def _ask_to_leave(self) -> None:
        """Go back where one came from; ask once if changes would be lost."""
        if self._made[-1].fingerprint == self._made[0].fingerprint:
            self._leave()
            return
        session = self._session
        choices = [
            Choice(message("studio.stay"), closing(session, self.open)),
            Choice(message("studio.save"), closing(session, self._save_first)),
            Choice(message("studio.lose"), closing(session, self._leave)),
        ]
        session.enter(ListMode(session, message("studio.leave_ask"), choices, on_back=self.open))

    def _save_first(self) -> None:
        self.open()
        self._ask_title()
