"""A rule set file whose base is missing: what is wrong with it whatever the base may hold.

It is read over two bases that hold everything it could mean: each of its words is a section and a box there.
One has a single die, the other as many as there may be, with colours. A fault found over both is the file's
own; one that only some bases would give, such as a score left out, is for when the base is found.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, assert_never

from audio_yahtzee.documents.faults import Faults, Place
from audio_yahtzee.documents.reader import Listing, Node, Scalar, Table
from audio_yahtzee.rulesets.compiler import MOST_DICE, MOST_FACES, read_parts
from audio_yahtzee.rulesets.extends import is_null, merge

if TYPE_CHECKING:
    from collections.abc import Iterator

_NOWHERE = Place("")
_TRUE = Scalar(_NOWHERE, "true", value=True)
_UPPER = "upper"


def check_orphan(own: Table, faults: Faults) -> None:
    """Note in `faults` what is wrong with the mapping `own`, whatever is beneath it."""
    one, most = _faults_over(_base(own, 1), own), _faults_over(_base(own, MOST_DICE), own)
    certain = {(fault.place, fault.message.id) for fault in one.in_order()}
    for fault in most.in_order():
        if fault.file == own.place.file and (fault.place, fault.message.id) in certain:
            faults.add(fault.place, fault.message)


def _faults_over(base: Table, own: Table) -> Faults:
    faults = Faults()
    read_parts(merge(base, _without_nulls(own), faults), faults)
    return faults


def _without_nulls(table: Table) -> Table:
    """Return `table` without what it removes: that this is there can only be known of the true base."""
    entries = {
        key: _without_nulls(node) if isinstance(node, Table) else node
        for key, node in table.entries.items()
        if not is_null(node)
    }
    return Table(table.place, entries, table.keys)


def _base(own: Table, dice: int) -> Table:
    words = dict.fromkeys((_UPPER, *_words(own)))
    every_face = Listing(_NOWHERE, tuple(map(_scalar, range(1, MOST_FACES + 1))))
    colors = {} if dice == 1 else {"colors": _table(one=every_face)}
    box = _table(**{"in": _scalar(_UPPER)}, want=_table(any=_TRUE), score=_scalar(0))
    return _table(
        dice=_table(count=_scalar(dice), faces=_scalar(MOST_FACES), **colors),
        sections=_table(**dict.fromkeys(words, _table())),
        boxes=_table(**dict.fromkeys(words, box)),
        extra=_table(box=_scalar(_UPPER), bonus=_scalar(0)),
        joker=_table(**{"if": _scalar("filled")}, place=Listing(_NOWHERE, (_scalar("any"),))),
    )


def _words(node: Node) -> Iterator[str]:
    match node:
        case Scalar():
            yield node.text
        case Listing():
            yield from chain.from_iterable(map(_words, node.items))
        case Table():
            yield from node.entries
            yield from chain.from_iterable(map(_words, node.entries.values()))
        case _:
            assert_never(node)


def _scalar(value: str | int) -> Scalar:
    return Scalar(_NOWHERE, str(value), value)


def _table(**entries: Node) -> Table:
    return Table(_NOWHERE, entries, dict.fromkeys(entries, _NOWHERE))
