"""What may be said now, as a recogniser is told it."""

from dataclasses import replace
from time import process_time

import pytest
from hassil.parse_expression import parse_sentence

from audio_yahtzee import resources
from audio_yahtzee.controls.phrases.book import Phrasebook, Templates
from audio_yahtzee.controls.phrases.context import Asked, Card, Context, card_of, everything
from audio_yahtzee.controls.phrases.grammar import grammar_of, network_of, whole
from audio_yahtzee.controls.phrases.lexicon import Lexicon
from audio_yahtzee.controls.phrases.meaning import Meant
from audio_yahtzee.controls.phrases.sampling import sample
from audio_yahtzee.controls.phrases.sounds import load_pronouncing
from audio_yahtzee.controls.phrases.templates import load_phrasebook
from audio_yahtzee.game.card import Cell
from audio_yahtzee.rulesets import library

LOCALES = [resources.folder("locales")]
LANGUAGES = ("en", "sv")


def shipped(tag):
    return load_phrasebook(tag, LOCALES)[0]


def a_book(*sentences, rules=None):
    """A language in which one meaning is said in `sentences`, and no other is said at all."""
    nothing = {intent: Templates(()) for intent in Meant}
    said = Templates(tuple(parse_sentence(sentence, keep_text=True) for sentence in sentences))
    named = {name: parse_sentence(text) for name, text in (rules or {}).items()}
    lists = {"number": (("en", 1), ("två", 2), ("tio", 10))}
    return Phrasebook("xx", nothing | {Meant.HELP: said}, named, lists, {}, {})


def may_be_said(*sentences, **more):
    return grammar_of(a_book(*sentences, **more), Context())


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("rules", ["yahtzee", "maxi-yatzy-tactic", "triple-yahtzee"])
def test_whatever_is_listened_for_is_in_the_grammar(tag, rules):
    book, context = shipped(tag), everything(library().get(rules))
    network = grammar_of(book, context)
    missed = [text for text, _ in sample(book, context, 500, typed=False) if not network.accepts(text)]
    assert missed == []


def test_only_open_boxes_can_be_scored():
    context = everything(library().get("yahtzee"))
    network = grammar_of(shipped("en"), replace(context, cells=(Cell("chance", 0),)))
    assert network.accepts("score the chance")
    assert not network.accepts("score the yahtzee")


def test_dice_have_no_more_places_and_faces_than_the_game_has():
    network = grammar_of(shipped("en"), everything(library().get("yahtzee")))
    assert network.accepts("keep dice two and five")
    assert not network.accepts("keep dice two and six")
    assert not network.accepts("keep the sevens")


def test_a_question_is_answered_and_nothing_else():
    question = everything(library().get("yatzy")).asking(Asked.CONFIRM)
    network = grammar_of(shipped("en"), question)
    assert network.accepts("yes")
    assert not network.accepts("roll")


def test_a_list_takes_as_many_numbers_as_it_has_entries():
    question = everything(library().get("yatzy")).asking(Asked.LIST, ("one", "two"))
    network = grammar_of(shipped("en"), question)
    assert network.accepts("number two")
    assert not network.accepts("number three")


def test_a_keep_and_a_roll_are_said_in_one_breath_where_there_is_a_roll():
    context = everything(library().get("yatzy"))
    assert grammar_of(shipped("en"), context).accepts("keep the fours and roll")
    last = replace(context, intents=context.intents - {Meant.ROLL})
    assert not grammar_of(shipped("en"), last).accepts("keep the fours and roll")


def test_half_a_sentence_is_none():
    network = grammar_of(shipped("en"), everything(library().get("yatzy")))
    assert not network.accepts("keep the")
    assert not network.accepts("")


def test_where_nothing_can_be_said_nothing_is_heard():
    assert grammar_of(shipped("en"), Context(intents=frozenset())).words == frozenset()
    assert network_of(()).words == frozenset()


def test_words_written_together_are_whole_words():
    network = may_be_said(
        "alternativ[en] nu", "slag(et|en)", "nummer{number:face}", "<stam>n", rules={"stam": "hus(e|)"}
    )
    assert network.words == {
        "alternativ", "alternativen", "nu", "slaget", "slagen", "nummeren", "nummertvå", "husen", "husn",
    }  # fmt: skip
    assert network.accepts("alternativen nu")


def test_words_in_any_order_are_each_order():
    network = may_be_said("(a;b)")
    assert network.accepts("a b")
    assert network.accepts("b a")
    assert not network.accepts("a")


def test_what_nobody_knows_how_to_pronounce_is_not_listened_for():
    book = a_book("known", "unknown word")
    network = grammar_of(book, Context(), known={"known"})
    assert network.accepts("known")
    assert network.words == {"known"}


def test_alike_ends_are_one():
    network = network_of(("keep the two fours", "hold the two fours"))
    assert len(network.follows) == 5


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_grammar_is_made_within_a_spoken_word(tag):
    lexicon = Lexicon(shipped(tag), card_of(library().get("yatzy")), load_pronouncing(tag, LOCALES)[0])
    context = whole(lexicon.card)
    lexicon.network(context)
    spent = []
    for _ in range(3):
        began = process_time()
        lexicon.network(context)
        spent.append(process_time() - began)
    assert min(spent) < 0.05


def test_a_box_that_players_have_named_is_listened_for(monkeypatch):
    monkeypatch.setattr("audio_yahtzee.controls.phrases.lexicon.SENTENCES", 300)
    card = Card(("mine",), names=(("en", "mine", "Zorblax"),))
    lexicon = Lexicon(shipped("en"), card, load_pronouncing("en", LOCALES)[0])
    network = lexicon.network(whole(card))
    assert network.accepts("score the zorblax")
    assert lexicon.words["zorblax"][0] == "Z AO R B L AE K S"
    assert lexicon.tag == "en"
    assert all(network.accepts(text) for text in lexicon.sentences)


def test_the_entries_of_an_open_list_are_called_by_their_names():
    context = everything(library().get("yahtzee"))
    entries = ("Full house, 25", "Chance 19", "Zorp", "7", "One pair")
    known = {"full", "house", "chance", "one"}
    network = grammar_of(shipped("en"), context.asking(Asked.LIST, entries), known)
    assert all(map(network.accepts, ("full house", "chance", "one")))
    assert not any(map(network.accepts, ("zorp", "one pair", "full", "")))
    asked = grammar_of(shipped("en"), context.asking(Asked.CONFIRM, entries), known)
    assert not asked.accepts("full house")


def test_a_name_that_is_only_there_in_english_sounds_in_either_accent(monkeypatch):
    monkeypatch.setattr("audio_yahtzee.controls.phrases.lexicon.SENTENCES", 10)
    names = (("en", "mine", "Zorblax"), ("sv", "theirs", "Kåk"))
    card = Card(("mine", "theirs"), names=names)
    swedish, english = (load_pronouncing(tag, LOCALES)[0] for tag in ("sv", "en"))
    lexicon = Lexicon(shipped("sv"), card, swedish, english)
    alone = Lexicon(shipped("sv"), card, swedish)
    assert "Z AO R B L AE K S" in lexicon.words["zorblax"]
    assert set(alone.words["zorblax"]) < set(lexicon.words["zorblax"])
    assert lexicon.words["kåk"] == alone.words["kåk"]
    assert lexicon.unheard == ()


def test_a_box_that_nobody_can_pronounce_is_named():
    class Mute:
        def of_all(self, words):
            return {word: ("K",) for word in words if word != "zorblax"}

    card = Card(("mine", "chance"), names=(("en", "mine", "Zorblax"),))
    assert Lexicon(shipped("en"), card, Mute()).unheard == ("Zorblax",)
