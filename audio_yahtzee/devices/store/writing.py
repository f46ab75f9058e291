"""The text of a settings file: a new one with comments, or the player's own with other values in it."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

import yaml

from audio_yahtzee.devices.store.schema import COMMENTS
from audio_yahtzee.messages import Message, message

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from audio_yahtzee.devices.store.schema import Written

    Words = Callable[[Message], str]

_WIDTH = 100
# Wider than any value: each stays on its line.
_UNBROKEN = 1_000_000


def fresh(values: Mapping[str, Written], words: Words) -> str:
    """Return a new file with `values`, each under a comment in the player's `words`."""
    entries = (_entry(key, value, words) for key, value in values.items())
    return "\n".join((_comment(message("store.header"), words), *entries))


def edited(text: str, values: Mapping[str, Written], words: Words) -> str:
    """Return a file's `text` with `values` in place of those it has, and all else as it was.

    A key the file does not have comes at its end, under a comment. `text` must be sound YAML. A file of
    unusual form, such as one in braces, may come out unsound: read it before it is relied upon.
    """
    root = yaml.compose(text, Loader=yaml.CSafeLoader)
    assert isinstance(root, yaml.MappingNode)  # noqa: S101 -- what else sound settings could be
    nodes = {key.value: node for key, node in root.value}
    for key, node in reversed(nodes.items()):
        if key in values:
            start = node.start_mark.index
            # A list that stands on lines of its own may begin at the margin; one in brackets may not.
            indent = "  " if node.start_mark.column == 0 else ""
            end = start + len(text[start : _end(node)].rstrip())
            text = f"{text[:start]}{indent}{_value(values[key])}{text[end:]}"
    added = [_entry(key, value, words) for key, value in values.items() if key not in nodes]
    return "\n".join((text.rstrip() + "\n", *added)) if added else text


def _end(node: yaml.Node) -> int:
    """Return where the text of `node` ends: of one in lines of its own, where its last value ends.

    The parser has such a node end where the next begins, after the comments between them.
    """
    if isinstance(node, yaml.CollectionNode) and not node.flow_style and node.value:
        last = node.value[-1]
        return _end(last[1] if isinstance(node, yaml.MappingNode) else last)
    assert node.end_mark is not None  # noqa: S101 -- this parser marks everything; only its type says otherwise
    return node.end_mark.index


def _entry(key: str, value: Written, words: Words) -> str:
    return f"{_comment(COMMENTS[key], words)}{key}: {_value(value)}\n"


def _comment(said: Message, words: Words) -> str:
    lines = textwrap.wrap(words(said), _WIDTH, break_long_words=False, break_on_hyphens=False)
    return "".join(f"# {line}\n" for line in lines)


def _value(value: Written) -> str:
    text = yaml.safe_dump(
        value, default_flow_style=True, allow_unicode=True, width=_UNBROKEN, sort_keys=False
    )
    return text.removesuffix("...\n").rstrip("\n")
