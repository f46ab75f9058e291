"""Templates that no file can hold are told to the programmer, wherever they are walked."""

import pytest
from hassil.parse_expression import parse_sentence

from audio_yahtzee.controls.phrases.book import Phrasebook, Templates
from audio_yahtzee.controls.phrases.context import Card, Context
from audio_yahtzee.controls.phrases.grammar import grammar_of
from audio_yahtzee.controls.phrases.meaning import Meant, meaning
from audio_yahtzee.controls.phrases.sampling import sample
from audio_yahtzee.controls.phrases.wording import Wording

HELP = Context(intents=frozenset((Meant.HELP,)))


def a_book(text):
    """A language with one sentence, of which a part is no template: what stands in its brackets."""
    sentence = parse_sentence(text, keep_text=True)
    sentence.expression.items[-1] = "no template"
    intents = {intent: Templates(()) for intent in Meant} | {Meant.HELP: Templates((sentence,))}
    return Phrasebook("xx", intents, {}, {}, {}, {})


WALKS = {
    "grammar": lambda book: grammar_of(book, HELP),
    "sampling": lambda book: list(sample(book, HELP, 1)),
    "wording": lambda book: Wording(book, Card()).phrase(meaning(Meant.HELP)),
}


@pytest.mark.parametrize("walk", WALKS)
@pytest.mark.parametrize("text", ["help (a|b)", "help(a|b)"], ids=["a word", "the end of a word"])
def test_a_part_that_is_no_template_is_told(walk, text):
    with pytest.raises(TypeError, match="expected a part of a template, got 'no template'"):
        WALKS[walk](a_book(text))
