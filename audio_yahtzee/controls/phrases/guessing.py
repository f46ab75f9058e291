"""What may have been meant by a sentence that is no phrase: "Did you mean keep two fours?"."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import islice, product

from hassil import Group, TextChunk
from hassil.sample import sample_expression
from rapidfuzz import fuzz, process
from rapidfuzz.distance import OSA

from audio_yahtzee.controls.phrases.book import COMMA, Phrasebook, words_of
from audio_yahtzee.controls.phrases.context import Context
from audio_yahtzee.controls.phrases.meaning import Meaning, Meant, meaning
from audio_yahtzee.controls.phrases.parsing import Parser
from audio_yahtzee.controls.phrases.templates import parts_of
from audio_yahtzee.controls.phrases.wording import Wording

ALIKE = 80
"""How much alike, of 100, two sentences are for one to be taken for the other."""
WORDS_ALIKE = 66
LONG = 6
"""Letters of a word in which two may be wrong."""
CLOSE = 6
"""Guesses that are this much less alike than the best are offered beside it."""
MOST_OFFERED = 3
MOST_MENDED = 6
"""Ways to put slips right that are tried."""
_SHORTEST = 3
"""Letters of a word that is looked at for slips."""


class Guesser:
    """Finds phrases that are much like what was said."""

    def __init__(self, parser: Parser, wording: Wording) -> None:
        """Guess among what `parser` understands, as `wording` would put it."""
        self._parser = parser
        self._wording = wording

    def guesses(self, words: Sequence[str], context: Context) -> tuple[tuple[Meaning, ...], ...]:
        """Return what makes sense now and is much like `words`, the likeliest first; empty if nothing is."""
        for mended in self._mended(words):
            found = [parse.meanings for parse in self._parser.parse(mended)]
            sensible = [said for said in found if _makes_sense(said, context)]
            if sensible:
                return tuple(dict.fromkeys(sensible))[:MOST_OFFERED]
        return self._alike(" ".join(word for word in words if word != COMMA), context)

    def _mended(self, words: Sequence[str]) -> Iterator[tuple[str, ...]]:
        """Yield `words` with each unknown one put right, the likeliest first; nothing if all are known."""
        unknown = [word for word in words if word not in self._vocabulary and word != COMMA]
        if not unknown or len(unknown) > max(1, len(words) // 2):
            return
        is_alone = len(unknown) == len(words)
        close = [self._close(word, is_alone=is_alone) for word in unknown]
        for right in islice(product(*close), MOST_MENDED):
            known = dict(zip(unknown, right, strict=True))
            yield tuple(known.get(word, word) for word in words)

    def _close(self, word: str, *, is_alone: bool) -> list[str]:
        """Return the words that `word` may be a slip for; fewer where no other word speaks for them."""
        if len(word) < _SHORTEST:
            return []
        found = process.extract(
            word, self._vocabulary, scorer=fuzz.ratio, limit=MOST_MENDED, score_cutoff=WORDS_ALIKE
        )
        return [known for known, _, _ in found if _is_slip(word, known, is_alone=is_alone)]

    def _alike(self, text: str, context: Context) -> tuple[tuple[Meaning, ...], ...]:
        # A number or a face that is known was no slip: "keep die nine" is not "keep die one".
        said_for_sure = self._slot_words.intersection(text.split())
        close = process.extract(text, self._sentences.keys(), scorer=fuzz.ratio, limit=20, score_cutoff=ALIKE)
        sensible = [
            (score, self._sentences[sentence])
            for sentence, score, _ in close
            if said_for_sure <= set(sentence.split()) and _makes_sense((self._sentences[sentence],), context)
        ]
        best = [said for score, said in sensible if score >= sensible[0][0] - CLOSE]
        return tuple((said,) for said in dict.fromkeys(best))[:MOST_OFFERED]

    @cached_property
    def _vocabulary(self) -> tuple[str, ...]:
        return tuple(sorted(words_of(_texts(self._parser.book)) | words_of(self._names())))

    @cached_property
    def _slot_words(self) -> frozenset[str]:
        """Words for what a command is about: faces, numbers, places, boxes."""
        listed = (text for options in self._parser.book.lists.values() for text, _ in options)
        return frozenset(words_of(listed) | words_of(self._names()))

    def _names(self) -> Iterator[str]:
        return (name for name, _ in self._parser.book.box_options(self._parser.card))

    @cached_property
    def _sentences(self) -> dict[str, Meaning]:
        """Sentences that something may be like: the usual one of each meaning, but not of all keeps."""
        found: dict[str, Meaning] = {}
        for said in self._usual():
            found.setdefault(self._wording.phrase(said).casefold(), said)
        for intent, templates in self._parser.book.intents.items():
            for sentence in templates.all:
                if all(isinstance(part, TextChunk | Group) for part in parts_of(sentence.expression)):
                    for text in sample_expression(sentence.expression):
                        found.setdefault(" ".join(text.casefold().split()), meaning(intent))
        return found

    def _usual(self) -> Iterator[Meaning]:
        card = self._parser.card
        for face in range(1, card.faces + 1):
            for intent in (Meant.KEEP_FACES, Meant.RELEASE_FACES, Meant.REROLL_FACES):
                yield meaning(intent, face=face)
            yield meaning(Meant.KEEP_EXCEPT, face=face)
            yield meaning(Meant.REROLL_EXCEPT, face=face)
            yield from (
                meaning(Meant.KEEP_FACES, face=face, count=count) for count in range(1, card.dice + 1)
            )
        for place in range(1, card.dice + 1):
            yield meaning(Meant.KEEP_POSITIONS, positions=str(place))
            yield meaning(Meant.REROLL_POSITIONS, positions=str(place))
            yield meaning(Meant.KEEP_FIRST, count=place)
            yield meaning(Meant.KEEP_LAST, count=place)
        for box in card.boxes:
            yield meaning(Meant.SCORE, box=box)
            yield meaning(Meant.ASK_PREVIEW_BOX, box=box)


def _is_slip(word: str, known: str, *, is_alone: bool) -> bool:
    """Return whether `word` is `known` with a letter or two amiss: "ones" is no slip for "bonus"."""
    wrong = 1 if len(known) < LONG else 2
    if OSA.distance(word, known) > wrong:
        return False
    # A short word with another letter in it is another word: "torn" is not "turn".
    letters, others = sorted(_without_marks(word)), sorted(_without_marks(known))
    is_other = len(letters) == len(others) < LONG and letters != others
    return not (is_alone and is_other)


def _without_marks(word: str) -> str:
    """Return `word` as it is typed on a keyboard of another country: "sla" for "slå"."""
    return "".join(sign for sign in unicodedata.normalize("NFD", word) if not unicodedata.combining(sign))


_NEVER_GUESSED = frozenset((Meant.LEAVE, Meant.NEW_GAME))


def _makes_sense(said: Sequence[Meaning], context: Context) -> bool:
    return all(
        context.allows(each) and context.fits(each) and each.intent not in _NEVER_GUESSED for each in said
    )


def _texts(book: Phrasebook) -> Iterator[str]:
    """Yield every piece of text of the templates."""
    sentences = [sentence for templates in book.intents.values() for sentence in templates.all]
    for sentence in (*sentences, *book.rules.values()):
        for part in parts_of(sentence.expression):
            if isinstance(part, TextChunk):
                yield part.original_text
    yield from (text for options in book.lists.values() for text, _ in options)
    yield from book.joiners
