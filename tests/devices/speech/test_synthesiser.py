"""Sentences, spelling, and the memory of what was said."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audio_yahtzee.devices.clip import Clip
from audio_yahtzee.devices.speech.port import Utterance
from audio_yahtzee.devices.speech.synthesiser import ClipCache, sentences_of


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Two rolls left.", ["Two rolls left."]),
        ("Twos, 6. Total 81.", ["Twos, 6.", "Total 81."]),
        ("Really? Yes! Well… then.", ["Really?", "Yes!", "Well…", "then."]),
        ("1.5 points.", ["1.5 points."]),
        ("  ", []),
        ("Line\nbreak", ["Line\nbreak"]),
    ],
)
def test_sentences(text, parts):
    assert sentences_of(text) == parts


@given(st.text())
def test_splitting_loses_no_letter(text):
    kept = "".join(sentences_of(text))
    assert [c for c in kept if c.isalnum()] == [c for c in text if c.isalnum()]


def clip_of(size):
    return Clip(bytes(size), 22_050)


def test_the_cache_remembers_by_all_that_changes_the_sound_and_by_nothing_else():
    cache = ClipCache()
    said = Utterance("six", "en", "gmw/en-US", 200)
    cache.put(said, clip_of(2))
    assert cache.get(Utterance("six", "en", "gmw/en-US", 200, volume=0.2)) == clip_of(2)
    for other in (
        Utterance("sex", "en", "gmw/en-US", 200),
        Utterance("six", "sv", "gmw/en-US", 200),
        Utterance("six", "en", None, 200),
        Utterance("six", "en", "gmw/en-US", 201),
    ):
        assert cache.get(other) is None


def test_the_cache_forgets_what_was_not_used_for_longest():
    cache = ClipCache(limit=30)
    first, second, third, fourth = (Utterance(str(n), "en") for n in range(4))
    for utterance in (first, second, third):
        cache.put(utterance, clip_of(10))
    cache.get(first)
    cache.put(fourth, clip_of(10))
    assert [cache.get(u) is not None for u in (first, second, third, fourth)] == [True, False, True, True]


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 60))))
def test_the_cache_stays_within_its_limit(puts):
    cache = ClipCache(limit=100)
    held = {}
    for number, size in puts:
        utterance = Utterance(str(number), "en")
        cache.put(utterance, clip_of(size))
        held[number] = size
        assert cache.size <= 100
        assert cache.get(utterance) == clip_of(size)
    present = [size for number, size in held.items() if cache.get(Utterance(str(number), "en")) is not None]
    assert cache.size == sum(present)


def test_the_cache_of_the_game_holds_no_more_than_32_megabytes():
    cache = ClipCache()
    for number in itertools.islice(itertools.count(), 40):
        cache.put(Utterance(str(number), "en"), clip_of(1024 * 1024))
    assert cache.size == 32 * 1024 * 1024


def test_what_is_larger_than_the_cache_is_not_kept():
    cache = ClipCache(limit=10)
    utterance = Utterance("long", "en")
    cache.put(utterance, clip_of(10))
    cache.put(utterance, clip_of(11))
    assert cache.get(utterance) is None
    assert cache.size == 0
