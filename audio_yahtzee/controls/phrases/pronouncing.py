"""How words sound, in the phones of the acoustic model (ARPAbet).

It is told by a language's pronunciations.dict; words that nobody has written down are said as a voice would
say them, or else by their letters.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

_VOWELS = "AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW"
_CONSONANTS = "B CH D DH F G HH JH K L M N NG P R S SH T TH V W Y Z ZH"
ARPABET = frozenset(f"{_VOWELS} {_CONSONANTS}".split())
"""The phones of the English acoustic model. Source: the CMU pronouncing dictionary."""

MOST_VARIANTS = 10
"""As many pronunciations a word has at most: each costs time, and makes it more like other words."""

LONGEST_WORD = 60
"""Letters; nobody says longer ones."""

Pronunciations = tuple[str, ...]
"""Ways to pronounce a word, the likeliest first; each is phones with spaces between."""

IpaOf = Callable[[str, str], str]
"""Tells how a word is pronounced by a voice of espeak-ng, in IPA; "" where nothing can tell."""


def no_ipa(word: str, voice: str) -> str:
    """Return nothing: where no voice can be asked, words are said by their letters."""
    del word, voice
    return ""


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

    def __init__(self, known: Mapping[str, Pronunciations], phones: PhoneMap, ipa_of: IpaOf = no_ipa) -> None:
        """Say words as in `known`, others as the voices of `phones` would, which `ipa_of` tells."""
        self._known = known
        self._phones = phones
        self._ipa_of = ipa_of
        self._made: dict[str, Pronunciations] = {}
        self._scripts = scripts_of("".join((*known, *phones.letters)))

    def of(self, word: str) -> Pronunciations:
        """Return the ways to pronounce `word`; empty where nothing tells how."""
        if word in self._known:
            return self._known[word]
        if word not in self._made:
            self._made[word] = self._make(word)
        return self._made[word]

    def of_all(self, words: Iterable[str]) -> dict[str, Pronunciations]:
        """Return how each of `words` is pronounced, without those of which nothing tells how."""
        found = ((word, self.of(word)) for word in sorted(words))
        return {word: ways for word, ways in found if ways}

    def _make(self, word: str) -> Pronunciations:
        # A voice would read out the name of a strange letter, which nobody says; a bracket numbers the
        # ways to say a word.
        if (
            len(word) > LONGEST_WORD
            or "(" in word
            or (self._scripts and not scripts_of(word) <= self._scripts)
        ):
            return ()
        ways: dict[str, None] = {}
        for voice in self._phones.voices:
            ways |= dict.fromkeys(self._phones.all_of_ipa(_own(self._ipa_of(word, voice)), _WAYS_OF_A_VOICE))
        return tuple(ways)[:MOST_VARIANTS] or self._phones.of_spelling(word)


_WAYS_OF_A_VOICE = 6
"""Of the ways to say what a voice says, as many are listened for."""


def _own(ipa: str) -> str:
    """Return `ipa`, or nothing of a word that is read out in another language: "(en)…(sv)"."""
    return "" if "(" in ipa else ipa


def scripts_of(text: str) -> frozenset[str]:
    """Return the scripts of the letters in `text`, such as LATIN."""
    return frozenset(unicodedata.name(letter, "").partition(" ")[0] for letter in text if letter.isalpha())
