"""A rule set on the bench: what its file says, what was changed, and what a further change makes of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, assert_never

from audio_yahtzee.documents.faults import Faults, suggestion
from audio_yahtzee.documents.reader import Listing, Scalar, Table
from audio_yahtzee.documents.text import unprintable
from audio_yahtzee.documents.values import Tree, one_line, parsed, plain, table_of
from audio_yahtzee.messages import Message, message
from audio_yahtzee.rulesets.compiler import COLOR_NAMES, NAMED_BY_ITSELF, SECTION_NAMES, compile_rules
from audio_yahtzee.rulesets.extends import merge, resolve
from audio_yahtzee.rulesets.overlay import difference, expanded

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audio_yahtzee.documents.reader import Node
    from audio_yahtzee.game.options import Changes
    from audio_yahtzee.game.ruleset import RuleSet

Edit = Callable[[Tree], None]
"""Changes the mapping of a rule set, in which nothing is taken for granted, in place."""

_FIXED = ("id", "extends")
"""What no change can touch: it is the file's own."""


@dataclass(frozen=True)
class Sheet:
    """A rule set, with the mapping of its file and the one that it was compiled from."""

    rules: RuleSet
    base: Table
    """As the file, with all that it extends, has it."""
    now: Table
    """With what was changed."""

    def changes(self, edit: Edit) -> Tree:
        """Return the overlay that does what `edit` does."""
        before = plain(self.now)
        after = expanded(before)
        edit(after)
        return difference(before, after)

    def changed(self, changes: Changes) -> RuleSet | tuple[Message, ...]:
        """Return the rules with `changes` laid over, or all reasons why there can be no such rules."""
        faults = Faults()
        over = table_of(changes)
        for key in _FIXED:
            if key in over.entries:
                what = message("document.unknown_key", key=key, right=suggestion(key, ()))
                faults.add(over.keys[key], what)
        _check_signs(over, faults)
        wanted = merge(self.now, over, faults)
        overlay = difference(plain(self.base), plain(wanted))
        rules = compile_rules(merge(self.base, table_of(overlay), faults), faults)
        if rules is None:
            return tuple(fault.message for fault in faults.in_order())
        return replace(rules, base=self.rules.base, source=self.rules.source, overlay=one_line(overlay))

    @property
    def base_tree(self) -> Tree:
        """The mapping of the file, in which nothing is taken for granted."""
        return expanded(plain(self.base))


def _check_signs(node: Node, faults: Faults) -> None:
    """Refuse in changes what no file may hold: JSON can write it by escapes, and nothing could say it."""
    texts: tuple[str, ...] = ()
    inner: tuple[Node, ...] = ()
    match node:
        case Scalar(text=text):
            texts = (text,)
        case Listing(items=items):
            inner = items
        case Table(entries=entries):
            texts, inner = tuple(entries), tuple(entries.values())
        case _:
            assert_never(node)
    for what in filter(None, map(unprintable, texts)):
        faults.add(node.place, what)
    for following in inner:
        _check_signs(following, faults)


def sheet(rules: RuleSet, folders: Sequence[Path]) -> Sheet | tuple[Message, ...]:
    """Return `rules` on the bench, or why their file cannot be had any more."""
    faults = Faults()
    found = resolve(Path(rules.source), folders, faults)
    if found.whole is None or faults:
        return tuple(fault.located() for fault in faults.in_order())
    now = merge(found.whole, table_of(parsed(rules.overlay)), Faults())
    return Sheet(rules, found.whole, now)


def prune(tree: Tree) -> None:
    """Take out of the mapping of a rule set whatever goes by a box that is no longer there."""
    boxes = tree["boxes"]
    if tree.get("extra", {}).get("box") not in boxes:
        tree.pop("extra", None)
    if "extra" not in tree:
        tree.pop("joker", None)
    for box in boxes.values():
        if box.get("needs") not in boxes:
            box.pop("needs", None)
    _only_paid(tree.get("joker", {}), boxes)
    for names in tree.get("names", {}).values():
        for key in [
            key for key in names if key not in (*boxes, *NAMED_BY_ITSELF, SECTION_NAMES, COLOR_NAMES)
        ]:
            del names[key]
    if "rank" in tree:
        tree["rank"] = [line for line in tree["rank"] if line.get("box") is None or line["box"] in boxes]
        if not tree["rank"]:
            del tree["rank"]


def _only_paid(joker: Tree, boxes: Tree) -> None:
    """Leave only `boxes` among those in which a joker pays, and no empty mapping of them."""
    if "pays" in joker:
        joker["pays"] = {box: points for box, points in joker["pays"].items() if box in boxes}
        if not joker["pays"]:
            del joker["pays"]


def fit(tree: Tree) -> None:
    """Take out the boxes that the dice cannot fill any more, and what went by them."""
    for box in _faulty(tree, "boxes"):
        tree["boxes"].pop(box, None)
    prune(tree)


def fit_bonuses(tree: Tree) -> None:
    """Take out the bonuses of sections that have become out of reach."""
    for name in _faulty(tree, "sections"):
        section = tree["sections"][name]
        section["bonus"] = section["bonus"][:-1]
        if not section["bonus"]:
            del section["bonus"]


def _faulty(tree: Tree, key: str) -> list[str]:
    """Return which values of the mapping under `key` have faults, each once for every fault."""
    faults = Faults()
    compile_rules(table_of(tree), faults)
    paths = (fault.file.split(".") for fault in faults.in_order())
    return [path[1] for path in paths if path[0] == key and len(path) > 1]
