"""Rule sets changed as data: for one game, or to be kept as a file that extends another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audio_yahtzee.rulesets.author import boxes, parts
from audio_yahtzee.rulesets.extends import SHIPPED
from audio_yahtzee.rulesets.overlay import parsed
from audio_yahtzee.rulesets.sheet import Sheet, sheet
from audio_yahtzee.rulesets.switches import answered, switches

if TYPE_CHECKING:
    from pathlib import Path

    from audio_yahtzee.game.options import Changes, Option
    from audio_yahtzee.game.ruleset import Box, RuleSet
    from audio_yahtzee.messages import Message


class Workshop:
    """Changes rule sets whose files lie anywhere; what these extend is looked for as by the loader."""

    def __init__(self, *folders: Path) -> None:
        """`folders` are those in which rule sets are looked for besides what ships."""
        self.folders = (SHIPPED, *folders)

    def options(self, rules: RuleSet) -> tuple[Option, ...]:
        """Return what a table may switch about `rules` before a game; see `rulesets.switches`."""
        found = self.sheet(rules)
        return answered(found, switches(found)) if isinstance(found, Sheet) else ()

    def parts(self, rules: RuleSet) -> tuple[Option, ...]:
        """Return all that an author may change about `rules` by choosing; see `rulesets.author`."""
        found = self.sheet(rules)
        return answered(found, parts(found)) if isinstance(found, Sheet) else ()

    def boxes(self, rules: RuleSet) -> tuple[tuple[Box, Changes], ...]:
        """Return the boxes that `rules` do not have and could take up, each with what adds it."""
        found = self.sheet(rules)
        return tuple(boxes(found)) if isinstance(found, Sheet) else ()

    def changed(self, rules: RuleSet, changes: Changes) -> RuleSet | tuple[Message, ...]:
        """Return `rules` with `changes` laid over, or all reasons why there can be no such rules."""
        found = self.sheet(rules)
        return found.changed(changes) if isinstance(found, Sheet) else found

    def again(self, rules: RuleSet, overlay: str) -> RuleSet | tuple[Message, ...]:
        """Return `rules` as they were when a record or a seating was kept: with that `overlay`.

        Raises ValueError for an overlay that is no mapping.
        """
        return self.changed(rules, parsed(overlay)) if overlay else rules

    def sheet(self, rules: RuleSet) -> Sheet | tuple[Message, ...]:
        """Return `rules` on the bench, or why their file cannot be had any more."""
        return sheet(rules, self.folders)
