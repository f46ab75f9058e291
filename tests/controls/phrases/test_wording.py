"""How a player would say what is meant."""

from hassil.parse_expression import parse_sentence

from audio_yahtzee.controls.phrases.book import Phrasebook, Templates
from audio_yahtzee.controls.phrases.context import Card
from audio_yahtzee.controls.phrases.meaning import Meant, meaning
from audio_yahtzee.controls.phrases.wording import Wording


def phrase(said, *sentences):
    """Return how `said` is put where it can be said in `sentences`."""
    templates = Templates(tuple(parse_sentence(sentence, keep_text=True) for sentence in sentences))
    lists = {"number": (("one", 1), ("two", 2))}
    return Wording(Phrasebook("xx", {said.intent: templates}, {}, lists, {}, {}), Card()).phrase(said)


def test_a_sentence_that_names_more_than_is_meant_is_passed_over():
    assert phrase(meaning(Meant.HELP), "help with {number}", "help me") == "help me"


def test_so_is_one_that_names_less_or_something_else():
    assert (
        phrase(meaning(Meant.CHOOSE, number=2), "that", "{number:count} of them", "number {number}")
        == "number two"
    )


def test_what_no_sentence_can_say_is_called_by_its_id():
    assert phrase(meaning(Meant.CHOOSE, number=3), "number {number}") == "choose"
