"""The rule sets that are installed: those that ship, and those in a player's own folders."""

from __future__ import annotations

from functools import cached_property
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from audio_yahtzee.documents.faults import Fault, Faults, fault_of_file, suggestion
from audio_yahtzee.documents.files import listed
from audio_yahtzee.messages import Message, message
from audio_yahtzee.rulesets.errors import RuleSetError
from audio_yahtzee.rulesets.extends import SHIPPED
from audio_yahtzee.rulesets.loader import check

if TYPE_CHECKING:
    from collections.abc import Mapping

    from audio_yahtzee.game.ruleset import RuleSet


class UnknownRuleSet(LookupError):  # noqa: N818 -- reads as the fact it states
    """There is no rule set of that id; `message` says so to a player, with what may have been meant."""

    def __init__(self, identifier: str, said: Message) -> None:
        super().__init__(identifier)
        self.message = said


class Library:
    """Rule sets by id. A file `<id>.yaml` is read when it is first asked for, a broken one spoils no other.

    Of two files for one id, the one in the earlier folder counts; the other is a fault.
    """

    def __init__(self, *folders: Path) -> None:
        """Look for rule sets in `folders`; one that does not exist is empty."""
        self.folders = folders
        self._paths: dict[str, Path] = {}
        self._hidden: list[Fault] = []
        self._checked: dict[str, tuple[RuleSet | None, tuple[Fault, ...]]] = {}
        for path in chain.from_iterable(listed(folder, "*.yaml") for folder in folders):
            first = self._paths.setdefault(path.stem, path)
            if first != path:
                twice = message("rulesets.id_twice", id=path.stem, other=str(first))
                self._hidden.append(fault_of_file(str(path), twice))

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of all files found, sound or not, in the order of folders and then of names."""
        return tuple(self._paths)

    def get(self, identifier: str) -> RuleSet:
        """Return the rule set `identifier`.

        Raises UnknownRuleSet, with what may have been meant, if there is none; RuleSetError if its file
        is broken.
        """
        if identifier not in self._paths:
            right = suggestion(identifier, self.ids)
            said = message("rulesets.unknown_rule_set", id=identifier, right=right)
            raise UnknownRuleSet(identifier, said)
        rules, faults = self._check(identifier)
        if rules is None:
            raise RuleSetError(faults)
        return rules

    def find(self, asked: str) -> RuleSet:
        """Return the rule set of the id `asked`, or of the file, if it is the path of one.

        Raises as `get`; a file need not lie in one of the folders.
        """
        path = Path(asked)
        if asked not in self._paths and path.suffix in {".yaml", ".yml"}:
            rules, faults = check(path, self.folders)
            if rules is None:
                raise RuleSetError(faults)
            return rules
        return self.get(asked)

    @cached_property
    def families(self) -> Mapping[str, tuple[RuleSet, ...]]:
        """Every sound rule set, grouped by family; one without family stands in a family of its own id."""
        grouped: dict[str, list[RuleSet]] = {}
        for identifier in self.ids:
            rules, _ = self._check(identifier)
            if rules is not None:
                grouped.setdefault(rules.family or rules.id, []).append(rules)
        return {family: tuple(members) for family, members in grouped.items()}

    @cached_property
    def faults(self) -> tuple[Fault, ...]:
        """What is wrong with the files found, file by file; once, however many rule sets extend a file."""
        found = Faults()
        for fault in chain(self._hidden, *(self._check(identifier)[1] for identifier in self.ids)):
            found.add(fault.place, fault.message)
        return found.in_order()

    def _check(self, identifier: str) -> tuple[RuleSet | None, tuple[Fault, ...]]:
        if identifier not in self._checked:
            path = self._paths[identifier]
            rules, faults = check(path, self.folders)
            if rules is not None and rules.id != identifier:
                misnamed = message("rulesets.misnamed", id=rules.id, file=f"{rules.id}.yaml")
                rules, faults = None, (fault_of_file(str(path), misnamed),)
            self._checked[identifier] = rules, faults
        return self._checked[identifier]


def library(*folders: Path) -> Library:
    """Return the rule sets that ship, and those in `folders`, such as the player's own."""
    return Library(SHIPPED, *folders)
