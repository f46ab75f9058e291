"""The command that tells whether the dice are fair, by all that were ever rolled."""

from __future__ import annotations

import json
from contextlib import closing
from typing import TYPE_CHECKING

from audio_yahtzee.devices.store.journal_opening import open_to_read
from audio_yahtzee.devices.store.throws import thrown
from audio_yahtzee.documents.files import is_anything
from audio_yahtzee.messages import message
from audio_yahtzee.session.fairness import report

if TYPE_CHECKING:
    from audio_yahtzee.messages import Message
    from audio_yahtzee.session.fairness import Fairness
    from audio_yahtzee.tools.games import Desk


def tell_fairness(desk: Desk, *, as_json: bool) -> int:
    """Write what all dice come to, a line for each thing; return the exit status."""

    def run() -> None:
        kinds = _kinds(desk)
        if as_json:
            desk.write(json.dumps(list(map(_as_data, kinds))))
            return
        lines: list[Message] = []
        for number, kind in enumerate(kinds):
            told = kind.told()
            others = message("fairness.others", faces=len(kind.counts), told=told)
            lines += (others if number else told, *kind.lines())
        for line in (*lines, message("fairness.source" if kinds else "fairness.none")):
            desk.tell(line)

    return desk.attempt(run)


def _kinds(desk: Desk) -> tuple[Fairness, ...]:
    """Return what dice with so and so many faces come to, a game that is open now included."""
    path = desk.house.places.journal
    if not is_anything(path):
        return ()
    with closing(open_to_read(path)) as connection:
        return report(thrown(connection))


def _as_data(kind: Fairness) -> dict[str, object]:
    return {
        "faces": len(kind.counts),
        "rolled": kind.rolled,
        "counts": list(kind.counts),
        "chi_squared": round(kind.chi_squared, 4),
        "chance": round(kind.chance, 6),
        "verdict": kind.verdict.value,
    }
