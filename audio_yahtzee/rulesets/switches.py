"""What can be switched about a rule set before a game, made from its data alone.

| option | about | settings |
|---|---|---|
| `extra` | the bonus for a further jackpot | `none`, `points` |
| `joker` | where a further jackpot may go | `none`, or the id of the shipped rule set whose way it is |
| `limit` | how often the extra is given | `none`, `times` |
| `claim` | whether the extra is asked for | `always`, `asked` |
| `alike` | one box: may its groups be of one face? | `no`, `yes` |
| `bonus`, `threshold` | one section | `none`, `points` |
| `order` | of the boxes | `free`, `listed`, `sections` |
| `ties` | for the first place | `share`, `roll_off` |
| `saved` | rolls that were not used | `no`, `yes` |

Besides, any option may have `base`, which is how the rule set's file has it, and `other`, which is how it is
now and none of the rest is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from audio_yahtzee.documents.values import Tree
from audio_yahtzee.game.options import Option, Setting
from audio_yahtzee.game.ruleset import Order, RuleSet, Scoring, Section, Tie
from audio_yahtzee.rulesets.jokers import jokers
from audio_yahtzee.rulesets.sheet import Edit

if TYPE_CHECKING:
    from audio_yahtzee.rulesets.sheet import Sheet

EXTRAS = (50, 100, 200)
BONUSES = (25, 35, 50, 75, 100, 200)


@dataclass(frozen=True, slots=True)
class Way:
    """One way in which something about a rule set can be, and what makes it so."""

    id: str
    edit: Edit
    amount: int | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """Something about a rule set that can be in several ways."""

    id: str
    ways: tuple[Way, ...]
    part: str | None = None


def answered(sheet: Sheet, questions: Iterable[Question]) -> tuple[Option, ...]:
    """Return `questions` as options: only ways that can be played, each once, with the one that holds."""
    found = (_option(sheet, question) for question in questions)
    return tuple(option for option in found if len(option.settings) > 1)


def _option(sheet: Sheet, question: Question) -> Option:
    settings: dict[str, Setting] = {}
    for way in question.ways:
        changes = sheet.changes(way.edit)
        rules = sheet.changed(changes)
        if isinstance(rules, RuleSet):
            settings.setdefault(rules.fingerprint, Setting(way.id, changes, way.amount))
    now = sheet.rules.fingerprint
    settings.setdefault(now, Setting("other", {}))
    return Option(question.id, tuple(settings.values()), [*settings].index(now), question.part)


def switches(sheet: Sheet) -> Iterator[Question]:
    """Yield what a table may switch."""
    if sheet.rules.jackpot is not None:
        yield _extra(sheet)
    if sheet.rules.extra is not None:
        yield Question("joker", (Way("none", _pop("joker")), *_jokers(sheet), _base(sheet, "joker")))
        yield Question(
            "limit", (Way("none", _pop("extra", "limit")), _limit(1), _base(sheet, "extra", "limit"))
        )
    if sheet.rules.extra is not None and sheet.rules.joker is not None:
        asked = Way("asked", _set(("extra", "claim"), "optional"))
        yield Question("claim", (Way("always", _pop("extra", "claim")), asked))
    yield from _alike(sheet)
    for section in sheet.rules.sections:
        yield from _bonus(sheet, section)
    orders = [order for order in Order if order is not Order.SECTIONS or len(sheet.rules.sections) > 1]
    yield Question("order", tuple(Way(order.value, _set(("order",), order.value)) for order in orders))
    together = [Tie.ROLL_OFF.value, Tie.SHARE.value]
    ties = (
        Way("share", _set(("tie",), [Tie.SHARE.value])),
        Way("roll_off", _set(("tie",), together)),
    )
    yield Question("ties", ties)
    saved = (Way(word, _set(("turn", "carry"), carry)) for word, carry in (("no", False), ("yes", True)))
    yield Question("saved", tuple(saved))


def _set(path: tuple[str, ...], value: object) -> Edit:
    """Return what puts `value` at `path`, whose mappings are there."""

    def edit(tree: Tree) -> None:
        for key in path[:-1]:
            tree = tree[key]
        tree[path[-1]] = value

    return edit


def _pop(*path: str) -> Edit:
    """Return what takes out the value at `path`."""

    def edit(tree: Tree) -> None:
        for key in path[:-1]:
            tree = tree[key]
        tree.pop(path[-1], None)

    return edit


def _base(sheet: Sheet, *path: str) -> Way:
    """Return the way in which the rule set's file has what stands at `path`."""
    value: object = sheet.base_tree
    for key in path:
        value = value.get(key) if isinstance(value, dict) else None
    return Way("base", _pop(*path) if value is None else _set(path, value))


def numbers(usual: Iterable[int], *more: int | None) -> list[int]:
    """Return the `usual` numbers and those of `more` that are any, rising."""
    return sorted({*usual, *(number for number in more if number is not None)})


def _extra(sheet: Sheet) -> Question:
    base = sheet.base_tree

    def pay(bonus: int, tree: Tree) -> None:
        if "extra" not in tree:
            known = base.get("extra", {}).get("box") in tree["boxes"]
            tree["extra"] = deepcopy(base["extra"]) if known else {"box": sheet.rules.jackpot}
            if known and "joker" in base:
                tree["joker"] = deepcopy(base["joker"])
        tree["extra"]["bonus"] = bonus

    def nothing(tree: Tree) -> None:
        tree.pop("extra", None)
        tree.pop("joker", None)

    extra = sheet.rules.extra
    amounts = numbers(EXTRAS, None if extra is None else extra.bonus, base.get("extra", {}).get("bonus"))
    ways = (Way("points", partial(pay, amount), amount) for amount in amounts)
    return Question("extra", (Way("none", nothing), *ways))


def _jokers(sheet: Sheet) -> Iterator[Way]:
    for name, joker in jokers(sheet.rules):
        yield Way(name, _set(("joker",), joker))


def _limit(times: int) -> Way:
    return Way("times", _set(("extra", "limit"), times), times)


def _alike(sheet: Sheet) -> Iterator[Question]:
    """Yield each box of several groups of equal dice that all the dice together could also be."""
    for box in sheet.rules.boxes:
        if len(box.want.kinds) > 1:
            path = ("boxes", box.id, "want", "distinct")
            ways = Way("no", _pop(*path)), Way("yes", _set(path, value=False))
            yield Question("alike", ways, box.id)


def fair(rules: RuleSet, section: str) -> int:
    """Return what a section's faces add up to, once each, over all its entries in a column."""
    faces = (
        box.want.face or 0 for box in rules.boxes if box.section == section and box.scoring is Scoring.MATCHED
    )
    return sum(faces) * rules.times


def _bonus(sheet: Sheet, section: Section) -> Iterator[Question]:
    """Yield how much a section's bonus is, and from how many points on, where that can be asked."""
    path = ("sections", section.id, "bonus")
    once = fair(sheet.rules, section.id)
    if not once and not section.bonus:
        return
    usual = sheet.rules.dice.count // 2 + 1
    before = sheet.base_tree["sections"].get(section.id, {}).get("bonus", [])
    at = section.bonus[0].at if section.bonus else before[0]["at"] if before else once * usual
    now = section.bonus[0].add if len(section.bonus) == 1 else None
    amounts = numbers(BONUSES, now, before[0]["add"] if len(before) == 1 else None)
    ways = (Way("points", _set(path, [{"at": at, "add": add}]), add) for add in amounts if add)
    yield Question("bonus", (Way("none", _pop(*path), 0), *ways, _base(sheet, *path)), section.id)
    if len(section.bonus) != 1:
        return
    add = section.bonus[0].add
    known = before[0]["at"] if len(before) == 1 else None
    marks = numbers((once * each for each in (usual - 1, usual, usual + 1)), at, known)
    ways = (Way("points", _set(path, [{"at": mark, "add": add}]), mark) for mark in marks if mark)
    yield Question("threshold", tuple(ways), section.id)
