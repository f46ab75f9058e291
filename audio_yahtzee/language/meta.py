"""What a locale says of itself: `meta.yaml`."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from audio_yahtzee.language.entries import fault, read_text
from audio_yahtzee.messages import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

_TEXTS = ("name", "english_name", "author", "cldr")
_REASONS = ("same_as_english", "fewer_levels")
_KNOWN = ", ".join(_TEXTS + _REASONS)
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
    """Return what `file` says of the locale `tag`, and every fault in it.

    Whatever cannot be understood is left out; a locale without a name is called by its tag.
    """
    import yaml  # noqa: PLC0415 - a game in a known language starts without reading YAML

    meta = Meta(name=tag)
    text = read_text(file)
    if isinstance(text, Message):
        return meta, (text,)
    try:
        root = yaml.compose(text, Loader=yaml.CSafeLoader)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        return meta, (fault(file, line, message("language.meta_syntax", problem=error.problem or "")),)
    except yaml.YAMLError as error:
        return meta, (fault(file, 1, message("language.meta_syntax", problem=str(error))),)
    if not isinstance(root, yaml.MappingNode):
        return meta, (fault(file, 1, message("language.meta_keys", known=_KNOWN)),)
    fields: dict[str, Any] = {}
    faults: list[Message] = []
    for key, node, line in _items(root):
        value = _value(key, node)
        if isinstance(value, Message):
            faults.append(fault(file, line, value))
        else:
            fields[key] = value
    if "name" not in fields:
        faults.append(fault(file, 1, message("language.meta_unnamed")))
    return replace(meta, **fields), tuple(faults)


def _value(key: str, node: Any) -> str | dict[str, str] | Message:  # noqa: ANN401 - yaml's nodes have no common type
    if key in _TEXTS:
        if isinstance(node.value, str) and node.value:
            return node.value
        return message("language.meta_text", key=key)
    if key in _REASONS:
        texts = {name: value.value for name, value, _ in _items(node)}
        if texts and all(isinstance(text, str) and text for text in texts.values()):
            return texts
        return message("language.meta_reasons", key=key)
    return message("language.meta_unknown", key=key, known=_KNOWN)


def _items(node: Any) -> Iterator[tuple[str, Any, int]]:  # noqa: ANN401 - as above
    """Yield key, value node and line of a mapping; of anything else, nothing."""
    if node.id == "mapping":
        for key, value in node.value:
            yield str(key.value), value, key.start_mark.line + 1
