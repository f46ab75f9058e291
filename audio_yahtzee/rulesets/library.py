"""The rule sets that are installed: those that ship, and those in a player's own folders."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from audio_yahtzee.documents.faults import Fault, Faults, fault_of_file, suggestion
from audio_yahtzee.documents.files import is_anything, listed, state_of
from audio_yahtzee.messages import Message, message
from audio_yahtzee.rulesets.errors import RuleSetError
from audio_yahtzee.rulesets.extends import SHIPPED
from audio_yahtzee.rulesets.loader import check

if TYPE_CHECKING:
    from audio_yahtzee.game.ruleset import RuleSet

_PATTERN = "*.yaml"


class UnknownRuleSet(LookupError):  # noqa: N818 -- reads as the fact it states
    """There is no rule set of that id; `message` says so to a player, with what may have been meant."""

    def __init__(self, identifier: str, said: Message) -> None:
        super().__init__(identifier)
        self.message = said


class Library:
    """Rule sets by id. A file `<id>.yaml` is read when it is first asked for, a broken one spoils no other.

    Of two files for one id, the one in the earlier folder counts; the other is a fault. The first folder is
    the game's own; what changes in the others is noticed by `look`.
    """

    def __init__(self, *folders: Path) -> None:
        """Look for rule sets in `folders`; one that does not exist is empty."""
        self.folders = folders
        self._paths: dict[str, Path] = {}
        self._hidden: dict[Path, Path] = {}
        self._checked: dict[str, tuple[RuleSet | None, tuple[Fault, ...]]] = {}
        self._families: Mapping[str, tuple[RuleSet, ...]] | None = None
        self._seen: object = None
        self.look()

    @property
    def own(self) -> tuple[Path, ...]:
        """The folders of the player's: all but the first."""
        return self.folders[1:]

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of all files found, sound or not, in the order of folders and then of names."""
        return tuple(self._paths)

    def ships(self, identifier: str) -> bool:
        """Tell whether the rule set `identifier` comes with the game."""
        return identifier in self._paths and self._paths[identifier].parent not in self.own

    def look(self) -> bool:
        """Look which files there are now; return whether any of the player's came, changed or went.

        If so, all of those are read anew when they are next asked for.
        """
        found = [path for folder in self.folders for path in listed(folder, _PATTERN)]
        now = [(path, state_of(path)) for path in found if path.parent in self.own]
        if now == self._seen:
            return False
        self._seen = now
        self._families = None
        self._paths, self._hidden = {}, {}
        for path in found:
            first = self._paths.setdefault(path.stem, path)
            if first != path:
                self._hidden[path] = first
        kept = (name for name, path in self._paths.items() if path.parent not in self.own)
        self._checked = {name: self._checked[name] for name in kept if name in self._checked}
        return True

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

    def sound(self, identifier: str) -> RuleSet | None:
        """Return the rule set `identifier`; None if there is none, or its file is broken."""
        return self._check(identifier)[0] if identifier in self._paths else None

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
        if asked not in self._paths and is_anything(path):
            right = message("rulesets.file_of_rules")
            raise UnknownRuleSet(asked, message("rulesets.unknown_rule_set", id=asked, right=right))
        return self.get(asked)

    def base_of(self, rules: RuleSet) -> RuleSet | None:
        """Return what `rules` are made from: the file itself if players changed it, else what it extends.

        None if they are made from nothing, or that cannot be had any more.
        """
        path = Path(rules.source)
        if rules.overlay:
            return check(path, self.folders)[0]
        if not rules.base:
            return None
        if path.parent in self.folders:
            return self.sound(rules.base)
        # As when the file was read: what it extends may lie beside it.
        return Library(path.parent, *self.folders).sound(rules.base)

    @property
    def families(self) -> Mapping[str, tuple[RuleSet, ...]]:
        """Every sound rule set, grouped by family; one without family stands in a family of its own id.

        Families stand in the order of the game's own list, then those it does not name, by name. In each,
        what it is called after comes first, then what ships, then the player's own, each by id.
        """
        if self._families is None:
            grouped: dict[str, list[RuleSet]] = {}
            for rules in sorted(self._sound(self.ids), key=self._rank):
                grouped.setdefault(rules.family_id, []).append(rules)
            self._families = {family: tuple(members) for family, members in grouped.items()}
        return self._families

    def _rank(self, rules: RuleSet) -> tuple[object, ...]:
        family, order = rules.family_id, _families_in_order()
        place = order.index(family) if family in order else len(order)
        is_own = self._paths[rules.id].parent in self.own
        return place, family, rules.id != family, is_own, rules.id

    def sound_in(self, folders: Iterable[Path]) -> tuple[RuleSet, ...]:
        """Return the sound rule sets whose files lie in `folders`; no others are read."""
        return tuple(self._sound(self._ids_in(folders)))

    def _sound(self, ids: Iterable[str]) -> Iterable[RuleSet]:
        return (rules for name in ids if (rules := self._check(name)[0]) is not None)

    @property
    def faults(self) -> tuple[Fault, ...]:
        """What is wrong with the files found, file by file; once, however many rule sets extend a file."""
        return self.faults_in(self.folders)

    def faults_in(self, folders: Iterable[Path]) -> tuple[Fault, ...]:
        """Return what is wrong with the files found in `folders`; no others are read."""
        places = tuple(folders)
        found = Faults()
        for path, first in self._hidden.items():
            if path.parent in places:
                twice = message("rulesets.id_twice", id=path.stem, other=str(first))
                fault = fault_of_file(str(path), twice)
                found.add(fault.place, fault.message)
        for fault in chain.from_iterable(self._check(name)[1] for name in self._ids_in(places)):
            found.add(fault.place, fault.message)
        return found.in_order()

    def _ids_in(self, folders: Iterable[Path]) -> tuple[str, ...]:
        places = tuple(folders)
        return tuple(name for name, path in self._paths.items() if path.parent in places)

    def _check(self, identifier: str) -> tuple[RuleSet | None, tuple[Fault, ...]]:
        if identifier not in self._checked:
            path = self._paths[identifier]
            rules, faults = check(path, self.folders)
            if rules is not None and rules.id != identifier:
                misnamed = message("rulesets.misnamed", id=rules.id, file=f"{rules.id}.yaml")
                rules, faults = None, (fault_of_file(str(path), misnamed),)
            self._checked[identifier] = rules, faults
        return self._checked[identifier]


@cache
def _families_in_order() -> tuple[str, ...]:
    """Return the families that ship, in the order in which they are offered."""
    return tuple((SHIPPED / "families.txt").read_text(encoding="utf-8").split())


def library(*folders: Path) -> Library:
    """Return the rule sets that ship, and those in `folders`, such as the player's own."""
    return Library(SHIPPED, *folders)
