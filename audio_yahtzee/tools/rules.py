"""The commands for rule authors: list the rule sets, read out a card, check a file, run a vector file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from audio_yahtzee.documents.faults import DocumentError
from audio_yahtzee.documents.files import is_file
from audio_yahtzee.house import learn_names, names_brought, names_wanted, say_names
from audio_yahtzee.language.catalogue import ENGLISH
from audio_yahtzee.messages import Items, Message, Value, message, sentences
from audio_yahtzee.narration.rulebook import whole_card
from audio_yahtzee.narration.terms import rules_name
from audio_yahtzee.rulesets import Library, UnknownRuleSet, check
from audio_yahtzee.rulesets.schema import as_text, rule_set_schema
from audio_yahtzee.rulesets.vectors import run as run_vectors
from audio_yahtzee.tools.terminal import ALL_WELL

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from audio_yahtzee.documents.faults import Fault
    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.language.catalogue import Catalogue

FAULTY = 1
"""Exit status: the rule set or file is missing, has faults, or pays something else than it should."""


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


def list_rules(library: Library, tell: Teller) -> int:
    """Tell the rule sets of `library` by family, then the faults of its files; return the exit status."""
    for family, members in library.families.items():
        for rules in members:
            learn_names(tell.catalogue, rules)
        tell(message("tools.family", family=message(f"family.{family}")))
        for rules in members:
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
    if base is not None:
        learn_names(tell.catalogue, base)
    say_names(tell.catalogue, rules)
    for line in whole_card(rules, base):
        tell(sentences(line))
    return ALL_WELL


def check_file(path: Path, library: Library, tell: Teller) -> int:
    """Tell all faults of the rule set file at `path`, or that there are none; return the exit status.

    Of a file without faults, what its author may have overlooked is told too, and what can be done next.
    """
    rules, faults = check(path, library.folders)
    if rules is not None:
        tell(message("tools.no_faults", file=str(path)))
        for hint in _hints(path, rules, tell.catalogue):
            tell(hint)
    return _tell_faults(faults, tell)


def _hints(path: Path, rules: RuleSet, catalogue: Catalogue) -> Iterator[Message]:
    if path.stem != rules.id:
        yield message("rulesets.misnamed", id=rules.id, file=f"{rules.id}.yaml")
    brought, family = names_brought(rules), f"family.{rules.family_id}"
    if any(family in names and catalogue.has_written(family, tag) for tag, names in brought.items()):
        yield message("tools.known_family", family=message(family))
    named = {identifier for names in brought.values() for identifier in names}
    nameless = {
        identifier
        for identifier in names_wanted(rules)
        # A family of one needs no name of its own.
        if not identifier.startswith("family.")
        and identifier not in named
        and not catalogue.has_written(identifier, ENGLISH)
    }
    if nameless:
        yield message("tools.nameless", names=_as_keys(nameless))
    vectors = path.with_suffix(".csv")
    if is_file(vectors):
        yield message("tools.test_next", file=str(vectors))
    else:
        yield message("tools.play_next", file=str(path))


def _as_keys(identifiers: Iterable[str]) -> Items:
    """Return message ids as an author writes what they name: a box by its id, a title as "title"."""
    groups = {"rules": "title", "family": "family"}
    keys = []
    for identifier in sorted(identifiers):
        kind, _, name = identifier.partition(".")
        keys.append(groups.get(kind) or (name if kind == "box" else f"{kind}s.{name}"))
    return Items(tuple(keys))


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


def print_schema(tell: Teller) -> int:
    """Write the JSON Schema of rule set files, for editors; return the exit status."""
    schema = rule_set_schema(lambda said: tell.catalogue.text(said, tell.language))
    for line in as_text(schema).splitlines():
        tell.write(line)
    return ALL_WELL


def _tell_faults(faults: Iterable[Fault], tell: Teller) -> int:
    status = ALL_WELL
    for fault in faults:
        tell(fault.located())
        status = FAULTY
    return status
