"""The rule sets to choose from, as the game lists them: read only when they are needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, overload

from audio_yahtzee.messages import Message, message

if TYPE_CHECKING:
    from audio_yahtzee.documents.faults import Fault
    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.rulesets.library import Library

MOST_TOLD = 3
"""So many faults are told one by one; a hundred would keep a player from the game."""


class Games(Sequence["RuleSet"]):
    """The rule sets to choose from, family by family, the one asked for first.

    Nothing that ships is read before the list is gone through, except what a file of the player's extends.
    Their files are looked at anew each time it is, so that one written, mended or broken meanwhile is played,
    or told of, as it is now.
    """

    def __init__(self, library: Library, learn: Callable[[RuleSet], None], first: RuleSet | None) -> None:
        """Take rule sets from `library`, and `first` before them; `learn` learns the names they bring."""
        self.first = first
        self._library = library
        self._learn = learn
        self._faults: tuple[Fault, ...] = ()
        self._news: list[Message] = []
        self._read_own()

    def __iter__(self) -> Iterator[RuleSet]:
        return iter(self._listed())

    def __len__(self) -> int:
        return len(self._listed())

    @overload
    def __getitem__(self, index: int) -> RuleSet: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[RuleSet]: ...
    def __getitem__(self, index: int | slice) -> RuleSet | Sequence[RuleSet]:
        if index == 0 and self.first is not None:
            return self.first
        return self._listed()[index]

    def named(self, identifier: str) -> RuleSet | None:
        """Return the rule set `identifier`, reading no other that ships; None if it cannot be played."""
        if self.first is not None and self.first.id == identifier:
            return self.first
        return self._library.sound(identifier)

    def base_of(self, rules: RuleSet) -> RuleSet | None:
        """Return what `rules` are made from, its names learned; None if they are made from nothing."""
        base = self._library.base_of(rules)
        if base is not None:
            self._learn(base)
        return base

    def is_own(self, rules: RuleSet) -> bool:
        """Tell whether `rules` are the player's own rather than of the game."""
        return not self._library.ships(rules.id)

    def notices(self) -> list[Message]:
        """Return what is wrong with the player's own files, each thing once; of much only the count."""
        news, self._news = self._news, []
        return news

    def _listed(self) -> tuple[RuleSet, ...]:
        if self._library.look():
            self._read_own()
        found = [rules for family in self._library.families.values() for rules in family]
        if self.first is None:
            return tuple(found)
        first = self.first
        return (first, *(rules for rules in found if rules.id != first.id))

    def _read_own(self) -> None:
        own = self._library.own
        for rules in self._library.sound_in(own):
            self._learn(rules)
        before, self._faults = self._faults, self._library.faults_in(own)
        new = [fault for fault in self._faults if fault not in before]
        if len(new) > MOST_TOLD:
            self._news.append(message("app.many_broken_rules", count=len(new)))
        else:
            self._news += [message("app.broken_rules", fault=fault.located()) for fault in new]
