"""How the very first sound is to be: the settings wanted before there is time to read them all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from audio_yahtzee.devices.sound.pack import DEFAULT_PACK
from audio_yahtzee.documents.faults import Faults
from audio_yahtzee.documents.reader import Node, Scalar, Table, read

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(frozen=True, slots=True)
class FirstSettings:
    """What the first sound needs."""

    volume: float
    """The volume of effects, 0 … 1."""
    pack: str


def first_settings(settings: Path) -> FirstSettings:
    """Return what the settings file has of them; as usual where it says nothing of use.

    What is wrong with the file is told by whoever reads it whole.
    """
    root = read(settings, Faults())
    entries = root.entries if isinstance(root, Table) else {}
    return FirstSettings(_volume(entries.get("effects_volume")), _pack(entries.get("pack")))


def _volume(node: Node | None) -> float:
    if isinstance(node, Scalar) and type(node.value) is int and 0 <= node.value <= 100:
        return node.value / 100
    return 1.0


def _pack(node: Node | None) -> str:
    return node.text if isinstance(node, Scalar) and node.text else DEFAULT_PACK
