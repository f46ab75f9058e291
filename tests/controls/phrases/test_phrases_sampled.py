"""No meaning steals a sentence of another: what is drawn from the templates comes back to what it means."""

from dataclasses import replace
from itertools import islice

import pytest

from audio_yahtzee.controls.phrases.context import ANYTIME, Asked, Card, Context, Last, context_of
from audio_yahtzee.controls.phrases.meaning import Meant
from audio_yahtzee.controls.phrases.sampling import sample
from audio_yahtzee.controls.phrases.understanding import Understood
from audio_yahtzee.game import engine
from audio_yahtzee.game.card import Cell
from tests.support.phrasing import LANGUAGES, LIBRARY, anything, phrases, rolled


def strayed(tag, context, count, seed):
    """Return the sampled sentences that do not come back to their meaning."""
    known = phrases(tag)
    drawn = sample(known.book, context, count, seed)
    return [
        (text, [str(each) for each in said], understood)
        for text, said in drawn
        if (understood := known.understand(text, context)) != Understood(said)
    ]


def contexts(rules):
    """Return contexts of all that may be said: after a keep, after a score, and with a list open."""
    after_keep = anything(rules)
    return after_keep, replace(after_keep, last=Last.SCORE), replace(after_keep, asked=Asked.LIST)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_sampled_sentence_means_what_it_was_drawn_from_by_every_rule_set(tag):
    for number, rules in enumerate(LIBRARY.ids):
        for context in contexts(rules):
            assert strayed(tag, context, 12, number) == []


@pytest.mark.long
@pytest.mark.parametrize("tag", LANGUAGES)
def test_ten_thousand_sampled_sentences_mean_what_they_were_drawn_from(tag):
    for number, rules in enumerate(LIBRARY.ids):
        for context in contexts(rules):
            assert strayed(tag, context, 120, 1000 + number) == []


@pytest.mark.parametrize("tag", LANGUAGES)
def test_so_they_do_at_a_table_where_less_makes_sense(tag):
    assert strayed(tag, rolled(4, 4, 2, 6, 3), 150, 1) == []
    assert strayed(tag, rolled(), 100, 2) == []


@pytest.mark.parametrize("tag", LANGUAGES)
def test_so_they_do_with_the_most_dice_and_faces_and_boxes_of_ones_own(tag):
    card = Card(("sevens", "grand_slam", "dragon"), 3, 8, 10, (("en", "dragon", "The 7 dragons!"),))
    cells = tuple(Cell(box, column) for box in card.boxes for column in range(3))
    context = Context(card, frozenset(Meant), cells, entries=("a", "b", "c"), last=Last.KEEP)
    assert strayed(tag, context, 300, 3) == []


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_meaning_is_sampled(tag):
    drawn = sample(phrases(tag).book, anything("double-yahtzee"), 1500, 4)
    assert {each.intent for _, said in drawn for each in said} == set(Meant)


def test_what_is_only_typed_is_not_sampled_for_listening():
    book = phrases("en").book
    drawn = [text for text, _ in sample(book, anything(), 1500, 5, typed=False)]
    assert "score" not in drawn
    assert "help" in drawn


def test_the_same_seed_draws_the_same_sentences():
    book = phrases("sv").book
    assert list(sample(book, anything(), 20, 6)) == list(sample(book, anything(), 20, 6))


def test_a_meaning_that_cannot_be_said_now_is_left_out():
    book, empty = phrases("en").book, anything().asking(Asked.LIST, ())
    assert {said[0].intent for _, said in sample(book, empty, 300, 8)} == ANYTIME
    assert list(sample(book, replace(empty, intents=frozenset((Meant.CHOOSE,))), 3)) == []


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_usual_phrase_of_a_meaning_means_just_that(tag):
    known, context = phrases(tag), anything("maxi-yatzy")
    for _, said in islice(sample(known.book, context, 400, 7), 400):
        assert known.understand(known.phrase(said, context.card), context) == Understood(said)


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("rules", LIBRARY.ids)
def test_what_can_be_said_is_told_in_phrases_that_work(tag, rules):
    state = engine.start(LIBRARY.get(rules), 2).state
    known, context = phrases(tag), context_of(state)
    told = known.examples(context, most=50)
    assert len(told) > 10
    assert known.example(context) == told[0]
    for text in told:
        assert isinstance(known.understand(text, context), Understood)
