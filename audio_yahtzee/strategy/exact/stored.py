"""Tables as bytes: what is needed to give advice at once, without asking the engine or solving anew.

A head of one line of JSON says for which rules and by which solver it was made and what follows: arrays, one
after the other. Values are stored in 32 bits, the expected value of the whole game in 64.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from audio_yahtzee.game.card import Card
from audio_yahtzee.strategy.exact.compiled import Compiled, written
from audio_yahtzee.strategy.exact.frame import Frame, framed
from audio_yahtzee.strategy.exact.free import Node, free_nodes
from audio_yahtzee.strategy.exact.further import Further
from audio_yahtzee.strategy.exact.groups import Group, Range
from audio_yahtzee.strategy.exact.lattice import keep_lattice
from audio_yahtzee.strategy.exact.pays import Pay
from audio_yahtzee.strategy.exact.status import Status
from audio_yahtzee.strategy.exact.table import Table

if TYPE_CHECKING:
    from audio_yahtzee.game.ruleset import RuleSet

SOLVER_VERSION = 1
"""Changes whenever a table of the same rules would hold something else, or otherwise."""

Array = NDArray[Any]


def key(rules: RuleSet) -> str:
    """Return what a stored table goes by: it changes with the rules of play and with the solver."""
    return f"{rules.fingerprint}-{SOLVER_VERSION}"


def to_bytes(table: Table) -> bytes:
    """Return `table` as bytes; it must have been made from a blank card."""
    frame, group = table.compiled.frame, table.compiled.group
    found = list(group.found.items())
    arrays: dict[str, Array] = {
        "values": table.values.astype(np.float32),
        "after": group.after.astype(np.int32),
        "is_open": group.is_open,
        "worth": group.worth,
        "codes": np.concatenate([codes for _, (codes, _) in found]),
        "numbers": np.concatenate([numbers for _, (_, numbers) in found]).astype(np.int32),
        "later": np.stack([pay.later for pay in _in_card_order(frame)]).astype(np.int16),
        "first": np.stack([pay.first for pay in _in_card_order(frame)]).astype(np.int16),
    }
    head = {
        "key": key(table.rules),
        "expected_value": table.expected_value.hex(),
        "raws": [pay.raws for pay in _in_card_order(frame)],
        "ranges": group.ranges,
        "counts": [(counts, len(codes)) for counts, (codes, _) in found],
        "arrays": [(name, array.dtype.str, array.shape) for name, array in arrays.items()],
    }
    return json.dumps(head).encode() + b"\n" + b"".join(array.tobytes() for array in arrays.values())


def _in_card_order(frame: Frame) -> list[Pay]:
    pay_of = {pay.cell: pay for pay in (*frame.grouped.pays, *frame.free.pays)}
    return [pay_of[cell] for cell in Card(frame.rules).cells()]


def from_bytes(rules: RuleSet, stored: bytes) -> Table | None:
    """Return the table that `stored` holds; None when it is of other rules or another solver.

    Raises ValueError for bytes that no table was ever stored in: whoever stores them keeps a checksum.
    """
    end = stored.find(b"\n")
    head = json.loads(stored[:end] if end >= 0 else b"")
    if not isinstance(head, dict) or head.get("key") != key(rules):
        return None
    arrays = dict(_arrays(head, stored, end + 1))
    frame = _frame(rules, head, arrays)
    group = _group(frame, head, arrays)
    blank = Card(rules)
    counts, others = frame.grouped.blank, frame.free.blank
    free = free_nodes(frame.free, Node(others, 0, 0))
    start = (free.number[Node(others, 0, 0)], group.node(counts, frame.bonuses.code(blank)) or 0)
    compiled = Compiled(frame, group, free, start, 0, rules.turns, written(blank))
    values = arrays["values"].astype(np.float64)
    return Table(compiled, values, float.fromhex(head["expected_value"]))


def _arrays(head: Mapping[str, Any], stored: bytes, start: int) -> Iterator[tuple[str, Array]]:
    for name, kind, shape in head["arrays"]:
        dtype = np.dtype(kind)
        count = int(np.prod(shape))
        yield name, np.frombuffer(stored, dtype, count, start).reshape(shape)
        start += count * dtype.itemsize


def _frame(rules: RuleSet, head: Mapping[str, Any], arrays: Mapping[str, Array]) -> Frame:
    classes = zip(arrays["later"].astype(np.intp), arrays["first"].astype(np.intp), strict=True)
    every = []
    for cell, raws, (later, first) in zip(Card(rules).cells(), head["raws"], classes, strict=True):
        at_first = later if (first == later).all() else first
        needs = rules.by_id[cell.box].needs
        every.append(Pay(cell, rules.columns[cell.column], needs, tuple(raws), later, at_first))
    hands = keep_lattice(rules.dice.count, rules.dice.faces).hands
    return framed(rules, Further(rules, hands), tuple(every))


def _group(frame: Frame, head: Mapping[str, Any], arrays: Mapping[str, Array]) -> Group:
    ends = np.cumsum([length for _, length in head["counts"]]).tolist()
    codes, numbers = arrays["codes"], arrays["numbers"].astype(np.intp)
    found = {
        tuple(counts): (codes[end - length : end], numbers[end - length : end])
        for (counts, length), end in zip(head["counts"], ends, strict=True)
    }
    rows = np.cumsum([len(pay.raws) for pay in frame.grouped.pays]).tolist()
    return Group(
        frame.grouped,
        frame.bonuses,
        arrays["after"].shape[1],
        tuple(
            tuple(Range(Status(*status), start, stop) for status, start, stop in ranges)
            for ranges in head["ranges"]
        ),
        arrays["after"].astype(np.intp),
        tuple(slice(end - len(pay.raws), end) for end, pay in zip(rows, frame.grouped.pays, strict=True)),
        arrays["is_open"],
        arrays["worth"],
        found,
    )
