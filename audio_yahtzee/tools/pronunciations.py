"""`python -m audio_yahtzee.tools.pronunciations TAG …`: makes locales/TAG/pronunciations.dict anew.

It goes by what the language's phrases.yaml says, how espeak-ng pronounces that, and what phones.yaml makes
of it; of all that this may be, what the recogniser hears when espeak-ng says sentences is kept. English takes
its words from the CMU dictionary first. What stands in the file below BY_HAND stays as
it is.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from audio_yahtzee.controls.phrases.book import Phrasebook
from audio_yahtzee.controls.phrases.context import Card
from audio_yahtzee.controls.phrases.grammar import grammar_of, whole
from audio_yahtzee.controls.phrases.pronouncing import PhoneMap, Pronunciations
from audio_yahtzee.controls.phrases.sampling import sample
from audio_yahtzee.controls.phrases.sounds import (
    DICTIONARY,
    PHONES,
    parse_dictionary,
    read_dictionary,
    read_phones,
    write_dictionary,
)
from audio_yahtzee.controls.phrases.templates import read_phrasebook
from audio_yahtzee.devices.speech.ipa import ipa_of
from audio_yahtzee.resources import folder
from audio_yahtzee.tools.heard_ways import heard_ways

BY_HAND = "# By hand; these lines stay as they are."
HEADING = (
    "How the words of phrases.yaml sound in ARPAbet. Made by: python -m audio_yahtzee.tools.pronunciations"
)

LARGEST_CARD = Card(columns=10, dice=8, faces=10)
"""More than any game has: whatever can be said about a game is made of its words."""


MOST_TRIED = 60
"""As many ways to pronounce a word are tried."""
SENTENCES = 700
"""As many are said to hear which of them are used."""


def words_of(book: Phrasebook) -> frozenset[str]:
    """Return every word of `book` that is ever listened for, whatever the game."""
    named = (*book.boxes, *(box for boxes in book.shared.values() for box in boxes))
    card = Card(tuple(dict.fromkeys(named)), LARGEST_CARD.columns, LARGEST_CARD.dice, LARGEST_CARD.faces)
    return grammar_of(book, whole(card)).words


def pronunciations(
    words: Iterable[str], phones: PhoneMap, known: dict[str, Pronunciations]
) -> Iterator[tuple[str, Pronunciations, frozenset[str]]]:
    """Yield each of `words` with how it may be pronounced, and the sounds of it that `phones` has not.

    What is `known` comes first, then what the voices may mean.
    """
    for word in sorted(words):
        ways = dict.fromkeys(known.get(word, ()))
        unknown: set[str] = set()
        for voice in phones.voices:
            ipa = ipa_of(word, voice)
            ways |= dict.fromkeys(phones.all_of_ipa(ipa, MOST_TRIED))
            unknown |= phones.unknown_in(ipa)
        yield word, tuple(ways), frozenset(unknown)


def make(place: Path) -> Iterator[str]:
    """Write the dictionary of the language whose folder is `place`; yield what is to be known of it."""
    book, faults = read_phrasebook(place / "phrases.yaml", place.name)
    phones, more = read_phones(place / PHONES)
    if book is None or faults or more:
        yield f"{place}: phrases.yaml or {PHONES} has faults"
        return
    path = place / DICTIONARY
    kept = _by_hand(path)
    own, _ = parse_dictionary(kept)
    known = _english() if place.name == "en" else {}
    made: dict[str, Pronunciations] = {}
    for word, ways, unknown in pronunciations(words_of(book) - own.keys(), phones, known):
        made[word] = ways
        if unknown or not ways:
            yield f"{place.name}: {word}: {PHONES} has no sound {' '.join(sorted(unknown))}"
    card = replace(LARGEST_CARD, boxes=tuple(book.boxes))
    drawn = sample(book, whole(card), SENTENCES, typed=False)
    sentences = [text.casefold() for text, _ in drawn]
    made = heard_ways(made, known, sentences, phones.voices)
    path.write_text(f"{write_dictionary(made, HEADING)}\n{BY_HAND}\n{kept}", encoding="utf-8")
    yield f"{path}: {len(made)} words made, {len(own)} kept"


def _by_hand(path: Path) -> str:
    """Return what stands below BY_HAND in the dictionary at `path`; nothing where there is none."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return text.partition(f"{BY_HAND}\n")[2]


def _english() -> dict[str, Pronunciations]:
    """Return the CMU dictionary that comes with pocketsphinx."""
    from pocketsphinx import get_model_path  # noqa: PLC0415 -- only English needs it

    return read_dictionary(Path(get_model_path("en-us/cmudict-en-us.dict")))[0]


if __name__ == "__main__":
    for tag in sys.argv[1:]:
        for line in make(folder("locales") / tag):
            print(line)  # noqa: T201 -- a tool for those who work on the game
