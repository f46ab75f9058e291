"""Language tags: how they are written, and which language stands in for which."""

from __future__ import annotations

import locale
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection

# Who reads one of these reads the other; "no" is what old systems call Norwegian.
_RELATIVES = {"nn": ("nb", "no"), "nb": ("no", "nn"), "no": ("nb", "nn"), "fo": ("da",)}


_LONGEST_CODE = 3
"""Letters of a language's own part of a tag."""


def language_tag(name: str) -> str:
    """Return the tag of a language as systems name it: "sv-SE" for "sv_SE.UTF-8" and for "Swedish_Sweden".

    Windows and old systems call languages by their English names. A name nobody knows stays as it is.
    """
    language = re.split(r"[-_.@\s]", name.strip(), maxsplit=1)[0]
    return normalised(locale.normalize(language) if len(language) > _LONGEST_CODE else name)


def normalised(tag: str) -> str:
    """Return a `tag` of an operating system or a player the BCP 47 way: "sv_fi.UTF-8" as "sv-FI"."""
    language, *rest = tag.partition(".")[0].partition("@")[0].replace("_", "-").split("-")
    return "-".join([language.lower(), *(_subtag(part) for part in rest)])


def fallbacks(language: str, available: Collection[str]) -> tuple[str, ...]:
    """Return those of `available` that can speak to a reader of `language`, the best first.

    These are the language in its region, the language, the language elsewhere, and its near relatives.
    """
    wanted = normalised(language)
    found = dict.fromkeys(_narrow_to_wide(wanted))
    base = wanted.partition("-")[0]
    for relative in (base, *_RELATIVES.get(base, ())):
        elsewhere = (tag for tag in sorted(available) if tag.startswith(f"{relative}-"))
        found |= dict.fromkeys((relative, *elsewhere))
    return tuple(tag for tag in found if tag in available)


def _narrow_to_wide(tag: str) -> list[str]:
    parts = tag.split("-")
    return ["-".join(parts[:count]) for count in range(len(parts), 0, -1)]


def _subtag(part: str) -> str:
    # A script has four letters and a capital ("Hant"), a region two and is all capitals ("FI").
    return part.title() if len(part) == 4 else part.upper()
