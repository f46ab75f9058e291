"""How words sound, in the phones of the acoustic model (ARPAbet).

It is told by a language's pronunciations.dict, and by their spelling for words that nobody has written down.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from audio_yahtzee.documents.faults import Fault, Faults
from audio_yahtzee.documents.files import is_anything, opened
from audio_yahtzee.documents.part import Part, read
from audio_yahtzee.documents.reader import read as read_document
from audio_yahtzee.messages import message

DICTIONARY = "pronunciations.dict"
PHONES = "phones.yaml"

_VOWELS = "AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW"
_CONSONANTS = "B CH D DH F G HH JH K L M N NG P R S SH T TH V W Y Z ZH"
ARPABET = frozenset(f"{_VOWELS} {_CONSONANTS}".split())
"""The phones of the English acoustic model. Source: the CMU pronouncing dictionary."""

MOST_VARIANTS = 10
"""As many pronunciations a word has at most: each costs time, and makes it more like other words."""

Pronunciations = tuple[str, ...]
"""Ways to pronounce a word, the likeliest first; each is phones with spaces between."""

_NUMBERED = re.compile(r"\(\d+\)$")


@dataclass(frozen=True)
class PhoneMap:
    """What stands for the sounds of a language in ARPAbet."""

    voices: tuple[str, ...] = ()
    """The voices of espeak-ng that tell how words sound, such as those of several countries."""
    sounds: Mapping[str, Pronunciations] = field(default_factory=dict)
    """A sound in IPA -> phones that are like it, the likest first; "" where it may fall silent."""
    letters: Mapping[str, Pronunciations] = field(default_factory=dict)
    """Letters that stand together -> their sound, for words that no dictionary has."""

    def all_of_ipa(self, ipa: str, most: int) -> Pronunciations:
        """Return up to `most` ways to say `ipa`, of all that its sounds allow, the likeliest first."""
        ways: list[tuple[int, tuple[str, ...]]] = [(0, ())]
        for sounds in _parted(ipa, self.sounds):
            longer = [
                (unlikely + place, (*said, sound))
                for unlikely, said in ways
                for place, sound in enumerate(sounds)
            ]
            ways = sorted(longer, key=lambda way: way[0])[: most * _SPARE]
        return tuple(dict.fromkeys(text for _, said in ways if (text := _joined(said))))[:most]

    def of_spelling(self, word: str) -> Pronunciations:
        """Return how a word may sound that is written `word`; empty if none of its letters is known."""
        return _variants(_parted(word.casefold(), self.letters))

    def unknown_in(self, ipa: str) -> frozenset[str]:
        """Return what of `ipa` is in no sound of this map; no phone hears stress and length."""
        left = ipa
        for sound in sorted(self.sounds, key=len, reverse=True):
            left = left.replace(sound, "")
        return frozenset(letter for letter in left if letter.isalpha() and letter not in _UNHEARD)


_SPARE = 4
"""As many times more ways are followed than are wanted: some turn out to be the same."""

_UNHEARD = "ˈˌːˑ"
"""Stress and length in IPA."""


def _parted(text: str, known: Mapping[str, Pronunciations]) -> list[Pronunciations]:
    """Return the sounds of `text`, the longest piece that is known first; what is not known is left out."""
    longest = max(map(len, known), default=0)
    parts: list[Pronunciations] = []
    place = 0
    while place < len(text):
        sizes = (size for size in range(longest, 0, -1) if text[place : place + size] in known)
        size = next(sizes, 0)
        if size:
            parts.append(known[text[place : place + size]])
        place += size or 1
    return parts


def _variants(parts: Sequence[Pronunciations]) -> Pronunciations:
    """Return the likeliest ways to say `parts` in a row.

    Who says one sound in the second way says the others so, too; after these come those in which one alone is
    said unusually.
    """
    found: dict[str, None] = {}
    for text in _ways_to_say(parts):
        if text:
            found.setdefault(text)
        if len(found) == MOST_VARIANTS:
            break
    return tuple(found)


def _ways_to_say(parts: Sequence[Pronunciations]) -> Iterator[str]:
    for number in range(max(map(len, parts), default=0)):
        yield _joined(ways[min(number, len(ways) - 1)] for ways in parts)
    changes = [(way, place) for place, ways in enumerate(parts) for way in range(1, len(ways))]
    for way, place in sorted(changes):
        yield _joined(ways[way if at == place else 0] for at, ways in enumerate(parts))


def _joined(ways: Iterable[str]) -> str:
    """Return phones in a row; one that is there twice is held, not said twice."""
    phones: list[str] = []
    for phone in " ".join(ways).split():
        if phones[-1:] != [phone]:
            phones.append(phone)
    return " ".join(phones)


class Pronouncing:
    """Knows how the words of one language sound."""

    def __init__(self, known: Mapping[str, Pronunciations], phones: PhoneMap) -> None:
        """Say words as in `known`, and all others by their letters as in `phones`."""
        self._known = known
        self._phones = phones

    def of(self, word: str) -> Pronunciations:
        """Return the ways to pronounce `word`; empty where nothing tells how."""
        return self._known.get(word) or self._phones.of_spelling(word)

    def of_all(self, words: Iterable[str]) -> dict[str, Pronunciations]:
        """Return how each of `words` is pronounced, without those of which nothing tells how."""
        found = ((word, self.of(word)) for word in sorted(words))
        return {word: ways for word, ways in found if ways}


def load_pronouncing(tag: str, folders: Sequence[Path]) -> tuple[Pronouncing, tuple[Fault, ...]]:
    """Return how the words of the language `tag` sound, and what is wrong with its files.

    The first of `folders`, which hold a folder for each language, that has one of the files gives it.
    """
    languages = dict.fromkeys((tag, tag.partition("-")[0]))
    places = [folder / language for language in languages for folder in folders]
    dictionary = next((place / DICTIONARY for place in places if is_anything(place / DICTIONARY)), None)
    phones = next((place / PHONES for place in places if is_anything(place / PHONES)), None)
    known = {} if dictionary is None else read_dictionary(dictionary)
    mapped, faults = (PhoneMap(), ()) if phones is None else read_phones(phones)
    return Pronouncing(known, mapped), faults


def read_dictionary(path: Path) -> dict[str, Pronunciations]:
    """Return the words of the dictionary at `path`. Raises OSError where the file cannot be read."""
    with opened(path) as file:
        return parse_dictionary(file.read().decode("utf-8", errors="replace"))


def parse_dictionary(text: str) -> dict[str, Pronunciations]:
    """Return the words of a dictionary as pocketsphinx writes them: word, phones; word(2), phones.

    A line that is none, or has other phones than ARPABET, is passed over: its word is said by its letters.
    """
    found: dict[str, list[str]] = {}
    for line in text.splitlines():
        name, *phones = line.split() or [""]
        if phones and not name.startswith("#") and ARPABET.issuperset(phones):
            found.setdefault(_NUMBERED.sub("", name), []).append(" ".join(phones))
    return {word: tuple(dict.fromkeys(ways)) for word, ways in found.items()}


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
