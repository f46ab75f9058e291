"""The text of a rule set file that a player has made by changing another."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

import yaml

from audio_yahtzee.documents.text import unprintable
from audio_yahtzee.documents.values import Tree, parsed, plain
from audio_yahtzee.messages import Message, message

if TYPE_CHECKING:
    from audio_yahtzee.rulesets.sheet import Sheet

LONGEST_TITLE = 60
_TITLE = "title"
_WIDTH = 100
_LONGEST_ID = 40
# Windows takes a file of such a name, whatever its ending, for a device.
_DEVICES = re.compile(r"con|prn|aux|nul|(com|lpt)[0-9]")


def tidied(title: str) -> str | Message:
    """Return `title` with single spaces, or why no rule set can be called so."""
    words = " ".join(title.split())
    if not words:
        return message("workshop.no_title")
    if len(words) > LONGEST_TITLE:
        return message("workshop.long_title", longest=LONGEST_TITLE)
    return unprintable(words) or words


def id_of(title: str) -> str | None:
    """Return the id, and so the name of the file, that `title` gives; None if it has no letters for one."""
    letters = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode()
    words = "-".join(re.findall("[a-z0-9]+", letters.lower()))
    found = words[:_LONGEST_ID].rstrip("-")
    return found if found and not _DEVICES.fullmatch(found) else None


def extending(sheet: Sheet, identifier: str, title: str, language: str) -> str:
    """Return a file that extends the one on `sheet` and holds what was changed."""
    changes = parsed(sheet.rules.overlay)
    return _written(identifier, {"extends": sheet.rules.id, **changes}, title, language)


def alone(sheet: Sheet, identifier: str, title: str, language: str) -> str:
    """Return a file that holds all of the rules on `sheet`, and extends none."""
    return _written(identifier, plain(sheet.now), title, language)


def _written(identifier: str, rest: Tree, title: str, language: str) -> str:
    tree = {"id": identifier, **{key: value for key, value in rest.items() if key not in ("id", "names")}}
    names = {
        # What is removed takes its name along: that must not be removed once more.
        tag: {key: name for key, name in known.items() if key != _TITLE and name is not None}
        for tag, known in (rest.get("names") or {}).items()
        if known is not None
    }
    names[language] = {_TITLE: title, **names.get(language, {})}
    tree["names"] = {tag: known for tag, known in names.items() if known}
    return yaml.safe_dump(tree, allow_unicode=True, sort_keys=False, default_flow_style=None, width=_WIDTH)
