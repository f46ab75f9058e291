"""The command that tells whether the dice are fair, by all that were ever rolled."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing
from typing import TYPE_CHECKING

from audio_yahtzee.devices.store.journal import JournalFile
from audio_yahtzee.messages import message, sentences
from audio_yahtzee.session.fairness import report
from audio_yahtzee.session.results import COUNTED

if TYPE_CHECKING:
    from audio_yahtzee.house import House
    from audio_yahtzee.messages import Message


def tell_fairness(house: House, write: Callable[[str], None], *, as_json: bool) -> int:
    """Write what all dice come to, a line for each thing, and return 0."""
    with closing(JournalFile(house.places.journal, COUNTED)) as journal:
        kinds = report(journal.thrown())
        lines: list[Message] = journal.notices()
    if as_json:
        found = [
            {
                "faces": len(kind.counts),
                "rolled": kind.rolled,
                "counts": list(kind.counts),
                "chi_squared": round(kind.chi_squared, 4),
                "chance": round(kind.chance, 6),
                "verdict": kind.verdict.value,
            }
            for kind in kinds
        ]
        write(json.dumps(found))
        return 0
    for number, kind in enumerate(kinds):
        told = kind.told()
        lines.append(told if not number else message("fairness.others", faces=len(kind.counts), told=told))
        lines += kind.lines()
    for line in (*lines, message("fairness.source" if kinds else "fairness.none")):
        write(house.words(sentences(line)))
    return 0
