"""How loud the very first sound may be: the one setting wanted before there is time to read them all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audio_yahtzee.documents.faults import Faults
from audio_yahtzee.documents.reader import Scalar, Table, read

if TYPE_CHECKING:
    from pathlib import Path

_KEY = "effects_volume"


def first_volume(settings: Path) -> float:
    """Return the volume of effects, 0 … 1, that the settings file has; 1 where it says nothing of use.

    What is wrong with the file is told by whoever reads it whole.
    """
    root = read(settings, Faults())
    percent = root.entries.get(_KEY) if isinstance(root, Table) else None
    if isinstance(percent, Scalar) and type(percent.value) is int and 0 <= percent.value <= 100:
        return percent.value / 100
    return 1.0
