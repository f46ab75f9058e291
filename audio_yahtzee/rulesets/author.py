"""What a rule author may change about a rule set by choosing, besides what a table may switch.

| option | about | settings |
|---|---|---|
| `dice`, `faces`, `rolls`, `times` | how many | `count` |
| `columns` | of the card | `alike`, `multiplied`, with how many |
| `pays` | one box with a pattern | `matched`, `all`, `fixed` with its points |
| `points` | one box of fixed points | `points` |
| `box` | whether a box is on the card | `kept`, `removed` |

With other dice, a box for all dice equal stays one, boxes that cannot be filled any more go, and the bonuses
of the sections are given at as much more or less as there is to be had.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from audio_yahtzee.game.options import Changes
from audio_yahtzee.game.ruleset import Box, RuleSet, Scoring
from audio_yahtzee.rulesets.compiler import MOST_DICE, MOST_FACES
from audio_yahtzee.rulesets.jokers import shipped_trees
from audio_yahtzee.rulesets.sheet import fit, fit_bonuses, prune
from audio_yahtzee.rulesets.switches import Question, Way, numbers, switches

if TYPE_CHECKING:
    from collections.abc import Iterator

    from audio_yahtzee.documents.values import Tree
    from audio_yahtzee.rulesets.sheet import Sheet

_DICE = range(2, MOST_DICE + 1)
_FACES = (4, 6, 8, MOST_FACES)
_ROLLS = range(1, 6)
_TIMES = range(1, 5)
_COLUMNS = range(1, 5)
_USUAL_POINTS = 25
_STEPS = (-10, -5, 0, 5, 10)


def parts(sheet: Sheet) -> Iterator[Question]:
    """Yield all that may be changed by choosing, the switches included."""
    rules = sheet.rules
    yield from switches(sheet)
    dice = numbers(_DICE, rules.dice.count)
    yield Question("dice", tuple(Way("count", partial(_use_dice, count), count) for count in dice))
    if not rules.dice.colors:
        faces = numbers(_FACES, rules.dice.faces)
        yield Question("faces", tuple(Way("count", partial(_use_faces, count), count) for count in faces))
    rolls = numbers(_ROLLS, rules.rolls)
    yield Question("rolls", tuple(Way("count", partial(_roll, count), count) for count in rolls))
    yield Question(
        "columns", (*_columns(), Way("base", partial(_put, "columns", sheet.base_tree["columns"])))
    )
    times = numbers(_TIMES, rules.times)
    yield Question("times", tuple(Way("count", partial(_put, "times", count), count) for count in times))
    for box in rules.boxes:
        yield from _pays(sheet, box)
        yield from _points(sheet, box)
    if len(rules.boxes) > 1:
        for box in rules.boxes:
            ways = Way("kept", _nothing), Way("removed", partial(_remove, box.id))
            yield Question("box", ways, box.id)


def boxes(sheet: Sheet) -> Iterator[tuple[Box, Changes]]:
    """Yield the boxes, of the rule set's own file and of all that ship, that could be put on the card.

    Of several that are one but for their names, the first is enough, and none where it is on the card.
    """
    own = sheet.base_tree
    known, alike = set(sheet.rules.by_id), {_but_name(box) for box in sheet.rules.boxes}
    for tree in (own, *(tree for _, tree in shipped_trees())):
        for name, box in tree["boxes"].items():
            if name in known:
                continue
            names = own.get("names", {}) if tree is own else {}
            changes = sheet.changes(partial(_add, name, box, names))
            rules = sheet.changed(changes)
            if isinstance(rules, RuleSet) and _but_name(rules.by_id[name]) not in alike:
                known.add(name)
                alike.add(_but_name(rules.by_id[name]))
                yield rules.by_id[name], changes


def _but_name(box: Box) -> Box:
    return replace(box, id="", section="")


def _nothing(_: Tree) -> None:
    """Leave all as it is."""


def _put(key: str, value: object, tree: Tree) -> None:
    tree[key] = value


def _roll(rolls: int, tree: Tree) -> None:
    tree["turn"]["rolls"] = rolls


def _columns() -> Iterator[Way]:
    for count in _COLUMNS:
        yield Way("alike", partial(_put, "columns", [1] * count), count)
        yield Way("multiplied", partial(_put, "columns", [*range(1, count + 1)]), count)


def _use_dice(count: int, tree: Tree) -> None:
    before = tree["dice"]["count"]
    tree["dice"]["count"] = count
    for box in tree["boxes"].values():
        if isinstance(box["want"], dict) and box["want"].get("kinds") == [before]:
            box["want"]["kinds"] = [count]
    fit(tree)
    _scale(tree, count // 2 + 1, before // 2 + 1)
    fit_bonuses(tree)


def _use_faces(count: int, tree: Tree) -> None:
    before = _faces(tree)
    tree["dice"]["faces"] = count
    fit(tree)
    for section, total in before.items():
        _scale(tree, _faces(tree).get(section, 0), total, section)
    fit_bonuses(tree)


def _faces(tree: Tree) -> dict[str, int]:
    """Return what the faces that have a box add up to, by section."""
    totals: dict[str, int] = {}
    for box in tree["boxes"].values():
        if isinstance(box["want"], dict):
            totals[box["in"]] = totals.get(box["in"], 0) + box["want"].get("face", 0)
    return totals


def _scale(tree: Tree, now: int, before: int, section: str | None = None) -> None:
    """Give the bonuses, of one section or all, at as much as was `before`, and is `now`, in proportion."""
    for name, held in tree["sections"].items():
        if section in (None, name) and before and "bonus" in held:
            held["bonus"] = [{**tier, "at": tier["at"] * now // before} for tier in held["bonus"]]


def _pays(sheet: Sheet, box: Box) -> Iterator[Question]:
    """Yield how a box with a pattern pays. Where that takes up all the dice, these and all are the same."""
    want = box.want
    dice = sum(want.kinds) or want.run or len(want.set)
    if dice:
        both = dice < sheet.rules.dice.count
        sums = ("matched", "all") if both else ("matched",) if box.scoring is Scoring.MATCHED else ("all",)
        fixed = box.points or _base_points(sheet, box) or _USUAL_POINTS
        ways = (
            *(Way(score, partial(_score, box.id, score)) for score in sums),
            Way("fixed", partial(_score, box.id, fixed), fixed),
        )
        yield Question("pays", ways, box.id)


def _base_points(sheet: Sheet, box: Box) -> int | None:
    """Return the fixed points that the rule set's file gives for `box`, if it does."""
    score = sheet.base_tree["boxes"].get(box.id, {}).get("score")
    return score if isinstance(score, int) else None


def _points(sheet: Sheet, box: Box) -> Iterator[Question]:
    if box.scoring is Scoring.FIXED:
        usual = (box.points + step for step in _STEPS)
        amounts = numbers(usual, _base_points(sheet, box))
        ways = (Way("points", partial(_score, box.id, points), points) for points in amounts if points > 0)
        yield Question("points", tuple(ways), box.id)


def _score(box: str, score: int | str, tree: Tree) -> None:
    tree["boxes"][box]["score"] = score
    if isinstance(score, int) and box in tree.get("joker", {}).get("pays", {}):
        tree["joker"]["pays"][box] = score


def _remove(box: str, tree: Tree) -> None:
    del tree["boxes"][box]
    prune(tree)
    fit_bonuses(tree)


def _add(name: str, box: Tree, names: Tree, tree: Tree) -> None:
    """Put a box at the end of its section, or of the card where there is no such section; and its `names`."""
    own = deepcopy(box)
    if own["in"] not in tree["sections"]:
        own["in"] = next(reversed(tree["sections"]))
    order = [key for key, other in tree["boxes"].items() if other["in"] == own["in"]]
    behind = order[-1] if order else next(reversed(tree["boxes"]))
    placed: Tree = {}
    for key, other in tree["boxes"].items():
        placed[key] = other
        if key == behind:
            placed[name] = own
    tree["boxes"] = placed
    for tag, known in names.items():
        if name in known:
            tree.setdefault("names", {}).setdefault(tag, {})[name] = known[name]
