"""Reads `pack.yaml` strictly: all faults of a file at once, each with its place."""

from __future__ import annotations

from pathlib import PurePosixPath
from types import MappingProxyType
from typing import TYPE_CHECKING

from audio_yahtzee.devices.sound.audio_file import SUFFIXES, audio_facts
from audio_yahtzee.devices.sound.pack import CUES, LISTING, Pack, PackedSound, PackError, Variant
from audio_yahtzee.documents import reader
from audio_yahtzee.documents.faults import Faults
from audio_yahtzee.documents.files import is_file, listed
from audio_yahtzee.documents.part import Part, read
from audio_yahtzee.documents.reader import Listing, Scalar, Table
from audio_yahtzee.messages import Items, Joining, message

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

QUIETEST = -60.0
"""Decibels. Louder than recorded is refused too: it could only distort."""

_KEYS = ("extends", "sounds")
_SOUND_KEYS = ("files", "gain")


def pack_places(folders: Sequence[Path]) -> Mapping[str, tuple[Path, ...]]:
    """Return where the packs of each name are, in the order of `folders`; missing ones are passed over."""
    places: dict[str, tuple[Path, ...]] = {}
    for folder in folders:
        for listing in listed(folder, f"*/{LISTING}"):
            place = listing.parent
            places[place.name] = (*places.get(place.name, ()), place)
    return places


def load_pack(folder: Path, folders: Sequence[Path]) -> Pack:
    """Return the pack in `folder`; what it extends is looked for in `folders`, first to last.

    Raises `PackError` with every fault of the file (or of the one it extends).
    """
    return _load(folder, pack_places(folders), ())


def _load(folder: Path, places: Mapping[str, tuple[Path, ...]], above: tuple[Path, ...]) -> Pack:
    faults = Faults()
    chain = (*above, folder)
    sounds: Mapping[str, PackedSound] = {}
    base: Path | None = None
    root = reader.read(folder / LISTING, faults)
    if isinstance(root, Table):
        parts = Part("", root, faults).fields(_KEYS)
        sounds = read(parts, "sounds", lambda part: _sounds(part, folder), {})
        base = read(parts, "extends", lambda part: _base(part, places, chain), None)
        if "extends" not in parts:
            _require_all(sounds, parts.get("sounds", Part("", root, faults)))
    elif root is not None:
        Part("", root, faults).fault(message("sound.no_mapping"))
    if faults:
        raise PackError(faults.in_order())
    inherited = {} if base is None else _load(base, places, chain).sounds
    return Pack(folder.name, MappingProxyType({**inherited, **sounds}))


def _base(part: Part, places: Mapping[str, tuple[Path, ...]], chain: tuple[Path, ...]) -> Path | None:
    """Return the folder of the pack that is extended: never one that is being read already."""
    name = part.name(sorted(places))
    if name is None:
        return None
    free = next((place for place in places[name] if place not in chain), None)
    if free is None:
        part.fault(message("sound.extends_cycle", pack=name))
    return free


def _require_all(sounds: Mapping[str, PackedSound], part: Part) -> None:
    """Note the cues that a pack without a base says nothing about."""
    if missing := tuple(cue for cue in CUES if cue not in sounds):
        part.fault(message("sound.cues_missing", cues=Items(missing, Joining.COMMA)))


def _sounds(part: Part, folder: Path) -> Mapping[str, PackedSound]:
    """Return the sound of each cue that is named, silent ones included."""
    return {cue: _sound(of_cue, folder) for cue, of_cue in part.fields(CUES).items()}


def _sound(part: Part, folder: Path) -> PackedSound:
    """Return one cue's sound: nothing, a file, a list of files, or files with a gain."""
    if not isinstance(part.node, Table):
        return PackedSound(_variants(part, folder))
    parts = part.fields(_SOUND_KEYS)
    variants = _variants(parts["files"], folder) if "files" in parts else ()
    return PackedSound(variants, read(parts, "gain", _gain, 0.0))


def _variants(part: Part, folder: Path) -> tuple[Variant, ...]:
    match part.node:
        case Scalar(value=None) | Listing(items=()):
            return ()
        case Listing():
            files = part.items()
        case _:
            files = (part,)
    return tuple(variant for file in files if (variant := _variant(file, folder)) is not None)


def _variant(part: Part, folder: Path) -> Variant | None:
    """Return the recording that `part` names, if it is a sound in the pack's own folder."""
    name = part.raw
    inside = PurePosixPath(name)
    if inside.is_absolute() or ".." in inside.parts or "\\" in name or ":" in name:
        part.wrong(message("sound.right_folder"))
    elif inside.suffix not in SUFFIXES:
        part.wrong(message("sound.right_kind"))
    elif not is_file(path := folder / inside):
        part.fault(message("sound.file_missing", found=name))
    else:
        try:
            facts = audio_facts(path)
        except (OSError, ValueError):
            part.fault(message("sound.file_broken", found=name))
        else:
            return Variant(path, facts.channels, facts.seconds)
    return None


def _gain(part: Part) -> float:
    try:
        gain = float(part.raw)
    except ValueError:
        gain = 1.0
    if not QUIETEST <= gain <= 0:
        part.wrong(message("sound.right_gain", lowest=int(QUIETEST)))
    return gain
