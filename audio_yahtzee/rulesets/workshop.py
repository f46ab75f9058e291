"""Rule sets changed as data: for one game, or to be kept as a file that extends another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from audio_yahtzee.documents.values import one_line, plain
from audio_yahtzee.rulesets.author import boxes, parts
from audio_yahtzee.rulesets.extends import SHIPPED
from audio_yahtzee.rulesets.library import Library
from audio_yahtzee.rulesets.overlay import difference
from audio_yahtzee.rulesets.sheet import Sheet, sheet
from audio_yahtzee.rulesets.switches import Question, answered, switches

if TYPE_CHECKING:
    from audio_yahtzee.game.options import Changes, Option
    from audio_yahtzee.game.ruleset import Box, RuleSet
    from audio_yahtzee.messages import Message

Ask = Callable[[Sheet], Iterator[Question]]


class Workshop:
    """Changes rule sets whose files lie anywhere; what these extend is looked for as by the loader."""

    def __init__(self, *folders: Path) -> None:
        """`folders` are those in which rule sets are looked for besides what ships."""
        self.folders = (SHIPPED, *folders)
        self._known: dict[Ask, tuple[tuple[str, str, str], tuple[Option, ...]]] = {}

    def options(self, rules: RuleSet) -> tuple[Option, ...]:
        """Return what a table may switch about `rules` before a game; see `rulesets.switches`."""
        return self._answered(rules, switches)

    def parts(self, rules: RuleSet) -> tuple[Option, ...]:
        """Return all that an author may change about `rules` by choosing; see `rulesets.author`."""
        return self._answered(rules, parts)

    def boxes(self, rules: RuleSet) -> tuple[tuple[Box, Changes], ...]:
        """Return the boxes that `rules` do not have and could take up, each with what adds it."""
        found = self.sheet(rules)
        return tuple(boxes(found)) if isinstance(found, Sheet) else ()

    def changed(self, rules: RuleSet, changes: Changes) -> RuleSet | tuple[Message, ...]:
        """Return `rules` with `changes` laid over, or all reasons why there can be no such rules."""
        found = self.sheet(rules)
        return found.changed(changes) if isinstance(found, Sheet) else found

    def _answered(self, rules: RuleSet, ask: Ask) -> tuple[Option, ...]:
        """Return what `ask` finds to ask of `rules`; kept for when the same list is opened again."""
        key = (rules.source, rules.overlay, rules.fingerprint)
        known = self._known.get(ask)
        if known is not None and known[0] == key:
            return known[1]
        found = self.sheet(rules)
        if not isinstance(found, Sheet):
            return ()
        options = answered(found, ask(found))
        self._known[ask] = key, options
        return options

    def over_shipped(self, found: Sheet) -> Sheet | None:
        """Return what is on `found` as changes of the nearest rule set that ships; None if none lies beneath.

        Files of the player's in between, which may be changed or deleted, are no longer needed for it.
        """
        library = Library(*self.folders)
        beneath: RuleSet | None = replace(found.rules, overlay="")
        while beneath is not None and Path(beneath.source).parent != SHIPPED:
            beneath = library.base_of(beneath)
        below = () if beneath is None else self.sheet(beneath)
        if not isinstance(below, Sheet):
            return None
        overlay = difference(plain(below.base), plain(found.now))
        return replace(below, rules=replace(below.rules, overlay=one_line(overlay)), now=found.now)

    def sheet(self, rules: RuleSet) -> Sheet | tuple[Message, ...]:
        """Return `rules` on the bench, or why their file cannot be had any more."""
        return sheet(rules, self.folders)
