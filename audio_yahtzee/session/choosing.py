"""Choosing a rule set: first its family, then which of that family's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from audio_yahtzee.game.ruleset import RuleSet
from audio_yahtzee.messages import Message, message, sentences
from audio_yahtzee.narration.options import in_short
from audio_yahtzee.narration.terms import rules_name
from audio_yahtzee.session.list_mode import Choice, ListMode

if TYPE_CHECKING:
    from audio_yahtzee.session.offer import Offer
    from audio_yahtzee.session.session import Session

Chosen = Callable[[RuleSet], None]


@dataclass(frozen=True, slots=True)
class Family:
    """Rule sets that go together; the plainest first."""

    name: Message
    members: tuple[RuleSet, ...]


def families(offer: Offer) -> tuple[Family, ...]:
    """Return what is on offer by families, in the order of the offer.

    The player's own rule sets stand where their family says; those of no family that ships, at the end.
    """
    offered = tuple(offer.rules)
    known = dict.fromkeys(rules.family_id for rules in offered if not offer.is_own(rules))
    found = []
    for family in known:
        members = tuple(rules for rules in offered if rules.family_id == family)
        name = message(f"family.{family}") if len(members) > 1 else _title(members[0], offer)
        found.append(Family(name, members))
    own = tuple(rules for rules in offered if rules.family_id not in known)
    if own:
        found.append(Family(message("games.own_family") if len(own) > 1 else _title(own[0], offer), own))
    return tuple(found)


def _title(rules: RuleSet, offer: Offer) -> Message:
    return message("games.own", rules=rules_name(rules)) if offer.is_own(rules) else rules_name(rules)


def choose_rules(
    session: Session,
    then: Chosen,
    *,
    title: Message | None = None,
    more: Sequence[Choice] = (),
    on_back: Callable[[], None] | None = None,
    may_leave: bool = True,
    closes: bool = False,
) -> ListMode:
    """Return the list of families, and after it `more`; `then` goes on with the rule set that is chosen.

    The lists in which it was chosen stay open beneath, so that Escape leads back to them, unless it `closes`
    them.
    """
    choosing = _Choosing(session, then, closes=closes)
    found = families(session.offer)
    choices = [choosing.of_family(family) for family in found]
    place = next((n for n, family in enumerate(found) if choosing.last_played(family.members) >= 0), 0)
    asked = title or message("setup.rules")
    mode = ListMode(session, asked, (*choices, *more), place, on_back=on_back, may_leave=may_leave)
    choosing.lists.append(mode)
    return mode


class _Choosing:
    """The entries of the lists, and what each tells of itself."""

    def __init__(self, session: Session, then: Chosen, *, closes: bool) -> None:
        self._session = session
        self._then = then
        self._closes = closes
        self.lists: list[ListMode] = []

    def of_family(self, family: Family) -> Choice:
        """Return the entry of `family`, which opens a list; that of a single rule set chooses it."""
        members = family.members
        if len(members) == 1:
            return self._of_rules(members[0], family.name)
        label = message("games.family", family=family.name, count=len(members))
        return Choice(label, lambda: self._open(family))

    def _open(self, family: Family) -> bool:
        offer = self._session.offer
        choices = [self._of_rules(rules, _title(rules, offer)) for rules in family.members]
        place = max(self.last_played(family.members), 0)
        title = message("games.which", family=family.name)
        mode = ListMode(self._session, title, choices, place)
        self.lists.append(mode)
        self._session.enter(mode)
        return False

    def _of_rules(self, rules: RuleSet, title: Message) -> Choice:
        def chosen() -> bool:
            for mode in self.lists if self._closes else ():
                self._session.leave_mode(mode)
            self._then(rules)
            return False

        about = in_short(rules, self._session.offer.base_of(rules))
        return Choice(
            message("games.rules", rules=title, about=sentences(*about)), chosen, about=about, rules=rules
        )

    def last_played(self, members: Sequence[RuleSet]) -> int:
        """Return which of `members` was played last; -1 for none of them."""
        seating = self._session.seating
        last = None if seating is None else seating.rules
        return next((n for n, rules in enumerate(members) if rules.id == last), -1)
