"""Reads `pack.yaml` strictly: all faults of a file at once, each with file and line."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path, PurePosixPath
from types import MappingProxyType
from typing import TYPE_CHECKING

import yaml

from audio_yahtzee.devices.sound.audio_file import SUFFIXES, audio_facts
from audio_yahtzee.devices.sound.pack import CUES, LISTING, Pack, PackedSound, PackError, Variant
from audio_yahtzee.messages import Items, Joining, Message, message

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

MAX_BYTES = 256 * 1024
QUIETEST = -60.0
"""Decibels. Louder than recorded is refused too: it could only distort."""

_KEYS = ("extends", "sounds")
_SOUND_KEYS = ("files", "gain")


def load_pack(folder: Path, folders: Sequence[Path]) -> Pack:
    """Return the pack in `folder`; what it extends is looked for in `folders`, first to last.

    Raises `PackError` with every fault of the file (or of the one it extends) and its line.
    """
    return _load(folder, folders, ())


def _load(folder: Path, folders: Sequence[Path], above: tuple[Path, ...]) -> Pack:
    reader = _Reader(folder)
    sounds = dict(reader.read())
    if reader.stands_alone:
        reader.require(sounds)
    if reader.faults:
        raise PackError(reader.faults)
    if reader.base is not None:
        base = _base(reader, folders, (*above, folder))
        sounds = {**_load(base, folders, (*above, folder)).sounds, **sounds}
    return Pack(folder.name, MappingProxyType(sounds))


def _base(reader: _Reader, folders: Sequence[Path], above: tuple[Path, ...]) -> Path:
    """Return the folder of the pack that is extended: never one that is being read already."""
    name, line = reader.base or "", reader.base_line
    known = [place / name for place in folders if (place / name / LISTING).is_file()]
    for place in known:
        if place not in above:
            return place
    file = str(reader.file)
    if known:
        raise PackError([message("sound.extends_cycle", file=file, line=line, pack=name)])
    raise PackError([message("sound.extends_unknown", file=file, line=line, pack=name)])


class _Reader:
    """Walks one file and gathers what is in it and what is wrong with it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / LISTING
        self.faults: list[Message] = []
        self.base: str | None = None
        self.base_line = 1
        self.stands_alone = False
        """Whether the file could be read and extends no other."""
        self._sounds_line = 1

    def read(self) -> Mapping[str, PackedSound]:
        """Return the sounds of the file, silent ones included."""
        root = self._root()
        if not isinstance(root, yaml.MappingNode):
            if not self.faults:
                self.faults.append(self._expected_mapping(1 if root is None else _line(root)))
            return {}
        sounds: dict[str, PackedSound] = {}
        self.stands_alone = True
        for key, node in self._entries(root, _KEYS):
            if key == "extends":
                self.base, self.base_line = self._name(node), _line(node)
                self.stands_alone = False
            else:
                sounds = self._sounds(node)
        return sounds

    def require(self, sounds: Mapping[str, PackedSound]) -> None:
        """Note each cue that a pack without a base says nothing about."""
        if missing := tuple(cue for cue in CUES if cue not in sounds):
            self.faults.append(
                message(
                    "sound.cues_missing",
                    file=str(self.file),
                    line=self._sounds_line,
                    cues=Items(missing, Joining.COMMA),
                )
            )

    def _root(self) -> yaml.Node | None:
        """Return the file's outermost node. Nesting is bounded by libyaml, size here."""
        file = str(self.file)
        try:
            data = self.file.read_bytes()[: MAX_BYTES + 1]
        except OSError as error:
            self.faults.append(message("sound.unreadable", file=file, detail=error.strerror or str(error)))
            return None
        if len(data) > MAX_BYTES:
            self.faults.append(message("sound.too_large", file=file, line=1, limit=MAX_BYTES // 1024))
            return None
        try:
            root: yaml.Node | None = yaml.compose(data.decode("utf-8"), Loader=yaml.CSafeLoader)
        except UnicodeDecodeError as error:
            line = data.count(b"\n", 0, error.start) + 1
            self.faults.append(message("sound.not_text", file=file, line=line))
            return None
        except yaml.YAMLError as error:
            mark = getattr(error, "problem_mark", None)
            line = 1 if mark is None else mark.line + 1
            detail = str(getattr(error, "problem", None) or "?")
            self.faults.append(message("sound.not_yaml", file=file, line=line, detail=detail))
            return None
        return root

    def _entries(self, node: yaml.MappingNode, known: Sequence[str]) -> Iterator[tuple[str, yaml.Node]]:
        """Yield the entries with known keys; note unknown ones and those given twice."""
        seen: set[str] = set()
        for key, value in node.value:
            name = str(key.value) if isinstance(key, yaml.ScalarNode) else "?"
            if name in seen:
                self.faults.append(message("sound.key_twice", file=str(self.file), line=_line(key), key=name))
            elif name in known:
                yield name, value
            else:
                self.faults.append(self._unknown(name, _line(key), known))
            seen.add(name)

    def _unknown(self, name: str, line: int, known: Sequence[str]) -> Message:
        file = str(self.file)
        if near := get_close_matches(name, known, n=1):
            return message("sound.unknown_near", file=file, line=line, key=name, near=near[0])
        return message("sound.unknown", file=file, line=line, key=name)

    def _sounds(self, node: yaml.Node) -> dict[str, PackedSound]:
        self._sounds_line = _line(node)
        if not isinstance(node, yaml.MappingNode):
            self.faults.append(self._expected_mapping(_line(node)))
            return {}
        return {cue: self._sound(value) for cue, value in self._entries(node, CUES)}

    def _sound(self, node: yaml.Node) -> PackedSound:
        """Return one cue's sound: nothing, a file, a list of files, or files with a gain."""
        if not isinstance(node, yaml.MappingNode):
            return PackedSound(self._variants(node))
        variants: tuple[Variant, ...] = ()
        gain = 0.0
        for key, value in self._entries(node, _SOUND_KEYS):
            if key == "files":
                variants = self._variants(value)
            else:
                gain = self._gain(value)
        return PackedSound(variants, gain)

    def _variants(self, node: yaml.Node) -> tuple[Variant, ...]:
        if isinstance(node, yaml.ScalarNode) and node.tag == "tag:yaml.org,2002:null":
            return ()
        nodes = node.value if isinstance(node, yaml.SequenceNode) else [node]
        return tuple(variant for each in nodes if (variant := self._variant(each)) is not None)

    def _variant(self, node: yaml.Node) -> Variant | None:
        """Return the recording that `node` names, if it is a sound in the pack's own folder."""
        name = node.value if isinstance(node, yaml.ScalarNode) else "?"
        file, line = str(self.file), _line(node)
        inside = PurePosixPath(name)
        if inside.is_absolute() or ".." in inside.parts or "\\" in name or ":" in name:
            self.faults.append(message("sound.file_outside", file=file, line=line, found=name))
        elif inside.suffix not in SUFFIXES:
            self.faults.append(message("sound.file_kind", file=file, line=line, found=name))
        elif not (path := self.folder / inside).is_file():
            self.faults.append(message("sound.file_missing", file=file, line=line, found=name))
        else:
            try:
                facts = audio_facts(path)
            except (OSError, ValueError):
                self.faults.append(message("sound.file_broken", file=file, line=line, found=name))
            else:
                return Variant(path, facts.channels, facts.seconds)
        return None

    def _gain(self, node: yaml.Node) -> float:
        text = node.value if isinstance(node, yaml.ScalarNode) else "?"
        try:
            gain = float(text)
        except ValueError:
            gain = 1.0
        if not QUIETEST <= gain <= 0:
            self.faults.append(
                message(
                    "sound.gain", file=str(self.file), line=_line(node), found=str(text), lowest=int(QUIETEST)
                )
            )
        return gain

    def _name(self, node: yaml.Node) -> str | None:
        """Return the name of a pack: a folder's name and no path."""
        name = node.value if isinstance(node, yaml.ScalarNode) else ""
        if not name or Path(name).name != name:
            self.faults.append(
                message("sound.extends_name", file=str(self.file), line=_line(node), found=str(name))
            )
            return None
        return str(name)

    def _expected_mapping(self, line: int) -> Message:
        return message("sound.mapping_expected", file=str(self.file), line=line)


def _line(node: yaml.Node) -> int:
    return int(node.start_mark.line) + 1
