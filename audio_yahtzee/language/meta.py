"""What a locale says of itself: `meta.yaml`."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING

from audio_yahtzee.documents import reader
from audio_yahtzee.documents.faults import Faults
from audio_yahtzee.documents.part import Part, read
from audio_yahtzee.documents.reader import Table
from audio_yahtzee.messages import Message, message

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

_KEYS = ("name", "english_name", "author", "cldr", "same_as_english", "fewer_levels")
_NOTHING: Mapping[str, str] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Meta:
    """A locale's own data. The folder's name is its tag; nothing here repeats it."""

    name: str
    """The language as its speakers call it: "svenska"."""
    english_name: str = ""
    author: str = ""
    cldr: str = ""
    """The CLDR locale whose plurals, lists and numbers are used; the tag where it is empty."""
    same_as_english: Mapping[str, str] = field(default_factory=lambda: _NOTHING)
    """Message name -> why its text is rightly the English one."""
    fewer_levels: Mapping[str, str] = field(default_factory=lambda: _NOTHING)
    """Message name -> why it needs fewer levels of verbosity than the English one."""


def read_meta(file: Path, tag: str) -> tuple[Meta, tuple[Message, ...]]:
    """Return what `file` says of the locale `tag`, and every fault in it with its place.

    Whatever cannot be understood is left out; a locale without a name is called by its tag.
    """
    faults = Faults()
    meta = Meta(name=tag)
    root = reader.read(file, faults)
    if isinstance(root, Table):
        meta = _meta(Part("", root, faults), tag)
    elif root is not None:
        Part("", root, faults).fault(message("language.no_mapping"))
    return meta, tuple(fault.located() for fault in faults.in_order())


def _meta(whole: Part, tag: str) -> Meta:
    parts = whole.fields(_KEYS, required=("name",))
    return Meta(
        name=read(parts, "name", Part.words, tag) or tag,
        english_name=read(parts, "english_name", Part.words, ""),
        author=read(parts, "author", Part.words, ""),
        cldr=read(parts, "cldr", Part.words, ""),
        same_as_english=read(parts, "same_as_english", _reasons, _NOTHING),
        fewer_levels=read(parts, "fewer_levels", _reasons, _NOTHING),
    )


def _reasons(part: Part) -> Mapping[str, str]:
    reasons = {name: reason.words() for name, reason in part.table().items()}
    return {name: reason for name, reason in reasons.items() if reason}
