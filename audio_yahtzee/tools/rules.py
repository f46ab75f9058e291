"""The commands for rule authors: list the rule sets, read out a card, check a file, run a vector file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from audio_yahtzee.documents.faults import DocumentError
from audio_yahtzee.house import learn_names
from audio_yahtzee.messages import Value, message, sentences
from audio_yahtzee.narration.rulebook import whole_card
from audio_yahtzee.narration.terms import rules_name
from audio_yahtzee.rulesets import Library, UnknownRuleSet, check
from audio_yahtzee.rulesets.vectors import run as run_vectors

if TYPE_CHECKING:
    from collections.abc import Iterable

    from audio_yahtzee.documents.faults import Fault
    from audio_yahtzee.language.catalogue import Catalogue

ALL_WELL = 0
"""Exit status."""
FAULTY = 1
"""Exit status: the rule set or file is missing, has faults, or pays something else than it should."""

_NAMES_OF_LAST_RESORT = "en"


@dataclass(frozen=True, slots=True)
class Teller:
    """Writes values as lines in one language."""

    catalogue: Catalogue
    language: str
    write: Callable[[str], None]
    """Takes one line, without its end."""

    def __call__(self, value: Value) -> None:
        """Write `value` as a line."""
        self.write(self.catalogue.text(value, self.language))

    def knows(self, identifier: str) -> bool:
        """Return whether there is a message `identifier` that can be said in this language."""
        return any(self.catalogue.knows(identifier, tag) for tag in (self.language, _NAMES_OF_LAST_RESORT))


def list_rules(library: Library, tell: Teller) -> int:
    """Tell the rule sets of `library` by family, then the faults of its files; return the exit status."""
    for family, members in library.families.items():
        identifier = f"family.{family}"
        tell(message("tools.family", family=message(identifier) if tell.knows(identifier) else family))
        for rules in members:
            learn_names(tell.catalogue, rules)
            tell(message("tools.rule_set", id=rules.id, name=rules_name(rules)))
    return _tell_faults(library.faults, tell)


def show_rules(asked: str, library: Library, tell: Teller) -> int:
    """Tell the rule set of the id or file path `asked`, what it has otherwise than its base first.

    Returns the exit status.
    """
    try:
        rules = library.find(asked)
    except UnknownRuleSet as unknown:
        tell(unknown.message)
        return FAULTY
    except DocumentError as broken:
        return _tell_faults(broken.faults, tell)
    base = library.base_of(rules)
    for known in (rules,) if base is None else (base, rules):
        learn_names(tell.catalogue, known)
    for line in whole_card(rules, base):
        tell(sentences(line))
    return ALL_WELL


def check_file(path: Path, library: Library, tell: Teller) -> int:
    """Tell all faults of the rule set file at `path`, or that there are none; return the exit status."""
    rules, faults = check(path, library.folders)
    if rules is not None:
        tell(message("tools.no_faults", file=str(path)))
    return _tell_faults(faults, tell)


def test_file(path: Path, library: Library, tell: Teller) -> int:
    """Tell each line of the vector file at `path` that fails, and how many passed; return the exit status.

    Rule sets are those of `library` and then those that lie beside the file.
    """
    passed = failed = 0
    for result in run_vectors(path, Library(*library.folders, path.parent)):
        if result.problem is None:
            passed += 1
        else:
            failed += 1
            tell(result.problem)
    # For test runners, which read it in every language as it stands.
    tell.write(f"{passed} passed, {failed} failed")
    return FAULTY if failed else ALL_WELL


def _tell_faults(faults: Iterable[Fault], tell: Teller) -> int:
    status = ALL_WELL
    for fault in faults:
        tell(fault.located())
        status = FAULTY
    return status
