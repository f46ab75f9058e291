"""A rule set file -> a `RuleSet`: `load` for programs, `check` for authors, who want every fault at once."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from audio_yahtzee.documents.faults import Fault, Faults
from audio_yahtzee.rulesets.compiler import compile_rules
from audio_yahtzee.rulesets.errors import RuleSetError
from audio_yahtzee.rulesets.extends import SHIPPED, resolve
from audio_yahtzee.rulesets.orphans import check_orphan

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from audio_yahtzee.game.ruleset import RuleSet


def check(path: Path, folders: Iterable[Path] = ()) -> tuple[RuleSet | None, tuple[Fault, ...]]:
    """Return the rule set of the file at `path` and (), or None and all of its faults in order of place.

    What it extends is looked for beside it, among the rule sets that ship, and in `folders`. A fault in a
    base file names that file; of a file whose base is missing, those are told that no base could cure.
    """
    faults = Faults()
    found = resolve(path, (SHIPPED, *folders), faults)
    for orphan in found.orphans:
        check_orphan(orphan, faults)
    rules = None if found.whole is None else compile_rules(found.whole, faults)
    if rules is not None:
        rules = replace(rules, base=found.base, source=str(path))
    return rules, faults.in_order()


def load(path: Path, folders: Iterable[Path] = ()) -> RuleSet:
    """Return the rule set of the file at `path`. Raises RuleSetError with all faults; else as `check`."""
    rules, faults = check(path, folders)
    if rules is None:
        raise RuleSetError(faults)
    return rules
