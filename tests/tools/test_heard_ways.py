"""Of the ways to pronounce a word, those are kept that are heard when voices say it."""

from collections import Counter

import pytest

from audio_yahtzee.tools import heard_ways as tool
from audio_yahtzee.tools.heard_ways import MOST_HEARD, VARIANTS, heard_ways

WAYS = {"two": ("T UW", "T AH"), "fours": ("F AO R Z", "F AO Z")}


class Hearing:
    """Stands for voices and recogniser: hears every word in the way that `voice` says it."""

    def __init__(self, number_of):
        self.number_of = number_of
        self.said = []

    def say(self, text, voice):
        self.said.append((text, voice))
        return voice.encode()

    def ways_in(self, pcm, text):
        number = self.number_of(pcm.decode())
        return tuple((word, WAYS[word][number]) for word in text.split()) if number is not None else ()


@pytest.fixture
def heard(monkeypatch):
    def with_voices(number_of, must=None, sentences=("two fours",) * 10):
        hearing = Hearing(number_of)
        monkeypatch.setattr(tool, "_said", hearing.say)
        monkeypatch.setattr(tool, "Aligner", lambda ways: hearing)
        return heard_ways(WAYS, must or {}, sentences, ("a", "b")), hearing.said

    return with_voices


def test_a_way_that_nobody_uses_is_left_out_and_the_likeliest_stays(heard):
    ways, _ = heard(lambda voice: 0)
    assert ways == {"two": ("T UW",), "fours": ("F AO R Z",)}


def test_ways_that_both_are_used_stay_and_what_is_rare_goes(heard):
    ways, _ = heard(lambda voice: int(voice.startswith("b")))
    assert {word: set(found) for word, found in ways.items()} == {
        word: set(known) for word, known in WAYS.items()
    }
    ways, _ = heard(lambda voice: int(voice == f"b{VARIANTS[0]}"), sentences=("two fours",) * 16)
    assert ways == {"two": ("T UW",), "fours": ("F AO R Z",)}


def test_what_a_word_must_have_stays_though_it_is_never_heard(heard):
    ways, _ = heard(lambda voice: 1, {"two": ("T OW",)})
    assert ways == {"two": ("T OW", "T AH"), "fours": ("F AO R Z", "F AO Z")}


def test_a_word_that_is_heard_as_something_else_keeps_its_likeliest_way(heard):
    ways, _ = heard(lambda voice: None)
    assert ways == {"two": ("T UW",), "fours": ("F AO R Z",)}


def test_every_voice_speaks_and_words_that_are_rare_are_said_alone(heard):
    _, said = heard(lambda voice: 0, sentences=("two", "two six"))
    texts = Counter(text for text, _ in said)
    # "six" is none of the words, so that its sentence could not be aligned.
    assert set(texts) == {"two", "fours"}
    assert min(texts.values()) >= 4
    assert len({voice for _, voice in said}) == len(said) <= len(VARIANTS) * 2


def test_no_more_ways_are_kept_than_can_be_told_apart():
    count = Counter({f"W{number}": 10 for number in range(9)})
    assert len(tool._chosen(count, ())) == MOST_HEARD
