"""The files that tell how a language's words sound: pronunciations.dict and phones.yaml."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from audio_yahtzee.controls.phrases.pronouncing import (
    ARPABET,
    IpaOf,
    PhoneMap,
    Pronouncing,
    Pronunciations,
    no_ipa,
)
from audio_yahtzee.documents.faults import Fault, Faults, Place, suggestion
from audio_yahtzee.documents.files import is_anything
from audio_yahtzee.documents.part import Part, read
from audio_yahtzee.documents.reader import read as read_document
from audio_yahtzee.documents.text import Unreadable, text_of
from audio_yahtzee.messages import message

DICTIONARY = "pronunciations.dict"
PHONES = "phones.yaml"

LARGEST_DICTIONARY = 8 * 1024 * 1024
"""Bytes: twice the whole CMU dictionary."""

_NUMBERED = re.compile(r"\(\d+\)$")


def load_pronouncing(
    tag: str, folders: Sequence[Path], ipa_of: IpaOf = no_ipa
) -> tuple[Pronouncing, tuple[Fault, ...]]:
    """Return how the words of the language `tag` sound, and what is wrong with its files.

    `folders` hold a folder for each language; the game's own comes last. Of dictionaries, each word
    is taken from the first that has it, and lines with faults are left out. A map of phones with faults is
    set aside as a whole, and the next one taken.
    """
    languages = dict.fromkeys((tag, tag.partition("-")[0]))
    places = [folder / language for language in languages for folder in folders]
    faults: list[Fault] = []
    known: dict[str, Pronunciations] = {}
    for place in places:
        if is_anything(place / DICTIONARY):
            words, wrong = read_dictionary(place / DICTIONARY)
            known = {**words, **known}
            faults += wrong
    return Pronouncing(known, _first_map(places, faults), ipa_of), tuple(faults)


def _first_map(places: Iterable[Path], faults: list[Fault]) -> PhoneMap:
    for place in places:
        if is_anything(place / PHONES):
            phones, wrong = read_phones(place / PHONES)
            faults += wrong
            if not wrong:
                return phones
    return PhoneMap()


def read_dictionary(path: Path) -> tuple[dict[str, Pronunciations], tuple[Fault, ...]]:
    """Return the words of the dictionary at `path`, and all that is wrong with it."""
    try:
        text = text_of(path, LARGEST_DICTIONARY)
    except Unreadable as unreadable:
        place = unreadable.place
        return {}, (Fault(place.file, place.line, place.column, unreadable.what),)
    return parse_dictionary(text, str(path))


def parse_dictionary(text: str, file: str = "") -> tuple[dict[str, Pronunciations], tuple[Fault, ...]]:
    """Return the words of a dictionary as pocketsphinx writes them, and what is wrong with its lines.

    A line is a word and its phones, or word(2) and other phones; it may be empty, or a comment after "#" or,
    as the CMU dictionary has it, ";;;". A line with a fault is left out.
    """
    found: dict[str, list[str]] = {}
    faults = Faults()
    for number, line in enumerate(text.split("\n"), 1):
        name, *phones = line.partition("#")[0].split() or [""]
        if not name or name.startswith(";;;"):
            continue
        word = _NUMBERED.sub("", name).casefold()
        wrong = next((phone for phone in phones if phone not in ARPABET), None)
        if not phones:
            faults.add(Place(file, number, 1), message("pronunciations.no_phones", word=word))
        elif wrong is not None:
            what = message(
                "pronunciations.unknown", word=word, phone=wrong, right=suggestion(wrong.upper(), ARPABET)
            )
            faults.add(Place(file, number, line.index(wrong, len(name)) + 1), what)
        else:
            found.setdefault(word, []).append(" ".join(phones))
    return {word: tuple(dict.fromkeys(ways)) for word, ways in found.items()}, faults.in_order()


def write_dictionary(words: Mapping[str, Pronunciations], heading: str) -> str:
    """Return the text of a dictionary of `words`, with the lines of `heading` as comments above it."""
    lines = [f"# {line}".rstrip() for line in heading.splitlines()]
    for word in sorted(words):
        for number, phones in enumerate(words[word], 1):
            lines.append(f"{word}{f'({number})' if number > 1 else ''} {phones}")
    return "\n".join(lines) + "\n"


def read_phones(path: Path) -> tuple[PhoneMap, tuple[Fault, ...]]:
    """Return what the file at `path` says of a language's sounds, and what is wrong with it."""
    faults = Faults()
    node = read_document(path, faults)
    if node is None:
        return PhoneMap(), faults.in_order()
    fields = Part("", node, faults).fields(("voices", "sounds", "letters"), required=("voices", "sounds"))
    phones = PhoneMap(
        voices=read(fields, "voices", lambda part: tuple(item.words() for item in part.items()), ()),
        sounds=read(fields, "sounds", _ways, {}),
        letters=read(fields, "letters", _ways, {}),
    )
    return phones, faults.in_order()


def _ways(part: Part) -> dict[str, Pronunciations]:
    found = {}
    for sound, listed in part.table().items():
        ways = []
        for item in listed.items():
            phones = item.raw
            if ARPABET.issuperset(phones.split()):
                ways.append(phones)
            else:
                item.fault(
                    message("phones.unknown", key=item.path, phones=phones, right=" ".join(sorted(ARPABET)))
                )
        if ways:
            found[sound] = tuple(ways)
    return found
