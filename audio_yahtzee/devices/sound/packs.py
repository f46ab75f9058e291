"""Finds the packs that ship and the player's own, and opens one that works."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audio_yahtzee.devices.sound.pack import DEFAULT_PACK, SILENT_PACK, Pack, PackError
from audio_yahtzee.devices.sound.pack_file import load_pack, pack_places
from audio_yahtzee.messages import Message, message

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path


def pack_names(folders: Sequence[Path]) -> tuple[str, ...]:
    """Return the names of the packs in `folders`, sorted, each once. Missing folders are passed over."""
    return tuple(sorted(pack_places(folders)))


def open_pack(name: str, folders: Sequence[Path]) -> tuple[Pack, tuple[Message, ...]]:
    """Return the pack `name` of the first of `folders` that has it, and what the player must be told.

    A pack with faults is not used at all: the next folder's of that name is tried (so a broken pack of the
    player's called "wood" yields to the one that ships), then `DEFAULT_PACK`, and silence in the end. Each
    step is one notice, and every fault one more.
    """
    notices: list[Message] = []
    places = pack_places(folders)
    for candidate in dict.fromkeys((name, DEFAULT_PACK)):
        if candidate not in places:
            notices.append(message("sound.pack_missing", pack=candidate))
        for place in places.get(candidate, ()):
            try:
                return load_pack(place, folders), tuple(notices)
            except PackError as error:
                notices.append(message("sound.pack_broken", pack=candidate))
                notices += [fault.located() for fault in error.faults]
    return SILENT_PACK, (*notices, message("sound.pack_none"))
