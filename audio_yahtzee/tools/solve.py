"""`audio-yahtzee solve`: what best play of a rule set comes to, and what it takes to find out."""

from __future__ import annotations

import json
from time import process_time
from typing import TYPE_CHECKING

from audio_yahtzee.advising import keep, kept, solved_anew
from audio_yahtzee.devices.memory import peak_bytes
from audio_yahtzee.devices.store.tables import Tables
from audio_yahtzee.house import say_names
from audio_yahtzee.messages import Message, message, sentences
from audio_yahtzee.narration.terms import rules_name
from audio_yahtzee.strategy.exact.compiled import TooLarge
from audio_yahtzee.tools.figures import Progress, decimal, whole
from audio_yahtzee.tools.terminal import ALL_WELL, FAILED

if TYPE_CHECKING:
    from audio_yahtzee.game.ruleset import RuleSet
    from audio_yahtzee.strategy.exact.table import Table
    from audio_yahtzee.tools.terminal import Terminal

MEGABYTE = 1024 * 1024


def solve_rules(terminal: Terminal, rules: RuleSet, *, as_json: bool, use_cache: bool) -> int:
    """Tell what is to be expected under best play of `rules`; return the exit status.

    With `use_cache`, a table that was kept is used, and a new one is kept.
    """
    say_names(terminal.house.catalogue, rules)
    tables = Tables(terminal.house.places.tables)
    begun = process_time()
    known = kept(tables, rules) if use_cache else None
    table = known or solved_anew(rules, Progress(terminal))
    spent = process_time() - begun
    if isinstance(table, TooLarge):
        return _refuse(terminal, rules, table, as_json=as_json)
    peak = peak_bytes() / MEGABYTE
    if use_cache and known is None:
        keep(tables, table)
    if as_json:
        found = {
            "rules": rules.id,
            "expected_value": table.expected_value,
            "states": table.compiled.states,
            "cpu_seconds": round(spent, 4),
            "peak_memory_mb": round(peak, 1),
            "cached": known is not None,
        }
        terminal.write(json.dumps(found))
    else:
        _tell(terminal, table, spent, peak, was_kept=known is not None)
    return ALL_WELL


def _tell(terminal: Terminal, table: Table, spent: float, peak: float, *, was_kept: bool) -> None:
    expected = message(
        "solving.expected", rules=rules_name(table.rules), points=decimal(table.expected_value, 4)
    )
    effort = message(
        "solving.effort",
        states=table.compiled.states,
        seconds=decimal(spent, 2),
        megabytes=round(peak),
    )
    known = (message("solving.was_kept"),) if was_kept else ()
    terminal.tell(sentences(expected, effort, *known))


def _refuse(terminal: Terminal, rules: RuleSet, found: TooLarge, *, as_json: bool) -> int:
    said = too_large(rules, found)
    terminal.remark(said)
    if as_json:
        refused = {
            "rules": rules.id,
            "error": terminal.house.words(said),
            "states": found.states,
            "most_states": found.most,
            "table_mb": found.megabytes,
        }
        terminal.write(json.dumps(refused, ensure_ascii=False))
    return FAILED


def too_large(rules: RuleSet, found: TooLarge) -> Message:
    """Return why `rules` are not solved, and the size it would take."""
    return message(
        "solving.too_large",
        rules=rules_name(rules),
        states=whole(found.states),
        megabytes=whole(found.megabytes),
        most=found.most,
    )
